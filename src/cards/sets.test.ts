import { expect, test } from "vitest";
import { cards } from "./index.ts";
import { setOf, sets } from "./sets.ts";

test("each card is in one set, and each set has only cards that exist", () => {
  const listed = sets.flatMap((set) => set.cards).sort();
  expect(listed, "sets.ts should list each card once").toEqual(cards.map(({ id }) => id).sort());
});

test("the sets stand in the order in which they came out, each with its code once", () => {
  const years = sets.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  expect(new Set(sets.map(({ code }) => code)).size).toBe(sets.length);
});

test("cards of the documents are found in the sets that the documents are about", () => {
  const [rootwalla] = cards.filter(({ name }) => name.en === "Basking Rootwalla");
  expect(rootwalla && setOf(rootwalla.id).name.ja).toBe("トーメント");
});
