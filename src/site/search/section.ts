/** Which section of a long page says most of what was asked, and how it says it. */
import { patternOf } from "./sought.ts";

/** What Pagefind knows of a page: its words, and where in them each element begins that has an id. */
export interface LongPage {
  /** With what parts the words, which is nothing in Japanese; `<` and `>` escaped. */
  readonly raw_content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors: readonly {
    readonly element: string;
    readonly id: string;
    readonly text: string;
    /** The number of words before it. */
    readonly location: number;
  }[];
}

/** A word that was asked for, in all the ways to say it (`|`), and what it weighs. */
export type Weighed = readonly [word: string, weight: number];

export interface Section {
  readonly id: string;
  readonly title: string;
  /** HTML: its words around those asked for, which stand in <mark>. */
  readonly excerpt: string;
}

/** A heading is about what it names. */
const IN_HEADING = 0.5;
const EXCERPT = { ja: 72, en: 130 } as const;
const PARTS_WORDS = "\u200b";

const waysOf = (word: string): readonly RegExp[] => word.split("|").map(patternOf);
const says = (text: string, ways: readonly RegExp[]): boolean =>
  ways.some((way) => text.search(way) >= 0);

const weightOf = (words: readonly { readonly weight: number }[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/** Pagefind escapes these two and leaves `&` alone. */
const plain = (escaped: string): string => escaped.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
const htmlOf = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A text as HTML, in which what the ways find is marked; where two overlap, the first. */
function marked(text: string, ways: readonly RegExp[]): string {
  const places = ways
    .flatMap((way) => [...text.matchAll(way)])
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length);
  let html = "";
  let end = 0;
  for (const { index, 0: found } of places) {
    if (index < end || found === "") continue;
    html += `${htmlOf(text.slice(end, index))}<mark>${htmlOf(found)}</mark>`;
    end = index + found.length;
  }
  return html + htmlOf(text.slice(end));
}

function excerptOf(text: string, ways: readonly RegExp[], length: number): string {
  const first = Math.min(...ways.map((way) => text.search(way)).filter((at) => at >= 0));
  const about = Number.isFinite(first) ? first : 0;
  // From the sentence before, if that is near.
  const start = Math.max(0, text.slice(0, about).search(/[^.。?？]{0,40}$/u));
  const shown = text.slice(start, start + length).trim();
  return `${marked(shown, ways)}${start + length < text.length ? "…" : ""}`;
}

/** What the title of the page says already tells no section of it from another. */
function tellingOf(asked: readonly Weighed[], title: string): readonly Weighed[] {
  const telling = asked.filter(([word]) => !says(title, waysOf(word)));
  return telling.length > 0 ? telling : asked;
}

export function bestSection(
  { raw_content, anchors, meta }: LongPage,
  asked: readonly Weighed[],
): Section | undefined {
  const isParted = raw_content.includes(PARTS_WORDS);
  const words = raw_content.split(isParted ? PARTS_WORDS : /\s+/);
  const headings = anchors.filter(({ element }) => /^h[23]$/.test(element));
  const sought = tellingOf(asked, meta.title ?? "").map(([word, weight]) => ({
    ways: waysOf(word),
    weight,
  }));
  let best: Section | undefined;
  let most = 0;
  for (const [place, { id, text: title, location }] of headings.entries()) {
    const own = words.slice(location, headings[place + 1]?.location);
    const text = plain(own.join(isParted ? "" : " "));
    const said = sought.filter(({ ways }) => says(text, ways));
    const named = said.filter(({ ways }) => says(title, ways));
    const score = weightOf(said) + IN_HEADING * weightOf(named);
    if (score <= most) continue;
    most = score;
    const body = text.startsWith(title) ? text.slice(title.length).replace(/^[\s.。]+/u, "") : text;
    const ways = said.flatMap((one) => one.ways);
    const excerpt = excerptOf(body, ways, EXCERPT[isParted ? "ja" : "en"]);
    best = { id, title, excerpt };
  }
  return best;
}
