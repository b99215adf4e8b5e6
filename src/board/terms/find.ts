/** Finds the terms of the glossary in a text. */
import type { Lang } from "../../notation/bilingual.ts";

/** Each term by its id, with the words by which a text of one language says it. */
export type TermWords = readonly (readonly [id: string, ...words: string[]])[];

/** A stretch of a text, and the term that it says. */
export interface Piece {
  readonly text: string;
  readonly term?: string;
}

/** Cuts a text where it says a term that has not been said before; what it says is remembered. */
type TermFinder = (text: string, said: Set<string>) => readonly Piece[];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Characters of one kind make up one word: letters in English, kanji or katakana in Japanese. */
const kinds: Readonly<Record<Lang, readonly RegExp[]>> = {
  en: [/[\w-]/],
  // 「解決後」 and 「各対象」 are two words.
  ja: [/(?![各全後中時前])[一-龠々]/, /[ァ-ヺー]/],
};

/** @param names are left alone, and so is every word within them. */
export function termFinder(
  terms: TermWords,
  lang: Lang,
  names: readonly string[] = [],
): TermFinder {
  const known = new Map<string, string>();
  for (const [id, ...words] of terms) {
    for (const word of words) {
      const key = word.toLowerCase();
      // Of two terms with one word, the first in the glossary is meant.
      if (!known.has(key)) known.set(key, id);
    }
  }
  const own = new Set(names);
  const longestFirst = [...new Set([...known.keys(), ...own])].sort(
    (one, other) => other.length - one.length,
  );
  // In Japanese sentences names of cards stand in brackets of their own.
  const any = ["《[^》]*》", ...longestFirst.map(escaped)].join("|");

  /** Whether the characters on both sides of a place are of one word. */
  const isWithin = (text: string, at: number): boolean =>
    kinds[lang].some((kind) => kind.test(text.charAt(at - 1)) && kind.test(text.charAt(at)));

  return (text, said) => {
    const pattern = new RegExp(any, "gi");
    const pieces: Piece[] = [];
    let from = 0;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const [word] = found;
      const start = found.index;
      const end = start + word.length;
      if (isWithin(text, start) || isWithin(text, end)) {
        pattern.lastIndex = start + 1;
        continue;
      }
      const term = own.has(word) ? undefined : known.get(word.toLowerCase());
      if (term === undefined || said.has(term)) continue;
      said.add(term);
      if (start > from) pieces.push({ text: text.slice(from, start) });
      pieces.push({ text: word, term });
      from = end;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  };
}
