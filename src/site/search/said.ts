/** Asks Pagefind for one word, so that the answer doesn't depend on what was asked before. */
import { isJapanese } from "./fold.ts";
import { cut } from "./query.ts";
import { patternOf } from "./sought.ts";
import type { Pagefind, PagefindResult } from "./text.ts";

/** A sign that no segmenter parts from a word, and that sorts behind all a word may go on with. */
const LAST = "\u{1F3FF}";
/** Pagefind takes endings off English words, but leaves their beginnings alone. */
const BEGINNING = 4;

/** Japanese words as Pagefind cuts them; a Latin one stands as it is. */
const piecesOf = (word: string): readonly string[] =>
  isJapanese(word)
    ? cut(word).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
    : [word];

/**
 * The index is loaded in parts, each from one word to another, and Pagefind loads the part in which
 * a word would stand. What goes on from the word may stand in the next.
 */
const endOf = (piece: string): string =>
  (/^\p{Script=Latin}+$/u.test(piece) ? piece.slice(0, BEGINNING) : piece) + LAST;

/** Whether a page has the word: among what is marked there, or among its names. */
async function isSaid(page: PagefindResult, word: string, isWhole: boolean): Promise<boolean> {
  const { content, excerpt, sub_results, meta } = await page.data();
  const marked = [excerpt, ...sub_results.map((part) => part.excerpt)].flatMap((html) =>
    [...html.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, found]) => found ?? ""),
  );
  // What is cut into several words is marked in pieces.
  const text = [...(isWhole ? marked : [content]), ...Object.values(meta)].join(" ");
  return patternOf(word).test(text.normalize("NFKC"));
}

/** The pages that have a word, or a longer one that begins with it. */
export async function pagesSaying(
  pagefind: Pick<Pagefind, "preload" | "search">,
  word: string,
): Promise<readonly PagefindResult[]> {
  const find = async (asked: string) => (await pagefind.search(asked)).results;
  // So many words begin with a letter that it can only stand for itself; a kanji is a word.
  if (/^[^\u3400-\u9fff]$/u.test(word)) return find(`"${word}"`);
  const pieces = piecesOf(word);
  await Promise.all(pieces.map((piece) => pagefind.preload(endOf(piece))));
  const [found, exact] = await Promise.all([find(word), find(`"${word}"`)]);
  if (exact.length > 0 || found[0] === undefined) return found;
  // Where no word begins with it, Pagefind answers with a shorter one, if any is loaded.
  return (await isSaid(found[0], word, pieces.length === 1)) ? found : [];
}
