/** What a guide is about, in the kinds by which players know mechanics; lists show them in this order. */
import type { Bilingual } from "./i18n.ts";

export const GUIDE_KINDS = [
  "keyword",
  "ability-word",
  "action",
  "type",
  "cycle",
  "rules",
  "set",
] as const;
type GuideKind = (typeof GUIDE_KINDS)[number];

export const guideKindNames: Readonly<Record<GuideKind, Bilingual>> = {
  keyword: { ja: "キーワード能力", en: "Keyword abilities" },
  "ability-word": { ja: "能力語", en: "Ability words" },
  action: { ja: "キーワード処理", en: "Keyword actions" },
  type: { ja: "カード・タイプとサブタイプ", en: "Card types and subtypes" },
  cycle: { ja: "サイクルと仲間のカード", en: "Cycles and families of cards" },
  rules: { ja: "ルールの仕組み", en: "Parts of the rules" },
  set: { ja: "セット", en: "Sets" },
};
