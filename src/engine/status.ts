/** Tapped and untapped (CR 701.26), and who has been under control for long enough (302.6). */
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { characteristics, ruleChanges } from "./layers.ts";
import type { GameObject } from "./objects.ts";
import type { Work } from "./work.ts";

type Cause = Parameters<Work["emit"]>[1];

/** 302.6: a creature that came under its controller's control this turn can't pay {T} or {Q}. */
export function isSummoningSick(game: Game, object: GameObject): boolean {
  if (object.recent !== true || !characteristics(game, object.id).types.includes("creature")) {
    return false;
  }
  // 602.5a, 702.10c.
  return ruleChanges(game, object.id, "haste").length === 0;
}

/** Taps a permanent that is untapped (701.26a). */
export function tap(work: Work, id: ObjectId, cause: Cause): void {
  if (work.game.objects[id]?.tapped) return;
  work.setObject(id, { tapped: true });
  work.emit({ is: "tapped", object: id }, cause, "701.26a");
}

/** Untaps a permanent that is tapped (701.26b). */
export function untap(work: Work, id: ObjectId, cause: Cause): void {
  if (!work.game.objects[id]?.tapped) return;
  work.clear(id, "tapped");
  work.emit({ is: "untapped", object: id }, cause, "701.26b");
}
