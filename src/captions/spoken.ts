import type { Lang } from "../notation/bilingual.ts";
import { wordsIn } from "./language.ts";

const run = /(?:\{[^{}]+\})+/g;

/** A caption for the ear: symbols in braces as words. */
export function spoken(text: string, lang: Lang): string {
  const { letters, symbols } = wordsIn(lang);
  return text.replace(run, (braces) => {
    const inside = [...braces.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
    const isMana = inside.some((symbol) => symbol !== "T");
    return symbols(
      inside.map((symbol) => letters[symbol] ?? symbol),
      isMana,
    );
  });
}
