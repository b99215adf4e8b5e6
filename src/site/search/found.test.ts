import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handOver, takeOver } from "./found.ts";
import { forgetSearches, keepSearch, recentSearches } from "./recent.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a query is handed to the page that was opened, once", () => {
  handOver("/en/cr/601/", "casting");
  expect(takeOver("/en/other/")).toBeUndefined();
  expect(takeOver("/en/cr/601/")).toBe("casting");
  expect(takeOver("/en/cr/601/")).toBeUndefined();
});

it("after a while it is forgotten", () => {
  handOver("/en/cr/601/", "casting");
  vi.setSystemTime(60_000);
  expect(takeOver("/en/cr/601/")).toBeUndefined();
});

it.each(["{", "null", "[]", '{"path":"/en/","query":1,"at":0}', "5"])(
  "whatever stands in the storage (%s) harms nothing",
  (text) => {
    localStorage.setItem("saitei-found", text);
    localStorage.setItem("saitei-searches", text);
    expect(takeOver("/en/")).toBeUndefined();
    expect(recentSearches()).toEqual([]);
  },
);

it("the latest searches come first, each once, six at most", () => {
  for (const query of ["a", "b", "c", "d", "e", "f", "g", "c", "  "]) keepSearch(query);
  expect(recentSearches()).toEqual(["c", "g", "f", "e", "d", "b"]);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it("a browser that forbids storage keeps nothing and says nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  handOver("/en/", "a");
  keepSearch("a");
  expect(takeOver("/en/")).toBeUndefined();
  expect(recentSearches()).toEqual([]);
});
