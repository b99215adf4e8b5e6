import { castingWay, keyword } from "../language/build.ts";
import type { Ability, Cost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** An escape ability: `escapeFor(mana("{3}{B}"), exileCards(4, …))`. */
export const escapeFor = (...cost: readonly Cost[]): Ability => keyword("escape", { cost });

/** CR 702.138a. */
export const escapeKeyword: Keyword = {
  name: "escape",
  rule: "702.138",
  en: "Escape",
  ja: "脱出",
  kana: "だっしゅつ",
  meaning: ({ cost = [] }) => [castingWay("escape", { cost, from: "graveyard", rule: "702.138a" })],
};
