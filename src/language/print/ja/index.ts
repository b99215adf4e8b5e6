/** 日本語の印字。The Japanese printer: today's official templating. */
import type { CardFace } from "../../card.ts";
import { todayWords, type Vocabulary } from "../../eraWords.ts";
import { subtypeWords, supertypeWords } from "../../lexicon.ts";
import type { CardType } from "../../vocabulary.ts";
import { phrasesIn } from "./phrases.ts";

export { abilityText, reminder } from "./abilities.ts";

/** An enchantment creature is 「クリーチャー・エンチャント」: the types in the order of Japanese cards. */
const order = (type: CardType): number => (type === "enchantment" ? 1 : 0);

/** 「伝説のクリーチャー — 人間・ウィザード」 (205.1)。 */
export function typeLine(
  card: Pick<CardFace, "supertypes" | "types" | "subtypes">,
  vocabulary: Vocabulary = todayWords,
): string {
  const types = card.types
    .toSorted((one, other) => order(one) - order(other))
    .map(phrasesIn(vocabulary).type)
    .join("・");
  const front = card.supertypes.map((type) => supertypeWords[type].ja).join("") + types;
  const subtypes = card.subtypes.map((word) => subtypeWords.get(word)?.ja ?? word);
  return subtypes.length > 0 ? `${front} — ${subtypes.join("・")}` : front;
}

export const name = (card: CardFace): string => card.name.ja;

/** Keywords on one line: 「飛行、先制攻撃」。 */
export const keywordList = (texts: readonly string[]): string => texts.join("、");

/** Abilities of one paragraph. */
export const together = (texts: readonly string[]): string => texts.join("");

export const inParentheses = (text: string): string => `（${text}）`;
