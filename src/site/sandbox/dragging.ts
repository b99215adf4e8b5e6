/** Entries are dragged from zone to zone. */
import { useState } from "preact/hooks";
import type { Edit, Spot } from "../../notation/edit/edits.ts";

const type = "application/x-saitei-spot";

export const drag = ({ dataTransfer }: DragEvent, spot: Spot): void =>
  dataTransfer?.setData(type, JSON.stringify(spot));

function spotIn(text: string): Spot | undefined {
  try {
    const { player, zone, index } = JSON.parse(text);
    return { player, zone, index };
  } catch {
    return undefined;
  }
}

/** What makes a zone take entries of other zones, and whether one is held over it. */
export function useDropZone(to: Omit<Spot, "index">, onEdit: (edit: Edit) => void) {
  const [isOver, setIsOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes(type)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const spot = spotIn(event.dataTransfer?.getData(type) ?? "");
      if (!spot || (spot.player === to.player && spot.zone === to.zone)) return;
      event.preventDefault();
      onEdit({ do: "move", spot, to });
    },
  };
  return { isOver, target };
}
