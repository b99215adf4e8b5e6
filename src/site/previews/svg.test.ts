import { expect, it } from "vitest";
import type { Picture, Words } from "../../board/picture/shapes.ts";
import { svgOf } from "./svg.ts";
import { measure } from "./typeface.ts";

const font = { size: 20 };
const words = (text: string, more: Partial<Words> = {}): Words => ({
  ...{ is: "words", x: 100, y: 50, text, font, color: "#24211d" },
  ...more,
});
const picture = (...shapes: Picture["shapes"]): Picture => ({ width: 200, height: 100, shapes });

it("holds no text: letters are outlines, whatever they spell", () => {
  const svg = svgOf(picture(words(`</g><script>alert("1")</script>&<!--]]>'`)));
  const markup = /<(\/?(svg|defs|g)|path|use)( [a-z]+(:[a-z]+)?="[^"<>&]*")*\/?>/g;
  expect(svg.replaceAll(markup, "")).toBe("");
  expect(svg).not.toContain("script");
});

it("measures by the widths of the font: a kanji is a square", () => {
  expect(measure("裁定", font)).toBe(40);
  expect(measure("WW", font)).toBe(2 * measure("W", font));
  expect(measure("i", font)).toBeLessThan(measure("W", font));
});

it("ends a text that is anchored at its end there, and centres one that is so anchored", () => {
  const from = (anchor: Partial<Words>): number => {
    const [, x] =
      /matrix\(\S+ 0 0 \S+ (\S+) 50\)/.exec(svgOf(picture(words("裁定", anchor)))) ?? [];
    return Number(x);
  };
  expect(from({})).toBe(100);
  expect(from({ anchor: "middle" })).toBe(80);
  expect(from({ anchor: "end" })).toBe(60);
});

it("draws each outline once, however often its letter is written", () => {
  const svg = svgOf(picture(words("裁裁裁"), words("裁")));
  expect(svg.match(/<path /g)).toHaveLength(1);
  expect(svg.match(/<use /g)).toHaveLength(4);
});

it("has the arrows of tapping and untapping, which the font lacks", () => {
  expect(svgOf(picture(words("↷↶"))).match(/<path /g)).toHaveLength(2);
});

it("refuses a letter that would be a gap", () => {
  expect(() => svgOf(picture(words("裁\u{1f600}")))).toThrow(/U\+1f600/);
});
