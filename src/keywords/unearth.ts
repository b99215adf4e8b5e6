import {
  activated,
  among,
  anyPlayer,
  apply,
  beginningOf,
  delayed,
  establish,
  exile,
  forever,
  gains,
  goTo,
  inOrder,
  keyword,
  leaves,
  mana,
  named,
  replacement,
  returnToBattlefield,
  self,
} from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** An unearth ability: `unearthFor("{2}{B}")`. */
export const unearthFor = (cost: ManaCost): Ability => keyword("unearth", { cost: [mana(cost)] });

const unearthed = named("unearthed");

/** CR 702.84a. */
export const unearth: Keyword = {
  name: "unearth",
  rule: "702.84",
  en: "Unearth",
  ja: "蘇生",
  kana: "そせい",
  meaning: ({ cost = [] }) => [
    activated(
      cost,
      inOrder(
        returnToBattlefield(self, { name: "unearthed" }),
        apply(unearthed, [gains(keyword("haste"))], forever),
        delayed(beginningOf("end", anyPlayer), exile(unearthed)),
        establish(replacement(leaves(among(unearthed)), goTo("exile")), forever),
      ),
      { zone: "graveyard", timing: "sorcery", rule: "702.84a" },
    ),
  ],
};
