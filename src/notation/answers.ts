/** From lines and clauses of a script to answers of the engine's questions. */

import type { Answer, Decision } from "../engine/decisions.ts";
import {
  characteristics,
  type Game,
  type ObjectId,
  type PlayerId,
  type Target,
} from "../engine/index.ts";
import { Reader } from "../engine/reading.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import { aimedAt, sameTarget } from "../engine/targets.ts";
import { Work } from "../engine/work.ts";
import type { Cost } from "../language/schema.ts";
import { keywordAsking } from "./chronicle.ts";
import { amongChoices, answerOption, meansTarget } from "./options.ts";
import { payBy } from "./payments.ts";
import { complaint, type NotationProblem, problemAt } from "./problems.ts";
import {
  findObjects,
  findTargets,
  means,
  meansAbility,
  pickAlike,
  referenceName,
  type Scene,
} from "./refer.ts";
import type {
  AnswerStatement,
  Block,
  CardReference,
  Cast,
  Choice,
  Clause,
  ObjectReference,
  PickVerb,
  PlayLand,
  Reference,
  Share,
  UseWord,
} from "./syntax.ts";
import { keywordWords } from "./words.ts";

export type Asked = Exclude<Decision, { is: "act" }>;
type AskedOf<Is extends Asked["is"]> = Extract<Asked, { is: Is }>;

/** An answer, a problem with it, or nothing when the line answers another kind of question. */
export type Answered = Result<Answer, NotationProblem> | undefined;

type Topic = Asked["purpose"]["is"] | Cost["is"];

const discards: readonly Topic[] = ["discard", "discardCost", "handSize"];
const targets: readonly Topic[] = ["target", "newTargets", "attachTo"];

/** Whether a question is about it; a cost that is paid with objects goes by its kind. */
const isAbout = ({ purpose }: Asked, topics: readonly Topic[]): boolean =>
  topics.some((topic) => topic === (purpose.is === "payWith" ? purpose.cost : purpose.is));

/** The questions that each verb of its own answers. */
const pickTopics: Readonly<Record<PickVerb, readonly Topic[]>> = {
  finds: ["search"],
  keeps: ["legendRule", "planeswalkerRule"],
  sacrifices: ["sacrifice", "sacrificeOthers"],
  exiles: ["exileCards"],
  taps: ["tapOthers"],
  puts: ["toBottom", "putCardsOnLibrary"],
};

const verbOfUse: Readonly<Record<UseWord, PickVerb>> = {
  sacrificing: "sacrifices",
  exiling: "exiles",
  tapping: "taps",
  putting: "puts",
};

function pick(
  scene: Scene,
  asked: Asked,
  verb: PickVerb,
  things: readonly ObjectReference[],
  place?: "top" | "bottom",
): Answered {
  if (asked.is !== "choose" || !isAbout(asked, pickTopics[verb])) return undefined;
  if (place === "top" && asked.purpose.is === "toBottom") return undefined;
  return chooseFrom(scene, asked, things);
}

/** What a line of the script answers to a question. */
export function answerOf(
  scene: Scene,
  asked: Asked,
  statement: AnswerStatement | Cast | PlayLand,
): Answered {
  switch (statement.is) {
    case "confirm":
      return asked.is === "confirm" ? ok({ is: "confirm", yes: statement.yes }) : undefined;
    case "pay": {
      if (asked.is === "pay" && statement.yes) return payBy(scene, asked, statement.clauses);
      const isAboutPaying = asked.is === "confirm" && asked.purpose.is === "pay";
      return isAboutPaying ? ok({ is: "confirm", yes: statement.yes }) : undefined;
    }
    case "cast":
    case "play":
      return acceptOffer(scene, asked, statement);
    case "choose":
      return answerChoice(scene, asked, statement.choice);
    case "discard":
      return asked.is === "choose" && discards.includes(asked.purpose.is)
        ? chooseFrom(scene, asked, statement.cards)
        : undefined;
    case "target":
      return asked.is === "choose" && targets.includes(asked.purpose.is)
        ? chooseFrom(scene, asked, statement.targets)
        : undefined;
    case "pick":
      return pick(scene, asked, statement.verb, statement.things, statement.place);
    case "coin":
      return asked.is === "chance" && asked.purpose.is === "coin"
        ? ok({ is: "chance", won: statement.won })
        : undefined;
    case "random":
      return asked.is === "chance" && asked.from.length > 0
        ? pickAtRandom(scene, asked, statement.picked)
        : undefined;
    case "attack":
      return asked.is === "choose" && asked.purpose.is === "attack"
        ? chooseFrom(scene, asked, statement.attackers)
        : undefined;
    case "block":
      return asked.is === "pairs" ? pair(scene, asked, statement.blocks) : undefined;
    case "order":
      return asked.is === "order" ? putInOrder(scene, asked, statement.items) : undefined;
    case "assign":
      return asked.is === "divide" ? divide(scene, asked, statement.shares) : undefined;
  }
}

/** A clause that answers a question, and what is left of it for the next one. */
interface ByClause {
  readonly answer: Result<Answer, NotationProblem>;
  readonly rest?: Clause;
}

/** What a clause answers to a question, or nothing when it is about something else. */
export function answerByClause(scene: Scene, asked: Asked, clause: Clause): ByClause | undefined {
  const only = (answer: Answered): ByClause | undefined => answer && { answer };
  switch (clause.is) {
    case "targeting": {
      if (asked.is !== "choose" || !targets.includes(asked.purpose.is)) return undefined;
      const count = countForSlot(scene, asked, clause.targets);
      const rest = clause.targets.slice(count);
      return {
        answer: chooseFrom(scene, asked, clause.targets.slice(0, count)),
        ...(rest.length > 0 && { rest: { ...clause, targets: rest } }),
      };
    }
    case "x":
      return only(
        asked.is === "number" && asked.purpose.is === "x"
          ? ok({ is: "number", number: clause.x })
          : undefined,
      );
    case "discarding":
      return only(
        asked.is === "choose" && discards.includes(asked.purpose.is)
          ? chooseFrom(scene, asked, clause.cards)
          : undefined,
      );
    case "paying":
      return only(asked.is === "pay" ? payBy(scene, asked, [clause]) : undefined);
    case "choosing": {
      // Targets and discards have clauses of their own.
      const hasOwn = targets.includes(asked.purpose.is) || discards.includes(asked.purpose.is);
      if (asked.is === "choose" && hasOwn) return undefined;
      const answer = answerChoice(scene, asked, clause.choice);
      return answer && { answer, ...restOfModes(asked, clause) };
    }
    case "using":
      return only(pick(scene, asked, verbOfUse[clause.how], clause.things));
    case "cost":
      return only(
        asked.is === "confirm" && isCalled(asked.purpose, clause.name)
          ? ok({ is: "confirm", yes: clause.paid })
          : undefined,
      );
    case "hybrid": {
      if (asked.is !== "option" || asked.purpose.is !== "hybrid") return undefined;
      const [symbol, ...symbols] = clause.symbols;
      if (symbol === undefined) return undefined;
      return {
        answer: ok({ is: "option", option: { is: "symbol", symbol } }),
        ...(symbols.length > 0 && { rest: { ...clause, symbols } }),
      };
    }
    case "dividing":
      return only(asked.is === "divide" ? divide(scene, asked, clause.shares) : undefined);
  }
}

const isCalled = (purpose: Asked["purpose"], name: string): boolean =>
  purpose.is === "payOptional" && purpose.name.toLowerCase() === name;

/** Modes are asked for one by one; after the last of those named it is said that no more follow. */
function restOfModes(
  asked: Asked,
  clause: Extract<Clause, { is: "choosing" }>,
): Pick<ByClause, "rest"> {
  const { choice } = clause;
  if (choice.is !== "modes" || asked.purpose.is !== "mode" || choice.modes.length === 0) return {};
  return { rest: { ...clause, choice: { ...choice, modes: choice.modes.slice(1) } } };
}

/** Nothing is left of it that a question would have to ask for. */
export const isSpent = (clause: Clause): boolean =>
  clause.is === "choosing" && clause.choice.is === "modes" && clause.choice.modes.length === 0;

/**
 * Each use of the word “target” takes as many as it can. Too few that fit are taken all the same,
 * for the engine to refuse.
 */
function countForSlot(
  scene: Scene,
  { from, min, max }: AskedOf<"choose">,
  names: readonly Reference[],
): number {
  const most = names.slice(0, max);
  const stranger = most.findIndex((name) => !from.some((one) => meansTarget(scene, name, one)));
  return stranger >= min ? stranger : most.length;
}

const castingClauses: readonly Clause["is"][] = [
  "targeting",
  "x",
  "paying",
  "cost",
  "hybrid",
  "dividing",
];

/** Whether a clause can only be about putting the spell or ability on the stack. */
export const isForCasting = (clause: Clause): boolean => castingClauses.includes(clause.is);

// Choices --------------------------------------------------------------------------------------

function chooseFrom(
  scene: Scene,
  asked: AskedOf<"choose">,
  names: readonly Reference[],
): Result<Answer, NotationProblem> {
  const chosen = findTargets(scene, names, asked.from, amongChoices);
  return chosen.ok ? ok({ is: "choose", chosen: chosen.value }) : chosen;
}

function answerChoice(scene: Scene, asked: Asked, choice: Choice): Answered {
  return choice.is === "things" && asked.is === "choose"
    ? chooseFrom(scene, asked, choice.things)
    : answerOption(scene, asked, choice);
}

function pickAtRandom(
  scene: Scene,
  asked: AskedOf<"chance">,
  names: readonly ObjectReference[],
): Answered {
  const among = asked.from.map((object): Target => ({ is: "object", object }));
  const found = findTargets(scene, names, among, amongChoices);
  if (!found.ok) return found;
  const picked = found.value.flatMap((one) => (one.is === "object" ? [one.object] : []));
  return ok({ is: "chance", picked });
}

/** Whether a line such as “A casts NAME for madness” accepts what is offered. */
const isOffer = (asked: Asked): boolean =>
  asked.is === "confirm" &&
  asked.purpose.is === "may" &&
  (asked.purpose.effect === "cast" || asked.purpose.effect === "play");

/** “A casts NAME for madness” says yes to the offer that madness makes. */
function acceptOffer(scene: Scene, asked: Asked, statement: Cast | PlayLand): Answered {
  if (!isOffer(asked)) return undefined;
  const about = keywordAsking(scene.game, asked);
  const half = halfSaid(scene.game, statement);
  const said = statement.is === "cast" ? statement.way : undefined;
  const way = said === half?.toLowerCase() ? undefined : said;
  // The offer of a keyword goes by its name; another one is free or just an offer.
  if (
    about === undefined ? way !== undefined && way !== "free" : way !== keywordWords.wordOf[about]
  ) {
    return undefined;
  }
  if (offered(scene.game).some((card) => means(scene, statement.card, card))) {
    return ok({ is: "confirm", yes: true });
  }
  if (about === undefined) return undefined;
  const name = referenceName(scene, statement.card);
  const now = { en: "the card that is offered now", ja: "今提示されているカード" };
  return fail(problemAt(statement.card.at, complaint("notThere", [name, now])));
}

/** The half of a split card that a line casts, by its English name (709.3). */
export function halfSaid(game: Game, statement: Cast | PlayLand): string | undefined {
  const { card } = statement;
  if (card.is !== "card") return undefined;
  if (card.half !== undefined || statement.is === "play") return card.half;
  return game.cards[card.card]?.halves?.find(({ name }) => name.en.toLowerCase() === statement.way)
    ?.name.en;
}

/** The cards that the present question offers to cast or to play. */
function offered(game: Game): readonly ObjectId[] {
  const asking = game.agenda.at(-1);
  if (asking?.do !== "effect" || asking.effect.is !== "may") return [];
  const { effect } = asking.effect;
  if (effect.is !== "cast" && effect.is !== "play") return [];
  return new Reader(new Work(game), asking.frame).objects(effect.what);
}

// Order, blocks, damage ------------------------------------------------------------------------

function putInOrder(
  scene: Scene,
  asked: AskedOf<"order">,
  names: readonly Reference[],
): Result<Answer, NotationProblem> {
  if (asked.purpose.is === "copies") return copiesInOrder(scene, asked, names);
  const objects: ObjectReference[] = [];
  for (const name of names) {
    if (name.is === "player") {
      const player = referenceName(scene, name);
      return fail(problemAt(name.at, complaint("notThere", [player, amongItems])));
    }
    objects.push(name);
  }
  const found = findObjects(scene, objects, asked.items, amongItems, meansAbility);
  return found.ok ? ok({ is: "order", order: found.value }) : found;
}

const amongItems = { en: "among what is to be ordered", ja: "順番を決めるもの" };

/** Copies of one spell have one name, and go by what they are aimed at. */
function copiesInOrder(
  scene: Scene,
  asked: AskedOf<"order">,
  names: readonly Reference[],
): Result<Answer, NotationProblem> {
  const aims = asked.items.flatMap((copy) => {
    const target = aimedAt(scene.game, copy);
    return target ? [{ copy, target }] : [];
  });
  const among = aims.map(({ target }) => target);
  const found = findTargets(scene, names, among, amongItems);
  if (!found.ok) return found;
  const order = found.value.flatMap(
    (target) => aims.find((one) => sameTarget(one.target, target))?.copy ?? [],
  );
  return ok({ is: "order", order });
}

function pair(
  scene: Scene,
  asked: AskedOf<"pairs">,
  blocks: readonly Block[],
): Result<Answer, NotationProblem> {
  const { game } = scene;
  const attacking = game.battlefield.filter((id) => game.objects[id]?.attacking !== undefined);
  const pairs: (readonly [ObjectId, ObjectId])[] = [];
  for (const { attacker, blockers } of blocks) {
    const attackers = attacking.filter((id) => means(scene, attacker, id));
    const blocked = pickAlike(scene, attacker, attackers, {
      en: "attacking",
      ja: "攻撃しているもの",
    });
    if (!blocked.ok) return blocked;
    for (const blocker of blockers) {
      const taken = pairs.map(([one]) => one);
      const here = pairs.flatMap(([one, other]) => (other === blocked.value ? [one] : []));
      const isFree = (id: ObjectId): boolean =>
        !here.includes(id) &&
        taken.filter((one) => one === id).length < (asked.most?.[id] ?? 1) &&
        means(scene, blocker, id);
      const able = asked.pairs.flatMap(([one, other]) => (other === blocked.value ? [one] : []));
      const fresh = able.filter((id) => isFree(id) && !taken.includes(id));
      const fitting = fresh.length > 0 ? fresh : able.filter(isFree);
      const found = pickBlocker(scene, asked.player, blocker, fitting, here);
      if (!found.ok) return found;
      pairs.push([found.value, blocked.value]);
    }
  }
  return ok({ is: "pairs", pairs });
}

/** One that may block, if there is one of this name; else another, for the engine to refuse. */
function pickBlocker(
  scene: Scene,
  player: PlayerId,
  name: CardReference,
  fitting: readonly ObjectId[],
  here: readonly ObjectId[],
): Result<ObjectId, NotationProblem> {
  const { game } = scene;
  const unable = game.battlefield.filter(
    (id) =>
      !here.includes(id) &&
      means(scene, name, id) &&
      characteristics(game, id).controller === player,
  );
  const where = {
    en: `on the battlefield under ${player}'s control`,
    ja: `プレイヤー${player}が戦場でコントロールしているもの`,
  };
  return pickAlike(scene, name, fitting.length > 0 ? fitting : unable.slice(0, 1), where);
}

function divide(
  scene: Scene,
  asked: AskedOf<"divide">,
  shares: readonly Share[],
): Result<Answer, NotationProblem> {
  const where = { en: "among those who can be dealt this damage", ja: "割り振れる先" };
  const found = findTargets(
    scene,
    shares.map((share) => share.to),
    asked.among,
    where,
  );
  if (!found.ok) return found;
  const amountFor = (target: Target): number => {
    const index = found.value.findIndex((one) => sameTarget(one, target));
    return shares[index]?.amount ?? 0;
  };
  // What can't be dealt any of it gets a share all the same, for the engine to refuse.
  const strangers = shares.filter((_, index) => {
    const meant = found.value[index];
    return !meant || !asked.among.some((one) => sameTarget(one, meant));
  });
  const beyond = strangers.map(({ amount }) => amount);
  return ok({ is: "divide", shares: [...asked.among.map(amountFor), ...beyond] });
}
