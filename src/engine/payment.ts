/** Paying mana (CR 601.2g–h, 605, 106.4): mana abilities, and what to take from the pool. */
import type { Ability, Node } from "../language/schema.ts";
import { type ManaType, manaTypes } from "../language/vocabulary.ts";
import { findOwn } from "../language/walk.ts";
import type { Answer, ManaActivation } from "./decisions.ts";
import { existing, type Game, playerOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { characteristics } from "./layers.ts";
import { type ManaAmount, parseMana, totalOf } from "./mana.ts";
import type { GameObject } from "./objects.ts";
import type { Work } from "./work.ts";

type Activated = Node<"Ability", "activated">;

/** 605.1a: no target, could add mana. */
export function isManaAbility(ability: Ability): ability is Activated {
  return (
    ability.is === "activated" &&
    findOwn(ability, "addMana").length > 0 &&
    findOwn(ability, "target", "targetPlayer").length === 0
  );
}

/** 302.6: a creature that came under its controller's control this turn can't pay {T}. */
export function isSummoningSick(game: Game, object: GameObject): boolean {
  return object.recent === true && characteristics(game, object.id).types.includes("creature");
}

interface ManaSource extends ManaActivation {
  readonly mana: readonly ManaType[];
}

/** Mana abilities that a player could activate now by tapping a permanent. */
export function manaSources(
  game: Game,
  player: PlayerId,
  without: readonly ObjectId[] = [],
): readonly ManaSource[] {
  return game.battlefield.flatMap((id) => {
    const object = existing(game, id);
    if (object.tapped || without.includes(id)) return [];
    const { controller, abilities } = characteristics(game, id);
    if (controller !== player || isSummoningSick(game, object)) return [];
    return abilities.flatMap(({ ability, key }) => {
      const [cost, ...more] = isManaAbility(ability) ? ability.cost : [];
      if (!isManaAbility(ability) || cost?.is !== "tapThis" || more.length > 0) return [];
      const mana = findOwn(ability, "addMana").flatMap((effect) => effect.mana);
      return [{ object: id, ability: key, mana }];
    });
  });
}

/** What is still to be paid: mana of certain types, and mana of any type. */
interface Need {
  readonly typed: Readonly<Record<ManaType, number>>;
  readonly generic: number;
}

function needOf(amount: ManaAmount): Need {
  const { generic, x: _x, ...typed } = amount;
  return { typed, generic };
}

/** Sets mana against a need: its own type first, then generic; the rest floats. */
function settle(need: Need, mana: readonly ManaType[]): Need {
  const typed = { ...need.typed };
  let { generic } = need;
  for (const type of mana) {
    if (typed[type] > 0) typed[type] -= 1;
    else if (generic > 0) generic -= 1;
  }
  return { typed, generic };
}

const isPaid = (need: Need): boolean =>
  need.generic === 0 && manaTypes.every((type) => need.typed[type] === 0);

/**
 * Mana abilities to activate so that the pool can pay a cost, the least flexible permanents
 * first; an empty list when the pool suffices, undefined when nothing does.
 */
export function planPayment(
  game: Game,
  player: PlayerId,
  mana: string,
  without: readonly ObjectId[] = [],
): readonly ManaActivation[] | undefined {
  const need = settle(needOf(parseMana(mana)), playerOf(game, player).mana);
  if (isPaid(need)) return [];
  const permanents = new Map<ObjectId, ManaSource[]>();
  for (const source of manaSources(game, player, without)) {
    permanents.set(source.object, [...(permanents.get(source.object) ?? []), source]);
  }
  const most = [...permanents.values()].reduce((sum, sources) => sum + mostMana(sources), 0);
  if (most < sizeOf(need)) return undefined;
  const plan = payTyped(need, groupAlike([...permanents.values()]), 0);
  return plan?.map(({ object, ability }) => ({ object, ability }));
}

const mostMana = (sources: readonly ManaSource[]): number =>
  Math.max(...sources.map((source) => source.mana.length));

const sizeOf = (need: Need): number =>
  manaTypes.reduce((sum, type) => sum + need.typed[type], need.generic);

/** Permanents that produce the same are interchangeable: the search tries one of each. */
type Group = readonly (readonly ManaSource[])[];

/** The least flexible come first. */
function groupAlike(permanents: readonly (readonly ManaSource[])[]): readonly Group[] {
  const groups = new Map<string, (readonly ManaSource[])[]>();
  for (const sources of [...permanents].sort((one, other) => one.length - other.length)) {
    const output = sources.map(({ mana }) => mana.join("+")).join("|");
    groups.set(output, [...(groups.get(output) ?? []), sources]);
  }
  return [...groups.values()];
}

/**
 * Finds sources for the mana that must be of a certain type, one pip after the other; for the next
 * pip of the same type no group before `from` is tried again. What is generic any source pays.
 */
function payTyped(
  need: Need,
  groups: readonly Group[],
  from: number,
): readonly ManaSource[] | undefined {
  const wanted = manaTypes.find((type) => need.typed[type] > 0);
  if (!wanted) return payGeneric(need, groups);
  for (const [index, [first, ...others]] of groups.entries()) {
    if (index < from || !first) continue;
    for (const source of first) {
      if (!source.mana.includes(wanted)) continue;
      const left = groups.map((group, at) => (at === index ? others : group));
      const rest = settle(need, source.mana);
      const found = payTyped(rest, left, rest.typed[wanted] > 0 ? index : 0);
      if (found) return [source, ...found];
    }
  }
  return undefined;
}

/** Any mana will do: the least flexible permanents first, each by its most productive ability. */
function payGeneric(need: Need, groups: readonly Group[]): readonly ManaSource[] | undefined {
  const used: ManaSource[] = [];
  let left = need;
  for (const permanent of groups.flat()) {
    if (isPaid(left)) break;
    const source = permanent.find((one) => one.mana.length === mostMana(permanent));
    if (!source) continue;
    used.push(source);
    left = settle(left, source.mana);
  }
  return isPaid(left) ? used : undefined;
}

/** Whether the pool together with these activations pays a cost, with the mana that is named. */
export function paysFor(
  game: Game,
  player: PlayerId,
  mana: string,
  { activations, spend }: Pick<Payment, "activations" | "spend">,
  without: readonly ObjectId[] = [],
): boolean {
  const sources = manaSources(game, player, without);
  const objects = activations.map(({ object }) => object);
  if (new Set(objects).size < objects.length) return false;
  const used = activations.map(({ object, ability }) =>
    sources.find((source) => source.object === object && source.ability === ability),
  );
  if (used.some((source) => source === undefined)) return false;
  const made = used.flatMap((source) => source?.mana ?? []);
  const pool = [...playerOf(game, player).mana, ...made];
  const need = needOf(parseMana(mana));
  if (!spend) return isPaid(settle(need, pool));
  // 118.3a: the player removes the indicated mana, no more and no less.
  const has = (type: ManaType): boolean => count(pool, type) >= count(spend, type);
  return spend.length === sizeOf(need) && manaTypes.every(has) && isPaid(settle(need, spend));
}

type Payment = Extract<Answer, { is: "pay" }>;

const count = (mana: readonly ManaType[], type: ManaType): number =>
  mana.filter((one) => one === type).length;

// Instructions ---------------------------------------------------------------------------------

/** 601.2g: the player has the chance to activate mana abilities, then pays (601.2h). */
export function payMana(work: Work, instruction: InstructionOf<"payMana">): void {
  const { player, mana, source, without = [], inResolution } = instruction;
  if (totalOf(parseMana(mana)) === 0) return;
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "pay") {
    const proposal = planPayment(work.game, player, mana, without) ?? [];
    work.ask(instruction, {
      is: "pay",
      player,
      purpose: { is: "pay" },
      source,
      cost: mana,
      proposal,
      ...(without.length > 0 && { without }),
      cr: [inResolution ? "608.2g" : "601.2g", "605.3a"],
    });
    return;
  }
  work.push(
    ...answer.activations.map(
      ({ object, ability }) => ({ do: "activateMana", player, object, ability }) as const,
    ),
    {
      do: "spendMana",
      player,
      mana,
      source,
      ...(answer.spend && { spend: answer.spend }),
      ...(inResolution && { inResolution }),
    },
  );
}

/** 605.3b: a mana ability resolves at once, without the stack. */
export function activateMana(work: Work, instruction: InstructionOf<"activateMana">): void {
  const { player, object, ability: key } = instruction;
  const found = characteristics(work.game, object).abilities.find((one) => one.key === key);
  if (!found) throw new Error(`${object} has no ability ${key}.`);
  const mana = findOwn(found.ability, "addMana").flatMap((effect) => effect.mana);
  tap(work, object, { is: "player", player });
  addToPool(work, player, mana, object, "605.3b");
}

/** Taps a permanent that is untapped (701.26a). */
export function tap(work: Work, id: ObjectId, cause: Parameters<Work["emit"]>[1]): void {
  if (work.game.objects[id]?.tapped) return;
  work.setObject(id, { tapped: true });
  work.emit({ is: "tapped", object: id }, cause, "701.26a");
}

export function addToPool(
  work: Work,
  player: PlayerId,
  mana: readonly ManaType[],
  source: ObjectId,
  rule: "605.3b" | "106.4",
): void {
  // A pool has no order: kept in that of the types, so that equal pools are equal.
  const pool = [...playerOf(work.game, player).mana, ...mana];
  const sorted = manaTypes.flatMap((type) => pool.filter((one) => one === type));
  work.setPlayer(player, { mana: sorted });
  work.emit({ is: "manaAdded", player, mana, source }, { is: "object", object: source }, rule);
}

/** 601.2h: takes the cost out of the pool; generic from the type there is most of. */
export function spendMana(work: Work, instruction: InstructionOf<"spendMana">): void {
  const { player, mana, spend, inResolution } = instruction;
  const pool = [...playerOf(work.game, player).mana];
  const cost = parseMana(mana);
  const spent: ManaType[] = [];
  const take = (type: ManaType): void => {
    const at = pool.indexOf(type);
    if (at < 0) throw new Error(`The pool of ${player} lacks ${type} mana for ${mana}.`);
    pool.splice(at, 1);
    spent.push(type);
  };
  if (spend) {
    for (const type of spend) take(type);
  } else {
    for (const type of manaTypes) for (let n = 0; n < cost[type]; n += 1) take(type);
    for (let n = 0; n < cost.generic; n += 1) take(mostOf(pool));
  }
  work.setPlayer(player, { mana: pool });
  work.emit(
    { is: "manaSpent", player, mana: spent },
    { is: "player", player },
    inResolution ? "118.3a" : "601.2h",
  );
}

/** Colourless before colours, then the most plentiful: what is least likely to be missed. */
function mostOf(pool: readonly ManaType[]): ManaType {
  if (pool.includes("colorless")) return "colorless";
  return manaTypes.reduce(
    (best, type) => (count(pool, type) > count(pool, best) ? type : best),
    "white",
  );
}
