import {
  anyPlayer,
  dealsCombatDamage,
  exile,
  thatPlayer,
  thisObject,
  topOfLibrary,
  triggered,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.115a. */
export const ingest: Keyword = {
  name: "ingest",
  rule: "702.115",
  en: "Ingest",
  ja: "嚥下",
  kana: "えんげ",
  meaning: () => [
    triggered(
      dealsCombatDamage(thisObject, { player: anyPlayer }),
      exile(topOfLibrary(1, thatPlayer)),
      { rule: "702.115a" },
    ),
  ],
};
