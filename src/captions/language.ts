import type { Game } from "../engine/game.ts";
import type { Vocabulary } from "../language/eraWords.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { FormerNames, Names } from "./names.ts";
import { langOf, type Speech, vocabularyIn } from "./speech.ts";
import type { Words } from "./words.ts";

/** All that captions know of one language. */
interface Language {
  readonly words: (vocabulary: Vocabulary) => Words;
  readonly names: (game: Game, vocabulary: Vocabulary, formerly?: FormerNames) => Names;
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

export const wordsIn = (speech: Speech): Words =>
  languageOf(langOf(speech)).words(vocabularyIn(speech));

export const namesIn = (speech: Speech, game: Game, formerly?: FormerNames): Names =>
  languageOf(langOf(speech)).names(game, vocabularyIn(speech), formerly);
