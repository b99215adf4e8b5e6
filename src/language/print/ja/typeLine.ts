import type { CardFace } from "../../card.ts";
import { todayWords, type Vocabulary } from "../../eraWords.ts";
import { subtypeWords, supertypeWords } from "../../lexicon.ts";
import { inJapaneseOrder } from "../typeOrder.ts";
import { phrasesIn } from "./phrases.ts";

/** 「伝説のクリーチャー — 人間・ウィザード」 (205.1)。 */
export function typeLine(
  card: Pick<CardFace, "supertypes" | "types" | "subtypes">,
  vocabulary: Vocabulary = todayWords,
): string {
  const types = inJapaneseOrder(card.types).map(phrasesIn(vocabulary).type).join("・");
  const front = card.supertypes.map((type) => supertypeWords[type].ja).join("") + types;
  const subtypes = card.subtypes.map((word) => subtypeWords.get(word)?.ja ?? word);
  return subtypes.length > 0 ? `${front} — ${subtypes.join("・")}` : front;
}
