import { useState } from "preact/hooks";
import { aimOf } from "../../captions/names.ts";
import { namesIn } from "../../captions/telling.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { useBoard, useGame } from "../context.ts";
import { Icon } from "../Icon.tsx";
import { Decide } from "./Answers.tsx";
import type { ChoiceProps } from "./Choice.tsx";

function swapped(items: readonly ObjectId[], place: number, other: number): readonly ObjectId[] {
  return items.map((item, index) =>
    index === place ? (items[other] ?? item) : index === other ? (items[place] ?? item) : item,
  );
}

/** One item taken out and put in at another place. */
function movedTo(items: readonly ObjectId[], from: number, to: number): readonly ObjectId[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Of what is dragged within an order: nothing else may be dropped there. */
const kind = "application/x-saitei-place";

/** An order, changed by dragging its items or moving them up and down. */
export function Order({ decision, scripted, onAnswer }: ChoiceProps<"order">) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const [order, setOrder] = useState(scripted?.is === "order" ? scripted.order : decision.items);
  const names = namesIn(speech, game);
  // Copies of one spell are told apart by their targets.
  const called = (item: ObjectId): string =>
    decision.purpose.is === "copies"
      ? `${names.object(item)} → ${aimOf(names, item)}`
      : names.object(item);
  const button = (icon: "up" | "down", place: number, label: string) => {
    const other = icon === "up" ? place - 1 : place + 1;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={other < 0 || other >= order.length}
        onClick={() => setOrder(swapped(order, place, other))}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <div class="together">
      <ol class="order plain">
        {order.map((item, place) => {
          const name = called(item);
          return (
            <li
              key={item}
              draggable
              onDragStart={(event) => event.dataTransfer?.setData(kind, `${place}`)}
              onDragOver={(event) => {
                if (event.dataTransfer?.types.includes(kind)) event.preventDefault();
              }}
              onDrop={(event) => {
                const from = Number(event.dataTransfer?.getData(kind));
                event.preventDefault();
                setOrder(movedTo(order, from, place));
              }}
            >
              <span class="place">{place + 1}</span>
              <span class="what">{name}</span>
              {button("up", place, words.up(name))}
              {button("down", place, words.down(name))}
            </li>
          );
        })}
      </ol>
      <Decide onClick={() => onAnswer({ is: "order", order })} />
    </div>
  );
}
