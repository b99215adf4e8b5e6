import { describe, expect, test } from "vitest";
import { readCycle } from "./cycle.ts";

const DREAMS = [
  "turbulent-dreams",
  "devastating-dreams",
  "nostalgic-dreams",
  "insidious-dreams",
  "restless-dreams",
  "sickening-dreams",
  "vengeful-dreams",
];
const TAINTED = ["tainted-field", "tainted-isle", "tainted-peak", "tainted-wood"];

describe("a cycle of cards", () => {
  test("says the type and the lines of all members once", () => {
    const { type, shared, members, hasCost, hasPt } = readCycle(TAINTED, "ja");
    expect(type).toBe("土地");
    expect(shared).toEqual([{ text: "{T}：{C}を加える。" }]);
    expect(members.map(({ lines }) => lines.length)).toEqual([1, 1, 1, 1]);
    expect([hasCost, hasPt]).toEqual([false, false]);
  });

  test("says a line once that one member lacks, and names that member", () => {
    const { type, shared, members, hasCost } = readCycle(DREAMS, "en");
    expect(type).toBeUndefined();
    expect(shared.map(({ except }) => except?.name.en)).toEqual(["Devastating Dreams"]);
    expect(members.map(({ lines }) => lines.length)).toEqual([1, 2, 1, 1, 1, 1, 1]);
    expect(hasCost).toBe(true);
  });

  test("makes no exceptions among few members, and keeps differing types", () => {
    const { type, shared } = readCycle(["mesmeric-fiend", "hypnox", "petradon"], "en");
    expect(type).toBeUndefined();
    expect(shared).toEqual([]);
  });

  test("has power and toughness where a member has them", () => {
    const { hasPt, members } = readCycle(["possessed-nomad", "possessed-aven"], "en");
    expect(hasPt).toBe(true);
    expect(members[0]).toMatchObject({ pt: "3/3", manaCost: "{2}{W}{W}" });
  });

  test("marks what only one member has, in lines that are made alike", () => {
    const { members, isSmall } = readCycle(TAINTED, "en");
    const own = members.map(({ pieces }) =>
      pieces.map((line) => line.filter(({ isOwn }) => isOwn).map(({ text }) => text)),
    );
    // Black stands behind white and blue, and before red and green: it isn't shared either.
    expect(own).toEqual([[["{W}", "{B}"]], [["{U}", "{B}"]], [["{B}", "{R}"]], [["{B}", "{G}"]]]);
    expect(members.map(({ colors }) => colors)).toEqual([
      ["white", "black"],
      ["blue", "black"],
      ["black", "red"],
      ["black", "green"],
    ]);
    expect(isSmall).toBe(true);
  });

  test("marks the lines that all have, though some have more of them", () => {
    const gods = ["athreos-god-of-passage", "keranos-god-of-storms", "iroas-god-of-victory"];
    const { members } = readCycle(gods, "en");
    const [first] = members.map(({ pieces: [line = []] }) =>
      line.filter(({ isOwn }) => isOwn).map(({ text }) => text),
    );
    expect(first).toEqual(["white", "black", "Athreos"]);
  });

  test("stands side by side only if there is room: more than five are a table", () => {
    expect(readCycle(DREAMS, "ja").isSmall).toBe(false);
    expect(readCycle(["possessed-nomad", "possessed-aven"], "ja").isSmall).toBe(false);
  });

  test("refuses a card that doesn't exist", () => {
    expect(() => readCycle(["tainted-mill"], "en")).toThrow("tainted-mill");
  });
});
