/** Costs that are paid together (CR 118.3, 118.10): nothing pays for two of them. */
import type { Cost } from "../../language/schema.ts";
import type { ManaActivation } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { Instruction, InstructionOf } from "../instructions.ts";
import { characteristics } from "../layers.ts";
import type { Context } from "../view.ts";
import { contextOfCost } from "./context.ts";
import { amountIn, canAssign, type Demand, demandOf } from "./demands.ts";

/** A cost with whose text it is. */
export interface Due {
  readonly cost: Cost;
  readonly context: Context;
}

/** All that is not mana and is paid at the same time. */
export type Bill = readonly Due[];

/** A mana ability that is activated for the payment; its costs come before those of the bill. */
type Used = ManaActivation & { readonly costs: readonly Cost[] };

/** What a payment puts on the agenda; what comes after is no part of it. */
const ofPayment: ReadonlySet<Instruction["do"]> = new Set([
  "payCost",
  "payMana",
  "spendMana",
  "activateMana",
  "effect",
  "endFrame",
]);

/**
 * What is still to be paid in the present payment, after the instruction that is being carried
 * out or, of those `asked`, being answered: other costs, and those of mana abilities to come.
 */
export function pendingBill(game: Game, player: PlayerId, asked = 0): Bill {
  const due: Due[] = [];
  for (const instruction of pendingInstructions(game, asked)) {
    if (instruction.do === "payCost" && instruction.player === player) {
      due.push({ cost: instruction.cost, context: contextOfCost(game, instruction) });
    }
    if (instruction.do === "activateMana" && !instruction.frame) {
      due.push(...costsOf(game, instruction));
    }
  }
  return due;
}

/** What is still to be done of the present payment, in its order. */
export function pendingInstructions(game: Game, asked: number): readonly Instruction[] {
  const left = game.agenda.slice(0, game.agenda.length - asked).toReversed();
  const end = left.findIndex((instruction) => !ofPayment.has(instruction.do));
  return end < 0 ? left : left.slice(0, end);
}

/** What a mana ability that is about to be activated costs besides mana. */
function costsOf(game: Game, instruction: InstructionOf<"activateMana">): readonly Due[] {
  const { player, object: source, ability: key } = instruction;
  const found = characteristics(game, source).abilities.find((one) => one.key === key);
  const costs = found?.ability.is === "activated" ? found.ability.cost : [];
  return costs.map((cost) => ({ cost, context: { source, controller: player } }));
}

/** The permanents that the bill may need to tap: better not tapped for mana. */
export function wantedBy(game: Game, player: PlayerId, bill: Bill): ReadonlySet<ObjectId> {
  return new Set(
    demandsOf(game, player, bill)
      .filter(({ kind }) => kind === "tap")
      .flatMap(({ from }) => from),
  );
}

function demandsOf(game: Game, player: PlayerId, dues: readonly Due[]): readonly Demand[] {
  return dues.flatMap(({ cost, context }) => {
    const demand = demandOf(game, player, cost, context);
    return demand ? [demand] : [];
  });
}

/** Whether a player can pay the bill and the costs of these mana abilities, each with its own. */
export function payableTogether(
  game: Game,
  player: PlayerId,
  bill: Bill = [],
  used: readonly Used[] = [],
): boolean {
  const first = used.flatMap(({ object, costs }) =>
    costs.map((cost): Due => ({ cost, context: { source: object, controller: player } })),
  );
  const dues = [...first, ...bill];
  const early = demandsOf(game, player, first);
  // What mana abilities have used up is not there to be tapped for the rest.
  const gone = new Set(
    early.flatMap(({ kind, from, count }) => (kind === "use" && from.length === count ? from : [])),
  );
  const late = demandsOf(game, player, bill).map((demand) =>
    demand.kind === "tap" ? { ...demand, from: demand.from.filter((id) => !gone.has(id)) } : demand,
  );
  const demands = [...early, ...late];
  return (
    hasLife(game, player, dues) &&
    hasCounters(game, dues) &&
    canAssign(demands.filter(({ kind }) => kind === "tap")) &&
    canAssign(demands.filter(({ kind }) => kind === "use"))
  );
}

/** 119.4: life is paid only by who has as much; 119.4b: 0 can always be paid. */
function hasLife(game: Game, player: PlayerId, dues: readonly Due[]): boolean {
  const life = dues.reduce(
    (sum, { cost, context }) =>
      cost.is === "payLife" ? sum + amountIn(game, context, cost.amount) : sum,
    0,
  );
  return life === 0 || playerOf(game, player).life >= life;
}

function hasCounters(game: Game, dues: readonly Due[]): boolean {
  const wanted = new Map<string, number>();
  return dues.every(({ cost, context }) => {
    if (cost.is !== "takeCounters" && cost.is !== "removeLoyalty") return true;
    const counter = cost.is === "takeCounters" ? cost.counter : "loyalty";
    const key = `${context.source}:${counter}`;
    const sum = (wanted.get(key) ?? 0) + amountIn(game, context, cost.amount);
    wanted.set(key, sum);
    return (game.objects[context.source]?.counters?.[counter] ?? 0) >= sum;
  });
}
