/** Keyword abilities (CR 702), each in its own file, and what they stand for. */
import type { CardDefinition } from "../language/card.ts";
import type { Ability, KeywordName } from "../language/schema.ts";
import { rewrite } from "../language/walk.ts";
import { defender } from "./defender.ts";
import { enchantKeyword } from "./enchant.ts";
import { flying } from "./flying.ts";
import type { Keyword } from "./keyword.ts";
import { madness } from "./madness.ts";
import { protection } from "./protection.ts";
import { reach } from "./reach.ts";
import { trample } from "./trample.ts";

export type { Keyword, KeywordAbility } from "./keyword.ts";

/** The keywords of one set of rules; an era replaces some of today's. */
export type KeywordTable = Readonly<Record<KeywordName, Keyword>>;

/** The keywords of the rules of today. */
export const keywords: KeywordTable = {
  defender,
  enchant: enchantKeyword,
  flying,
  madness,
  protection,
  reach,
  trample,
};

/** Fills `meaning` of every keyword in an ability, also of those that it grants. */
export function expandAbility(ability: Ability, table: KeywordTable = keywords): Ability {
  return rewrite<"Ability">(ability, {
    node: (node) =>
      node.is === "keyword"
        ? {
            ...node,
            meaning: table[node.name].meaning(node).map((inner) => expandAbility(inner, table)),
          }
        : node,
  });
}

/** A card whose keywords, wherever they stand in it, carry what they mean under these rules. */
export function expandKeywords(
  card: CardDefinition,
  table: KeywordTable = keywords,
): CardDefinition {
  return { ...card, abilities: card.abilities.map((ability) => expandAbility(ability, table)) };
}
