import { describe, expect, test } from "vitest";
import {
  equivalents,
  formatMana,
  halvesOf,
  parseMana,
  reduceMana,
  times,
  totalOf,
  withX,
} from "./mana.ts";

describe("107.4, 202: mana symbols", () => {
  test.each(["{0}", "{X}{2}{W}{W}", "{3}{U/R}{U/R}", "{2/W}{2/U}", "{C}{C}", "{X}{X}{G}"])(
    "%s is read and written",
    (cost) => {
      expect(formatMana(parseMana(cost))).toBe(cost);
    },
  );

  test.each(["{Z}", "{W/}", "{2/3}", "{W/W/W}"])("%s is no mana symbol", (cost) => {
    expect(() => parseMana(cost)).toThrow("no mana symbol");
  });

  test.each([
    ["{W/B}{W/B}{W/B}", 3],
    ["{2/W}{2/W}", 4],
    ["{X}{1}{G/U}", 2],
    ["{C/W}", 1],
  ])("202.3f: %s has mana value %i", (cost, value) => {
    expect(totalOf(parseMana(cost))).toBe(value);
  });

  test("202.3e: X counts as chosen", () => {
    expect(totalOf(parseMana("{X}{X}{R}"), 3)).toBe(7);
    expect(formatMana(withX(parseMana("{X}{X}{R}"), 3))).toBe("{6}{R}");
  });

  test("601.2b: the nonhybrid costs of a hybrid one, each once, the smallest first", () => {
    const written = (cost: string): readonly string[] =>
      equivalents(parseMana(cost)).map(formatMana);
    expect(written("{1}")).toEqual(["{1}"]);
    expect(written("{W/B}{W/B}")).toEqual(["{W}{W}", "{W}{B}", "{B}{B}"]);
    expect(written("{2/W}{2/W}")).toEqual(["{W}{W}", "{2}{W}", "{4}"]);
    expect(written("{1}{U/R}{G}")).toEqual(["{1}{U}{G}", "{1}{R}{G}"]);
  });

  test("107.4e: mana of a type before generic mana", () => {
    expect(halvesOf("2/W")).toEqual(["W", "2"]);
    expect(halvesOf("U/R")).toEqual(["U", "R"]);
  });

  test("118.7d: colorless mana is reduced by colorless mana", () => {
    const reduced = reduceMana(parseMana("{2}{C}"), parseMana("{C}{C}"));
    expect(formatMana(reduced)).toBe("{1}");
  });

  test("a multiple has its hybrid symbols as often", () => {
    expect(formatMana(times(parseMana("{1}{W/U}"), 2))).toBe("{2}{W/U}{W/U}");
    expect(formatMana(times(parseMana("{1}{W/U}"), 0))).toBe("{0}");
  });
});
