import { spoken } from "../captions/telling.ts";
import { useBoard } from "./context.ts";

const run = /((?:\{[^{}]+\})+)/;

const looks: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** Tapping and untapping (107.5, 107.6). */
const drawn: Readonly<Record<string, string>> = { T: "↷", Q: "↶" };

/** Mana symbols in braces as pips of our own. */
export function Symbols({ text }: { readonly text: string }) {
  const { lang } = useBoard();
  const symbols = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
  return (
    <span class="pips" role="img" aria-label={spoken(text, lang)}>
      {symbols.map((symbol, index) => (
        <span key={index} class={`pip ${looks[symbol] ?? ""}`} aria-hidden="true">
          {drawn[symbol] ?? symbol}
        </span>
      ))}
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
