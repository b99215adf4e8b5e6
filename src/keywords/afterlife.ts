import { create, dies, keyword, thisObject, token, triggered } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

const spirit = token({
  colors: ["white", "black"],
  types: ["creature"],
  subtypes: ["Spirit"],
  pt: "1/1",
  abilities: [keyword("flying")],
});

/** CR 702.135a. */
export const afterlife: Keyword = {
  name: "afterlife",
  rule: "702.135",
  en: "Afterlife",
  ja: "死後",
  kana: "しご",
  reminder: {
    en: "When [self] [dies], it leaves behind flying 1/1 Spirits, white and black: [amount].",
    ja: "[self]が[死亡した]とき、飛行を持つ白であり黒でもある1/1のスピリット・クリーチャー・トークン[amount]体を生成する。",
  },
  meaning: ({ amount }) =>
    amount ? [triggered(dies(thisObject), create(amount, spirit), { rule: "702.135a" })] : [],
};
