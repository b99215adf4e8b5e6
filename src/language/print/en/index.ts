/** The English printer: Oracle templating of today, and of other years. */
import type { CardFace } from "../../card.ts";
import { todayWords, type Vocabulary } from "../../eraWords.ts";
import { supertypeWords } from "../../lexicon.ts";
import { phrasesIn } from "./phrases.ts";
import { capitalised } from "./words.ts";

export { abilityText, reminder } from "./abilities.ts";

/** "Legendary Creature — Human Wizard" (205.1). */
export function typeLine(
  card: Pick<CardFace, "supertypes" | "types" | "subtypes">,
  vocabulary: Vocabulary = todayWords,
): string {
  const front = [
    ...card.supertypes.map((type) => supertypeWords[type].en),
    ...card.types.map(phrasesIn(vocabulary).type),
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

/** Abilities of one paragraph. */
export const together = (texts: readonly string[]): string => texts.join(" ");

export const inParentheses = (text: string): string => `(${text})`;
