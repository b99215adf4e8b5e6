/** The lines of a text box, each read as what the printer writes exactly so. */
import type { CardFace } from "../card.ts";
import { abilityWordWords } from "../lexicon.ts";
import type { Lexicon, Printer } from "../print/index.ts";
import type { InLanguages } from "../print/printer.ts";
import type { Ability, KeywordName } from "../schema.ts";
import { likened, withAmounts } from "./alike.ts";
import { canonical } from "./canonical.ts";
import { type Budget, type Grammar, type Reading, Run, TooMuch } from "./core.ts";
import { type Before, meanings } from "./resolve.ts";
import { besidesTargets, choosesNowhere, farFetched } from "./sense.ts";
import { type Agreement, agreement, folded, withoutSelf } from "./text.ts";

/** What a keyword may be said with (702). */
export const keywordValues = ["cost", "amount", "quality"] as const;
export type KeywordValue = (typeof keywordValues)[number];

/** The words that the grammar is given: those of the printer, and what keywords exile. */
export interface ParseLexicon extends Lexicon {
  /** The links under which keywords exile cards that the rest of the text speaks of (607.2a). */
  readonly links?: Readonly<Partial<Record<KeywordName, readonly string[]>>>;
  /** What must stand with a keyword: a cost, a number, a quality. Without this anything may. */
  readonly takes?: Readonly<Record<KeywordName, readonly KeywordValue[]>>;
}

/** What lines are read with. */
export interface Tools {
  readonly lexicon: ParseLexicon;
  readonly grammar: Grammar;
  readonly printer: Printer;
  /** English words of keywords by the Japanese ones. */
  readonly inJapanese: ReadonlyMap<string, string>;
  readonly keywords: ReadonlyMap<string, string>;
}

/** What a text may call its card: by its name, by the first part of it, with a tilde (201.5). */
function namesOf({ name }: Pick<CardFace, "name">): readonly string[] {
  const whole = folded(name.en);
  const [short = whole] = whole.split(", ");
  return ["~", "cardname", "this card", whole, short]
    .filter((one, index, all) => one !== "" && all.indexOf(one) === index)
    .sort((a, b) => b.length - a.length);
}

/** Whether a keyword stands on one line with others of its kind (702). */
export const sharesLines = (ability: Ability): ability is Extract<Ability, { is: "keyword" }> =>
  ability.is === "keyword" && ability.name !== "enchant" && !ability.cost && !ability.amount;

const words = Object.values(abilityWordWords).map(({ en }) => en.toLowerCase());

/** No text box holds more. */
export const mostBlocks = 100;
export const mostLetters = 20_000;
/** It reads as it should, but a pronoun in it stands for nothing. */
const unclear: InLanguages = {
  en: "Nothing before it tells who or what this speaks of.",
  ja: "指している相手が、その前に書かれていない。",
};
/** It reads as it should, but a card in it is nowhere (109.2b). */
const nowhere: InLanguages = {
  en: "A card is in some zone: say in which, as in “a card in your hand” or “target card from a graveyard”.",
  ja: "どの領域にあるカードかを書く（「a card in your hand」「target card from a graveyard」など）。",
};
/** How many printings a second look at a line is worth. */
const fewPrintings = 600;

/** The lines of a text, those of a modal ability and what a spell does instead together (700.2). */
export function blocksOf(text: string): readonly string[] {
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

/** A part of a text, up to the sign before `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export type Missed =
  | {
      readonly why: "unknown";
      readonly at: number;
      readonly expected: readonly string[];
      readonly suggestion?: string;
    }
  | {
      readonly why: "unlike";
      readonly at: number;
      readonly printed: string;
      /** What of the text all of `printed` stands for; nothing if it breaks off. */
      readonly block?: Part;
    }
  | {
      readonly why: "ambiguous";
      readonly at: number;
      readonly readings: readonly (readonly Ability[])[];
    }
  | { readonly why: "instruction" | "tooMuch"; readonly at: number }
  | {
      readonly why: "remedy";
      readonly at: number;
      readonly length: number;
      readonly says: InLanguages;
      /** All of the block as it may have been meant. */
      readonly suggestion?: { readonly text: string; readonly block: Part };
    };

export type Block =
  | { readonly ok: true; readonly value: readonly Ability[] }
  | { readonly ok: false; readonly problem: Missed };

const missed = (problem: Missed): Block => ({ ok: false, problem });

export function readBlock(
  block: string,
  start: number,
  before: readonly Ability[],
  face: CardFace,
  tools: Tools,
  budget: Budget,
): Block {
  const names = namesOf(face);
  const isSpell = face.types.some((type) => type === "instant" || type === "sorcery");
  const run = (asSpell: boolean): Run =>
    new Run(
      block,
      tools.grammar,
      { names, keywords: tools.keywords, offset: start, isSpell: asSpell },
      budget,
    );
  let readings: readonly Reading<readonly Ability[]>[];
  try {
    const { found, missed: unknown } = linesIn(run(isSpell), start);
    if (found.length === 0) return missed(isSpell ? unknown : asInstruction(run(true), unknown));
    readings = found;
  } catch (error) {
    if (error instanceof TooMuch) return missed({ why: "tooMuch", at: start });
    throw error;
  }
  const wanted = folded(block);
  let nearestText = { upTo: -1, printed: "", isWhole: false };
  const strict = (line: string, isWhole: boolean): Agreement => {
    const agreed = agreement(folded(line), wanted, names);
    if (agreed.upTo > nearestText.upTo) {
      nearestText = { upTo: agreed.upTo, printed: line, isWhole };
    }
    return agreed;
  };
  /** What cards say in several ways counts as the same; then no word tells wrong tries apart. */
  const wantedAlike = new Set(withAmounts(withoutSelf(wanted, names)).map(likened));
  const loose = (line: string): Agreement => ({
    upTo: wanted.length,
    whole: wantedAlike.has(likened(withoutSelf(folded(line), names))),
  });
  const inOrder = [...readings].sort((a, b) => a.weight - b.weight);
  const exact = standingOf(inOrder, strict, start, before, face, tools, budget);
  const few: Budget = { steps: budget.steps, printings: Math.min(budget.printings, fewPrintings) };
  const standing =
    exact.length > 0
      ? exact
      : standingOf(inOrder, loose, start, before, face, tools, few, besidesTargets);
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
  if (budget.printings <= 0) return missed({ why: "tooMuch", at: start });
  if (agreement(folded(nearestText.printed), wanted, names).whole) {
    const isNowhere = readings.some(({ value }) => value.some(choosesNowhere));
    const says = isNowhere ? nowhere : unclear;
    return missed({ why: "remedy", at: start, length: block.length, says });
  }
  return missed({
    why: "unlike",
    at: start + Math.max(0, nearestText.upTo),
    printed: nearestText.printed,
    ...(nearestText.isWhole && { block: { from: start, to: start + block.length } }),
  });
}

interface Standing {
  readonly weight: number;
  readonly abilities: readonly Ability[];
}

/** The meanings of these readings that print so, the likeliest of them. */
function standingOf(
  readings: readonly Reading<readonly Ability[]>[],
  agrees: (line: string, isWhole: boolean) => Agreement,
  start: number,
  before: readonly Ability[],
  face: CardFace,
  tools: Tools,
  budget: Budget,
  besides: (ability: Ability) => number = () => 0,
): readonly Standing[] {
  const standing: Standing[] = [];
  for (const { value, weight } of readings) {
    if (standing.some((best) => best.weight < weight)) break;
    let lines: readonly (readonly Ability[])[] = [[]];
    for (const ability of value) {
      lines = lines.flatMap((done) => {
        const known = [...before, ...done];
        const surroundings: Before = { abilities: known, links: linksOf(known, tools) };
        const isLast = done.length === value.length - 1;
        const agreed = (one: Ability): Agreement => {
          const line = printLine([...done, one], before, face, tools);
          const { upTo, whole } = agrees(line, isLast);
          return { upTo, whole: isLast ? whole : upTo >= folded(line).length - 1 };
        };
        return meanings(ability, surroundings, { start, agreement: agreed }, budget).map((one) => [
          ...done,
          one,
        ]);
      });
    }
    for (const abilities of lines) {
      const more = abilities.reduce((sum, one) => sum + farFetched(one) + besides(one), 0);
      standing.push({ weight: weight + more, abilities });
    }
  }
  return standing;
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
