import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { twoBears } from "../testing.ts";
import { completions, offeredLines, readTyped } from "./lines.ts";
import { hereAfter } from "./testing.ts";

const begun = hereAfter(twoBears);
const cast = hereAfter(`${twoBears}--\nA casts Shock targeting B\n`);

describe("what can be typed", () => {
  it("is what can be done, in the language of the page", () => {
    expect(offeredLines(begun, "en").map(({ line }) => line)).toEqual([
      "next step",
      "A passes",
      "A casts Shock",
    ]);
    expect(offeredLines(begun, "ja").map(({ line }) => line)).toContain("A casts ショック");
    expect(offeredLines(cast, "en").map(({ line }) => line)).toContain("resolve");
  });

  it("is found by its words in their order, in either language", () => {
    const offered = offeredLines(begun, "en");
    expect(completions(offered, "a sh")).toEqual(["A casts Shock"]);
    expect(completions(offered, "A　ＣＡＳＴＳ")).toEqual(["A casts Shock"]);
    expect(completions(offered, "ショック")).toEqual(["A casts ショック"]);
    expect(completions(offered, "shock casts")).toEqual([]);
    expect(completions(offered, "")).toHaveLength(3);
  });
});

describe("a typed line", () => {
  it.each([
    ["A casts Shock targeting B", 3],
    ["a casts ショック targeting B's 灰色熊", 3],
    ["next step", 1],
  ])("%s is answered for", (line, atLeast) => {
    const read = readTyped(begun, line);
    expect(read.ok && read.value.length).toBeGreaterThanOrEqual(atLeast);
  });

  it("goes on from where the line of play is", () => {
    expect(readTyped(cast, "resolve")).toMatchObject({ ok: true });
  });

  it.each([
    ["resolve", "nothing on the stack"],
    ["B casts Shock targeting A", "player B"],
    ["A casts Shok targeting B", "Shock"],
    ["A casts Lightning Bolt targeting B", "Lightning Bolt"],
    ["dance", "dance"],
    ["--", "changes nothing"],
    ["# only a comment", "changes nothing"],
  ])("%s is refused with the reason", (line, reason) => {
    const read = readTyped(begun, line);
    expect(read.ok ? "" : read.problem.en).toContain(reason);
    expect(read.ok ? "" : read.problem.ja).not.toBe("");
  });
});
