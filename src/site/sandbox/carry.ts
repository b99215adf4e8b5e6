/** Takes the reader's lines of play over to another position, as far as they can be played there. */

import { followAlong } from "../../board/along.ts";
import { cutIntoSteps } from "../../board/cut.ts";
import { playLines } from "../../board/link.ts";
import type { Script } from "../../board/script.ts";
import { goTo, pathTo, sameGame, type Tree } from "../../board/tree.ts";
import { rename } from "../../board/watching/changing.ts";
import { linesIn } from "../../board/watching/lines.ts";
import type { Answer } from "../../engine/decisions.ts";
import { start } from "../../engine/index.ts";
import { sameData } from "../../language/sameData.ts";
import { Driver } from "../../notation/driver.ts";
import { referencesTo } from "../../notation/edit/align.ts";
import { referencesIn, withReferences } from "../../notation/edit/references.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { type Detail, recordAnswers } from "../../notation/record.ts";
import { type BoardSetup, setupBoard } from "../../notation/setup.ts";
import type { Position, Statement } from "../../notation/syntax.ts";

/** A position as it is written, with what can be played of its script. */
export interface Written {
  readonly notation: string;
  readonly script: Script;
}

export interface Carried {
  readonly tree: Tree;
  /** How many lines can't be played there at all, and how many only so far. */
  readonly lost: number;
  readonly partly: number;
}

type Steps = readonly (readonly Answer[])[];

interface Replayed {
  readonly steps: Steps;
  readonly isWhole: boolean;
}

export const samePosition = (one: Script, other: Script): boolean =>
  one.edition === other.edition && sameData(one.position, other.position);

interface Prepared {
  readonly position: Position;
  readonly setup: BoardSetup;
}

function prepared({ notation, script }: Written): Prepared | undefined {
  const board = parseBoard(notation, cardNames(script.cards));
  if (!board.ok) return undefined;
  const setup = setupBoard(board.value);
  return setup.ok ? { position: board.value.position, setup: setup.value } : undefined;
}

/** In pieces as large as those that they come from, if they are the same answers one by one. */
function inSteps(all: readonly Answer[], like: Steps): Steps | undefined {
  const before = like.flat();
  // A line of the notation says more than one answer: what was answered last may be half of one.
  const answers = all.slice(0, before.length);
  if (!answers.every((one, index) => one.is === before[index]?.is)) return undefined;
  let from = 0;
  const steps = like.map((step) => {
    const until = from + step.length;
    const piece = answers.slice(from, until);
    from = until;
    return piece;
  });
  return steps.filter((step) => step.length > 0);
}

/** The same actions on the other position: what they were about is followed to what it is there. */
function replayed(
  steps: Steps,
  before: Prepared,
  after: Prepared,
  detail: Detail,
): Replayed | undefined {
  const lines = recordAnswers(before.setup, steps.flat(), detail);
  const started = start(after.setup.setup);
  if (!lines.ok || !started.ok) return undefined;
  const follow = referencesTo(before.position, after.position);
  const isGone = (line: Statement): boolean =>
    referencesIn(line).some((one) => follow(one) === undefined);
  const end = lines.value.findIndex(isGone);
  const whole = end < 0 ? lines.value : lines.value.slice(0, end);
  const driver = Driver.begin(started.value, after.setup.table);
  const stopped = playLines(
    driver,
    whole.map((line) => withReferences(line, (one) => follow(one) ?? one)),
  );
  // What stopped midway was not done.
  const moments = stopped
    ? driver.moments.filter(({ statement }) => statement !== driver.statement)
    : driver.moments;
  const cut = cutIntoSteps(started.value, moments);
  return {
    steps: inSteps(cut.steps.flat(), steps) ?? cut.steps,
    isWhole: end < 0 && !stopped,
  };
}

/** What was chosen without a choice is said where the shorter words don't lead to the end. */
function replayedBest(steps: Steps, before: Prepared, after: Prepared): Replayed | undefined {
  const brief = replayed(steps, before, after, "each");
  const full = brief?.isWhole ? undefined : replayed(steps, before, after, "full");
  const lengthOf = (one: Replayed | undefined): number => one?.steps.flat().length ?? -1;
  return full && (full.isWhole || lengthOf(full) > lengthOf(brief)) ? full : brief;
}

/** @param tree of the position to go to; what it has stays. */
export function carryLines(
  from: Written & { readonly tree: Tree },
  to: Written,
  tree: Tree,
): Carried {
  const isSame = samePosition(from.script, to.script);
  const before = isSame ? undefined : prepared(from);
  const after = isSame ? undefined : prepared(to);
  const replay = (steps: Steps): Replayed | undefined => {
    if (isSame) return { steps, isWhole: true };
    return before && after && replayedBest(steps, before, after);
  };
  const inView = tree.at;
  let carried: Carried & { readonly at?: number } = { tree, lost: 0, partly: 0 };
  for (const line of linesIn(from.tree)) {
    const path = pathTo(from.tree, line.end.id);
    const again = replay(path.slice(1).map(({ answers }) => answers));
    const grown = again && followAlong(goTo(carried.tree, 0), again.steps, sameGame);
    const own = grown && linesIn(grown).find(({ end }) => end.id === grown.at);
    if (!again || !grown || (!own && !again.isWhole)) {
      carried = { ...carried, lost: carried.lost + 1 };
      continue;
    }
    const name = from.tree.names[line.start.id];
    const way = pathTo(grown, grown.at);
    const place = path.findIndex(({ id, inScript }) => id === from.tree.at && !inScript);
    const at = way.length === path.length && place >= 0 ? way[place]?.id : undefined;
    carried = {
      ...carried,
      tree: own && name !== undefined ? rename(grown, own.start.id, name) : grown,
      partly: carried.partly + (again.isWhole ? 0 : 1),
      ...(at !== undefined && { at }),
    };
  }
  const { at = inView, lost, partly } = carried;
  const whole = { ...carried.tree, onward: tree.onward };
  return { tree: at === inView ? { ...whole, at } : goTo(whole, at), lost, partly };
}
