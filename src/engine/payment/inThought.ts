/** Costs paid in thought, to see the game in which the next one is paid (CR 602.2, 601.2h). */
import type { Cost } from "../../language/schema.ts";
import { amountIn } from "../costs/demands.ts";
import { existing, type Game, playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { untap } from "../tapping.ts";
import { type Context, unreachable } from "../view.ts";
import { Work } from "../work.ts";
import { placeFor, relocate } from "../zones.ts";

/** The game in which a cost that is not mana has been paid in thought, with these objects. */
export function afterPaying(
  game: Game,
  player: PlayerId,
  cost: Cost,
  context: Context,
  used: readonly ObjectId[],
): Game {
  const { source } = context;
  const work = new Work(game);
  const amount = "amount" in cost && cost.amount ? amountIn(game, context, cost.amount) : 0;
  switch (cost.is) {
    case "payMana":
      break;
    case "tapThis":
    case "tapOthers":
      for (const id of used) work.setObject(id, { tapped: true });
      break;
    case "untapThis":
      untap(work, source, { is: "player", player });
      break;
    case "payLife":
      work.setPlayer(player, { life: playerOf(game, player).life - amount });
      break;
    case "takeCounters":
      changeCounters(work, source, cost.counter, -amount);
      break;
    case "removeLoyalty":
      changeCounters(work, source, "loyalty", -amount);
      break;
    case "addLoyalty":
      changeCounters(work, source, "loyalty", amount);
      break;
    case "sacrificeThis":
    case "returnThis":
    case "exileThis":
    case "discardThis":
    case "discardCards":
    case "sacrificeOthers":
    case "returnOthers":
    case "exileCards":
    case "putCardsOnLibrary":
      leave(work, player, used, zoneOf(cost));
      break;
    default:
      return unreachable(cost);
  }
  return work.game;
}

type Leaving = Extract<
  Cost,
  {
    readonly is:
      | "sacrificeThis"
      | "returnThis"
      | "exileThis"
      | "discardThis"
      | "discardCards"
      | "sacrificeOthers"
      | "returnOthers"
      | "exileCards"
      | "putCardsOnLibrary";
  }
>;

/** Where what pays such a cost goes. */
function zoneOf({ is }: Leaving): "graveyard" | "hand" | "exile" | "library" {
  switch (is) {
    case "sacrificeThis":
    case "sacrificeOthers":
    case "discardThis":
    case "discardCards":
      return "graveyard";
    case "returnThis":
    case "returnOthers":
      return "hand";
    case "exileThis":
    case "exileCards":
      return "exile";
    case "putCardsOnLibrary":
      return "library";
    default:
      return unreachable(is);
  }
}

function leave(
  work: Work,
  player: PlayerId,
  ids: readonly ObjectId[],
  zone: ReturnType<typeof zoneOf>,
): void {
  const before = work.game;
  for (const object of ids) {
    const to = placeFor(before, object, zone);
    relocate(work, { is: "move", object, to, how: "put", player }, before);
  }
}

function changeCounters(work: Work, id: ObjectId, counter: string, by: number): void {
  const { counters = {} } = existing(work.game, id);
  work.setCounters(id, { ...counters, [counter]: (counters[counter] ?? 0) + by });
}
