import type { Gap } from "../explore/walk.ts";
import type { Bilingual } from "./bilingual.ts";

/** Why a search has not seen everything. */
export const gapTexts: Readonly<Record<Gap, Bilingual>> = {
  positions: {
    en: "there are too many positions to look at them all",
    ja: "局面が多すぎて、すべては調べられない",
  },
  stopped: { en: "the search was stopped", ja: "調べるのを途中で止めた" },
  decisions: {
    en: "lines were cut off after a set number of decisions",
    ja: "決めた回数の選択で打ち切った手順がある",
  },
  closed: {
    en: "a player whose choices aren't tried had to choose",
    ja: "選択を調べていないプレイヤーが、選ばなければならなかった",
  },
  endless: { en: "a line has no end", ja: "終わりのない手順がある" },
  tooWide: {
    en: "a question has too many answers to try them all",
    ja: "選び方が多すぎて、すべては試せない問いがある",
  },
  shuffle: {
    en: "a library can be shuffled in too many ways to try them all",
    ja: "切り直しの並び方が多すぎて、すべては試せない",
  },
  payments: {
    en: "a cost can be paid in too many ways to try them all",
    ja: "コストの支払い方が多すぎて、すべては試せない",
  },
};
