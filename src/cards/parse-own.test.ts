/**
 * Texts of cards that nobody has printed: what a reader may type. They are made of everyday
 * templating, in combinations that no card here has; each is read as what prints the same text.
 */
import { describe, expect, test } from "vitest";
import { parseCard } from "./parse.ts";
import { printCard } from "./print.ts";
import { faults } from "./testing/faulty-texts.ts";
import { type Kind, kinds } from "./testing/kinds.ts";
import { otherwise, sameAgain } from "./testing/own-texts.ts";

function readBack(kind: Kind, text: string): { readonly en: string; readonly ja: string } {
  const read = parseCard({ ...kinds[kind], text });
  if (!read.ok) return { en: `${read.problem.says.en} ${read.problem.suggestion ?? ""}`, ja: "" };
  const lines = (lang: "en" | "ja"): string => printCard(read.value, lang).lines.join("\n");
  return { en: lines("en"), ja: lines("ja") };
}

for (const [kind, rows] of Object.entries(sameAgain)) {
  describe(`read back on this ${kind}`, () => {
    for (const [text, ja] of rows) {
      test(text, () => {
        const read = readBack(kind as Kind, text);
        expect(read.en).toBe(text);
        if (ja !== undefined) expect(read.ja).toBe(ja);
      });
    }
  });
}

describe("said in another way", () => {
  for (const [kind, typed, printed] of otherwise) {
    test(typed, () => expect(readBack(kind, typed).en).toBe(printed));
  }
});

describe("a fault", () => {
  for (const [kind, text, phrase, says, suggestion] of faults) {
    test(text, () => {
      const read = parseCard({ ...kinds[kind], text });
      if (read.ok) throw new Error("It was understood.");
      const { problem } = read;
      expect(text.slice(problem.offset, problem.offset + problem.length)).toBe(phrase);
      expect(problem.says.en).toContain(says);
      expect(problem.says.ja).toMatch(/[ぁ-ん]/);
      expect(problem.suggestion).toBe(suggestion);
    });
  }

  test("what is suggested for a whole line is understood", () => {
    for (const [kind, text, , , suggestion] of faults) {
      if (suggestion === undefined || !/[ .]/.test(suggestion)) continue;
      const read = parseCard({ ...kinds[kind], text: suggestion });
      expect(read.ok, `${text} → ${suggestion}`).toBe(true);
    }
  });
});

describe("typed with other signs", () => {
  test.each([
    ["creature", "Flying、lifelink", "Flying, lifelink"],
    ["creature", "{T}：Draw a card.", "{T}: Draw a card."],
    [
      "creature",
      "This creature gets ＋１／＋１ as long as it’s untapped.",
      "As long as this creature is untapped, it gets +1/+1.",
    ],
    [
      "sorcery",
      "Choose one —\n- Draw a card.\n- You gain 3 life.",
      "Choose one —\n• Draw a card.\n• You gain 3 life.",
    ],
    ["creature", "CARDNAME can't be blocked.", "This creature can't be blocked."],
    ["creature", "Menace (Two or more creatures must block it.)", "Menace"],
  ] as const)("%s: %s", (kind, typed, printed) => {
    expect(readBack(kind, typed).en).toBe(printed);
  });
});
