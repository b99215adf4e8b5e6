import { useId, useState } from "preact/hooks";
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
  const id = useId();
  /** What is being typed; nothing while the field shows the card. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [unknown, setUnknown] = useState<string>();
  const options = isOpen && typed !== undefined ? find(typed) : [];
  const here = Math.min(at, options.length - 1);

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

  const onKeyDown = (event: KeyboardEvent) => {
    // While kana are being converted, Enter and the arrows belong to that.
    if (event.isComposing) return;
    if (event.key === "ArrowDown") setAt(Math.min(options.length - 1, here + 1));
    else if (event.key === "ArrowUp") setAt(Math.max(0, here - 1));
    // Enter would send the form away, and Escape close it.
    else if (event.key === "Enter") options[here] ? take(options[here]) : settle();
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="sb-card-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options.length > 0 ? `${id}-${here}` : undefined}
        aria-autocomplete="list"
        aria-invalid={unknown !== undefined}
        aria-describedby={unknown === undefined ? undefined : `${id}-problem`}
        placeholder={words.addHint}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={typed ?? card?.name[lang] ?? ""}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setUnknown(undefined);
          setOpen(true);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={settle}
      />
      {card && (
        <button type="button" onClick={() => take(undefined)}>
          {words.clearCopy}
        </button>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={label} class="sb-options">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys (combobox).
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === here}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option.name[lang]}{" "}
            <span class="muted">{option.name[lang === "ja" ? "en" : "ja"]}</span>
          </div>
        ))}
      </div>
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
