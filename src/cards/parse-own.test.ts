/**
 * Texts of cards that nobody has printed: what a reader may type. They are made of everyday
 * templating, in combinations that no card here has; each is read as what prints the same text.
 */
import { describe, expect, test } from "vitest";
import { find } from "../language/walk.ts";
import { parseCard } from "./parse.ts";
import { printCard } from "./print.ts";
import { faults } from "./testing/faulty-texts.ts";
import { type Kind, kinds } from "./testing/kinds.ts";
import { sameAgain } from "./testing/own-texts/index.ts";
import { otherwise } from "./testing/own-texts/otherwise.ts";

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

test("205.3m: a creature type without a Japanese word stands on a type line as it is", () => {
  const read = parseCard({ ...kinds.creature, types: "creature — pest Wizard", text: "" });
  if (!read.ok) throw new Error(read.problem.says.en);
  expect(read.value.subtypes).toEqual(["Pest", "Wizard"]);
  expect(printCard(read.value, "ja").typeLine).toBe("クリーチャー — Pest・ウィザード");
});

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

describe("what isn't said clearly is a problem, not a guess", () => {
  test("608.2: of damage “it” may be either creature", () => {
    const text = "Whenever this creature deals damage to a creature, destroy it.";
    expect(readBack("creature", text).en).toContain("more than one way");
  });
  test.each([
    "Reveal any number of cards.",
    "Exile target creature card.",
    "Choose a nonland card.",
  ])("109.2b: a card is in some zone: %s", (text) => {
    expect(readBack("sorcery", text).en).toContain("say in which");
  });
  test.each([
    "Reveal any number of cards in your hand.",
    "Exile target creature card from a graveyard.",
  ])("109.2b: a card in a zone: %s", (text) => {
    expect(readBack("sorcery", text).en).toBe(text);
  });
  test("“that player” needs somebody to be told before", () => {
    const text = "Exile target creature. That player draws a card.";
    expect(readBack("sorcery", text).en).toContain("Nothing before it tells");
  });
  test("“until end of turn” behind two changes is of both", () => {
    const text =
      "When this creature enters, target creature gets +1/+1 and this creature gets -1/-1 until end of turn.";
    expect(readBack("creature", text).ja).toBe("");
  });
  test.each([
    [
      "Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.",
      { is: "controllerOf", what: { is: "thatTarget", slot: 0 } },
    ],
    ["Each player may put a land card from their hand onto the battlefield.", { is: "eachPlayer" }],
  ])("110.2a: who puts it onto the battlefield controls it: %s", (text, who) => {
    const read = parseCard({ ...kinds.sorcery, text });
    if (!read.ok) throw new Error(read.problem.says.en);
    const [put] = read.value.abilities.flatMap((one) => find(one, "putOntoBattlefield"));
    expect(put?.who).toEqual(who);
    const shuffles = read.value.abilities.flatMap((one) => find(one, "shuffle"));
    expect(shuffles.every((one) => one.who.is === who.is)).toBe(true);
  });
  test.each([
    ["Destroy target creature at end of combat.", true],
    ["At the beginning of the next end step, destroy target creature.", undefined],
    ["Tap target creature. Destroy target artifact at end of combat.", true],
  ])("115.1, 603.3d: whether its target is chosen at once: %s", (text, aimed) => {
    const read = parseCard({ ...kinds.sorcery, text });
    if (!read.ok) throw new Error(read.problem.says.en);
    const [waiting] = read.value.abilities.flatMap((one) => find(one, "delayed"));
    expect(waiting?.aimed).toBe(aimed);
  });
  test("608.2c: what is joined to what is done “if you do” is done only then", () => {
    const card = {
      ...kinds.sorcery,
      text: "You may discard a card. If you do, draw a card and lose 1 life.",
    };
    const read = parseCard(card);
    const [ability] = read.ok ? read.value.abilities : [];
    const effect =
      ability?.is === "spell" && ability.effect.is === "may" ? ability.effect : undefined;
    expect(effect?.ifDone?.is === "inOrder" && effect.ifDone.effects.map(({ is }) => is)).toEqual([
      "draw",
      "loseLife",
    ]);
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
