import { useEffect, useRef, useState } from "preact/hooks";
import type { PlayerId } from "../../engine/ids.ts";
import type { CardDefinition } from "../../language/card.ts";
import { counterKinds } from "../../language/vocabulary.ts";
import type { Edit, Editable, Spot } from "../../notation/edit/edits.ts";
import {
  type CardReference,
  type Item,
  type ItemZone,
  itemZones,
  type Reference,
  type StateWord,
  stateWords,
} from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { Check, NumberField, Select } from "./controls.tsx";
import { itemName, type ObjectOption, objectOptions, optionFor } from "./objects.ts";
import { type SandboxWords, sandboxWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly board: Editable;
  readonly spot: Spot;
  readonly item: Item;
  readonly onEdit: (edit: Edit, said?: string) => void;
  readonly onClose: () => void;
}

/** The item with a detail, or without it. */
function withDetail<Key extends keyof Item>(
  item: Item,
  key: Key,
  value: Item[Key] | undefined,
): Item {
  const { [key]: _, ...rest } = item;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Item;
}

/** Everything about one entry of a zone, in a dialog. */
export function ItemFields({ lang, board, spot, item, onEdit, onClose }: Props) {
  const words = sandboxWords(lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const { position, cards } = board;
  const name = itemName(item, cards, lang, words);
  const change = (to: Item) => onEdit({ do: "change", spot, item: to });
  const set = <Key extends keyof Item>(key: Key, value: Item[Key] | undefined) =>
    change(withDetail(item, key, value));

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const leave = (edit: Edit, said: string) => {
    onEdit(edit, said);
    onClose();
  };

  return (
    <dialog ref={dialog} class="sb-item" aria-label={words.edit(name)} onClose={onClose}>
      <form method="dialog">
        <p class="sb-item-head">
          <strong>{name}</strong>{" "}
          <span class="muted">{words.zoneOf(spot.player, words.zones[spot.zone])}</span>
        </p>
        <div class="sb-fields">
          <NumberField
            label={words.count}
            value={item.count}
            min={1}
            onChange={(count) => set("count", Math.min(count, 500))}
          />
          {item.card !== undefined && (
            <Nickname
              item={item}
              words={words}
              onChange={(nickname) => set("nickname", nickname)}
            />
          )}
        </div>
        {spot.zone === "battlefield" && (
          <PermanentFields {...{ lang, board, spot, item, words, set }} />
        )}
        {spot.zone === "exile" && (
          <div class="sb-fields">
            <ObjectField
              label={words.exiledBy}
              none={words.nothing}
              options={objectOptions(position, cards, lang, words).filter(
                ({ zone }) => zone === "battlefield",
              )}
              value={item.exiledBy}
              onChange={(reference) => set("exiledBy", reference)}
            />
            <States only={["face down"]} item={item} words={words} set={set} />
          </div>
        )}
        <div class="sb-fields">
          <MoveField
            {...{ words, position, spot }}
            onMove={(to) =>
              leave(
                { do: "move", spot, to },
                words.moved(name, words.zoneOf(to.player, words.zones[to.zone])),
              )
            }
          />
        </div>
        <p class="sb-buttons">
          {item.count > 1 && (
            <button type="button" onClick={() => onEdit({ do: "split", spot })}>
              {words.split}
            </button>
          )}
          <MoveButtons {...{ words, board, spot, onEdit }} onClose={onClose} />
          <button
            type="button"
            class="is-danger"
            onClick={() => leave({ do: "remove", spot }, words.removed(name))}
          >
            {words.remove}
          </button>
          <button type="submit" class="is-main">
            {words.done}
          </button>
        </p>
      </form>
    </dialog>
  );
}

interface NicknameProps {
  readonly item: Item;
  readonly words: SandboxWords;
  readonly onChange: (nickname: string | undefined) => void;
}

/** Taken over when the field is left: half a name may be one that is not allowed. */
const Nickname = ({ item, words, onChange }: NicknameProps) => (
  <label>
    {words.nickname}
    <input
      type="text"
      value={item.nickname ?? ""}
      placeholder={words.nicknameHint}
      maxLength={30}
      disabled={item.count > 1}
      onChange={({ currentTarget }) => {
        const name = currentTarget.value.replace(/[^\p{L}\p{N}_-]/gu, "");
        onChange(name === "" ? undefined : name);
      }}
    />
  </label>
);

type SetDetail = <Key extends keyof Item>(key: Key, value: Item[Key] | undefined) => void;

interface PermanentProps {
  readonly lang: Lang;
  readonly board: Editable;
  readonly spot: Spot;
  readonly item: Item;
  readonly words: SandboxWords;
  readonly set: SetDetail;
}

/** What only a permanent has. */
function PermanentFields({
  lang,
  board: { position, cards },
  spot,
  item,
  words,
  set,
}: PermanentProps) {
  const options = objectOptions(position, cards, lang, words);
  const others = options.filter((one) => one.item !== item);
  const there = others.filter(({ zone }) => zone === "battlefield");
  const players = position.seats.map(({ player }) => player);
  const attackers = there.filter((one) => one.item.attacking !== undefined);
  const planeswalkers = there.filter(({ item: { card } }) =>
    cards.find(({ id }) => id === card)?.types.includes("planeswalker"),
  );
  const [blocked] = item.blocking ?? [];
  return (
    <>
      <p class="sb-checks">
        <Check
          label={words.tapped}
          isOn={item.tapped === true}
          onChange={(isOn) => set("tapped", isOn || undefined)}
        />
        <Check
          label={words.recent}
          isOn={item.recent === true}
          onChange={(isOn) => set("recent", isOn || undefined)}
        />
        <States only={statesFor(item, cards)} item={item} words={words} set={set} />
      </p>
      <div class="sb-fields">
        <NumberField
          label={words.damage}
          value={item.damage ?? 0}
          min={0}
          onChange={(damage) => set("damage", damage || undefined)}
        />
        <ObjectField
          label={words.on}
          none={words.nothing}
          options={[...there, ...others.filter(({ zone }) => zone === "graveyard")]}
          value={item.on}
          onChange={(reference) => set("on", reference)}
        />
        <Select
          label={words.owner}
          value={item.owner ?? spot.player}
          options={players.map((player) => [player, words.player(player)])}
          onChange={(player) => {
            const owner = players.find((one) => one === player);
            set("owner", owner === spot.player ? undefined : owner);
          }}
        />
        <TargetField
          label={words.attacking}
          none={words.notAttacking}
          players={players.filter((player) => player !== spot.player)}
          options={planeswalkers}
          words={words}
          value={item.attacking}
          onChange={(reference) => set("attacking", reference)}
        />
        {(attackers.length > 0 || blocked) && (
          <ObjectField
            label={words.blocking}
            none={words.nothing}
            options={attackers}
            value={blocked}
            onChange={(reference) => set("blocking", reference && [reference])}
          />
        )}
      </div>
      <Counters item={item} words={words} onChange={(counters) => set("counters", counters)} />
    </>
  );
}

/** What such a permanent can be, and what is written of it in any case. */
function statesFor(item: Item, cards: readonly CardDefinition[]): readonly StateWord[] {
  const { states = [], attacking } = item;
  const card = cards.find(({ id }) => id === item.card);
  const hasBestow = card?.abilities.some((one) => one.is === "keyword" && one.name === "bestow");
  const can: Readonly<Record<StateWord, boolean>> = {
    "back face": card?.back !== undefined,
    "face down": false,
    "phased out": true,
    monstrous: card?.types.includes("creature") ?? false,
    bestowed: hasBestow ?? false,
    blocked: attacking !== undefined,
    "loyalty used": card?.types.includes("planeswalker") ?? false,
  };
  return stateWords.filter((one) => can[one] || states.includes(one));
}

interface StatesProps {
  readonly only: readonly StateWord[];
  readonly item: Item;
  readonly words: SandboxWords;
  readonly set: SetDetail;
}

const States = ({ only, item: { states = [] }, words, set }: StatesProps) => (
  <>
    {only.map((state) => (
      <Check
        key={state}
        label={words.states[state]}
        isOn={states.includes(state)}
        onChange={(isOn) => {
          const after = stateWords.filter((one) => (one === state ? isOn : states.includes(one)));
          set("states", after.length === 0 ? undefined : after);
        }}
      />
    ))}
  </>
);

interface ObjectFieldProps {
  readonly label: string;
  readonly none: string;
  readonly options: readonly ObjectOption[];
  readonly value: CardReference | undefined;
  readonly onChange: (reference: CardReference | undefined) => void;
}

const ObjectField = ({ label, none, options, value, onChange }: ObjectFieldProps) => (
  <Select
    label={label}
    value={optionFor(options, value)?.value ?? ""}
    options={[["", none], ...options.map((one) => [one.value, one.label] as const)]}
    onChange={(chosen) => onChange(options.find((one) => one.value === chosen)?.reference)}
  />
);

interface TargetFieldProps {
  readonly label: string;
  readonly none: string;
  readonly players: readonly PlayerId[];
  readonly options: readonly ObjectOption[];
  readonly words: SandboxWords;
  readonly value: Reference | undefined;
  readonly onChange: (reference: Reference | undefined) => void;
}

/** A player, or one of some objects. */
function TargetField({ label, none, players, options, words, value, onChange }: TargetFieldProps) {
  const now = value?.is === "player" ? `player ${value.player}` : optionFor(options, value)?.value;
  return (
    <Select
      label={label}
      value={now ?? ""}
      options={[
        ["", none],
        ...players.map((player) => [`player ${player}`, words.player(player)] as const),
        ...options.map((one) => [one.value, one.label] as const),
      ]}
      onChange={(chosen) => {
        const player = players.find((one) => `player ${one}` === chosen);
        const at = { line: 0, column: 0, length: 0 };
        onChange(
          player
            ? { is: "player", player, at }
            : options.find((one) => one.value === chosen)?.reference,
        );
      }}
    />
  );
}

interface CountersProps {
  readonly item: Item;
  readonly words: SandboxWords;
  readonly onChange: (counters: Item["counters"]) => void;
}

const kinds = ["+1/+1", "-1/-1", ...counterKinds] as const;

function Counters({ item: { counters = {} }, words, onChange }: CountersProps) {
  const [kind, setKind] = useState<string>("+1/+1");
  const with_ = (name: string, amount: number) => {
    const after = Object.fromEntries(
      Object.entries({ ...counters, [name]: amount }).filter(([, count]) => count > 0),
    );
    onChange(Object.keys(after).length === 0 ? undefined : after);
  };
  return (
    <fieldset class="sb-counters">
      <legend>{words.counters}</legend>
      <div class="sb-fields">
        {Object.entries(counters).map(([name, amount]) => (
          <NumberField
            key={name}
            label={name}
            value={amount}
            min={0}
            onChange={(count) => with_(name, count)}
          />
        ))}
      </div>
      <p class="sb-buttons">
        <label>
          <span class="visually-hidden">{words.kind}</span>
          <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => with_(kind, (counters[kind] ?? 0) + 1)}>
          {words.addCounter}
        </button>
      </p>
    </fieldset>
  );
}

interface MoveProps {
  readonly words: SandboxWords;
  readonly position: Editable["position"];
  readonly spot: Spot;
  readonly onMove: (to: { readonly player: PlayerId; readonly zone: ItemZone }) => void;
}

/** Another zone of any player, for whoever can't drag. */
function MoveField({ words, position, spot, onMove }: MoveProps) {
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
        return [keyOf(place), keyOf(place) === keyOf(spot) ? `${label} (${words.here})` : label];
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
function MoveButtons({ words, board, spot, onEdit, onClose }: OrderProps) {
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
