import type { Lang } from "../../notation/bilingual.ts";

const ja = {
  title: "もしも",
  lead: "一つだけ変えて、元の盤面と比べます。",
  without: "このカードがなかったら",
  swap: "順番が逆だったら",
  swapActions: (first: string, second: string) => `${second}を${first}より先に`,
  swapTimestamps: (first: string, second: string) => `${second}のタイムスタンプを${first}より古く`,
  respond: "ここで対応したら",
  respondWith: (player: string, card: string) => `プレイヤー${player}：${card}`,
  noReplies: "この局面では、このカードは唱えられません。",
  rules: "別の年のルールだったら",
  none: "この盤面にはありません。",
  choose: "選ぶ…",
  result: "元の盤面との比較",
  firstDifference: (step: number) => `最初の違いは${step}手目です。`,
  noDifference: "何も変わりません。",
  stopped: (line: string, why: string) =>
    `「${line}」から先は、元の手順どおりには進められません。${why}`,
  failed: (why: string) => `この盤面は動かせません。${why}`,
  original: "元の盤面",
  now: "変えた盤面",
  stepWord: (step: number) => `${step}手目`,
  endOf: (what: string) => `最後：${what}`,
  noStep: "（手順はここまで）",
  back: "元の盤面に戻る",
  build: "この盤面を作り変える",
  shown: (what: string) => `表示中：${what}`,
  close: "閉じる",
};

type Words = {
  readonly [Key in keyof typeof ja]: (typeof ja)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const en: Words = {
  title: "What if",
  lead: "Change one thing and see the result beside the original.",
  without: "Without this card",
  swap: "In the other order",
  swapActions: (first, second) => `${second} before ${first}`,
  swapTimestamps: (first, second) => `${second} with an older timestamp than ${first}`,
  respond: "With a response here",
  respondWith: (player, card) => `Player ${player}: ${card}`,
  noReplies: "This card can't be cast at this moment.",
  rules: "Under the rules of another year",
  none: "Nothing of this kind on this board.",
  choose: "Choose…",
  result: "Beside the original",
  firstDifference: (step) => `Step ${step} is the first to differ.`,
  noDifference: "It makes no difference.",
  stopped: (line, why) => `From “${line}” on the script can't be followed. ${why}`,
  failed: (why) => `This board can't be played. ${why}`,
  original: "Original",
  now: "Changed",
  stepWord: (step) => `Step ${step}`,
  endOf: (what) => `At the end: ${what}`,
  noStep: "(no more steps)",
  back: "Back to the original",
  build: "Change this board",
  shown: (what) => `Shown now: ${what}`,
  close: "Close",
};

export const whatIfWords: Readonly<Record<Lang, Words>> = { ja, en };
export type WhatIfWords = Words;
