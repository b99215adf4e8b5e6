import { describe, expect, test } from "vitest";
import { expandKeywords } from "../keywords/index.ts";
import { cardIdOf } from "../language/card.ts";
import { subtypeWords } from "../language/lexicon.ts";
import { find } from "../language/walk.ts";
import { cardById, cards, findCard, printCard } from "./index.ts";

/** Keywords that stand for none or for several abilities. */
const keywordParts: Readonly<Record<string, number>> = {
  decayed: 2,
  bestow: 3,
  champion: 2,
  daybound: 2,
  equip: 2,
  evoke: 2,
  madness: 2,
  protection: 5,
  reach: 0,
  splitSecond: 2,
};

const namesAndCards = cards.map((card) => [card.name.en, card] as const);

describe("the cards", () => {
  test("have ids and names of their own, and stand in order", () => {
    for (const names of [
      cards.map(({ id }) => id),
      cards.map(({ name }) => name.en),
      cards.map(({ name }) => name.ja),
    ]) {
      const twice = names.filter((name, index) => names.indexOf(name) < index);
      expect(twice.map((name) => `There are two cards “${name}”.`)).toEqual([]);
    }
    const ids = cards.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  test.each(namesAndCards)("%s: names, reading and subtypes are complete", (_, card) => {
    expect(card.id).toBe(cardIdOf(card.name.en));
    expect(card.name.ja).not.toMatch(/[A-Za-z]/);
    expect(card.name.kana).toMatch(/^[ぁ-ゖー]+$/);
    for (const subtype of card.subtypes) expect(subtypeWords.has(subtype), subtype).toBe(true);
  });

  test.each(namesAndCards)("%s is plain data", (_, card) => {
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  test.each(namesAndCards)("%s has a cost if and only if it is no land (202.1b)", (_, card) => {
    expect(card.manaCost === undefined).toBe(card.types.includes("land"));
    expect(card.power !== undefined).toBe(card.types.includes("creature"));
  });

  test.each(namesAndCards)("%s: every keyword in it gets its meaning", (_, card) => {
    for (const ability of expandKeywords(card).abilities) {
      for (const { name, meaning } of find(ability, "keyword")) {
        expect(meaning?.length, name).toBe(keywordParts[name] ?? 1);
      }
    }
  });
});

describe("finding a card", () => {
  test.each([
    ["Basking Rootwalla"],
    ["basking rootwalla"],
    ["  BASKING ROOTWALLA "],
    ["Ｂａｓｋｉｎｇ　Ｒｏｏｔｗａｌｌａ"],
    ["日を浴びるルートワラ"],
    ["日を浴びるﾙｰﾄﾜﾗ"],
  ])("by the name “%s”", (name) => {
    expect(findCard(name)?.id).toBe("basking-rootwalla");
  });

  test("with either apostrophe", () => {
    expect(findCard("Tormod's Crypt")?.id).toBe("tormods-crypt");
    expect(findCard("Tormod’s Crypt")?.id).toBe("tormods-crypt");
  });

  test("by its id", () => {
    expect(cardById(cardIdOf("Tormod's Crypt"))?.name.ja).toBe("トーモッドの墓所");
  });

  test("finds nothing for a part of a name or another card", () => {
    expect(findCard("Rootwalla")).toBeUndefined();
    expect(findCard("Black Lotus")).toBeUndefined();
    expect(cardById(cardIdOf("Black Lotus"))).toBeUndefined();
  });
});

/** What may stand in Japanese text of Latin script: symbols in braces, X, +1/+1. */
const strip = (text: string): string =>
  text
    .replace(/\{[^{}]+\}/g, "")
    // Between the halves of a split card (709.1).
    .replace(/ ?\/\/ ?/, "")
    .replace(/^\[[+−]?[\dX]+\]/, "")
    .replace(/[+-]?[\dX]+\/[+-]?[\dX]+/g, "")
    .replaceAll("X", "");

describe("the Japanese text", () => {
  test.each(namesAndCards)("of %s has no English word and no ASCII punctuation", (_, card) => {
    const { name, typeLine, lines } = printCard(card, "ja", { reminders: true });
    for (const text of [name, typeLine, ...lines]) {
      expect(strip(text)).not.toMatch(/[A-Za-z!-/:-@[-`{-~]/);
    }
  });

  test.each(namesAndCards)("of %s ends its sentences", (_, card) => {
    const keywordLine = /^[^。：]+$/;
    for (const line of printCard(card, "ja").lines) {
      if (!keywordLine.test(line)) expect(line).toMatch(/。$/);
    }
  });
});

describe("a printed card", () => {
  test("in English", () => {
    expect(printCard(findCardOrFail("Basking Rootwalla"), "en")).toEqual({
      name: "Basking Rootwalla",
      manaCost: "{G}",
      typeLine: "Creature — Lizard",
      lines: [
        "{1}{G}: This creature gets +2/+2 until end of turn. Activate only once each turn.",
        "Madness {0}",
      ],
      pt: "1/1",
    });
  });

  test("in Japanese", () => {
    expect(printCard(findCardOrFail("Basking Rootwalla"), "ja")).toEqual({
      name: "日を浴びるルートワラ",
      manaCost: "{G}",
      typeLine: "クリーチャー — トカゲ",
      lines: [
        "{1}{G}：ターン終了時まで、このクリーチャーは+2/+2の修整を受ける。起動は毎ターン1回のみ行う。",
        "マッドネス{0}",
      ],
      pt: "1/1",
    });
  });

  test("a basic land has text only with reminders: its type gives the ability (305.6)", () => {
    const forest = findCardOrFail("Forest");
    expect(printCard(forest, "en").lines).toEqual([]);
    expect(printCard(forest, "en", { reminders: true }).lines).toEqual(["({T}: Add {G}.)"]);
    expect(printCard(forest, "ja", { reminders: true }).lines).toEqual(["（{T}：{G}を加える。）"]);
    expect(printCard(forest, "ja").typeLine).toBe("基本土地 — 森");
  });
});

function findCardOrFail(name: string) {
  const card = findCard(name);
  if (!card) throw new Error(`No card “${name}”.`);
  return card;
}
