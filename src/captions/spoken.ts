import type { Lang } from "../notation/bilingual.ts";
import { wordsIn } from "./language.ts";

const run = /(?:\{[^{}]+\})+/g;

/** A caption for the ear: symbols in braces as words. */
export function spoken(text: string, lang: Lang): string {
  const { letters, phrases, symbols } = wordsIn(lang);
  // 107.4e: a hybrid symbol is one or the other.
  const read = (symbol: string): string =>
    phrases.oneOf(symbol.split("/").map((half) => letters[half] ?? half));
  return text.replace(run, (braces) => {
    const inside = [...braces.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
    const isMana = inside.some((symbol) => symbol !== "T" && symbol !== "Q");
    return symbols(inside.map(read), isMana);
  });
}
