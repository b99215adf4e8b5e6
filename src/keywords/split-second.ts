import {
  all,
  anyPlayer,
  cantActivateAbilities,
  cantCast,
  forPlayers,
  other,
  spell,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

const onStack = { zone: "stack", rule: "702.61a" } as const;

/** CR 702.61a: of activated abilities only mana abilities are left; triggers go on (702.61b). */
export const splitSecond: Keyword = {
  name: "splitSecond",
  rule: "702.61",
  en: "Split second",
  ja: "刹那",
  kana: "せつな",
  meaning: () => [
    cantCast(anyPlayer, all(spell, other), onStack),
    forPlayers(anyPlayer, [cantActivateAbilities({ unlessMana: true })], onStack),
  ],
};
