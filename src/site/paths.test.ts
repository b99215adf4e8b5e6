import { describe, expect, it } from "vitest";
import {
  boardPage,
  feedPath,
  ownerOfChange,
  shortBoardPath,
  shortCardPath,
  shortPath,
  shortRulePath,
} from "./paths.ts";

describe("short addresses", () => {
  it("are in no language, by the kind and the id", () => {
    expect(shortPath("a-ruling")).toBe("/r/a-ruling/");
    expect(shortBoardPath("a-ruling", "a-board")).toBe("/b/a-ruling/a-board/");
    expect(shortCardPath("fire-ice")).toBe("/c/fire-ice/");
    expect(shortRulePath("601.2b")).toBe("/cr/601.2b/");
    expect(shortRulePath("509.2-2023")).toBe("/cr/509.2-2023/");
  });

  it("of boards stand for a place on the page of their owner", () => {
    expect(boardPage("a-ruling", "a-board")).toBe("rulings/a-ruling/#a-ruling-a-board");
    expect(boardPage(ownerOfChange("mulligans"), "then")).toBe(
      "changes/mulligans/#change-mulligans-then",
    );
  });
});

it("each language has its feed", () => {
  expect(feedPath("ja")).toBe("/ja/feed.xml");
});
