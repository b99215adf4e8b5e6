/** Cards, read from what somebody typed. */
import { defineCard, splitCard } from "../build.ts";
import { betweenHalves, type CardDefinition, type CardFace } from "../card.ts";
import { createPrinter } from "../print/index.ts";
import { wordOfCard } from "../print/meaning.ts";
import type { Ability, KeywordName } from "../schema.ts";
import { separated } from "../subtypes.ts";
import { cardTypes, supertypes } from "../vocabulary.ts";
import { wholeBudget } from "./core.ts";
import { knownSubtypes } from "./creatureTypes.ts";
import { grammarFor } from "./grammar.ts";
import {
  type Block,
  blocksOf,
  type Missed,
  mostBlocks,
  mostLetters,
  type ParseLexicon,
  readBlock,
  sharesLines,
  type Tools,
} from "./lines.ts";
import { inTyped } from "./missed.ts";
import { withPlainNames } from "./naming.ts";
import { nearest, type ParseProblem, problemAt } from "./problem.ts";
import { withRemedy } from "./remedy.ts";
import { sourceOf } from "./text.ts";
import { isManaCost } from "./vocabulary.ts";

/** A card as it is typed. Of a split card the halves are written with " // " between them. */
export interface CardText {
  readonly name: string;
  /** In symbols, `{1}{G}`; empty for a card without. */
  readonly cost?: string;
  /** "Legendary Creature — Human Wizard" */
  readonly types: string;
  /** The lines of the text box, in English. */
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  /** The other face of a double-faced card. */
  readonly back?: Omit<CardText, "cost" | "back">;
}

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ParseProblem };

interface Parser {
  readonly card: (card: CardText) => ParseResult<CardDefinition>;
}

const failed = <Value>(problem: ParseProblem): ParseResult<Value> => ({ ok: false, problem });

export function createParser(lexicon: ParseLexicon): Parser {
  const grammar = grammarFor(lexicon);
  const tools: Tools = {
    lexicon,
    grammar,
    printer: createPrinter(lexicon),
    inJapanese: new Map(Object.values(lexicon.keywords).map(({ en, ja }) => [ja, en])),
    keywords: new Map(
      (Object.keys(lexicon.keywords) as KeywordName[]).map((name) => [
        lexicon.keywords[name].en.toLowerCase(),
        name,
      ]),
    ),
  };
  return { card: (card) => readCard(card, tools) };
}

function readText(typed: string, face: CardFace, tools: Tools): ParseResult<readonly Ability[]> {
  const source = sourceOf(typed);
  const abilities: Ability[] = [];
  let at = 0;
  const blocks = blocksOf(source.text);
  if (typed.length > mostLetters || blocks.length > mostBlocks) {
    return failed(inTyped({ why: "tooMuch", at: 0 }, typed, source));
  }
  const budget = wholeBudget();
  for (const block of blocks) {
    const read = readBlock(block, at, abilities, face, tools, budget);
    if (!read.ok) {
      // All that is tried in place of it costs no more than a text.
      const spare = wholeBudget();
      const again = (text: string): Block => readBlock(text, at, abilities, face, tools, spare);
      const problem = withRemedy(block, at, read.problem, again, {
        self: calledBy(face),
        inJapanese: tools.inJapanese,
      });
      return failed(inTyped(withoutEnchant(problem, block, at, abilities, face), typed, source));
    }
    const [first] = read.value;
    const before = abilities.at(-1);
    const apart = first && before && sharesLines(first) && sharesLines(before);
    abilities.push(...(apart ? [{ ...first, apart: true }, ...read.value.slice(1)] : read.value));
    at += block.length + 1;
  }
  return { ok: true, value: withPlainNames(abilities) };
}

const calledBy = (face: CardFace): string =>
  face.types.some((type) => type === "instant" || type === "sorcery")
    ? face.name.en
    : `this ${wordOfCard(face).en}`;

/** An Aura that doesn't say what it enchants: what its text speaks of isn't known (303.4a). */
function withoutEnchant(
  problem: Missed,
  block: string,
  at: number,
  before: readonly Ability[],
  face: CardFace,
): Missed {
  const isKnown = before.some((one) => one.is === "keyword" && one.name === "enchant");
  if (problem.why !== "unlike" || isKnown || !face.subtypes.includes("Aura")) return problem;
  return {
    why: "remedy",
    at,
    length: block.length,
    says: {
      en: "An Aura first says what it enchants, on a line of its own.",
      ja: "オーラには、まず何につけられるかを示す行が必要。",
    },
    suggestion: { text: `Enchant creature\n${block}`, block: { from: at, to: at + block.length } },
  };
}

function readCard(card: CardText, tools: Tools): ParseResult<CardDefinition> {
  if (card.types.includes(betweenHalves)) return readSplit(card, tools);
  const front = readFace(card, tools);
  if (!front.ok) return front;
  if (!card.back) return { ok: true, value: front.value };
  const back = readFace(card.back, tools);
  if (!back.ok) return back;
  const { id: _, ...face } = back.value;
  return { ok: true, value: { ...front.value, back: face } };
}

function readFace(card: CardText, tools: Tools): ParseResult<CardDefinition> {
  const wrong = wrongIn(card);
  if (wrong) return failed(wrong);
  const bare = withAbilities(card, []);
  const text = readText(card.text, bare, tools);
  return text.ok ? { ok: true, value: withAbilities(card, text.value) } : text;
}

/** A split card, its halves in each field one after the other (709.1). */
function readSplit(card: CardText, tools: Tools): ParseResult<CardDefinition> {
  const between = betweenHalves.trim();
  const parts = (text: string): readonly [string, string] => {
    const [left = "", right = ""] = text.split(between).map((part) => part.trim());
    return [left, right];
  };
  const [names, costs, types] = [parts(card.name), parts(card.cost ?? ""), parts(card.types)];
  const lines = card.text.split("\n");
  const middle = lines.findIndex((line) => line.trim() === between);
  const right = lines.slice(0, middle + 1).join("\n").length + (middle === -1 ? 0 : 1);
  const texts = [lines.slice(0, Math.max(0, middle)).join("\n"), card.text.slice(right)] as const;
  const halves: CardDefinition[] = [];
  for (const index of [0, 1] as const) {
    const half = readFace(
      { name: names[index], cost: costs[index], types: types[index], text: texts[index] },
      tools,
    );
    if (!half.ok) {
      const { problem } = half;
      const typed = problem.field === "text" ? card.text : (card[problem.field] ?? "");
      const moved =
        index === 0
          ? 0
          : problem.field === "text"
            ? right
            : typed.indexOf(between) + between.length + 1;
      return failed({
        ...problemAt(problem.field, typed, problem.offset + moved, problem.length, problem.says, {
          ...(problem.suggestion !== undefined && { suggestion: problem.suggestion }),
          ...(problem.replaces && {
            replaces: { ...problem.replaces, offset: problem.replaces.offset + moved },
          }),
          ...(problem.readings && { readings: problem.readings }),
        }),
      });
    }
    halves.push(half.value);
  }
  const [one, two] = halves.map((half, index) => ({
    name: [half.name.en, half.name.ja, half.name.kana] as const,
    cost: half.manaCost ?? "",
    type: printedTypes(types[index] ?? ""),
    text: half.abilities,
  }));
  if (!one || !two) return failed(problemAt("types", card.types, 0, card.types.length, noType));
  return { ok: true, value: splitCard(one, two) };
}

const noType = {
  en: "A type line needs a card type, such as “Creature” or “Instant”.",
  ja: "タイプ行には「Creature」や「Instant」などのカード・タイプが必要。",
};

/** With one kind of dash and single spaces. */
const typeLineOf = (types: string): string =>
  types
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ ?(?:—|–|--| - ) ?/, " — ")
    .replace(/ — $/, "");

/** What is wrong with a cost, a type line or the numbers. */
function wrongIn({
  cost = "",
  types,
  power,
  toughness,
  loyalty,
}: CardText): ParseProblem | undefined {
  const trimmed = cost.trim();
  if (!isManaCost(trimmed)) {
    const offset = cost.length - cost.trimStart().length;
    return problemAt("cost", cost, offset, trimmed.length, {
      en: "A mana cost is written in symbols: {2}{G}{G}, {X}{U}, {W/B}.",
      ja: "マナ・コストは{2}{G}{G}、{X}{U}、{W/B}のようにシンボルで書く。",
    });
  }
  const [front = ""] = typeLineOf(types).split(" — ");
  const known: readonly string[] = [...supertypes, ...cardTypes];
  const all = front.toLowerCase().split(" ");
  const unknown = all.find((word) => !known.includes(word));
  const isType = (word: string): boolean => (cardTypes as readonly string[]).includes(word);
  if (unknown === undefined) {
    if (!all.some(isType)) return problemAt("types", types, 0, types.length, noType);
  } else {
    const offset = types.toLowerCase().indexOf(unknown);
    const suggestion = nearest(unknown, known);
    return problemAt(
      "types",
      types,
      offset,
      unknown.length,
      {
        en: `“${types.slice(offset, offset + unknown.length)}” is neither a supertype nor a card type.`,
        ja: `「${types.slice(offset, offset + unknown.length)}」は特殊タイプでもカード・タイプでもない。`,
      },
      suggestion ? { suggestion, replaces: { offset, length: unknown.length } } : {},
    );
  }
  const stranger = unknownSubtype(types);
  if (stranger) return stranger;
  for (const [field, value] of Object.entries({ power, toughness, loyalty })) {
    if (value === undefined || value.trim() === "" || /^\s*(?:\d{1,3}|\*)\s*$/.test(value))
      continue;
    return problemAt(field as "power", value, 0, value.length, {
      en: "This is a number, or a star.",
      ja: "ここには数字か*を書く。",
    });
  }
  return undefined;
}

/** The words behind the dash, as they are listed (205.3), whatever the case they were typed in. */
const subtypesByName: ReadonlyMap<string, string> = new Map(
  knownSubtypes.map((subtype) => [subtype.toLowerCase(), subtype]),
);

const oneByOne = (back: string): readonly string[] =>
  separated(back, " ", (words) => subtypesByName.has(words.toLowerCase()));

function unknownSubtype(types: string): ParseProblem | undefined {
  const [front = "", back] = typeLineOf(types).split(" — ");
  const unknown = back && oneByOne(back).find((word) => !subtypesByName.has(word.toLowerCase()));
  if (!unknown) return undefined;
  const offset = types.indexOf(unknown, front.length);
  const near = nearest(unknown.toLowerCase(), subtypesByName.keys());
  const suggestion = near && subtypesByName.get(near);
  return problemAt(
    "types",
    types,
    offset,
    unknown.length,
    {
      en: `“${unknown}” is no subtype that is known here.`,
      ja: `「${unknown}」は、ここで使えるサブタイプではない。`,
    },
    suggestion ? { suggestion, replaces: { offset, length: unknown.length } } : {},
  );
}

/** The type line with its subtypes as they are listed. */
function printedTypes(types: string): string {
  const [front = "", back] = typeLineOf(types).split(" — ");
  if (back === undefined) return front;
  const listed = oneByOne(back).map((word) => subtypesByName.get(word.toLowerCase()) ?? word);
  return `${front} — ${listed.join(" ")}`;
}

function withAbilities(card: CardText, text: readonly Ability[]): CardDefinition {
  const { name, cost = "", types } = card;
  const [power, toughness] = [card.power?.trim() ?? "", card.toughness?.trim() ?? ""];
  const stars = power === "*" || toughness === "*";
  const pt = stars ? "*/*" : power !== "" && toughness !== "" ? `${power}/${toughness}` : undefined;
  const loyalty = card.loyalty?.trim() ?? "";
  const named = name.trim();
  return defineCard([named, named, ""], {
    ...(cost.trim() !== "" && { cost: cost.trim().toUpperCase() }),
    type: printedTypes(types),
    ...(pt !== undefined && { pt: pt as `${number}/${number}` | "*/*" }),
    ...(/^\d+$/.test(loyalty) && { loyalty: Number(loyalty) }),
    text,
  });
}
