import { useState } from "preact/hooks";

/** What a field offers: a name, and beside it what tells it apart. */
export interface Offer {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
}

/** What a field does with its list, and with the keys that the list doesn't need for itself. */
interface Use<O> {
  /** Whether the list is shown, where it has anything. */
  readonly isOpen?: boolean;
  /** Enter, with the offer that is lit, if there is one. */
  readonly onEnter: (lit: O | undefined) => void;
  /** Tab, where an offer is lit; without this it leads on. */
  readonly onTab?: (lit: O) => void;
  /** Escape; nothing while the key belongs to what is around the field. */
  readonly onEscape: (() => void) | undefined;
}

/**
 * A field that offers a list while one types: which offer is lit, its keys, and what it is to a
 * screen reader. Where Enter takes what is typed as it is, nothing is lit until an arrow is pressed.
 */
export function useCombobox<O extends Offer>(
  id: string,
  offers: readonly O[],
  litAtFirst: "first" | "none",
) {
  const start = litAtFirst === "first" ? 0 : -1;
  const [at, light] = useState(start);
  const here = Math.min(at, offers.length - 1);
  const lit = offers[here];

  const handle = (key: string, { onEnter, onTab, onEscape }: Use<O>): boolean => {
    if (key === "ArrowDown") light(here + 1);
    else if (key === "ArrowUp") light(Math.max(start, here - 1));
    else if (key === "Enter") onEnter(lit);
    else if (key === "Tab" && onTab && lit) onTab(lit);
    else if (key === "Escape" && onEscape) onEscape();
    else return false;
    return true;
  };

  const field = (use: Use<O>) =>
    ({
      role: "combobox",
      "aria-expanded": use.isOpen !== false && offers.length > 0,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": lit && `${id}-${here}`,
      "aria-autocomplete": "list",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: false,
      // With what it offers below it: how much room that needs, its style says.
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget instanceof Element) currentTarget.scrollIntoView({ block: "nearest" });
      },
      onKeyDown: (event: KeyboardEvent) => {
        // While kana are being converted, Enter and the arrows belong to that.
        if (event.isComposing || !handle(event.key, use)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }) as const;

  return { here, isLit: at >= 0, relight: () => light(start), field };
}

interface OffersProps<O extends Offer> {
  /** The same as the field's. */
  readonly id: string;
  readonly class: string;
  readonly label: string;
  readonly offers: readonly O[];
  readonly here: number;
  readonly onTake: (offer: O) => void;
}

/** The list below such a field. */
export function Offers<O extends Offer>({
  id,
  label,
  offers,
  here,
  onTake,
  ...on
}: OffersProps<O>) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} class={on.class} translate={false}>
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
