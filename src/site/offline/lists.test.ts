import { expect, test } from "vitest";
import { parseFileList, parseSummary } from "./lists.ts";
import { PARTS } from "./parts.ts";

const size = { version: "1", files: 2, bytes: 30 };
const parts = Object.fromEntries(PARTS.map((part) => [part, size]));
const summary = { ja: parts, en: parts };
const list = { version: "1", files: { "/ja/": "a" } };

test("what the build writes is understood", () => {
  expect(parseSummary(summary)).toEqual({ ok: true, value: summary });
  expect(parseFileList(list)).toEqual({ ok: true, value: list });
});

test.each([
  null,
  "",
  {},
  { ja: parts },
  { ja: parts, en: { ...parts, cards: undefined } },
  { ja: parts, en: { ...parts, cards: { ...size, files: -1 } } },
  { ja: parts, en: { ...parts, cards: { ...size, bytes: "30" } } },
  { ...list, version: 1 },
  { ...list, files: null },
  { ...list, files: { "https://elsewhere.example/": "a" } },
  { ...list, files: { "//elsewhere.example/": "a" } },
  { ...list, files: { "/ja/": 3 } },
])("%j is not", (data) => {
  expect(parseSummary(data).ok).toBe(false);
  expect(parseFileList(data).ok).toBe(false);
});
