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
  meaning: ({ amount }) =>
    amount ? [triggered(dies(thisObject), create(amount, spirit), { rule: "702.135a" })] : [],
};
