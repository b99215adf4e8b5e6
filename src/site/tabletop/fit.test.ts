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

test("four times the text is set half as large", () => {
  const [one, four] = [fitOf("あ".repeat(20)), fitOf("あ".repeat(80))];
  expect(four.size).toBeCloseTo(one.size / 2);
});

/** As tabletop.css works it out: never less than the root of the area, and not much more. */
const meanOf = (width: number, height: number): number =>
  Math.min(
    0.5 * width + 0.5 * height,
    0.333 * width + 0.75 * height,
    0.75 * width + 0.333 * height,
  );

test("set so, the lines of a text are no higher than the room", () => {
  for (const [width, height] of [
    [390, 500],
    [1200, 500],
    [320, 480],
  ] as const) {
    const text = "全員が続けてパスすると、スタックの一番上にある呪文や能力が解決する。";
    const size = (fitOf(text).size / 100) * meanOf(width, height);
    const inLine = Math.floor(width / size);
    const lines = Math.ceil(widthOf(text) / inLine);
    expect(lines * size * 1.45, `${width} × ${height}`).toBeLessThanOrEqual(height * 1.05);
  }
});

test("the longest word of English text is known, and a phrase of Japanese text has six letters", () => {
  const { widest } = fitOf("An indestructible creature");
  expect(widest).toBeCloseTo(widthOf("indestructible"));
  expect(fitOf("破壊不能のクリーチャー").widest).toBe(6);
});
