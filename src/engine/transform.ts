/** Double-faced permanents: turning them over (CR 701.27, 712). */
import type { Cause } from "./events.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { hasRuleChange } from "./layers.ts";
import type { GameObject } from "./objects.ts";
import { otherFace } from "./printed.ts";
import type { RuleNumber } from "./rules.ts";
import { nowOrLast } from "./view.ts";
import type { Work } from "./work.ts";

interface Transforming {
  /** Day or night turns it over, by this rule: nothing else may if it is bound (702.145b, e). */
  readonly byTime?: RuleNumber;
  /** The activated or triggered ability that tries to, on the stack (701.27f). */
  readonly ability?: ObjectId;
  /** For a delayed ability: the number under which it was created (701.27f). */
  readonly since?: number;
}

/** Turns a permanent over if it can be; whether it was. */
export function transform(work: Work, id: ObjectId, cause: Cause, how: Transforming = {}): boolean {
  const { game } = work;
  const object = game.objects[id];
  if (!object || !canTransform(game, object)) return false;
  if (!how.byTime && isBound(game, id)) return false;
  if (hasTransformedSince(game, object, how)) return false;
  const turnedOver = work.fresh();
  if (object.face === "back") work.clear(id, "face");
  else work.setObject(id, { face: "back" });
  if (object.base && object.reverse) {
    work.setObject(id, { base: object.reverse, reverse: object.base });
  }
  const isNewer = game.rules.transformTimestamp === "new"; // 613.7g
  work.setObject(id, { turnedOver, ...(isNewer && { timestamp: turnedOver }) });
  work.emit(
    { is: "transformed", object: id },
    cause,
    "701.27a",
    ...(how.byTime ? [how.byTime] : []),
  );
  return true;
}

/** 701.27a, 701.27c–d, 712.15a: a permanent with another face that can be one. */
function canTransform(game: Game, object: GameObject): boolean {
  const there = object.place.zone === "battlefield" && !object.phasedOut && !object.faceDown;
  const face = otherFace(game, object);
  return (
    there &&
    face !== undefined &&
    !face.types.some((type) => type === "instant" || type === "sorcery")
  );
}

const isBound = (game: Game, id: ObjectId): boolean =>
  hasRuleChange(game, id, "daybound") || hasRuleChange(game, id, "nightbound");

/** 701.27f: a permanent's own ability does it only if nothing has since the ability began. */
function hasTransformedSince(game: Game, object: GameObject, how: Transforming): boolean {
  if (game.rules.ownTransforming === "always") return false;
  const ability = how.ability && nowOrLast(game, how.ability);
  if (!ability || ability.stacked?.source !== object.id) return false;
  return (object.turnedOver ?? 0) > (how.since ?? ability.timestamp);
}
