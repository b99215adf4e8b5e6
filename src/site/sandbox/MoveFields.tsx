/** Where an entry goes: another zone, or another place in its own. */
import type { PlayerId } from "../../engine/ids.ts";
import type { Edit, Editable, Spot } from "../../notation/edit/edits.ts";
import { type ItemZone, itemZones } from "../../notation/syntax.ts";
import { Select } from "./controls.tsx";
import type { SandboxWords } from "./words.ts";

interface MoveProps {
  readonly words: SandboxWords;
  readonly position: Editable["position"];
  readonly spot: Spot;
  readonly onMove: (to: { readonly player: PlayerId; readonly zone: ItemZone }) => void;
}

/** Another zone of any player, for whoever can't drag. */
export function MoveField({ words, position, spot, onMove }: MoveProps) {
  const places = position.seats.flatMap(({ player }) =>
    itemZones.map((zone) => ({ player, zone })),
  );
  const keyOf = ({ player, zone }: { readonly player: PlayerId; readonly zone: ItemZone }) =>
    `${player} ${zone}`;
  return (
    <Select
      label={words.moveTo}
      value={keyOf(spot)}
      options={places.map((place) => {
        const label = words.zoneOf(place.player, words.zones[place.zone]);
        return [keyOf(place), keyOf(place) === keyOf(spot) ? words.isHere(label) : label];
      })}
      onChange={(chosen) => {
        const to = places.find((place) => keyOf(place) === chosen);
        if (to && chosen !== keyOf(spot)) onMove(to);
      }}
    />
  );
}

interface OrderProps {
  readonly words: SandboxWords;
  readonly board: Editable;
  readonly spot: Spot;
  readonly onEdit: (edit: Edit) => void;
  readonly onClose: () => void;
}

/** One place up or down in its zone: what comes first is older (613.7), or on top. */
export function MoveButtons({ words, board, spot, onEdit, onClose }: OrderProps) {
  const seat = board.position.seats.find(({ player }) => player === spot.player);
  const count = seat?.zones[spot.zone]?.length ?? 0;
  const to = (index: number) => {
    onEdit({ do: "move", spot, to: { player: spot.player, zone: spot.zone, index } });
    onClose();
  };
  return (
    <>
      {spot.index > 0 && (
        <button type="button" onClick={() => to(spot.index - 1)}>
          {words.earlier}
        </button>
      )}
      {spot.index < count - 1 && (
        <button type="button" onClick={() => to(spot.index + 1)}>
          {words.later}
        </button>
      )}
    </>
  );
}
