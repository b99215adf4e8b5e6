import { useId, useState } from "preact/hooks";

/** What a field offers: a name, and beside it what tells it apart. */
export interface Offer {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
}

/** What a field does with the keys that its list doesn't need for itself. */
interface Keys<O> {
  /** Enter, with the offer that is lit, if there is one. */
  readonly onEnter: (here: O | undefined) => void;
  /** Escape; nothing while the key belongs to what is around the field. */
  readonly onEscape: (() => void) | undefined;
}

/** A field that offers a list while one types: which offer is lit, its keys, and what it is to a screen reader. */
export function useCombobox<O extends Offer>(offers: readonly O[], { onEnter, onEscape }: Keys<O>) {
  const id = useId();
  const [at, light] = useState(0);
  const here = Math.min(at, offers.length - 1);

  const handle = (key: string): boolean => {
    if (key === "ArrowDown") light(Math.min(offers.length - 1, here + 1));
    else if (key === "ArrowUp") light(Math.max(0, here - 1));
    else if (key === "Enter") onEnter(offers[here]);
    else if (key === "Escape" && onEscape) onEscape();
    else return false;
    return true;
  };

  return {
    id,
    here,
    lightFirst: () => light(0),
    field: {
      role: "combobox",
      "aria-expanded": offers.length > 0,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": offers.length > 0 ? `${id}-${here}` : undefined,
      "aria-autocomplete": "list",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: false,
      onKeyDown: (event: KeyboardEvent) => {
        // While kana are being converted, Enter and the arrows belong to that.
        if (event.isComposing || !handle(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  } as const;
}

interface OffersProps<O extends Offer> {
  readonly id: string;
  readonly label: string;
  readonly offers: readonly O[];
  readonly here: number;
  readonly onTake: (offer: O) => void;
}

/** The list below such a field. */
export function Offers<O extends Offer>({ id, label, offers, here, onTake }: OffersProps<O>) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} class="sb-options">
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
        <div
          key={offer.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === here}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer)}
        >
          {offer.label}
          {offer.note && <span class="muted"> {offer.note}</span>}
        </div>
      ))}
    </div>
  );
}
