/**
 * A board that somebody is writing, read as far as it can be: its position may be ready although
 * its script is not, and its script is played to the first line that can't be.
 */
import { cutIntoSteps, scriptOf } from "../../board/cut.ts";
import type { Script } from "../../board/script.ts";
import type { Outcome as StepOutcome } from "../../board/tree.ts";
import type { Editable } from "../../notation/edit/edits.ts";
import type { CardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { type Outcome, playBoard } from "../../notation/play.ts";
import type { NotationProblem } from "../../notation/problems.ts";
import { setupBoard } from "../../notation/setup.ts";
import type { Board } from "../../notation/syntax.ts";
import { isDivider, limits, splitLines } from "../../notation/text.ts";

export interface Sheet {
  readonly text: string;
  /** What a form can change: with the script only where that could be read, too. */
  readonly board?: Editable;
  /** What can be played. */
  readonly script?: Script;
  /** What comes of that, step by step. */
  readonly played?: readonly StepOutcome[];
  readonly facts: readonly Outcome[];
  /** Claims about all that can come, which are looked into only when somebody asks for it. */
  readonly ahead: number;
  /** All that is wrong, in the order of the text. */
  readonly problems: readonly NotationProblem[];
}

/** The first lines of a text. */
const upTo = (text: string, count: number): string => splitLines(text).slice(0, count).join("\n");

interface Readable {
  readonly board?: Board;
  readonly problems: readonly NotationProblem[];
  /** Only the position could be read. */
  readonly isPart?: true;
}

function readable(text: string, names: CardNames): Readable {
  const whole = parseBoard(text, names);
  if (whole.ok) return { board: whole.value, problems: [] };
  const problems = whole.problem;
  // Of a text that is too long to be read, no part is looked for.
  if (text.length > limits.bytes) return { problems };
  const divider = splitLines(text).findIndex(isDivider);
  const [first] = problems;
  if (!first || divider < 0 || first.line <= divider) return { problems };
  const before = parseBoard(upTo(text, first.line - 1), names);
  return before.ok ? { board: before.value, problems, isPart: true } : { problems };
}

/** What a form can change of a text, without playing it. */
export function editableOf(text: string, names: CardNames): Editable | undefined {
  const { board, isPart } = readable(text, names);
  return board && editable(board, isPart);
}

const editable = ({ position, cards, script }: Board, isPart: true | undefined): Editable => ({
  position,
  cards,
  script: isPart ? [] : script,
});

/** A board with all that it claims, as far as it can be read. */
export const provable = (text: string, names: CardNames): Board | undefined =>
  readable(text, names).board;

/** Reads and plays all but the claims about all that can come: to look into those takes long. */
export function readSheet(text: string, names: CardNames): Sheet {
  const { board, problems, isPart } = readable(text, names);
  if (!board) return { text, facts: [], ahead: 0, problems };
  const facts = board.facts.filter(({ ahead }) => !ahead);
  const ahead = board.facts.length - facts.length;
  const read = { text, board: editable(board, isPart), ahead };
  const prepared = setupBoard(board);
  if (!prepared.ok) return { ...read, facts: [], problems: [...problems, ...prepared.problem] };
  const played = playBoard({ ...board, facts });
  if (!played.ok) return { ...read, facts: [], problems: [...problems, ...played.problem] };
  const { start, moments, problems: stops } = played.value;
  const cut = cutIntoSteps(start, moments);
  return {
    ...read,
    script: scriptOf(prepared.value, board, cut),
    played: cut.outcomes,
    facts: played.value.facts,
    problems: [...stops, ...problems],
  };
}
