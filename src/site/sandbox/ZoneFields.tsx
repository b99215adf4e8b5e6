import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PlayerId } from "../../engine/ids.ts";
import type { Edit, Editable, Spot } from "../../notation/edit/edits.ts";
import type { CardNames } from "../../notation/names.ts";
import { labelled, listed } from "../../notation/punctuation.ts";
import { type Item, type ItemZone, stateWords } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { AddCard } from "./AddCard.tsx";
import { chosenWords } from "./choices.ts";
import { drag, useDropZone } from "./dragging.ts";
import type { CardFinder } from "./find.ts";
import { counterLabel, itemName, objectOptions, optionFor } from "./objects.ts";
import { type SandboxWords, sandboxWords } from "./words.ts";

export interface FormContext {
  readonly lang: Lang;
  readonly board: Editable;
  readonly find: CardFinder;
  readonly names: CardNames;
  readonly onEdit: (edit: Edit, said?: string) => void;
  /** Opens everything about an entry. */
  readonly onOpen: (spot: Spot) => void;
}

interface Props extends FormContext {
  readonly player: PlayerId;
  readonly zone: ItemZone;
  readonly items: readonly Item[];
}

/** The states of an entry in short, as the table says them. */
function detailsOf(item: Item, { board, lang }: FormContext, words: SandboxWords): string {
  const { position, cards } = board;
  const {
    tapped,
    recent,
    damage,
    counters = {},
    states = [],
    on,
    attacking,
    blocking,
    owner,
    copyOf,
  } = item;
  const options = objectOptions(position, cards, lang, words);
  const named = (one: Item["on"]) => optionFor(options, one)?.label ?? "";
  const said = (label: string, text: string) => labelled(lang, label, text);
  const parts = [
    ...(tapped ? [words.tapped] : []),
    ...(recent ? [words.recent] : []),
    ...(damage ? [`${words.damage} ${damage}`] : []),
    ...Object.entries(counters).map(([kind, amount]) => `${counterLabel(kind, lang)} ×${amount}`),
    ...stateWords.filter((one) => states.includes(one)).map((one) => words.states[one]),
    ...(copyOf === undefined
      ? []
      : [said(words.copyOf, cards.find(({ id }) => id === copyOf)?.name[lang] ?? copyOf)]),
    ...chosenWords(item, lang),
    ...(on ? [said(words.on, named(on))] : []),
    ...(attacking
      ? [said(words.attacking, attacking.is === "player" ? attacking.player : named(attacking))]
      : []),
    ...(blocking?.length ? [said(words.blocking, listed(lang, blocking.map(named)))] : []),
    ...(owner === undefined ? [] : [said(words.owner, owner)]),
    ...(item.nickname === undefined
      ? []
      : [lang === "ja" ? `「${item.nickname}」` : `“${item.nickname}”`]),
  ];
  return listed(lang, parts);
}

/** One zone of a player: its entries, each to be opened or dragged elsewhere, and a way to add more. */
export function ZoneFields(props: Props) {
  const { lang, board, player, zone, items, onEdit, onOpen, find, names } = props;
  const words = sandboxWords(lang);
  const { isAdding, setIsAdding, plus } = useAdding();
  const { isOver, target } = useDropZone({ player, zone }, onEdit);
  const where = words.zoneOf(player, words.zones[zone]);
  const note = zone === "library" || zone === "graveyard" ? words.zoneNotes[zone] : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div class={`sb-zone ${isOver ? "is-over" : ""}`} role="group" aria-label={where} {...target}>
      <p class="sb-zone-label">
        {words.zones[zone]}
        {note && items.length > 1 && <span class="muted">{note}</span>}
      </p>
      <ul class="plain sb-items">
        {items.map((item, index) => (
          <li key={index}>
            <Chip
              {...{ item, onOpen }}
              spot={{ player, zone, index }}
              name={itemName(item, board.cards, lang, words)}
              details={detailsOf(item, props, words)}
            />
          </li>
        ))}
        {!isAdding && (
          <li>
            <button
              ref={plus}
              type="button"
              class="sb-plus"
              aria-label={words.addTo(where)}
              onClick={() => setIsAdding(true)}
            >
              ＋ {words.add}
            </button>
          </li>
        )}
      </ul>
      {isAdding && (
        <AddCard
          {...{ lang, zone, where, find, names }}
          onClose={() => setIsAdding(false)}
          onAdd={(additions, name) => {
            for (const { item, card } of additions) {
              onEdit(
                { do: "add", player, zone, item, ...(card && { card }) },
                words.added(name, where),
              );
            }
          }}
        />
      )}
    </div>
  );
}

/** Whether a card is being added; who is done goes on from the button where they began. */
function useAdding() {
  const [isAdding, setIsAdding] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useLayoutEffect(() => {
    if (wasAdding.current && !isAdding) plus.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  return { isAdding, setIsAdding, plus };
}

interface ChipProps extends Pick<FormContext, "onOpen"> {
  readonly spot: Spot;
  readonly item: Item;
  readonly name: string;
  readonly details: string;
}

const Chip = ({ spot, item, name, details, onOpen }: ChipProps) => (
  <button
    type="button"
    class="sb-chip"
    draggable
    aria-haspopup="dialog"
    onDragStart={(event) => drag(event, spot)}
    onClick={() => onOpen(spot)}
  >
    {item.count > 1 && item.card !== undefined && <b>{item.count} × </b>}
    {name}
    {details && <span class="muted"> {details}</span>}
  </button>
);
