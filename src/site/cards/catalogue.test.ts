import { describe, expect, it } from "vitest";
import { cards } from "../../cards/index.ts";
import { LANGS } from "../i18n.ts";
import { choicesIn, groupedCards } from "./catalogue.ts";

describe.each(LANGS)("the index in %s", (lang) => {
  const groups = groupedCards(lang);
  const entries = groups.flatMap((group) => group.entries);

  it("lists every card once", () => {
    expect(entries.map(({ card }) => card.id).sort()).toEqual(cards.map(({ id }) => id).sort());
  });

  it("has each heading once, in order", () => {
    const headings = groups.map(({ heading }) => heading);
    expect(headings).toEqual(headings.toSorted((one, other) => one.localeCompare(other, lang)));
    expect(new Set(headings).size).toBe(headings.length);
  });
});

const headingOf = (name: string, lang: "ja" | "en") =>
  groupedCards(lang).find(({ entries }) => entries.some(({ card }) => card.name.en === name))
    ?.heading;

it("puts voiced kana with the unvoiced, and small words of English where they stand", () => {
  // だーくすてぃーるのまいあ, ばれんとりーふの… begin with voiced kana.
  expect(headingOf("Darksteel Myr", "ja")).toBe("た行");
  expect(headingOf("Psychatog", "ja")).toBe("さ行");
  expect(headingOf("The Celestus", "en")).toBe("C");
});

it("finds a card by any spelling of its names, on either face", () => {
  const [tovolar] = groupedCards("en")
    .flatMap(({ entries }) => entries)
    .filter(({ card }) => card.name.en === "Tovolar, Dire Overlord");
  for (const part of ["tovolar", "トヴォラー", "midnight scourge", "シンヤ"]) {
    expect(tovolar?.spellings).toContain(part);
  }
});

it("tells colors, types and mechanics of both halves of a split card", () => {
  const [fireIce] = groupedCards("en")
    .flatMap(({ entries }) => entries)
    .filter(({ card }) => card.name.en === "Fire // Ice");
  expect(fireIce?.colors).toEqual(["blue", "red"]);
  expect(fireIce?.types).toEqual(["instant"]);
});

it("offers to narrow only by what some card has", () => {
  const { mechanics, sets, types } = choicesIn(
    groupedCards("en").flatMap(({ entries }) => entries),
  );
  expect(mechanics.map(({ id }) => id)).toContain("madness");
  expect(sets.map(({ code }) => code)).toContain("TOR");
  expect(types).not.toContain("battle");
});
