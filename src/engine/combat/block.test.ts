import { describe, expect, test } from "vitest";
import {
  becomesBlocked,
  blocks,
  gets,
  ofColor,
  ofType,
  self,
  staticAbility,
  timesHappened,
  withKeyword,
} from "../../language/build.ts";
import type { Change } from "../../language/schema.ts";
import { objectId } from "../ids.ts";
import { A, B, C, D, Table } from "../testing/table.ts";
import { whyNotBlock } from "./index.ts";
import {
  block,
  byRule,
  creature,
  loyal,
  offered,
  offeredBlocks,
  planeswalker,
  withText,
} from "./testing/cards.ts";

const menace: Change = { is: "cantBeBlockedByFewer", least: 2 };
const must: Change = { is: "mustBlock" };
const oneMore: Change = { is: "canBlockMore", amount: { is: "number", value: 1 } };

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "2/2");
const cub = creature("Cub", "1/1");
const brute = byRule("Brute", "3/3", menace, "702.111b");
const giant = byRule("Giant", "5/5", { is: "cantBeBlockedByFewer", least: 3 }, "509.1b");
const keen = creature("Keen", "1/1", must);
const eager = creature("Eager", "1/1", must);
const guard = creature("Guard", "2/4", oneMore);
const wide = creature("Wide", "2/9", { is: "canBlockMore" });
const coward = byRule("Coward", "1/1", { is: "cantBlock" }, "702.98a");
const meek = byRule(
  "Meek",
  "1/1",
  { is: "cantBlock", what: { is: "isNamed", name: "Bear" } },
  "101.2",
);
const ghost = byRule(
  "Ghost",
  "2/2",
  { is: "cantBeBlockedBy", filter: ofType("creature") },
  "509.1b",
);
const walker = planeswalker("Walker");
const cards = [
  bear,
  wolf,
  cub,
  brute,
  giant,
  keen,
  eager,
  guard,
  wide,
  coward,
  meek,
  ghost,
  walker,
];

/** A attacks B with these, and B is about to block with those. */
function blocking(
  mine: readonly string[],
  theirs: readonly (string | ReturnType<typeof loyal> | { name: string; tapped: true })[],
  more: Partial<ConstructorParameters<typeof Table>[0]> = {},
): Table {
  const table = new Table({
    step: "declareAttackers",
    A: { battlefield: mine },
    B: { battlefield: theirs },
    cards,
    ...more,
  });
  return table.choose(mine).pass(2);
}

describe("509: declaring blockers", () => {
  test("509.1a, 509.1g–h: untapped creatures block, and what they block is blocked", () => {
    const table = blocking(["Bear"], ["Wolf", { name: "Cub", tapped: true }]);
    expect(offeredBlocks(table)).toEqual(["Wolf > Bear"]);
    expect(whyNotBlock(table.game, table.id("Cub"), table.id("Bear"))).toMatchObject({
      code: "tapped",
      cr: "509.1a",
    });
    block(table, ["Wolf", "Bear"]);
    expect(table.game.objects[table.id("Wolf")]?.blocking).toEqual([table.id("Bear")]);
    expect(table.game.objects[table.id("Bear")]?.blocked).toBe(true);
    expect(table.cited("blocked")).toEqual(["509.1g"]);
  });

  test("509.1a: one attacker for each blocker, several blockers for one attacker", () => {
    const table = blocking(["Bear", "Wolf"], ["Cub", "Keen"]);
    expect(() => block(table, ["Cub", "Bear"], ["Cub", "Wolf"], ["Keen", "Bear"])).toThrow(
      "chosenTwice",
    );
    block(table, ["Cub", "Bear"], ["Keen", "Bear"]);
    expect(table.happened("blocked")).toHaveLength(2);
  });

  test("509.3a, 509.3c, 608.2i: what blocked or became blocked this turn is counted once each", () => {
    const watcher = withText("Watcher", "0/1", [
      staticAbility(self, [
        gets(
          timesHappened(blocks(ofType("creature"))),
          timesHappened(becomesBlocked(ofType("creature"))),
        ),
      ]),
    ]);
    const table = blocking(["Bear", "Wolf"], ["Guard", "Watcher"], { cards: [...cards, watcher] });
    expect(table.pt("Watcher")).toBe("0/1");
    block(table, ["Guard", "Bear"], ["Guard", "Wolf"]);
    expect(table.pt("Watcher")).toBe("1/3");
  });

  test("509.1b: can't block, wholly or only some attackers, by the rule that says so", () => {
    const table = blocking(["Bear", "Wolf"], ["Coward", "Meek"]);
    expect(offeredBlocks(table)).toEqual(["Meek > Wolf"]);
    const bearId = table.id("Bear");
    expect(whyNotBlock(table.game, table.id("Coward"), bearId)?.cr).toBe("702.98a");
    expect(whyNotBlock(table.game, table.id("Meek"), bearId)).toEqual({
      code: "prohibited",
      cr: "101.2",
      object: table.id("Meek"),
    });
    expect(whyNotBlock(table.game, table.id("Meek"), table.id("Wolf"))).toBeUndefined();
    expect(() => block(table, ["Meek", "Bear"])).toThrow("prohibited");
  });

  test("509.1b: an evasion ability restricts what can block", () => {
    const table = blocking(["Ghost", "Bear"], ["Wolf"]);
    expect(offeredBlocks(table)).toEqual(["Wolf > Bear"]);
    expect(() => block(table, ["Wolf", "Ghost"])).toThrow("illegalBlock");
  });

  test("509.1a: what isn't there neither blocks nor is blocked", () => {
    const table = blocking(["Bear"], ["Wolf"]);
    const [bear, wolf, nobody] = [table.id("Bear"), table.id("Wolf"), objectId(99)];
    for (const pair of [[wolf, nobody] as const, [nobody, bear] as const]) {
      expect(() => table.answer({ is: "pairs", pairs: [pair] })).toThrow("illegalBlock");
    }
  });

  test("509.1b: evasion abilities add up", () => {
    const sly = withText("Sly", "2/2", [
      ...[ofColor("white"), withKeyword("reach")].map((filter) => ({
        is: "static" as const,
        affects: { is: "self" as const },
        changes: [{ is: "cantBeBlockedBy" as const, filter: { is: "not" as const, filter } }],
      })),
    ]);
    const white = { ...creature("White", "1/1"), colorIndicator: ["white" as const] };
    const table = blocking(["Sly"], ["White", "Bear"], { cards: [...cards, sly, white] });
    // White, but without reach: the other restriction forbids it.
    expect(table.decision.is).toBe("act");
  });

  test("509.1a: a creature of the attacker's side can't block, nor is what doesn't attack blocked", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Cub"] },
      B: { battlefield: ["Wolf"] },
      cards,
    });
    table.choose(["Bear"]).pass(2);
    const { game } = table;
    expect(whyNotBlock(game, table.id("Cub"), table.id("Bear"))).toMatchObject({
      code: "illegalBlock",
      cr: "509.1a",
    });
    expect(whyNotBlock(game, table.id("Wolf"), table.id("Cub"))?.code).toBe("illegalBlock");
  });

  test("702.111b: one creature alone can't block one with menace; two can", () => {
    const table = blocking(["Brute"], ["Bear", "Wolf"]);
    expect(() => block(table, ["Bear", "Brute"])).toThrow(
      JSON.stringify({
        code: "tooFewBlockers",
        cr: "702.111b",
        object: table.id("Brute"),
        detail: "2",
      }),
    );
    block(table, ["Bear", "Brute"], ["Wolf", "Brute"]);
    expect(table.happened("blocked")).toHaveLength(2);
  });

  test("702.111b: with a single creature there is no block to declare", () => {
    const table = blocking(["Brute"], ["Bear"]);
    expect(table.decision.is).toBe("act");
    expect(whyNotBlock(table.game, table.id("Bear"), table.id("Brute"))).toMatchObject({
      code: "tooFewBlockers",
      cr: "702.111b",
    });
  });

  test("509.1b: not blocked except by three or more", () => {
    const table = blocking(["Giant"], ["Bear", "Wolf", "Cub"]);
    expect(() => block(table, ["Bear", "Giant"], ["Wolf", "Giant"])).toThrow("tooFewBlockers");
    block(table, ["Bear", "Giant"], ["Wolf", "Giant"], ["Cub", "Giant"]);
    expect(table.happened("blocked")).toHaveLength(3);
  });

  test("509.1c: what blocks if able must block, whatever it blocks", () => {
    const table = blocking(["Bear", "Wolf"], ["Keen", "Cub"]);
    expect(() => block(table)).toThrow("509.1c");
    expect(() => block(table, ["Cub", "Bear"])).toThrow("mustBlock");
    block(table, ["Keen", "Wolf"]);
  });

  test("509.1c example: with menace, another creature must block too, so that the requirement is met", () => {
    const table = blocking(["Brute"], ["Keen", "Bear"]);
    expect(() => block(table)).toThrow("mustBlock");
    expect(() => block(table, ["Keen", "Brute"])).toThrow("tooFewBlockers");
    expect(() => block(table, ["Bear", "Brute"])).toThrow("tooFewBlockers");
    block(table, ["Keen", "Brute"], ["Bear", "Brute"]);
    expect(table.happened("blocked")).toHaveLength(2);
  });

  test("509.1c: it needn't block what it can't block, tapped it need not block at all", () => {
    const ghostly = blocking(["Ghost"], ["Keen"]);
    expect(ghostly.decision.is).toBe("act");
    const tapped = blocking(["Bear"], [{ name: "Keen", tapped: true }, "Cub"]);
    block(tapped);
    expect(tapped.happened("blocked")).toEqual([]);
  });

  test("509.1c: of two requirements that can't both be obeyed one is enough", () => {
    const fearsome = creature("Fearsome", "3/3", menace, {
      is: "cantBeBlockedBy",
      filter: { is: "isNamed", name: "Eager" },
    });
    const dire = creature("Dire", "3/3", menace, {
      is: "cantBeBlockedBy",
      filter: { is: "isNamed", name: "Keen" },
    });
    // Keen can block only Fearsome and Eager only Dire, each together with the one Bear.
    const table = blocking(["Fearsome", "Dire"], ["Keen", "Eager", "Bear"], {
      cards: [...cards, fearsome, dire],
    });
    expect(() => block(table)).toThrow("mustBlock");
    block(table, ["Eager", "Dire"], ["Bear", "Dire"]);
  });

  test("509.1c: a creature with two requirements outweighs one with one", () => {
    const driven = creature("Driven", "1/1", must, must);
    const fearsome = creature("Fearsome", "3/3", menace, {
      is: "cantBeBlockedBy",
      filter: { is: "isNamed", name: "Driven" },
    });
    const dire = creature("Dire", "3/3", menace, {
      is: "cantBeBlockedBy",
      filter: { is: "isNamed", name: "Keen" },
    });
    const table = blocking(["Fearsome", "Dire"], ["Keen", "Driven", "Bear"], {
      cards: [...cards, fearsome, dire, driven],
    });
    expect(() => block(table, ["Keen", "Fearsome"], ["Bear", "Fearsome"])).toThrow("mustBlock");
    block(table, ["Driven", "Dire"], ["Bear", "Dire"]);
  });

  test("509.1a: one that can block an additional creature blocks two", () => {
    const table = blocking(["Bear", "Wolf", "Cub"], ["Guard", "Wide"]);
    expect(table.decision).toMatchObject({
      most: { [table.id("Guard")]: 2, [table.id("Wide")]: 3 },
    });
    expect(() => block(table, ["Guard", "Bear"], ["Guard", "Wolf"], ["Guard", "Cub"])).toThrow(
      "chosenTwice",
    );
    expect(() => block(table, ["Guard", "Bear"], ["Guard", "Bear"])).toThrow("chosenTwice");
    block(
      table,
      ["Guard", "Bear"],
      ["Guard", "Wolf"],
      ["Wide", "Bear"],
      ["Wide", "Wolf"],
      ["Wide", "Cub"],
    );
    expect(table.game.objects[table.id("Wide")]?.blocking).toHaveLength(3);
  });

  test("509.3a, 509.3c: the further blocks of a creature, and of an attacker, are told apart", () => {
    const table = blocking(["Bear", "Wolf"], ["Guard", "Cub"]);
    block(table, ["Guard", "Bear"], ["Guard", "Wolf"], ["Cub", "Bear"]);
    const events = table.happened("blocked");
    expect(events.map((one) => one.furtherAttacker ?? false)).toEqual([false, true, false]);
    expect(events.map((one) => one.furtherBlocker ?? false)).toEqual([false, false, true]);
  });

  test("509.1b: an evasion ability that comes after the block changes nothing", () => {
    const table = blocking(["Bear"], ["Cub"]);
    block(table, ["Cub", "Bear"]);
    const { game } = table;
    table.game = {
      ...game,
      effects: [
        {
          id: "e900" as never,
          source: table.id("Bear"),
          controller: A,
          timestamp: 900,
          objects: [table.id("Bear")],
          changes: [{ is: "cantBeBlockedBy", filter: ofType("creature") }],
          until: { is: "endOfTurn" },
        },
      ],
    };
    table.pass(2);
    expect(table.life(B)).toBe(20);
    expect(table.zone("Cub")).toBe("graveyard");
  });
});

describe("802.4, 805.10d: several defending players", () => {
  const two = { A: { battlefield: ["Bear", "Wolf"] }, cards } as const;

  test("802.4, 101.4: each declares in turn order, only against what attacks them", () => {
    const table = new Table({
      ...two,
      step: "declareAttackers",
      B: { battlefield: ["Cub"] },
      C: { battlefield: ["Guard", loyal("Walker", 3)] },
    });
    table.choose(["Bear", "Wolf"]).choose("Walker").choose("B").pass(3);
    expect(table.decision).toMatchObject({ is: "pairs", player: B });
    // The attack on a planeswalker is blocked by the creatures of its controller.
    expect(offeredBlocks(table)).toEqual(["Cub > Wolf"]);
    expect(() => block(table, ["Cub", "Bear"])).toThrow("509.1a");
    block(table, ["Cub", "Wolf"]);
    expect(table.decision).toMatchObject({ is: "pairs", player: C });
    // 101.4b: the first player's block is known by now.
    expect(table.game.objects[table.id("Wolf")]?.blocked).toBe(true);
    expect(offeredBlocks(table)).toEqual(["Guard > Bear"]);
    block(table, ["Guard", "Bear"]);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("802.4b: a requirement of one player is judged by what attacks that player", () => {
    const table = new Table({
      ...two,
      step: "declareAttackers",
      B: { battlefield: ["Cub"] },
      C: { battlefield: ["Keen"] },
    });
    table.choose(["Bear", "Wolf"]).choose("B").choose("B").pass(3);
    block(table);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("805.10d: any creature of the defending team blocks what attacks either of them", () => {
    const table = new Table({
      ...two,
      step: "declareAttackers",
      teams: {
        members: [
          [A, B],
          [C, D],
        ],
        sharedTurns: true,
        sharedLife: false,
      },
      C: { battlefield: ["Cub"] },
      D: { battlefield: ["Keen"] },
    });
    table.choose(["Bear", "Wolf"]);
    expect(offered(table)).toEqual(["C", "D"]);
    table.choose("C").choose("D");
    while (table.decision.is === "act") table.pass();
    expect(table.decision).toMatchObject({ is: "pairs", player: C });
    expect(offeredBlocks(table)).toEqual([
      "Cub > Bear",
      "Keen > Bear",
      "Cub > Wolf",
      "Keen > Wolf",
    ]);
    // One combined block: the requirement of the teammate's creature counts.
    expect(() => block(table, ["Cub", "Wolf"])).toThrow("mustBlock");
    block(table, ["Cub", "Wolf"], ["Keen", "Bear"]);
    expect(table.decision.is).toBe("act");
  });
});
