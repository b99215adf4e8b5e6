import { expect, test } from "vitest";
import { fitOf, widthOf } from "./fit.ts";

test.each([
  ["", 0],
  ["裁定", 2],
  ["ルール。", 4],
  ["{R}を加える", 5],
  ["{2/W}{W/U}", 2],
])("“%s” is %i ems wide", (text, width) => {
  expect(widthOf(text)).toBeCloseTo(width);
});

test("Latin letters are about half as wide as Japanese ones", () => {
  expect(widthOf("abcd")).toBeGreaterThan(1.8);
  expect(widthOf("abcd")).toBeLessThan(2.6);
});

/** As tabletop.css works it out. */
function sizeIn(text: string, width: number, height: number): number {
  const fit = fitOf(text);
  const line = height / 1.45;
  const ratio = line / width;
  const lines = 2 * ratio + Math.sqrt(ratio * (4 * ratio + fit.width));
  const wide = width / (fit.width / Math.max(1, Math.floor(lines)) + 4);
  return Math.min(width / fit.widest, Math.max(line / Math.ceil(lines), wide));
}

test("four times the text is set about half as large", () => {
  const [one, four] = [sizeIn("あ".repeat(20), 600, 400), sizeIn("あ".repeat(80), 600, 400)];
  expect(four / one).toBeGreaterThan(0.4);
  expect(four / one).toBeLessThan(0.6);
});

test.each([
  "色は、戦場に出る際に選ぶ。",
  "全員が続けてパスすると、スタックの一番上にある呪文や能力が解決する。",
  "《恒久の拷問》は、プロテクションを含むあらゆる軽減を無効にする。軽減する呪文を唱えることはできるが、何も軽減しない。",
])("set so, the lines are no higher than the room, if each loses half a phrase: %s", (text) => {
  for (const [width, height] of [
    [390, 500],
    [1200, 500],
    [320, 480],
    [706, 168],
  ] as const) {
    const size = sizeIn(text, width, height);
    const inLine = Math.floor(width / size);
    const isOne = widthOf(text) <= inLine;
    const lines = isOne ? 1 : Math.ceil(widthOf(text) / (inLine - 3));
    expect(lines * size * 1.45, `${width} × ${height}`).toBeLessThanOrEqual(height + 0.5);
  }
});

test("the longest word of English text is known, and a phrase of Japanese text has six letters", () => {
  const { widest } = fitOf("An indestructible creature");
  expect(widest).toBeCloseTo(widthOf("indestructible"));
  expect(fitOf("破壊不能のクリーチャー").widest).toBe(6);
});
