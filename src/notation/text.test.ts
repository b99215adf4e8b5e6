import { describe, expect, it } from "vitest";
import { fold, makeLine } from "./text.ts";

describe("fold", () => {
  it.each([
    ["Wild MONGREL", "wild mongrel"],
    ["Ｆｏｒｅｓｔ　＃２", "forest #2"],
    ["Tormod’s", "tormod's"],
    ["−1／−1", "-1/-1"],
    ["ﾏｯﾄﾞﾈｽ", "マッドネス"],
    ["が", "が"],
    ["a\t \u00a0b", "a b"],
  ])("makes %j even", (typed, even) => {
    expect(fold(typed)).toBe(even);
  });
});

describe("makeLine", () => {
  it.each([
    ["A passes # why", "a passes"],
    ["# all of it", ""],
    ["  #1 too, at the beginning", ""],
    ["A plays Forest #2 # the second", "a plays forest #2"],
    ["A plays 森 ＃２　＃ 二つ目", "a plays 森 #2"],
    ["A#B", "a#b"],
  ])("takes the comment away from %j", (typed, even) => {
    expect(makeLine(typed, 1).text).toBe(even);
  });

  it("remembers where each character was typed", () => {
    const { text, columns } = makeLine("  ｱｸｱﾐｰﾊﾞ  x", 1);
    expect(text).toBe("アクアミーバ x");
    expect(columns[text.indexOf("バ")]).toBe(8);
    expect(columns[text.indexOf("x")]).toBe(12);
    expect(columns[text.length]).toBe(13);
  });
});
