/** The English printer: today's Oracle templating. */
import type { CardFace } from "../../card.ts";
import { supertypeWords, typeWords } from "../../lexicon.ts";
import { capitalised } from "./words.ts";

export { abilityText, reminder } from "./abilities.ts";

/** "Legendary Creature — Human Wizard" (205.1). */
export function typeLine(card: Pick<CardFace, "supertypes" | "types" | "subtypes">): string {
  const front = [
    ...card.supertypes.map((type) => supertypeWords[type].en),
    ...card.types.map((type) => typeWords[type].en),
  ];
  const line = front.map(capitalised).join(" ");
  return card.subtypes.length > 0 ? `${line} — ${card.subtypes.join(" ")}` : line;
}

export const name = (card: CardFace): string => card.name.en;

/** Keywords on one line: "Flying, first strike". */
export const keywordList = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(", ");

export const inParentheses = (text: string): string => `(${text})`;
