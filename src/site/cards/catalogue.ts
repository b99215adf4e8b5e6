/** The cards as the index lists them: in the order of a language, with what they are found by. */
import { type CardSet, cards, printCard, setOf, sets } from "../../cards/index.ts";
import { colorsOf } from "../../engine/printed.ts";
import type { CardDefinition } from "../../language/card.ts";
import { facesOf } from "../../language/card.ts";
import { type CardType, type Color, cardTypes, colors } from "../../language/vocabulary.ts";
import type { Lang } from "../i18n.ts";
import { toKatakana, toRomaji } from "../search/kana.ts";
import { type Term, terms, termsIn } from "./terms.ts";

interface Entry {
  readonly card: CardDefinition;
  readonly name: string;
  readonly otherName: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly set: CardSet;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly mechanics: readonly Term[];
  /** Every spelling of its names, in lower case. */
  readonly spellings: string;
}

interface Group {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

export const termsOfCard = (card: CardDefinition): readonly Term[] =>
  termsIn(facesOf(card).flatMap(({ abilities }) => abilities));

function spellingsOf(card: CardDefinition): string {
  const faces = card.back ? [card, card.back] : [card];
  const names = faces.flatMap(({ name: { en, ja, kana } }) => [
    en,
    ja,
    toKatakana(kana),
    toRomaji(kana),
  ]);
  return unique(names).join(" ").normalize("NFKC").toLowerCase();
}

function entryOf(card: CardDefinition, lang: Lang): Entry {
  const { name, manaCost, typeLine } = printCard(card, lang);
  const faces = facesOf(card);
  return {
    card,
    name,
    otherName: card.name[lang === "ja" ? "en" : "ja"],
    manaCost,
    typeLine,
    set: setOf(card.id),
    colors: colors.filter((color) => faces.some((face) => colorsOf(face).includes(color))),
    types: cardTypes.filter((type) => faces.some(({ types }) => types.includes(type))),
    mechanics: termsOfCard(card).filter(({ isMechanic }) => isMechanic),
    spellings: spellingsOf(card),
  };
}

/** The rows of the table of kana, by the first of each: voiced and small kana stand with theirs. */
const kanaRows = [..."あかさたなはまやらわ"];

function rowOf(kana: string): string {
  // NFD takes the marks of voiced kana away.
  const first = kana.normalize("NFD").charAt(0);
  return kanaRows.findLast((row) => first.localeCompare(row, "ja") >= 0) ?? "";
}

const collators: Readonly<Record<Lang, Intl.Collator>> = {
  ja: new Intl.Collator("ja"),
  en: new Intl.Collator("en"),
};

const sortKey = ({ name }: CardDefinition, lang: Lang): string =>
  lang === "ja" ? name.kana : name.en.replace(/^The /, "");

/** All cards in the order of their names, by initial letter or by row of kana. */
export function groupedCards(lang: Lang): readonly Group[] {
  const sorted = cards.toSorted((one, other) =>
    collators[lang].compare(sortKey(one, lang), sortKey(other, lang)),
  );
  const groups = Map.groupBy(sorted, (card) => {
    const key = sortKey(card, lang);
    return lang === "ja" ? `${rowOf(key)}行` : key.charAt(0).toUpperCase();
  });
  return [...groups].map(([heading, list]) => ({
    heading,
    entries: list.map((card) => entryOf(card, lang)),
  }));
}

/** What the index can be narrowed to: only what some card has. */
export function choicesIn(entries: readonly Entry[]) {
  const used = <Item>(all: readonly Item[], of: (entry: Entry) => readonly Item[]) =>
    all.filter((item) => entries.some((entry) => of(entry).includes(item)));
  return {
    mechanics: used(terms, ({ mechanics }) => mechanics),
    sets: used(sets, ({ set }) => [set]),
    colors: used(colors, (entry) => entry.colors),
    types: used(cardTypes, ({ types }) => types),
  };
}
