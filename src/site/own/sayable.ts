/**
 * What can be written on a card of one's own, by examples: for each word of the language the shortest
 * line that has it, out of the cards here, or made of the word itself if it is a keyword. A line
 * counts only if it is read.
 */
import { cards } from "../../cards/index.ts";
import { printAbility } from "../../cards/print.ts";
import { keywords } from "../../keywords/index.ts";
import { creature, ofColor, ofSubtype } from "../../language/build.ts";
import { type CardFace, facesOf } from "../../language/card.ts";
import { typeWords } from "../../language/lexicon.ts";
import { capitalised } from "../../language/print/en/words.ts";
import {
  type Ability,
  type Filter,
  type KeywordName,
  keywordNames,
  schema,
} from "../../language/schema.ts";
import type { CardType } from "../../language/vocabulary.ts";
import { find, visit } from "../../language/walk.ts";
import type { Bilingual, Lang } from "../i18n.ts";
import { emptyDraft, withLine } from "./draft.ts";
import { understand } from "./understand.ts";

export interface Sayable {
  readonly text: Bilingual;
  /** The type line of a card that can say it. */
  readonly types: string;
}

export interface SayableGroup {
  readonly label: Bilingual;
  readonly lines: readonly Sayable[];
}

/** A line of a card, and the face that it is of. */
interface Line {
  readonly ability: Ability;
  readonly face: CardFace;
  readonly en: string;
}

/** In the words of a language; the card that it is on is called ~. */
function printed(ability: Ability, face: CardFace, lang: Lang): string {
  const named = { ...face, name: { ...face.name, en: "~", ja: "~" } };
  return printAbility(ability, { card: named, lang });
}

const lineOf = (ability: Ability, face: CardFace): Line => ({
  ability,
  face,
  en: printed(ability, face, "en"),
});

/** Whether a card of a reader's own can be nothing but this line. */
const isRead = (types: string, text: string): boolean =>
  understand(withLine(emptyDraft, { types, text })).ok;

/** What else a card of a type is, where the type line wants it. */
const subtypeOf: ReadonlyMap<CardType, string> = new Map([
  ["creature", "Human"],
  ["planeswalker", "Jace"],
]);

/** The type line that an example is shown on: without what only that card is. */
function typesOf({ types, subtypes }: CardFace): string {
  const own = subtypes.filter((one) => one === "Aura" || one === "Equipment");
  const type = types.includes("creature") ? "creature" : (types.at(-1) ?? "creature");
  const word = typeWords[type].en;
  const subtype = own[0] ?? subtypeOf.get(type);
  return `${capitalised(word)}${subtype === undefined ? "" : ` — ${subtype}`}`;
}

/** The lines of all cards by the words that they are made of, the shortest first. */
function linesByWord(): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  for (const face of cards.flatMap(facesOf)) {
    for (const ability of face.abilities) {
      const line = lineOf(ability, face);
      const words = new Set<string>();
      visit(ability, (node) => {
        words.add(node.is === "keyword" ? `keyword ${node.name}` : node.is);
        return true;
      });
      for (const word of words) found.set(word, [...(found.get(word) ?? []), line]);
    }
  }
  for (const lines of found.values()) lines.sort((a, b) => a.en.length - b.en.length);
  return found;
}

/** Enough tries for a word: longer lines are no examples. */
const mostTries = 6;

function firstRead(lines: readonly Line[]): readonly Sayable[] {
  for (const { ability, face, en } of lines.slice(0, mostTries)) {
    const types = typesOf(face);
    if (isRead(types, en)) return [{ types, text: { en, ja: printed(ability, face, "ja") } }];
  }
  return [];
}

/** What keywords may speak of. */
const qualities: readonly (Filter | undefined)[] = [
  undefined,
  creature,
  ofColor("black"),
  ofSubtype("Swamp"),
];

/** A type line that fits a keyword: that of a card with it, or what its meaning asks for. */
function bearerOf(name: KeywordName, known: readonly Line[]): string {
  const bearer = known.find(({ ability }) => ability.is === "keyword")?.face;
  if (bearer) return typesOf(bearer);
  const meaning = keywords[name].meaning({ is: "keyword", name });
  const attaches = meaning.some((ability) => find(ability, "attach").length > 0);
  return attaches ? "Artifact — Equipment" : "Creature — Human";
}

/** A keyword with as little as it can be read with. */
function ofKeyword(name: KeywordName, face: CardFace, known: readonly Line[]): readonly Sayable[] {
  const types = bearerOf(name, known);
  const values = [
    {},
    { amount: { is: "number", value: 2 } as const },
    { cost: [{ is: "payMana", mana: "{2}" } as const] },
  ];
  for (const value of values) {
    for (const quality of qualities) {
      const ability: Ability = { is: "keyword", name, ...value, ...(quality && { quality }) };
      const en = printed(ability, face, "en");
      if (isRead(types, en)) return [{ types, text: { en, ja: printed(ability, face, "ja") } }];
    }
  }
  return [];
}

const groups: readonly {
  readonly label: Bilingual;
  readonly words: readonly string[];
}[] = [
  {
    label: { ja: "いつ（誘発・置換されるイベント）", en: "When: events" },
    words: Object.keys(schema.Trigger),
  },
  {
    label: { ja: "何をするか（効果）", en: "What it does: actions" },
    words: Object.keys(schema.Effect),
  },
  {
    label: { ja: "継続的な効果と代わりの出来事", en: "What is so, and what happens instead" },
    words: [schema.Change, schema.PlayerChange, schema.Replacement].flatMap(Object.keys),
  },
  { label: { ja: "条件", en: "Conditions" }, words: Object.keys(schema.Condition) },
  { label: { ja: "数えかた", en: "Counts and amounts" }, words: Object.keys(schema.Amount) },
  { label: { ja: "コスト", en: "Costs" }, words: Object.keys(schema.Cost) },
];

/** Each line once, where it stands first. */
const once = (lines: readonly Sayable[]): readonly Sayable[] =>
  lines.filter(({ text }, at) => lines.findIndex((other) => other.text.en === text.en) === at);

/** What stands above the list: only the build says it, so that no script carries it. */
export const sayableWords: Readonly<
  Record<Lang, { readonly title: string; readonly lead: string }>
> = {
  ja: {
    title: "書ける文章の例",
    lead: "押した例は文章の欄に加わります。「~」はそのカード自身です。どれも、読み取れる言葉ごとに一番短い例です。",
  },
  en: {
    title: "What can be written",
    lead: "Each is the shortest example of a word that is understood, and is put into the text when it is pressed. ~ stands for the card itself.",
  },
};

let made: readonly SayableGroup[] | undefined;

/** All groups, in the order in which a reader looks for them: the same for both languages. */
export const sayable = (): readonly SayableGroup[] => {
  made ??= makeGroups();
  return made;
};

function makeGroups(): readonly SayableGroup[] {
  const [face] = cards;
  if (!face) return [];
  const byWord = linesByWord();
  return [
    {
      label: { ja: "キーワード能力", en: "Keywords" },
      lines: keywordNames.flatMap((name) =>
        ofKeyword(name, face, byWord.get(`keyword ${name}`) ?? []),
      ),
    },
    ...groups.map(({ label, words }) => ({
      label,
      lines: once(words.flatMap((word) => firstRead(byWord.get(word) ?? []))),
    })),
  ];
}
