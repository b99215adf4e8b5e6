/** Costs (CR 118, 601.2f–h): what a spell or ability costs in all, and paying what is not mana. */
import type { Cost, Node } from "../language/schema.ts";
import type { Refusal } from "./decisions.ts";
import { existing, type Game, playerOf } from "./game.ts";
import { changeLife } from "./happen.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { characteristics, controllerOf, viewOf } from "./layers.ts";
import {
  addMana,
  formatMana,
  type ManaAmount,
  noMana,
  parseMana,
  reduceMana,
  times,
  withX,
} from "./mana.ts";
import type { CastWay, GameObject } from "./objects.ts";
import { isSummoningSick, planPayment, tap } from "./payment.ts";
import { contextOn } from "./targets.ts";
import { amountOf, type Context, matches, unreachable } from "./view.ts";
import type { Work } from "./work.ts";
import { moveTo } from "./zones.ts";

/** The total cost, locked in (601.2f). */
export interface TotalCost {
  readonly mana: string;
  readonly other: readonly Cost[];
}

/** What is paid in place of or as the mana cost (118.9), or why there is none. */
function baseCost(game: Game, object: GameObject, way: CastWay): readonly Cost[] | undefined {
  switch (way.is) {
    case "normal": {
      const { manaCost } = characteristics(game, object.id);
      // 118.6: an object without a mana cost can't be cast for it.
      return manaCost === undefined ? undefined : [{ is: "payMana", mana: manaCost }];
    }
    case "alternative":
      return way.cost;
    case "permission":
      return game.permissions.find((permission) => permission.id === way.permission)?.cost;
    case "free":
      return [];
    default:
      return unreachable(way);
  }
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
  const additional = characteristics(game, object.id).abilities.flatMap(({ ability }) =>
    ability.is === "additionalCost" ? ability.cost : [],
  );
  return base && [...base, ...additional];
}

/** 601.2f: the cost with additional costs and increases, less reductions. */
export function totalCost(game: Game, id: ObjectId, way: CastWay): TotalCost | undefined {
  const object = existing(game, id);
  const costs = listedCosts(game, object, way);
  if (!costs) return undefined;
  const context = contextOn(game, object);
  const mana = costs.reduce(
    (sum, cost) => (cost.is === "payMana" ? addMana(sum, manaOf(game, context, cost)) : sum),
    noMana,
  );
  const { more, less } = object.stacked ? { more: noMana, less: noMana } : changes(game, id);
  return {
    mana: formatMana(reduceMana(addMana(mana, more), less)),
    other: costs.filter((cost) => cost.is !== "payMana"),
  };
}

function manaOf(game: Game, context: Context, cost: Node<"Cost", "payMana">): ManaAmount {
  const amount = withX(parseMana(cost.mana), context.frame?.x ?? 0);
  return cost.times ? times(amount, amountOf(viewOf(game), context, cost.times)) : amount;
}

/** Increases and reductions that apply to a spell. */
function changes(
  game: Game,
  spell: ObjectId,
): { readonly more: ManaAmount; readonly less: ManaAmount } {
  const view = viewOf(game);
  let more = noMana;
  let less = noMana;
  for (const source of game.battlefield) {
    const { abilities, controller } = characteristics(game, source);
    for (const { ability } of abilities) {
      if (ability.is !== "costChange") continue;
      if (!matches(view, { source, controller }, ability.spells, spell)) continue;
      more = addMana(more, parseMana(ability.more ?? ""));
      less = addMana(less, parseMana(ability.less ?? ""));
    }
  }
  return { more, less };
}

/** What an effect asks a player to pay (118.12), as one total. */
export function costOfEffect(game: Game, context: Context, costs: readonly Cost[]): TotalCost {
  const mana = costs.reduce(
    (sum, cost) => (cost.is === "payMana" ? addMana(sum, manaOf(game, context, cost)) : sum),
    noMana,
  );
  return { mana: formatMana(mana), other: costs.filter((cost) => cost.is !== "payMana") };
}

/** Why a player can't pay a total cost, or nothing. `x` is the announced X. */
export function cantPay(
  game: Game,
  player: PlayerId,
  total: TotalCost,
  context: Context,
): Refusal | undefined {
  const { source } = context;
  for (const cost of total.other) {
    const refusal = cantPayOther(game, player, cost, context);
    if (refusal) return refusal;
  }
  return planPayment(game, player, total.mana, usedUp(total, source))
    ? undefined
    : { code: "notEnoughMana", cr: "601.2h", detail: total.mana, object: source };
}

function cantPayOther(
  game: Game,
  player: PlayerId,
  cost: Cost,
  context: Context,
): Refusal | undefined {
  const { source } = context;
  const amount = (node: Parameters<typeof amountOf>[2]): number =>
    amountOf(viewOf(game), context, node);
  switch (cost.is) {
    case "payMana":
      return undefined;
    case "tapThis": {
      const object = existing(game, source);
      if (object.tapped) return { code: "tapped", cr: "107.5", object: source };
      return isSummoningSick(game, object)
        ? { code: "summoningSick", cr: "302.6", object: source }
        : undefined;
    }
    case "discardCards":
      return discardable(game, player, cost, context).length < amount(cost.amount)
        ? { code: "costCantBePaid", cr: "118.3", object: source }
        : undefined;
    case "sacrificeThis":
      return game.objects[source]?.place.zone === "battlefield" &&
        controllerOf(game, source) === player
        ? undefined
        : { code: "costCantBePaid", cr: "701.21a", object: source };
    case "payLife":
      // 119.4: only as much life as one has.
      return playerOf(game, player).life < amount(cost.amount)
        ? { code: "costCantBePaid", cr: "119.4", object: source }
        : undefined;
    default:
      return unreachable(cost);
  }
}

function discardable(
  game: Game,
  player: PlayerId,
  cost: Node<"Cost", "discardCards">,
  context: Context,
): readonly ObjectId[] {
  const { which } = cost;
  return playerOf(game, player).hand.filter(
    (id) => which === undefined || matches(viewOf(game), context, which, id),
  );
}

/** Pays one cost that is not mana (601.2h). */
export function payCost(work: Work, instruction: InstructionOf<"payCost">): void {
  const { player, cost, source, x = 0 } = instruction;
  const cause = { is: "player", player } as const;
  const { game } = work;
  const context: Context = {
    source,
    controller: player,
    frame: { object: source, source, controller: player, targets: [], x, named: {} },
  };
  switch (cost.is) {
    case "payMana":
      return;
    case "tapThis":
      tap(work, source, cause);
      return;
    case "sacrificeThis":
      work.push(moveTo(game, [source], "graveyard", { how: "sacrifice", player }, cause));
      return;
    case "payLife":
      changeLife(work, player, -amountOf(viewOf(game), context, cost.amount), cause, "119.4");
      return;
    case "discardCards": {
      const count = amountOf(viewOf(game), context, cost.amount);
      if (count === 0) return;
      const [answer] = instruction.answers ?? [];
      if (answer?.is !== "choose") {
        work.ask(instruction, {
          is: "choose",
          player,
          purpose: { is: "discardCost" },
          source,
          from: discardable(game, player, cost, context).map((object) => ({
            is: "object",
            object,
          })),
          min: count,
          max: count,
          cr: ["601.2h", "701.9b"],
        });
        return;
      }
      const ids = answer.chosen.flatMap((one) => (one.is === "object" ? [one.object] : []));
      work.push(moveTo(game, ids, "graveyard", { how: "discard", player }, cause));
      return;
    }
    default:
      unreachable(cost);
  }
}

/** The instructions that pay a total cost: mana first, then the rest in the order of the text. */
export function paying(
  player: PlayerId,
  total: TotalCost,
  source: ObjectId,
  how: { readonly x?: number; readonly inResolution?: boolean } = {},
): readonly (InstructionOf<"payMana"> | InstructionOf<"payCost">)[] {
  const { x, inResolution } = how;
  const without = usedUp(total, source);
  return [
    {
      do: "payMana",
      player,
      mana: total.mana,
      source,
      ...(without.length > 0 && { without }),
      ...(inResolution && { inResolution }),
    },
    ...total.other.map(
      (cost) => ({ do: "payCost", player, cost, source, ...(x !== undefined && { x }) }) as const,
    ),
  ];
}

/** 118.3: what is tapped as one part of a cost can't be tapped for the mana of another. */
const usedUp = (total: TotalCost, source: ObjectId): readonly ObjectId[] =>
  total.other.some((cost) => cost.is === "tapThis") ? [source] : [];
