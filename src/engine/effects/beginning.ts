/** How a continuous effect that lasts begins (CR 611.2). */
import type { ContinuousEffect } from "../game.ts";
import { effectId } from "../ids.ts";
import { viewOf } from "../layers.ts";
import type { Reader } from "../reading.ts";
import { contextOf, goesOn } from "../view.ts";
import type { Work } from "../work.ts";

type Begun = Omit<ContinuousEffect, "id" | "source" | "controller" | "timestamp">;

/** What lasts until its source leaves (611.2a), or for as long as something is so (611.2b), may never begin. */
export function begin(work: Work, read: Reader, begun: Begun): void {
  const { source, controller } = read.frame;
  const { until } = begun;
  if (until.is === "thisLeaves" && read.game.objects[source]?.place.zone !== "battlefield") return;
  if (
    until.is === "asLongAs" &&
    !goesOn(viewOf(read.game), contextOf(read.frame), until.condition)
  ) {
    return;
  }
  const id = effectId(work.fresh());
  const effect: ContinuousEffect = { id, source, controller, timestamp: work.fresh(), ...begun };
  work.set({ effects: [...work.game.effects, effect] });
  const { objects, players } = begun;
  work.emit(
    { is: "effectBegan", effect: id, objects, ...(players && { players }), source },
    read.cause,
    "611.2c",
    "613.7b",
  );
}
