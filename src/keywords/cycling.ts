import {
  activated,
  all,
  card,
  discardThis,
  draw,
  inOrder,
  keyword,
  mana,
  named,
  putIntoHand,
  search,
  shuffle,
} from "../language/build.ts";
import type { Ability, Filter, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A cycling ability: `cyclingFor("{2}")`, `cyclingFor("{1}", all(basic, land))`. */
export const cyclingFor = (cost: ManaCost, quality?: Filter): Ability =>
  keyword("cycling", { cost: [mana(cost)], ...(quality && { quality }) });

/** CR 702.29a; with a quality it is typecycling (702.29e), which is cycling, too (702.29f). */
export const cycling: Keyword = {
  name: "cycling",
  rule: "702.29",
  en: "Cycling",
  ja: "サイクリング",
  kana: "さいくりんぐ",
  withQuality: { en: "[one quality]cycling", ja: "[quality]サイクリング" },
  meaning: ({ cost = [], quality }) => [
    activated(
      [...cost, discardThis],
      quality
        ? inOrder(
            search({ filter: all(card, quality), reveal: true, name: "found" }),
            putIntoHand(named("found")),
            shuffle(),
          )
        : draw(1),
      { zone: "hand", rule: quality ? "702.29e" : "702.29a" },
    ),
  ],
};
