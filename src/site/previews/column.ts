/** Shapes one below the other, and what every part of a picture is drawn with. */
import type { Font, Measure, Shape } from "../../board/picture/shapes.ts";
import { sentence } from "../../board/picture/symbols.ts";
import type { Lang } from "../i18n.ts";
import type { Block } from "./fit.ts";

/** In which language, and how its texts are measured. */
export interface Hand {
  readonly lang: Lang;
  readonly measure: Measure;
}

/** Where a letter's middle is above its base line, as a part of its size. */
const MIDDLE = 0.36;

export class Column {
  readonly shapes: Shape[] = [];
  y: number;
  readonly #x: number;
  readonly #measure: Measure;
  readonly #lang: Lang;

  constructor(x: number, y: number, { lang, measure }: Hand) {
    this.#lang = lang;
    this.#x = x;
    this.y = y;
    this.#measure = measure;
  }

  /** Each line in the middle of its leading. */
  write({ lines, font, leading }: Block, color: string): void {
    for (const line of lines) {
      const y = this.y + leading / 2 + font.size * MIDDLE;
      this.shapes.push(
        ...sentence(this.#spelt(line), { x: this.#x, y, font, color }, this.#measure),
      );
      this.y += leading;
    }
  }

  /** The font's ellipsis is the Japanese one, which hangs in the middle of the line. */
  #spelt(text: string): string {
    return this.#lang === "en" ? text.replaceAll("…", "...") : text;
  }

  line(text: string, font: Font, leading: number, color: string): void {
    this.write({ lines: [text], font, leading }, color);
  }
}

/** The same shapes further down. */
export const lowered = (shapes: readonly Shape[], by: number): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, y: shape.y + by }));
