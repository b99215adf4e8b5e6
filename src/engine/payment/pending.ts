/** The rest of a payment that is under way (CR 601.2g–h): can it still be done as it was given? */
import type { ManaType } from "../../language/vocabulary.ts";
import { contextOfCost } from "../costs/context.ts";
import { type Due, pendingInstructions } from "../costs/together.ts";
import type { ManaActivation } from "../decisions.ts";
import { type Game, playerOf } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { goalsOf } from "./given.ts";
import { courseOf } from "./inOrder.ts";
import { afterPaying } from "./inThought.ts";
import type { Need } from "./need.ts";
import { yieldsOf } from "./sources.ts";

interface Rest {
  /** What the mana ability that is being activated will make. */
  readonly made: readonly ManaType[];
  readonly activations: readonly ManaActivation[];
  readonly goals: readonly Need[];
  readonly bill: readonly Due[];
}

/** 602.2: whether the mana abilities to come can be activated once these objects have paid a cost. */
export function staysPayable(
  game: Game,
  instruction: InstructionOf<"payCost">,
  used: readonly ObjectId[],
  asked = 0,
): boolean {
  const { player, cost } = instruction;
  const { made, activations, goals, bill } = restOf(game, instruction, asked);
  if (activations.length === 0) return true;
  const after = afterPaying(game, player, cost, contextOfCost(game, instruction), used);
  const pool = [...playerOf(after, player).mana, ...made];
  return courseOf({ game: after, player, pool, goals, bill }, activations) !== undefined;
}

function restOf(game: Game, { player }: InstructionOf<"payCost">, asked: number): Rest {
  const made: ManaType[] = [];
  const activations: ManaActivation[] = [];
  const bill: Due[] = [];
  let goals: readonly Need[] | undefined;
  for (const one of pendingInstructions(game, asked)) {
    if (one.do === "spendMana") goals ??= goalsOf(one.mana, one.spend);
    if (one.do === "payCost" && one.player === player) {
      bill.push({ cost: one.cost, context: contextOfCost(game, one) });
    }
    if (one.do !== "activateMana" || goals) continue;
    const { object, ability, mana } = one;
    if (one.frame) made.push(...yieldsOf(game, player, object, ability, mana ?? []));
    else activations.push({ object, ability, ...(mana && { mana }) });
  }
  return { made, activations, goals: goals ?? [], bill };
}
