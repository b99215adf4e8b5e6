/** Asks Pagefind, in all the spellings that a query may have. */
import { normalizeQuery, ruleNumberIn, rulesUnder, spellings } from "./query.ts";

export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  /** HTML from the site's own pages, with the words found in <mark>. */
  readonly excerpt: string;
}

export interface Found {
  readonly total: number;
  /** Loads the first so many hits. */
  readonly hits: (count: number) => Promise<Hit[]>;
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<{
    readonly url: string;
    readonly excerpt: string;
    readonly meta: Readonly<Record<string, string>>;
  }>;
}

interface PagefindOptions {
  readonly filters?: { readonly rule: { readonly any: readonly string[] } };
  readonly sort?: { readonly order: "asc" };
}

interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  filters(): Promise<{ readonly rule?: Readonly<Record<string, number>> }>;
  search(
    query: string | null,
    options?: PagefindOptions,
  ): Promise<{ readonly results: readonly PagefindResult[] }>;
}

/** What a page is about counts for more than what it mentions. */
const RANKING = { metaWeights: { subject: 40, title: 6, names: 2, rule: 2 } };

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // Made after the site is built, so no bundler may look for it.
  const address = "/pagefind/pagefind.js";
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  await pagefind.options({ ranking: RANKING, excerptLength: 24 });
  return pagefind;
}

function pagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function resultsFor(query: string): Promise<readonly PagefindResult[]> {
  const index = await pagefind();
  const number = ruleNumberIn(query);
  if (number !== undefined) {
    const { rule = {} } = await index.filters();
    const rules = rulesUnder(number, Object.keys(rule));
    if (rules.length > 0) {
      const byRule = { filters: { rule: { any: rules } }, sort: { order: "asc" } } as const;
      return (await index.search(null, byRule)).results;
    }
  }
  const found = new Map<string, PagefindResult>();
  for (const spelling of spellings(query)) {
    for (const result of (await index.search(spelling)).results) {
      if (!found.has(result.id)) found.set(result.id, result);
    }
    // Other spellings are for when the better ones find nothing.
    if (found.size > 0) break;
  }
  return [...found.values()];
}

async function hitFrom(result: PagefindResult): Promise<Hit> {
  const { url, excerpt, meta } = await result.data();
  return { url, excerpt, title: meta.title ?? url, kind: meta.kind ?? "" };
}

export async function search(typed: string): Promise<Found> {
  const query = normalizeQuery(typed);
  const results = query === "" ? [] : await resultsFor(query);
  return {
    total: results.length,
    hits: (count) => Promise.all(results.slice(0, count).map(hitFrom)),
  };
}
