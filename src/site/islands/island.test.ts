import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { BoardEn } from "../../board/BoardEn.tsx";
import { BoardJa } from "../../board/BoardJa.tsx";
import { findCard } from "../../cards/index.ts";
import { verifyBoard } from "../boards.ts";
import { type BoardFile, type OnPage, propsOf } from "./file.ts";
import { islandOfBoard, islandToTry } from "./island.ts";

const board = verifyBoard(
  { id: "a-ruling" },
  {
    id: "a-board",
    title: { ja: "盤面", en: "Board" },
    rules: "2026-04-17",
    notation: `rules 2026-04-17
turn A, main 1
A 20
  hand: Shock
  battlefield: Mountain
B 20
--
A casts Shock targeting B
resolve
--
B has 18 life`,
  },
);

const boards = { ja: BoardJa, en: BoardEn } as const;
const card = findCard("Basking Rootwalla");
if (!card) throw new Error("There is no Basking Rootwalla.");

describe.each(["ja", "en"] as const)("the island of a board (%s)", (lang) => {
  const islands = [
    ["a ruling's", islandOfBoard(lang, { id: "a-ruling" }, board)],
    ["a card's", islandToTry(lang, card)],
  ] as const;
  const pages: readonly OnPage[] = [{ initial: 0 }, { initial: 1, homeAddress: "/there/" }];

  it.each(islands)("%s: its file says all that it was drawn from", (_, island) => {
    const file = JSON.parse(island.text) as BoardFile;
    for (const onPage of pages) {
      expect(renderToString(h(boards[lang], propsOf(file, onPage)))).toBe(island.html(onPage));
    }
  });

  it("is shown at the step that its page asks for", () => {
    const [[, island]] = islands;
    const [first, second] = pages.map((onPage) => island.html(onPage));
    expect(first).toMatch(/step-0" class="is-here"><button[^>]*aria-current="step"/);
    expect(second).toMatch(/step-1" class="is-here"><button[^>]*aria-current="step"/);
  });

  it("has one file, whatever page asks for it, and another for another board", () => {
    const [[, one], [, other]] = islands;
    expect(islandOfBoard(lang, { id: "a-ruling" }, board)).toBe(one);
    expect(other.name).not.toBe(one.name);
  });
});
