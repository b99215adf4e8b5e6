import {
  cast,
  discards,
  doneThisWay,
  it,
  keyword,
  mana,
  may,
  ownerOf,
  putIntoGraveyard,
  replacement,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A card's madness ability: `madnessFor("{R}")`. */
export const madnessFor = (cost: ManaCost): Ability => keyword("madness", { cost: [mana(cost)] });

/** CR 702.35: a replacement effect in the hand, and a trigger linked to it (607.2). */
export const madness: Keyword = {
  name: "madness",
  rule: "702.35",
  en: "Madness",
  ja: "マッドネス",
  kana: "まっどねす",
  meaning: ({ cost = [] }) => [
    // 702.35a, first ability: exile instead of the graveyard, without a choice.
    replacement(
      discards(you, thisObject),
      { is: "goTo", zone: "exile", insteadOf: "graveyard" },
      { link: "madness", zone: "hand", rule: "702.35a" },
    ),
    // 702.35a, second ability; 702.35c: the card can be found where it went if it was not cast.
    triggered(
      doneThisWay("madness"),
      may(ownerOf(it("card")), cast(ownerOf(it("card")), it("card"), cost), {
        otherwise: putIntoGraveyard(it("card"), { findable: true }),
      }),
      { zone: "exile", rule: "702.35a" },
    ),
  ],
};
