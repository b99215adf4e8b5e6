import { useMemo } from "preact/hooks";
import type { ObjectId } from "../engine/ids.ts";
import { useBoard, useGame } from "./context.ts";
import { type Past, pastOf } from "./past.ts";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";
import type { Moment } from "./tree.ts";

interface Props {
  readonly object: ObjectId;
  /** The line of play up to the moment in view. */
  readonly path: readonly Moment[];
  readonly onGo: (moment: number) => void;
}

/** Why an ability triggered, and since when an object is there and whose. */
export function PastOf({ object: id, path, onGo }: Props) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const past = useMemo(() => pastOf(path, game, id, speech), [path, game, id, speech]);
  const object = game.objects[id];
  if (!past || !object) return null;
  const { triggered, since, taken, controller, owner } = past;
  const { zone } = object.place;
  const isControlled = zone === "battlefield" || zone === "stack";
  const go = (to: Past) => (
    <button type="button" class="to-step" onClick={() => onGo(to.moment)}>
      {words.step(to.step)}
    </button>
  );
  return (
    <div class="past">
      {triggered && (
        <p>
          <b>{words.whyTriggered}</b> <Rich text={triggered.text ?? words.asSaid} /> {go(triggered)}
          <Rules cr={triggered.cr} />
        </p>
      )}
      {isControlled && !triggered && (
        <p>
          {controller === owner
            ? words.controlledBy(controller)
            : words.controlledNotOwned(controller, owner)}
          {taken ? (
            <>
              {" "}
              {words.since} {go(taken)}
            </>
          ) : since ? (
            <>
              {" "}
              {words.since} {go(since)}
            </>
          ) : (
            ` ${words.fromStart}`
          )}
        </p>
      )}
    </div>
  );
}
