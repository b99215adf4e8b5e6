/** Paying what is not mana (CR 601.2h, 118.3, 118.10). */
import type { Cost } from "../../language/schema.ts";
import { announced, announcementOf } from "../announced.ts";
import { removeCounters } from "../committing.ts";
import type { Purpose } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { InstructionOf, Would } from "../instructions.ts";
import { objectsIn } from "../objects.ts";
import { staysPayable } from "../payment/pending.ts";
import type { RuleNumber } from "../rules.ts";
import { tap, untap } from "../tapping.ts";
import { type Context, unreachable } from "../view.ts";
import type { Work } from "../work.ts";
import { moveTo, placeFor } from "../zones.ts";
import { contextOfCost } from "./context.ts";
import { amountIn, demandOf } from "./demands.ts";
import { payableTogether, pendingBill } from "./together.ts";

type PayCost = InstructionOf<"payCost">;

/** Pays one cost that is not mana (601.2h). */
export function payCost(work: Work, instruction: PayCost): void {
  const { player, cost, source } = instruction;
  const cause = { is: "player", player } as const;
  const { game } = work;
  const context = contextOfCost(game, instruction);
  switch (cost.is) {
    case "payMana":
      return;
    case "tapThis":
      tap(work, source, cause);
      return;
    case "untapThis":
      untap(work, source, cause);
      return;
    case "sacrificeThis":
      work.push(moveTo(game, [source], "graveyard", { how: "sacrifice", player }, cause));
      return;
    case "exileThis":
      work.push(moveTo(game, [source], "exile", { how: "exile", player }, cause));
      return;
    case "discardThis":
      work.push(moveTo(game, [source], "graveyard", { how: "discard", player }, cause));
      return;
    case "returnThis":
      work.push(moveTo(game, [source], "hand", { how: "return", player }, cause));
      return;
    case "payLife": {
      // 119.4: the player loses that much life, which may be replaced.
      const by = -amountIn(game, context, cost.amount);
      const rules = [game.teams?.sharedLife ? "119.4a" : "119.4"] as const;
      if (by < 0) work.push({ do: "happen", would: [{ is: "life", player, by, rules }], cause });
      return;
    }
    case "takeCounters": {
      const amount = amountIn(game, context, cost.amount);
      removeCounters(work, source, cost.counter, amount, cause, "118.1");
      return;
    }
    case "removeLoyalty": {
      const amount = amountIn(game, context, cost.amount);
      removeCounters(work, source, "loyalty", amount, cause, "606.4");
      return;
    }
    case "addLoyalty": {
      const amount = amountIn(game, context, cost.amount);
      if (amount === 0) return;
      const would: Would = { is: "counters", object: source, counter: "loyalty", amount };
      work.push({ do: "happen", would: [would], cause, rules: ["606.4"] });
      return;
    }
    case "tapOthers":
    case "discardCards":
    case "sacrificeOthers":
    case "returnOthers":
    case "exileCards":
    case "putCardsOnLibrary":
      payWithObjects(work, instruction, cost, context);
      return;
    default:
      unreachable(cost);
  }
}

type ObjectCost = Extract<Cost, { readonly which?: unknown }>;

/** The rule by which each of these costs is carried out. */
const ruleOf: Readonly<Record<ObjectCost["is"], RuleNumber>> = {
  tapOthers: "701.26a",
  discardCards: "701.9b",
  sacrificeOthers: "701.21a",
  returnOthers: "118.1",
  exileCards: "118.1",
  putCardsOnLibrary: "118.1",
};

/** The player chooses what to pay with, so that the rest can still be paid; or chance does. */
function payWithObjects(
  work: Work,
  instruction: PayCost,
  cost: ObjectCost,
  context: Context,
): void {
  const { player, source } = instruction;
  const { game } = work;
  const demand = demandOf(game, player, cost, context);
  if (!demand || demand.most === 0) {
    use(work, instruction, cost, []);
    return;
  }
  const random = cost.is === "discardCards" && cost.random === true;
  const [answer] = instruction.answers ?? [];
  if (random) {
    if (demand.from.length <= demand.count) use(work, instruction, cost, demand.from);
    else if (answer?.is === "chance") use(work, instruction, cost, answer.picked ?? []);
    else {
      work.ask(instruction, {
        is: "chance",
        player,
        purpose: { is: "random" },
        source,
        from: demand.from,
        count: demand.count,
        cr: ["601.2h", "701.9b"],
      });
    }
    return;
  }
  if (answer?.is === "choose") {
    const ids = objectsIn(answer.chosen);
    use(work, instruction, cost, ids);
    return;
  }
  const from = demand.from.filter((id) => leavesPayable(game, instruction, [id]));
  const purpose: Purpose =
    cost.is === "discardCards" ? { is: "discardCost" } : { is: "payWith", cost: cost.is };
  work.ask(instruction, {
    is: "choose",
    player,
    purpose,
    source,
    from: from.map((object) => ({ is: "object", object })),
    min: demand.count,
    max: Math.min(demand.most, from.length),
    cr: ["601.2h", ruleOf[cost.is]],
  });
}

/**
 * Whether the costs that come after can be paid without these objects (118.10), and the mana
 * abilities that come after be activated (602.2).
 */
export function leavesPayable(
  game: Game,
  instruction: PayCost,
  used: readonly ObjectId[],
  asked = 0,
): boolean {
  const { player, cost } = instruction;
  const bill = pendingBill(game, player, asked);
  if (bill.length === 0) return true;
  const [first] = used;
  if (!first) return true;
  const taken: Cost[] = cost.is === "tapOthers" ? [{ is: "tapThis" }] : [{ is: "exileThis" }];
  const without = used.map((object) => ({ object, ability: "", costs: taken }));
  return (
    payableTogether(game, player, bill, without) && staysPayable(game, instruction, used, asked)
  );
}

/** Uses objects up and remembers them, as they were, under the name that the text gives them. */
function use(work: Work, instruction: PayCost, cost: ObjectCost, ids: readonly ObjectId[]): void {
  const { player } = instruction;
  const cause = { is: "player", player } as const;
  const { game } = work;
  if ("name" in cost && cost.name !== undefined) remember(work, instruction, cost.name, ids);
  if (ids.length === 0) return;
  switch (cost.is) {
    case "tapOthers":
      for (const id of ids) tap(work, id, cause);
      return;
    case "discardCards":
      work.push(moveTo(game, ids, "graveyard", { how: "discard", player }, cause));
      return;
    case "returnOthers":
      work.push(moveTo(game, ids, "hand", { how: "return", player }, cause));
      return;
    case "sacrificeOthers":
      work.push(moveTo(game, ids, "graveyard", { how: "sacrifice", player }, cause));
      return;
    case "exileCards":
      work.push(moveTo(game, ids, "exile", { how: "exile", player }, cause));
      return;
    case "putCardsOnLibrary":
      // One after the other, in the order in which they were chosen.
      for (const object of ids.toReversed()) {
        const to = placeFor(game, object, "library");
        const would: Would = { is: "move", object, to, how: "put", player, at: cost.where };
        work.push({ do: "happen", would: [would], cause });
      }
      return;
    default:
      unreachable(cost);
  }
}

function remember(work: Work, instruction: PayCost, name: string, ids: readonly ObjectId[]): void {
  const { object, frame } = instruction;
  if (object) {
    const { used } = announcementOf(existing(work.game, object));
    announced(work, object, { used: { ...used, [name]: ids } });
  }
  if (frame) {
    const { named } = work.frame(frame);
    work.setFrame(frame, { named: { ...named, [name]: ids } });
  }
}
