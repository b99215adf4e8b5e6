/** What damage results in (CR 120.3, 120.4c). */
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { Would } from "./instructions.ts";
import { characteristics, controllerOf, playerRules, ruleChanges } from "./layers.ts";
import { nowOrLast } from "./view.ts";

type Damage = Extract<Would, { is: "damage" }>;

/**
 * 120.3: the events that damage results in, besides its being marked (120.3e) and the loyalty that
 * it takes (120.3c), which committing.ts sees to.
 */
export function resultsOf(game: Game, { source, target, amount }: Damage): readonly Would[] {
  const results: Would[] = [];
  if (target.is === "player") {
    results.push({ is: "life", player: target.player, by: -amount, rules: ["120.3a"] });
  } else if (isCreature(game, target.object) && withers(game, source)) {
    const { object } = target;
    const rules = ["120.3d", "702.80a"] as const;
    results.push({ is: "counters", object, counter: "-1/-1", amount, rules });
  }
  if (has(game, source, "lifelink")) {
    const player = controllerOf(game, source);
    results.push({ is: "life", player, by: amount, rules: ["120.3f", "702.15b"] });
  }
  return results;
}

/** 702.80: by its own ability, or because all damage is dealt so. */
export const withers = (game: Game, source: ObjectId): boolean =>
  has(game, source, "wither") ||
  game.players.some(({ id }) => playerRules(game, id, "damageWithers").length > 0);

/** 702.2e, 702.15c, 702.80c: of a source that has left, as it last was. */
export const has = (game: Game, id: ObjectId, is: "lifelink" | "wither" | "deathtouch"): boolean =>
  nowOrLast(game, id) !== undefined && ruleChanges(game, id, is).length > 0;

const isCreature = (game: Game, id: ObjectId): boolean =>
  characteristics(game, id).types.includes("creature");
