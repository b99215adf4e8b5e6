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
  ["forest", "fforest", 1],
  ["forest", "fotest", 1],
  ["doppleganger", "doppelganger", 1],
])("%s and %s are %i apart", (one, other, apart) => {
  expect(distance(one, other, 2)).toBe(apart);
  expect(distance(other, one, 2)).toBe(apart);
});

it("says only that they are further apart than asked", () => {
  expect(distance("clash", "evoke", 2)).toBe(3);
  expect(distance("clash", "constellation", 1)).toBe(2);
  expect(distance("forest", "frest", 0)).toBe(1);
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

it("is the same under any limit that it keeps", () => {
  // Of few letters, so that some of them change places.
  const word = fc.stringMatching(/^[abc]{0,7}$/);
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (one, other, most) => {
      const apart = distance(one, other, 9);
      const limited = distance(one, other, most);
      expect(limited).toBe(limited > most ? limited : apart);
      expect(limited > most).toBe(apart > most);
    }),
  );
});
