/** The rules of 17 April 2026: the base that every era patches. */
import type { Rules } from "../engine/rules.ts";

export const today: Rules = {
  edition: "2026-04-17",
  numbers: {},
  layering: "settingFirst",
  opposingCounters: "cancel",
  legendRule: "chooseOne",
  planeswalkerRule: "none",
  unspentMana: "emptiesEachStep",
  illegalTargets: "doesNotResolve",
  tokenOwner: "creator",
  milling: "atOnce",
  splitManaValue: "combined",
};
