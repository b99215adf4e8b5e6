/** The words of the search, in both languages. */
import { type Lang, strings } from "../i18n.ts";
import type { SearchWords } from "./shape.ts";

const ja: SearchWords = {
  kinds: {
    rule: "ルール",
    guide: "ガイド",
    ruling: "裁定",
    card: "カード",
    change: "ルール変更",
    term: "用語",
    board: "盤面",
    site: "このサイト",
  },
  filter: "種類で絞り込む",
  everything: "すべて",
  searching: "検索中…",
  none: "「%」に合うものはありません。",
  one: "1件",
  many: "%件",
  all: "結果をすべて見る",
  nearest: "「%」に近いもの：",
  recent: "最近の検索",
  forget: "履歴を消す",
  failed: strings("ja").searchFailed,
  slash: "どのページでも「/」キーで検索欄へ移る（Ctrl+K はいつでも使えます）",
};

const en: SearchWords = {
  kinds: {
    rule: "Rule",
    guide: "Guide",
    ruling: "Ruling",
    card: "Card",
    change: "Rule change",
    term: "Term",
    board: "Board",
    site: "This site",
  },
  filter: "Filter by kind",
  everything: "All",
  searching: "Searching…",
  none: "Nothing found for “%”.",
  one: "1 result",
  many: "% results",
  all: "See all results",
  nearest: "Nearest to “%”:",
  recent: "Recent searches",
  forget: "Clear history",
  failed: strings("en").searchFailed,
  slash: "The key / goes to the search field on every page (Ctrl+K always does)",
};

export const searchWords = (lang: Lang): SearchWords => ({ ja, en })[lang];
