/**
 * The letters of the pictures: BIZ UDPGothic, from a package, so that a picture is the same
 * wherever it is made. They are read as outlines; drawing with outlines takes a fifth of the time
 * that a renderer needs which first has to load the fonts.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font as FontFile } from "fontkitten";
import type { Font, Measure } from "../../board/picture/shapes.ts";

const weights = { regular: "400Regular", bold: "700Bold" } as const;
type Weight = keyof typeof weights;

export interface Glyph {
  /** Its name among the outlines of a picture. */
  readonly id: string;
  /** How far the next letter stands from it, in units of the font. */
  readonly advance: number;
  /** An SVG path in units of the font, the y axis upwards. */
  readonly outline: string;
}

/** How many units an em has, in both weights. */
export const unitsPerEm = 2048;

/** The arrows of tapping and untapping, which the font lacks: half a ring that ends in a point. */
const clockwise =
  "M324 520A700 700 0 0 0 1024 1220 700 700 0 0 0 1710 660L1930 660 1600 260 1270 660 1500 660A490 490 0 0 1 1024 1010 490 490 0 0 1 534 520Z";
const backwards =
  "M1724 520A700 700 0 0 1 1024 1220 700 700 0 0 1 338 660L118 660 448 260 778 660 548 660A490 490 0 0 0 1024 1010 490 490 0 0 0 1514 520Z";
const ownGlyphs: ReadonlyMap<string, Glyph> = new Map([
  ["↷", { id: "tap", advance: unitsPerEm, outline: clockwise }],
  ["↶", { id: "untap", advance: unitsPerEm, outline: backwards }],
]);

const files = new Map<Weight, FontFile>();

function fileOf(weight: Weight): FontFile {
  const known = files.get(weight);
  if (known) return known;
  const name = weights[weight];
  const address = `@expo-google-fonts/biz-udpgothic/${name}/BIZUDPGothic_${name}.ttf`;
  const file = create(readFileSync(createRequire(import.meta.url).resolve(address)));
  if (file.isCollection) throw new Error(`${address} holds several fonts`);
  files.set(weight, file);
  return file;
}

const glyphs = new Map<string, Glyph>();

/** @throws {Error} for a letter that the font lacks: better no picture than one with a gap. */
export function glyphOf(letter: string, { bold }: Pick<Font, "bold">): Glyph {
  const weight = bold ? "bold" : "regular";
  const key = weight + letter;
  const known = glyphs.get(key) ?? ownGlyphs.get(letter);
  if (known) return known;
  const file = fileOf(weight);
  const codePoint = letter.codePointAt(0) ?? 0;
  if (!file.hasGlyphForCodePoint(codePoint)) {
    throw new Error(`The font of the previews has no “${letter}” (U+${codePoint.toString(16)}).`);
  }
  const { id, advanceWidth, path } = file.glyphForCodePoint(codePoint);
  const glyph = { id: `${weight[0]}${id}`, advance: advanceWidth, outline: path.toSVG() };
  glyphs.set(key, glyph);
  return glyph;
}

/** By the widths that the font gives its letters. */
export const measure: Measure = (text, font) => {
  let units = 0;
  for (const letter of text) units += glyphOf(letter, font).advance;
  return (units * font.size) / unitsPerEm;
};
