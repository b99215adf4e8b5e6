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

const faults: readonly Fault[] = [
  ["creature", "Fyling", "Fyling", "Not understood from here", "flying"],
  ["creature", "Flying, frist strike", "frist strike", "Not understood from here", "first"],
  [
    "creature",
    "When this creature enters, draw a crad.",
    "crad",
    "Not understood from here",
    "card",
  ],
  [
    "creature",
    "Whenever this creature atacks, draw a card.",
    "atacks, draw a card",
    "Not understood from here",
    "attacks",
  ],
  [
    "creature",
    "When this creature comes into play, draw a card.",
    "comes into play",
    "Today's cards say this in other words",
    "When this creature enters, draw a card.",
  ],
  [
    "creature",
    "When Test Bear comes into play, draw a card.",
    "comes into play",
    "Today's cards say this in other words",
    "When Test Bear enters, draw a card.",
  ],
  [
    "creature",
    "At end of turn, sacrifice this creature.",
    "At end of turn",
    "Today's cards say this in other words",
    "At the beginning of the end step, sacrifice this creature.",
  ],
  [
    "instant",
    "Remove target creature from the game.",
    "Remove target creature from the game",
    "Today's cards say this in other words",
    "Exile target creature.",
  ],
  [
    "instant",
    "Bury target creature.",
    "Bury target creature.",
    "Today's cards say this in other words",
    "Destroy target creature. It can't be regenerated.",
  ],
  [
    "instant",
    "Counter target spell unless its controller pays {2}",
    "",
    "A sentence ends with a period",
    "Counter target spell unless its controller pays {2}.",
  ],
  [
    "creature",
    "When this creature enters, draw a card",
    "",
    "A sentence ends with a period",
    "When this creature enters, draw a card.",
  ],
  [
    "sorcery",
    "Destroy target creature with converted mana cost 3 or less.",
    "converted mana cost",
    "Today's cards say this in other words",
    "Destroy target creature with mana value 3 or less.",
  ],
  [
    "sorcery",
    "Put target creature card from your graveyard into play.",
    "into play",
    "Today's cards say this in other words",
    "Put target creature card from your graveyard onto the battlefield.",
  ],
  [
    "creature",
    "Tap: Draw a card.",
    "Tap",
    "Mana and tap symbols are written in braces: {G}, {2}, {T}",
    "{T}: Draw a card.",
  ],
  [
    "creature",
    "T: Add G.",
    "T",
    "Mana and tap symbols are written in braces: {G}, {2}, {T}",
    "{T}: Add {G}.",
  ],
  [
    "creature",
    "{T}: Add {G} to your mana pool.",
    "to your mana pool",
    "Today's cards say this in other words",
    "{T}: Add {G}.",
  ],
  [
    "creature",
    "{T} : Draw a card.",
    ":",
    "A colon stands between a cost and its effect, without a space before it",
    "{T}: Draw a card.",
  ],
  [
    "creature",
    "{T}; Draw a card.",
    ";",
    "A colon stands between a cost and its effect, without a space before it",
    "{T}: Draw a card.",
  ],
  [
    "creature",
    "{2}{T}: Draw a card.",
    "{2}{T}",
    "A comma is missing or wrong here",
    "{2}, {T}: Draw a card.",
  ],
  [
    "sorcery",
    "Destroy target creature",
    "",
    "A sentence ends with a period",
    "Destroy target creature.",
  ],
  [
    "sorcery",
    "Destroy target creatures.",
    "creatures",
    "Each word is known, but this is not how a card says it, from here",
    "Destroy target creature.",
  ],
  [
    "sorcery",
    "Destory target creature.",
    "Destory target creature",
    "Not understood from here",
    "destroy",
  ],
  [
    "sorcery",
    "Target creature get +1/+1 until end of turn.",
    "get +1/+1 until end of turn",
    "Each word is known, but this is not how a card says it, from here",
    "Target creature gets +1/+1 until end of turn.",
  ],
  [
    "sorcery",
    "Target creature gets +1/+1 till end of turn.",
    "till",
    "This is spelled another way",
    "Target creature gets +1/+1 until end of turn.",
  ],
  [
    "sorcery",
    "Each opponent lose 2 life.",
    "lose 2 life",
    "Each word is known, but this is not how a card says it, from here",
    "Each opponent loses 2 life.",
  ],
  [
    "sorcery",
    "Draw 2 cards.",
    "Draw 2",
    "Cards write how many in words, and how much in figures",
    "Draw two cards.",
  ],
  [
    "sorcery",
    "Draw a cards.",
    "cards",
    "Each word is known, but this is not how a card says it, from here",
    "Draw a card.",
  ],
  [
    "sorcery",
    "Deal 3 damage to any target.",
    "Deal",
    "The sentence needs its subject, such as",
    "Test Bolt deals 3 damage to any target.",
  ],
  [
    "sorcery",
    "Test Bolt does 3 damage to any target.",
    "does 3 damage",
    "Today's cards say this in other words",
    "Test Bolt deals 3 damage to any target.",
  ],
  [
    "sorcery",
    "Deals 3 damage to target creature or player.",
    "Deals",
    "The sentence needs its subject, such as",
    undefined,
  ],
  [
    "sorcery",
    "Test Bolt deals 3 damage to target creature or player.",
    "target creature or player",
    "Today's cards say this in other words",
    "Test Bolt deals 3 damage to any target.",
  ],
  [
    "sorcery",
    "Scry two.",
    "Scry two",
    "Cards write how many in words, and how much in figures",
    "Scry 2.",
  ],
  [
    "sorcery",
    "Create 1/1 white Soldier creature token.",
    "Create",
    "Cards write how many in words, and how much in figures",
    "Create a 1/1 white Soldier creature token.",
  ],
  [
    "sorcery",
    "Create a 1/1 white Soldier token.",
    "1/1 white Soldier token",
    "A token has its card type",
    "Create a 1/1 white Soldier creature token.",
  ],
  [
    "sorcery",
    "Put a 1/1 white Soldier creature token onto the battlefield.",
    "Put a 1/1 white Soldier creature token onto the battlefield",
    "Today's cards say this in other words",
    "Create a 1/1 white Soldier creature token.",
  ],
  [
    "sorcery",
    "カード2枚を引く。",
    "カード2枚を引く。",
    "Rules text is read in English only",
    undefined,
  ],
  ["creature", "飛行", "飛行", "Rules text is read in English only", "Flying"],
  [
    "creature",
    "このクリーチャーが戦場に出たとき、カード1枚を引く。",
    "このクリーチャーが戦場に出たとき、カード1枚を引く。",
    "Rules text is read in English only",
    undefined,
  ],
  ["creature", "Flying; lifelink", ";", "A comma is missing or wrong here", "Flying, lifelink"],
  [
    "creature",
    "Flying lifelink",
    "lifelink",
    "A comma is missing or wrong here",
    "Flying, lifelink",
  ],
  ["creature", "Flying.", ".", "A line of keywords has no period", "Flying"],
  ["creature", "Flying, lifelink.", ".", "A line of keywords has no period", "Flying, lifelink"],
  [
    "aura",
    "Enchanted creature gets +1/+1.",
    "Enchanted creature gets +1/+1.",
    "An Aura first says what it enchants, on a line of its own",
    "Enchant creature",
  ],
  [
    "aura",
    "Enchant creature.\nEnchanted creature gets +1/+1.",
    ".",
    "A line of keywords has no period",
    "Enchant creature",
  ],
  [
    "creature",
    "When this enters, draw a card.",
    "this",
    "The sentence needs its subject, such as",
    "When this creature enters, draw a card.",
  ],
  [
    "creature",
    "When this creature dies draw a card.",
    "draw",
    "A comma is missing or wrong here",
    "When this creature dies, draw a card.",
  ],
  [
    "creature",
    "If this creature dies, draw a card.",
    "If",
    "Today's cards say this in other words",
    "When this creature dies, draw a card.",
  ],
  [
    "creature",
    "When this creature enters, draw a card if you control a artifact.",
    "a artifact",
    "Each word is known, but this is not how a card says it, from here",
    "When this creature enters, draw a card if you control an artifact.",
  ],
  [
    "creature",
    "Draw a card.",
    "Draw a card",
    "Only an instant or sorcery says this by itself: here it needs a cost or a trigger",
    undefined,
  ],
  [
    "creature",
    "Can't be blocked.",
    "Can't",
    "The sentence needs its subject, such as",
    "This creature can't be blocked.",
  ],
  [
    "creature",
    "This creature is unblockable.",
    "is unblockable",
    "Today's cards say this in other words",
    "This creature can't be blocked.",
  ],
  [
    "creature",
    "This creature cannot be blocked.",
    "cannot",
    "Today's cards say this in other words",
    "This creature can't be blocked.",
  ],
  [
    "creature",
    "This creature can not block.",
    "can not",
    "Today's cards say this in other words",
    "This creature can't block.",
  ],
  [
    "creature",
    "This creature doesn't tap to attack.",
    "doesn't tap to attack",
    "Today's cards say this in other words",
    "This creature has vigilance.",
  ],
  [
    "creature",
    "Protection from black and red",
    "Protection from black and red",
    "Today's cards say this in other words",
    "Protection from black and from red",
  ],
  [
    "creature",
    "Ward 2",
    "Ward 2",
    "Mana and tap symbols are written in braces: {G}, {2}, {T}",
    "Ward {2}",
  ],
  ["creature", "Ward {2}.", ".", "A line of keywords has no period", "Ward {2}"],
  [
    "creature",
    "Equip 2",
    "Equip 2",
    "Mana and tap symbols are written in braces: {G}, {2}, {T}",
    "Equip {2}",
  ],
  [
    "creature",
    "Kicker 2",
    "Kicker 2",
    "Mana and tap symbols are written in braces: {G}, {2}, {T}",
    "Kicker {2}",
  ],
  ["creature", "Landwalk", "Landwalk", "Not understood from here", undefined],
  ["creature", "Firststrike", "Firststrike", "This is spelled another way", "First strike"],
  ["creature", "Double-strike", "Double-strike", "This is spelled another way", "Double strike"],
  [
    "sorcery",
    "Choose one\n• Draw a card.\n• You gain 3 life.",
    "Choose one",
    "Modes follow",
    "Choose one —\n• Draw a card.\n• You gain 3 life.",
  ],
  [
    "sorcery",
    "Choose one - Draw a card; or you gain 3 life.",
    "- Draw a card",
    "Not understood from here",
    undefined,
  ],
  [
    "sorcery",
    "Choose one:\n• Draw a card.\n• You gain 3 life.",
    "Choose one:",
    "Modes follow",
    "Choose one —\n• Draw a card.\n• You gain 3 life.",
  ],
  [
    "planeswalker",
    "+1 Draw a card.",
    "+1",
    "A colon stands between a cost and its effect, without a space before it",
    "[+1]: Draw a card.",
  ],
  [
    "sorcery",
    "Discard two cards at random, then lose 3 life and win the game",
    "",
    "A sentence ends with a period",
    undefined,
  ],
  [
    "sorcery",
    "Counter target spell. It's controller loses 2 life.",
    "It's",
    "This is spelled another way",
    "Counter target spell. Its controller loses 2 life.",
  ],
  ["sorcery", "Draw a card,", ",", "A sentence ends with a period", "Draw a card."],
  ["sorcery", "Draw a card!", "!", "A sentence ends with a period", "Draw a card."],
  [
    "sorcery",
    "Draw a card.Draw a card.",
    ".",
    "A sentence ends with a period",
    "Draw a card. Draw a card.",
  ],
];

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
