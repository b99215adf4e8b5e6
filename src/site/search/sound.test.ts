import { expect, it } from "vitest";
import { soundOfEnglish, soundOfKana } from "./sound.ts";

it.each([
  ["bestow", "ベストウ"],
  ["bestow", "ビストウ"],
  ["deathtouch", "デスタッチ"],
  ["madness", "マドネス"],
  ["planeswalker", "プレインズウォーカー"],
  ["evoke", "エヴォーク"],
  ["evoke", "イボーク"],
  ["counterspell", "カウンタースペル"],
  ["constellation", "コンステレーション"],
  ["hexproof", "ヘックスプルーフ"],
  ["firststrike", "ファーストストライク"],
  ["champion", "チャンピオン"],
  ["creature", "クリーチャー"],
  ["nightmare", "ナイトメア"],
  ["wither", "ウィザー"],
  ["chroma", "クロマ"],
  ["xenagos", "ゼナゴス"],
  // English writes g for what katakana writes as j.
  ["regenerate", "リジェネレート"],
])("%s sounds as %s", (english, katakana) => {
  expect(soundOfKana(katakana)).toBe(soundOfEnglish(english));
});

it.each([
  ["bestow", "バトル"],
  ["madness", "マナバーン"],
  ["evoke", "ボーク"],
])("%s doesn't sound as %s", (english, katakana) => {
  expect(soundOfKana(katakana)).not.toBe(soundOfEnglish(english));
});
