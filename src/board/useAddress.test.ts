import { describe, expect, it } from "vitest";
import { isStale, requestFor } from "./useAddress.ts";
import { delayFor } from "./usePlaying.ts";

describe("what an address asks of a board", () => {
  it.each([
    ["#b-step-3", { is: "step", step: 3 }],
    ["#b-step-3.2", { is: "step", step: 3, part: 2 }],
    ["#b=1.abc", { is: "line", payload: "1.abc" }],
    ["#b=1.abc&step=3", { is: "line", payload: "1.abc", place: { step: 3 } }],
    ["#b=1.abc&step=3.2", { is: "line", payload: "1.abc", place: { step: 3, part: 2 } }],
    ["#b=1.abc&step=0&form", { is: "line", payload: "1.abc", place: { step: 0 } }],
    ["#b=1.abc&form", { is: "line", payload: "1.abc" }],
    ["#b=1.abc&step=x", { is: "line", payload: "1.abc" }],
    ["#b-step-", undefined],
    ["#b-step-3.", undefined],
    ["#b-step--1", undefined],
    ["#b-step-3.2.1", undefined],
    ["#other-step-3", undefined],
  ])("%s", (hash, request) => {
    expect(requestFor("b", hash)).toEqual(request);
  });
});

describe("a step that an address asks for", () => {
  const told = () => ({ text: "", cr: [], spoken: "" });
  const places = [0, 1, 2].map((step) => {
    return { moment: step, inScript: true, step, told, toldWhole: told };
  });
  const walk = { places, at: 2, steps: 2 };

  it.each([
    [{ is: "step", step: 2 }, false],
    [{ is: "step", step: 99 }, true],
    [{ is: "step", step: 99, part: 1 }, false],
    [{ is: "line", payload: "1.abc" }, false],
  ] as const)("%j is missed by a board that ends at step 2: %s", (request, stale) => {
    expect(isStale(request, walk)).toBe(stale);
  });
});

describe("how long a step stands while it plays by itself", () => {
  it("is about two and a half seconds, and longer for a longer caption", () => {
    expect(delayFor("Short.", "en", "normal")).toBe(2500);
    expect(delayFor("x".repeat(200), "en", "normal")).toBe(7600);
    expect(delayFor("字".repeat(100), "ja", "normal")).toBe(9000);
  });

  it("is the reader's to choose", () => {
    expect(delayFor("Short.", "en", "slow")).toBe(5000);
    expect(delayFor("Short.", "en", "fast")).toBe(1250);
  });
});
