import { describe, expect, test } from "vitest";
import { defineCard } from "./build.ts";
import { furtherCreatureTypes } from "./parse/creatureTypes.ts";
import { creatureTypes, separated, subtypesIn, subtypeWords } from "./subtypes.ts";

describe("205.3b: the words behind the dash", () => {
  test.each([
    ["Human Wizard", ["Human", "Wizard"]],
    ["Time Lord", ["Time Lord"]],
    ["Time Lord Wizard", ["Time Lord", "Wizard"]],
    ["Human Time Lord Wizard", ["Human", "Time Lord", "Wizard"]],
    ["Lord Time Wizard", ["Lord", "Time", "Wizard"]],
  ])("%s", (line, subtypes) => {
    expect(subtypesIn(line)).toEqual(subtypes);
  });

  test("are those of a card", () => {
    const card = defineCard(["Test Traveller", "試験", "しけん"], {
      type: "Legendary Creature — Time Lord Wizard",
      pt: "1/1",
    });
    expect(card.subtypes).toEqual(["Time Lord", "Wizard"]);
  });

  test("in Japanese, where the two words are joined by what joins subtypes", () => {
    const types = ["タイム・ロード", "ウィザード"];
    expect(separated("タイム・ロード・ウィザード", "・", (words) => types.includes(words))).toEqual(
      types,
    );
  });
});

describe("205.3m: creature types that may be typed", () => {
  test("each stands in one of both lists", () => {
    expect(furtherCreatureTypes.filter((one) => subtypeWords.has(one))).toEqual([]);
    expect(new Set(furtherCreatureTypes).size).toBe(furtherCreatureTypes.length);
  });

  test("are the 317 that the rule lists, and two that it doesn't", () => {
    const others = ["Alicorn", "Vampyre"];
    const known = creatureTypes.filter((type) => !others.includes(type));
    expect(known.length + furtherCreatureTypes.length).toBe(317);
    expect(creatureTypes.length - known.length).toBe(2);
  });
});

describe("205.3g–m: their words", () => {
  test.each([
    ["Basilisk", "creature", "バジリスク", "ばじりすく"],
    ["Time Lord", "creature", "タイム・ロード", "たいむろーど"],
    ["Kor", "creature", "コー", "こー"],
    ["Pirate", "creature", "海賊", "かいぞく"],
    ["Gate", "land", "門", "もん"],
    ["Elspeth", "planeswalker", "エルズペス", "えるずぺす"],
  ])("%s is a %s type", (subtype, of, ja, kana) => {
    expect(subtypeWords.get(subtype)).toMatchObject({ of, ja, kana });
  });

  test("each has its own, in Japanese, and a reading in hiragana", () => {
    const words = [...subtypeWords.values()];
    expect(words.filter(({ kana }) => !/^[ぁ-ゔー]+$/.test(kana))).toEqual([]);
    expect(new Set(words.map(({ ja }) => ja)).size).toBe(words.length);
  });

  test.each([
    ["Mouse", "Mice"],
    ["Kor", "Kor"],
  ])("several of a %s are %s", (subtype, plural) => {
    expect(subtypeWords.get(subtype)?.plural).toBe(plural);
  });
});
