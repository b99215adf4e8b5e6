import { expect, test } from "vitest";
import { differences } from "./alike.ts";

/** What is its own in brackets. */
const marked = (texts: readonly string[], lang: "ja" | "en") =>
  differences(texts, lang)?.map((pieces) =>
    pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(""),
  );

test.each([
  [
    "a word and a number in a sentence",
    "en",
    [
      "If you control two or more Plains, you gain 3 life.",
      "If you control two or more Islands, you gain 5 life.",
    ],
    [
      "If you control two or more [Plains], you gain [3] life.",
      "If you control two or more [Islands], you gain [5] life.",
    ],
  ],
  [
    "words that stand together are one",
    "en",
    [
      "As long as your devotion to white and blue is less than seven, it rests.",
      "As long as your devotion to red is less than seven, it rests.",
    ],
    [
      "As long as your devotion to [white and blue] is less than seven, it rests.",
      "As long as your devotion to [red] is less than seven, it rests.",
    ],
  ],
  [
    "symbols stay whole",
    "en",
    ["{T}: Add {W} or {B}.", "{T}: Add {U} or {B}.", "{T}: Add {R} or {B}."],
    ["{T}: Add [{W}] or {B}.", "{T}: Add [{U}] or {B}.", "{T}: Add [{R}] or {B}."],
  ],
  [
    "in Japanese, by words",
    "ja",
    [
      "あなたがコントロールする平地が2つ以上なら、3点のライフを得る。",
      "あなたがコントロールする島が2つ以上なら、5点のライフを得る。",
    ],
    [
      "あなたがコントロールする[平地]が2つ以上なら、[3]点のライフを得る。",
      "あなたがコントロールする[島]が2つ以上なら、[5]点のライフを得る。",
    ],
  ],
  [
    "a particle alone between own words goes with them",
    "ja",
    [
      "各プレイヤーの手札にカードがないなら、あなたはそれをプレイしてもよい。",
      "あなたがパワー10をコントロールしているなら、あなたはそれをプレイしてもよい。",
    ],
    [
      "[各プレイヤーの手札にカードがない]なら、あなたはそれをプレイしてもよい。",
      "[あなたがパワー10をコントロールしている]なら、あなたはそれをプレイしてもよい。",
    ],
  ],
] as const)("%s", (_, lang, texts, expected) => {
  expect(marked(texts, lang)).toEqual(expected);
});

test("nothing is lost, and nothing is marked in texts that are not made alike", () => {
  const texts = ["Draw a card, then discard a card.", "Draw a card, then lose 2 life."];
  expect(
    differences(texts, "en")?.map((pieces) => pieces.map(({ text }) => text).join("")),
  ).toEqual(texts);
  expect(
    differences(["Draw two cards.", "Counter target spell unless it is green."], "en"),
  ).toBeUndefined();
  expect(differences(["Alone."], "en")).toBeUndefined();
});
