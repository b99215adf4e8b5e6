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
  reminder: {
    en: "While [self] waits to resolve, nobody can [cast] anything or use abilities other than mana abilities.",
    ja: "[self]の解決を待つ間、誰も呪文を[唱えない]。マナ能力でない能力も使われない。",
  },
  meaning: () => [
    cantCast(anyPlayer, all(spell, other), onStack),
    forPlayers(anyPlayer, [cantActivateAbilities({ unlessMana: true })], onStack),
  ],
};
