import { describe, expect, it } from "vitest";
import { nearest } from "./suggest.ts";

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
