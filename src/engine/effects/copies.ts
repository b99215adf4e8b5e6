/** Permanents that become copies while they are on the battlefield (CR 707.2, 707.4). */
import type { CardFace } from "../../language/card.ts";
import type { Filter } from "../../language/schema.ts";
import { find } from "../../language/walk.ts";
import { copiableValues, copyingIn, withExceptions } from "../copying.ts";
import type { ContinuousEffect, Game } from "../game.ts";
import { effectId, type ObjectId } from "../ids.ts";
import { viewOf } from "../layers.ts";
import { permanents, type Reader } from "../reading.ts";
import { contextOf, matches } from "../view.ts";
import { begin } from "./beginning.ts";
import type { Doing, EffectTable } from "./handler.ts";

export const copyEffects: EffectTable<"becomeCopy"> = { becomeCopy };

/** 613.1a: a copy effect, be it for a time or for good. */
function becomeCopy({ work, effect, read }: Doing<"becomeCopy">): void {
  const [model] = read.known(effect.of);
  const values = model && copiableValues(read.game, model);
  const objects = permanents(read, effect.what);
  if (!model || !values || objects.length === 0) return;
  // 707.9f: what depends on the copy may differ from one to the other.
  const alike = find(effect, "ifCopyFits").length === 0;
  for (const group of alike ? [objects] : objects.map((id) => [id])) {
    const { face: copyOf, keepsColor } = withExceptions(values, effect.except ?? [], {
      ...copyingIn(read),
      fits: (face, filter) => group.some((id) => fitsAsCopy(read, id, face, filter)),
    });
    const { until } = effect;
    begin(work, read, {
      objects: group,
      changes: [],
      copyOf,
      ...(keepsColor && { keepsColor }),
      until,
    });
  }
  for (const id of objects) {
    // 707.4 is about what is a copy already.
    const rules = isCopying(read.game, id) ? (["707.2", "707.4"] as const) : (["707.2"] as const);
    work.emit({ is: "becameCopy", object: id, of: model }, read.cause, ...rules);
  }
}

const isCopying = ({ objects, effects }: Game, id: ObjectId): boolean =>
  objects[id]?.copyOf !== undefined ||
  effects.some((one) => one.copyOf !== undefined && one.objects.includes(id));

/** Whether a permanent would fit as a copy with that face. */
function fitsAsCopy(read: Reader, id: ObjectId, copyOf: CardFace, filter: Filter): boolean {
  const { game, frame } = read;
  const effect: ContinuousEffect = {
    id: effectId(game.next),
    source: frame.source,
    controller: frame.controller,
    timestamp: game.next,
    objects: [id],
    changes: [],
    copyOf,
    until: { is: "forever" },
  };
  const imagined: Game = { ...game, effects: [...game.effects, effect] };
  return matches(viewOf(imagined), contextOf(frame), filter, id);
}
