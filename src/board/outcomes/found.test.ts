import { describe, expect, it } from "vitest";
import { Table } from "../../engine/testing/table.ts";
import { explore } from "../../explore/explore.ts";
import { playStep } from "../script.ts";
import { foundIn } from "./found.ts";

describe("what comes out of the worker", () => {
  const shock = () =>
    new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["2 Grizzly Bears"] },
    }).game;

  it("is plain data, with a leaf for every end and a line that can be played", () => {
    const game = shock();
    const found = foundIn(explore(game));
    expect(structuredClone(found)).toEqual(found);
    expect(found.isWhole).toBe(true);
    const leaves = found.branches.flatMap(({ outcome }) => outcome ?? []);
    expect(leaves.toSorted()).toEqual([0, 1, 2, 3]);
    for (const { line } of found.outcomes) {
      let at = game;
      for (const answers of line) {
        const next = playStep(at, answers);
        if (!next.ok) throw new Error(next.problem);
        at = next.value.game;
      }
      expect(at.stack).toEqual([]);
    }
  });

  it("has parents before their children, of a large search only the shortest lines", () => {
    const firecat = new Table({ A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] } });
    const found = foundIn(explore(firecat.game, { positions: 200 }));
    expect([found.isWhole, found.gaps]).toEqual([false, ["positions"]]);
    const seen = new Set<number | null>([null]);
    for (const { id, parent } of found.branches) {
      expect(seen).toContain(parent);
      seen.add(id);
    }
    expect(found.branches.length).toBeLessThan(found.positions);
    expect(new Set(found.branches.flatMap(({ outcome }) => outcome ?? [])).size).toBe(30);
  });

  it("says how likely each branch of chance is", () => {
    const firecat = new Table({ A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] } });
    const cast = firecat.cast("Crazed Firecat").resolve().game;
    const found = foundIn(explore(cast, { decisions: 2 }));
    expect(found.outcomes.map(({ probability }) => probability)).toEqual([
      { exact: "1/2", value: 0.5 },
      { exact: "1/4", value: 0.25 },
      { exact: "1/4", value: 0.25 },
    ]);
    expect(found.branches.slice(1).map(({ weight }) => weight)).toEqual([
      "1/2",
      "1/2",
      "1/2",
      "1/2",
    ]);
  });
});
