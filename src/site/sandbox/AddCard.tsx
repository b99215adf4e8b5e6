import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CardDefinition } from "../../language/card.ts";
import { itemOf } from "../../notation/edit/edits.ts";
import type { CardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import type { Item, ItemZone } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { type Offer, Offers, useCombobox } from "./combobox.tsx";
import type { CardFinder } from "./find.ts";
import { itemName } from "./objects.ts";
import { sandboxWords } from "./words.ts";

/** What is added: so many of a card, or what was written in the notation. */
interface Addition {
  readonly item: Item;
  readonly card?: CardDefinition;
}

interface Option extends Offer {
  readonly additions: readonly Addition[];
}

interface Props {
  readonly lang: Lang;
  readonly zone: ItemZone;
  readonly where: string;
  readonly find: CardFinder;
  readonly names: CardNames;
  readonly onAdd: (additions: readonly Addition[], name: string) => void;
  readonly onClose: () => void;
}

/** What was typed as the notation would have it in such a zone. */
function written(typed: string, zone: ItemZone, names: CardNames): readonly Addition[] {
  if (/[\n#:]/.test(typed)) return [];
  const board = parseBoard(`turn A, main 1\nA 20\n  ${zone}: ${typed}\nB 20\n`, names);
  if (!board.ok) return [];
  const items = board.value.position.seats[0]?.zones[zone] ?? [];
  return items.map((item) => {
    const card = board.value.cards.find(({ id }) => id === item.card);
    return { item, ...(card && { card }) };
  });
}

function optionsFor(typed: string, { lang, zone, find, names }: Props): readonly Option[] {
  const words = sandboxWords(lang);
  const [, number = "1", name = ""] =
    /^(?:(\d{1,3}) *[x×]? *)?(.*)$/.exec(typed.normalize("NFKC").trim()) ?? [];
  const count = Math.max(1, Number(number));
  const found = find(name).map((card): Option => {
    const other = card.name[lang === "ja" ? "en" : "ja"];
    const many = count === 1 ? "" : `${count} × `;
    return {
      key: card.id,
      label: `${many}${card.name[lang]}`,
      note: other,
      additions: [{ item: itemOf(card.id, count), card }],
    };
  });
  const additions = typed.trim() === "" ? [] : written(typed.trim(), zone, names);
  const isSame = additions.length === 1 && found.some(({ key }) => key === additions[0]?.item.card);
  const hasDetails = additions.some(({ item }) => Object.keys(item).length > 3);
  if (additions.length === 0 || (isSame && !hasDetails)) return found;
  return [{ key: "written", label: words.asWritten(typed.trim()), additions }, ...found];
}

/** A field that offers the cards of the library while one types; Enter adds, and the next can be typed. */
export function AddCard(props: Props) {
  const { lang, where, onAdd, onClose } = props;
  const words = sandboxWords(lang);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(
    () => optionsFor(typed, props),
    [typed, lang, props.zone, props.find, props.names],
  );

  // The reader has just asked for it: focus belongs in it.
  useLayoutEffect(() => input.current?.focus(), []);

  const take = (option: Option | undefined) => {
    if (!option) return;
    const [first] = option.additions;
    const cards = option.additions.flatMap(({ card }) => card ?? []);
    onAdd(option.additions, first ? itemName(first.item, cards, lang, words) : option.label);
    setTyped("");
    lightFirst();
    input.current?.focus();
  };

  const { id, here, lightFirst, field } = useCombobox(options, {
    onEnter: take,
    onEscape: onClose,
  });

  return (
    <div class="sb-add">
      <input
        {...field}
        ref={input}
        type="text"
        aria-label={words.addTo(where)}
        aria-describedby={`${id}-hint`}
        placeholder={words.addHint}
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          lightFirst();
        }}
      />
      <button type="button" onClick={onClose}>
        {words.done}
      </button>
      <Offers id={id} label={words.addTo(where)} offers={options} here={here} onTake={take} />
      <p class="sb-hint" id={`${id}-hint`} role={typed === "" ? undefined : "status"}>
        {typed === ""
          ? words.addMany
          : options.length === 0
            ? words.noSuchCard
            : words.found(options.length)}
      </p>
    </div>
  );
}
