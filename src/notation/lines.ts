/** Plays the lines of a script: actions, answers, and what stands for many passes. */
import type { Answer, Refusal } from "../engine/decisions.ts";
import {
  forcedAnswer,
  type Game,
  isTurnDraw,
  type PlayerId,
  type Progress,
  type Turn,
} from "../engine/index.ts";
import { actionOf } from "./actions.ts";
import { halfSaid, isSpent } from "./answers.ts";
import type { Bilingual } from "./bilingual.ts";
import { noteLine } from "./chronicle.ts";
import { type Defence, type Driver, refusedAt, type Stop, stopAt } from "./driver.ts";
import { complaint } from "./problems.ts";
import { questionText } from "./questions.ts";
import type {
  ActionStatement,
  AnswerStatement,
  Cast,
  PlayLand,
  PlayStatement,
  Statement,
  StatementOf,
} from "./syntax.ts";
import type { Range } from "./text.ts";

/**
 * Plays one line of a driver that has settled; `upcoming` is the line after it, which may name an
 * answer that is forced.
 */
export function playLine(
  driver: Driver,
  line: PlayStatement,
  upcoming: Statement | undefined,
): Stop | undefined {
  const unused = driver.unusedClauses("loose");
  if (unused) return unused;
  driver.dropSpent();
  if (driver.game.result) return stopAt(line.at, complaint("gameOver", []));
  switch (line.is) {
    case "cast":
    case "play":
      return driver.answerOf(line) ? playAnswer(driver, line, upcoming) : playAction(driver, line);
    case "activate":
    case "pass":
      return playAction(driver, line);
    case "resolve":
      return playResolve(driver, line, upcoming);
    case "goTo":
      return playGoTo(driver, line);
    default:
      return playAnswer(driver, line, upcoming);
  }
}

// Actions --------------------------------------------------------------------------------------

function playAction(driver: Driver, line: ActionStatement): Stop | undefined {
  const active = whoseTurnToAct(driver, line.at, line.player);
  if (typeof active === "object") return active;
  const meant = actionOf(driver.scene, active, line);
  if (!meant.ok) return { problem: meant.problem };
  const { action, refusal, open } = meant.value;
  if (open) return { problem: open };
  if (refusal) return refusedAt(driver.game, line.at, refusal);
  const clauses = "clauses" in line ? line.clauses : [];
  driver.waiting = [...driver.waiting, ...clauses.map((clause) => ({ clause }))];
  acts(driver);
  return perform(driver, { is: "act", action }, line.at);
}

/** The player with priority, if it may be the one that a line speaks of. */
function whoseTurnToAct(driver: Driver, at: Range, player: PlayerId | undefined): PlayerId | Stop {
  const { game, asked } = driver;
  const { decision } = game;
  const refusal: Refusal = { code: "noPriority", cr: "117.1" };
  if (asked) {
    return { ...stopAt(at, complaint("unanswered", [questionText(game, asked)])), refusal };
  }
  if (!decision) return stopAt(at, complaint("gameOver", []));
  if (player === undefined || player === decision.player) return decision.player;
  return { ...stopAt(at, complaint("wrongPlayer", [player, decision.player])), refusal };
}

function acts(driver: Driver): void {
  driver.forced = undefined;
  driver.scene = { ...driver.scene, chronicle: noteLine(driver.scene.chronicle, "acts") };
}

/** Gives an answer and lets clauses give theirs. */
const perform = (driver: Driver, given: Answer, at: Range): Stop | undefined =>
  driver.give(given, at) ?? driver.answerByClauses();

// Answers --------------------------------------------------------------------------------------

function playAnswer(
  driver: Driver,
  line: AnswerStatement | Cast | PlayLand,
  upcoming: Statement | undefined,
): Stop | undefined {
  const { game, asked, forced } = driver;
  const { decision } = game;
  if (!decision) return stopAt(line.at, complaint("gameOver", []));
  const question = questionText(game, decision);
  if (!asked) {
    const code = forced === undefined ? "notAsked" : "onlyAnswer";
    return stopAt(line.at, complaint(code, [forced ?? question]));
  }
  if ("player" in line && line.player !== asked.player) {
    return stopAt(line.at, complaint("wrongPlayer", [line.player, asked.player]));
  }
  const given = driver.answerOf(line);
  if (!given) return stopAt(line.at, complaint("notAsked", [question]));
  if (!given.ok) return { problem: given.problem };
  const clauses = "clauses" in line && given.value.is !== "pay" ? line.clauses : [];
  // That no more modes follow is implied where a line names all of them, if so few may be chosen.
  const implied = impliedBy(game, line, given.value).map((clause) => ({
    clause,
    ...(clause.is === "choosing" && isSpent(clause) && { implied: true as const }),
  }));
  const said = [...driver.waiting, ...clauses.map((clause) => ({ clause }))];
  const { value } = given;
  const answered = (by: Driver, waiting: Driver["waiting"]): Stop | undefined => {
    by.waiting = waiting;
    by.forced = undefined;
    by.scene = { ...by.scene, chronicle: noteLine(by.scene.chronicle, "answers") };
    return perform(by, value, line.at);
  };
  const leadsOn = (waiting: Driver["waiting"]): boolean => {
    const attempt = driver.fork();
    const stopped = answered(attempt, waiting) ?? attempt.settle(line.at, upcoming);
    return !stopped && upcoming !== undefined && attempt.fits(upcoming);
  };
  const all = [...said, ...implied];
  // The next line may name more of the modes, where it would answer nothing else.
  const goesOn =
    upcoming?.is === "choose" &&
    implied.some((one) => "implied" in one) &&
    !leadsOn(all) &&
    leadsOn(said);
  return answered(driver, goesOn ? said : all);
}

/** What a line answers besides the question that is open now. */
function impliedBy(game: Game, line: AnswerStatement | Cast | PlayLand, given: Answer) {
  const { at } = line;
  if (line.is === "cast") {
    const half = halfSaid(game, line);
    return half === undefined ? [] : [{ is: "half", half, at } as const];
  }
  if (line.is === "attack" && line.defenders && given.is === "choose") {
    const { defenders } = line;
    return given.chosen.flatMap((one, index): readonly Defence[] => {
      const defender = defenders[index];
      return one.is === "object" && defender
        ? [{ is: "defends", attacker: one.object, defender, at: defender.at }]
        : [];
    });
  }
  // Modes are asked for one by one.
  if (line.is === "choose" && line.choice.is === "modes" && given.is === "option") {
    const choice = { ...line.choice, modes: line.choice.modes.slice(1) };
    return [{ is: "choosing", choice, at } as const];
  }
  return [];
}

// Many passes ----------------------------------------------------------------------------------

/** `resolve`: everyone passes until the top of the stack has resolved, or something is asked. */
function playResolve(
  driver: Driver,
  line: StatementOf<"resolve">,
  upcoming: Statement | undefined,
): Stop | undefined {
  const active = whoseTurnToAct(driver, line.at, undefined);
  if (typeof active === "object") return active;
  const top = driver.game.stack.at(-1);
  if (top === undefined) return stopAt(line.at, complaint("stackEmpty", []));
  acts(driver);
  const isLeft = (game: Game): boolean =>
    line.all ? game.stack.length > 0 : game.stack.includes(top);
  while (isLeft(driver.game) && driver.game.decision?.is === "act") {
    const stopped = pass(driver, line.at) ?? driver.settle(line.at, upcoming);
    if (stopped) return stopped;
  }
  return undefined;
}

const pass = (driver: Driver, at: Range): Stop | undefined =>
  driver.give({ is: "act", action: { is: "pass" } }, at);

/** A step that hasn't come after so many turns of each player never comes. */
const mostRounds = 2;

/** `go to`: everyone passes with an empty stack, nobody attacks or blocks on the way. */
function playGoTo(driver: Driver, line: StatementOf<"goTo">): Stop | undefined {
  if (driver.game.decision) {
    const active = whoseTurnToAct(driver, line.at, undefined);
    if (typeof active === "object") return active;
    if (isOccupied(driver.game)) return stopAt(line.at, complaint("stackNotEmpty", []));
  }
  acts(driver);
  const last = driver.game.turn.number + mostRounds * driver.game.players.length;
  for (;;) {
    const { decision, turn, result } = driver.game;
    if (result) return stopAt(line.at, complaint("gameOver", []));
    if (turn.number > last) return stopAt(line.at, complaint("neverCame", []));
    const isHeldUp = decision?.is === "act" && isOccupied(driver.game);
    const given = isHeldUp ? null : inaction(driver.game);
    if (decision && !given) return stopAt(line.at, complaint("interrupted", [whatHoldsUp(driver)]));
    const arrived = travel(driver, line, given);
    if (typeof arrived === "object") return arrived;
    if (arrived) return undefined;
  }
}

/** Something is on the stack, besides what a step puts there by itself: its draw, its damage. */
const isOccupied = ({ stack, objects }: Game): boolean =>
  !stack.every((id) => isTurnDraw(objects[id]?.stacked) || objects[id]?.assigned !== undefined);

/** Doing nothing, as an answer to what the game waits for; nothing where that isn't an answer. */
function inaction(game: Game): Answer | null {
  const { decision } = game;
  switch (decision?.is) {
    case "act":
      return { is: "act", action: { is: "pass" } };
    case "pairs":
      return { is: "pairs", pairs: [] };
    case "choose": {
      const mayChooseNothing = decision.purpose.is === "attack" && decision.min === 0;
      return mayChooseNothing ? { is: "choose", chosen: [] } : forcedAnswer(game);
    }
    default:
      return forcedAnswer(game);
  }
}

function whatHoldsUp({ game, asked }: Driver): Bilingual {
  if (asked) return questionText(game, asked);
  return { en: "Something is on the stack.", ja: "スタックに何かがあります。" };
}

/**
 * Gives an answer, if one is asked for, and runs on. True once the step that was meant has come and
 * a player must decide in it, or once it is about to end without that.
 */
function travel(driver: Driver, line: StatementOf<"goTo">, given: Answer | null): Stop | boolean {
  let reached: Turn | undefined;
  let isLeaving = false;
  const isTooFar = ({ game: { turn }, events }: Progress): boolean => {
    isLeaving =
      reached !== undefined && (turn.number !== reached.number || turn.step !== reached.step);
    if (isLeaving) return true;
    const isMeant =
      (line.step === undefined || line.step === turn.step) &&
      (line.player === undefined || line.player === turn.active);
    if (isMeant && events.some(({ what }) => what.is === "stepBegan")) reached = turn;
    return false;
  };
  const stopped = given ? driver.give(given, line.at, isTooFar) : driver.run(line.at, isTooFar);
  return stopped ?? (reached !== undefined && (isLeaving || driver.game.decision !== null));
}
