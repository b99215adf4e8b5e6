import { describe, expect, it } from "vitest";
import { requestFor } from "./useAddress.ts";
import { delayFor } from "./usePlaying.ts";

describe("what an address asks of a board", () => {
  it.each([
    ["#b-step-3", { is: "step", step: 3 }],
    ["#b-step-3.2", { is: "step", step: 3, part: 2 }],
    ["#b=1.abc", { is: "line", payload: "1.abc" }],
    ["#b-step-", undefined],
    ["#b-step-3.", undefined],
    ["#b-step--1", undefined],
    ["#b-step-3.2.1", undefined],
    ["#other-step-3", undefined],
  ])("%s", (hash, request) => {
    expect(requestFor("b", hash)).toEqual(request);
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
