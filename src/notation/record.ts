/** Writes what was answered on a board as lines of the notation. */

import type { Answer, Decision, Option } from "../engine/decisions.ts";
import {
  answer,
  cardOf,
  forcedAnswer,
  type Game,
  nowOrLast,
  type ObjectId,
  type PlayerId,
  run,
  start,
  type Target,
} from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import { aimedAt } from "../engine/targets.ts";
import { sameData } from "../language/sameData.ts";
import type { ManaType } from "../language/vocabulary.ts";
import { activatedKeys, wordOf } from "./actions.ts";
import { beginChronicle, noteEvents, originOf } from "./chronicle.ts";
import { Driver } from "./driver.ts";
import { manaMade } from "./payments.ts";
import { abilitiesNamed, abilitySource, type Scene, tokensNamed } from "./refer.ts";
import type { BoardSetup } from "./setup.ts";
import type {
  ActionStatement,
  AnswerStatement,
  CardReference,
  Choice,
  Clause,
  ObjectReference,
  Reference,
  StatementOf,
} from "./syntax.ts";
import { manaTypeOf } from "./words.ts";

type Asked = Exclude<Decision, { is: "act" }>;
type AnswerOf<Is extends Answer["is"]> = Extract<Answer, { is: Is }>;
type Line = ActionStatement | AnswerStatement | StatementOf<"resolve">;

/** What was never written down stands nowhere. */
const at = { line: 0, column: 0, length: 0 };

/** Names for the objects of a game, as the position that it began from has them. */
class Scribe {
  readonly scene: Scene;
  /** It had to name what nobody knows or there is no word for: what it wrote says nothing. */
  isAtALoss = false;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** An object by its name; an ability by that of its source, numbered where there are several. */
  object = (id: ObjectId): ObjectReference => {
    const source = abilitySource(this.scene.game, id);
    if (source === undefined) return this.#named(id);
    const name = { ...this.#named(source), ability: true } as const;
    const alike = abilitiesNamed(this.scene, name);
    return alike.length > 1 ? { ...name, ability: alike.indexOf(id) + 1 } : name;
  };

  #named(id: ObjectId): CardReference {
    const { game, chronicle, table } = this.scene;
    const origin = originOf(chronicle, id);
    for (const [nickname, of] of table.nicknames) {
      if (of === origin) return { is: "nickname", nickname, at };
    }
    const card = cardOf(game, id)?.id;
    if (card !== undefined) {
      return { is: "card", card, at, ...placeAmong(table.copies.get(card), origin) };
    }
    const token = nowOrLast(game, id);
    if (!token?.token || !token.base) {
      this.isAtALoss = true;
      return { is: "nickname", nickname: "?", at };
    }
    const name = token.base.name.en;
    return { is: "token", name, at, ...placeAmong(tokensNamed(game, name), id) };
  }

  /** A copy on the stack, which goes by what it is aimed at. */
  copy = (id: ObjectId): Reference => {
    const target = aimedAt(this.scene.game, id);
    return target ? this.target(target) : this.object(id);
  };

  target = (target: Target): Reference =>
    target.is === "player"
      ? { is: "player", player: target.player, at }
      : this.object(target.object);

  objects = (targets: readonly Target[]): readonly ObjectReference[] =>
    targets.flatMap((target) => (target.is === "object" ? [this.object(target.object)] : []));
}

/** The place among those of one name, from 1, where there are several. */
const placeAmong = (alike: readonly ObjectId[] = [], id: ObjectId): { readonly number?: number } =>
  alike.length > 1 && alike.includes(id) ? { number: alike.indexOf(id) + 1 } : {};

function actionLine(
  action: AnswerOf<"act">["action"],
  player: PlayerId,
  scribe: Scribe,
): ActionStatement {
  const { object, scene } = scribe;
  switch (action.is) {
    case "pass":
      return { is: "pass", player, at };
    case "playLand":
      return { is: "play", player, card: object(action.object), at };
    case "cast": {
      const way = wordOf(scene.game, action.way);
      const by = way === undefined ? {} : { way };
      const { half } = action.way;
      const card = object(action.object);
      // A way that isn't called by the half leaves it open.
      const which = half !== undefined && way !== half.toLowerCase() ? ofHalf(card, half) : card;
      return { is: "cast", player, card: which, clauses: [], at, ...by };
    }
    case "activate": {
      const keys = activatedKeys(scene.game, action.object);
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
  if (chosen.length === 0) return { is: "choose", player, choice: things([]), at };
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

/** The name of a half of a split card instead of the whole one's (709.3). */
const ofHalf = (card: ObjectReference, half: string): ObjectReference =>
  card.is === "card" ? { ...card, half } : card;

const things = (some: readonly Reference[]): Choice => ({ is: "things", things: some, at });

/** A replacement effect by its source; by a number behind that where it has several (616.1). */
function effectReference(
  option: Extract<Option, { is: "effect" }>,
  asked: Asked,
  scribe: Scribe,
): ObjectReference {
  const source = scribe.object(option.source);
  if (source.is !== "card" || asked.is !== "option") return source;
  const keys = asked.options.flatMap((one) =>
    one.is === "effect" && one.source === option.source ? [one.key] : [],
  );
  return keys.length > 1 ? { ...source, ability: keys.indexOf(option.key) + 1 } : source;
}

function optionChoice(option: Option, asked: Asked, scribe: Scribe): Choice {
  const { purpose } = asked;
  switch (option.is) {
    case "color":
      return { is: "color", color: option.color, at };
    case "effect":
      return things([effectReference(option, asked, scribe)]);
    case "defender":
      return things([scribe.target(option.defender)]);
    case "mode": {
      const half =
        purpose.is === "half" && cardOf(scribe.scene.game, purpose.of)?.halves?.[option.mode];
      return half
        ? things([ofHalf(scribe.object(purpose.of), half.name.en)])
        : { is: "modes", modes: [option.mode + 1], at };
    }
    case "none":
      return things([]);
    case "mana":
      return { is: "mana", mana: option.mana, at };
    case "subtype":
      return { is: "subtype", subtype: option.subtype, at };
    case "symbol":
      return symbolChoice(option.symbol, scribe);
  }
}

/** Half of a hybrid symbol: a color, or so much mana of any type (107.4e). */
function symbolChoice(symbol: string, scribe: Scribe): Choice {
  const mana = manaTypeOf(symbol);
  if (mana !== undefined) return { is: "mana", mana, at };
  const number = Number.parseInt(symbol, 10);
  if (Number.isNaN(number)) scribe.isAtALoss = true;
  return { is: "number", number, at };
}

/** Without a clause it is the engine's proposal that pays. */
function payment(given: AnswerOf<"pay">, asked: Asked, scribe: Scribe): readonly Clause[] {
  const { activations, spend } = given;
  const proposed = asked.is === "pay" && !spend && sameData(asked.proposal, activations);
  if (proposed) return [];
  const sources = activations.map(({ object, mana }) => ({
    ...scribe.object(object),
    ...(mana && { mana }),
  }));
  const floating =
    spend &&
    without(
      spend,
      activations.flatMap((one) => manaMade(scribe.scene, one)),
    );
  return [
    { is: "paying", sources, at, ...(floating && floating.length > 0 && { mana: floating }) },
  ];
}

/** What is left of some mana when other mana is taken from it. */
function without(all: readonly ManaType[], taken: readonly ManaType[]): readonly ManaType[] {
  const left = [...all];
  for (const mana of taken) {
    const place = left.indexOf(mana);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
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
      return { is: "choose", player, choice: optionChoice(given.option, asked, scribe), at };
    case "chance": {
      const { picked, won = false } = given;
      if (!picked) return { is: "coin", won, at };
      // No line says how a library is shuffled: the driver does it, always alike.
      if (purpose.is === "shuffle") return undefined;
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
    case "pay":
      return { is: "pay", player, yes: true, clauses: payment(given, asked, scribe), at };
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

/**
 * How much is written: what needs saying, in the fewest lines, or one line for each pass, which may
 * also say what was chosen without a choice (on another board there may be one).
 */
export type Detail = "joined" | "each" | "full";

function lineFor(given: Answer, scribe: Scribe, isFull = false): Line | undefined {
  const { game } = scribe.scene;
  const { decision } = game;
  if (!decision) return undefined;
  if (decision.is === "act") {
    return given.is === "act" ? actionLine(given.action, decision.player, scribe) : undefined;
  }
  // What could be answered in one way only needs no line.
  const forced = forcedAnswer(game);
  const isForced = forced !== null && sameData(forced, given);
  if (isForced && !(isFull && given.is === "choose")) return undefined;
  return answerLine(given, decision, scribe);
}

/** The lines of a script that gives these answers. */
export function recordAnswers(
  { setup, table }: BoardSetup,
  answers: readonly Answer[],
  detail: Detail = "each",
): Result<readonly Line[], "unnamed" | "refused"> {
  const started = start(setup);
  if (!started.ok) return fail("refused");
  const chronicle = beginChronicle(started.value);
  const followed = follow({ game: started.value, chronicle, table }, answers, detail);
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
  const { scene } = here.value;
  return ok(
    next.map((given) => {
      const scribe = new Scribe(scene);
      const line = lineFor(given, scribe);
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

/** That no more modes follow, which a line that chooses some says by itself. */
const isImplied = (given: Answer, before: Line | undefined): boolean =>
  given.is === "option" &&
  given.option.is === "none" &&
  before?.is === "choose" &&
  before.choice.is === "modes";

/** One line names all modes, for the first alone would mean that there are no more (700.2d). */
function withMoreModes({ decision }: Game, before: Line | undefined, line: Line): Line | undefined {
  const { purpose } = decision && decision.is !== "act" ? decision : {};
  if (purpose?.is !== "mode" || purpose.of === 1) return undefined;
  if (before?.is !== "choose" || before.choice.is !== "modes") return undefined;
  if (line.is !== "choose" || line.choice.is !== "modes") return undefined;
  const modes = [...before.choice.modes, ...line.choice.modes];
  return { ...line, choice: { ...line.choice, modes } };
}

/** An answer that needed no line, in the moment in which it was given. */
interface Unsaid {
  readonly given: Answer;
  readonly scribe: Scribe;
}

/** What went without saying is said after all from where the next line would answer it instead. */
function saidBefore(next: Line, unsaid: readonly Unsaid[]): readonly Line[] {
  const first = unsaid.findIndex(({ scribe }) => new Driver(scribe.scene).fits(next));
  if (first < 0) return [];
  return unsaid.slice(first).flatMap(({ given, scribe }) => {
    const { decision } = scribe.scene.game;
    return decision && decision.is !== "act" ? (answerLine(given, decision, scribe) ?? []) : [];
  });
}

/** Whether the latest pass was the one that let what was on top of the stack resolve (117.4). */
const hasResolved = (before: Game, after: Game): boolean => {
  const top = before.stack.at(-1);
  return top !== undefined && (!after.stack.includes(top) || after.decision?.is !== "act");
};

/** One line instead of the passes at the end. */
function withResolve(lines: readonly Line[]): readonly Line[] {
  const before = lines.slice(0, lines.findLastIndex(({ is }) => is !== "pass") + 1);
  return [...before, { is: "resolve", all: false, at }];
}

/** Gives the answers one after the other: the lines for them, and the moment that they lead to. */
function follow(
  { game: from, chronicle: before, table }: Scene,
  answers: readonly Answer[],
  detail: Detail = "each",
): Result<{ readonly lines: readonly Line[]; readonly scene: Scene }, "unnamed" | "refused"> {
  const begun = run(from);
  let { game } = begun;
  let chronicle = noteEvents(before, game, begun.events);
  let lines: readonly Line[] = [];
  let unsaid: Unsaid[] = [];
  for (const given of answers) {
    const scribe = new Scribe({ game, chronicle, table });
    const line = lineFor(given, scribe, detail === "full");
    if (scribe.isAtALoss) return fail("unnamed");
    const longer = line && withMoreModes(game, lines.at(-1), line);
    if (!line) {
      unsaid.push({ given, scribe });
    } else if (longer) {
      lines = [...lines.slice(0, -1), longer];
    } else if (!isImplied(given, lines.at(-1))) {
      lines = [...lines, ...saidBefore(line, unsaid), line];
      unsaid = [];
    }
    const answered = answer(game, given);
    if (!answered.ok) return fail("refused");
    const after = run(answered.value.game);
    if (detail === "joined" && line?.is === "pass" && hasResolved(game, after.game)) {
      lines = withResolve(lines);
    }
    game = after.game;
    chronicle = noteEvents(chronicle, game, [...answered.value.events, ...after.events]);
  }
  return ok({ lines, scene: { game, chronicle, table } });
}
