/** 日本語の印字。The Japanese printer: today's official templating. */
import type { CardFace } from "../../card.ts";
import { subtypeWords, supertypeWords, typeWords } from "../../lexicon.ts";
import type { CardType } from "../../vocabulary.ts";

export { abilityText, reminder } from "./abilities.ts";

/** An enchantment creature is 「クリーチャー・エンチャント」: the types in the order of Japanese cards. */
const order = (type: CardType): number => (type === "enchantment" ? 1 : 0);

/** 「伝説のクリーチャー — 人間・ウィザード」 (205.1)。 */
export function typeLine(card: Pick<CardFace, "supertypes" | "types" | "subtypes">): string {
  const types = card.types
    .toSorted((one, other) => order(one) - order(other))
    .map((type) => typeWords[type].ja)
    .join("・");
  const front = card.supertypes.map((type) => supertypeWords[type].ja).join("") + types;
  const subtypes = card.subtypes.map((word) => subtypeWords.get(word)?.ja ?? word);
  return subtypes.length > 0 ? `${front} — ${subtypes.join("・")}` : front;
}

export const name = (card: CardFace): string => card.name.ja;

/** Keywords on one line: 「飛行、先制攻撃」。 */
export const keywordList = (texts: readonly string[]): string => texts.join("、");

export const inParentheses = (text: string): string => `（${text}）`;
