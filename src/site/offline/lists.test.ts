import { expect, test } from "vitest";
import { filesOf, parseFileList, parseSummary } from "./lists.ts";
import { PARTS } from "./parts.ts";

const size = { version: "1", files: 2, bytes: 30 };
const parts = Object.fromEntries(PARTS.map((part) => [part, size]));
const summary = { ja: parts, en: parts };
const bundles = { "/offline/ja/site-1.bundle": ["/ja/about/", "/ja/terms/"] };
const list = { version: "1", alone: { "/ja/": "a" }, bundles };

test("what the build writes is understood", () => {
  expect(parseSummary(summary)).toEqual({ ok: true, value: summary });
  expect(parseFileList(list)).toEqual({ ok: true, value: list });
});

test("the files of a list are those alone and those in bundles", () => {
  expect(filesOf(list)).toEqual(["/ja/", "/ja/about/", "/ja/terms/"]);
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
  { ...list, alone: null },
  { ...list, alone: { "https://elsewhere.example/": "a" } },
  { ...list, alone: { "//elsewhere.example/": "a" } },
  { ...list, alone: { "/ja/": 3 } },
  { ...list, bundles: undefined },
  { ...list, bundles: { "//elsewhere.example/1.bundle": [] } },
  { ...list, bundles: { "/1.bundle": { "/ja/": "a" } } },
  { ...list, bundles: { "/1.bundle": [3] } },
  { ...list, bundles: { "/1.bundle": ["//elsewhere.example/"] } },
])("%j is not", (data) => {
  expect(parseSummary(data).ok).toBe(false);
  expect(parseFileList(data).ok).toBe(false);
});
