/** Puts together what names and full text answer. */
import { compact, fold } from "./fold.ts";
import { FOUND_KINDS, type FoundKind } from "./kinds.ts";
import { meantBy, withNames } from "./named.ts";
import { contentWords, isReading, reword, ruleNumberIn, rulesUnder, spellings } from "./query.ts";
import {
  cardsAloneIn,
  guideNamed,
  namesIn,
  type QuickHit,
  type QuickIndex,
  quickHits,
  quickIndex,
  SURE,
} from "./quick.ts";
import { bestSection, type Weighed } from "./section.ts";
import type { SearchNames } from "./shape.ts";
import { citing, loadText, type TextAnswer, type TextHit, textHits } from "./text.ts";

export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly kind: FoundKind;
  /** HTML from the site's own pages, with the words found in <mark>; or other names, as text. */
  readonly excerpt: { readonly html: string } | { readonly text: string };
}

interface Ranked {
  readonly kind: FoundKind;
  readonly load: () => Hit | Promise<Hit>;
}

export interface Found {
  readonly ranked: readonly Ranked[];
  readonly counts: ReadonlyMap<FoundKind, number>;
  /** Whether no name is what was typed: the names are the nearest that there are. */
  readonly isNearest: boolean;
}

export interface Searcher {
  readonly names: SearchNames;
  /** What the names answer, at once. */
  quick(query: string): Found;
  /** What names and texts answer. */
  full(query: string): Promise<Found>;
  /** Loads the full text, so that it answers sooner. */
  warm(): void;
}

/** Of the names, so many stand before what the texts say. */
const NAMES_FIRST = 5;

const placeOf = ({ kind, index }: { readonly kind: FoundKind; readonly index: number }): string =>
  `${kind} ${index}`;

function namedHit({ entry }: QuickHit, lang: string): Ranked {
  const { kind, page, title, names } = entry;
  const load = (): Hit => ({
    url: `/${lang}/${page}`,
    title,
    kind,
    excerpt: { text: names.slice(0, 3).join(" / ") },
  });
  return { kind, load };
}

function textHit({ kind, data }: TextHit, words: readonly Weighed[]): Ranked {
  const load = async (): Promise<Hit> => {
    const page = await data();
    const { url, meta, excerpt } = page;
    const title = meta.title ?? url;
    const part = kind === "guide" ? bestSection(page, words) : undefined;
    if (part === undefined) return { url, title, kind, excerpt: { html: excerpt } };
    return {
      url: `${url}#${part.id}`,
      title: `${title} › ${part.title}`,
      kind,
      excerpt: { html: part.excerpt },
    };
  };
  return { kind, load };
}

/** Whether a page has the words of a query, those joined by `|` in one way, and not only parts. */
async function says(hit: TextHit | undefined, query: string): Promise<boolean> {
  if (hit === undefined) return false;
  const { content, meta } = await hit.data();
  const text = compact(fold(`${meta.title ?? ""} ${content}`));
  return query
    .split(" ")
    .every((word) => word.split("|").some((one) => text.includes(compact(fold(one)))));
}

/** The guide of what a question is about stands at this place at the latest. */
const GUIDE_PLACE = 2;

function withGuide(hits: readonly TextHit[], guide: string | undefined): readonly TextHit[] {
  const at = hits.findIndex((hit) => placeOf(hit) === guide);
  const found = hits[at];
  if (found === undefined || at <= GUIDE_PLACE) return hits;
  const others = hits.filter((hit) => hit !== found);
  return [...others.slice(0, GUIDE_PLACE), found, ...others.slice(GUIDE_PLACE)];
}

/** Two cards and nothing else are answered by their pages, behind what best says something of both. */
async function withPages(
  hits: readonly TextHit[],
  named: readonly QuickHit["entry"][],
): Promise<readonly TextHit[]> {
  if (named.length < 2) return hits;
  const names = named.map(({ title }) => compact(fold(title))).join(" ");
  const best = (await says(hits[0], names)) ? hits.slice(0, 1) : [];
  const pages = named.flatMap((entry) => hits.find((hit) => placeOf(hit) === placeOf(entry)) ?? []);
  return [...new Set([...best, ...pages, ...hits])];
}

const foundOf = (ranked: readonly Ranked[], isNearest: boolean): Found => {
  const counts = new Map<FoundKind, number>();
  for (const kind of FOUND_KINDS) {
    const count = ranked.filter((one) => one.kind === kind).length;
    if (count > 0) counts.set(kind, count);
  }
  return { ranked, counts, isNearest };
};

export function searcherOf(names: SearchNames, lang: string): Searcher {
  let known: QuickIndex | undefined;
  const index = (): QuickIndex => {
    known ??= quickIndex(names);
    return known;
  };
  const reworded = (query: string): string => reword(query, names.wordings);
  const isNearest = ([best]: readonly QuickHit[]): boolean =>
    best !== undefined && best.score < SURE;

  /** Names that are like what was typed; surer ones, where the site says it in other words. */
  function namesOf(query: string): readonly QuickHit[] {
    const named = quickHits(index(), query);
    if (!isNearest(named)) return named;
    const said = quickHits(index(), reworded(query));
    return said.length === 0 || isNearest(said) ? named : said;
  }

  async function texts(query: string): Promise<TextAnswer> {
    const number = ruleNumberIn(query);
    if (number !== undefined) {
      const hits = await citing(names.counts, (cited) => rulesUnder(number, cited));
      return { hits, words: [], isCorrected: false };
    }
    const asked = reworded(query);
    // The reading of a name says nothing in pieces.
    const isName = isReading(asked) && quickHits(index(), asked).some(({ score }) => score >= SURE);
    // Kana are looked for in katakana and in Latin letters, too.
    const said = isName ? [asked] : contentWords(withNames(index(), asked));
    const words = said.map((word) => spellings(word).join("|"));
    // The last of its spellings is the one that was typed.
    const correct = (word: string): string | undefined =>
      meantBy(index(), word.split("|").at(-1) ?? word);
    const isSubject = (word: string): boolean =>
      word.split("|").some((one) => guideNamed(index(), one) !== undefined);
    return textHits(names.counts, words, correct, isSubject);
  }

  return {
    names,
    warm: () => void loadText(names.counts).catch(() => {}),
    quick(query) {
      const named = namesOf(query);
      // Until the texts have answered a question, what it names stands there.
      const hits = named.length > 0 ? named : namesIn(index(), query);
      return foundOf(
        hits.slice(0, NAMES_FIRST).map((hit) => namedHit(hit, lang)),
        isNearest(hits),
      );
    },
    async full(query) {
      const hits = namesOf(query);
      const { hits: all, words, isCorrected } = await texts(query);
      const guides = words.flatMap(([word]) =>
        word.split("|").flatMap((one) => guideNamed(index(), one) ?? []),
      );
      const guide =
        guides[0] ?? namesIn(index(), query).find(({ entry }) => entry.kind === "guide")?.entry;
      const answers = withGuide(all, guide && placeOf(guide));
      const found = await withPages(answers, cardsAloneIn(index(), query));
      const isSaid = !isNearest(hits) || (await says(found[0], reworded(query)));
      const first = hits.slice(0, NAMES_FIRST);
      const known = new Set(hits.map(({ entry }) => placeOf(entry)));
      return foundOf(
        [
          ...first.map((hit) => namedHit(hit, lang)),
          ...found.filter((hit) => !known.has(placeOf(hit))).map((hit) => textHit(hit, words)),
          ...hits.slice(NAMES_FIRST).map((hit) => namedHit(hit, lang)),
        ],
        isNearest(hits) && (isCorrected || !isSaid),
      );
    },
  };
}
