/** What a spell or ability costs in all (CR 118.8–118.9, 601.2f). */
import type { Cost, Node } from "../../language/schema.ts";
import { announcementOf } from "../announced.ts";
import type { AbilityInstance } from "../characteristics.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { characteristics, viewOf } from "../layers.ts";
import { addMana, formatMana, type ManaAmount, noMana, parseMana, times, withX } from "../mana.ts";
import type { CastWay, GameObject } from "../objects.ts";
import { contextOn } from "../targets.ts";
import { amountOf, type Context, unreachable } from "../view.ts";
import { calledBy } from "./called.ts";
import { changed } from "./changes.ts";

/** The total cost, locked in (601.2f). */
export interface TotalCost {
  readonly mana: string;
  readonly other: readonly Cost[];
}

/** What is paid in place of or as the mana cost (118.9), or nothing where there is none (118.6). */
export function baseCost(
  game: Game,
  object: GameObject,
  way: CastWay,
): readonly Cost[] | undefined {
  switch (way.is) {
    case "normal":
      return manaCostOf(game, object);
    case "alternative":
      return way.cost;
    case "permission":
      return game.permissions.find((permission) => permission.id === way.permission)?.cost;
    case "free":
      return [];
    case "way": {
      const ability = wayIn(game, object.id, way.way);
      const base = ability?.cost ?? manaCostOf(game, object);
      return base && [...base, ...(ability?.more ?? [])];
    }
    default:
      return unreachable(way);
  }
}

function manaCostOf(game: Game, { id }: GameObject): readonly Cost[] | undefined {
  const { manaCost } = characteristics(game, id);
  // 118.6: an object without a mana cost can't be cast for it.
  return manaCost === undefined ? undefined : [{ is: "payMana", mana: manaCost }];
}

type CastingWay = Node<"Ability", "castingWay">;

/** The ways to cast it that an object has, each with what it goes by there (118.9a). */
const namedWays = (abilities: readonly AbilityInstance[]) =>
  calledBy(
    abilities.flatMap(({ ability }) => (ability.is === "castingWay" ? [ability] : [])),
    ({ way }) => way,
  );

/** What of those an object says; what comes to the same as an earlier one isn't said again. */
export function waysIn(
  game: Game,
  id: ObjectId,
): readonly { readonly item: CastingWay; readonly called: string }[] {
  const seen = new Set<string>();
  return namedWays(characteristics(game, id).abilities).filter(({ item }) => {
    const text = JSON.stringify(item);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/**
 * The ability of a card or spell that lets it be cast in the way that goes by that. A spell may
 * have it from the card that it was (an effect may have given it there).
 */
export function wayIn(game: Game, id: ObjectId, way: string): CastingWay | undefined {
  const find = (abilities: readonly AbilityInstance[]): CastingWay | undefined =>
    namedWays(abilities).find(({ called }) => called === way)?.item;
  const own = find(characteristics(game, id).abilities);
  if (own) return own;
  const was = Object.values(game.past).find(({ became }) => became === id);
  return was && find(was.last.abilities);
}

/** The costs of a spell or ability on the stack before X is known, additional ones included. */
export function listedCosts(
  game: Game,
  object: GameObject,
  way: CastWay,
): readonly Cost[] | undefined {
  const { stacked } = object;
  if (stacked) return stacked.ability.is === "activated" ? stacked.ability.cost : [];
  const base = baseCost(game, object, way);
  const { paid = [] } = announcementOf(object);
  const additional = additionalCosts(game, object.id).flatMap(({ cost, optional }) =>
    optional === undefined || paid.includes(optional) ? cost : [],
  );
  return base && [...base, ...additional];
}

type AdditionalCost = Node<"Ability", "additionalCost">;

/** In the order of the text; the optional ones under what they go by there. */
function additionalCosts(game: Game, id: ObjectId): readonly AdditionalCost[] {
  const all = characteristics(game, id).abilities.flatMap(({ ability }) =>
    ability.is === "additionalCost" ? [ability] : [],
  );
  return calledBy(all, ({ optional = "" }) => optional).map(({ item, called }) =>
    item.optional === undefined ? item : { ...item, optional: called },
  );
}

/** The optional additional costs of a spell, in the order of its text (118.8b, 601.2b). */
export function optionalCosts(
  game: Game,
  object: GameObject,
): readonly (AdditionalCost & { readonly optional: string })[] {
  if (object.stacked) return [];
  return additionalCosts(game, object.id).flatMap((one) =>
    one.optional === undefined ? [] : [{ ...one, optional: one.optional }],
  );
}

/** The mana of the listed costs with X as announced, before it is changed. */
export function listedMana(game: Game, object: GameObject, way: CastWay): ManaAmount {
  const { hybrid } = announcementOf(object);
  if (hybrid !== undefined) return parseMana(hybrid);
  return sumOfMana(game, contextOn(game, object), listedCosts(game, object, way) ?? []);
}

function sumOfMana(game: Game, context: Context, costs: readonly Cost[]): ManaAmount {
  return costs.reduce(
    (sum, cost) => (cost.is === "payMana" ? addMana(sum, manaOf(game, context, cost)) : sum),
    noMana,
  );
}

function manaOf(game: Game, context: Context, cost: Node<"Cost", "payMana">): ManaAmount {
  const amount = withX(parseMana(cost.mana), context.frame?.x ?? 0);
  return cost.times
    ? times(amount, Math.max(0, amountOf(viewOf(game), context, cost.times)))
    : amount;
}

/** 601.2f: the cost with additional costs and increases, less reductions. */
export function totalCost(game: Game, id: ObjectId, way: CastWay): TotalCost | undefined {
  const object = existing(game, id);
  const costs = listedCosts(game, object, way);
  if (!costs) return undefined;
  const mana = changed(game, id, listedMana(game, object, way));
  return { mana: formatMana(mana), other: lockedIn(game, contextOn(game, object), costs) };
}

/** What an effect asks a player to pay (118.12), as one total. */
export function costOfEffect(game: Game, context: Context, costs: readonly Cost[]): TotalCost {
  return {
    mana: formatMana(sumOfMana(game, context, costs)),
    other: lockedIn(game, context, costs),
  };
}

/**
 * What is not mana, its amounts fixed (601.2f) and its loyalty costs made one (606.5), in the
 * order in which it is paid: the player may choose any order (601.2h), and in this one nothing
 * stands in the way of what comes after. What is random or hidden comes last.
 */
function lockedIn(game: Game, context: Context, costs: readonly Cost[]): readonly Cost[] {
  const fixed = costs
    .filter((cost) => cost.is !== "payMana")
    .map((cost) => fix(game, context, cost));
  return combineLoyalty(fixed).toSorted((one, other) => orderOf(one) - orderOf(other));
}

function fix(game: Game, context: Context, cost: Cost): Cost {
  if (!("amount" in cost) || cost.amount.is === "anyNumber") return cost;
  const value = Math.max(0, amountOf(viewOf(game), context, cost.amount));
  return { ...cost, amount: { is: "number", value } };
}

function combineLoyalty(costs: readonly Cost[]): readonly Cost[] {
  const loyal = costs.filter(({ is }) => is === "addLoyalty" || is === "removeLoyalty");
  const [first] = loyal;
  if (!first || loyal.length < 2) return costs;
  const sum = loyal.reduce((total, cost) => {
    const amount = "amount" in cost && cost.amount.is === "number" ? cost.amount.value : 0;
    return total + (cost.is === "addLoyalty" ? amount : -amount);
  }, 0);
  const amount = { is: "number", value: Math.abs(sum) } as const;
  const combined: Cost = sum < 0 ? { is: "removeLoyalty", amount } : { is: "addLoyalty", amount };
  return costs.flatMap((cost) =>
    loyal.includes(cost) ? (cost === first ? [combined] : []) : [cost],
  );
}

/** What taps or counts, then what leaves its zone, then what is left to chance (601.2h). */
function orderOf(cost: Cost): number {
  switch (cost.is) {
    case "sacrificeThis":
    case "sacrificeOthers":
    case "returnOthers":
    case "exileCards":
    case "exileThis":
    case "discardThis":
    case "returnThis":
    case "putCardsOnLibrary":
      return 1;
    case "discardCards":
      return cost.random ? 2 : 1;
    default:
      return 0;
  }
}
