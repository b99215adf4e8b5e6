/** 日本語の印字。The Japanese printer: today's official templating. */
import type { CardFace } from "../../card.ts";

export { abilityText, reminder } from "./abilities.ts";
export { modeTexts } from "./effects.ts";
export { typeLine } from "./typeLine.ts";

export const name = (card: CardFace): string => card.name.ja;

/** Keywords on one line: 「飛行、先制攻撃」。 */
export const keywordList = (texts: readonly string[]): string => texts.join("、");

/** Abilities of one paragraph. */
export const together = (texts: readonly string[]): string => texts.join("");

export const inParentheses = (text: string): string => `（${text}）`;
