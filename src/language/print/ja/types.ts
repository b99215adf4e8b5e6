import type { CardType } from "../../vocabulary.ts";

const order = (type: CardType): number => (type === "enchantment" ? 1 : 0);

/** An enchantment creature is 「クリーチャー・エンチャント」: the types in the order of Japanese cards. */
export const inJapaneseOrder = (types: readonly CardType[]): readonly CardType[] =>
  types.toSorted((one, other) => order(one) - order(other));
