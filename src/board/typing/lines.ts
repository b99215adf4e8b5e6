/** Lines of the notation at a moment of a board: what can be typed, and what a typed one does. */

import type { Answer } from "../../engine/decisions.ts";
import type { Game } from "../../engine/game.ts";
import { fail, ok, type Result } from "../../engine/result.ts";
import type { Edition } from "../../engine/rules.ts";
import { branchesOf } from "../../explore/branches.ts";
import { likenessOf } from "../../explore/likeness.ts";
import type { CardDefinition } from "../../language/card.ts";
import { sameData } from "../../language/sameData.ts";
import type { Bilingual, Lang } from "../../notation/bilingual.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { namePrinter } from "../../notation/print-names.ts";
import { printStatement } from "../../notation/print-script.ts";
import { linesForEach } from "../../notation/record.ts";
import { setupBoard } from "../../notation/setup.ts";
import { fold } from "../../notation/text.ts";
import { readUnder, writeBoard } from "../link.ts";
import { momentOf, type Origin, pathTo, type Tree } from "../tree.ts";

/** The page's board, and what has been answered on it up to the moment in view. */
export interface Here {
  readonly notation: string;
  readonly cards: readonly CardDefinition[];
  readonly edition: Edition;
  readonly answers: readonly Answer[];
  readonly game: Game;
}

/** Where the line in view has come to. */
export function hereAt(origin: Origin, tree: Tree): Here {
  const { game } = momentOf(tree);
  const answers = pathTo(tree, tree.at).flatMap((moment) => moment.answers);
  return { ...origin, edition: game.rules.edition, answers, game };
}

/** More lines than this nobody reads. */
const most = 200;

/** A line with the card names of one language, and with those of the other. */
export interface Offered {
  readonly line: string;
  readonly other: string;
}

/** The lines that say what can be answered now, with the names of a language; none twice. */
export function offeredLines(here: Here, lang: Lang): readonly Offered[] {
  const { notation, cards, edition, answers, game } = here;
  const { all } = branchesOf(game, likenessOf(game));
  const board = parseBoard(notation, cardNames(cards));
  if (!board.ok || all.length > most) return [];
  const setup = setupBoard(board.value, edition);
  if (!setup.ok) return [];
  const next = all.map((branch) => branch.answer);
  const lines = linesForEach(setup.value, answers, next);
  if (!lines.ok) return [];
  const known = lines.value.filter((line) => line !== undefined);
  const [own, foreign] = (lang === "ja" ? (["ja", "en"] as const) : (["en", "ja"] as const)).map(
    (one) => {
      const printer = namePrinter(board.value.cards, one);
      return known.map((line) => printStatement(line, printer));
    },
  );
  const printed = own?.map((line, index) => ({ line, other: foreign?.[index] ?? line })) ?? [];
  const offered = [...shortcuts(game), ...printed];
  return offered.filter(
    ({ line }, index) => offered.findIndex((one) => one.line === line) === index,
  );
}

/** What stands for many passes. */
function shortcuts({ decision, stack }: Game): readonly Offered[] {
  if (decision?.is !== "act") return [];
  const lines = stack.length > 0 ? ["resolve", "resolve all"] : ["next step"];
  return lines.map((line) => ({ line, other: line }));
}

/** Those of the lines that go with what was typed: all its words, in their order. */
export function completions(offered: readonly Offered[], typed: string): readonly string[] {
  const wanted = fold(typed).trim().split(" ");
  const fits = (line: string): boolean => {
    const text = fold(line);
    let at = 0;
    return wanted.every((word) => {
      const found = text.indexOf(word, at);
      at = found + word.length;
      return found >= 0;
    });
  };
  return offered.flatMap(({ line, other }) => (fits(line) ? [line] : fits(other) ? [other] : []));
}

/** What a typed line answers, or in words why it can't be played here. */
export function readTyped(here: Here, typed: string): Result<readonly Answer[], Bilingual> {
  const { notation, cards, answers, edition } = here;
  const before = writeBoard(notation, cards, answers, edition);
  if (!before.ok) return fail(unwritable);
  const line = typed.replaceAll("\n", " ").trim();
  const start = before.value.includes("\n--\n") ? before.value : `${before.value}--\n`;
  const read = readUnder(`${start}${line}\n`, cards, edition);
  if (!read.ok) return fail(withoutPlace(read.problem));
  const { script, stopped } = read.value;
  if (stopped) return fail(stopped.message);
  const all = script.steps.flat();
  const added = all.slice(answers.length);
  const isSame = sameData(all.slice(0, answers.length), answers);
  return isSame && added.length > 0 ? ok(added) : fail(nothingDone);
}

/** It is one line that was typed: its number in the whole board says nothing. */
const withoutPlace = ({ en, ja }: Bilingual): Bilingual => ({
  en: en.replace(/^\d+:\d+: /, ""),
  ja: ja.replace(/^\d+:\d+：/, ""),
});

const unwritable: Bilingual = {
  en: "What led to this position can't be written in the notation, so nothing can be typed here.",
  ja: "ここまでの手順を記法で書き表せないので、この局面では記法を使えません。",
};

const nothingDone: Bilingual = {
  en: "This line changes nothing here.",
  ja: "この行では何も起こりません。",
};
