import { describe, expect, test } from "vitest";
import { A, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("Eluge, the Shoreless Sea", () => {
  /** Eluge with a flooded land among others, and what is in the hand. */
  const flooded = (hand: readonly string[], counters = 1, others: readonly string[] = []): Table =>
    new Table({
      A: {
        hand,
        battlefield: [
          "Eluge, the Shoreless Sea",
          { name: "Forest", counters: { flood: counters } },
          "6 Island",
          ...others,
        ],
        library,
      },
      B: { library },
    });

  const spent = (table: Table): number =>
    table.happened("manaSpent").reduce((sum, { mana }) => sum + mana.length, 0);

  test("604.3: it is as big as its controller has Islands", () => {
    expect(flooded([]).pt("Eluge, the Shoreless Sea")).toBe("6/6");
  });

  test("611.2b: as it enters or attacks a land becomes an Island for as long as it is flooded", () => {
    const table = new Table({
      A: { hand: ["Eluge, the Shoreless Sea"], battlefield: ["4 Island", "Forest"], library },
      B: { library },
    });
    table.cast("Eluge, the Shoreless Sea").resolve().choose(["Forest"]).resolve();
    expect(table.of("Forest").subtypes).toEqual(["Forest", "Island"]);
    expect(table.pt("Eluge, the Shoreless Sea")).toBe("5/5");
    table.change((work) => work.clear(table.id("Forest"), "counters"));
    table.pass();
    expect(table.of("Forest").subtypes).toEqual(["Forest"]);
  });

  test("508.3a: and again whenever it attacks", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Eluge, the Shoreless Sea", "Forest"], library },
      B: { library },
    });
    table.choose(["Eluge, the Shoreless Sea"]).choose(["Forest"]).resolve();
    expect(table.game.objects[table.id("Forest")]?.counters).toEqual({ flood: 1 });
  });

  test.each([
    ["118.7c: one {U} is less for a flooded land", "Divination", 2],
    ["118.7b: or {1}, if the cost has no {U}", "Lightning Bolt", 1],
    ["601.2f: creature spells cost what they cost", "Wind Drake", 3],
  ])("%s", (_, spell, cost) => {
    const table = flooded([spell], 1, ["2 Mountain"]);
    table.cast(spell, ...(spell === "Lightning Bolt" ? [["B"]] : []));
    expect(spent(table)).toBe(cost);
  });

  test("601.2f: only the first such spell of the turn costs less", () => {
    const table = flooded(["Divination", "Divination"]);
    table.cast("Divination").resolve().cast("Divination");
    expect(spent(table)).toBe(2 + 3);
  });

  test("601.2f: a creature spell isn't the first of them", () => {
    const table = flooded(["Wind Drake", "Divination"]);
    table.cast("Wind Drake").resolve().cast("Divination");
    expect(spent(table)).toBe(3 + 2);
  });

  test("608.2i: what was cast before it came counts", () => {
    const table = new Table({
      A: {
        hand: ["Divination", "Divination", "Eluge, the Shoreless Sea"],
        battlefield: ["12 Island", { name: "Forest", counters: { flood: 1 } }],
        library,
      },
      B: { library },
    });
    table.cast("Divination").resolve().cast("Eluge, the Shoreless Sea").resolve();
    table.choose(["Forest"]).resolve().cast("Divination");
    expect(spent(table)).toBe(3 + 4 + 3);
    expect(table.hand(A)).toHaveLength(2);
  });
});
