import { expect, it } from "vitest";
import { patternOf, wordsOn } from "./sought.ts";

it.each([
  ["discarded", "A card that is discarded", "discarded"],
  ["discarded", "Discarding a card", "Discarding"],
  ["card", "a cardboard box", "cardboard"],
  ["art", "a cartoon of an artist", "artist"],
  ["まっどねす", "この《マッドネス》は", "マッドネス"],
  ["ルートワラ", "日を浴びるルートワラ", "ルートワラ"],
  ["702.35a", "rule 702.35a says", "702.35a"],
  ["c++", "no c++ here", "c++"],
])("%s in “%s”", (word, text, said) => {
  expect([...text.matchAll(patternOf(word))].map(([found]) => found)).toEqual([said]);
});

it("what was typed to its end doesn't begin another word", () => {
  expect("another country").not.toMatch(patternOf("countred"));
  expect("two triggers").toMatch(patternOf("triggered"));
});

it("a full stop is no joker", () => {
  expect("702x35a").not.toMatch(patternOf("702.35a"));
});

it.each([
  [
    "マッドネス クリンナップ",
    "クリンナップ・ステップでマッドネスが",
    ["マッドネス", "クリンナップ"],
  ],
  ["墓地の呪文", "墓地にある呪文", ["墓地", "呪文"]],
  ["墓地の呪文", "これは墓地の呪文である", ["墓地の呪文"]],
  ["is madness a cost", "the cost of madness", ["madness", "cost"]],
])("%s in “%s” marks %j", (query, text, words) => {
  expect(wordsOn(text, query)).toEqual(words);
});
