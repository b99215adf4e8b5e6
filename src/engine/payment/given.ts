/** A payment as a player gives it: whether it pays, and what happens in it (CR 601.2g–h). */
import type { ManaType } from "../../language/vocabulary.ts";
import { type Bill, payableTogether } from "../costs/together.ts";
import type { Answer } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { PlayerId } from "../ids.ts";
import { equivalents, parseMana } from "../mana.ts";
import { areApart, before, type Course, courseOf, goalFor, isMeantBy, leftBy } from "./inOrder.ts";
import { isPaid, type Need, needOf, needOfMana, settle, sizeOf, taking } from "./need.ts";
import { type ManaSource, manaSources } from "./sources.ts";

type Given = Pick<Extract<Answer, { is: "pay" }>, "activations" | "spend">;

/** An activation with what it makes, and what is spent on its own cost. */
interface Activation {
  readonly source: ManaSource;
  readonly spend?: readonly ManaType[];
}

/** A payment: what is activated in which order, and which mana pays in the end. */
interface Payment {
  readonly activations: readonly Activation[];
  readonly spend: readonly ManaType[];
}

/** Whether the pool together with these activations pays a cost, with the mana that is named. */
export function paysFor(
  game: Game,
  player: PlayerId,
  mana: string,
  given: Given,
  bill?: Bill,
): boolean {
  return paymentOf(game, player, mana, given, bill) !== undefined;
}

/** What a payment comes to, or undefined when it pays nothing. */
export function paymentOf(
  game: Game,
  player: PlayerId,
  mana: string,
  { activations, spend }: Given,
  bill?: Bill,
): Payment | undefined {
  const pool = playerOf(game, player).mana;
  const goals = goalsOf(mana, spend);
  const known = activations.length > 0 ? manaSources(game, player) : [];
  const able = activations.map((one) =>
    known.filter((source) => source.object === one.object && isMeantBy(one, source)),
  );
  const read = (): Course | undefined => {
    let best: Course | undefined;
    for (const sources of choices(able)) {
      const goal = goalFor(goals, sources, pool);
      if (!goal || !payableTogether(game, player, bill, sources)) continue;
      const course = { goal, sources };
      if (!best || leftBy(course) < leftBy(best)) best = course;
      if (leftBy(best) === 0) break;
    }
    return best;
  };
  const course =
    able.every((one) => one.length > 0) && areApart(able.flatMap(([first]) => first ?? []))
      ? read()
      : courseOf({ game, player, pool, goals, ...(bill && { bill }) }, activations);
  return course && withSpending(pool, course);
}

/** What must be in the pool at the end: the cost in one of its forms, or exactly what is named. */
export function goalsOf(mana: string, spend: readonly ManaType[] | undefined): readonly Need[] {
  const costs = equivalents(parseMana(mana)).map(needOf);
  if (!spend) return costs;
  // 118.3a: the player removes the indicated mana, no more and no less.
  const pays = costs.some((cost) => spend.length === sizeOf(cost) && isPaid(settle(cost, spend)));
  return pays ? [needOfMana(spend)] : [];
}

/** More ways to read a payment that leaves choices open are not tried. */
const mostReadings = 512;

function choices<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (found, list) =>
      found.flatMap((one) => list.map((item) => [...one, item])).slice(0, mostReadings),
    [[]],
  );
}

/** Says for each what is taken out of the pool for its own cost, so that the rest still pays. */
function withSpending(start: readonly ManaType[], { goal, sources }: Course): Payment {
  let pool = start;
  const activations = sources.map((source, index): Activation => {
    const { price, yields } = source;
    const keep = settle(before(goal, sources.slice(index + 1)), yields);
    const spend = price && (taking(pool, needOf(price), keep) ?? []);
    pool = [...without(pool, spend ?? []), ...yields];
    return spend ? { source, spend } : { source };
  });
  return { activations, spend: taking(pool, goal) ?? [] };
}

function without(pool: readonly ManaType[], spent: readonly ManaType[]): readonly ManaType[] {
  const left = [...pool];
  for (const type of spent) left.splice(left.indexOf(type), 1);
  return left;
}
