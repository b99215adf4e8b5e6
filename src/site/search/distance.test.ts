import fc from "fast-check";
import { expect, it } from "vitest";
import { distance } from "./distance.ts";

it.each([
  ["madness", "madness", 0],
  ["madnes", "madness", 1],
  ["threshhold", "threshold", 1],
  ["champoin", "champion", 1],
  ["マッドネズ", "マッドネス", 1],
  ["", "ab", 2],
  ["doppleganger", "doppelganger", 1],
])("%s and %s are %i apart", (one, other, apart) => {
  expect(distance(one, other, 2)).toBe(apart);
  expect(distance(other, one, 2)).toBe(apart);
});

it("says only that they are further apart than asked", () => {
  expect(distance("clash", "evoke", 2)).toBe(3);
  expect(distance("clash", "constellation", 1)).toBe(2);
});

it("one letter more is one", () => {
  const word = fc.string({ minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), (text, at) => {
      const place = at % (text.length + 1);
      const longer = `${text.slice(0, place)}\u{1}${text.slice(place)}`;
      expect(distance(text, longer, 2)).toBe(1);
    }),
  );
});
