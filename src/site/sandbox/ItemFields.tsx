import { type Edit, type Editable, type Spot, withOptional } from "../../notation/edit/edits.ts";
import type { Item } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { NumberField } from "./controls.tsx";
import type { CardFinder } from "./find.ts";
import { MoveButtons, MoveField } from "./MoveFields.tsx";
import { ObjectField } from "./ObjectFields.tsx";
import { itemName, objectOptions } from "./objects.ts";
import { PermanentFields } from "./PermanentFields.tsx";
import { type SetDetail, States } from "./States.tsx";
import { useModal } from "./useModal.ts";
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

/** Everything about one entry of a zone, in a dialog. */
export function ItemFields({ lang, board, spot, item, find, onEdit, onClose }: Props) {
  const words = sandboxWords(lang);
  const dialog = useModal();
  const { position, cards } = board;
  const name = itemName(item, cards, lang, words);
  const set: SetDetail = (key, value, card) =>
    onEdit({ do: "change", spot, item: withOptional(item, key, value), ...(card && { card }) });

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
        {spot.zone === "exile" && <ExiledFields {...{ lang, board, item, words, set }} />}
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

interface ExiledProps extends Pick<Props, "lang" | "board" | "item"> {
  readonly words: SandboxWords;
  readonly set: SetDetail;
}

/** What only an exiled card has. */
const ExiledFields = ({ lang, board: { position, cards }, item, words, set }: ExiledProps) => (
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
);

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
