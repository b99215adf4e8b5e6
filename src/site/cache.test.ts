import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { cachedFile, forgetOld, keep } from "./cache.ts";

const folder = mkdtempSync(join(tmpdir(), "saitei-cache-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it("makes a thing once", () => {
  const made: string[] = [];
  const make = (text: string) => () => {
    made.push(text);
    return bytes(text);
  };
  expect(keep(folder, "ab12", make("first"))).toBe(true);
  expect(keep(folder, "ab12", make("again"))).toBe(false);
  expect(keep(folder, "cd34", make("other"))).toBe(true);
  expect(made).toEqual(["first", "other"]);
  expect(readFileSync(cachedFile(folder, "ab12"), "utf8")).toBe("first");
});

it("forgets what no build has wanted for a month, and nothing else", () => {
  for (const key of ["ab12", "cd34"]) keep(folder, key, () => bytes(key));
  const days = (count: number): Date => new Date(Date.now() - count * 24 * 3_600_000);
  utimesSync(cachedFile(folder, "ab12"), days(31), days(31));
  utimesSync(cachedFile(folder, "cd34"), days(29), days(29));
  forgetOld(folder);
  expect(existsSync(cachedFile(folder, "ab12"))).toBe(false);
  expect(existsSync(cachedFile(folder, "cd34"))).toBe(true);
});

it("counts a thing as wanted when a build takes it", () => {
  keep(folder, "ab12", () => bytes("first"));
  utimesSync(cachedFile(folder, "ab12"), new Date(0), new Date(0));
  keep(folder, "ab12", () => bytes("again"));
  forgetOld(folder);
  expect(existsSync(cachedFile(folder, "ab12"))).toBe(true);
});
