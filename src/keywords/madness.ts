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
  reminder: {
    en: "When you discard this card, it goes [to exile] instead. Then [cast] it for [cost] or put it into your graveyard.",
    ja: "捨てられたこのカードは、墓地ではなく[追放領域]に置かれる。そうしたとき、あなたはこれを[cost]で[唱えて]もよい。[唱えない]なら、これをあなたの墓地に置く。",
  },
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
