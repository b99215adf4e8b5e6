import { expect, test } from "vitest";
import { cards } from "./index.ts";
import { isNameUnverified, unverifiedNames } from "./unverified.ts";

test("each name that could not be checked is that of a card, and stands there once, in order", () => {
  const ids: ReadonlySet<string> = new Set(cards.map(({ id }) => id));
  expect(unverifiedNames.filter((id) => !ids.has(id))).toEqual([]);
  expect(unverifiedNames).toEqual([...new Set(unverifiedNames)].sort());
});

test("a card of the documents has the name that stands in them", () => {
  const unsure = cards.filter(({ id }) => isNameUnverified(id)).map(({ name }) => name.en);
  expect(unsure).toContain("Fork");
  expect(unsure).not.toContain("Basking Rootwalla");
});
