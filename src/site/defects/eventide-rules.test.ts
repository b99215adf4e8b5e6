/**
 * Defects that are data, for rulings of Eventide: the rule of another year, a keyword that means
 * something else, a card that says something else. The boards must say otherwise; behind each stands
 * which of its claims is refuted, or the line that can't be played (`>`), so that a board without
 * that claim fails here.
 */
import { returnToBattlefield, it as thatCard, you } from "../../language/build.ts";
import { rewrite } from "../../language/walk.ts";
import {
  describeVariations,
  type VariationRow,
  withCards,
  withKeyword,
  withRules,
} from "./refuting.ts";

const rows: readonly VariationRow[] = [
  [
    "418.5a of 2008: what sets a size comes before what changes it in 2008, too",
    withRules({ layering: "settingFirst" }),
    {
      "eve-mimic-overwrites-most-effects/then": ["Shorecrasher Mimic is 5/3"],
      "eve-mimic-second-resolution-overwrites-again/then": ["Shorecrasher Mimic is 5/3"],
    },
  ],
  [
    "613.4b–c: what sets a size and what changes it go by their timestamps today, too",
    withRules({ layering: "resolvedInOrder" }),
    {
      "eve-mimic-overwrites-most-effects/now": ["Shorecrasher Mimic is 8/6"],
      "eve-mimic-second-resolution-overwrites-again/now": ["Shorecrasher Mimic is 8/6"],
      "shorecrasher-mimic-modifiers-stay/growth-counter-switch": ["Shorecrasher Mimic is 7/9"],
      "lignify-bonuses-and-counters/anthem-counter-growth": ["Grizzly Bears is 5/9"],
    },
  ],
  [
    "118.7b–c: a reduction that finds no mana of its color is lost today, too",
    withRules({ excessReduction: "isLost" }),
    { "eve-hybrid-reduction-only-for-chosen-color/now": ["A spent {4}{R}{R}"] },
  ],
  [
    "409.1f of 2008: a reduction that finds no mana of its color takes generic mana in 2008, too",
    withRules({ excessReduction: "reducesGeneric" }),
    { "eve-hybrid-reduction-only-for-chosen-color/then": ["A spent {5}{R}{R}"] },
  ],
  [
    "118.7b–c: what reduces colored mana only takes generic mana as well",
    withCards((ability) => [
      rewrite<"Ability">(ability, {
        node: (node) => {
          if (node.is !== "costChange") return node;
          const { onlyColored: _only, ...rest } = node;
          return rest;
        },
      }),
    ]),
    {
      "eve-hybrid-reduction-only-for-chosen-color/colored-only": ["A spent {1}{W}{W}{W}"],
      "eve-hybrid-reduction-only-for-chosen-color/colored-only-red": ["A spent {1}{R}{R}"],
    },
  ],
  [
    "702.79a: persist returns the card to whoever controls the ability",
    withKeyword("persist", (meaning) =>
      meaning.map((ability) =>
        ability.is === "triggered"
          ? {
              ...ability,
              effect: returnToBattlefield(thatCard("card"), { under: you, counter: "-1/-1" }),
            }
          : ability,
      ),
    ),
    {
      "eve-apparition-persist-returns-without-counter/to-its-owner": [
        "Restless Apparition is controlled by A",
      ],
    },
  ],
  [
    "603.4: persist looks at the counters of the card in the graveyard",
    withKeyword("persist", (meaning) =>
      meaning.map((ability) => {
        if (ability.is !== "triggered") return ability;
        const { onlyIf: _counters, ...always } = ability;
        return always;
      }),
    ),
    {
      "eve-apparition-persist-not-with-counter/second-time": [
        "Restless Apparition triggered 1 time",
        "the stack is empty",
      ],
      "eve-apparition-persist-not-with-counter/counters-at-the-last-moment": [
        "Restless Apparition did not trigger",
      ],
      "restless-apparition-persist-with-plus-counters/one-plus-three-minus": [
        "Restless Apparition did not trigger",
      ],
    },
  ],
  [
    "704.5q: +1/+1 and -1/-1 counters stay on one permanent",
    withRules({ opposingCounters: "stay" }),
    {
      "eve-apparition-persist-not-with-counter/counters-cancelled-first": [
        "at cancelled: Restless Apparition has no -1/-1 counters",
        "at cancelled: Restless Apparition has no +1/+1 counters",
        "Restless Apparition is on A's battlefield",
        "Restless Apparition has 1 -1/-1 counter",
      ],
      "restless-apparition-persist-with-plus-counters/they-cancel-first": [
        "at survived: Restless Apparition has no -1/-1 counters",
        "Restless Apparition is on A's battlefield",
        "Restless Apparition has 1 -1/-1 counter",
      ],
    },
  ],
];

describeVariations(rows);
