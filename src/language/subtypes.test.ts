import { describe, expect, test } from "vitest";
import { defineCard } from "./build.ts";
import { separated, subtypesIn } from "./subtypes.ts";

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
