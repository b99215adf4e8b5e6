/**
 * Defects of the engine in hybrid costs, conditions and what was last known, for rulings of
 * Eventide: a function of a chapter is replaced by one that gets a rule wrong. The boards must say
 * otherwise; behind each stands which of its claims is refuted, or the line that can't be played
 * (`>`), so that a board without that claim fails here.
 */

import { vi } from "vitest";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "a hybrid symbol is reduced by either color"
  | "what has left is remembered without its counters"
  | "abilities vanish with those of their source"
  | "a condition is looked at only as it triggers";

vi.mock("../../engine/costs/changes.ts", async (original) => {
  const real = await original<typeof import("../../engine/costs/changes.ts")>();
  const { parseMana, totalOf } = await import("../../engine/mana.ts");
  const { manaTypes } = await import("../../language/vocabulary.ts");
  const { characteristics } = await import("../../engine/layers.ts");
  const changed: typeof real.changed = (game, spell, mana) => {
    const now = real.changed(game, spell, mana);
    const cost = characteristics(game, spell).manaCost ?? "";
    const [, ...halves] = /\{([WUBRG])\/([WUBRG])\}/.exec(cost) ?? [];
    const [one, other] = halves.flatMap((half) =>
      manaTypes.filter((type) => parseMana(`{${half}}`)[type] > 0),
    );
    if (!engine.has("a hybrid symbol is reduced by either color") || !one || !other) return now;
    const swap = (amount: typeof mana): typeof mana => ({
      ...amount,
      [one]: amount[other],
      [other]: amount[one],
    });
    const swapped = swap(real.changed(game, spell, swap(mana)));
    return totalOf(swapped) < totalOf(now) ? swapped : now;
  };
  return { ...real, changed };
});

vi.mock("../../engine/zones.ts", async (original) => {
  const real = await original<typeof import("../../engine/zones.ts")>();
  const relocate: typeof real.relocate = (work, move, before) => {
    const id = real.relocate(work, move, before);
    const past = work.game.past[move.object];
    if (engine.has("what has left is remembered without its counters") && past) {
      const { counters: _counters, ...object } = past.object;
      work.set({ past: { ...work.game.past, [move.object]: { ...past, object } } });
    }
    return id;
  };
  return { ...real, relocate };
});

vi.mock("../../engine/resolving.ts", async (original) => {
  const real = await original<typeof import("../../engine/resolving.ts")>();
  const { cease } = await import("../../engine/zones.ts");
  const { characteristics } = await import("../../engine/layers.ts");
  const resolveTop: typeof real.resolveTop = (work) => {
    const { stack, objects, battlefield } = work.game;
    const id = stack.at(-1);
    const stacked = id && objects[id]?.stacked;
    const lost =
      stacked &&
      battlefield.includes(stacked.source) &&
      !characteristics(work.game, stacked.source).abilities.some(({ key }) => key === stacked.key);
    const known = engine.has("a condition is looked at only as it triggers");
    if (known && id && stacked && stacked.ability.is === "triggered") {
      const { onlyIf: _condition, ...ability } = stacked.ability;
      work.setObject(id, { stacked: { ...stacked, ability } });
    }
    if (engine.has("abilities vanish with those of their source") && id && lost) cease(work, id);
    else real.resolveTop(work);
  };
  return { ...real, resolveTop };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "a hybrid symbol is reduced by either color",
    "601.2b",
    {
      "eve-hybrid-reduction-only-for-chosen-color/then": ["A spent {5}{R}{R}"],
      "eve-hybrid-reduction-only-for-chosen-color/colored-only": ["A spent {1}{W}{W}{W}"],
    },
  ],
  [
    "what has left is remembered without its counters",
    "603.10a",
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
    "abilities vanish with those of their source",
    "113.7a",
    {
      "eve-mimic-later-setting-effects-apply/frog-in-response": [
        "Shorecrasher Mimic is 5/3",
        "Shorecrasher Mimic has trample",
      ],
    },
  ],
  [
    "a condition is looked at only as it triggers",
    "603.4",
    {
      "gwyllion-hedge-mage-counts-lands-twice/too-few-as-it-resolves": ["nothing was asked"],
      "eve-hedge-mage-condition-at-resolution/mountain-returned-in-response": ["nothing was asked"],
    },
  ],
];

describeDefects(engine.state, rows);
