import {
  all,
  casts,
  creature,
  gets,
  not,
  self,
  spell,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Keyword } from "./keyword.ts";

/** CR 702.108a. */
export const prowess: Keyword = {
  name: "prowess",
  rule: "702.108",
  en: "Prowess",
  ja: "果敢",
  kana: "かかん",
  meaning: () => [
    triggered(casts(you, all(spell, not(creature))), untilEndOfTurn(self, gets(1, 1)), {
      rule: "702.108a",
    }),
  ],
};
