import { describe, expect, it } from "vitest";
import { editDistance, nearest } from "./suggest.ts";

describe("editDistance", () => {
  it.each([
    ["forest", "forest", 0],
    ["forest", "frest", 1],
    ["forest", "fforest", 1],
    ["forest", "fotest", 1],
    ["forest", "froest", 1],
    ["", "abc", 3],
    ["abc", "xyz", 3],
  ])("from %j to %j is %i", (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it("stops when it is enough", () => {
    expect(editDistance("aaaaaaaaaa", "bbbbbbbbbb", 3)).toBe(3);
    expect(editDistance("a", "bbbbbbbbbb", 3)).toBe(3);
  });
});

describe("nearest", () => {
  const words = ["Forest", "Island", "アクアミーバ"];
  it.each([
    ["Forrest", "Forest"],
    ["FOREST", "Forest"],
    ["アクアミバ", "アクアミーバ"],
    ["Black Lotus", undefined],
    ["", undefined],
    ["F", undefined],
  ])("guesses what %j was meant to be", (written, meant) => {
    expect(nearest(written, words)).toBe(meant);
  });
});
