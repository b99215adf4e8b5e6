import { afterEach, describe, expect, it, vi } from "vitest";
import { notePlace, placeOn } from "./places.ts";

/** A browser's history of one page, with what has been kept there. */
function historyWith(state: unknown): { state: unknown } {
  const history = {
    state,
    replaceState(next: unknown): void {
      this.state = structuredClone(next);
    },
  };
  vi.stubGlobal("history", history);
  return history;
}

afterEach(() => vi.unstubAllGlobals());

describe("places on boards", () => {
  it("are kept beside what else is, each board by itself", () => {
    const history = historyWith({ scroll: 12 });
    notePlace("a", "3");
    notePlace("b", "1.2");
    expect([placeOn("a"), placeOn("b"), placeOn("c")]).toEqual(["3", "1.2", undefined]);
    expect(history.state).toEqual({ scroll: 12, "saitei-places": { a: "3", b: "1.2" } });
  });

  it("are forgotten one by one", () => {
    const history = historyWith(null);
    notePlace("a", "3");
    notePlace("b", "1");
    notePlace("a", undefined);
    expect([placeOn("a"), placeOn("b")]).toEqual([undefined, "1"]);
    notePlace("b", undefined);
    expect(history.state).toEqual({});
  });

  it.each([
    null,
    "x",
    3,
    {},
    { "saitei-places": null },
    { "saitei-places": "3" },
    { "saitei-places": { a: 3 } },
  ])("are none in %j", (state) => {
    historyWith(state);
    expect(placeOn("a")).toBeUndefined();
    notePlace("a", "2");
    expect(placeOn("a")).toBe("2");
  });

  it("are none under the names that every object has", () => {
    historyWith({ "saitei-places": { a: "1" } });
    expect(placeOn("constructor")).toBeUndefined();
  });

  it("stay as they were where the browser has had enough", () => {
    vi.stubGlobal("history", {
      state: null,
      replaceState: () => {
        throw new Error("SecurityError");
      },
    });
    expect(() => notePlace("a", "3")).not.toThrow();
    expect(placeOn("a")).toBeUndefined();
  });
});
