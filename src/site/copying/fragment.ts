/**
 * A link to words on a page: a text fragment (wicg.github.io/scroll-to-text-fragment). The browser
 * looks for whole words, the first that fit, so a fragment says as much as tells its words apart.
 */
import type { Lang } from "../i18n.ts";

/** The text of a page as the browser searches it, block after block, and what is chosen in it. */
export interface Chosen {
  readonly blocks: readonly string[];
  readonly from: Place;
  readonly to: Place;
  readonly lang: Lang;
}

export interface Place {
  readonly block: number;
  readonly offset: number;
}

/** Longer than this, a text is named by its beginning and its end. */
const LONGEST = 120;
/** So many words on each side tell any two places apart, or nothing does. */
const MOST_WORDS = 12;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string, lang: Lang): readonly Word[] =>
  [...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));

const even = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Signs that have a meaning in a fragment, beside those that an address can't have. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\s+/g, " ").trim()).replaceAll("-", "%2D");

/** What is chosen, grown to whole words; nothing where no word is chosen. */
function wholeWords({ blocks, from, to, lang }: Chosen): Pick<Chosen, "from" | "to"> | undefined {
  const within = blocks.flatMap((text, block) =>
    block < from.block || block > to.block
      ? []
      : wordsOf(text, lang)
          .filter(
            ({ start, end }) =>
              (block > from.block || end > from.offset) && (block < to.block || start < to.offset),
          )
          .map((word) => ({ ...word, block })),
  );
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) return undefined;
  // Signs that were chosen with the words stay: they are a part of what is searched for.
  const start = from.block === first.block ? Math.min(from.offset, first.start) : first.start;
  const end = to.block === last.block ? Math.max(to.offset, last.end) : last.end;
  return {
    from: { block: first.block, offset: start },
    to: { block: last.block, offset: end },
  };
}

const countIn = (blocks: readonly string[], text: string): number =>
  blocks.reduce((count, block) => count + even(block).split(even(text)).length - 1, 0);

/** The first words of a text, or its last. */
function firstWords(text: string, count: number, lang: Lang): string {
  const words = wordsOf(text, lang);
  return text.slice(0, words[Math.min(count, words.length) - 1]?.end ?? 0);
}

function lastWords(text: string, count: number, lang: Lang): string {
  const words = wordsOf(text, lang);
  return text.slice(words[Math.max(0, words.length - count)]?.start ?? text.length);
}

/** The directive for what is chosen, to stand behind `#` or an anchor; nothing for no words. */
export function fragmentFor(chosen: Chosen): string | undefined {
  const grown = wholeWords(chosen);
  if (!grown) return undefined;
  const { blocks, lang } = chosen;
  const { from, to } = grown;
  const first = blocks[from.block] ?? "";
  const last = blocks[to.block] ?? "";
  const isOne = from.block === to.block;
  const whole = isOne ? first.slice(from.offset, to.offset) : "";
  const before = first.slice(0, from.offset);
  const after = last.slice(to.offset);
  const isExact = isOne && whole.length <= LONGEST;
  const head = isOne ? whole : first.slice(from.offset);
  const tail = isOne ? whole : last.slice(0, to.offset);

  for (let count = isExact ? 0 : 3; ; count += 1) {
    const prefix = count > 0 && isExact ? lastWords(before, count, lang) : "";
    const suffix = count > 0 && isExact ? firstWords(after, count, lang) : "";
    const start = isExact ? whole : firstWords(head, count, lang);
    const searched = prefix + start + suffix;
    if (count < MOST_WORDS && countIn(blocks, searched) > 1) continue;
    const end = isExact ? "" : lastWords(tail, count, lang);
    const parts = [
      ...(even(prefix) === "" ? [] : [`${encoded(prefix)}-`]),
      encoded(start),
      ...(end === "" ? [] : [encoded(end)]),
      ...(even(suffix) === "" ? [] : [`-${encoded(suffix)}`]),
    ];
    return `:~:text=${parts.join(",")}`;
  }
}
