/** What an engine with a defect finds otherwise than the boards of the rulings say. */
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { cards } from "../../cards/index.ts";
import type { Rules } from "../../engine/rules.ts";
import { type Era, eraOf } from "../../eras/index.ts";
import type { KeywordTable } from "../../keywords/index.ts";
import type { Ability } from "../../language/schema.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { playBoard } from "../../notation/play.ts";
import type { Board } from "../../notation/syntax.ts";
import { loadRulings } from "../rulings.ts";

const names = cardNames(cards);
const rulings = loadRulings(path.resolve(import.meta.dirname, "../../../content/rulings"));

/** A defect that is data: other rules than those of the board's year, or cards that say otherwise. */
export interface Variation {
  readonly rules?: (era: Era) => Era;
  readonly cards?: (board: Board) => Board;
}

/** Boards by ruling and name, each with the claims that a defect refutes. */
type Refuted = Readonly<Record<string, readonly string[]>>;

/**
 * The claims of a board, named `ruling/board`, that are found otherwise; the line of the script that
 * can't be played, if there is one.
 */
function refutedIn(name: string, { rules, cards: change }: Variation = {}): string[] {
  const [ruling, id] = name.split("/");
  const board = rulings.find((one) => one.id === ruling)?.boards.find((one) => one.id === id);
  if (!board) throw new Error(`There is no board ${name}.`);
  const parsed = parseBoard(board.notation, names);
  if (!parsed.ok) throw new Error(`${name} can't be read.`);
  const played = playBoard(change ? change(parsed.value) : parsed.value, {
    ...(rules && { rules: rules(eraOf(board.rules)) }),
  });
  if (!played.ok) throw new Error(`${name} can't be set up.`);
  const { facts, problems } = played.value;
  const lines = board.notation.split("\n");
  return [
    ...facts.filter(({ holds }) => !holds).map(({ says }) => says),
    ...problems.map(({ line }) => `> ${lines[line - 1]?.replace(/ +# .*/, "").trim()}`),
  ];
}

const refutedBy = (boards: readonly string[], variation?: Variation): Refuted =>
  Object.fromEntries(boards.map((name) => [name, refutedIn(name, variation)]));

/** A defect, the rule that it breaks, and the claims that it refutes. */
export type DefectRow<Defect extends string> = readonly [Defect, string, Refuted];

/** Each defect put into the engine for the time of its test: the boards hold without it only. */
export function describeDefects<Defect extends string>(
  engine: { defect?: Defect },
  rows: readonly DefectRow<Defect>[],
): void {
  afterEach(() => {
    delete engine.defect;
  });

  describe.each(rows)("%s (%s)", (defect, _rule, refuted) => {
    const boards = Object.keys(refuted);

    test("the boards hold without it", () => {
      expect(Object.values(refutedBy(boards)).flat()).toEqual([]);
      expect(Object.values(refuted).map((claims) => claims.length)).not.toContain(0);
    });

    test("and are refuted by it", () => {
      engine.defect = defect;
      expect(refutedBy(boards)).toEqual(refuted);
    });
  });
}

/** Other named rules than those of the board's year. */
export const withRules = (rules: Partial<Rules>): Variation => ({
  rules: (era) => ({ ...era, rules: { ...era.rules, ...rules } }),
});

/** A keyword with another meaning, made of the one that it has. */
export const withKeyword = (
  name: keyof KeywordTable,
  change: (meaning: readonly Ability[]) => readonly Ability[],
): Variation => ({
  rules: (era) => {
    const keyword = era.keywords[name];
    const meaning: typeof keyword.meaning = (node) => change(keyword.meaning(node));
    return { ...era, keywords: { ...era.keywords, [name]: { ...keyword, meaning } } };
  },
});

/** Cards whose abilities say otherwise. */
export const withCards = (change: (ability: Ability) => readonly Ability[]): Variation => ({
  cards: (board) => ({
    ...board,
    cards: board.cards.map((card) => ({ ...card, abilities: card.abilities.flatMap(change) })),
  }),
});

/** A defect that is data, the rule that it breaks first, and the claims that it refutes. */
export type VariationRow = readonly [string, Variation, Refuted];

/** Defects that are data: the boards hold without them only. */
export function describeVariations(rows: readonly VariationRow[]): void {
  describe.each(rows)("%s", (_what, defect, refuted) => {
    const boards = Object.keys(refuted);

    test("the boards hold without it", () => {
      expect(Object.values(refutedBy(boards)).flat()).toEqual([]);
      expect(Object.values(refuted).map((claims) => claims.length)).not.toContain(0);
    });

    test("and are refuted by it", () => {
      expect(refutedBy(boards, defect)).toEqual(refuted);
    });
  });
}
