import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardDefinition } from "../language/card.ts";
import { canonicalFace } from "../language/parse/index.ts";
import type { PrintedCard } from "../language/print/index.ts";
import { cards } from "./index.ts";
import { type CardText, parseCard } from "./parse.ts";
import { printCard } from "./print.ts";

/** A printed card as somebody would type it. */
function typed(card: PrintedCard): CardText {
  const [power, toughness] = card.pt?.split("/") ?? [];
  return {
    name: card.name,
    cost: card.manaCost,
    types: card.typeLine,
    text: card.lines.join("\n"),
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...(card.loyalty !== undefined && { loyalty: card.loyalty }),
    ...(card.back && { back: typed(card.back) }),
  };
}

/** What a card is, face by face, but for the color indicators, which no text says. */
const meaningOf = ({ colorIndicator: _, ...card }: CardDefinition): readonly string[] => {
  const { id: _id, back, halves, ...front } = card;
  const { colorIndicator: _back, ...other } = back ?? { colorIndicator: [] };
  return [
    canonicalFace(front),
    ...(back ? [canonicalFace(other as typeof back)] : []),
    ...(halves ?? []).map(canonicalFace),
  ];
};

const bear = {
  name: "Test Bear",
  cost: "{1}{G}",
  types: "Creature — Bear",
  power: "2",
  toughness: "2",
};
const bolt = { name: "Test Bolt", cost: "{R}", types: "Instant" };

function problemOf(card: CardText) {
  const read = parseCard(card);
  if (read.ok) throw new Error("It was understood.");
  return read.problem;
}

describe("parse(print(card)) is the card", () => {
  for (const card of cards) {
    test(card.name.en, () => {
      const read = parseCard(typed(printCard(card, "en")));
      expect(read.ok ? [] : read.problem.says.en).toEqual([]);
      if (read.ok) expect(meaningOf(read.value)).toEqual(meaningOf(card));
    });
  }
});

describe("what is typed in other signs", () => {
  const same = (one: Partial<CardText>, other: Partial<CardText>): void => {
    const [a, b] = [
      parseCard({ ...bear, text: "", ...one }),
      parseCard({ ...bear, text: "", ...other }),
    ];
    expect(a.ok ? "" : a.problem.says.en).toBe("");
    expect(a.ok && meaningOf(a.value)).toEqual(b.ok && meaningOf(b.value));
  };
  test("201.5: a tilde and the card's name are the card", () => {
    const plain = { text: "When this creature enters, draw a card." };
    same({ text: "When ~ enters, draw a card." }, plain);
    same({ text: "When Test Bear enters, draw a card." }, plain);
  });
  test("207.2a: reminder text says nothing", () => {
    same({ text: "Flying (It is hard to block.)\n(Nothing.)" }, { text: "Flying" });
  });
  test("curly quotes are straight ones", () => {
    same(
      { text: "Creatures you control have “{T}: Draw a card.”" },
      { text: 'Creatures you control have "{T}: Draw a card."' },
    );
    same(
      { text: "~’s power and toughness are each equal to the number of lands you control." },
      {
        text: "~'s power and toughness are each equal to the number of lands you control.",
      },
    );
  });
  test("606.4: loyalty costs with and without brackets, with any minus", () => {
    const walker = { types: "Legendary Planeswalker — Jace", loyalty: "3" };
    const plain = { ...walker, text: "[+1]: Draw a card.\n[−2]: You gain 2 life." };
    same({ ...walker, text: "+1: Draw a card.\n-2: You gain 2 life." }, plain);
    same({ ...walker, text: "+1: Draw a card.\n−2: You gain 2 life." }, plain);
  });
  test("205.1: type lines with any dash", () => {
    same({ types: "creature - Bear" }, { types: "Creature — Bear" });
  });
  test("spaces and line ends say nothing", () => {
    same({ text: "  Flying \r\n\r\n  Trample  " }, { text: "Flying\nTrample" });
  });
});

test("205.3: creature types that no card here has are read, too", () => {
  const text = "Other Kor creatures you control get +1/+1.";
  const read = parseCard({ ...bear, text });
  expect(read.ok && printCard(read.value, "en").lines).toEqual([text]);
});

describe("a problem", () => {
  test.each([
    // What is typed, the phrase that isn't understood, its line and column.
    ["Flyng", "Flyng", 1, 1],
    ["Flying\nDraw a cart.", "cart", 2, 8],
    ["Whenever a grommel sings, draw a card.", "grommel sings, draw a card", 1, 12],
    ["Destroy target creature. Bake a cake.", "Bake a cake", 1, 26],
    ["Flying (Reminder.)\n{T}: Juggle.", "Juggle", 2, 6],
    ["{T}, Wink: Draw a card.", "Wink", 1, 6],
  ])("in “%s” begins with “%s”", (text, phrase, line, column) => {
    const problem = problemOf({ ...bear, text });
    expect(problem.says.en).toContain(`“${phrase}”`);
    expect([problem.line, problem.column]).toEqual([line, column]);
    expect(text.slice(problem.offset, problem.offset + problem.length)).toBe(phrase);
  });

  test("names the nearest word that would have been understood", () => {
    expect(problemOf({ ...bear, text: "Flyng" }).suggestion).toBe("flying");
    expect(problemOf({ ...bear, text: "Destory target land." }).suggestion).toBe("destroy");
    expect(problemOf({ ...bear, types: "Craeture", text: "" }).suggestion).toBe("creature");
  });

  test("113.3a: instructions alone are of instants and sorceries", () => {
    const { says, offset } = problemOf({ ...bear, text: "Flying\nDraw a card." });
    expect(says.en).toContain("instant or sorcery");
    expect(offset).toBe(7);
    expect(parseCard({ ...bolt, text: "Draw a card." }).ok).toBe(true);
  });

  test("702: a keyword has the values that it needs, and no others", () => {
    for (const text of [
      "Flying {2}",
      "Flashback",
      "Protection",
      "Enchant",
      "Hideaway",
      "Haste 3",
    ]) {
      expect(problemOf({ ...bear, text }).field).toBe("text");
    }
    for (const text of ["Ward {2}", "Evoke {1}{G}", "Hideaway 4", "Ward—Discard a card."]) {
      expect(parseCard({ ...bear, text }).ok, text).toBe(true);
    }
  });

  test.each([
    "Create any number of 1/1 red Goblin creature tokens.",
    "Draw any number of cards.",
    "Put any number of +1/+1 counters on target creature.",
    "You gain any amount of life.",
    "Exile the top any number of cards of your library.",
    "Target creature gets +X/+X until end of turn, where X is any number.",
  ])("107.1c: any number is only of what there is to choose from: %s", (text) => {
    expect(problemOf({ ...bolt, text }).field).toBe("text");
  });

  test.each([
    "Target creature has flying.",
    "As long as target creature is tapped, this creature has flying.",
  ])("115.1: a static ability has no target: %s", (text) => {
    expect(problemOf({ ...bear, text }).field).toBe("text");
  });

  test("says in which field it is", () => {
    expect(problemOf({ ...bear, cost: "2G", text: "" }).field).toBe("cost");
    // 107.4: symbols that nothing here could pay.
    expect(problemOf({ ...bear, cost: "{G/P}", text: "" }).field).toBe("cost");
    expect(problemOf({ ...bear, cost: "{S}", text: "" }).field).toBe("cost");
    expect(problemOf({ ...bear, types: "Monster", text: "" }).field).toBe("types");
    expect(problemOf({ ...bear, types: "", text: "" }).field).toBe("types");
    expect(problemOf({ ...bear, power: "big", text: "" }).field).toBe("power");
  });

  test("115.1: what a target can't be done to without an end is an effect", () => {
    const spell = parseCard({ ...bolt, text: "Target spell can't be countered." });
    expect(spell.ok && spell.value.abilities.map(({ is }) => is)).toEqual(["spell"]);
    expect(parseCard({ ...bear, text: "{R}: Target spell can't be countered." }).ok).toBe(true);
  });

  test("shows how a card says it, where each word is known", () => {
    const problem = problemOf({ ...bolt, text: "Target creature get +1/+1 until end of turn." });
    expect(problem.suggestion).toBe("Target creature gets +1/+1 until end of turn.");
  });
});

describe("an ambiguity is a problem", () => {
  test.each([
    "Whenever a creature deals damage to a creature, destroy it.",
    "Whenever this creature blocks a creature, destroy it.",
    "Whenever this creature becomes blocked by a creature, tap it.",
  ])("608.2: “it” may be either object of the event: %s", (text) => {
    const { says, readings = [] } = problemOf({ ...bear, text });
    expect(says.en).toBe("This can be read in more than one way.");
    expect(readings).toHaveLength(2);
    expect(readings.join()).toContain("what: eventObject");
    expect(readings.join()).toContain("what: eventOther");
  });
  test("said by its noun of one kind it isn't", () => {
    const text = "Whenever a creature deals damage to a creature, draw a card.";
    expect(parseCard({ ...bear, text }).ok).toBe(true);
  });
});

describe("nothing that is typed breaks it", () => {
  const ends = (card: CardText): void => {
    const before = performance.now();
    const read = parseCard(card);
    expect(typeof read.ok).toBe("boolean");
    expect(performance.now() - before).toBeLessThan(4000);
  };
  test("any string ends in a card or a problem", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => ends({ ...bear, text })),
      { numRuns: 200 },
    );
  });
  test("nor the words of cards in any order", () => {
    const words = cards
      .flatMap((card) => printCard(card, "en").lines)
      .flatMap((line) => line.split(/(?<= )/));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (some) =>
        ends({ ...bolt, text: some.join("") }),
      ),
      { numRuns: 200 },
    );
  });
  test.each([
    ["10,000 letters", "a".repeat(10_000)],
    ["10,000 quotation marks", '"'.repeat(10_000)],
    ["10,000 opening parentheses", "(".repeat(10_000)],
    ["nested quotations", 'Creatures you control have "'.repeat(300)],
    ["a sentence 500 times", "Draw a card. ".repeat(500)],
    ["one sentence with 500 parts", `${"Draw a card, then ".repeat(500)}draw a card.`],
    ["1,000 adjectives", `Destroy target ${"red ".repeat(1_000)}creature.`],
    ["1,000 conditions", `${"If you control a creature, ".repeat(1_000)}draw a card.`],
    ["1,000 pronouns", `Destroy it${" and destroy it".repeat(1_000)}.`],
    ["1,000 modes", `Choose one —${"\n• Draw a card.".repeat(1_000)}`],
  ])("%s", (_, text) => {
    ends({ ...bolt, text });
    ends({ ...bear, text });
  });
});
