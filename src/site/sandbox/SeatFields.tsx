import { Pips } from "../../board/Pips.tsx";
import { type ManaType, manaTypes } from "../../language/vocabulary.ts";
import { countWords, itemZones, type Seat } from "../../notation/syntax.ts";
import { manaSymbol } from "../../notation/words.ts";
import { NumberField } from "./controls.tsx";
import { sandboxWords } from "./words.ts";
import { type FormContext, ZoneFields } from "./ZoneFields.tsx";

interface Props extends FormContext {
  readonly seat: Seat;
}

const mostMana = 30;

/** A player: life, mana, the turn so far, and every zone. */
export function SeatFields(props: Props) {
  const { lang, seat, onEdit } = props;
  const words = sandboxWords(lang);
  const { player, life, mana, counts = {}, zones } = seat;
  const setMana = (to: readonly ManaType[]) => onEdit({ do: "mana", player, mana: to });
  return (
    <fieldset class="sb-seat">
      <legend>{words.player(player)}</legend>
      <div class="sb-fields">
        <LifeField {...props} life={life} />
        <div class="sb-mana">
          <span id={`mana-${player}`}>{words.mana}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice. */}
          <span role="group" aria-labelledby={`mana-${player}`}>
            {manaTypes.map((type) => (
              <button
                key={type}
                type="button"
                aria-disabled={mana.length >= mostMana}
                onClick={() => mana.length < mostMana && setMana([...mana, type])}
              >
                <Pips text={manaSymbol(type)} lang={lang} />
              </button>
            ))}
          </span>
          {mana.length > 0 && (
            <>
              <span>
                = <Pips text={mana.map(manaSymbol).join("")} lang={lang} />
              </span>
              <button type="button" onClick={() => setMana([])}>
                {words.clear}
              </button>
            </>
          )}
        </div>
      </div>
      {itemZones
        .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
        .map((zone) => (
          <ZoneFields key={zone} {...props} player={player} zone={zone} items={zones[zone] ?? []} />
        ))}
      <details>
        <summary>{words.soFar}</summary>
        <div class="sb-fields">
          {countWords.map((word) => (
            <NumberField
              key={word}
              label={words.counts[word]}
              value={counts[word] ?? 0}
              min={0}
              onChange={(count) => onEdit({ do: "count", player, word, count: count || undefined })}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** The battlefield first: most of a board is there. */
const order = ["battlefield", "hand", "graveyard", "library", "exile"] as const;

/** Life can be below zero (119.6 asks only at the next check). */
const LifeField = ({ lang, seat, life, onEdit }: Props & { readonly life: number }) => (
  <NumberField
    label={sandboxWords(lang).life}
    value={life}
    min={-999}
    onChange={(to) => onEdit({ do: "life", player: seat.player, life: to })}
  />
);
