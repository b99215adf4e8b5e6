import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { tellIn } from "../play/seen.ts";
import { placesIn } from "../play/walking.ts";
import { madness, shock, treeFor } from "../testing.ts";
import { lineOf } from "../tree.ts";
import { partsOf } from "./parts.ts";
import { stackOverTime } from "./stackTime.ts";

function spans(notation: string, detailed = false) {
  return stackOverTime(
    placesIn(
      lineOf(treeFor(notation)),
      tellIn({ speech: "en" }, "en"),
      detailed ? partsOf : undefined,
    ),
    "en",
  ).map(({ name, from, until, end, level }) => [name, from, until, end, level]);
}

describe("the stack over time", () => {
  it("603.3, 608.2g: what triggers stands above, what is cast in a resolution above that", () => {
    expect(spans(madness)).toEqual([
      ["Aquamoeba's ability", 1, undefined, undefined, 0],
      ["Basking Rootwalla's madness ability", 1, 3, "resolved", 1],
      ["Basking Rootwalla", 3, 4, "resolved", 2],
    ]);
  });

  it("goes by rule steps where those are the places: 602.2a, 603.3, 601.2a, 608.2n, 608.3", () => {
    // Places: 0; 1.1–1.5 are 1–5; 2.1–2.3 are 6–8; 3.1–3.4 are 9–12; 4.1–4.4 are 13–16.
    expect(spans(madness, true)).toEqual([
      ["Aquamoeba's ability", 1, undefined, undefined, 0],
      ["Basking Rootwalla's madness ability", 5, 12, "resolved", 1],
      ["Basking Rootwalla", 9, 16, "resolved", 2],
    ]);
  });

  it("701.6a: a spell that is countered ends otherwise than one that resolves", () => {
    const found = spans(`rules today
turn A, main 1
A 20
  hand: Divination
  battlefield: 3 Island
B 20
  hand: Counterspell
  battlefield: 2 Island
--
A casts Divination
A passes
B casts Counterspell targeting Divination
resolve
--
A has 20 life
`);
    expect(found.map(([name, , , end, level]) => [name, end, level])).toEqual([
      ["Divination", "countered", 0],
      ["Counterspell", "resolved", 1],
    ]);
  });

  it("keeps what stands higher where it is when what is under it leaves", () => {
    const found = spans(`rules today
turn A, main 1
A 20
  hand: Divination, Shock
  battlefield: 3 Island, Mountain
B 20
  hand: Counterspell, Unsummon
  battlefield: 3 Island, Grizzly Bears
--
A casts Divination
A casts Shock targeting Grizzly Bears
A passes
B casts Counterspell targeting Divination
resolve
A passes
B casts Unsummon targeting Grizzly Bears
--
A has 20 life
`);
    expect(found.map(([name, , , , level]) => [name, level])).toEqual([
      ["Divination", 0],
      ["Shock", 1],
      ["Counterspell", 2],
      ["Unsummon", 2],
    ]);
  });

  it("608.2n: a spell that has resolved, and is still on its way to the graveyard, is no new one", () => {
    const found = spans(shock, true);
    expect(found.map(([name, , , end]) => [name, end])).toEqual([["Shock", "resolved"]]);
  });

  it("608.2b: what has no legal target left doesn't resolve", () => {
    const found = spans(`rules today
turn A, main 1
A 20
  hand: Shock
  battlefield: 2 Mountain
B 20
  hand: Unsummon
  battlefield: Grizzly Bears, Island
--
A casts Shock targeting Grizzly Bears
A passes
B casts Unsummon targeting Grizzly Bears
resolve
resolve
--
B has 20 life
`);
    expect(found.map(([name, , , end]) => [name, end])).toEqual([
      ["Shock", "didNotResolve"],
      ["Unsummon", "resolved"],
    ]);
  });

  it("is empty where nothing uses the stack", () => {
    expect(
      spans("rules today\nturn A, main 1\nA 20\nB 20\n--\nA passes\n--\nA has 20 life\n"),
    ).toEqual([]);
  });
});
