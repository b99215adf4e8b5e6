import {
  activated,
  creature,
  exileThis,
  keyword,
  mana,
  powerOf,
  putCounters,
  self,
  target,
} from "../language/build.ts";
import type { Ability, ManaCost } from "../language/schema.ts";
import type { Keyword } from "./keyword.ts";

/** A scavenge ability: `scavengeFor("{3}{B}")`. */
export const scavengeFor = (cost: ManaCost): Ability => keyword("scavenge", { cost: [mana(cost)] });

/** CR 702.97a. */
export const scavenge: Keyword = {
  name: "scavenge",
  rule: "702.97",
  en: "Scavenge",
  ja: "活用",
  kana: "かつよう",
  meaning: ({ cost = [] }) => [
    activated([...cost, exileThis], putCounters(target(creature), "+1/+1", powerOf(self)), {
      zone: "graveyard",
      timing: "sorcery",
      rule: "702.97a",
    }),
  ],
};
