/** What would be understood in place of what isn't: remedies that get further are offered. */
import type { InLanguages } from "../print/printer.ts";
import { unreadKeyword } from "./keywordSections.ts";
import type { Block, Missed } from "./lines.ts";
import { nearestOf } from "./problem.ts";
import { missingComma, remedied, remedies } from "./remedies.ts";

type Read = (text: string) => Block;

/** How far a text was understood: to its end, or up to where it wasn't. */
function reach(read: Block, start: number): number {
  if (read.ok) return Number.POSITIVE_INFINITY;
  const { why, at } = read.problem;
  if (why === "unknown") return at - start;
  // Each word is known, or it would be on another card.
  return why === "tooMuch" ? 0 : Number.MAX_SAFE_INTEGER - 1;
}

const isOver = (read: Block): boolean => !read.ok && read.problem.why === "tooMuch";

interface Words {
  /** What the text calls its object. */
  readonly self: string;
  /** English words of keywords by the Japanese ones. */
  readonly inJapanese: ReadonlyMap<string, string>;
}

/** The problem of a text, told with what it may have meant. */
export function withRemedy(
  text: string,
  start: number,
  problem: Missed,
  read: Read,
  { self, inJapanese }: Words,
): Missed {
  if (problem.why !== "unknown" && problem.why !== "unlike") return problem;
  const block = { from: start, to: start + text.length };
  const japanese = inEnglish(text, start, inJapanese);
  if (japanese) return japanese;
  if (text.length > 1_000) return problem;
  // Where each word is known only a text that is understood to its end is better.
  let best = {
    text,
    far: problem.why === "unknown" ? problem.at - start : Number.MAX_SAFE_INTEGER,
  };
  const told = (so: string): string =>
    so.replaceAll("~", self).replace(/(?:^|[.:] |• )[a-z]/g, (letter) => letter.toUpperCase());
  let first:
    | { readonly at: number; readonly length: number; readonly says: InLanguages }
    | undefined;
  for (const remedy of remedies) {
    const so = remedied(best.text, remedy);
    if (!so) continue;
    const again = read(so.text);
    if (isOver(again)) break;
    const far = reach(again, start);
    if (far <= best.far) continue;
    best = { text: so.text, far };
    first ??= { at: start + Math.min(so.at, text.length), length: so.length, says: remedy.says };
    if (again.ok) break;
  }
  if (first) {
    const isWhole = best.far === Number.POSITIVE_INFINITY;
    return {
      why: "remedy",
      ...first,
      ...(isWhole && { suggestion: { text: told(best.text), block } }),
    };
  }
  if (problem.why !== "unknown") return problem;
  const known = problem.at - start;
  const at = known + (/^ */.exec(text.slice(known))?.[0].length ?? 0);
  const keywords = new Set([...inJapanese.values()].map((word) => word.toLowerCase()));
  const unread = unreadKeyword(text.slice(at), keywords);
  if (unread) return { why: "remedy", at: start + at, ...unread };
  const put = (length: number, words: string): number =>
    reach(read(text.slice(0, at) + words + text.slice(at + length)), start);
  const [word = ""] = /^[\w'{}/+-]+/.exec(text.slice(at).toLowerCase()) ?? [];
  for (const suggestion of nearestOf(word, knownWords(problem.expected)).slice(0, 6)) {
    // A word that ends what can be read tells nothing: "they" for "the" in "the life lost".
    if (put(word.length, suggestion) > at + suggestion.length + 1)
      return { ...problem, suggestion };
  }
  // "Flying lifelink", "when this creature dies draw a card"
  const joint = text.slice(0, at).trimEnd();
  const withComma = `${joint}, ${text.slice(at).trimStart()}`;
  if (at > 0 && /^\w/.test(text.slice(at)) && read(withComma).ok) {
    const length = word.length;
    return {
      why: "remedy",
      at: start + at,
      length,
      says: missingComma,
      suggestion: { text: withComma, block },
    };
  }
  return problem;
}

const knownWords = (expected: readonly string[]): readonly string[] =>
  expected.flatMap((one) => {
    const plain = one.replace(/[()|]/g, " ");
    return [plain.replace(/\[[^\]]*\]/g, ""), plain.replace(/[[\]]/g, "")].flatMap((form) =>
      form.split(/\s+/).map((word) => word.replace(/[—.,:]+$/, "")),
    );
  });

/** Japanese text isn't read; of keywords the English word is told. */
function inEnglish(
  text: string,
  start: number,
  words: ReadonlyMap<string, string>,
): Missed | undefined {
  const match = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}].*/su.exec(text);
  if (!match) return undefined;
  const all = text.split(/、|, */).map((word) => words.get(word.trim()) ?? word.trim());
  const isKnown = all.every(
    (word) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word),
  );
  return {
    why: "remedy",
    at: start + match.index,
    length: match[0].length,
    says: {
      en: "Rules text is read in English only.",
      ja: "読み取れるのは英語のルール文章のみ。",
    },
    ...(isKnown && {
      suggestion: { text: all.join(", "), block: { from: start, to: start + text.length } },
    }),
  };
}
