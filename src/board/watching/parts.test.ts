import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { captionOfStep } from "../../captions/telling.ts";
import { tellIn } from "../play/seen.ts";
import { placesIn } from "../play/walking.ts";
import { madness as madnessBoard, rulingBoards, treeFor } from "../testing.ts";
import { lineOf, momentOf, type Tree } from "../tree.ts";
import { partsOf } from "./parts.ts";

/** The rule steps of an action. */
function cut(tree: Tree, id: number) {
  const moment = momentOf(tree, id);
  return partsOf(moment, momentOf(tree, moment.parent ?? 0).game);
}

const numbers = (tree: Tree, id: number): readonly (readonly string[])[] =>
  cut(tree, id).map(({ events }) => [
    ...new Set(
      events
        .filter(({ what }) => what.is !== "answered" && what.is !== "gotPriority")
        .flatMap(({ cr }) => cr.map(({ number }) => number)),
    ),
  ]);

const said = (tree: Tree, id: number): readonly string[] =>
  cut(tree, id).map(({ events, game }) => captionOfStep(events, game, "en", "part").text);

const madness = treeFor(madnessBoard);

const command = treeFor(`rules today
turn A, main 1
A 20
  hand: Profane Command
  battlefield: 5 Swamp
B 20
  battlefield: Hill Giant
--
A casts Profane Command with X = 2 choosing modes 1 and 3 targeting B and Hill Giant
resolve
--
B has 18 life
`);

describe("the rule steps of a board with madness", () => {
  it("602.2a, 601.2f, 601.2h with 702.35a, 601.2i, then 603.3: an ability that is paid for by discarding", () => {
    expect(numbers(madness, 1)).toEqual([
      ["602.2a"],
      ["601.2f"],
      // The discard is the cost: a replacement effect sends it to exile, and the ability triggers.
      ["601.2h", "614.6", "702.35a", "701.9a", "603.2"],
      ["602.2b", "601.2i"],
      ["603.3", "702.35a"],
    ]);
  });

  it("117.3d, 608.1: everybody passes, and the top of the stack begins to resolve", () => {
    expect(numbers(madness, 2)).toEqual([["117.3d"], ["117.3d"], ["608.1"]]);
  });

  it("601.2a, 601.2f, 601.2i within a resolution, which ends after that (608.2g, 608.2n)", () => {
    expect(numbers(madness, 3)).toEqual([["601.2a"], ["601.2f"], ["601.2i"], ["608.2n"]]);
  });

  it("603.3: what triggers as a cost is paid is put on the stack above the ability", () => {
    const stacks = cut(madness, 1).map(({ game }) => game.stack.length);
    expect(stacks).toEqual([1, 1, 1, 1, 2]);
  });
});

describe("the rule steps of casting with modes, X, targets and mana", () => {
  it("601.2a–i in their order, each mana ability by itself", () => {
    expect(numbers(command, 1)).toEqual([
      ["601.2a"],
      ["601.2b", "700.2a"],
      ["601.2b", "107.3a"],
      ["601.2c"],
      ["601.2f"],
      // Four Swamps, each tapped for mana at once (605.3b).
      ...Array.from({ length: 4 }, () => ["601.2g", "701.26a", "605.3b"]),
      ["601.2h"],
      ["601.2i"],
    ]);
  });

  it("608: the modes are carried out in their order before the spell is put into the graveyard", () => {
    expect(numbers(command, 2)).toEqual([
      ["117.3d"],
      ["117.3d"],
      ["608.1"],
      ["119.3"],
      ["611.2c", "613.7b"],
      ["608.2n"],
      ["608.2n"],
    ]);
  });

  it("shows the game as it is at each: the mana is in the pool between 601.2g and 601.2h", () => {
    const pools = cut(command, 1).map(({ game }) => game.players[0]?.mana.length);
    expect(pools).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0]);
  });

  it("tells each in its own words", () => {
    expect(said(command, 1).slice(0, 5)).toEqual([
      "Player A puts Profane Command from hand onto the stack.",
      "Modes 1 and 3 are chosen for Profane Command.",
      "X is 2 for Profane Command.",
      "Profane Command targets player B and targets Hill Giant.",
      "The total cost of Profane Command is {2}{B}{B}.",
    ]);
  });

  it("tells them in Japanese, too", () => {
    const told = cut(command, 1).map(
      ({ events, game }) => captionOfStep(events, game, "ja", "part").text,
    );
    expect(told[4]).toBe("《不敬の命令》の総コストは{2}{B}{B}になる。");
    expect(told.every((text) => text.endsWith("。"))).toBe(true);
  });
});

describe("the rule steps of state-based actions", () => {
  const fight = treeFor(`rules today
turn A, declare attackers
A 20
  battlefield: Grizzly Bears
B 20
  battlefield: Grizzly Bears
--
A attacks with Grizzly Bears
go to declare blockers
B blocks A's Grizzly Bears with B's Grizzly Bears
A passes
B passes
--
B has 20 life
`);

  it("704.3: all that one pass finds is one step, after the damage", () => {
    const last = fight.moments.length - 1;
    const found = numbers(fight, last);
    const pass = found.findIndex((rules) => rules.some((rule) => rule.startsWith("704.")));
    expect(found.filter((rules) => rules.some((rule) => rule.startsWith("704.")))).toHaveLength(1);
    const before = cut(fight, last)[pass - 1]?.events.map(({ what }) => what.is) ?? [];
    expect(before.filter((is) => is === "damaged")).toHaveLength(2);
    expect(cut(fight, last)[pass]?.game.battlefield).toEqual([]);
    expect(cut(fight, last)[pass - 1]?.game.battlefield).toHaveLength(2);
  });
});

describe("two passes of state-based actions", () => {
  const worn = treeFor(`rules today
turn A, main 1
A 20
  hand: Lightning Bolt
  battlefield: Mountain
B 20
  battlefield: Grizzly Bears (damage 1), Strength of Isolation (on Grizzly Bears)
--
A casts Lightning Bolt targeting Grizzly Bears
resolve
--
B has 20 life
`);

  it("704.3, 704.5g, 704.5m: the creature goes, and only the next look finds the Aura", () => {
    const passes = numbers(worn, 2).filter((rules) => rules.some((one) => one.startsWith("704.")));
    expect(passes).toEqual([["704.5g"], ["704.5m"]].map((rules) => expect.arrayContaining(rules)));
  });
});

describe("what holds on every board", () => {
  it.each(rulingBoards.slice(0, 24))("$name", ({ notation }) => {
    const tree = treeFor(notation);
    for (const moment of tree.moments.slice(1)) {
      const parts = cut(tree, moment.id);
      if (parts.length === 0) continue;
      // Nothing is lost, nothing told twice, and the end is the action's own.
      expect(parts.flatMap(({ events }) => events.map(({ what }) => what))).toEqual(
        moment.events.map(({ what }) => what),
      );
      expect(parts.at(-1)?.game).toBe(moment.game);
      // What isn't over offers nothing to choose, and says something.
      for (const { game, events } of parts.slice(0, -1)) {
        expect(game.decision).toBeNull();
        expect(captionOfStep(events, game, "ja", "part").text).not.toBe("");
      }
    }
  });

  it("an action of one rule step has no parts, and the walk stops there once", () => {
    const places = placesIn(lineOf(madness), tellIn({ speech: "en" }, "en"), partsOf);
    expect(places.map(({ step, part }) => [step, part])).toEqual([
      [0, undefined],
      ...[1, 2, 3, 4, 5].map((part) => [1, part]),
      ...[1, 2, 3].map((part) => [2, part]),
      ...[1, 2, 3, 4].map((part) => [3, part]),
      ...[1, 2, 3, 4].map((part) => [4, part]),
    ]);
  });
});
