import type { Edition, Renumbering, Rules } from "../engine/rules.ts";
import type { KeywordTable } from "../keywords/index.ts";
import type { WordRules } from "./words.ts";

/** One set of rules: what the engine does otherwise, and what keywords meant. */
export interface Era {
  readonly rules: Rules;
  readonly keywords: KeywordTable;
  readonly words: WordRules;
}

/** What was otherwise in one era, compared with the one after it. */
interface Patch {
  readonly edition: Edition;
  readonly numbers: Renumbering;
  readonly rules?: Partial<Omit<Rules, "edition" | "numbers">>;
  readonly keywords?: Partial<KeywordTable>;
  readonly words?: WordRules;
}

/** The era before another. */
export const before = (next: Era, { edition, numbers, rules, keywords, words }: Patch): Era => ({
  rules: { ...next.rules, ...rules, edition, numbers: [...next.rules.numbers, numbers] },
  keywords: { ...next.keywords, ...keywords },
  words: { ...next.words, ...words },
});
