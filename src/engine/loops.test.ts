import { describe, expect, test } from "vitest";
import {
  defineCard,
  discard,
  discards,
  inOrder,
  it,
  may,
  returnToHand,
  spellAbility,
  triggered,
  you,
} from "../language/build.ts";
import type { Effect } from "../language/schema.ts";
import type { Answer } from "./decisions.ts";
import { frameId } from "./ids.ts";
import { run, step } from "./index.ts";
import { isChoice } from "./loops.ts";
import { A, B, Table } from "./testing/table.ts";

/** "Whenever you discard a card, return it to your hand, then …" */
const wheel = (name: string, ...then: readonly Effect[]) =>
  defineCard([name, name, "てすと"], {
    type: "Enchantment",
    text: [triggered(discards(you), inOrder(returnToHand(it()), ...then))],
  });
const gain: Effect = { is: "gainLife", who: you, amount: { is: "number", value: 1 } };
const starter = defineCard(["Test Starter", "試しの始まり", "ためしのはじまり"], {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(discard(1))],
});
const cards = [
  starter,
  wheel("Test Wheel", discard(1)),
  wheel("Kind Wheel", may(you, discard(1))),
  wheel("Fat Wheel", gain, discard(1)),
];

/** Everybody passes and does what must be done; choices are made as they come first. */
function turnRound(table: Table, laps: number): Table {
  for (let left = laps; left > 0 && !table.game.result; left -= 1) {
    const { decision } = table;
    if (decision.is === "confirm") table.choose(true);
    else if (decision.is === "choose") {
      table.answer({ is: "choose", chosen: decision.from.slice(0, decision.min) });
    } else table.pass();
  }
  return table;
}

function begin(name: string, hand: readonly string[] = ["Forest"]): Table {
  const table = new Table({
    cards,
    A: { hand: ["Test Starter", ...hand], battlefield: [name] },
    // 732.5: nobody has to end a loop that they could end.
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
  });
  return table.cast("Test Starter");
}

describe("104.4b, 732.4: loops", () => {
  test("104.4b: a loop of mandatory actions is a draw, although its objects are new in each lap", () => {
    const table = turnRound(begin("Test Wheel"), 400);
    expect(table.game.result).toEqual({ winner: null });
    expect(table.happened("gameEnded")).toEqual([{ is: "gameEnded", winner: null, loop: true }]);
    expect(table.cited("gameEnded")).toEqual(["104.4b", "732.4"]);
    // Found soon after it begins to be looked for.
    expect(table.happened("passed").length).toBeLessThan(200);
  });

  test("104.4b, 607.2: what nothing refers to any more makes no difference", () => {
    const table = begin("Test Wheel");
    for (let laps = 0; laps < 200; laps += 1) {
      turnRound(table, 1);
      if (table.game.result) break;
      table.change((work) =>
        work.set({ links: { ...work.game.links, [`o${work.fresh()}:x`]: [] } }),
      );
    }
    expect(table.game.result).toEqual({ winner: null });
  });

  test("104.4b: with a choice in each lap it is none", () => {
    const table = turnRound(begin("Test Wheel", ["Forest", "Island"]), 600);
    expect(table.game.result).toBeNull();
  });

  test("104.4b: loops that contain an optional action are no draw", () => {
    const table = turnRound(begin("Kind Wheel"), 600);
    expect(table.game.result).toBeNull();
    expect(table.happened("passed").length).toBeGreaterThan(200);
  });

  test("104.4b: a game that changes with each lap goes on for some time", () => {
    const table = turnRound(begin("Fat Wheel"), 600);
    expect(table.game.result).toBeNull();
    expect(table.life(A)).toBeGreaterThan(100);
  });

  test("104.4b: a loop in which something grows is a draw after 4,096 laps", () => {
    const table = turnRound(begin("Fat Wheel"), 300);
    const count = (): number => table.game.lap?.count ?? 0;
    expect(count()).toBeGreaterThan(64);
    table.change((work) => work.set({ lap: { ...work.game.lap, count: 4090 } }));
    const { life } = table.game.players[0] ?? {};
    while (count() < 4096) turnRound(table, 1);
    expect(table.game.result).toBeNull();
    while (count() === 4096) turnRound(table, 1);
    expect(table.game.result).toEqual({ winner: null });
    expect(table.cited("gameEnded")).toEqual(["104.4b", "732.4"]);
    // It grew until the end: no two of these positions were the same.
    expect(table.life(A)).toBeGreaterThan(life ?? 0);
  });

  test("104.4b: a choice on the way begins the count anew", () => {
    const table = turnRound(begin("Kind Wheel"), 20);
    table.change((work) => work.set({ lap: { ...work.game.lap, count: 4090 } }));
    turnRound(table, 20);
    expect(table.game.result).toBeNull();
    expect(table.game.lap?.count).toBeLessThan(64);
  });

  const idle = (length: number) =>
    Array.from({ length }, () => ({ do: "endFrame" as const, frame: frameId(1) }));

  test("as many as 20,000 steps without a question are no loop", () => {
    const { game } = run({ ...new Table({}).game, decision: null, agenda: idle(20_000) });
    expect(game.result).toBeNull();
    expect(game.agenda).toEqual([]);
  }, 20_000);

  test("a game in which nobody is asked anything for more than 20,000 steps ends in a draw", () => {
    const table = new Table({});
    const agenda = idle(20_001);
    const { game, events } = run({ ...table.game, decision: null, agenda });
    expect(game.result).toEqual({ winner: null });
    expect(events.at(-1)?.what).toMatchObject({ is: "gameEnded", loop: true });
    expect(step(game).game).toBe(game);
  }, 20_000);

  test("in an ordinary game nothing is compared, and each turn begins anew", () => {
    const table = new Table({ A: { library: ["9 Forest"] }, B: { library: ["9 Forest"] } });
    table.pass(3);
    expect(table.game.lap).toEqual({ count: 4 });
    table.passUntil(2);
    expect(table.game.lap).toEqual({ count: 1 });
  });

  test("whether something is a choice: what can be answered in one way only is none", () => {
    const asked = { player: B, purpose: { is: "discard" }, cr: ["701.9b"] } as const;
    const target = { is: "player", player: A } as const;
    const choose = (from: number, min: number, max: number): boolean => {
      const list = Array.from({ length: from }, () => target);
      return isChoice(
        { ...asked, is: "choose", from: list, min, max },
        { is: "choose", chosen: [] },
      );
    };
    expect(choose(1, 1, 1)).toBe(false);
    expect(choose(2, 1, 1)).toBe(true);
    expect(choose(1, 0, 1)).toBe(true);
    expect(choose(0, 0, 0)).toBe(false);
    const act = (answer: Answer): boolean => isChoice({ is: "act", player: A, cr: [] }, answer);
    expect(act({ is: "act", action: { is: "pass" } })).toBe(false);
    expect(act({ is: "act", action: { is: "playLand", object: "o1" as never } })).toBe(true);
  });
});
