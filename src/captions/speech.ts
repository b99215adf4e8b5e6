import { todayWords, type Vocabulary } from "../language/eraWords.ts";
import type { Lang } from "../notation/bilingual.ts";

/** A language with the words of today, or with those of another year. */
export type Speech = Lang | { readonly lang: Lang; readonly vocabulary: Vocabulary };

export const langOf = (speech: Speech): Lang => (typeof speech === "string" ? speech : speech.lang);

export const vocabularyIn = (speech: Speech): Vocabulary =>
  typeof speech === "string" ? todayWords : speech.vocabulary;
