/** What players do with cards from their opening hands, before the first turn (CR 103.6). */
import type { Effect } from "../language/schema.ts";
import { bareFrame, inTurnOrder, playerOf } from "./game.ts";
import { characteristics } from "./layers.ts";
import { openFrame } from "./resolving.ts";
import type { Work } from "./work.ts";

/**
 * 103.6: the starting player first, then the others in turn order. A player may take such actions
 * in any order; no card here can tell one order from another, so they are asked card by card.
 */
export function openingHands(work: Work): void {
  const { game } = work;
  for (const player of inTurnOrder(game).toReversed()) {
    for (const source of playerOf(game, player).hand.toReversed()) {
      for (const { ability } of characteristics(game, source).abilities) {
        if (ability.is !== "openingHand") continue;
        const effect: Effect = { is: "may", who: { is: "you" }, effect: ability.effect };
        const frame = openFrame(work, bareFrame({ source, controller: player }));
        work.push({ do: "effect", effect, frame }, { do: "endFrame", frame });
      }
    }
  }
}
