/** The words of the colors: all that the symbols of a cost need of the lexicon. */
import type { Color } from "./vocabulary.ts";
import type { Word } from "./word.ts";

export const colorWords: Readonly<Record<Color, Word>> = {
  white: { en: "white", ja: "白" },
  blue: { en: "blue", ja: "青" },
  black: { en: "black", ja: "黒" },
  red: { en: "red", ja: "赤" },
  green: { en: "green", ja: "緑" },
};
