import type { JSX } from "preact";
import { type ObjectId, objectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import { useBoard } from "./context.ts";

const kind = "application/x-saitei-object";

type Handlers = Pick<
  JSX.HTMLAttributes<HTMLElement>,
  "draggable" | "onDragStart" | "onDragOver" | "onDrop"
>;

/** What lets a drawn thing be dragged. */
export function dragOf(id: ObjectId, can: boolean): Handlers {
  if (!can) return {};
  return {
    draggable: true,
    onDragStart: (event) => event.dataTransfer?.setData(kind, id),
  };
}

/** What lets something be dropped on a drawn thing or a player. */
export function useDrop(target: Target, can: boolean): Handlers {
  const { drop } = useBoard();
  if (!drop || !can) return {};
  return {
    onDragOver: (event) => {
      if (event.dataTransfer?.types.includes(kind)) event.preventDefault();
    },
    onDrop: (event) => {
      const number = Number(event.dataTransfer?.getData(kind).slice(1));
      if (!Number.isInteger(number)) return;
      event.preventDefault();
      drop(objectId(number), target);
    },
  };
}
