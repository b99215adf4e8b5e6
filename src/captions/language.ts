import type { Game } from "../engine/game.ts";
import type { Lang } from "../notation/bilingual.ts";
import { en } from "./en/index.ts";
import { englishNames } from "./en/names.ts";
import { ja } from "./ja/index.ts";
import { japaneseNames } from "./ja/names.ts";
import type { Names } from "./names.ts";
import type { Words } from "./words.ts";

const words: Readonly<Record<Lang, Words>> = { ja, en };

export const wordsIn = (lang: Lang): Words => words[lang];

export const namesIn = (lang: Lang, game: Game): Names =>
  lang === "ja" ? japaneseNames(game) : englishNames(game);
