import { useId, useState } from "preact/hooks";
import { Offers, useCombobox } from "../../board/combobox.tsx";
import type { CardDefinition } from "../../language/card.ts";
import type { Lang } from "../i18n.ts";
import type { CardFinder } from "./find.ts";
import { sandboxWords } from "./words.ts";

interface Props {
  readonly label: string;
  readonly lang: Lang;
  readonly card: CardDefinition | undefined;
  readonly find: CardFinder;
  readonly onChange: (card: CardDefinition | undefined) => void;
}

/** A card by its name, offered while one types; an empty field is no card. */
export function CardField({ label, lang, card, find, onChange }: Props) {
  const words = sandboxWords(lang);
  /** What is being typed; nothing while the field shows the card. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const found = isOpen && typed !== undefined ? find(typed) : [];
  const options = found.map((one) => ({
    key: one.id,
    label: one.name[lang],
    note: one.name[lang === "ja" ? "en" : "ja"],
    card: one,
  }));

  const id = useId();
  const { here, relight, field } = useCombobox(id, options, "first");

  const take = (one: CardDefinition | undefined) => {
    if (one?.id !== card?.id) onChange(one);
    setTyped(undefined);
    setUnknown(undefined);
    setOpen(false);
  };

  /** The field is left, or Enter pressed where nothing is offered. */
  const settle = () => {
    setOpen(false);
    if (typed === undefined) return;
    const name = typed.trim();
    if (name === "") return take(undefined);
    const [first] = find(name);
    const isName = first && [first.name.en, first.name.ja].some((one) => isSame(one, name));
    if (isName) take(first);
    else setUnknown(name);
  };

  return (
    <div class="sb-card-field">
      <label for={id}>{label}</label>
      <input
        {...field({
          // Enter would send the form away, and Escape close it.
          onEnter: (offer) => (offer ? take(offer.card) : settle()),
          onEscape: isOpen ? () => setOpen(false) : undefined,
        })}
        id={id}
        type="text"
        aria-invalid={unknown !== undefined}
        aria-describedby={unknown === undefined ? undefined : `${id}-problem`}
        placeholder={words.addHint}
        value={typed ?? card?.name[lang] ?? ""}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setUnknown(undefined);
          setOpen(true);
          relight();
        }}
        onBlur={settle}
      />
      {card && (
        <button type="button" onClick={() => take(undefined)}>
          {words.clearCopy}
        </button>
      )}
      <Offers
        {...{ id, here, label }}
        class="sb-options"
        offers={options}
        onTake={(offer) => take(offer.card)}
      />
      {unknown !== undefined && (
        <p class="refused" id={`${id}-problem`} role="alert">
          {words.noSuchPermanent(unknown)}
        </p>
      )}
    </div>
  );
}

const isSame = (one: string, other: string): boolean =>
  one.normalize("NFKC").toLowerCase() === other.normalize("NFKC").toLowerCase();
