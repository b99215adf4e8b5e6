/** Asks the full text (Pagefind): all words of a query together, or as many as there are. */
import { FOUND_KINDS, type FoundKind } from "./kinds.ts";
import { pagesSaying } from "./said.ts";
import type { LongPage, Weighed } from "./section.ts";

interface Fragment extends LongPage {
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  readonly sub_results: readonly { readonly excerpt: string }[];
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<Fragment>;
}

interface PagefindOptions {
  readonly filters?: { readonly rule: { readonly any: readonly string[] } };
  readonly sort?: { readonly place: "asc" };
}

export interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  filters(): Promise<{ readonly rule?: Readonly<Record<string, number>> }>;
  search(
    query: string | null,
    options?: PagefindOptions,
  ): Promise<{ readonly results: readonly PagefindResult[] }>;
  /** Loads what a search for this would load. */
  preload(query: string): Promise<void>;
}

/** A page among all pages, in the order of `kinds.ts`. */
export interface TextHit {
  readonly kind: FoundKind;
  readonly index: number;
  readonly score: number;
  readonly data: () => Promise<Fragment>;
}

/**
 * What a page is about counts for more than what it mentions; and that it says something, for more
 * than how often, for many of these pages are a sentence or two.
 */
const RANKING = {
  metaWeights: { subject: 3, title: 3, names: 2, rule: 0.2 },
  pageLength: 0.5,
  termFrequency: 0.5,
};

/** Words asked one by one, the rarest; more than these tell no page from another. */
const MOST_WORDS = 8;

/** A board says little beside its title, and stands on the page of a ruling that says more. */
const WEIGHT: Readonly<Partial<Record<FoundKind, number>>> = {
  board: 0.85,
  site: 0.3,
  card: 0.7,
  guide: 0.85,
};

/** The mechanic that a question is about counts for more than what is asked about it. */
const SUBJECT = 1.5;

interface Loaded {
  readonly pagefind: Pagefind;
  /** Which page an id of the index is. */
  readonly places: ReadonlyMap<string, { readonly kind: FoundKind; readonly index: number }>;
}

async function load(counts: Readonly<Record<FoundKind, number>>): Promise<Loaded> {
  // Made after the site is built, so no bundler may look for it.
  const address = "/pagefind/pagefind.js";
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  await pagefind.options({ ranking: RANKING, excerptLength: 24 });
  const all = (await pagefind.search(null, { sort: { place: "asc" } })).results;
  const kinds = FOUND_KINDS.flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => ({ kind, index })),
  );
  return {
    pagefind,
    places: new Map(all.flatMap(({ id }, place) => (kinds[place] ? [[id, kinds[place]]] : []))),
  };
}

let loading: Promise<Loaded> | undefined;

export function loadText(counts: Readonly<Record<FoundKind, number>>): Promise<Loaded> {
  loading ??= load(counts).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A result must be kept with its hit: once it is collected, Pagefind forgets what it was about. */
function hitsOf({ places }: Loaded, results: readonly PagefindResult[]): TextHit[] {
  return results.flatMap((result) => {
    const place = places.get(result.id);
    const score = result.score * (place ? (WEIGHT[place.kind] ?? 1) : 0);
    return place ? [{ ...place, score, data: () => result.data() }] : [];
  });
}

/** All that cites one of these rules, in the order of `kinds.ts`. */
export async function citing(
  counts: Readonly<Record<FoundKind, number>>,
  rulesAmong: (cited: readonly string[]) => readonly string[],
): Promise<readonly TextHit[]> {
  const loaded = await loadText(counts);
  const { rule = {} } = await loaded.pagefind.filters();
  const any = rulesAmong(Object.keys(rule));
  if (any.length === 0) return [];
  const byRule = { filters: { rule: { any } }, sort: { place: "asc" } } as const;
  return hitsOf(loaded, (await loaded.pagefind.search(null, byRule)).results);
}

/** Each page once, as it is found best. */
function bestOf(answers: readonly (readonly PagefindResult[])[]): readonly PagefindResult[] {
  const best = new Map<string, PagefindResult>();
  for (const result of answers.flat()) {
    if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result);
  }
  return [...best.values()].toSorted((one, other) => other.score - one.score);
}

export interface TextAnswer {
  readonly hits: readonly TextHit[];
  /** The words that pages have, by what they weigh. */
  readonly words: readonly Weighed[];
  /** Whether a word that no page has was taken for another. */
  readonly isCorrected: boolean;
}

/**
 * Pages with the words, best first. Each word weighs the more the fewer pages have it, and a page
 * that has more of the words stands before one that says one of them often.
 */
export async function textHits(
  counts: Readonly<Record<FoundKind, number>>,
  words: readonly string[],
  correct: (word: string) => string | undefined,
  isSubject: (word: string) => boolean,
): Promise<TextAnswer> {
  const loaded = await loadText(counts);
  const { pagefind, places } = loaded;
  let isCorrected = false;
  // Different ways to say one thing count as one word.
  const search = async (word: string) =>
    bestOf(await Promise.all(word.split("|").map((way) => pagesSaying(pagefind, way))));
  const ask = async (word: string) => {
    const results = await search(word);
    const other = results.length > 0 ? undefined : correct(word);
    if (other === undefined) return { results, word };
    isCorrected = true;
    return { results: await search(other), word: other };
  };
  const asked = words.slice(0, MOST_WORDS);
  // A word that no page has, such as the name of a card that isn't here, tells none from another.
  const answers = (await Promise.all(asked.map(ask))).filter(({ results }) => results.length > 0);
  const sums = new Map<string, { score: number; best: number; result: PagefindResult }>();
  const weighed: Weighed[] = [];
  for (const { results, word } of answers) {
    const weight =
      Math.log(1 + places.size / (1 + results.length)) * (isSubject(word) ? SUBJECT : 1);
    weighed.push([word, weight]);
    const top = results[0]?.score || 1;
    for (const result of results) {
      const said = weight * (0.6 + 0.4 * Math.min(1, result.score / top));
      const before = sums.get(result.id);
      if (!before) sums.set(result.id, { score: said, best: said, result });
      else {
        before.score += said;
        // The excerpt is taken from around the word that tells most.
        if (said > before.best) Object.assign(before, { best: said, result });
      }
    }
  }
  const weightOfAll = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  const enough = weighed.length > 1 ? weightOfAll * 0.34 : 0;
  const results = [...sums.values()]
    .filter(({ score }) => score >= enough)
    .map(({ score, result }) => ({ id: result.id, score, data: () => result.data() }));
  const hits = hitsOf(loaded, results).toSorted((one, other) => other.score - one.score);
  return { hits, words: weighed, isCorrected };
}
