import { describe, expect, it } from "vitest";
import { strings } from "./words/both.ts";

describe("the rules of a date", () => {
  it.each([
    ["ja", "2026-04-17", "2026年4月17日"],
    ["ja", "2009-07-11", "2009年7月11日"],
    ["en", "2026-04-17", "17 April 2026"],
    ["en", "2002-02-20", "20 February 2002"],
    ["en", "2023-11-17", "17 November 2023"],
  ] as const)("in %s: %s", (lang, edition, said) => {
    expect(strings[lang].rulesOf(edition)).toContain(said);
  });
});
