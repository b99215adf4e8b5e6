/**
 * Defects that are data, for rulings of Journey into Nyx: the rule of another year, a keyword that
 * means something else, a card that says something else. The boards must say otherwise; behind each
 * stands which of its claims is refuted, or the line that can't be played (`>`), so that a board
 * without that claim fails here.
 */
import { anyPlayer, becomesTarget, not, thisObject } from "../../language/build.ts";
import type { Trigger, When } from "../../language/schema.ts";
import { find, rewrite } from "../../language/walk.ts";
import {
  describeVariations,
  type Variation,
  type VariationRow,
  withCards,
  withKeyword,
  withRules,
} from "./refuting.ts";

/** Heroic that waits for something else. */
const withHeroic = (change: (when: Trigger & { readonly is: "castsSpell" }) => When): Variation =>
  withCards((ability) => [
    rewrite<"Ability">(ability, {
      node: (node) =>
        node.is === "triggered" &&
        node.when.is === "castsSpell" &&
        find(node.when, "targets").length > 0
          ? { ...node, when: change(node.when) }
          : node,
    }),
  ]);

const rows: readonly VariationRow[] = [
  [
    "702.103b: what is cast for bestow is a creature spell, too",
    withKeyword("bestow", (meaning) =>
      meaning.map((ability) =>
        rewrite<"Ability">(ability, {
          node: (node) =>
            node.is === "setTypes" ? { ...node, types: ["enchantment", "creature"] } : node,
        }),
      ),
    ),
    {
      "jou-bestow-not-a-creature-spell/bestowed": [
        "illegal (601.2c): B casts Essence Scatter targeting Gnarled Scarhide",
        "Gnarled Scarhide is not a creature",
        "B can't cast Essence Scatter",
      ],
      "jou-bestow-noncreature-counter-works/bestowed": [
        "> B casts Negate targeting Gnarled Scarhide",
      ],
      "jou-bestow-always-an-enchantment/bestowed": [
        "at cast: Gnarled Scarhide is not a creature",
        "at there: Gnarled Scarhide is not a creature",
      ],
      "jou-bestow-legal-target-resolves-as-aura/attached": [
        // 704.5p: as a creature it comes off.
        "Gnarled Scarhide is attached to Grizzly Bears",
        "Gnarled Scarhide is an Aura",
        "Gnarled Scarhide is not a creature",
        "Soul Warden did not trigger",
      ],
    },
  ],
  [
    "608.2b until 2018: what has no legal target is countered today, too",
    withRules({ illegalTargets: "counters" }),
    { "jou-bestow-ordinary-aura-contrast/now": ["Holy Strength was not countered"] },
  ],
  [
    "608.2b of 2014: what has no legal target doesn't resolve in 2014 either",
    withRules({ illegalTargets: "doesNotResolve" }),
    { "jou-bestow-ordinary-aura-contrast/then": ["Holy Strength was countered"] },
  ],
  [
    "603.2: heroic waits for whatever targets the creature",
    withHeroic(() => becomesTarget(thisObject, not(thisObject))),
    {
      "jou-heroic-trigger/a-copy": [
        "Favored Hoplite triggered 1 time",
        "Favored Hoplite has 1 +1/+1 counter",
        "Favored Hoplite is 8/9",
      ],
      "jou-heroic-ignores-activated-abilities/equip": [
        "at activated: the stack is Bonesplitter's ability",
        "Bonesplitter is attached to Favored Hoplite",
        "Favored Hoplite is 3/2",
        "Favored Hoplite did not trigger",
      ],
      "jou-heroic-ignores-triggered-abilities/hippocamp-enters": [
        "at triggered: the stack is Breaching Hippocamp's ability",
        "Favored Hoplite is untapped",
        "Favored Hoplite did not trigger",
        "Favored Hoplite is 1/2",
      ],
      "jou-heroic-only-its-controller/by-the-opponent": [
        "at cast: the stack is Giant Growth",
        "Favored Hoplite did not trigger",
        "Favored Hoplite is 4/5",
      ],
      "jou-heroic-only-its-controller/taken-over": [
        "at treason: the stack is Act of Treason",
        "the stack is Favored Hoplite's ability, Giant Growth",
        "Favored Hoplite is controlled by A",
        "Favored Hoplite triggered 1 time",
      ],
    },
  ],
  [
    "109.5: heroic triggers for the spells of all players",
    withHeroic((when) => ({ ...when, who: anyPlayer })),
    {
      "jou-heroic-only-its-controller/by-the-opponent": [
        "at cast: the stack is Giant Growth",
        "Favored Hoplite did not trigger",
        "Favored Hoplite is 4/5",
      ],
      "jou-heroic-only-its-controller/taken-over": [
        "at treason: the stack is Act of Treason",
        "the stack is Favored Hoplite's ability, Giant Growth",
        "Favored Hoplite is controlled by A",
        "Favored Hoplite triggered 1 time",
      ],
    },
  ],
  [
    "510.1d until 2024: the order of what a creature blocks is announced today, too",
    withRules({ damageOrder: "announced" }),
    { "jou-monstrosity-hundred-handed-blocks/damage-among-four": ["> go to combat damage"] },
  ],
];

describeVariations(rows);
