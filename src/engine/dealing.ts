/** What damage results in (CR 120.3, 120.4c). */
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { Would } from "./instructions.ts";
import { controllerOf, hasRuleChange, isOfType, playerRules } from "./layers.ts";
import { nowOrLast } from "./view.ts";

type Damage = Extract<Would, { is: "damage" }>;

/**
 * 120.3: damage that is dealt at once with the events that it results in, besides its being marked
 * (120.3e) and the loyalty that it takes (120.3c), which committing.ts sees to.
 */
export function resultsOf(game: Game, damages: readonly Damage[]): readonly Would[] {
  return damages.flatMap((damage, at) => {
    const { source } = damage;
    const isLast = damages.findLastIndex((one) => one.source === source) === at;
    const all = damages.filter((one) => one.source === source);
    return [
      { ...damage, processed: true as const },
      ...resultsFor(game, damage),
      ...(isLast ? gainedFor(game, source, all) : []),
    ];
  });
}

/** 702.15e, 119.9: a source with lifelink causes one life gain event, however much it damages. */
function gainedFor(game: Game, source: ObjectId, damages: readonly Damage[]): readonly Would[] {
  if (!has(game, source, "lifelink")) return [];
  const player = controllerOf(game, source);
  const by = damages.reduce((sum, { amount }) => sum + amount, 0);
  return [{ is: "life", player, by, rules: ["120.3f", "702.15b"] }];
}

function resultsFor(game: Game, { source, target, amount }: Damage): readonly Would[] {
  const results: Would[] = [];
  if (target.is === "player") {
    results.push({ is: "life", player: target.player, by: -amount, rules: ["120.3a"] });
  } else if (isOfType(game, target.object, "creature") && withers(game, source)) {
    const { object } = target;
    const rules = ["120.3d", "702.80a"] as const;
    results.push({ is: "counters", object, counter: "-1/-1", amount, rules });
  }
  return results;
}

/** 702.80: by its own ability, or because all damage is dealt so. */
export const withers = (game: Game, source: ObjectId): boolean =>
  has(game, source, "wither") ||
  game.players.some(({ id }) => playerRules(game, id, "damageWithers").length > 0);

/** 702.2e, 702.15c, 702.80b: of a source that has left, as it last was. */
export const has = (game: Game, id: ObjectId, is: "lifelink" | "wither" | "deathtouch"): boolean =>
  nowOrLast(game, id) !== undefined && hasRuleChange(game, id, is);
