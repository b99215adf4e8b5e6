import { describe, expect, test } from "vitest";
import { cards } from "../../cards/index.ts";
import { ownBoard } from "./board.ts";
import { draftOf, emptyDraft, emptyFace, readDraft, writeDraft } from "./draft.ts";
import { examples } from "./examples.ts";
import { ownCardId, understand } from "./understand.ts";

const bear = {
  ...emptyDraft,
  name: "Old Bear",
  types: "Creature — Bear",
  power: "2",
  toughness: "2",
};

describe("the examples", () => {
  test.each(examples.map(({ label, draft }) => [label.en, draft] as const))(
    "%s is understood, and there is a board to try it on",
    (_, draft) => {
      const reading = understand(draft);
      expect(reading.ok ? "understood" : reading.problem.says.en).toBe("understood");
      if (reading.ok) expect(ownBoard(reading.value.card, "ja")).toBeDefined();
    },
  );
});

describe("a draft made of a card", () => {
  test.each(cards.map((card) => [card.name.en, card] as const))(
    "%s is understood, and there is a board to try it on",
    (_, card) => {
      const reading = understand(draftOf(card));
      expect(reading.ok ? "" : reading.problem.says.en).toBe("");
      if (reading.ok) expect(ownBoard(reading.value.card, "en")).toBeDefined();
    },
  );

  test("and written into an address and read from it, it is the same", () => {
    for (const card of cards) {
      const draft = draftOf(card);
      expect(readDraft(writeDraft(draft))).toEqual(draft);
    }
  });

  test.each(["", "{", "[]", "3", "null", '{"name":7}'])(
    "“%s” is no draft, or an empty one",
    (text) => {
      const draft = readDraft(text);
      expect(draft === undefined || JSON.stringify(draft) === JSON.stringify(emptyDraft)).toBe(
        true,
      );
    },
  );
});

describe("what isn't understood", () => {
  test.each([
    ["a name that a card has", { ...bear, name: "Shock" }, "name"],
    ["a name in other letters that a card has", { ...bear, name: "ショック" }, "name"],
    ["a name that the notation couldn't hold", { ...bear, name: "2 Bears (big)" }, "name"],
    ["208.1: a creature without numbers", { ...bear, power: "" }, "power"],
    ["209.1: a planeswalker without loyalty", { ...bear, types: "Planeswalker" }, "loyalty"],
    ["205.3: a subtype that there isn't", { ...bear, types: "Creature — Baer" }, "types"],
    ["a phrase", { ...bear, text: "Flyng" }, "text"],
  ] as const)("%s", (_, draft, field) => {
    const reading = understand(draft);
    expect(reading.ok ? undefined : reading.problem.field).toBe(field);
  });

  test("of the other face is said of that face", () => {
    const back = {
      ...emptyFace,
      name: "Old Bear at Night",
      types: "Creature — Bear",
      text: "Flyng",
    };
    const reading = understand({ ...bear, back });
    expect(reading.ok ? undefined : reading.problem.side).toBe("back");
  });

  test.each([
    ["Flyng\nTrample", "flying\nTrample"],
    [
      "Flying\nTarget creature get +1/+1 until end of turn.",
      "Flying\nTarget creature gets +1/+1 until end of turn.",
    ],
  ])("“%s” with the suggestion in its place is understood", (text, mended) => {
    const reading = understand({ ...bear, types: "Instant", text });
    if (reading.ok) throw new Error("It is understood.");
    const { suggestion = "", replaces } = reading.problem;
    if (!replaces) throw new Error("There is no place for the suggestion.");
    const after = text.slice(replaces.offset + replaces.length);
    expect(text.slice(0, replaces.offset) + suggestion + after).toBe(mended);
  });
});

describe("a cost and numbers", () => {
  test.each(["1G", "1 g", "{1}G", "１Ｇ"])("“%s” is offered in symbols (107.4)", (cost) => {
    const reading = understand({ ...bear, cost });
    expect(reading.ok ? undefined : reading.problem).toMatchObject({
      field: "cost",
      suggestion: "{1}{G}",
      replaces: { offset: 0, length: cost.length },
    });
  });

  test("that are no mana have nothing to be offered", () => {
    const reading = understand({ ...bear, cost: "two" });
    expect(reading.ok ? undefined : reading.problem.field).toBe("cost");
    expect(reading.ok ? "" : reading.problem.suggestion).toBeUndefined();
  });

  test("are the same in wide letters", () => {
    const wide = { ...bear, cost: "｛１｝｛Ｇ｝", power: "２", toughness: "２" };
    expect(understand(wide)).toEqual(understand({ ...bear, cost: "{1}{G}" }));
  });
});

test("a card without a name has one, and its id is never that of another card", () => {
  const reading = understand({ ...bear, name: "" });
  expect(reading.ok && reading.value.card.name.en).toBe("Your Card");
  expect(reading.ok && reading.value.card.id).toBe(ownCardId);
  expect(cards.some(({ id }) => id === ownCardId)).toBe(false);
});
