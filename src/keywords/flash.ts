import { castAsThoughFlash, forPlayers, thisObject, you } from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.8a: read from the spell as it is proposed, from whatever zone (601.2a, 601.3). */
export const flash: Keyword = {
  name: "flash",
  rule: "702.8",
  en: "Flash",
  ja: "瞬速",
  kana: "しゅんそく",
  meaning: () => [
    forPlayers(you, [castAsThoughFlash(thisObject)], { zone: "stack", rule: "702.8a" }),
  ],
};
