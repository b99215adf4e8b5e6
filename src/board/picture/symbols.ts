/** Mana symbols in a picture: circles of our own drawing, as on the pages. */
import { symbolsIn } from "../pips.ts";
import { type Font, ink, type Measure, type Shape } from "./shapes.ts";

const fills: Readonly<Record<string, string>> = {
  W: "#f7eec5",
  U: "#b5daf3",
  B: "#c9c2bb",
  R: "#f8b8a3",
  G: "#afdcb2",
};
const noColor = "#ded8cd";

/** Tapping and untapping (107.5, 107.6). */
const drawn: Readonly<Record<string, string>> = { T: "↷", Q: "↶" };

const fillOf = (letter: string): string => fills[letter] ?? noColor;

/** One symbol, without its braces, around a point. */
function symbol(name: string, x: number, y: number, radius: number): readonly Shape[] {
  const [one = "", other] = name.split("/");
  const letter = (text: string, by: number, size: number): Shape => ({
    is: "words",
    x: x + by,
    y: y + by + size * 0.36,
    text: drawn[text] ?? text,
    font: { size, bold: true },
    color: ink.text,
    anchor: "middle",
  });
  const disc = { is: "disc", x, y, radius, fill: fillOf(one) } as const;
  if (other === undefined) return [disc, letter(one, 0, radius * (one.length > 1 ? 1 : 1.35))];
  // Its letters on either side of the diagonal (107.4e).
  const by = radius * 0.36;
  return [
    { ...disc, lower: fillOf(other) },
    letter(one, -by, radius * 0.85),
    letter(other, by, radius * 0.85),
  ];
}

/** How far symbols of a radius stand apart. */
const stepOf = (radius: number): number => 2 * radius + Math.max(1, Math.round(radius / 10));

/** The symbols of a cost, the last of them with its right edge at a point. */
export function cost(text: string, right: number, y: number, radius: number): readonly Shape[] {
  return symbolsIn(text)
    .toReversed()
    .flatMap((name, index) => symbol(name, right - radius - index * stepOf(radius), y, radius));
}

export const costWidth = (text: string, radius: number): number =>
  symbolsIn(text).length * stepOf(radius);

const run = /((?:\{[^{}]+\})+)/;
const radiusIn = ({ size }: Font): number => size * 0.5;

/** Measures texts that have symbols among their words. */
export const withSymbols =
  (measure: Measure): Measure =>
  (text, font) =>
    text.includes("{")
      ? text
          .split(run)
          .reduce(
            (width, part) =>
              width +
              (part.startsWith("{") ? costWidth(part, radiusIn(font)) : measure(part, font)),
            0,
          )
      : measure(text, font);

interface Place {
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly font: Font;
  readonly color: string;
}

/** A line of words and symbols. */
export function sentence(text: string, place: Place, measure: Measure): readonly Shape[] {
  const { x, y, font, color } = place;
  const radius = radiusIn(font);
  let at = x;
  return text
    .split(run)
    .filter((part) => part !== "")
    .flatMap((part): readonly Shape[] => {
      const from = at;
      if (!part.startsWith("{")) {
        at += measure(part, font);
        return [{ is: "words", x: from, y, text: part, font, color }];
      }
      at += costWidth(part, radius);
      return cost(part, from + costWidth(part, radius), y - font.size * 0.36, radius);
    });
}
