/** Carries a game on as the lines of a script say, one after the other. */
import type { Answer, Refusal } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import {
  answer,
  forcedAnswer,
  type Game,
  type ObjectId,
  type Progress,
  step,
  whyNot,
} from "../engine/index.ts";
import { type Answered, type Asked, answerByClause, answerOf, isForCasting } from "./answers.ts";
import type { Bilingual } from "./bilingual.ts";
import { beginChronicle, noteEvents, noteQuestion } from "./chronicle.ts";
import { type Complaint, complaint, type NotationProblem, problemAt } from "./problems.ts";
import { questionText } from "./questions.ts";
import type { Scene } from "./refer.ts";
import { refusalText, ruleIn } from "./refusals.ts";
import type { NameTable } from "./setup.ts";
import type { AnswerStatement, Cast, Clause, Statement } from "./syntax.ts";
import type { Range } from "./text.ts";

/** One step of the engine in which something happened. */
export interface Moment {
  /** The game after it. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** The line of the script, by its place in it, that brought it about. */
  readonly statement?: number;
}

/** A clause that waits for its question. */
interface Waiting {
  readonly clause: Clause;
  /** The spell or ability on the stack whose resolution will ask. */
  readonly object?: ObjectId;
}

/** Something that a line can't do. `refusal` is there when the engine says so. */
export interface Stop {
  readonly problem: NotationProblem;
  readonly refusal?: Refusal;
}

/** Boards are small: a script that goes on for longer than this goes round in circles. */
export const mostSteps = 20_000;

export class Driver {
  scene: Scene;
  readonly moments: Moment[] = [];
  /** The line that is being played. */
  statement: number | undefined;
  waiting: readonly Waiting[] = [];
  /** The latest question that was answered by itself, because only one answer was possible. */
  forced: Bilingual | undefined;
  #steps = 0;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  static begin(game: Game, table: NameTable): Driver {
    return new Driver({ game, table, chronicle: beginChronicle(game) });
  }

  /** Another driver at the same moment, to try something out. */
  fork(): Driver {
    const other = new Driver(this.scene);
    other.waiting = this.waiting;
    other.statement = this.statement;
    other.#steps = this.#steps;
    return other;
  }

  get game(): Game {
    return this.scene.game;
  }

  get asked(): Asked | undefined {
    const { decision } = this.game;
    return decision === null || decision.is === "act" ? undefined : decision;
  }

  // Going on -----------------------------------------------------------------------------------

  /** Runs until a player must decide. `isTooFar` stops it before a step that it says so of. */
  run(at: Range, isTooFar: (next: Progress) => boolean = () => false): Stop | undefined {
    while (!this.game.decision && !this.game.result && this.game.agenda.length > 0) {
      if (this.#steps >= mostSteps) return stopAt(at, complaint("tooManySteps", [mostSteps]));
      this.#steps += 1;
      const next = step(this.game);
      if (isTooFar(next)) return undefined;
      const stopped = this.#take(next);
      if (stopped) return stopped;
    }
    return undefined;
  }

  /** Gives an answer and goes on. */
  give(given: Answer, at: Range, isTooFar?: (next: Progress) => boolean): Stop | undefined {
    const progress = answer(this.game, given);
    if (!progress.ok) return refusedAt(this.game, at, progress.problem);
    return this.#take(progress.value) ?? this.run(at, isTooFar);
  }

  #take({ game, events }: Progress): Stop | undefined {
    const { table, chronicle } = this.scene;
    const noted = noteEvents(chronicle, game, events);
    const { decision } = game;
    const isQuestion = decision !== null && decision.is !== "act" && !this.game.decision;
    const asked = isQuestion ? noteQuestion(noted, game, decision) : noted;
    this.scene = { game, table, chronicle: asked };
    if (events.length === 0) return undefined;
    const { statement } = this;
    this.moments.push({ game, events, ...(statement !== undefined && { statement }) });
    for (const { what } of events) {
      const stopped = this.#keepClauses(what);
      if (stopped) return stopped;
    }
    return undefined;
  }

  // Clauses ------------------------------------------------------------------------------------

  /** Ties clauses to what they were given with, and misses those that it did not ask for. */
  #keepClauses(what: GameEvent["what"]): Stop | undefined {
    switch (what.is) {
      case "cast":
      case "activated": {
        const loose = this.waiting.filter(({ object }) => object === undefined);
        const unused = loose.find(({ clause }) => isForCasting(clause));
        if (unused) return unusedClause(unused);
        const { object } = what;
        this.waiting = this.waiting.map((one) => ({ object, ...one }));
        return undefined;
      }
      case "resolved":
      case "didNotResolve":
        return this.#missClauses(what.object);
      case "moved":
        return what.from.zone === "stack" ? this.#missClauses(what.was) : undefined;
      default:
        return undefined;
    }
  }

  #missClauses(object: ObjectId): Stop | undefined {
    const unused = this.waiting.find((one) => one.object === object);
    return unused && unusedClause(unused);
  }

  /** Clauses that nothing will ask for any more: all when the script is over. */
  unusedClauses(which: "loose" | "all"): Stop | undefined {
    if (this.asked) return undefined;
    const unused = this.waiting.find((one) => which === "all" || one.object === undefined);
    return unused && unusedClause(unused);
  }

  #answerByClauses(): Stop | "answered" | undefined {
    const { asked } = this;
    if (!asked) return undefined;
    for (const waiting of this.waiting) {
      const { clause, object } = waiting;
      if (object !== undefined && object !== asked.source) continue;
      const given = answerByClause(this.scene, asked, clause);
      if (!given) continue;
      if (!given.answer.ok) return { problem: given.answer.problem };
      const left = given.rest ? [{ ...waiting, clause: given.rest }] : [];
      this.waiting = this.waiting.flatMap((one) => (one === waiting ? left : [one]));
      return this.give(given.answer.value, clause.at) ?? "answered";
    }
    return undefined;
  }

  /** Lets the clauses of the present actions answer what they can. */
  answerByClauses(): Stop | undefined {
    for (;;) {
      const outcome = this.#answerByClauses();
      if (outcome !== "answered") return outcome;
    }
  }

  /**
   * Goes on to a question that only a line can answer. Questions with one possible answer are
   * answered by themselves, unless `upcoming`, the line to come, names that answer.
   */
  settle(at: Range, upcoming: Statement | undefined): Stop | undefined {
    for (;;) {
      const stopped = this.run(at) ?? this.answerByClauses();
      if (stopped) return stopped;
      if (!this.asked) return undefined;
      const forced = forcedAnswer(this.game);
      if (!forced || (upcoming && this.fits(upcoming))) return undefined;
      if (forced.is !== "pay") this.forced = questionText(this.game, this.asked);
      const failed = this.give(forced, at);
      if (failed) return failed;
    }
  }

  /** As `settle`, but a step that is just ending isn't left: nothing is asked there. */
  settleHere(at: Range, upcoming: Statement | undefined): Stop | undefined {
    return this.game.decision ? this.settle(at, upcoming) : undefined;
  }

  /** Whether a line answers the question that is open now, and legally. */
  fits(statement: Statement): boolean {
    const given = this.answerOf(statement);
    return given?.ok === true && whyNot(this.game, given.value) === null;
  }

  answerOf(statement: Statement): Answered {
    const { asked } = this;
    if (!asked || !isAnswer(statement) || statement.player !== asked.player) return undefined;
    return answerOf(this.scene, asked, statement);
  }
}

const isAnswer = (statement: Statement): statement is AnswerStatement | Cast =>
  "player" in statement && !["activate", "play", "pass", "goTo"].includes(statement.is);

// Why a line can't be played -------------------------------------------------------------------

export const stopAt = (at: Range, what: Complaint): Stop => ({ problem: problemAt(at, what) });

export function refusedAt(game: Game, at: Range, refusal: Refusal): Stop {
  const why: Bilingual = { en: refusalText(refusal, "en"), ja: refusalText(refusal, "ja") };
  const rule = ruleIn(game.rules, refusal.cr);
  return { problem: problemAt(at, complaint("refused", [why, rule])), refusal };
}

const unusedClause = ({ clause }: Waiting): Stop =>
  stopAt(clause.at, complaint("unusedClause", []));
