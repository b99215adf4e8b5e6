/** The order in which cards print their types, whatever order an effect gave them in. */
import type { CardType } from "../vocabulary.ts";

type Places = Readonly<Partial<Record<CardType, number>>>;

/** Types without a place stand behind those before 0. */
const inOrderOf = (types: readonly CardType[], places: Places): readonly CardType[] =>
  types.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));

/** "Enchantment Artifact", "Artifact Land", "Land Creature". */
export const inEnglishOrder = (types: readonly CardType[]): readonly CardType[] =>
  inOrderOf(types, { kindred: -4, enchantment: -3, artifact: -2, land: -1 });

/** 「アーティファクト・土地」「土地・クリーチャー」「クリーチャー・エンチャント」. */
export const inJapaneseOrder = (types: readonly CardType[]): readonly CardType[] =>
  inOrderOf(types, { kindred: -3, artifact: -2, land: -1, enchantment: 1 });
