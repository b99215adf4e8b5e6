import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { headersFor, parseHeaders } from "./headers.ts";

const text = `
# a comment
/*
  X-One: 1

/a/*
  X-Two: 2
  X-Three: a: b
/a/b
  x-two: 3
`;

describe("a file of headers", () => {
  it.each([
    ["/", { "x-one": "1" }],
    ["/a/", { "x-one": "1", "x-two": "2", "x-three": "a: b" }],
    ["/a/c/d", { "x-one": "1", "x-two": "2", "x-three": "a: b" }],
    ["/a/b", { "x-one": "1", "x-two": "2, 3", "x-three": "a: b" }],
    ["/b/a/", { "x-one": "1" }],
  ])("says what is sent with %s", (address, expected) => {
    expect(headersFor(parseHeaders(text), address)).toEqual(expected);
  });

  it.each(["X-One: 1", "/*\nX-One: 1", "/*\n  X-One", "/* a"])("is wrong with %j", (wrong) => {
    expect(() => parseHeaders(wrong)).toThrow(/neither/);
  });
});

describe("the headers of this site", () => {
  const rules = parseHeaders(readFileSync(join(import.meta.dirname, "../public/_headers"), "utf8"));
  const sentWith = (address: string) => headersFor(rules, address);
  const framing = (address: string) => sentWith(address)["content-security-policy"];

  it.each([
    "/",
    "/404.html",
    "/ja/",
    "/en/rulings/tor-madness-any-discard/",
    "/ja/embed/",
    "/offline/en/rulings-1.bundle",
    "/r/tor-madness-any-discard/",
    "/cr/601.2b/",
  ])("keep %s out of the pages of others", (address) => {
    expect(framing(address)).toBe("frame-ancestors 'self'");
  });

  it.each(["/embed/a/b/", "/ja/embed/a/b/", "/en/embed/a/b/"])("let others frame %s", (address) => {
    expect(framing(address)).toBeUndefined();
    expect(sentWith(address)["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["/sw.js", "no-cache"],
    ["/_astro/page.B7d.js", "public, max-age=31536000, immutable"],
    ["/pagefind/pagefind.js", undefined],
    ["/ja/", undefined],
  ])("keep %s for as long as it holds", (address, expected) => {
    expect(sentWith(address)["cache-control"]).toBe(expected);
  });

  it.each([
    ["/api/v1/rulings.json", "*"],
    ["/embed/saitei-board.js", "*"],
    ["/ja/", undefined],
  ])("let the pages of others read %s, or not", (address, expected) => {
    expect(sentWith(address)["access-control-allow-origin"]).toBe(expected);
  });

  it("are few enough for every host", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
  });
});
