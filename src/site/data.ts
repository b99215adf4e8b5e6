/** What the pages show, in the order in which they show it. */
import { type CollectionEntry, getCollection } from "astro:content";
import { labelled } from "../notation/punctuation.ts";
import { type BoardOwner, numbersOf, type OwnedBoard } from "./boardOwners.ts";
import { allChanges, boardOwner } from "./changes.ts";
import { GUIDE_KINDS, guideKindNames } from "./guideKinds.ts";
import { both, type Lang } from "./i18n.ts";
import { guidePath } from "./paths.ts";
import { readDates } from "./register/dates.ts";
import { newsByDay, newsOf } from "./register/news.ts";
import { answerOf, type Ruling, subjectOf } from "./rulings.ts";
import { toKatakana, toRomaji } from "./search/kana.ts";
import {
  cardNamesOf,
  documentIds,
  mechanicNames,
  type Names,
  namesOf,
  sourceDocument,
} from "./vocabulary.ts";

export type Guide = CollectionEntry<"guides">;

async function readRulings(): Promise<readonly Ruling[]> {
  const entries = await getCollection("rulings");
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}

let read: Promise<readonly Ruling[]> | undefined;

/** All rulings, in the order of their documents. A build reads them once, a server at work anew. */
export function allRulings(): Promise<readonly Ruling[]> {
  if (!import.meta.env.PROD) return readRulings();
  read ??= readRulings();
  return read;
}

export async function rulingById(id: string): Promise<Ruling> {
  const ruling = (await allRulings()).find((one) => one.id === id);
  if (ruling === undefined) throw new Error(`unknown ruling “${id}”`);
  return ruling;
}

export async function boardOfRuling(id: string, name: string) {
  const ruling = await rulingById(id);
  const board = ruling.boards.find((one) => one.id === name);
  if (board === undefined) throw new Error(`${id}: no board “${name}”`);
  return { ruling, board };
}

/** What last became of rulings, the newest first: not that they stood here when the register began. */
export async function latestNews(count: number) {
  const days = newsByDay(newsOf(await allRulings(), readDates()));
  return days
    .filter(({ isFirst }) => !isFirst)
    .flatMap(({ news }) => news)
    .slice(0, count);
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

/** What a ruling is about, where its answer names none of what it is about. */
export function unnamedSubject(
  ruling: Ruling,
  lang: Lang,
  said = answerOf(ruling, lang),
): string | undefined {
  const answer = said.toLowerCase();
  const about = [...ruling.cards.map(cardNamesOf), ...ruling.mechanics.map(mechanicNames)];
  // "Chainer" is enough of "Chainer, Dementia Master".
  const isNamed = about.some((names) => {
    const [first = ""] = names[lang].toLowerCase().split(/[,、]/);
    return answer.includes(first);
  });
  return isNamed ? undefined : namesOf(subjectOf(ruling))[lang];
}

/** The answer as it can stand by itself: in a title, in a list of what was found. */
export function headlineOf(ruling: Ruling, lang: Lang, answer = answerOf(ruling, lang)): string {
  const subject = unnamedSubject(ruling, lang, answer);
  if (subject === undefined) return answer;
  return labelled(lang, subject, answer);
}

async function boardOwners(): Promise<readonly BoardOwner[]> {
  const ofRulings = (await allRulings()).map((ruling) => ({
    id: ruling.id,
    boards: ruling.boards,
    about: both((lang) => headlineOf(ruling, lang)),
    formerly: both((lang) => headlineOf(ruling, lang, ruling.says[lang])),
    rules: numbersOf(ruling),
  }));
  const ofChanges = allChanges().map((change) => ({
    id: boardOwner(change).id,
    boards: change.boards,
    about: change.title,
    formerly: change.title,
    rules: numbersOf(change),
  }));
  return [...ofRulings, ...ofChanges];
}

/** Every board that has an address of its own. */
export const boardsWithOwners = async (): Promise<readonly OwnedBoard[]> =>
  (await boardOwners()).flatMap((owner) => owner.boards.map((board) => ({ owner, board })));

/** A guide's id is its language and its name: `ja/madness`. */
export function guideName(guide: Guide): string {
  return guide.id.slice(guide.id.indexOf("/") + 1);
}

export async function guidesIn(lang: Lang): Promise<Guide[]> {
  const guides = await getCollection("guides", ({ id }) => id.startsWith(`${lang}/`));
  return guides.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

/** Its place among all guides by name, the same in both languages. */
export async function guideIndex(name: string): Promise<number> {
  return (await guidesIn("en")).map(guideName).sort().indexOf(name);
}

/** The guides gathered by the document that they belong to, the oldest first. */
export async function guidesByDocument(lang: Lang) {
  const guides = await guidesIn(lang);
  return documentIds
    .map((id) => ({
      id,
      ...sourceDocument(id),
      guides: guides.filter(({ data }) => data.document === id),
    }))
    .filter(({ guides: [first] }) => first !== undefined);
}

/** The guides gathered by what they are about, each kind by name. */
export async function guidesByKind(lang: Lang) {
  const guides = await guidesIn(lang);
  const { compare } = new Intl.Collator(lang);
  const reading = ({ data }: Guide): string => (lang === "ja" && data.kana) || data.title;
  return GUIDE_KINDS.map((id) => ({
    id,
    name: guideKindNames[id][lang],
    guides: guides
      .filter(({ data }) => data.kind === id)
      .sort((one, other) => compare(reading(one), reading(other))),
  })).filter(({ guides: [first] }) => first !== undefined);
}

/** The address of the guide to a mechanic, where there is one. */
export async function guideTo(mechanic: string, lang: Lang): Promise<string | undefined> {
  const guide = (await guidesIn(lang)).find(({ data }) => data.mechanics.includes(mechanic));
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
