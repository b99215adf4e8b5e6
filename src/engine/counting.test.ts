import { describe, expect, test } from "vitest";
import { costsByTargets, symbolCounts } from "./counting.ts";
import { Play } from "./testing/play.ts";

const counted = (at: Play, source: string) =>
  symbolCounts(at.game, at.id(source)).map(({ from, total, needed, counts }) => ({
    counts,
    total,
    needed,
    symbols: from.flatMap(({ symbols }) =>
      symbols.filter((one) => one.counts).map(({ symbol }) => symbol),
    ),
  }));

describe("700.5: what a devotion is made up of", () => {
  test("107.4e: a hybrid symbol of both colors counts once, a generic one not at all", () => {
    // Athreos {1}{W}{B}; Restless Apparition {W/B}{W/B}{W/B}; the Bears {1}{G} don't count.
    const at = new Play({
      A: { battlefield: ["Athreos, God of Passage", "Restless Apparition", "Grizzly Bears"] },
    });
    expect(counted(at, "Athreos, God of Passage")).toEqual([
      {
        counts: "devotion",
        total: 5,
        needed: 7,
        symbols: ["W", "B", "W/B", "W/B", "W/B"],
      },
    ]);
  });

  test("only permanents of its controller count", () => {
    const at = new Play({
      A: { battlefield: ["Thassa, God of the Sea"] },
      B: { battlefield: ["Omniscience"] },
    });
    expect(counted(at, "Thassa, God of the Sea")).toMatchObject([{ total: 1, needed: 5 }]);
  });

  test("a card that counts nothing has no counts", () => {
    const at = new Play({ A: { battlefield: ["Thassa, God of the Sea", "Grizzly Bears"] } });
    expect(counted(at, "Grizzly Bears")).toEqual([]);
  });
});

test("107.4: chroma counts the symbols of its color, with hybrid ones", () => {
  // Primalcrux {G}{G}{G}{G}{G}{G} and Grizzly Bears {1}{G}.
  const at = new Play({ A: { battlefield: ["Primalcrux", "Grizzly Bears"] } });
  expect(counted(at, "Primalcrux")[0]).toMatchObject({ counts: "symbols", total: 7 });
});

describe("601.2f: what strive costs for so many targets", () => {
  const costs = (battlefield: readonly string[]) => {
    const at = new Play({ A: { hand: ["Ajani's Presence"], battlefield: [...battlefield] } });
    return costsByTargets(at.game, at.id("Ajani's Presence"));
  };

  test("its own cost for none and for one, and {2}{W} for each one more", () => {
    expect(costs(["4 Plains", "3 Grizzly Bears"])).toEqual([
      { targets: 0, mana: "{W}", isPayable: true },
      { targets: 1, mana: "{W}", isPayable: true },
      { targets: 2, mana: "{2}{W}{W}", isPayable: true },
      { targets: 3, mana: "{4}{W}{W}{W}", isPayable: false },
    ]);
  });

  test("601.2c: there are no more targets than there are creatures", () => {
    expect(costs(["4 Plains", "Grizzly Bears"]).map(({ targets }) => targets)).toEqual([0, 1]);
  });

  test("other spells cost the same whatever their targets", () => {
    const at = new Play({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    expect(costsByTargets(at.game, at.id("Shock"))).toEqual([]);
  });
});
