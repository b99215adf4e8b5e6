/** What the board itself says, in the language of its page. */
import { langOf, type Speech } from "../captions/speech.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { ja } from "./words/ja.ts";

type Japanese = typeof ja;

/** Each language says what Japanese says. */
export type BoardWords = {
  readonly [Key in keyof Japanese]: Japanese[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Japanese[Key] extends string
      ? string
      : { readonly [Part in keyof Japanese[Key]]: string };
};

const known = new Map<Lang, BoardWords>();

/** What the board says with the words of a year. */
export function boardWords(speech: Speech): BoardWords {
  const words = wordsOf(langOf(speech));
  if (typeof speech === "string") return words;
  const { battlefield, exile, spells, abilities } = speech.vocabulary;
  const { formerly } = words;
  return {
    ...words,
    ...(battlefield === "play" && { battlefield: formerly.battlefield }),
    ...(exile === "removal" && { exile: formerly.exile }),
    marks: {
      ...words.marks,
      ...(battlefield === "play" && { entered: formerly.entered }),
      ...(exile === "removal" && { exiled: formerly.exiled }),
      ...(spells === "play" && { cast: formerly.cast }),
      ...(abilities === "play" && { activated: formerly.activated }),
    },
  };
}

/** A page learns the words of its own language only. */
export function learnWords(lang: Lang, words: BoardWords): void {
  known.set(lang, words);
}

/** @throws {Error} for a language that was not learnt: a mistake in what is imported. */
export function wordsOf(lang: Lang): BoardWords {
  const words = known.get(lang);
  if (!words) throw new Error(`Nothing has taught the board “${lang}”.`);
  return words;
}
