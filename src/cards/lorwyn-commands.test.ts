import { describe, expect, test } from "vitest";
import { mode } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["4 Plains", "4 Island", "4 Swamp", "4 Mountain", "6 Forest"];

/** Cast with two of its modes. */
function commanded(
  name: string,
  modes: readonly [number, number],
  sides: { readonly A?: object; readonly B?: object } = {},
): Table {
  const table = new Table({
    A: { hand: [name], battlefield: lands, library, ...sides.A },
    B: { library, ...sides.B },
  });
  return table.act(table.castAction(name)).answer(mode(modes[0])).answer(mode(modes[1]));
}

describe("700.2: Austere Command", () => {
  const battlefield = ["Bonesplitter", "Glorious Anthem", "Grizzly Bears", "Serra Angel"];
  test.each([
    [
      [0, 1],
      ["Bonesplitter", "Glorious Anthem"],
    ],
    [
      [0, 2],
      ["Bonesplitter", "Grizzly Bears"],
    ],
    [
      [1, 3],
      ["Glorious Anthem", "Serra Angel"],
    ],
    [
      [2, 3],
      ["Grizzly Bears", "Serra Angel"],
    ],
  ] as const)("with modes %j destroys %j", (modes, destroyed) => {
    const table = commanded("Austere Command", modes, { B: { battlefield } });
    table.settle().resolve();
    expect(table.graveyard(B).toSorted()).toEqual(destroyed);
  });

  test("202.3: Ornithopter has mana value 0, an artifact creature", () => {
    const table = commanded("Austere Command", [0, 3], {
      A: { battlefield: [...lands, "Ornithopter"] },
      B: { battlefield: ["Hill Giant"] },
    });
    table.settle().resolve();
    expect(table.graveyard(A).toSorted()).toEqual(["Austere Command", "Ornithopter"]);
    expect(table.graveyard(B)).toEqual(["Hill Giant"]);
  });
});

describe("700.2: Incendiary Command", () => {
  test("4 damage to a player, 2 to each creature", () => {
    const table = commanded("Incendiary Command", [0, 1], {
      B: { battlefield: ["Grizzly Bears", "Serra Angel"] },
    });
    table.choices(["B"]).resolve();
    expect(table.life(B)).toBe(16);
    expect(table.graveyard(B)).toEqual(["Grizzly Bears"]);
    expect(table.game.objects[table.id("Serra Angel")]?.damage).toBe(2);
  });

  test("115.4: 4 damage to a planeswalker; a nonbasic land is destroyed", () => {
    const table = commanded("Incendiary Command", [0, 2], {
      B: { battlefield: ["Garruk Wildspeaker", "Liliana Vess", "Mutavault", "Forest"] },
    });
    table.choices([["Liliana Vess"]]).resolve();
    expect(table.game.objects[table.id("Liliana Vess")]?.counters).toEqual({ loyalty: 1 });
    expect(table.graveyard(B)).toEqual(["Mutavault"]);
  });

  test("608.2e: each player discards their hand, then each draws as many cards", () => {
    const table = commanded("Incendiary Command", [1, 3], {
      A: { hand: ["Incendiary Command", "Shock", "Unsummon"] },
      B: { hand: ["Giant Growth"], battlefield: ["Grizzly Bears"] },
    });
    table.settle().resolve().settle();
    expect(table.graveyard(A).toSorted()).toEqual(["Incendiary Command", "Shock", "Unsummon"]);
    expect(table.graveyard(B).toSorted()).toEqual(["Giant Growth", "Grizzly Bears"]);
    expect(table.hand(A)).toEqual(["Forest", "Forest"]);
    expect(table.hand(B)).toEqual(["Forest"]);
    const moves = table
      .happened("moved")
      .flatMap(({ how, player }) =>
        how === "discard" || how === "draw" ? [`${how} ${player}`] : [],
      );
    expect(moves).toEqual(["discard A", "discard A", "discard B", "draw A", "draw A", "draw B"]);
  });

  test("121.3: an empty hand draws nothing", () => {
    const table = commanded("Incendiary Command", [1, 3]);
    table.settle().resolve();
    expect([table.hand(A), table.hand(B)]).toEqual([[], []]);
  });
});

describe("700.2: Primal Command", () => {
  test("7 life, and a creature card out of the library", () => {
    const table = commanded("Primal Command", [0, 3], {
      A: { library: ["Forest", "Grizzly Bears", "Shock"] },
    });
    table.choices(["B"]).resolve().choose(["Grizzly Bears"]).settle();
    expect(table.life(B)).toBe(27);
    expect(table.hand(A)).toEqual(["Grizzly Bears"]);
    expect(table.happened("revealed")).toHaveLength(1);
  });

  test("608.2c: a permanent put on top of the library of a player is shuffled away then", () => {
    const table = commanded("Primal Command", [1, 2], {
      B: { battlefield: ["Bonesplitter", "Grizzly Bears"], graveyard: ["Shock"], library: [] },
    });
    table.choices([["Bonesplitter"], ["B"]]).resolve();
    expect(table.decision).toMatchObject({ is: "chance" });
    expect(table.library(B).toSorted()).toEqual(["Bonesplitter", "Shock"]);
    expect(table.graveyard(B)).toEqual([]);
  });

  test("608.2n: it isn't in the graveyard yet as that is shuffled", () => {
    const table = commanded("Primal Command", [0, 2], { A: { graveyard: ["Shock"] } });
    table.choices(["A", "A"]).resolve();
    while (table.decision.is === "chance") {
      table.answer({ is: "chance", picked: [...table.decision.from] });
    }
    expect(table.graveyard(A)).toEqual(["Primal Command"]);
    expect(table.library(A)).toContain("Shock");
  });
});
