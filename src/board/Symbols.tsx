import { useBoard } from "./context.ts";
import { Pips, Sentence } from "./Pips.tsx";

/** Mana symbols in braces, in the language of the board. */
export function Symbols({ text }: { readonly text: string }) {
  return <Pips text={text} lang={useBoard().lang} />;
}

/** A sentence with its symbols drawn, in the language of the board. */
export function Rich({ text }: { readonly text: string }) {
  return <Sentence text={text} lang={useBoard().lang} />;
}
