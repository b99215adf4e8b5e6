import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { sceneAt } from "../testing.ts";
import { strings } from "../words/both.ts";
import { learnWords } from "../words.ts";
import { answerTo, cardLines, type Heard, heardOn } from "./answering.ts";

learnWords("ja", strings.ja);
learnWords("en", strings.en);

const notation = `rules today
turn A, main 1
A 20
  hand: Giant Growth
  battlefield: Grizzly Bears (tapped, 2 +1/+1 counters), 2 Forest
B 13
  hand: Shock
  graveyard: Merfolk Looter
  battlefield: Mountain
--
A casts Giant Growth targeting Grizzly Bears
`;

/** The board at a step, as the text mode hears it. */
function heardAt(step: number, lang: Lang): Heard {
  const scene = sceneAt(notation, step, lang);
  return heardOn(scene, scene.play, lang);
}

describe("questions about a board", () => {
  it.each([
    ["life", undefined, ["Player A has 20 life.", "Player B has 13 life."]],
    ["life", "B", ["Player B has 13 life."]],
    ["life", "C", ["There is no player C."]],
    ["hand", "A", ["Player A: Hand: Giant Growth, green mana."]],
    ["graveyard", "A", ["Player A: Graveyard: nothing."]],
    ["stack", undefined, ["The stack is empty."]],
    ["lasting", undefined, ["Effects in force: nothing."]],
    ["mana", "A", ["Player A's mana pool is empty."]],
  ] as const)("%s of %s is answered in English", (about, player, lines) => {
    expect(answerTo(about, player, heardAt(0, "en"))).toEqual(lines);
  });

  it.each([
    ["life", "B", ["プレイヤーBのライフは13。"]],
    ["graveyard", "A", ["プレイヤーAの墓地：なし。"]],
    ["stack", undefined, ["スタックは空。"]],
  ] as const)("%s of %s is answered in Japanese", (about, player, lines) => {
    expect(answerTo(about, player, heardAt(0, "ja"))).toEqual(lines);
  });

  it("says which permanents are tapped and what is on them", () => {
    const [said = ""] = answerTo("battlefield", "A", heardAt(0, "en"));
    for (const word of ["Grizzly Bears, 4/4", "tapped", "+1/+1 ×2", "Forest ×2"]) {
      expect(said).toContain(word);
    }
    const [ja = ""] = answerTo("battlefield", "A", heardAt(0, "ja"));
    for (const word of ["灰色熊、4/4", "タップ", "+1/+1 ×2", "森 ×2"]) expect(ja).toContain(word);
  });

  it("says whose turn it is, who has priority, and what is asked", () => {
    const lines = answerTo("where", undefined, heardAt(0, "en"));
    expect(lines[0]).toBe("Step 0 of 1.");
    expect(lines[1]).toContain("Player A's turn");
    expect(lines[2]).toBe("Player A has priority.");
    expect(lines[3]).toMatch(/^Asked: /);
    expect(lines[4]).toContain("next");
  });

  it("says what stands on the stack with its targets", () => {
    const [said = ""] = answerTo("stack", undefined, heardAt(1, "en"));
    expect(said).toMatch(/^1: Giant Growth, Player A's spell, targets .*Grizzly Bears/);
  });

  it("tells the whole position, nothing twice", () => {
    const lines = answerTo("state", undefined, heardAt(0, "en"));
    for (const word of ["Giant Growth", "Grizzly Bears", "Shock", "Merfolk Looter", "Mountain"]) {
      expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("reads a card with its text, found by a part of its name", () => {
    const lines = cardLines("looter", heardAt(0, "en"));
    expect(lines[0]).toContain("Player B: Graveyard: Merfolk Looter");
    expect(lines.join(" ")).toMatch(/draw a card/i);
    expect(lines.join(" ")).not.toContain("{T}");
    expect(cardLines("lotus", heardAt(0, "en"))).toEqual(["Nothing in view is called “lotus”."]);
  });
});
