import { useLayoutEffect, useRef } from "preact/hooks";
import type { CardDefinition } from "../../language/card.ts";
import type { Edit, Editable, Spot } from "../../notation/edit/edits.ts";
import type { Item } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { NumberField } from "./controls.tsx";
import type { CardFinder } from "./find.ts";
import { MoveButtons, MoveField } from "./MoveFields.tsx";
import { ObjectField } from "./ObjectFields.tsx";
import { itemName, objectOptions } from "./objects.ts";
import { PermanentFields } from "./PermanentFields.tsx";
import { States } from "./States.tsx";
import { type SandboxWords, sandboxWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly board: Editable;
  readonly spot: Spot;
  readonly item: Item;
  readonly find: CardFinder;
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
export function ItemFields({ lang, board, spot, item, find, onEdit, onClose }: Props) {
  const words = sandboxWords(lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const { position, cards } = board;
  const name = itemName(item, cards, lang, words);
  const set = <Key extends keyof Item>(
    key: Key,
    value: Item[Key] | undefined,
    card?: CardDefinition,
  ) => onEdit({ do: "change", spot, item: withDetail(item, key, value), ...(card && { card }) });

  useLayoutEffect(() => {
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
          <PermanentFields {...{ lang, board, spot, item, words, find, set }} />
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
