import {
  all,
  atLeast,
  cantBeBlockedBy,
  controlledBy,
  count,
  creature,
  defendingPlayer,
  keyword,
  self,
  staticAbility,
} from "../language/build.ts";
import type { Ability, Filter } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A landwalk ability by its lands: `landwalk(ofSubtype("Swamp"))` is swampwalk. */
export const landwalk = (lands: Filter): Ability => keyword("landwalk", { quality: lands });

/** CR 702.14c. The defending player is whom it attacks, whoever of a team blocks (805.10e). */
export const landwalkKeyword: Keyword = {
  name: "landwalk",
  rule: "702.14",
  en: "Landwalk",
  ja: "土地渡り",
  kana: "とちわたり",
  withQuality: { en: "[one quality]walk", ja: "[quality]渡り" },
  meaning: ({ quality }) =>
    quality
      ? [
          staticAbility(self, [cantBeBlockedBy(creature)], {
            whilst: atLeast(1, count(all(quality, controlledBy(defendingPlayer)))),
            rule: "702.14c",
          }),
        ]
      : [],
};
