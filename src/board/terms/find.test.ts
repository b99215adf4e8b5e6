import { expect, test } from "vitest";
import { type TermWords, termFinder } from "./find.ts";

const en: TermWords = [
  ["target", "target", "targets"],
  ["stack", "stack"],
  ["mana-ability", "mana ability", "mana abilities"],
];
const ja: TermWords = [
  ["target", "対象"],
  ["triggered-ability", "誘発型能力", "誘発"],
  ["token", "トークン"],
];

/** The text with its terms in brackets. */
const shown = (text: string, terms: TermWords, names: readonly string[] = []): string =>
  termFinder(
    terms,
    terms === ja ? "ja" : "en",
    names,
  )(text, new Set())
    .map((piece) => (piece.term ? `[${piece.term}:${piece.text}]` : piece.text))
    .join("");

test("each term is found once, the longest first, and nothing of the text is lost", () => {
  expect(shown("Targets on the stack; a target. Mana abilities.", en)).toBe(
    "[target:Targets] on the [stack:stack]; a target. [mana-ability:Mana abilities].",
  );
  expect(shown("誘発型能力が誘発し、対象を選ぶ。", ja)).toBe(
    "[triggered-ability:誘発型能力]が誘発し、[target:対象]を選ぶ。",
  );
  expect(shown("", en)).toBe("");
});

test("names of cards hold no terms", () => {
  expect(shown("Stack Reader targets Shock.", en, ["Stack Reader", "Shock"])).toBe(
    "Stack Reader [target:targets] Shock.",
  );
  // The name of a card is not every use of its word.
  expect(shown("Target is on the stack as a target.", en, ["Target"])).toBe(
    "Target is on the [stack:stack] as a [target:target].",
  );
  expect(shown("《対象の書》は対象を取る。", ja)).toBe("《対象の書》は[target:対象]を取る。");
});

test("a word within another is none", () => {
  expect(shown("Stackable, re-target, targets'", en)).toBe(
    "Stackable, re-target, [target:targets]'",
  );
  expect(shown("誘発条件、新対象、トークンズ", ja)).toBe("誘発条件、新対象、トークンズ");
  expect(shown("誘発後の各対象、ゴブリン・トークン", ja)).toBe(
    "[triggered-ability:誘発]後の各[target:対象]、ゴブリン・[token:トークン]",
  );
});

test("what has been said is remembered by whoever asks", () => {
  const find = termFinder(en, "en");
  const said = new Set<string>();
  expect(find("A stack.", said)).toHaveLength(3);
  expect(find("The stack.", said)).toEqual([{ text: "The stack." }]);
});
