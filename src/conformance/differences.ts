/**
 * Cases that this engine does not agree with yet: by their ids, with the reason. The cases stay as
 * the rules say; a test sees that what stands here does fail, so nothing stays longer than it must.
 */
const dependency = "613.8: effects in a layer are applied by timestamps only.";

export const differences: Readonly<Record<string, string>> = {
  "blood-moon-before-urborg": dependency,
  "urborg-before-blood-moon": dependency,
  "urborg-depends-on-spreading-seas": dependency,
  "life-and-limb-depends-on-blood-moon": dependency,
  "loop-with-bystander": dependency,
  "ashaya-before-an-older-blood-moon": dependency,
  "life-and-limb-depends-on-prismatic-omen": dependency,
  "goblin-king-before-humility": dependency,
  "goblin-king-after-humility": dependency,
  "heliod-a-creature-after-humility": dependency,
  "who-controls-the-aura-controls-the-creature": dependency,
  "control-loop": dependency,
  "token-of-a-back-face": "707.8a: a token that copies a double-faced permanent has one face only.",
  "a-size-that-is-granted":
    "613.7a: what an ability that was granted does has the timestamp of its object, not of the effect that granted it.",
};
