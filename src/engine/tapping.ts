/** Tapping and untapping (CR 701.26). */
import { staysStunned } from "./countersWithEffects.ts";
import type { Cause } from "./events.ts";
import type { ObjectId } from "./ids.ts";
import type { RuleNumber } from "./rules.ts";
import type { Work } from "./work.ts";

/** Taps a permanent that is untapped (701.26a). */
export function tap(work: Work, id: ObjectId, cause: Cause): void {
  const object = work.game.objects[id];
  if (!object || object.tapped) return;
  work.setObject(id, { tapped: true });
  work.emit({ is: "tapped", object: id }, cause, "701.26a");
}

/** Untaps a permanent that is tapped (701.26b), unless something else happens instead. */
export function untap(work: Work, id: ObjectId, cause: Cause, rule: RuleNumber = "701.26b"): void {
  if (!work.game.objects[id]?.tapped || staysStunned(work, id, cause)) return;
  work.clear(id, "tapped");
  work.emit({ is: "untapped", object: id }, cause, rule);
}
