/** Plays a board: its position, its script line by line, its facts. */
import { type Game, start } from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Edition } from "../engine/rules.ts";
import type { Era } from "../eras/index.ts";
import { lookAhead } from "./ahead.ts";
import type { Bilingual } from "./bilingual.ts";
import { noteLine } from "./chronicle.ts";
import { Driver, type Moment, type Stop, stopAt } from "./driver.ts";
import { evaluate } from "./facts.ts";
import { isUnder, refused } from "./facts-can.ts";
import type { Finding } from "./finding.ts";
import { playLine } from "./lines.ts";
import type { CardNames } from "./names.ts";
import { parseBoard } from "./parse.ts";
import { factPrinter } from "./print-facts.ts";
import { namePrinter } from "./print-names.ts";
import { printStatement } from "./print-script.ts";
import { complaint, type NotationProblem } from "./problems.ts";
import type { Scene } from "./refer.ts";
import { setupBoard, setupProblem } from "./setup.ts";
import type { Board, Fact, Statement, StatementOf } from "./syntax.ts";
import type { Range } from "./text.ts";

/** A moment that the script marked. */
export interface Mark {
  readonly name: string;
  readonly game: Game;
  /** How many moments had passed. */
  readonly moment: number;
}

/** A fact, or a line that must be refused, and what came of it. */
export interface Outcome {
  readonly expected: Fact | StatementOf<"illegal">;
  /** The expectation in the words of the notation. */
  readonly says: string;
  readonly at: Range;
  readonly holds: boolean;
  readonly found: Bilingual;
  /** It is neither shown nor refuted by as much as was looked at. */
  readonly isOpen?: true;
  /** The line of the script that claims it, by its place in the script. */
  readonly statement?: number;
}

export interface Played {
  readonly board: Board;
  readonly start: Game;
  /** One for each step of the engine in which something happened, in order. */
  readonly moments: readonly Moment[];
  readonly end: Game;
  readonly marks: readonly Mark[];
  readonly facts: readonly Outcome[];
  /** What came of the facts that were looked at besides. */
  readonly besides: readonly Outcome[];
  /** Why the script could not be played to its end; empty when it was. */
  readonly problems: readonly NotationProblem[];
}

export interface PlayOptions {
  /** Rules to play by in place of those that the board names: an edition, or an era of one's own. */
  readonly rules?: Edition | Era;
  /** Facts to look at where one of the board is looked at, as if they stood beside it. */
  readonly besides?: (fact: Fact, board: Board) => readonly Fact[];
}

/** Plays a board that has been read. What is wrong with it is in `problems`; nothing is thrown. */
export function playBoard(
  board: Board,
  { rules, besides }: PlayOptions = {},
): Result<Played, readonly NotationProblem[]> {
  const prepared = setupBoard(board, rules);
  if (!prepared.ok) return prepared;
  const started = start(prepared.value.setup);
  if (!started.ok) return fail([setupProblem(started.problem, prepared.value, board)]);
  const driver = Driver.begin(started.value, prepared.value.table);
  const player = new BoardPlayer(board, driver, besides);
  const stopped = player.play();
  return ok({
    board,
    start: started.value,
    moments: driver.moments,
    end: driver.game,
    marks: player.marks,
    facts: player.outcomes,
    besides: player.besides,
    problems: stopped ? [stopped.problem] : [],
  });
}

class BoardPlayer {
  readonly marks: Mark[] = [];
  readonly outcomes: Outcome[] = [];
  readonly besides: Outcome[] = [];
  readonly #board: Board;
  readonly #driver: Driver;
  readonly #scenes = new Map<string, Scene>();
  readonly #names;
  readonly #facts;
  readonly #others;

  constructor(board: Board, driver: Driver, besides: PlayOptions["besides"]) {
    this.#others = (fact: Fact) => besides?.(fact, board) ?? [];
    this.#board = board;
    this.#driver = driver;
    this.#names = namePrinter(board.cards, "en");
    this.#facts = factPrinter(this.#names);
  }

  /** Plays the script and looks at the facts. No fault of the engine gets beyond this. */
  play(): Stop | undefined {
    try {
      const stopped = this.#playScript();
      if (!stopped) this.#lookAtFacts();
      return stopped;
    } catch (fault) {
      const { script } = this.#board;
      const line = script[this.#driver.statement ?? 0];
      const detail = fault instanceof Error ? fault.message : String(fault);
      return stopAt(line?.at ?? this.#end, complaint("engineFault", [detail]));
    }
  }

  #playScript(): Stop | undefined {
    const { script } = this.#board;
    const driver = this.#driver;
    // What happens before anybody acts belongs to no line; but a line may go to the very next step.
    const begun = script[0]?.is === "goTo" ? undefined : driver.run(this.#end);
    if (begun) return begun;
    for (const [index, statement] of script.entries()) {
      const upcoming = script[index + 1];
      // What answers itself before a line still belongs to the line before it.
      const settled = this.#settle(statement, upcoming);
      if (settled) return settled;
      driver.statement = index;
      const stopped = this.#play(statement, upcoming);
      if (stopped) return stopped;
    }
    return driver.settleHere(this.#end, undefined) ?? driver.unusedClauses("all");
  }

  /** Where a problem stands that no line is to blame for. */
  get #end(): Range {
    const { script, position } = this.#board;
    return script.at(-1)?.at ?? position.seats[0]?.at ?? { line: 1, column: 1, length: 1 };
  }

  #lookAtFacts(): void {
    for (const fact of this.#board.facts) {
      const mark = this.marks.find(({ name }) => name === fact.mark);
      const scene = fact.mark === undefined ? this.#driver.scene : this.#scenes.get(fact.mark);
      if (!scene) continue;
      // What is played after the mark is what players do whose choices aren't tried.
      const onward = mark ? this.#driver.moments.slice(mark.moment) : [];
      const look = (one: Fact): Finding => {
        const { ahead } = one;
        return ahead
          ? lookAhead(scene, { ...one, ahead }, onward, this.#board.cards)
          : evaluate(scene, one);
      };
      this.#note(fact, look(fact));
      for (const other of this.#others(fact)) this.#note(other, look(other), this.besides);
    }
  }

  /** Goes on to where the game waits for a line. */
  #settle(statement: Statement, upcoming: Statement | undefined): Stop | undefined {
    const driver = this.#driver;
    switch (statement.is) {
      case "mark":
      case "check":
        return driver.settleHere(statement.at, upcoming);
      case "goTo":
        // A step in which nobody had to decide may just be ending: the next can be the one.
        return driver.settleHere(statement.at, statement);
      default:
        return driver.settle(statement.at, statement);
    }
  }

  #play(statement: Statement, upcoming: Statement | undefined): Stop | undefined {
    switch (statement.is) {
      case "mark":
        return this.#mark(statement.name);
      case "check":
        return this.#check(statement);
      case "illegal":
        return this.#playIllegal(statement);
      default:
        return playLine(this.#driver, statement, upcoming);
    }
  }

  #mark(name: string): undefined {
    const driver = this.#driver;
    this.#scenes.set(name, driver.scene);
    this.marks.push({ name, game: driver.game, moment: driver.moments.length });
    driver.scene = { ...driver.scene, chronicle: noteLine(driver.scene.chronicle, "acts") };
  }

  #check({ fact }: StatementOf<"check">): undefined {
    const { scene } = this.#driver;
    this.#note(fact, evaluate(scene, fact));
    for (const other of this.#others(fact)) this.#note(other, evaluate(scene, other), this.besides);
  }

  /** The line must be refused by the engine; another problem with it is a problem of the board. */
  #playIllegal(expected: StatementOf<"illegal">): Stop | undefined {
    const { rule, statement } = expected;
    const attempt = this.#driver.fork();
    // What follows from a line by itself belongs to it: forced answers, and clauses left over.
    const stopped =
      playLine(attempt, statement, undefined) ??
      attempt.settleHere(statement.at, undefined) ??
      attempt.unusedClauses("loose");
    if (stopped && !stopped.refusal) return stopped;
    const refusal = stopped?.refusal;
    const { game } = this.#driver;
    this.#note(expected, {
      holds: refusal !== undefined && (rule === undefined || isUnder(game, refusal, rule)),
      found: refusal ? refused(game, refusal) : { en: "it is legal", ja: "適正にできる" },
    });
    return undefined;
  }

  #note(expected: Outcome["expected"], finding: Finding, list = this.outcomes): void {
    const { statement } = this.#driver;
    const says =
      expected.is === "illegal"
        ? printStatement(expected, this.#names, this.#facts)
        : this.#facts(expected);
    const isInScript = this.#board.facts.every((fact) => fact !== expected);
    list.push({
      expected,
      says,
      at: expected.at,
      ...finding,
      ...(isInScript && statement !== undefined && { statement }),
    });
  }
}

/** What came of a board as a whole. */
export interface Verification {
  /** Every expectation holds, and there is at least one. */
  readonly verified: boolean;
  readonly facts: readonly Outcome[];
  readonly problems: readonly NotationProblem[];
}

/** Reads and plays a board. */
export function playText(
  text: string,
  names: CardNames,
  options?: PlayOptions,
): Result<Played, readonly NotationProblem[]> {
  const board = parseBoard(text, names);
  return board.ok ? playBoard(board.value, options) : board;
}

/** Reads, plays and checks a board. */
export function verifyText(text: string, names: CardNames, options?: PlayOptions): Verification {
  const played = playText(text, names, options);
  if (!played.ok) return { verified: false, facts: [], problems: played.problem };
  const { facts, problems } = played.value;
  const verified = problems.length === 0 && facts.length > 0 && facts.every(({ holds }) => holds);
  return { verified, facts, problems };
}
