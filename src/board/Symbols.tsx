import { spoken } from "../captions/telling.ts";
import { useBoard } from "./context.ts";
import { pipOf, symbolsIn } from "./pips.ts";

const run = /((?:\{[^{}]+\})+)/;

/** Mana symbols in braces as pips of our own. */
export function Symbols({ text }: { readonly text: string }) {
  const { lang } = useBoard();
  return (
    <span class="pips" role="img" aria-label={spoken(text, lang)}>
      {symbolsIn(text).map((symbol, index) => {
        const pip = pipOf(symbol);
        return (
          <span key={index} class={pip.class} style={pip.style} aria-hidden="true">
            {pip.letters.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** A sentence with its symbols drawn. */
export function Rich({ text }: { readonly text: string }) {
  return (
    <>
      {text
        .split(run)
        .map((part) => (part.startsWith("{") ? <Symbols key={part} text={part} /> : part))}
    </>
  );
}
