import type { CardFace } from "../../card.ts";
import { todayWords, type Vocabulary } from "../../eraWords.ts";
import { supertypeWords } from "../../lexicon.ts";
import { inEnglishOrder } from "../typeOrder.ts";
import { phrasesIn } from "./phrases.ts";
import { capitalised } from "./words.ts";

/** "Legendary Creature — Human Wizard" (205.1). */
export function typeLine(
  card: Pick<CardFace, "supertypes" | "types" | "subtypes">,
  vocabulary: Vocabulary = todayWords,
): string {
  const front = [
    ...card.supertypes.map((type) => supertypeWords[type].en),
    ...inEnglishOrder(card.types).map(phrasesIn(vocabulary).type),
  ];
  const line = front.map(capitalised).join(" ");
  return card.subtypes.length > 0 ? `${line} — ${card.subtypes.join(" ")}` : line;
}
