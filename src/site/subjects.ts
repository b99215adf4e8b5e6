/**
 * What rulings are gathered under besides keywords: ability words, keyword actions, cycles and
 * parts of the rules that a document has a section on.
 */
import type { Bilingual } from "./i18n.ts";

export interface Names extends Bilingual {
  /** Reading of the Japanese name in hiragana. */
  readonly kana: string;
}

export const subjects: Readonly<Record<string, Names>> = {
  "black-set": { en: "A black set", ja: "黒のセット", kana: "くろのせっと" },
  threshold: { en: "Threshold", ja: "スレッショルド", kana: "すれっしょるど" },
  "stack-and-priority": {
    en: "The stack and priority",
    ja: "スタックと優先権",
    kana: "すたっくとゆうせんけん",
  },
  nightmares: { en: "Nightmares", ja: "ナイトメア", kana: "ないとめあ" },
  dreams: { en: "Dreams", ja: "夢", kana: "ゆめ" },
  disorder: { en: "Disorders", ja: "障害", kana: "しょうがい" },
  "possessed-creatures": {
    en: "Possessed creatures",
    ja: "取り憑かれたクリーチャー",
    kana: "とりつかれたくりーちゃー",
  },
  "tainted-lands": { en: "Tainted lands", ja: "汚れた土地", kana: "けがれたとち" },
  "primer-and-release": {
    en: "The document and its set",
    ja: "文書とセット",
    kana: "ぶんしょとせっと",
  },
  "planeswalker-type": {
    en: "Planeswalkers",
    ja: "プレインズウォーカー",
    kana: "ぷれいんずうぉーかー",
  },
  "planeswalker-subtypes": {
    en: "Planeswalker types",
    ja: "プレインズウォーカー・タイプ",
    kana: "ぷれいんずうぉーかーたいぷ",
  },
  loyalty: { en: "Loyalty", ja: "忠誠度", kana: "ちゅうせいど" },
  "loyalty-abilities": {
    en: "Loyalty abilities",
    ja: "忠誠度能力",
    kana: "ちゅうせいどのうりょく",
  },
  "planeswalker-combat": {
    en: "Planeswalkers in combat",
    ja: "プレインズウォーカーと戦闘",
    kana: "ぷれいんずうぉーかーとせんとう",
  },
  "planeswalker-damage-redirection": {
    en: "Redirecting damage to planeswalkers",
    ja: "プレインズウォーカーへのダメージの移し替え",
    kana: "ぷれいんずうぉーかーへのだめーじのうつしかえ",
  },
  tribal: { en: "Tribal (kindred)", ja: "部族（同族）", kana: "ぶぞく・どうぞく" },
  clash: { en: "Clash", ja: "激突", kana: "げきとつ" },
  commands: { en: "Commands", ja: "命令", kana: "めいれい" },
  incarnations: { en: "Incarnations", ja: "インカーネーション", kana: "いんかーねーしょん" },
  hybrid: { en: "Hybrid mana", ja: "混成マナ", kana: "こんせいまな" },
  chroma: { en: "Chroma", ja: "彩色", kana: "さいしき" },
  mimics: { en: "Mimics", ja: "ミミック", kana: "みみっく" },
  hatchlings: { en: "Hatchlings", ja: "雛", kana: "ひな" },
  "hedge-mages": { en: "Hedge-Mages", ja: "垣魔道士", kana: "かきまどうし" },
  constellation: { en: "Constellation", ja: "星座", kana: "せいざ" },
  strive: { en: "Strive", ja: "奮励", kana: "ふんれい" },
  "nyx-frame": { en: "Nyx frame", ja: "ニクスのカード枠", kana: "にくすのかーどわく" },
  heroic: { en: "Heroic", ja: "英雄的", kana: "えいゆうてき" },
  scry: { en: "Scry", ja: "占術", kana: "せんじゅつ" },
  monstrosity: { en: "Monstrosity", ja: "怪物化", kana: "かいぶつか" },
  devotion: { en: "Devotion", ja: "信心", kana: "しんじん" },
  gods: { en: "Gods", ja: "神", kana: "かみ" },
  "day-night-designation": { en: "Day and night", ja: "昼と夜", kana: "ひるとよる" },
  "first-day-or-night": {
    en: "The first day or night",
    ja: "初めての昼や夜",
    kana: "はじめてのひるやよる",
  },
  "day-night-check": {
    en: "The check of day and night",
    ja: "昼夜の確認",
    kana: "ちゅうやのかくにん",
  },
  "shared-team-turns": {
    en: "Shared team turns",
    ja: "共有チーム・ターン",
    kana: "きょうゆうちーむたーん",
  },
  "day-night-triggers": {
    en: "Abilities that trigger on day and night",
    ja: "昼夜の切り替わりで誘発する能力",
    kana: "ちゅうやのきりかわりでゆうはつするのうりょく",
  },
  "daybound-nightbound": {
    en: "Daybound and nightbound",
    ja: "日暮と夜明",
    kana: "ひぐれとよあけ",
  },
  "not-game-day-night": {
    en: "What is not the game's day or night",
    ja: "ゲームの昼夜ではないもの",
    kana: "げーむのちゅうやではないもの",
  },
};
