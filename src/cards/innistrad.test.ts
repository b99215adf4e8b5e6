import { describe, expect, test } from "vitest";
import { castBy } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("Cloudshift", () => {
  test("400.7: what comes back is new: without counters and Auras", () => {
    const table = new Table({
      A: {
        hand: ["Cloudshift"],
        battlefield: [
          "Plains",
          { name: "Kitchen Finks", counters: { "-1/-1": 1 } },
          { name: "Holy Strength", on: "Kitchen Finks" },
          { name: "Bonesplitter", on: "Kitchen Finks" },
        ],
        library,
      },
      B: {},
    });
    table.cast("Cloudshift", "Kitchen Finks").resolve();
    expect(table.pt("Kitchen Finks")).toBe("3/2");
    expect(table.graveyard(A)).toContain("Holy Strength");
    expect(table.zone("Bonesplitter")).toBe("battlefield");
    expect(table.resolve().life(A)).toBe(22);
  });

  test("110.2a: under your control, whoever owns it", () => {
    const table = new Table({
      A: { hand: ["Act of Treason", "Cloudshift"], battlefield: all, library },
      B: { battlefield: ["Serra Angel"], library },
    });
    table.cast("Act of Treason", "Serra Angel").resolve();
    table.cast("Cloudshift", "Serra Angel").resolve().passUntil(2);
    expect(table.of("Serra Angel").controller).toBe(A);
  });

  test("111.8: a token doesn't come back", () => {
    const table = new Table({
      A: { hand: ["Raise the Alarm", "Cloudshift"], battlefield: all, library },
      B: {},
    });
    table.cast("Raise the Alarm").resolve().cast("Cloudshift", "Soldier Token").resolve();
    expect(table.all("Soldier Token")).toHaveLength(1);
  });
});

describe("Faithless Looting", () => {
  test("121.1, 701.9a: draws two cards, then discards two", () => {
    const table = new Table({
      A: { hand: ["Faithless Looting", "Fog"], battlefield: all, library },
      B: {},
    });
    table.cast("Faithless Looting").resolve().choose(["Fog", "Forest"]);
    expect(table.hand(A)).toEqual(["Forest"]);
    expect(table.graveyard(A)).toEqual(
      expect.arrayContaining(["Faithless Looting", "Fog", "Forest"]),
    );
  });

  test.each([true, false])("702.34a: with flashback it is exiled (countered: %s)", (countered) => {
    const table = new Table({
      A: { battlefield: ["3 Mountain"], graveyard: ["Faithless Looting"], library },
      B: { hand: ["Cancel"], battlefield: ["3 Island"], library },
    });
    castBy(table, "Faithless Looting", "flashback").settle();
    if (countered) table.pass().cast("Cancel", "Faithless Looting").resolve();
    else table.resolve().settle();
    expect(table.zone("Faithless Looting")).toBe("exile");
    expect(table.graveyard(A)).toEqual(countered ? [] : ["Forest", "Forest"]);
  });

  test("117.1a: by flashback, too, it is cast as a sorcery", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["3 Mountain"], graveyard: ["Faithless Looting"], library },
      B: {},
    });
    expect(() => castBy(table.pass(), "Faithless Looting", "flashback")).toThrow();
  });
});

describe("Tragic Slip", () => {
  const slip = (first?: string): Table => {
    const table = new Table({
      A: { hand: ["Tragic Slip", "Shock"], battlefield: all, library },
      B: { battlefield: ["Craw Wurm", "Runeclaw Bear", "Bonesplitter"], library },
    });
    if (first) table.cast("Shock", first).resolve();
    return table.cast("Tragic Slip", "Craw Wurm").resolve();
  };

  test("613.4c: -1/-1", () => expect(slip().pt("Craw Wurm")).toBe("5/3"));

  test("700.4: a creature that was only damaged hasn't died", () => {
    expect(slip("Craw Wurm").graveyard(B)).toEqual([]);
  });

  test("207.2c, 608.2c: -13/-13 instead if a creature died this turn", () => {
    expect(slip("Runeclaw Bear").graveyard(B)).toContain("Craw Wurm");
  });

  test("608.2c: whether one died is asked as it resolves", () => {
    const table = new Table({
      A: { hand: ["Tragic Slip", "Shock"], battlefield: all, library },
      B: { battlefield: ["Craw Wurm", "Runeclaw Bear"], library },
    });
    table.cast("Tragic Slip", "Craw Wurm").cast("Shock", "Runeclaw Bear").resolve().resolve();
    expect(table.graveyard(B)).toEqual(["Runeclaw Bear", "Craw Wurm"]);
  });
});
