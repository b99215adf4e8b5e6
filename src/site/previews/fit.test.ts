import { describe, expect, it } from "vitest";
import type { Measure } from "../../board/picture/shapes.ts";
import { type Frame, fitted, fittedAll, heightOf } from "./fit.ts";

/** Each letter as wide as the font is high. */
const measure: Measure = (text, { size }) => [...text].length * size;
const frame: Frame = { width: 100, height: 100, lang: "en", measure };

describe("a text in its room", () => {
  it.each([
    // 5 letters of 20 fill the width.
    { text: "abcde", sizes: [40, 20, 10], size: 20, lines: ["abcde"] },
    // Three lines of 20, each 26 high: no fourth.
    { text: "aaaa bbbb cccc", sizes: [20, 10], size: 20, lines: ["aaaa", "bbbb", "cccc"] },
    { text: "aaaa bbbb cccc dddd", sizes: [20, 10], size: 10, lines: ["aaaa bbbb", "cccc dddd"] },
    // The last line is not left with one word.
    { text: "aa bb cc dd", sizes: [10], size: 10, lines: ["aa bb", "cc dd"] },
  ])("$text is written in $size", ({ text, sizes, size, lines }) => {
    const block = fitted(text, sizes, frame);
    expect(block.font.size).toBe(size);
    expect(block.lines).toEqual(lines);
    expect(block.isCut).toBeUndefined();
    expect(heightOf(block)).toBeLessThanOrEqual(frame.height);
  });

  it("is cut only in the smallest size, and says so", () => {
    const block = fitted("aaaa bbbb cccc dddd eeee", [40, 20], frame);
    expect(block.font.size).toBe(20);
    expect(block.isCut).toBe(true);
    expect(block.lines).toHaveLength(3);
    expect(block.lines.at(-1)).toMatch(/…$/);
  });

  it("has one line even where there is no room at all", () => {
    expect(fitted("aaaa bbbb", [20], { ...frame, height: 0 }).lines).toHaveLength(1);
  });
});

describe("paragraphs", () => {
  it("are all of one size, in which all of them fit with what is between them", () => {
    const sizesWith = (between: number) =>
      fittedAll(["aaaa", "bbbb", "cccc"], [20, 15, 10], between, frame).map(
        ({ font }) => font.size,
      );
    expect(sizesWith(5)).toEqual([20, 20, 20]);
    expect(sizesWith(20)).toEqual([15, 15, 15]);
  });
});
