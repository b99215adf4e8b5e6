import { facesOf } from "../../language/card.ts";
import { cardWords } from "../cards/words.ts";
import { DrawnFace } from "../components/DrawnFace.tsx";
import { type Lang, otherLang } from "../i18n.ts";
import type { Understood } from "./understand.ts";
import { ownWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly understood: Understood;
  /** Something has been typed since. */
  readonly isOld: boolean;
}

/** The card in both languages, the page's own first, and as data. */
export function Drawn({ lang, understood, isOld }: Props) {
  const words = ownWords(lang);
  const { card, abilities } = understood;
  const labels = card.halves
    ? [cardWords(lang).leftHalf, cardWords(lang).rightHalf]
    : card.back
      ? [words.front, words.back]
      : [];
  return (
    <>
      {isOld && <p class="muted">{words.lastUnderstood}</p>}
      {[lang, otherLang(lang)].map((one) => (
        <section key={one} lang={one} aria-label={words.languages[one]}>
          <div class="own-faces">
            {facesOf(card).map((face, place) => (
              <DrawnFace key={place} lang={one} face={face} label={labels[place]} />
            ))}
          </div>
        </section>
      ))}
      <details class="own-data">
        <summary>{words.data}</summary>
        {abilities.length === 0 && <p class="note">{words.noAbilities}</p>}
        {abilities.map(({ text, data }, index) => (
          <div key={index}>
            <p lang="en">{text}</p>
            <pre translate={false}>{data}</pre>
          </div>
        ))}
      </details>
    </>
  );
}
