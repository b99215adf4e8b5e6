/** Carries a game on as the lines of a script say, one after the other. */
import { byChance, isDecidedByChance, shuffleSeed } from "../engine/chance.ts";
import { optionalCosts } from "../engine/costs/total.ts";
import type { Answer, Refusal } from "../engine/decisions.ts";
import type { GameEvent, HappeningOf } from "../engine/events.ts";
import {
  answer,
  attackedWith,
  forcedAnswer,
  type Game,
  nowOrLast,
  type ObjectId,
  type Progress,
  step,
  type Target,
  whyNot,
} from "../engine/index.ts";
import { ok } from "../engine/result.ts";
import {
  type Answered,
  type Asked,
  answerByClause,
  answerOf,
  isForCasting,
  isSpent as isSpentClause,
} from "./answers.ts";
import type { Bilingual } from "./bilingual.ts";
import { beginChronicle, noteEvents, noteQuestion } from "./chronicle.ts";
import { chooseDefender, halfOption, meansTarget } from "./options.ts";
import { type Complaint, complaint, type NotationProblem, problemAt } from "./problems.ts";
import { questionText } from "./questions.ts";
import type { Scene } from "./refer.ts";
import { refusalText, ruleIn } from "./refusals.ts";
import type { NameTable } from "./setup.ts";
import type { AnswerStatement, Cast, Clause, PlayLand, Reference, Statement } from "./syntax.ts";
import type { Range } from "./text.ts";

/** One step of the engine in which something happened. */
export interface Moment {
  /** The game after it. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** The line of the script, by its place in it, that brought it about. */
  readonly statement?: number;
}

/** What a creature was said to attack, until that is asked for or has happened. */
export interface Defence {
  readonly is: "defends";
  readonly attacker: ObjectId;
  readonly defender: Reference;
  readonly at: Range;
}

/** For which half of a split card an offer was accepted, until that is asked for or cast (709.3). */
interface HalfSaid {
  readonly is: "half";
  readonly half: string;
  readonly at: Range;
}

/** A clause that waits for its question. */
interface Waiting {
  readonly clause: Clause | Defence | HalfSaid;
  /** The spell or ability on the stack whose resolution will ask. */
  readonly object?: ObjectId;
  /** A part of it has been given as an answer. */
  readonly begun?: true;
  /** It was not said, and answers only if it can. */
  readonly implied?: true;
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
  /** Shuffles that no seed of the board decides. */
  #shuffles = shuffleSeed;

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
    other.#shuffles = this.#shuffles;
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
    for (;;) {
      const { decision, result, agenda } = this.game;
      const isBySeed = isDecidedByChance(this.game);
      if (decision?.is === "chance" && decision.purpose.is === "shuffle" && !isBySeed) {
        const stopped = this.#shuffle(decision, at);
        if (stopped) return stopped;
        continue;
      }
      if ((decision && !isBySeed) || result || agenda.length === 0) return undefined;
      if (this.#steps >= mostSteps) return stopAt(at, complaint("tooManySteps", [mostSteps]));
      this.#steps += 1;
      const next = step(this.game);
      if (isTooFar(next)) return undefined;
      const stopped = this.#take(next, at);
      if (stopped) return stopped;
    }
  }

  /** Nobody cares how a library is shuffled: no line says it. */
  #shuffle(decision: Parameters<typeof byChance>[1], at: Range): Stop | undefined {
    const { answer: given, seed } = byChance(this.#shuffles, decision);
    this.#shuffles = seed;
    const progress = answer(this.game, given);
    return progress.ok
      ? this.#take(progress.value, at)
      : refusedAt(this.game, at, progress.problem);
  }

  /** Gives an answer and goes on. */
  give(given: Answer, at: Range, isTooFar?: (next: Progress) => boolean): Stop | undefined {
    const progress = answer(this.game, given);
    if (!progress.ok) return refusedAt(this.game, at, progress.problem);
    return this.#take(progress.value, at) ?? this.run(at, isTooFar);
  }

  #take({ game, events }: Progress, at: Range): Stop | undefined {
    const { table, chronicle } = this.scene;
    const noted = noteEvents(chronicle, game, events);
    const { decision } = game;
    const isQuestion =
      decision !== null && decision.is !== "act" && decision.is !== "chance" && !this.game.decision;
    const asked = isQuestion ? noteQuestion(noted, game, decision) : noted;
    this.scene = { game, table, chronicle: asked };
    const { statement } = this;
    if (events.length === 0) {
      // What is asked without anything happening belongs to what has happened last.
      const last = this.moments.at(-1);
      if (isQuestion && last && last.statement === statement) {
        this.moments.splice(-1, 1, { ...last, game });
      }
      return undefined;
    }
    this.moments.push({ game, events, ...(statement !== undefined && { statement }) });
    for (const { what } of events) {
      const stopped = what.is === "rewound" ? takenBack(game, at, what) : this.#keepClauses(what);
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
        const other = loose.find((one) => isOtherHalf(this.game, one, what.object));
        if (other)
          return refusedAt(this.game, other.clause.at, { code: "notAChoice", cr: "709.3" });
        const unused = loose.find(({ clause }) => isWritten(clause) && isForCasting(clause));
        if (unused) {
          const refused =
            notPaid(this.game, what.object, unused) ?? tooManyTargets(this.game, what, unused);
          return refused ?? unusedClause(unused);
        }
        const modes = loose.find(hasModesLeft);
        if (modes) return tooMany(this.game, modes, what, whereChosen.modes);
        const { object } = what;
        this.waiting = this.waiting.flatMap((one) =>
          one.clause.is === "half" ? [] : [{ object, ...one }],
        );
        return undefined;
      }
      case "attacked":
        return this.#keepDefence(what);
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
    const ended = this.waiting.filter((one) => one.object === object);
    const unused = ended.find(({ clause }) => !isSpent(clause));
    this.waiting = this.waiting.filter((one) => !ended.includes(one));
    return unused && unusedClause(unused);
  }

  /** What was said to be attacked, and could only be that, was not asked for. */
  #keepDefence({ object, defender, planeswalker }: HappeningOf<"attacked">): Stop | undefined {
    const waiting = this.waiting.find(
      ({ clause }) => clause.is === "defends" && clause.attacker === object,
    );
    if (waiting?.clause.is !== "defends") return undefined;
    this.waiting = this.waiting.filter((one) => one !== waiting);
    const { clause } = waiting;
    const targets: readonly Target[] = planeswalker
      ? [{ is: "object", object: planeswalker }]
      : attackedWith(this.game, defender).map((player) => ({ is: "player", player }));
    if (targets.some((one) => meansTarget(this.scene, clause.defender, one))) return undefined;
    return refusedAt(this.game, clause.at, { code: "cantAttackThere", cr: "508.1b", object });
  }

  /** Clauses that nothing will ask for any more: all when the script is over. */
  unusedClauses(which: "loose" | "all"): Stop | undefined {
    if (this.asked) return undefined;
    const unused = this.waiting.find(
      (one) => (which === "all" || one.object === undefined) && !isSpent(one.clause),
    );
    return unused && unusedClause(unused);
  }

  /** What was answered in full waits for nothing. */
  dropSpent(): void {
    this.waiting = this.waiting.filter((one) => one.object !== undefined || !isSpent(one.clause));
  }

  #answerByClauses(): Stop | "answered" | undefined {
    const { asked } = this;
    if (!asked) return undefined;
    for (const waiting of this.waiting) {
      const { clause, object } = waiting;
      if (object !== undefined && object !== asked.source) continue;
      const given = isWritten(clause)
        ? answerByClause(this.scene, asked, clause)
        : answerBySaying(this.scene, asked, clause);
      if (!given) continue;
      if (!given.answer.ok) return { problem: given.answer.problem };
      if (waiting.implied && whyNot(this.game, given.answer.value)) continue;
      const left = given.rest ? [{ ...waiting, clause: given.rest, begun: true as const }] : [];
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

  /** Whether a line answers the question that is open now, and legally unless it says otherwise. */
  fits(statement: Statement): boolean {
    if (statement.is === "illegal") return this.answerOf(statement.statement)?.ok === true;
    const given = this.answerOf(statement);
    return given?.ok === true && whyNot(this.game, given.value) === null;
  }

  answerOf(statement: Statement): Answered {
    const { asked } = this;
    if (!asked || !isAnswer(statement)) return undefined;
    if ("player" in statement && statement.player !== asked.player) return undefined;
    return answerOf(this.scene, asked, statement);
  }
}

/** Lines that answer a question; a spell may be cast, or a land played, as one offers it. */
type Answering = AnswerStatement | Cast | PlayLand;

const answering: Readonly<Record<Answering["is"], true>> = {
  assign: true,
  attack: true,
  block: true,
  cast: true,
  choose: true,
  coin: true,
  confirm: true,
  discard: true,
  order: true,
  pay: true,
  pick: true,
  play: true,
  random: true,
  target: true,
};

const isAnswer = (statement: Statement): statement is Answering => statement.is in answering;

/** Whether it is a clause of its own; else it was said by the way. */
const isWritten = (clause: Waiting["clause"]): clause is Clause =>
  clause.is !== "defends" && clause.is !== "half";

const isSpent = (clause: Waiting["clause"]): boolean => isWritten(clause) && isSpentClause(clause);

function answerBySaying(scene: Scene, asked: Asked, said: Defence | HalfSaid) {
  const answer = answerToSaying(scene, asked, said);
  return answer && { answer, rest: undefined };
}

function answerToSaying(scene: Scene, asked: Asked, said: Defence | HalfSaid): Answered {
  if (asked.is !== "option") return undefined;
  if (said.is === "half") {
    const option = halfOption(scene, asked, said.half);
    return option && ok({ is: "option", option });
  }
  return asked.purpose.is === "defender" && asked.purpose.attacker === said.attacker
    ? chooseDefender(scene, asked, said.defender)
    : undefined;
}

/** Whether another half than the one that was said is cast, because only that one can be. */
function isOtherHalf({ objects }: Game, { clause }: Waiting, cast: ObjectId): boolean {
  const half = objects[cast]?.half;
  return clause.is === "half" && half !== undefined && half !== clause.half;
}

// Why a line can't be played -------------------------------------------------------------------

export const stopAt = (at: Range, what: Complaint): Stop => ({ problem: problemAt(at, what) });

export function refusedAt(game: Game, at: Range, refusal: Refusal): Stop {
  const why: Bilingual = { en: refusalText(refusal, "en"), ja: refusalText(refusal, "ja") };
  const rule = ruleIn(game.rules, refusal);
  return { problem: problemAt(at, complaint("refused", [why, rule])), refusal };
}

/** 733.1: an action that is taken back was refused, whichever answer it came of. */
const takenBack = (game: Game, at: Range, { refusal }: HappeningOf<"rewound">): Stop =>
  refusedAt(game, at, refusal ?? { code: "costCantBePaid", cr: "733.1" });

/** An optional cost that was to be paid, although the rules don't let it be. */
function notPaid(game: Game, id: ObjectId, { clause }: Waiting): Stop | undefined {
  const object = nowOrLast(game, id);
  if (clause.is !== "cost" || !clause.paid || !object) return undefined;
  const isThere = optionalCosts(game, object).some(
    ({ optional }) => optional.toLowerCase() === clause.name,
  );
  if (!isThere) return undefined;
  return refusedAt(game, clause.at, { code: "costCantBePaid", cr: "601.2b", object: id });
}

const hasModesLeft = ({ clause, begun }: Waiting): boolean =>
  begun === true && clause.is === "choosing" && clause.choice.is === "modes" && !isSpent(clause);

/** Targets that are left of those named are too many, if only because each more costs mana. */
const tooManyTargets = (
  game: Game,
  what: HappeningOf<"cast" | "activated">,
  waiting: Waiting,
): Stop | undefined =>
  waiting.begun === true && waiting.clause.is === "targeting"
    ? tooMany(game, waiting, what, whereChosen.targets)
    : undefined;

/** Modes are announced together (700.2a), as targets are: those that are left of them are too many. */
const whereChosen = {
  modes: { cast: "601.2b", activated: "602.2b" },
  targets: { cast: "601.2c", activated: "602.2b" },
} as const;

const tooMany = (
  game: Game,
  { clause }: Waiting,
  { is, object }: HappeningOf<"cast" | "activated">,
  cr: (typeof whereChosen)["modes" | "targets"],
): Stop => refusedAt(game, clause.at, { code: "tooMany", cr: cr[is], object });

const unusedClause = ({ clause }: Waiting): Stop =>
  stopAt(clause.at, complaint("unusedClause", []));
