/** A picture as SVG: boxes, circles and outlines of letters; no text gets into it. */
import type { Box, Disc, Picture, Shape, Words } from "../../board/picture/shapes.ts";
import { type Glyph, glyphOf, measure, unitsPerEm } from "./typeface.ts";

/** A number as short as the eye can tell. */
const short = (number: number): string => `${Math.round(number * 100) / 100}`;

function boxOf({ x, y, width, height, fill, stroke, radius = 0 }: Box): string {
  const edge = stroke ? ` stroke="${stroke}" stroke-width="1.5"` : "";
  const round = radius > 0 ? ` rx="${short(radius)}"` : "";
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} fill="${fill}"${edge}/>`;
}

function discOf({ x, y, radius, fill, lower }: Disc): string {
  const disc = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
  if (lower === undefined) return disc;
  const by = radius * Math.SQRT1_2;
  const half = `M${short(x + by)} ${short(y - by)}A${short(radius)} ${short(radius)} 0 0 1 ${short(x - by)} ${short(y + by)}Z`;
  return `${disc}<path d="${half}" fill="${lower}"/>`;
}

/** How much of its width stands before the place of a text. */
const shares = { start: 0, middle: 0.5, end: 1 } as const;

function wordsOf({ x, y, text, font, color, anchor }: Words, used: Map<string, Glyph>) {
  const scale = font.size / unitsPerEm;
  const from = x - measure(text, font) * shares[anchor ?? "start"];
  let at = 0;
  const letters = Array.from(text, (letter) => {
    const glyph = glyphOf(letter, font);
    used.set(glyph.id, glyph);
    const use = glyph.outline === "" ? "" : `<use href="#${glyph.id}" x="${at}"/>`;
    at += glyph.advance;
    return use;
  });
  const place = `matrix(${scale.toFixed(6)} 0 0 ${(-scale).toFixed(6)} ${short(from)} ${short(y)})`;
  return `<g transform="${place}" fill="${color}">${letters.join("")}</g>`;
}

function drawn(shape: Shape, used: Map<string, Glyph>): string {
  switch (shape.is) {
    case "box":
      return boxOf(shape);
    case "disc":
      return discOf(shape);
    case "words":
      return wordsOf(shape, used);
  }
}

export function svgOf({ width, height, shapes }: Picture): string {
  const used = new Map<string, Glyph>();
  const elements = shapes.map((shape) => drawn(shape, used));
  const outlines = [...used.values()]
    .filter(({ outline }) => outline !== "")
    .map(({ id, outline }) => `<path id="${id}" d="${outline}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${outlines.join("")}</defs>${elements.join("")}</svg>`;
}
