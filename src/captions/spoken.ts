import type { Lang } from "../notation/bilingual.ts";

/** How a language reads symbols in braces aloud. */
interface SymbolWords {
  /** What the letters in symbols stand for. */
  readonly letters: Readonly<Record<string, string>>;
  /** One or the other (107.4e). */
  oneOf(words: readonly string[]): string;
  /** The words of several symbols in a row, and whether they stand for mana. */
  together(words: readonly string[], isMana: boolean): string;
}

const known = new Map<Lang, SymbolWords>();

/** A page learns the language that it is in. */
export function learnSymbols(lang: Lang, words: SymbolWords): void {
  known.set(lang, words);
}

const run = /(?:\{[^{}]+\})+/g;

/**
 * A caption for the ear: symbols in braces as words.
 * @throws {Error} for a language that was not learnt: a mistake in what is imported.
 */
export function spoken(text: string, lang: Lang): string {
  const words = known.get(lang);
  if (!words) throw new Error(`Nothing has taught how symbols are read in “${lang}”.`);
  const { letters, oneOf, together } = words;
  // 107.4e: a hybrid symbol is one or the other.
  const read = (symbol: string): string =>
    oneOf(symbol.split("/").map((half) => letters[half] ?? half));
  return text.replace(run, (braces) => {
    const inside = [...braces.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
    const isMana = inside.some((symbol) => symbol !== "T" && symbol !== "Q");
    return together(inside.map(read), isMana);
  });
}
