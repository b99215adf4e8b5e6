import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compact, fold } from "./fold.ts";
import { normalizeQuery } from "./query.ts";

/** Letters of both languages, in every width and case, and the marks that stand between words. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ..."aZé１Ａ09ぁがゔゞアッーｶﾞ対象、。・･＝=+-－–/.．,:;'’＇()（）「」《》〈〜~ 　\t\n",
    ),
    fc.constantFrom("1.2", "702.35a", "+1/+1", "-1/-1", "Urza's", "か\u3099"),
  ),
  maxLength: 20,
});

describe("what is compared is the same however it is written", () => {
  it.each([
    ["Ｍａｄｎｅｓｓ", "madness"],
    ["まっどねす", "マッドネス"],
    ["ﾏｯﾄﾞﾈｽ", "マッドネス"],
    ["Urza’s Tower", "urzas tower"],
    ["《火／氷》", "火 氷"],
    ["クリーチャー・タイプ", "クリーチャー タイプ"],
    ["CR 702.35a.", "cr 702.35a"],
    ["７０２．３５", "702.35"],
    ["1.Draw", "1 draw"],
    ["+1/+1 counter", "+1 +1 counter"],
    ["  first-strike,  trample ", "first strike trample"],
  ])("%s is %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("folded once more it is the same, and so is a query", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(normalizeQuery(normalizeQuery(text))).toBe(normalizeQuery(text));
      }),
    );
  });

  it("words are parted by single spaces, and spaces around a text say nothing", () => {
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        const folded = fold(one);
        expect(folded).toBe(folded.trim());
        expect(folded).not.toMatch(/\s\s|[^\S ]/);
        expect(fold(` ${one}\n`)).toBe(folded);
        expect(compact(fold(`${one} ${other}`))).toBe(compact(folded) + compact(fold(other)));
      }),
    );
  });
});
