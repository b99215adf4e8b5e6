/** What the pages show, in the order in which they show it. */
import { type CollectionEntry, getCollection } from "astro:content";
import type { Lang } from "./i18n.ts";
import { guidePath, rulingPath, shortPath } from "./paths.ts";
import { type Ruling, subjectOf } from "./rulings.ts";
import { toKatakana, toRomaji } from "./search/kana.ts";
import { cardNamesOf, mechanicNames, type Names, namesOf } from "./vocabulary.ts";

export type Guide = CollectionEntry<"guides">;

/** All rulings, in the order of their documents. */
export async function allRulings(): Promise<Ruling[]> {
  const entries = await getCollection("rulings");
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}

export async function rulingById(id: string): Promise<Ruling> {
  const ruling = (await allRulings()).find((one) => one.id === id);
  if (ruling === undefined) throw new Error(`unknown ruling “${id}”`);
  return ruling;
}

export async function newestRulings(count: number): Promise<Ruling[]> {
  const rulings = await allRulings();
  return rulings.sort((a, b) => (b.added ?? "").localeCompare(a.added ?? "")).slice(0, count);
}

/** The rulings before and after this one among those about its mechanic or its card. */
export async function neighbours(ruling: Ruling) {
  const { is, id: subject } = subjectOf(ruling);
  const siblings = (await allRulings()).filter((one) =>
    (is === "card" ? one.cards : one.mechanics).includes(subject),
  );
  const place = siblings.findIndex(({ id }) => id === ruling.id);
  return { previous: siblings[place - 1], next: siblings[place + 1] };
}

/** What is so today: the source's word, or what has replaced it. */
export function answerOf(ruling: Ruling, lang: Lang): string {
  return (ruling.today ?? ruling.says)[lang];
}

/** What a ruling is about, where its answer names none of what it is about. */
export function unnamedSubject(ruling: Ruling, lang: Lang): string | undefined {
  const answer = answerOf(ruling, lang).toLowerCase();
  const about = [...ruling.cards.map(cardNamesOf), ...ruling.mechanics.map(mechanicNames)];
  // "Chainer" is enough of "Chainer, Dementia Master".
  const isNamed = about.some((names) => {
    const [first = ""] = names[lang].toLowerCase().split(/[,、]/);
    return answer.includes(first);
  });
  return isNamed ? undefined : namesOf(subjectOf(ruling))[lang];
}

/** The answer as it can stand by itself: in a title, in a list of what was found. */
export function headlineOf(ruling: Ruling, lang: Lang): string {
  const subject = unnamedSubject(ruling, lang);
  const answer = answerOf(ruling, lang);
  if (subject === undefined) return answer;
  return lang === "ja" ? `${subject}：${answer}` : `${subject}: ${answer}`;
}

export function addressesOf(id: string) {
  return { ja: rulingPath("ja", id), en: rulingPath("en", id), short: shortPath(id) };
}

/** A guide's id is its language and its name: `ja/madness`. */
export function guideName(guide: Guide): string {
  return guide.id.slice(guide.id.indexOf("/") + 1);
}

export async function guidesIn(lang: Lang): Promise<Guide[]> {
  const guides = await getCollection("guides", ({ id }) => id.startsWith(`${lang}/`));
  return guides.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

/** The address of the guide to a mechanic, where there is one. */
export async function guideTo(mechanic: string, lang: Lang): Promise<string | undefined> {
  const guide = (await guidesIn(lang)).find(({ data }) => data.mechanic === mechanic);
  return guide === undefined ? undefined : guidePath(lang, guideName(guide));
}

/** Names in every spelling under which a reader may search for them. */
export function searchNames(names: readonly Names[]): string {
  const spellings = names.flatMap(({ en, ja, kana }) => [en, ja, toKatakana(kana), toRomaji(kana)]);
  return [...new Set(spellings)].join(" ");
}

/** The start of a text for places with little room, cut between words where there are any. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.replace(/\s+\S*$/, "")}…`;
}
