/**
 * Defects that are data, one for each of some rulings: the rule of another year, a keyword that
 * means something else, an ability that a card lacks. The boards must say otherwise; behind each
 * stands which of its claims is refuted, or the line that can't be played (`>`), so that a board
 * without that claim fails here.
 */
import { find, rewrite } from "../../language/walk.ts";
import {
  describeVariations,
  type Variation,
  type VariationRow,
  withCards,
  withKeyword,
  withRules,
} from "./refuting.ts";

/** Madness with a card that, not cast, can be found in the graveyard (702.35c), or not. */
const withMadness = (findable: boolean): Variation =>
  withKeyword("madness", (meaning) =>
    meaning.map((ability) =>
      rewrite<"Ability">(ability, {
        node: (node) => {
          if (node.is !== "putIntoGraveyard") return node;
          const { findable: _findable, ...rest } = node;
          return findable ? { ...rest, findable } : rest;
        },
      }),
    ),
  );

const rows: readonly VariationRow[] = [
  [
    "613.4c–d: Aquamoeba's switch is an effect among others, in the order of timestamps",
    withRules({ layering: "typesFirst" }),
    {
      "tor-aquamoeba-later-modifiers-not-switched/now": ["Aquamoeba is 4/3"],
    },
  ],
  [
    "418.5c of 2002: the switch comes last in 2002, too",
    withRules({ layering: "settingFirst" }),
    {
      "tor-aquamoeba-later-modifiers-not-switched/then": ["Aquamoeba is 5/2"],
    },
  ],
  [
    "510.2: combat damage waits on the stack when Gurzigost has been blocked",
    withRules({ combatDamage: "onStack" }),
    {
      "tor-gurzigost-activate-before-damage/now": ["the stack is empty", "B has 14 life"],
      "tor-gurzigost-activate-before-damage/now-too-late": [
        "the stack is empty",
        "Hill Giant is in B's graveyard",
      ],
    },
  ],
  [
    "310.2 of 2002: combat damage is dealt as it is assigned in 2002, too",
    withRules({ combatDamage: "atOnce" }),
    {
      "tor-gurzigost-activate-before-damage/then": ["> resolve"],
      "tor-gurzigost-activate-before-damage/then-in-time": ["> resolve"],
    },
  ],
  [
    "702.35c: Pitchstone Wall loses sight of a card that went to exile for madness",
    withMadness(false),
    {
      "tor-pitchstone-wall-cannot-follow-madness/now": ["Fiery Temper is in A's hand"],
    },
  ],
  [
    "217.1c of 2002: Pitchstone Wall follows it in 2002, too",
    withMadness(true),
    {
      "tor-pitchstone-wall-cannot-follow-madness/then": [
        "Fiery Temper is in A's graveyard",
        "A has no cards in hand",
      ],
    },
  ],
  [
    "704.5a: Transcendence doesn't keep its controller in the game",
    withCards((ability) => (find(ability, "survivesZeroLife").length > 0 ? [] : [ability])),
    {
      "tor-transcendence-life-below-zero/below": ["> B passes"],
    },
  ],
  [
    "610.3: what a Nightmare exiles stays away until it leaves, as with newer cards",
    withCards((ability) =>
      ability.is === "triggered" && ability.when.is === "leaves"
        ? []
        : [
            rewrite<"Ability">(ability, {
              node: (node) =>
                node.is === "exile" && node.link !== undefined
                  ? { ...node, until: { is: "thisLeaves" } }
                  : node,
            }),
          ],
    ),
    {
      "tor-nightmare-leaves-before-etb-resolves/for-good": ["> resolve"],
      "tor-faceless-butcher-loop-is-a-draw/removed": ["> resolve"],
      // Each comes back as the one that exiled it leaves, without a trigger: a turn of the round ahead.
      "tor-faceless-butcher-three-way-loop/round": [
        "at second: First is in exile",
        "at second: the stack is Second's ability",
        "at first: Third is in exile",
        "at first: the stack is First's ability",
      ],
    },
  ],
];

describeVariations(rows);
