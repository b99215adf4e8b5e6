import { expect, it } from "vitest";
import type { Measure } from "./shapes.ts";
import { cost, costWidth, sentence, withSymbols } from "./symbols.ts";

/** Ten for each letter. */
const measure: Measure = (text) => [...text].length * 10;
const font = { size: 20 };

it("gives a symbol the room of its circle, not of its letters", () => {
  expect(withSymbols(measure)("Pay {10}.", font)).toBe(50 + costWidth("{10}", 10));
  expect(withSymbols(measure)("Pay {W/B}.", font)).toBe(withSymbols(measure)("Pay {G}.", font));
});

it("draws both colors and both letters of a hybrid symbol (107.4e)", () => {
  const shapes = cost("{W/B}", 100, 50, 10);
  const discs = shapes.filter(({ is }) => is === "disc");
  expect(discs).toHaveLength(1);
  expect(discs[0]).toMatchObject({ x: 90, y: 50, radius: 10 });
  expect(discs[0]).toHaveProperty("lower");
  expect(shapes.flatMap((shape) => (shape.is === "words" ? [shape.text] : []))).toEqual(["W", "B"]);
});

it("sets words and symbols one after the other, in the order of the sentence", () => {
  const shapes = sentence("ab{G}cd", { x: 0, y: 0, font, color: "#000000" }, measure);
  const words = shapes.flatMap((shape) => (shape.is === "words" ? [shape] : []));
  expect(words.map(({ text }) => text)).toEqual(["ab", "G", "cd"]);
  // The symbol's letter stands in the middle of its circle, whose radius is half of the size.
  expect(words.map(({ x }) => x)).toEqual([
    0,
    30 + costWidth("{G}", 10) - 20,
    20 + costWidth("{G}", 10),
  ]);
});
