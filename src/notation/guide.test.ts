/** The boards of the page that explains the notation play as it says, in both languages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "./bilingual.ts";
import { parseBoard } from "./parse.ts";
import { playText, verifyText } from "./play.ts";
import { printPosition } from "./position.ts";
import { names } from "./testing/boards.ts";

const folder = path.resolve(import.meta.dirname, "../../content/notation");

const blocksOf = (lang: string): readonly string[] =>
  [...readFileSync(path.join(folder, `${lang}.mdx`), "utf8").matchAll(/```text\n(.*?)```/gs)].map(
    ([, block = ""]) => block,
  );

describe.each(languages)("the page in %s", (lang) => {
  const blocks = blocksOf(lang);
  const boards = blocks.filter((block) => block.includes("\n--\n"));

  it.each(boards)("shows a board that holds: %s", (board) => {
    expect(verifyText(board, names)).toMatchObject({ verified: true, problems: [] });
  });

  it.each(["stack", "effect", "waiting"])(
    "has lines of “%s” that a game can begin with",
    (word) => {
      const lines = blocks.filter((block) => block.startsWith(`${word}:`));
      expect(lines).toHaveLength(1);
      const there = "Wild Mongrel, Megrim, Grizzly Bears, Serra Angel, Forest";
      const A = `A 20\n  battlefield: ${there}\n  graveyard: Giant Growth`;
      const board = `turn A, main 1\n${A}\nB 20\n  battlefield: Skybind\n${lines.join("")}`;
      const played = playText(board, names);
      expect(played).toMatchObject({ ok: true, value: { problems: [] } });
      if (!played.ok) return;
      // What the page shows is what is printed of the game that begins.
      const count = (text: string): number => text.split(`\n${word}:`).length;
      expect(count(printPosition(played.value.start))).toBe(count(`\n${lines.join("")}`));
    },
  );

  it("shows tokens that a position can have", () => {
    const page = readFileSync(path.join(folder, `${lang}.mdx`), "utf8");
    const tokens = [...page.matchAll(/`([^`]* token with [^`]*ability 1 of [^`]*)`/g)];
    expect(tokens).toHaveLength(2);
    for (const [, token] of tokens) {
      const board = `turn A, main 1\nA 20\n  battlefield: ${token}\nB 20\n`;
      expect(playText(board, names)).toMatchObject({ ok: true, value: { problems: [] } });
    }
  });

  /** Enough of a board for the examples of lines and facts to be read. */
  const around = `turn A, main 1\nA 20\n  library: 200 cards\n  hand: ${[
    "Shock, Breakthrough, Circular Logic, Grizzly Bears, 9 Island, Fiery Temper, Megrim, Clone",
    "Garruk Wildspeaker, Planar Void, Chainer's Edict, Strength of Isolation, 9 Forest",
    "Basking Rootwalla, Wild Mongrel, Arrogant Wurm, Basking Rootwalla (as Bear1)",
  ].join(", ")}\nB 20\n`;

  it("shows lines that can be read", () => {
    const lines = blocks.filter((block) => /^(?:A casts|A yes|pass|coin)/.test(block));
    expect(lines).toHaveLength(4);
    for (const block of lines) {
      expect(parseBoard(`${around}--\n${block}`, names)).toMatchObject({ ok: true });
    }
  });

  it("shows facts that can be read", () => {
    const [facts = ""] = blocks.filter((block) => block.includes("nothing was asked\nA was asked"));
    expect(parseBoard(`${around}--\nmark discarded\n--\n${facts}`, names)).toMatchObject({
      ok: true,
    });
  });
});
