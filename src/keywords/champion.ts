import {
  all,
  atLeast,
  choose,
  controlledBy,
  enters,
  exile,
  howMany,
  ifSo,
  inOrder,
  keyword,
  leaves,
  linked,
  named,
  other,
  ownerOf,
  returnToBattlefield,
  sacrifice,
  self,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";
import type { Ability, Filter } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A champion ability: `championOf(ofSubtype("Faerie"))`. */
export const championOf = (quality: Filter, how: { readonly apart?: true } = {}): Ability =>
  keyword("champion", { quality, ...how });

const comesBack = returnToBattlefield(linked("champion"), { under: ownerOf(linked("champion")) });

/** CR 702.72a: two triggered abilities, which are linked (607.2k). */
export const champion: Keyword = {
  name: "champion",
  rule: "702.72",
  en: "Champion",
  ja: "覇権",
  kana: "はけん",
  withQuality: { en: "Champion [a quality]", ja: "覇権（[quality]）" },
  meaning: ({ quality }) =>
    quality
      ? [
          triggered(
            enters(thisObject),
            inOrder(
              // To choose none is to sacrifice it.
              choose("championed", 1, all(quality, other, controlledBy(you)), you, { upTo: true }),
              ifSo(
                atLeast(1, howMany(named("championed"))),
                exile(named("championed"), { link: "champion" }),
                sacrifice(self),
              ),
            ),
            { rule: "702.72a" },
          ),
          triggered(leaves(thisObject), comesBack, {
            rule: "702.72a",
          }),
        ]
      : [],
};
