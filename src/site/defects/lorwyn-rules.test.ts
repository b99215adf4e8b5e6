/**
 * Defects that are data, for rulings of Lorwyn: the rule of another year, a keyword that means
 * something else, a card that says something else. The boards must say otherwise; behind each stands
 * which of its claims is refuted, or the line that can't be played (`>`), so that a board without
 * that claim fails here.
 */
import { keyword, sacrifice, self } from "../../language/build.ts";
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
    "610.3: what is championed stays away until the champion leaves, as with newer cards",
    withKeyword("champion", (meaning) =>
      meaning.flatMap((ability) =>
        ability.is === "triggered" && ability.when.is === "leaves"
          ? []
          : [
              rewrite<"Ability">(ability, {
                node: (node) =>
                  node.is === "exile" ? { ...node, until: { is: "thisLeaves" } } : node,
              }),
            ],
      ),
    ),
    {
      "lrw-champion-left-exiled-for-good/never-back": ["> resolve"],
      "lrw-champion-left-before-enter-trigger/shock-in-response": [
        "at died: the stack is Nova Chaser's ability, Nova Chaser's ability",
        "nothing was asked",
      ],
      "lrw-champion-two-triggered-abilities/returned-to-its-owner": ["> resolve"],
    },
  ],
  [
    "702.74a: only whoever controls evoke's ability could sacrifice the creature",
    withKeyword("evoke", (meaning) =>
      meaning.map((ability) =>
        ability.is === "triggered" ? { ...ability, effect: sacrifice(self) } : ability,
      ),
    ),
    {
      "lrw-evoke-control-change-on-the-battlefield/taken-in-response": [
        "Mulldrifter is in A's graveyard",
      ],
    },
  ],
  [
    "702.73a: whatever is given all creature types is given changeling",
    withCards((ability) => [
      rewrite<"Ability">(ability, {
        node: (node) =>
          node.is === "apply" && node.changes.some(({ is }) => is === "allCreatureTypes")
            ? {
                ...node,
                changes: [...node.changes, { is: "gainAbility", ability: keyword("changeling") }],
              }
            : node,
      }),
    ]),
    {
      "lrw-all-types-is-not-changeling/types-without-ability": [
        "Grizzly Bears has no abilities",
        "Grizzly Bears is 5/5",
      ],
    },
  ],
  [
    "709.4b: the halves of a split card are compared apart today, too",
    withRules({ splitManaValue: "eachHalf" }),
    {
      "lrw-clash-split-card-two-values/now": ["B has 20 life", "A's Sylvan Echoes did not trigger"],
    },
  ],
  [
    "505.6 of 2007: a split card is compared by both its halves together in 2007, too",
    withRules({ splitManaValue: "combined" }),
    { "lrw-clash-split-card-two-values/then": ["B has 17 life", "A's Sylvan Echoes triggered"] },
  ],
  [
    "212.9g of 2007: damage isn't redirected to planeswalkers in 2007 either",
    withRules({ planeswalkerDamage: "direct" }),
    {
      "lrw-redirect-affected-player-orders/then": ["> B chooses Shock"],
      "lrw-redirect-normal-replacement-ordering/then": ["> B chooses Healing Salve"],
      "lrw-redirect-source-controller-decides/then": ["> A chooses nothing"],
      "lrw-redirect-no-splitting/then": ["> A chooses Garruk Wildspeaker"],
    },
  ],
  [
    "306.7 until 2018: damage is redirected to planeswalkers today, too",
    withRules({ planeswalkerDamage: "redirected" }),
    {
      "lrw-redirect-affected-player-orders/now": [
        "nothing was asked",
        "> A casts Shock targeting B",
      ],
      "lrw-redirect-normal-replacement-ordering/now": ["nothing was asked"],
      "lrw-redirect-source-controller-decides/now": ["nothing was asked", "B has 18 life"],
      "lrw-redirect-is-a-redirection-effect/now": ["nothing was asked", "B has 18 life"],
    },
  ],
  [
    "406.3: who may look at a hidden card may do so only while something allows it",
    withRules({ hiddenCards: "whileAllowed" }),
    {
      "lrw-hideaway-land-leaves-nobody-looks/now-in-response": ["A may look at Craw Wurm"],
      "lrw-hideaway-current-and-former-controllers-look/there-and-back": [
        "at taken: A may look at Craw Wurm",
        "B may look at Craw Wurm",
      ],
      "lrw-hideaway-controllers-may-look/now": ["A may look at Craw Wurm"],
    },
  ],
  [
    "217.7b of 2007: who was once allowed to look at a hidden card may go on in 2007, too",
    withRules({ hiddenCards: "stayKnown" }),
    {
      "lrw-hideaway-land-leaves-nobody-looks/then-in-response": ["A may not look at Craw Wurm"],
    },
  ],
];

describeVariations(rows);
