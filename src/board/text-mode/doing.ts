/** Does what was typed, and answers what there is to say of it at once. */
import { spoken } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { Act, Move, Scene } from "../session.ts";
import { completions, type Here, offeredLines, readTyped } from "../typing/lines.ts";
import { goToPlace, moveIn } from "../walk.ts";
import { answerTo, askedLines, cardLines, type Heard } from "./answering.ts";
import { readCommand } from "./commands.ts";
import { lineMeant, readNamed } from "./meant.ts";
import { textWords } from "./words.ts";

/** A board that is played by typing, at the moment in view. */
export interface Typable {
  readonly scene: Scene;
  readonly heard: Heard;
  readonly here: Here;
  /** The lines of the last list, for their numbers. */
  readonly listed: { current: readonly string[] };
  /** What was said last. */
  readonly latest: readonly string[];
  readonly dispatch: (act: Act) => void;
  readonly onPlay: (answers: readonly Answer[]) => void;
}

/** So many lines are read at once. */
const most = 20;

const langOf = ({ heard }: Typable) => heard.voice.lang;
const wordsOf = (board: Typable) => textWords[langOf(board)];

function playLine(line: string, board: Typable): readonly string[] {
  const { here, onPlay } = board;
  const lang = langOf(board);
  const read = readNamed(here.game, line, (one) => readTyped(here, one));
  if (read.ok) onPlay(read.value);
  return read.ok ? [] : [`${wordsOf(board).refused}${spoken(read.problem[lang], lang)}`];
}

function move(to: Move, board: Typable): readonly string[] {
  const { heard, dispatch } = board;
  const { walk } = heard;
  const isForward = to === "next" || to === "last";
  if (walk.at !== (isForward ? walk.places.length - 1 : 0)) {
    dispatch(moveIn(walk, to));
    return [];
  }
  const { atEnd, atStart } = wordsOf(board);
  return isForward ? [atEnd, ...askedLines(heard)] : [atStart];
}

function goTo(step: number, board: Typable): readonly string[] {
  const found = board.heard.walk.places.findLast((one) => one.step === step);
  if (found) board.dispatch(goToPlace(found));
  return found ? [] : [wordsOf(board).noStep(step)];
}

function undoing(act: "undo" | "redo", board: Typable): readonly string[] {
  const { scene, dispatch } = board;
  const can = act === "undo" ? scene.canUndo : scene.canRedo;
  if (can) dispatch({ do: act });
  return can ? [] : [wordsOf(board).cannot];
}

function list(wanted: string, board: Typable): readonly string[] {
  const words = wordsOf(board);
  const all = completions(offeredLines(board.here, langOf(board)), wanted);
  board.listed.current = all;
  if (all.length === 0) return [words.noOptions];
  const shown = all.slice(0, most).map((line, index) => `${index + 1}${words.is}${line}`);
  const rest = all.length - shown.length;
  return [words.options(all.length), ...shown, ...(rest > 0 ? [words.cut(rest)] : [])];
}

function pick(number: number, board: Typable): readonly string[] {
  const line = board.listed.current[number - 1];
  return line === undefined ? [wordsOf(board).noOption(number)] : playLine(line, board);
}

/** Where something is asked, what can be an answer is one, whatever else the word may mean. */
function meantBy(text: string, board: Typable): string | undefined {
  const { here, listed } = board;
  const isListed = listed.current.length > 0 && readCommand(text).is === "pick";
  const isAsked = here.game.decision && here.game.decision.is !== "act";
  return isAsked && !isListed ? lineMeant(offeredLines(here, langOf(board)), text) : undefined;
}

/** What is answered at once; a step that comes of it says itself. */
export function answerTyped(text: string, board: Typable): readonly string[] {
  const meant = meantBy(text, board);
  if (meant !== undefined) return playLine(meant, board);
  const { heard, latest } = board;
  const command = readCommand(text);
  switch (command.is) {
    case "nothing":
      return [];
    case "ask":
      return command.about === "again" ? latest : answerTo(command.about, command.player, heard);
    case "legal":
      return list(command.with, board);
    case "card":
      return cardLines(command.name, heard);
    case "move":
      return move(command.to, board);
    case "goTo":
      return goTo(command.step, board);
    case "undoing":
      return undoing(command.act, board);
    case "pick":
      return pick(command.number, board);
    case "line":
      return playLine(command.line, board);
  }
}
