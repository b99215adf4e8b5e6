/** From lines and clauses of a script to answers of the engine's questions. */
import type { Answer, Decision, ManaActivation, Option } from "../engine/decisions.ts";
import {
  characteristics,
  isManaAbility,
  type ObjectId,
  type PlayerId,
  type Target,
  whyNot,
} from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { ManaType } from "../language/vocabulary.ts";
import { findOwn } from "../language/walk.ts";
import type { Bilingual } from "./bilingual.ts";
import { keywordAsking } from "./chronicle.ts";
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
  Reference,
  Share,
} from "./syntax.ts";

export type Asked = Exclude<Decision, { is: "act" }>;
type AskedOf<Is extends Asked["is"]> = Extract<Asked, { is: Is }>;

/** An answer, a problem with it, or nothing when the line answers another kind of question. */
export type Answered = Result<Answer, NotationProblem> | undefined;

const discards: readonly string[] = ["discard", "discardCost", "handSize"];
const targets: readonly string[] = ["target", "newTargets", "attachTo"];

/** What a line of the script answers to a question. */
export function answerOf(scene: Scene, asked: Asked, statement: AnswerStatement | Cast): Answered {
  switch (statement.is) {
    case "confirm":
      // 705.1: whether the coin is won.
      if (asked.is === "chance" && asked.purpose.is === "coin") {
        return ok({ is: "chance", won: statement.yes });
      }
      return asked.is === "confirm" ? ok({ is: "confirm", yes: statement.yes }) : undefined;
    case "pay": {
      if (asked.is === "pay" && statement.yes) return payBy(scene, asked, statement.clauses);
      const isAboutPaying = asked.is === "confirm" && asked.purpose.is === "pay";
      return isAboutPaying ? ok({ is: "confirm", yes: statement.yes }) : undefined;
    }
    case "cast":
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
    case "attack":
      return asked.is === "choose" && asked.purpose.is === "attack"
        ? chooseFrom(scene, asked, statement.attackers)
        : undefined;
    case "block":
      return asked.is === "pairs" ? pair(scene, asked, statement.blocks) : undefined;
    case "order":
      if (asked.is === "chance" && asked.purpose.is === "shuffle") {
        return pickByChance(scene, asked, statement.items);
      }
      return asked.is === "order" ? putInOrder(scene, asked, statement.items) : undefined;
    case "assign":
      return asked.is === "divide" ? divide(scene, asked, statement.shares) : undefined;
  }
}

/** A clause that answers a question, and what is left of it for the next one. */
export interface ByClause {
  readonly answer: Result<Answer, NotationProblem>;
  readonly rest?: Clause;
}

/** What a clause answers to a question, or nothing when it is about something else. */
export function answerByClause(scene: Scene, asked: Asked, clause: Clause): ByClause | undefined {
  const only = (answer: Answered): ByClause | undefined => answer && { answer };
  switch (clause.is) {
    case "targeting": {
      if (asked.is !== "choose" || !targets.includes(asked.purpose.is)) return undefined;
      // Each use of the word “target” takes as many as it can.
      const rest = clause.targets.slice(asked.max);
      return {
        answer: chooseFrom(scene, asked, clause.targets.slice(0, asked.max)),
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
      return hasOwn ? undefined : only(answerChoice(scene, asked, clause.choice));
    }
  }
}

/** Whether a clause can only be about putting the spell or ability on the stack. */
export const isForCasting = (clause: Clause): boolean =>
  clause.is === "targeting" || clause.is === "x" || clause.is === "paying";

// Choices --------------------------------------------------------------------------------------

const amongChoices: Bilingual = { en: "among the choices", ja: "選べるもの" };

function chooseFrom(
  scene: Scene,
  asked: AskedOf<"choose">,
  names: readonly Reference[],
): Result<Answer, NotationProblem> {
  const chosen = findTargets(scene, names, asked.from, amongChoices);
  return chosen.ok ? ok({ is: "choose", chosen: chosen.value }) : chosen;
}

function answerChoice(scene: Scene, asked: Asked, choice: Choice): Answered {
  switch (choice.is) {
    case "color":
      return asked.is === "option" && asked.purpose.is === "color"
        ? ok({ is: "option", option: { is: "color", color: choice.color } })
        : undefined;
    case "number": {
      if (asked.is === "number") return ok({ is: "number", number: choice.number });
      // Modes go by their place in the text (700.2).
      const mode = { is: "mode", mode: choice.number - 1 } as const;
      return asked.is === "option" && asked.options.some((option) => option.is === "mode")
        ? ok({ is: "option", option: mode })
        : undefined;
    }
    case "things":
      if (asked.is === "choose") return chooseFrom(scene, asked, choice.things);
      if (asked.is === "option") return chooseOption(scene, asked, choice.things);
      return asked.is === "chance" && asked.purpose.is === "random"
        ? pickByChance(scene, asked, choice.things)
        : undefined;
  }
}

/** What is said to have come up at random. */
function pickByChance(
  scene: Scene,
  asked: AskedOf<"chance">,
  names: readonly Reference[],
): Result<Answer, NotationProblem> {
  const among = asked.from.map((object) => ({ is: "object", object }) as const);
  const found = findTargets(scene, names, among, amongChoices);
  if (!found.ok) return found;
  const picked = found.value.flatMap((one) => (one.is === "object" ? [one.object] : []));
  return ok({ is: "chance", picked });
}

/** Whether an option goes by a name: a replacement effect by that of its source (616.1). */
function isOptionOf(scene: Scene, name: Reference, option: Option): boolean {
  switch (option.is) {
    case "effect":
      return name.is !== "player" && means(scene, name, option.source);
    case "defender":
      return option.defender.is === "player"
        ? name.is === "player" && name.player === option.defender.player
        : name.is !== "player" && means(scene, name, option.defender.object);
    default:
      return false;
  }
}

function chooseOption(
  scene: Scene,
  asked: AskedOf<"option">,
  [name, ...others]: readonly Reference[],
): Answered {
  if (others.length > 0) return undefined;
  const option = asked.options.find((one) =>
    name ? isOptionOf(scene, name, one) : one.is === "none",
  );
  if (option) return ok({ is: "option", option });
  if (!name || !asked.options.some((one) => one.is === "effect" || one.is === "defender")) {
    return undefined;
  }
  const words = [referenceName(scene, name), amongChoices] as const;
  return fail(problemAt(name.at, complaint("notThere", [...words])));
}

/** “A casts NAME for madness” says yes to the offer that madness makes. */
function acceptOffer(scene: Scene, asked: Asked, statement: Cast): Answered {
  const isOffer = asked.is === "confirm" && asked.purpose.is === "may";
  if (!isOffer || statement.way !== "madness") return undefined;
  if (keywordAsking(scene.game, asked) !== "madness") return undefined;
  const { source } = asked;
  const card =
    source === undefined ? undefined : scene.game.objects[source]?.stacked?.occasion?.object;
  if (card !== undefined && means(scene, statement.card, card)) {
    return ok({ is: "confirm", yes: true });
  }
  const name = referenceName(scene, statement.card);
  const offered = { en: "the card that is offered now", ja: "いま提示されているカード" };
  return fail(problemAt(statement.card.at, complaint("notThere", [name, offered])));
}

// Order, blocks, damage ------------------------------------------------------------------------

function putInOrder(
  scene: Scene,
  asked: AskedOf<"order">,
  names: readonly ObjectReference[],
): Result<Answer, NotationProblem> {
  const amongItems = { en: "among what is to be ordered", ja: "順番を決めるもの" };
  const found = findObjects(scene, names, asked.items, amongItems, meansAbility);
  return found.ok ? ok({ is: "order", order: found.value }) : found;
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
      const able = asked.pairs.flatMap(([one, other]) => (other === blocked.value ? [one] : []));
      const found = pickBlocker(scene, asked.player, blocker, able, taken);
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
  able: readonly ObjectId[],
  taken: readonly ObjectId[],
): Result<ObjectId, NotationProblem> {
  const { game } = scene;
  const isFree = (id: ObjectId): boolean => !taken.includes(id) && means(scene, name, id);
  const unable = game.battlefield.filter(
    (id) => isFree(id) && characteristics(game, id).controller === player,
  );
  const fitting = able.filter(isFree);
  const where = { en: `on ${player}'s battlefield`, ja: `プレイヤー${player}の戦場` };
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
    const index = found.value.findIndex((one) => JSON.stringify(one) === JSON.stringify(target));
    return shares[index]?.amount ?? 0;
  };
  const stranger = found.value.findIndex(
    (one) => !asked.among.some((other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  const strange = shares[stranger]?.to;
  if (strange) {
    return fail(
      problemAt(strange.at, complaint("notThere", [referenceName(scene, strange), where])),
    );
  }
  return ok({ is: "divide", shares: asked.among.map(amountFor) });
}

// Payments -------------------------------------------------------------------------------------

/** Mana abilities of the named permanents; without names the engine's proposal. */
function payBy(
  scene: Scene,
  asked: AskedOf<"pay">,
  clauses: readonly Clause[],
): Result<Answer, NotationProblem> {
  const { game } = scene;
  const paying = clauses.find((clause) => clause.is === "paying");
  if (!paying) return ok({ is: "pay", activations: asked.proposal });
  const { mana, sources: names } = paying;
  const able = game.battlefield.filter(
    (id) =>
      characteristics(game, id).controller === asked.player &&
      !game.objects[id]?.tapped &&
      manaKeys(scene, id).length > 0,
  );
  const where = {
    en: "among the untapped permanents that this player can tap for mana",
    ja: "このプレイヤーがマナを引き出せるアンタップ状態のパーマネント",
  };
  const found = findObjects(scene, names, able, where);
  if (!found.ok) return found;
  const ways = waysToTap(scene, found.value);
  const answers = ways.map((activations): Answer => {
    if (!mana) return { is: "pay", activations };
    const spend = [...mana, ...activations.flatMap((one) => manaOf(scene, one))];
    return { is: "pay", activations, spend };
  });
  const fitting = answers.find((answer) => whyNot(game, answer) === null) ?? answers[0];
  return ok(fitting ?? { is: "pay", activations: [] });
}

const manaKeys = ({ game }: Scene, id: ObjectId): readonly string[] =>
  characteristics(game, id)
    .abilities.filter(({ ability }) => isManaAbility(ability))
    .map(({ key }) => key);

const manaOf = ({ game }: Scene, { object, ability: key }: ManaActivation): readonly ManaType[] => {
  const found = characteristics(game, object).abilities.find((one) => one.key === key);
  return found ? findOwn(found.ability, "addMana").flatMap((effect) => effect.mana) : [];
};

/** More combinations than this are not tried. */
const mostWays = 256;

/** Every combination of one mana ability of each permanent. */
function waysToTap(scene: Scene, ids: readonly ObjectId[]): readonly (readonly ManaActivation[])[] {
  return ids.reduce<readonly (readonly ManaActivation[])[]>(
    (ways, object) =>
      ways
        .flatMap((way) => manaKeys(scene, object).map((ability) => [...way, { object, ability }]))
        .slice(0, mostWays),
    [[]],
  );
}
