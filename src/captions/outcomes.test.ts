import { describe, expect, test } from "vitest";
import { Table } from "../engine/testing/table.ts";
import { type Bounds, explore } from "../explore/explore.ts";
import { outcomeLine } from "./outcomes.ts";

const told = (table: Table, bounds?: Bounds) => {
  const { outcomes } = explore(table.game, bounds);
  return outcomes.map((one) => [outcomeLine(one, "en"), outcomeLine(one, "ja")]);
};

describe("outcomes in words", () => {
  test("say what differs, of players and of things that are alike together", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["2 Grizzly Bears"] },
    });
    table.act(table.castAction("Shock"));
    expect(told(table)).toEqual([
      [
        "Player A: 20 life; Player B: 18 life; B's Grizzly Bears: 2 × battlefield",
        "プレイヤーA：ライフ20点、プレイヤーB：ライフ18点、《灰色熊》（B）：戦場×2",
      ],
      [
        "Player A: 18 life; Player B: 20 life; B's Grizzly Bears: 2 × battlefield",
        "プレイヤーA：ライフ18点、プレイヤーB：ライフ20点、《灰色熊》（B）：戦場×2",
      ],
      [
        "Player A: 20 life; Player B: 20 life; B's Grizzly Bears: 1 × battlefield, 1 × graveyard",
        "プレイヤーA：ライフ20点、プレイヤーB：ライフ20点、《灰色熊》（B）：戦場×1、墓地×1",
      ],
    ]);
  });

  test("say how a creature has changed, and who has lost", () => {
    const dog = new Table({ A: { hand: ["Forest"], battlefield: ["Wild Mongrel"] } });
    const lines = told(dog).map(([text]) => text);
    expect(lines).toContain("A's Forest: graveyard; A's Wild Mongrel: battlefield (3/3, blue)");
    const duel = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"], life: 2 } });
    expect(told(duel).map(([text]) => text)).toContain(
      "Player A: 0 life, has lost; Player B: 20 life, has won; A's Shock: graveyard",
    );
  });

  test("say that a line was cut off", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    expect(told(table, { decisions: 1 })).toContainEqual([
      "A's Shock: stack; The game: not over yet",
      "《ショック》（A）：スタック、ゲーム：まだ途中",
    ]);
  });
});
