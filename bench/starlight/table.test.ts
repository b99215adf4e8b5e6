import { expect, test } from "vitest";
import { lineOf } from "./table.ts";

const row = { label: "LCP", unit: "ms", digits: 0 } as const;
const shown = (ours: number, theirs: number): string =>
  lineOf(row, ours, theirs).trim().replace(/ +/g, " ");

test("a line is marked where Saitei isn't ahead", () => {
  expect(shown(900, 1000)).toBe("LCP 900 ms 1000 ms");
  expect(shown(1000, 900)).toBe("LCP 1000 ms 900 ms *");
});

test("what looks the same is no difference", () => {
  expect(shown(900.2, 900.4)).toBe("LCP 900 ms 900 ms =");
});

test("what wasn't measured isn't compared", () => {
  expect(shown(Number.NaN, 900)).toBe("LCP – 900 ms ?");
});
