import { spoken } from "../captions/spoken.ts";
import type { Lang } from "../notation/bilingual.ts";
import { pipOf, symbolsIn } from "./pips.ts";

const run = /((?:\{[^{}]+\})+)/;

interface Props {
  readonly text: string;
  readonly lang: Lang;
}

/** Mana symbols in braces as pips of our own, read aloud as words. */
export function Pips({ text, lang }: Props) {
  return (
    <span class="pips" role="img" aria-label={spoken(text, lang)}>
      {symbolsIn(text).map((symbol, index) => {
        const pip = pipOf(symbol);
        return (
          <span key={index} class={pip.class} style={pip.style}>
            {pip.letters.length === 1
              ? pip.letters[0]
              : pip.letters.map((letter) => <span key={letter}>{letter}</span>)}
          </span>
        );
      })}
    </span>
  );
}

/** A sentence with its symbols drawn. */
export function Sentence({ text, lang }: Props) {
  return (
    <>
      {text
        .split(run)
        .map((part) => (part.startsWith("{") ? <Pips key={part} text={part} lang={lang} /> : part))}
    </>
  );
}
