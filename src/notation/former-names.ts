/**
 * Japanese names that cards had here until their official ones were known. Boards that were shared
 * in Japanese have them in their addresses, which are read for ever; they are written no more.
 */
import type { CardId } from "../language/card.ts";

export const formerNames: readonly (readonly [name: string, card: CardId])[] = [
  ["屈強な破壊者", "burly-breaker" as CardId],
  ["村の見張り", "village-watch" as CardId],
  ["スティール・ゴーレム", "steel-golem" as CardId],
  ["岸なき海、エルージ", "eluge-the-shoreless-sea" as CardId],
  ["霜のモリット", "moritte-of-the-frost" as CardId],
  ["安らぎなき墓、スヴォグトース", "svogthos-the-restless-tomb" as CardId],
  ["いがみ合い", "lash-out" as CardId],
];
