/** Cards and single abilities, read from what somebody typed. */
import { defineCard, splitCard } from "../build.ts";
import { betweenHalves, type CardDefinition, type CardFace } from "../card.ts";
import { abilityWordWords } from "../lexicon.ts";
import { createPrinter, type Lexicon, type Printer } from "../print/index.ts";
import type { Ability, KeywordName } from "../schema.ts";
import { cardTypes, supertypes } from "../vocabulary.ts";
import { canonical, spokenOf, withoutUnspoken } from "./canonical.ts";
import { type Grammar, type Reading, Run, TooMuch } from "./core.ts";
import { grammarFor } from "./grammar.ts";
import { outline } from "./outline.ts";
import { nearest, type ParseProblem, phraseAt, problemAt } from "./problem.ts";
import { type Before, type Budget, meanings } from "./resolve.ts";
import { farFetched } from "./sense.ts";
import { agreement, folded, type Source, sourceOf } from "./text.ts";
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

/** The words that the grammar is given: those of the printer, and what keywords exile. */
export interface ParseLexicon extends Lexicon {
  /** The links under which keywords exile cards that the rest of the text speaks of (607.2a). */
  readonly links?: Readonly<Partial<Record<KeywordName, readonly string[]>>>;
}

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ParseProblem };

export interface Parser {
  readonly card: (card: CardText) => ParseResult<CardDefinition>;
  /** The abilities that a text says on a card with these characteristics. */
  readonly abilities: (text: string, face: CardFace) => ParseResult<readonly Ability[]>;
}

/** How many printings a line may take to find what its pronouns stand for. */
const printings = 20_000;

const failed = <Value>(problem: ParseProblem): ParseResult<Value> => ({ ok: false, problem });

export function createParser(lexicon: ParseLexicon): Parser {
  const grammar = grammarFor(lexicon);
  const tools: Tools = {
    lexicon,
    grammar,
    printer: createPrinter(lexicon),
    keywords: new Map(
      (Object.keys(lexicon.keywords) as KeywordName[]).map((name) => [
        lexicon.keywords[name].en.toLowerCase(),
        name,
      ]),
    ),
  };
  return {
    abilities: (text, face) => readText(text, face, tools),
    card: (card) => readCard(card, tools),
  };
}

interface Tools {
  readonly lexicon: ParseLexicon;
  readonly grammar: Grammar;
  readonly printer: Printer;
  readonly keywords: ReadonlyMap<string, string>;
}

/** What a text may call its card: by its name, by the first part of it, with a tilde (201.5). */
export function namesOf({ name }: Pick<CardFace, "name">): readonly string[] {
  const whole = folded(name.en);
  const [short = whole] = whole.split(", ");
  return ["~", "this card", whole, short]
    .filter((one, index, all) => one !== "" && all.indexOf(one) === index)
    .sort((a, b) => b.length - a.length);
}

function readText(typed: string, face: CardFace, tools: Tools): ParseResult<readonly Ability[]> {
  const source = sourceOf(typed);
  const abilities: Ability[] = [];
  let at = 0;
  for (const block of blocksOf(source.text)) {
    const read = readBlock(block, at, abilities, face, tools);
    if (!read.ok) return failed(inTyped(read.problem, typed, source));
    const [first] = read.value;
    const before = abilities.at(-1);
    const apart = first && before && sharesLines(first) && sharesLines(before);
    abilities.push(...(apart ? [{ ...first, apart: true }, ...read.value.slice(1)] : read.value));
    at += block.length + 1;
  }
  const kept = spokenOf(abilities);
  return { ok: true, value: abilities.map((ability) => withoutUnspoken(ability, kept)) };
}

/** Whether a keyword stands on one line with others of its kind (702). */
const sharesLines = (ability: Ability): ability is Extract<Ability, { is: "keyword" }> =>
  ability.is === "keyword" && ability.name !== "enchant" && !ability.cost && !ability.amount;

const words = Object.values(abilityWordWords).map(({ en }) => en.toLowerCase());

/** The lines of a text, those of a modal ability and what a spell does instead together (700.2). */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  for (const line of text === "" ? [] : text.split("\n")) {
    const lower = line.toLowerCase();
    const isInstead =
      words.some((word) => lower.startsWith(`${word} — `)) &&
      / instead\b/.test(lower) &&
      !/ would /.test(lower);
    const last = blocks.at(-1);
    if ((line.startsWith("•") || isInstead) && last !== undefined) {
      blocks[blocks.length - 1] = `${last}\n${line.replace(/^•\s*/, "• ")}`;
    } else blocks.push(line);
  }
  return blocks;
}

type Missed =
  | { readonly why: "unknown"; readonly at: number; readonly expected: readonly string[] }
  | { readonly why: "unlike"; readonly at: number; readonly printed: string }
  | {
      readonly why: "ambiguous";
      readonly at: number;
      readonly readings: readonly (readonly Ability[])[];
    }
  | { readonly why: "instruction" | "tooMuch"; readonly at: number };

type Block =
  | { readonly ok: true; readonly value: readonly Ability[] }
  | { readonly ok: false; readonly problem: Missed };

const missed = (problem: Missed): Block => ({ ok: false, problem });

function readBlock(
  block: string,
  start: number,
  before: readonly Ability[],
  face: CardFace,
  tools: Tools,
): Block {
  const names = namesOf(face);
  const isSpell = face.types.some((type) => type === "instant" || type === "sorcery");
  const run = (asSpell: boolean): Run =>
    new Run(block, tools.grammar, {
      names,
      keywords: tools.keywords,
      offset: start,
      isSpell: asSpell,
    });
  let readings: readonly Reading<readonly Ability[]>[];
  try {
    const { found, missed: unknown } = linesIn(run(isSpell), start);
    if (found.length === 0) return missed(isSpell ? unknown : asInstruction(run(true), unknown));
    readings = found;
  } catch (error) {
    if (error instanceof TooMuch) return missed({ why: "tooMuch", at: start });
    throw error;
  }
  const budget: Budget = { left: printings };
  const wanted = folded(block);
  const standing: { readonly weight: number; readonly abilities: readonly Ability[] }[] = [];
  let nearestText = { upTo: -1, printed: "" };
  for (const { value, weight } of [...readings].sort((a, b) => a.weight - b.weight)) {
    if (standing.some((best) => best.weight < weight)) break;
    let lines: readonly (readonly Ability[])[] = [[]];
    for (const ability of value) {
      lines = lines.flatMap((done) => {
        const known = [...before, ...done];
        const surroundings: Before = { abilities: known, links: linksOf(known, tools) };
        const agrees = (one: Ability) => {
          const line = printLine([...done, one], before, face, tools);
          const printed = folded(line);
          const agreed = agreement(printed, wanted, names);
          if (agreed.upTo > nearestText.upTo) nearestText = { upTo: agreed.upTo, printed: line };
          const isLast = done.length === value.length - 1;
          return { ...agreed, whole: isLast ? agreed.whole : agreed.upTo >= printed.length - 1 };
        };
        return meanings(ability, surroundings, { start, agreement: agrees }, budget).map((one) => [
          ...done,
          one,
        ]);
      });
    }
    for (const abilities of lines) {
      const more = abilities.reduce((sum, one) => sum + farFetched(one), 0);
      standing.push({ weight: weight + more, abilities });
    }
  }
  const least = Math.min(...standing.map(({ weight }) => weight));
  const likely = standing.filter(({ weight }) => weight === least);
  const different = new Map(
    likely
      .map(({ abilities }) => [canonical([...before, ...abilities]), abilities] as const)
      .reverse(),
  );
  const [only] = [...different.values()].reverse();
  if (different.size > 1) {
    return missed({ why: "ambiguous", at: start, readings: [...different.values()] });
  }
  if (only) return { ok: true, value: only };
  if (budget.left <= 0) return missed({ why: "tooMuch", at: start });
  return missed({
    why: "unlike",
    at: start + Math.max(0, nearestText.upTo),
    printed: nearestText.printed,
  });
}

type Unknown = Extract<Missed, { why: "unknown" }>;

/** The readings of a whole line, and how far the others got. */
function linesIn(
  run: Run,
  start: number,
): { readonly found: readonly Reading<readonly Ability[]>[]; readonly missed: Unknown } {
  const found = run.at("Line", 0).filter(({ end }) => end === run.text.length);
  const at = start + run.furthest;
  return { found, missed: { why: "unknown", at, expected: [...run.expected] } };
}

/** What would be understood if it were the text of an instant or sorcery (113.3a). */
function asInstruction(run: Run, unknown: Unknown): Missed {
  const { found, missed: other } = linesIn(run, run.offset);
  if (found.length > 0) return { why: "instruction", at: run.offset };
  if (other.at !== unknown.at) return other.at > unknown.at ? other : unknown;
  return { ...unknown, expected: [...unknown.expected, ...other.expected] };
}

/** Abilities of one line as the printer writes it. */
function printLine(
  line: readonly Ability[],
  before: readonly Ability[],
  face: CardFace,
  { printer }: Tools,
): string {
  const card: CardFace = { ...face, abilities: [...before, ...line] };
  const texts = line.map((ability) => printer.ability(ability, { card, lang: "en" }));
  return texts.join(line.every(({ is }) => is === "keyword") ? ", " : " ");
}

const linksOf = (abilities: readonly Ability[], { lexicon }: Tools): readonly string[] =>
  abilities.flatMap((ability) =>
    ability.is === "keyword" ? (lexicon.links?.[ability.name] ?? []) : [],
  );

/** A problem of the text as it was typed. */
function inTyped(problem: Missed, typed: string, { text, places }: Source): ParseProblem {
  const start = Math.min(places[problem.at] ?? typed.length, typed.length);
  const offset = start + (/^ */.exec(typed.slice(start))?.[0].length ?? 0);
  const phrase = phraseAt(typed, offset);
  const here = (says: ParseProblem["says"], more = {}): ParseProblem =>
    problemAt("text", typed, offset, phrase.length, says, more);
  switch (problem.why) {
    case "unknown": {
      if (problem.at >= text.length) {
        return here({
          en: "The text ends before its sentence does.",
          ja: "文の途中でテキストが終わっている。",
        });
      }
      const [word = ""] = /^[\w'{}/+-]+/.exec(phrase.toLowerCase()) ?? [];
      const known = problem.expected.flatMap((one) => one.replace(/[[\]()|]/g, " ").split(/\s+/));
      const suggestion = nearest(word, known);
      return here(
        {
          en: `Not understood from here: “${phrase}”.`,
          ja: `ここから理解できない：「${phrase}」。`,
        },
        suggestion === undefined ? {} : { suggestion },
      );
    }
    case "unlike":
      return here(
        {
          en: `Each word is known, but this is not how a card says it, from here: “${phrase}”.`,
          ja: `単語はどれも分かるが、ここからカードの書き方と異なる：「${phrase}」。`,
        },
        problem.printed === "" ? {} : { suggestion: problem.printed },
      );
    case "ambiguous":
      return here(
        {
          en: "This can be read in more than one way.",
          ja: "この文は2通り以上に読める。",
        },
        { readings: problem.readings.map(outline) },
      );
    case "instruction":
      return here({
        en: "Only an instant or sorcery says this by itself: here it needs a cost or a trigger.",
        ja: "これだけを書けるのはインスタントかソーサリーのみ。ここではコストか誘発条件が必要。",
      });
    case "tooMuch":
      return here({
        en: "This text is too involved to be read.",
        ja: "このテキストは複雑すぎて読み取れない。",
      });
  }
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
          ...(problem.readings && { readings: problem.readings }),
        }),
      });
    }
    halves.push(half.value);
  }
  const [one, two] = halves.map((half, index) => ({
    name: [half.name.en, half.name.ja, half.name.kana] as const,
    cost: half.manaCost ?? "",
    type: typeLineOf(types[index] ?? ""),
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
      suggestion ? { suggestion } : {},
    );
  }
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

function withAbilities(card: CardText, text: readonly Ability[]): CardDefinition {
  const { name, cost = "", types } = card;
  const [power, toughness] = [card.power?.trim() ?? "", card.toughness?.trim() ?? ""];
  const stars = power === "*" || toughness === "*";
  const pt = stars ? "*/*" : power !== "" && toughness !== "" ? `${power}/${toughness}` : undefined;
  const loyalty = card.loyalty?.trim() ?? "";
  const named = name.trim();
  return defineCard([named, named, ""], {
    ...(cost.trim() !== "" && { cost: cost.trim().toUpperCase() }),
    type: typeLineOf(types),
    ...(pt !== undefined && { pt: pt as `${number}/${number}` | "*/*" }),
    ...(/^\d+$/.test(loyalty) && { loyalty: Number(loyalty) }),
    text,
  });
}
