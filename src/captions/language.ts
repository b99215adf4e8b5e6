import type { Game } from "../engine/game.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { Names } from "./names.ts";
import type { Words } from "./words.ts";

/** All that captions know of one language. */
export interface Language {
  readonly words: Words;
  readonly names: (game: Game) => Names;
}

const languages = new Map<Lang, Language>();

/** A page learns the language that it is in; whoever needs both learns both (index.ts). */
export function learn(lang: Lang, language: Language): void {
  languages.set(lang, language);
}

/** @throws {Error} for a language that was not learnt: a mistake in what is imported. */
function languageOf(lang: Lang): Language {
  const language = languages.get(lang);
  if (!language) throw new Error(`Nothing has taught the captions “${lang}”.`);
  return language;
}

export const wordsIn = (lang: Lang): Words => languageOf(lang).words;

export const namesIn = (lang: Lang, game: Game): Names => languageOf(lang).names(game);
