/**
 * The words of which rules texts of different years use one or the other, with no difference in
 * what they mean (RT-03 and RT-46 of the timeline of changes). Today's word stands first.
 */
const eraWords = {
  // Until July 2009
  /** Where permanents are. */
  battlefield: ["battlefield", "play"],
  exile: ["exile", "removal"],
  spells: ["cast", "play"],
  abilities: ["activate", "play"],
  /** The step before cleanup, and what happens as it begins. */
  ending: ["endStep", "endOfTurn"],
  // Until 2011: a creature "is put into a graveyard from the battlefield"
  death: ["dies", "isPut"],
  // Until July 2014: "becomes 5/3" without the word "base"
  sizes: ["base", "plain"],
  // Until September 2016: tokens are put where they come to be
  tokens: ["create", "put"],
  // Until April 2018
  damageTargets: ["any", "creatureOrPlayer"],
  mana: ["add", "addToPool"],
  person: ["they", "heOrShe"],
  /** Who picks what a player sacrifices went without saying. */
  choice: ["said", "unsaid"],
  /** What the rules themselves could counter "can't be countered by spells or abilities" (RT-17, RT-18). */
  countering: ["atAll", "bySpellsOrAbilities"],
  /** What a text calls the spell that it is on. */
  spell: ["spell", "name"],
  /** How it speaks of itself again, in Japanese: 「これ」, or by its name once more. */
  again: ["this", "name"],
  // Until July 2020: cards are put from a library into a graveyard
  milling: ["mill", "put"],
  // Until April 2021
  manaValue: ["manaValue", "convertedManaCost"],
  shuffling: ["shuffle", "shuffleLibrary"],
  /** How an ability says when it may be activated. */
  limits: ["activateOnly", "thisAbility"],
  // Until 2024
  /** From 2009 on things "enter the battlefield"; before that they "come into play". */
  entering: ["enter", "enterBattlefield"],
  kindred: ["kindred", "tribal"],
  /** What a text calls the permanent or card that it is on. */
  self: ["kind", "name"],
} as const;

/** Which word of each pair is in use. */
export type Vocabulary = {
  readonly [Word in keyof typeof eraWords]: (typeof eraWords)[Word][number];
};

export const todayWords: Vocabulary = {
  battlefield: "battlefield",
  exile: "exile",
  spells: "cast",
  abilities: "activate",
  ending: "endStep",
  death: "dies",
  sizes: "base",
  tokens: "create",
  damageTargets: "any",
  mana: "add",
  person: "they",
  choice: "said",
  countering: "atAll",
  spell: "spell",
  again: "this",
  milling: "mill",
  manaValue: "manaValue",
  shuffling: "shuffle",
  limits: "activateOnly",
  entering: "enter",
  kindred: "kindred",
  self: "kind",
};

/** Something that is made once for each vocabulary. */
export function forEachVocabulary<Made>(
  make: (vocabulary: Vocabulary) => Made,
): (vocabulary: Vocabulary) => Made {
  const known = new WeakMap<Vocabulary, Made>();
  return (vocabulary) => {
    const made = known.get(vocabulary) ?? make(vocabulary);
    known.set(vocabulary, made);
    return made;
  };
}
