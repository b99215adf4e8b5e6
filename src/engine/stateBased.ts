/** State-based actions (CR 704): found together, performed at once, until none is left. */

import type { MoveReason } from "./events.ts";
import { type Game, inTurnOrder, playerOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { Would } from "./instructions.ts";
import { characteristics, ruleChanges, viewOf } from "./layers.ts";
import { matches } from "./view.ts";
import type { Work } from "./work.ts";
import { placeFor } from "./zones.ts";

const cause = { is: "stateBased" } as const;

/** 704.3: performs all that apply; false when none does. */
export function performStateBased(work: Work): boolean {
  const losers = losing(work.game);
  const moves = moving(work.game);
  const cancelling = opposingCounters(work.game);
  if (losers.length === 0 && moves.length === 0 && cancelling.length === 0) return false;
  for (const { player, why } of losers) {
    work.setPlayer(player, { lost: true });
    const rules =
      why === "life" ? (["704.5a", "104.3b"] as const) : (["704.5b", "104.3c"] as const);
    work.emit({ is: "lost", player, why }, cause, ...rules);
  }
  for (const { object, count, left } of cancelling) {
    work.setObject(object, { counters: left });
    work.emit({ is: "countersCancelled", object, count }, cause, "704.5q");
  }
  if (losers.length > 0) endIfDecided(work);
  if (moves.length > 0) work.push({ do: "happen", would: moves, cause });
  return true;
}

interface Loss {
  readonly player: PlayerId;
  readonly why: "life" | "emptyLibrary";
}

function losing(game: Game): readonly Loss[] {
  return inTurnOrder(game).flatMap((player): readonly Loss[] => {
    const { life, drewFromEmpty } = playerOf(game, player);
    if (life <= 0) return [{ player, why: "life" }];
    return drewFromEmpty ? [{ player, why: "emptyLibrary" }] : [];
  });
}

/** 104.2a, 104.4a: the last player wins; if none is left, the game is a draw. */
function endIfDecided(work: Work): void {
  const [first, ...more] = work.game.players.filter((player) => !player.lost);
  if (more.length > 0) return;
  const winner = first?.id ?? null;
  work.set({ result: { winner }, agenda: [] });
  work.emit({ is: "gameEnded", winner }, cause, winner ? "104.2a" : "104.4a");
}

function moving(game: Game): readonly Would[] {
  return game.battlefield.flatMap((id): readonly Would[] => {
    const how = whyLeaves(game, id);
    const object = game.objects[id];
    if (!how || !object) return [];
    const to = placeFor(game, id, "graveyard");
    return [{ is: "move", object: id, to, how, player: object.controller }];
  });
}

/** Why a permanent is put into the graveyard or destroyed, if it is. */
function whyLeaves(game: Game, id: ObjectId): MoveReason | undefined {
  const { types, subtypes, toughness = 0 } = characteristics(game, id);
  if (types.includes("creature")) {
    if (toughness <= 0) return "noToughness"; // 704.5f
    if ((game.objects[id]?.damage ?? 0) >= toughness) return "destroy"; // 704.5g
  }
  return subtypes.includes("Aura") && !isLegallyAttached(game, id) ? "unattached" : undefined;
}

/** 303.4c, 704.5m: attached to something that it may enchant. */
function isLegallyAttached(game: Game, aura: ObjectId): boolean {
  const host = game.objects[aura]?.attachedTo;
  if (!host || game.objects[host]?.place.zone !== "battlefield") return false;
  const view = viewOf(game);
  const allowed = ruleChanges(game, aura, "enchants").every(({ change, ...whose }) =>
    matches(view, whose, change.filter, host),
  );
  const forbidden = ruleChanges(game, host, "cantBeEnchantedBy").some(({ change, ...whose }) =>
    matches(view, whose, change.filter, aura),
  );
  return allowed && !forbidden;
}

interface Cancelling {
  readonly object: ObjectId;
  readonly count: number;
  readonly left: Readonly<Record<string, number>>;
}

/** 704.5q: as many of each kind as there are of the fewer. */
function opposingCounters(game: Game): readonly Cancelling[] {
  if (game.rules.opposingCounters === "stay") return [];
  return game.battlefield.flatMap((object) => {
    const {
      "+1/+1": plus = 0,
      "-1/-1": minus = 0,
      ...others
    } = game.objects[object]?.counters ?? {};
    const count = Math.min(plus, minus);
    if (count === 0) return [];
    const left = {
      ...others,
      ...(plus > count && { "+1/+1": plus - count }),
      ...(minus > count && { "-1/-1": minus - count }),
    };
    return [{ object, count, left }];
  });
}

/** Whether any state-based action would be performed (514.3a). */
export function wouldPerformStateBased(game: Game): boolean {
  return losing(game).length > 0 || moving(game).length > 0 || opposingCounters(game).length > 0;
}
export const lose = (..._: readonly unknown[]): void => {};
export const win = (..._: readonly unknown[]): void => {};
