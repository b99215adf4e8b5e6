import { describe, expect, test } from "vitest";
import { keywordNames, type schema } from "../../language/schema.ts";
import { find } from "../../language/walk.ts";
import { emptyDraft, withLine } from "./draft.ts";
import { sayable } from "./sayable.ts";
import { understand } from "./understand.ts";

const groups = sayable();
const lines = groups.flatMap((group) => group.lines);
const understood = (line: (typeof lines)[number]) => {
  const read = understand(withLine(emptyDraft, { types: line.types, text: line.text.en }));
  if (!read.ok) throw new Error(`${line.text.en}: ${read.problem.says.en}`);
  return read.value.card;
};

describe("what can be written", () => {
  test("each example is read, as it stands in the list", () => {
    for (const line of lines) expect(understood(line).abilities).not.toEqual([]);
  });

  test("702: every keyword has one", () => {
    const read = (groups[0]?.lines ?? []).flatMap(({ text, types }) =>
      understood({ text, types }).abilities.flatMap((one) =>
        one.is === "keyword" ? one.name : [],
      ),
    );
    expect(read.toSorted()).toEqual([...keywordNames].toSorted());
  });

  test("603: the events, and 608: the actions that the cards here have", () => {
    const texts = lines.map((line) => understood(line));
    const has = (is: keyof typeof schema.Trigger | keyof typeof schema.Effect): boolean =>
      texts.some((card) => card.abilities.some((ability) => find(ability, is).length > 0));
    for (const is of ["enters", "attacks", "castsSpell", "beginningOf", "damages"] as const) {
      expect(has(is), is).toBe(true);
    }
    for (const is of ["draw", "destroy", "create", "counter", "putCounters"] as const) {
      expect(has(is), is).toBe(true);
    }
  });

  test("both languages have each, in their own letters", () => {
    for (const { text } of lines) {
      expect(text.ja).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      expect(text.en).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
    }
  });
});

describe("a line that is put into a card", () => {
  const bear = { ...emptyDraft, name: "Bear", types: "Creature — Bear", text: "Flying" };

  test("is another one of it, if such a card can say it", () => {
    const to = withLine(bear, { types: "Creature — Human", text: "Haste" });
    expect(to).toEqual({ ...bear, text: "Flying\nHaste" });
    expect(withLine({ ...bear, text: "" }, { types: "Artifact", text: "Haste" }).text).toBe(
      "Haste",
    );
  });

  test("113.3a: instructions make it an instant or sorcery", () => {
    const to = withLine(bear, { types: "Instant", text: "Draw a card." });
    expect(to).toEqual({ ...emptyDraft, name: "Bear", types: "Instant", text: "Draw a card." });
  });

  test("208.1, 209.1: a creature and a planeswalker have their numbers", () => {
    const spell = { ...bear, types: "Instant" };
    expect(withLine(spell, { types: "Creature — Human", text: "Haste" })).toMatchObject({
      power: "2",
      toughness: "2",
    });
    const walker = withLine(spell, { types: "Planeswalker — Jace", text: "[+1]: Draw a card." });
    expect(walker.loyalty).toBe("3");
  });
});
