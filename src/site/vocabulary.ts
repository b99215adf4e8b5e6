/** The names of what rulings speak of: mechanics, cards and source documents. */
import { cards } from "../cards/index.ts";
import { keywords } from "../keywords/index.ts";
import type { Bilingual, Lang } from "./i18n.ts";
import { type Names, subjects } from "./subjects.ts";

export type { Names };

interface SourceDocument {
  readonly title: Bilingual;
  /** The set or the part of the game that it is about, which gathers guides. */
  readonly about: Bilingual;
  /** The language of the edition that its rulings were written from. */
  readonly readIn: Lang;
  /** Month or day of publication, in ISO form. */
  readonly published: string;
  /**
   * What its rulings are about first of all, by which a list of them is divided; a ruling that has
   * no mechanic stands under its card.
   */
  readonly by: "mechanic" | "card";
}

/** Keywords, and what else rulings are gathered under. */
const mechanics: ReadonlyMap<string, Names> = new Map([
  ...Object.values(keywords).map(({ name, en, ja, kana }): [string, Names] => [
    name,
    { en, ja, kana },
  ]),
  ...Object.entries(subjects),
]);

const cardNames: ReadonlyMap<string, Names> = new Map(
  cards.map(({ id, name }): [string, Names] => [id, name]),
);

const documents: ReadonlyMap<string, SourceDocument> = new Map([
  [
    "torment-faq",
    {
      title: { ja: "トーメントFAQ（よくある質問集）", en: "Torment FAQ" },
      about: { ja: "トーメント", en: "Torment" },
      published: "2002-02",
      readIn: "ja",
      by: "mechanic",
    },
  ],
  [
    "lorwyn-primer",
    {
      title: { ja: "ローウィン ルール入門", en: "Lorwyn Rules Primer" },
      about: { ja: "ローウィン", en: "Lorwyn" },
      published: "2007-08-23",
      readIn: "ja",
      by: "mechanic",
    },
  ],
  [
    "eventide-primer",
    {
      title: { ja: "イーブンタイド ルール入門", en: "Eventide Rules Primer" },
      about: { ja: "イーブンタイド", en: "Eventide" },
      published: "2008-06-11",
      readIn: "ja",
      by: "mechanic",
    },
  ],
  [
    "journey-into-nyx-mechanics",
    {
      title: { ja: "『ニクスへの旅』のメカニズム", en: "The Mechanics of Journey into Nyx" },
      about: { ja: "ニクスへの旅", en: "Journey into Nyx" },
      published: "2014-04-07",
      readIn: "ja",
      by: "mechanic",
    },
  ],
  [
    "day-and-night",
    {
      title: { ja: "昼（MTG Wiki）", en: "Day (MTG Wiki, Japanese)" },
      about: { ja: "昼と夜", en: "Day and night" },
      published: "2023-11",
      readIn: "ja",
      by: "mechanic",
    },
  ],
  [
    "card-rulings",
    {
      title: { ja: "カードごとの公式裁定", en: "Official rulings on cards" },
      about: { ja: "カード", en: "Cards" },
      published: "2026-07-09",
      readIn: "en",
      by: "card",
    },
  ],
]);

function lookUp<Value>(table: ReadonlyMap<string, Value>, kind: string, id: string): Value {
  const value = table.get(id);
  if (value === undefined) throw new Error(`unknown ${kind} “${id}”`);
  return value;
}

export const mechanicNames = (id: string): Names => lookUp(mechanics, "mechanic", id);
export const cardNamesOf = (id: string): Names => lookUp(cardNames, "card", id);
export const sourceDocument = (id: string): SourceDocument => lookUp(documents, "document", id);

/** The documents whose rulings the site began with, by their dates. */
export const datedDocuments: readonly SourceDocument[] = [...documents]
  .flatMap(([id, document]) => (id === "card-rulings" ? [] : [document]))
  .toSorted((one, other) => one.published.localeCompare(other.published));

export const namesOf = ({
  is,
  id,
}: {
  readonly is: "mechanic" | "card";
  readonly id: string;
}): Names => (is === "card" ? cardNamesOf(id) : mechanicNames(id));

export const isMechanic = (id: string): boolean => mechanics.has(id);
export const isCard = (id: string): boolean => cardNames.has(id);
export const isDocument = (id: string): boolean => documents.has(id);

/** The order in which a list of rulings shows the documents that they come from. */
export const documentIds: readonly string[] = [...documents.keys()];
