import { keyword, mana } from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A kicker ability: `kickerFor("{8}{R}")`; `costPaid("kicker")` asks for it. */
export const kickerFor = (cost: ManaCost): Ability => keyword("kicker", { cost: [mana(cost)] });

/** CR 702.33a: an additional cost that may be paid; the spell has then been kicked (702.33d). */
export const kicker: Keyword = {
  name: "kicker",
  rule: "702.33",
  en: "Kicker",
  ja: "キッカー",
  kana: "きっかー",
  meaning: ({ cost = [] }) => [{ is: "additionalCost", cost, optional: "kicker", rule: "702.33a" }],
};
