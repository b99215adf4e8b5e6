/** A face of a card, drawn: name and cost, type line, text, numbers. No art, no set symbol. */
import { Sentence } from "../../board/Pips.tsx";
import type { CardFace } from "../../language/card.ts";
import { labelled } from "../../notation/punctuation.ts";
import { drawFace } from "../cards/drawn.ts";
import type { Piece } from "../cards/phrases.ts";
import { cardWords } from "../cards/words.ts";
import type { Lang } from "../i18n.ts";
import { rulePath } from "../paths.ts";

interface Props {
  readonly lang: Lang;
  readonly face: CardFace;
  /** Which of several faces it is. */
  readonly label?: string | undefined;
}

export function DrawnFace({ lang, face, label }: Props) {
  const t = cardWords(lang);
  const drawn = drawFace(face, lang);
  return (
    <article
      class={`drawn${drawn.lines.length === 0 ? " drawn-bare" : ""}`}
      aria-label={label === undefined ? drawn.name : labelled(lang, label, drawn.name)}
      style={`--edge-fill:${drawn.edge}`}
    >
      {label !== undefined && <p class="drawn-label">{label}</p>}
      <p class="drawn-head">
        <strong>{drawn.name}</strong>
        {drawn.manaCost !== "" && <Sentence lang={lang} text={drawn.manaCost} />}
      </p>
      <p class="drawn-type">{drawn.typeLine}</p>
      <div class="drawn-text">
        {drawn.lines.map(({ pieces, isMode }, index) => (
          <p key={index} class={isMode ? "mode" : undefined}>
            <MarkedText lang={lang} pieces={pieces} />
          </p>
        ))}
        {drawn.reminders.length > 0 && (
          <details>
            <summary>{t.reminders}</summary>
            <dl>
              {drawn.reminders.map(({ keyword, text }) => (
                <div key={keyword}>
                  <dt>{keyword}</dt>
                  <dd>
                    <Sentence lang={lang} text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {drawn.pt !== undefined && (
        <p class="drawn-number" role="img" aria-label={t.power(drawn.pt)}>
          {drawn.pt}
        </p>
      )}
      {drawn.loyalty !== undefined && (
        <p class="drawn-number" role="img" aria-label={t.loyalty(drawn.loyalty)}>
          {drawn.loyalty}
        </p>
      )}
    </article>
  );
}

/** A line of a card's text: symbols drawn, and the words that rules explain as links. */
function MarkedText({ lang, pieces }: { readonly lang: Lang; readonly pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ text, term }, index) =>
        term === undefined ? (
          <Sentence key={index} lang={lang} text={text} />
        ) : (
          <a
            key={index}
            class={term.id === "loyaltyAbility" ? "term loyalty-cost" : "term"}
            href={rulePath(lang, term.rule)}
          >
            <Sentence lang={lang} text={text} />
          </a>
        ),
      )}
    </>
  );
}
