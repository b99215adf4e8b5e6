import { any, castingWay, instant, keyword, mana, sorcery } from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A flashback ability: `flashbackFor("{2}{R}")`. */
export const flashbackFor = (cost: ManaCost): Ability =>
  keyword("flashback", { cost: [mana(cost)] });

/** CR 702.34a: from the graveyard for another cost, and exiled as it leaves the stack. */
export const flashback: Keyword = {
  name: "flashback",
  rule: "702.34",
  en: "Flashback",
  ja: "フラッシュバック",
  kana: "ふらっしゅばっく",
  meaning: ({ cost = [] }) => [
    castingWay("flashback", {
      cost,
      from: "graveyard",
      resulting: any(instant, sorcery),
      exiles: true,
      rule: "702.34a",
    }),
  ],
};
