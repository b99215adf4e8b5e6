import { describe, expect, test } from "vitest";
import { Table } from "../engine/testing/table.ts";
import { countLines, perft } from "./index.ts";

/** A dozen small positions, each about something else that can be decided. */
const boards: Readonly<Record<string, () => Table>> = {
  "nothing to do but pass": () => new Table({}),
  "a land to play (305.1)": () => new Table({ A: { hand: ["Forest"] } }),
  "two lands that are alike": () => new Table({ A: { hand: ["2 Forest"] } }),
  "a spell with a target (601.2c)": () =>
    new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } }),
  "discard for an ability, and madness (702.35)": () =>
    new Table({
      A: { hand: ["Basking Rootwalla", "Shock"], battlefield: ["Wild Mongrel"] },
    }),
  "attackers (508.1)": () =>
    new Table({
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears", "Serra Angel"] },
    }),
  "blockers (509.1)": () =>
    new Table({
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears"] },
      B: { battlefield: ["Arrogant Wurm", "Vampire Nighthawk"] },
    }),
  "modes: two of four (700.2)": () =>
    new Table({
      A: { hand: ["Cryptic Command"], battlefield: ["4 Island"], library: ["Island"] },
      B: { battlefield: ["Grizzly Bears"] },
    }),
  "X (107.3)": () =>
    new Table({ A: { hand: ["Breakthrough"], battlefield: ["3 Island"], library: ["5 Island"] } }),
  "a planeswalker's abilities (606)": () =>
    new Table({ A: { battlefield: ["Ajani Goldmane", "Grizzly Bears"] } }),
  "scry (701.22)": () =>
    new Table({
      A: {
        battlefield: ["Viscera Seer"],
        library: ["Forest", "Island"],
      },
    }),
  "coins (705)": () => new Table({ A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] } }),
};

/**
 * Lines of one to four decisions, and the different positions that they lead to. The first of each
 * were counted by hand (one land: pass or play it, then tap it or not); all are frozen, so that a
 * change of what is offered or of what counts as the same position is seen.
 */
const counts: Readonly<Record<string, readonly (readonly [lines: number, positions: number])[]>> = {
  "nothing to do but pass": [
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ],
  "a land to play (305.1)": [
    [2, 2],
    [3, 3],
    [3, 3],
    [4, 4],
  ],
  "two lands that are alike": [
    [3, 2],
    [5, 3],
    [5, 3],
    [7, 4],
  ],
  "a spell with a target (601.2c)": [
    [3, 3],
    [5, 5],
    [8, 8],
    [10, 10],
  ],
  "discard for an ability, and madness (702.35)": [
    [2, 2],
    [3, 3],
    [6, 6],
    [7, 7],
  ],
  "attackers (508.1)": [
    [4, 4],
    [4, 4],
    [4, 4],
    [4, 4],
  ],
  "blockers (509.1)": [
    [2, 2],
    [2, 2],
    [2, 2],
    [5, 5],
  ],
  "modes: two of four (700.2)": [
    [6, 6],
    [24, 18],
    [76, 41],
    [206, 84],
  ],
  "X (107.3)": [
    [5, 5],
    [16, 13],
    [37, 26],
    [70, 39],
  ],
  "a planeswalker's abilities (606)": [
    [3, 3],
    [3, 3],
    [3, 3],
    [3, 3],
  ],
  "scry (701.22)": [
    [2, 2],
    [2, 2],
    [3, 3],
    [3, 3],
  ],
  "coins (705)": [
    [9, 9],
    [58, 37],
    [317, 94],
    [1451, 186],
  ],
};

describe("perft: lines of play and distinct positions after so many decisions", () => {
  test.each(Object.keys(boards))("%s", (name) => {
    const board = boards[name];
    if (!board) throw new Error("There is a board.");
    const { game } = board();
    const found = [1, 2, 3, 4].map((decisions) => [
      countLines(game, decisions),
      perft(game, decisions),
    ]);
    expect(found).toEqual(counts[name]);
  });
});
