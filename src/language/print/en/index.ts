/** The English printer: Oracle templating of today, and of other years. */
import type { CardFace } from "../../card.ts";

export { abilityText, reminder } from "./abilities.ts";
export { modeTexts } from "./composed.ts";
export { typeLine } from "./typeLine.ts";

export const name = (card: CardFace): string => card.name.en;

/** Keywords on one line: "Flying, first strike". */
export const keywordList = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(", ");

/** Abilities of one paragraph. */
export const together = (texts: readonly string[]): string => texts.join(" ");

export const inParentheses = (text: string): string => `(${text})`;
