/** Who has been under control for long enough (CR 302.6). */
import type { Game } from "./game.ts";
import { hasRuleChange, isOfType } from "./layers.ts";
import type { GameObject } from "./objects.ts";

/** 302.6: a creature that came under its controller's control this turn can't pay {T} or {Q}. */
export function isSummoningSick(game: Game, object: GameObject): boolean {
  if (object.recent !== true || !isOfType(game, object.id, "creature")) {
    return false;
  }
  // 602.5a, 702.10c.
  return !hasRuleChange(game, object.id, "haste");
}
