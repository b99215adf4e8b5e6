/** Which section of a long page says most of what was asked, and how it says it. */
import { patternOf } from "./sought.ts";

/** What Pagefind knows of a page: its words, and where in them each element begins that has an id. */
export interface LongPage {
  /** With what parts the words, which is nothing in Japanese; escaped. */
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
  /** Its words around those asked for, which stand in <mark>. */
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

function excerptOf(text: string, ways: readonly RegExp[], length: number): string {
  const first = Math.min(...ways.map((way) => text.search(way)).filter((at) => at >= 0));
  const about = Number.isFinite(first) ? first : 0;
  // From the sentence before, if that is near.
  const start = Math.max(0, text.slice(0, about).search(/[^.。?？]{0,40}$/u));
  let shown = text.slice(start, start + length).replace(/&[a-z]*$/, "");
  for (const way of ways) {
    shown = shown
      .split(/(<mark>.*?<\/mark>)/u)
      .map((part) => (part.startsWith("<mark>") ? part : part.replace(way, "<mark>$&</mark>")))
      .join("");
  }
  return `${shown.trim()}${start + length < text.length ? "…" : ""}`;
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
    const text = own.join(isParted ? "" : " ");
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
