/** Writes what was answered on a board as lines of the notation. */

import type { Answer, Decision, Option } from "../engine/decisions.ts";
import {
  answer,
  cardOf,
  forcedAnswer,
  type Game,
  type ObjectId,
  type PlayerId,
  run,
  start,
  type Target,
} from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import { aimedAt } from "../engine/targets.ts";
import { activatedKeys, wordOf } from "./actions.ts";
import { beginChronicle, type Chronicle, noteEvents, originOf } from "./chronicle.ts";
import { abilitySource, type Scene } from "./refer.ts";
import { sameData } from "./sameData.ts";
import type { BoardSetup, NameTable } from "./setup.ts";
import type {
  ActionStatement,
  AnswerStatement,
  Choice,
  ObjectReference,
  Reference,
} from "./syntax.ts";

type Asked = Exclude<Decision, { is: "act" }>;
type Line = ActionStatement | AnswerStatement;

/** What was never written down stands nowhere. */
const at = { line: 0, column: 0, length: 0 };

/** Names for the objects of a game, as the position that it began from has them. */
class Scribe {
  readonly #table: NameTable;
  readonly #game: Game;
  readonly #chronicle: Chronicle;
  /** It had to name what nobody knows or there is no word for: what it wrote says nothing. */
  isAtALoss = false;

  constructor(table: NameTable, game: Game, chronicle: Chronicle) {
    this.#table = table;
    this.#game = game;
    this.#chronicle = chronicle;
  }

  object = (id: ObjectId): ObjectReference => {
    const source = abilitySource(this.#game, id);
    const origin = originOf(this.#chronicle, source ?? id);
    const ability = source === undefined ? {} : ({ ability: true } as const);
    for (const [nickname, of] of this.#table.nicknames) {
      if (of === origin) return { is: "nickname", nickname, at, ...ability };
    }
    const card = cardOf(this.#game, source ?? id)?.id;
    if (card === undefined) {
      this.isAtALoss = true;
      return { is: "nickname", nickname: "?", at };
    }
    const copies = this.#table.copies.get(card) ?? [];
    const number = copies.length > 1 ? { number: copies.indexOf(origin) + 1 } : {};
    return { is: "card", card, at, ...number, ...ability };
  };

  /** A copy on the stack, which goes by what it is aimed at. */
  copy = (id: ObjectId): Reference => {
    const target = aimedAt(this.#game, id);
    return target ? this.target(target) : this.object(id);
  };

  target = (target: Target): Reference =>
    target.is === "player"
      ? { is: "player", player: target.player, at }
      : this.object(target.object);

  objects = (targets: readonly Target[]): readonly ObjectReference[] =>
    targets.flatMap((target) => (target.is === "object" ? [this.object(target.object)] : []));
}

function actionLine(
  action: Extract<Answer, { is: "act" }>["action"],
  player: PlayerId,
  game: Game,
  scribe: Scribe,
): ActionStatement {
  const { object } = scribe;
  switch (action.is) {
    case "pass":
      return { is: "pass", player, at };
    case "playLand":
      return { is: "play", player, card: object(action.object), at };
    case "cast": {
      const way = wordOf(game, action.way);
      const by = way === undefined ? {} : { way };
      return { is: "cast", player, card: object(action.object), clauses: [], at, ...by };
    }
    case "activate": {
      const keys = activatedKeys(game, action.object);
      const number = keys.length > 1 ? { ability: keys.indexOf(action.ability) + 1 } : {};
      return { is: "activate", player, object: object(action.object), clauses: [], at, ...number };
    }
  }
}

function chosenLine(
  chosen: readonly Target[],
  { player, purpose }: Asked,
  scribe: Scribe,
): AnswerStatement {
  switch (purpose.is) {
    case "target":
    case "newTargets":
    case "attachTo":
      return { is: "target", player, targets: chosen.map(scribe.target), at };
    case "discard":
    case "discardCost":
    case "handSize":
      return { is: "discard", player, cards: scribe.objects(chosen), at };
    case "attack":
      return { is: "attack", player, attackers: scribe.objects(chosen), at };
    default:
      return { is: "choose", player, choice: things(chosen.map(scribe.target)), at };
  }
}

const things = (some: readonly Reference[]): Choice => ({ is: "things", things: some, at });

function optionChoice(option: Option, scribe: Scribe): Choice {
  switch (option.is) {
    case "color":
      return { is: "color", color: option.color, at };
    case "effect":
      return things([scribe.object(option.source)]);
    case "defender":
      return things([scribe.target(option.defender)]);
    case "mode":
      return { is: "modes", modes: [option.mode + 1], at };
    case "none":
      return { is: "modes", modes: [], at };
    case "mana":
      return { is: "mana", mana: option.mana, at };
    case "subtype":
      return { is: "subtype", subtype: option.subtype, at };
    case "symbol":
      // Hybrid symbols are chosen in a clause of the casting, not in a line of their own.
      scribe.isAtALoss = true;
      return things([]);
  }
}

function answerLine(given: Answer, asked: Asked, scribe: Scribe): AnswerStatement | undefined {
  const { player, purpose } = asked;
  switch (given.is) {
    case "act":
      return undefined;
    case "choose":
      return chosenLine(given.chosen, asked, scribe);
    case "confirm":
      return purpose.is === "pay"
        ? { is: "pay", player, yes: given.yes, clauses: [], at }
        : { is: "confirm", player, yes: given.yes, at };
    case "number":
      return { is: "choose", player, choice: { is: "number", number: given.number, at }, at };
    case "option":
      return { is: "choose", player, choice: optionChoice(given.option, scribe), at };
    case "chance": {
      const { picked, won = false } = given;
      if (!picked) return { is: "coin", won, at };
      // The order of a shuffle is the seed's; no line says another.
      if (purpose.is === "shuffle") scribe.isAtALoss = true;
      return { is: "random", picked: picked.map(scribe.object), at };
    }
    case "order":
      return {
        is: "order",
        player,
        items: given.order.map(purpose.is === "copies" ? scribe.copy : scribe.object),
        at,
      };
    case "divide": {
      const among = asked.is === "divide" ? asked.among : [];
      const shares = among.map((target, index) => ({
        amount: given.shares[index] ?? 0,
        to: scribe.target(target),
      }));
      return { is: "assign", player, shares, at };
    }
    case "pay": {
      const sources = given.activations.map(({ object }) => scribe.object(object));
      return { is: "pay", player, yes: true, clauses: [{ is: "paying", sources, at }], at };
    }
    case "pairs": {
      const attackers = [...new Set(given.pairs.map(([, attacker]) => attacker))];
      const blocks = attackers.map((attacker) => ({
        attacker: scribe.object(attacker),
        blockers: given.pairs
          .filter(([, other]) => other === attacker)
          .map(([blocker]) => scribe.object(blocker)),
      }));
      return { is: "block", player, blocks, at };
    }
  }
}

function lineFor(given: Answer, game: Game, scribe: Scribe, isFull = false): Line | undefined {
  const { decision } = game;
  if (!decision) return undefined;
  if (decision.is === "act") {
    return given.is === "act" ? actionLine(given.action, decision.player, game, scribe) : undefined;
  }
  // What could be answered in one way only needs no line.
  const forced = forcedAnswer(game);
  const isForced = forced !== null && sameData(forced, given);
  if (isForced && !(isFull && given.is === "choose")) return undefined;
  return answerLine(given, decision, scribe);
}

/**
 * The lines of a script that gives these answers.
 * @param isFull also says what was chosen without a choice: on another board there may be one.
 */
export function recordAnswers(
  { setup, table }: BoardSetup,
  answers: readonly Answer[],
  isFull = false,
): Result<readonly Line[], "unnamed" | "refused"> {
  const started = start(setup);
  if (!started.ok) return fail("refused");
  const chronicle = beginChronicle(started.value);
  const followed = follow({ game: started.value, chronicle, table }, answers, isFull);
  return followed.ok ? ok(followed.value.lines) : followed;
}

/**
 * The line for each of some answers that could be given next, after those that were; undefined
 * where the notation has none for it.
 */
export function linesForEach(
  { setup, table }: BoardSetup,
  before: readonly Answer[],
  next: readonly Answer[],
): Result<readonly (Line | undefined)[], "unnamed" | "refused"> {
  const started = start(setup);
  if (!started.ok) return fail("refused");
  const here = follow(
    { game: started.value, chronicle: beginChronicle(started.value), table },
    before,
  );
  if (!here.ok) return here;
  const { game, chronicle } = here.value.scene;
  return ok(
    next.map((given) => {
      const scribe = new Scribe(table, game, chronicle);
      const line = lineFor(given, game, scribe);
      return scribe.isAtALoss ? undefined : line;
    }),
  );
}

/** The lines with which a script goes on from a moment. */
export function recordFrom(
  from: Scene,
  answers: readonly Answer[],
): Result<readonly Line[], "unnamed" | "refused"> {
  const followed = follow(from, answers);
  return followed.ok ? ok(followed.value.lines) : followed;
}

/** Gives the answers one after the other: the lines for them, and the moment that they lead to. */
function follow(
  { game: from, chronicle: before, table }: Scene,
  answers: readonly Answer[],
  isFull = false,
): Result<{ readonly lines: readonly Line[]; readonly scene: Scene }, "unnamed" | "refused"> {
  const begun = run(from);
  let { game } = begun;
  let chronicle = noteEvents(before, game, begun.events);
  const lines: Line[] = [];
  for (const given of answers) {
    const scribe = new Scribe(table, game, chronicle);
    const line = lineFor(given, game, scribe, isFull);
    if (scribe.isAtALoss) return fail("unnamed");
    if (line) lines.push(line);
    const answered = answer(game, given);
    if (!answered.ok) return fail("refused");
    const after = run(answered.value.game);
    game = after.game;
    chronicle = noteEvents(chronicle, game, [...answered.value.events, ...after.events]);
  }
  return ok({ lines, scene: { game, chronicle, table } });
}
