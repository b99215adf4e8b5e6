/**
 * Defects of the engine in the order of continuous effects, for rulings of Lorwyn and Eventide: a
 * function of a chapter is replaced by one that gets a rule wrong. The boards must say otherwise;
 * behind each stands which of its claims is refuted, or the line that can't be played (`>`), so that
 * a board without that claim fails here.
 */

import { vi } from "vitest";
import type { Effect } from "../../engine/layers/effects.ts";
import type { Layer } from "../../engine/layers/order.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "abilities are lost before types are set"
  | "what defines a characteristic waits for its timestamp"
  | "what defines a characteristic does so on the battlefield only"
  | "what takes types away comes last"
  | "a switch has its turn among what sets a size"
  | "the oldest of what sets a size prevails"
  | "what is static has its turn among what has resolved";

vi.mock("../../engine/layers/order.ts", async (original) => {
  const real = await original<typeof import("../../engine/layers/order.ts")>();
  const layerOf: typeof real.layerOf = (change, rules, by, all) => {
    const layer = real.layerOf(change, rules, by, all);
    const instead: Readonly<Partial<Record<Layer, Layer>>> = {
      ...(engine.has("abilities are lost before types are set") && { ability: "text" }),
      ...(engine.has("a switch has its turn among what sets a size") && { switchPT: "setPT" }),
      ...(engine.has("what is static has its turn among what has resolved") && {
        modifyPT: "setPT",
      }),
    };
    return instead[layer] ?? layer;
  };
  return { ...real, layerOf };
});

vi.mock("../../engine/layers/effects.ts", async (original) => {
  const real = await original<typeof import("../../engine/layers/effects.ts")>();
  const { layerOf } = await import("../../engine/layers/order.ts");
  // As they are with the defect: the engine keeps those that it knows.
  const layersOf: typeof real.layersOf = (effect, rules) =>
    effect.changes.reduce(
      (sum, change) =>
        sum | real.bitOf(layerOf(change, rules, real.makerOf(effect), effect.changes)),
      0,
    );
  const isIn: typeof real.isIn = (layer, effect, rules) =>
    (layersOf(effect, rules) & real.bitOf(layer)) !== 0;
  const takesTypes = ({ changes }: Effect): number =>
    Number(changes.some(({ is }) => is === "loseSubtypes"));
  const setsSize = ({ changes }: Effect): boolean => changes.some(({ is }) => is === "setPT");
  const inOrder: typeof real.inOrder = (one, other) => {
    if (engine.has("what defines a characteristic waits for its timestamp"))
      return one.timestamp - other.timestamp || real.inOrder(one, other);
    if (engine.has("what takes types away comes last"))
      return takesTypes(one) - takesTypes(other) || real.inOrder(one, other);
    if (engine.has("the oldest of what sets a size prevails") && setsSize(one) && setsSize(other))
      return real.inOrder(other, one);
    return real.inOrder(one, other);
  };
  const staticEffects: typeof real.staticEffects = (game, id, draft, grantedAt) => {
    const found = real.staticEffects(game, id, draft, grantedAt);
    return engine.has("what defines a characteristic does so on the battlefield only") &&
      game.objects[id]?.place.zone !== "battlefield"
      ? found.filter(({ defining }) => !defining)
      : found;
  };
  return { ...real, layersOf, isIn, inOrder, staticEffects };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "abilities are lost before types are set",
    "613.1d",
    {
      "lrw-changeling-losing-ability-keeps-types/humbled": [
        "Avian Changeling is 1/2",
        "Avian Changeling is a Goblin",
        "Avian Changeling is a Merfolk",
      ],
      "lrw-changeling-losing-ability-keeps-types/humility": ["Woodland Changeling is a Goblin"],
      "lrw-changeling-type-effects-before-abilities/humble-and-frog": [
        "Humbled is a Goblin",
        "Humbled is a Frog",
      ],
      "lrw-changeling-losing-types-keeps-ability/ability-lost-before": [
        "at before: Changeling Titan is a Goblin",
      ],
    },
  ],
  [
    "what defines a characteristic waits for its timestamp",
    "613.3",
    {
      "lrw-changeling-becoming-a-type-keeps-ability/conspiracy-first": [
        "A's Woodland Changeling is not a Goblin",
        "A's Woodland Changeling is not a Shapeshifter",
      ],
    },
  ],
  [
    "what defines a characteristic does so on the battlefield only",
    "604.3",
    {
      "lrw-changeling-effects-in-other-zones/goblin-card-in-the-graveyard": ["> resolve"],
      "crib-swap-changeling-in-all-zones/hand-stack-graveyard": [
        "at stack: Crib Swap is a Goblin",
        "Crib Swap is a Goblin",
        "Avian Changeling is a Merfolk",
      ],
      "primalcrux-counts-itself-on-the-battlefield/hand-stack-battlefield": [
        "at hand: Primalcrux is 1/1",
        "at stack: Primalcrux is 1/1",
      ],
      "umbra-stalker-counts-itself-in-graveyard/battlefield-and-graveyard": [
        "Umbra Stalker is 5/5",
      ],
    },
  ],
  [
    "what takes types away comes last",
    "613.7b",
    {
      "nameless-inversion-a-type-gained-later/entity-afterwards": [
        "Serra Angel is an Angel",
        "Serra Angel is a Goblin",
      ],
    },
  ],
  [
    "a switch has its turn among what sets a size",
    "613.4d",
    {
      "eve-mimic-switching-always-applies/switched-before": ["Shorecrasher Mimic is 3/5"],
      "eve-mimic-some-effects-still-apply/all-at-once": [
        "Shorecrasher Mimic is 5/7",
        "Shorecrasher Mimic is 8/10",
      ],
      "shorecrasher-mimic-modifiers-stay/growth-counter-switch": ["Shorecrasher Mimic is 7/9"],
    },
  ],
  [
    "the oldest of what sets a size prevails",
    "613.7",
    {
      "eve-mimic-overwrites-most-effects/now-what-sets": [
        "Shorecrasher Mimic is 5/3",
        "Shorecrasher Mimic has trample",
      ],
      "eve-mimic-later-setting-effects-apply/lignify-afterwards": [
        "Shorecrasher Mimic is 0/4",
        "Shorecrasher Mimic has no trample",
        "Shorecrasher Mimic has no abilities",
      ],
      "eve-mimic-later-setting-effects-apply/frog-in-response": [
        "Shorecrasher Mimic is 5/3",
        "Shorecrasher Mimic has trample",
      ],
      "nightsky-mimic-second-spell-sets-again/entity-in-between": [
        "at between: Nightsky Mimic is 1/1",
      ],
      "lignify-types-and-sizes-set-later/entity-later": [
        "Grizzly Bears is 5/5",
        "Grizzly Bears is a Bear",
        "Grizzly Bears is a Goblin",
      ],
      "lignify-types-and-sizes-set-later/entity-earlier": [
        "Grizzly Bears is 0/4",
        "Grizzly Bears is not a Goblin",
      ],
    },
  ],
  [
    "what is static has its turn among what has resolved",
    "418.5a of 2008",
    {
      "eve-mimic-overwrites-most-effects/then-static": ["Shorecrasher Mimic is 7/5"],
    },
  ],
];

describeDefects(engine.state, rows);
