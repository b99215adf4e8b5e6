import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { playStep } from "../script.ts";
import { twoBears } from "../testing.ts";
import { offeredLines, readTyped } from "../typing/lines.ts";
import { hereAfter } from "../typing/testing.ts";
import { lineMeant, readNamed } from "./meant.ts";

const line = (text: string) => ({ line: text, other: text });

describe("an answer", () => {
  const targets = [
    line("A targets A"),
    line("A targets B"),
    { line: "A targets Llanowar Elves", other: "A targets ラノワールのエルフ" },
    line("A targets A's Grizzly Bears"),
    line("A targets B's Grizzly Bears"),
  ];

  it.each([
    ["B", "A targets B"],
    ["ｂ", "A targets B"],
    ["targets B", "A targets B"],
    ["A targets B", "A targets B"],
    ["llanowar elves", "A targets Llanowar Elves"],
    ["ラノワールのエルフ", "A targets Llanowar Elves"],
    ["B's Grizzly Bears", "A targets B's Grizzly Bears"],
    // These could be two things, or are none.
    ["Grizzly Bears", undefined],
    ["Elves", undefined],
    ["back", undefined],
    ["C", undefined],
  ])("“%s” means %s", (typed, meant) => {
    expect(lineMeant(targets, typed)).toBe(meant);
  });

  it("is not the end of a longer one", () => {
    const orders = [line("A orders First, Second"), line("A orders Second, First")];
    expect(lineMeant(orders, "First")).toBeUndefined();
    expect(lineMeant(orders, "Second, First")).toBe("A orders Second, First");
    expect(lineMeant([line("A pays"), line("A does not pay")], "pay")).toBeUndefined();
  });
});

describe("a line without the name of the player who is asked", () => {
  const here = hereAfter(twoBears);
  const read = (text: string) => readNamed(here.game, text, (one) => readTyped(here, one));

  it("is that player's", () => {
    expect(read("casts Shock targeting B")).toEqual(readTyped(here, "A casts Shock targeting B"));
    expect(read("casts Shock targeting B").ok).toBe(true);
  });

  it("is refused as it was typed", () => {
    expect(read("dance")).toEqual(readTyped(here, "dance"));
    expect(read("dance").ok).toBe(false);
  });

  it("is one of those that are offered, in either language", () => {
    const cast = readTyped(here, "A casts Shock");
    const asked = cast.ok ? playStep(here.game, cast.value) : cast;
    if (!cast.ok || !asked.ok) throw new Error("Shock can't be cast.");
    const offered = offeredLines({ ...here, ...asked.value, answers: cast.value }, "en");
    expect(lineMeant(offered, "B")).toBe("A targets B");
    expect(lineMeant(offered, "Bの灰色熊")).toBeUndefined();
  });
});
