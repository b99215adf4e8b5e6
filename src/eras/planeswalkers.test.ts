/**
 * Planeswalkers by older rules: RT-12, damage to them before April 2018 (306.7 of 2014, 306.8 of 2009,
 * 212.9g of 2007), which of their abilities are limited (306.7 of 2009, 212.9f of 2007), and RT-11,
 * what was there before they were legendary (306.4 of 2014, 420.5q of 2007).
 */
import { describe, expect, test } from "vitest";
import { characteristics } from "../engine/index.ts";
import { relic, card as testCard } from "../engine/testing/making.ts";
import { A, B, C, Table } from "../engine/testing/table.ts";
import * as c from "../language/build.ts";

const library = ["10 Forest"];
const lands = ["4 Mountain", "4 Swamp"];
const ajani = { name: "Ajani Goldmane", counters: { loyalty: 4 } } as const;
const until2018 = ["2007-10-01", "2008-07-15", "2009-07-11", "2014-05-01"] as const;
const others = ["2002-02-20", "2023-11-17", "2026-04-17"] as const;

type Rules = (typeof until2018)[number] | (typeof others)[number];
type Side = NonNullable<ConstructorParameters<typeof Table>[0]["B"]>;

const shocking = (rules: Rules, side: Side = {}): Table =>
  new Table({
    rules,
    A: { hand: ["Shock"], battlefield: lands, library },
    B: { battlefield: [ajani], library, ...side },
  });
const loyalty = (table: Table, name = "Ajani Goldmane"): unknown =>
  table.game.objects[table.id(name)]?.counters?.loyalty;

describe("115.4: what damage can be aimed at", () => {
  const offered = (rules: Rules, spell: string): readonly unknown[] => {
    const table = new Table({
      rules,
      A: { hand: [spell], battlefield: ["12 Mountain"], library },
      B: { battlefield: [ajani, "Grizzly Bears"], library },
    });
    table.act(table.castAction(spell));
    if (table.decision.is === "number") table.answer({ is: "number", number: 1 });
    const { decision } = table;
    if (decision.is !== "choose") throw new Error(`Targets should be asked for: ${decision.is}`);
    return decision.from
      .map((one) =>
        one.is === "player" ? one.player : characteristics(table.game, one.object).name?.en,
      )
      .toSorted();
  };

  test.each(until2018)("Shock by the rules of %s: creatures and players", (rules) => {
    expect(offered(rules, "Shock")).toEqual(["A", "B", "Grizzly Bears"]);
  });

  test.each(["2023-11-17", "2026-04-17"] as const)("Shock by the rules of %s: all", (rules) => {
    expect(offered(rules, "Shock")).toEqual(["A", "Ajani Goldmane", "B", "Grizzly Bears"]);
  });

  test("“target player or planeswalker” was “target player” in 2014", () => {
    expect(offered("2014-05-01", "Flaming Gambit")).toEqual(["A", "B"]);
    expect(offered("2026-04-17", "Flaming Gambit")).toEqual(["A", "Ajani Goldmane", "B"]);
  });
});

describe("306.7 of 2014: noncombat damage redirected to a planeswalker", () => {
  test.each([
    ["2007-10-01", "212.9g"],
    ["2008-07-15", "212.9g"],
    ["2009-07-11", "306.8"],
    ["2014-05-01", "306.7"],
  ] as const)("by the rules of %s (%s) the source's controller says so at last", (rules, rule) => {
    const table = shocking(rules).cast("Shock", ["B"]).resolve();
    expect(table.decision).toMatchObject({
      is: "choose",
      player: A,
      purpose: { is: "redirect" },
      min: 0,
      max: 1,
    });
    table.choose(["Ajani Goldmane"]);
    // All of it: it isn't divided.
    expect([table.life(B), loyalty(table)]).toEqual([20, 2]);
    expect(table.happened("redirected")).toHaveLength(1);
    expect(table.cited("redirected")).toContain(rule);
  });

  test.each(until2018)("by the rules of %s the player may be dealt it all the same", (rules) => {
    const table = shocking(rules).cast("Shock", ["B"]).resolve().choose([]);
    expect([table.life(B), loyalty(table)]).toEqual([18, 4]);
  });

  test.each(others)("by the rules of %s nobody is asked", (rules) => {
    const table = shocking(rules).cast("Shock", ["B"]).resolve();
    expect([table.life(B), loyalty(table)]).toEqual([18, 4]);
  });

  test("of several planeswalkers it goes to one", () => {
    const liliana = testCard("Other Walker", {
      cost: "{B}",
      type: "Planeswalker — Liliana",
      loyalty: 3,
      text: [],
    });
    const table = new Table({
      rules: "2014-05-01",
      cards: [liliana],
      A: { hand: ["Shock"], battlefield: lands, library },
      B: { battlefield: [ajani, { name: "Other Walker", counters: { loyalty: 3 } }], library },
    });
    table.cast("Shock", ["B"]).resolve().choose(["Other Walker"]);
    expect([loyalty(table), loyalty(table, "Other Walker")]).toEqual([4, 1]);
  });

  test("one's own source doesn't spare oneself", () => {
    const table = new Table({
      rules: "2014-05-01",
      A: { hand: ["Shock"], battlefield: [...lands, ajani], library },
      B: { library },
    });
    expect(table.cast("Shock", ["A"]).resolve().life(A)).toBe(18);
  });

  test("combat damage is not redirected", () => {
    const table = new Table({
      rules: "2014-05-01",
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears"], library },
      B: { battlefield: [ajani], library },
    });
    table.choose(["Grizzly Bears"]).choose("B").passUntil("main2");
    expect([table.life(B), loyalty(table)]).toEqual([18, 4]);
  });

  test("806 of 2014, 2HG: not to a planeswalker of the teammate", () => {
    const table = new Table({
      rules: "2014-05-01",
      teams: ["AC", "BD"],
      A: { hand: ["Shock"], battlefield: lands, library },
      B: { library },
      C: { library },
      D: { battlefield: [ajani], library },
    });
    table.cast("Shock", ["B"]).resolve();
    expect([table.life(B), loyalty(table)]).toEqual([18, 4]);
  });

  test("800: in a free-for-all the controller of the source is asked, not an opponent", () => {
    const table = new Table({
      rules: "2014-05-01",
      A: { hand: ["Shock"], battlefield: lands, library },
      B: { library },
      C: { battlefield: [ajani], library },
    });
    table.cast("Shock", ["C"]).resolve();
    expect(table.decision).toMatchObject({ player: A, purpose: { is: "redirect" } });
    table.choose(["Ajani Goldmane"]);
    expect([table.life(C), loyalty(table)]).toEqual([20, 2]);
  });
});

describe("616.1: its place among other effects", () => {
  const shield = relic(
    "Shield",
    c.replacement(c.isDealtDamage({ player: c.you }), c.prevents({ amount: 1 })),
  );
  const position = (): Table =>
    new Table({
      rules: "2014-05-01",
      cards: [shield],
      A: { hand: ["Shock"], battlefield: lands, library },
      B: { battlefield: [ajani, "Shield"], library },
    })
      .cast("Shock", ["B"])
      .resolve();

  test("the player who would be dealt the damage orders them", () => {
    const table = position();
    expect(table.decision).toMatchObject({ is: "option", player: B });
    if (table.decision.is !== "option") throw new Error("An order is asked for.");
    const [first, second] = table.decision.options;
    if (!first || !second) throw new Error("There are two effects.");
    expect(table.decision.options).toMatchObject([
      { source: table.id("Shield") },
      { key: "planeswalkers" },
    ]);
    // Prevented first, 1 is left to be redirected.
    table.answer({ is: "option", option: first }).choose(["Ajani Goldmane"]);
    expect([table.life(B), loyalty(table)]).toEqual([20, 3]);
  });

  test("redirected first, it is no longer damage to the player", () => {
    const table = position();
    if (table.decision.is !== "option") throw new Error("An order is asked for.");
    const [, second] = table.decision.options;
    if (!second) throw new Error("There are two effects.");
    table.answer({ is: "option", option: second }).choose(["Ajani Goldmane"]);
    expect([table.life(B), loyalty(table)]).toEqual([20, 2]);
  });

  test("614.5: who declines isn't asked again", () => {
    const table = position();
    if (table.decision.is !== "option") throw new Error("An order is asked for.");
    const [, second] = table.decision.options;
    if (!second) throw new Error("There are two effects.");
    table.answer({ is: "option", option: second }).choose([]);
    expect([table.life(B), loyalty(table)]).toEqual([19, 4]);
  });
});

describe("306.7 of 2009, 606.3: which activated abilities of a planeswalker are limited", () => {
  const lens = relic(
    "Lens",
    c.staticAbility(c.every(c.planeswalker), [
      c.gains(c.activated([], c.gainLife(1))),
      c.gains(c.activated([], c.addMana("green"))),
    ]),
  );
  const table = (rules: Rules, active: "A" | "B" = "A"): Table =>
    new Table({
      rules,
      active,
      cards: [lens],
      A: { battlefield: [ajani, "Lens"], library },
      B: { library },
    });
  const [plusTwoLife, life, mana] = [0, 3, 4];
  const refused = (at: Table, ability: number): string | undefined =>
    at.refusal(at.activateAction("Ajani Goldmane", ability))?.code;

  test.each([
    ["2009-07-11", "loyaltyUsed"],
    ["2007-10-01", "loyaltyUsed"],
    ["2014-05-01", undefined],
    ["2026-04-17", undefined],
  ] as const)("%s: after a loyalty ability another one: %s", (rules, code) => {
    const at = table(rules);
    at.act(at.activateAction("Ajani Goldmane", plusTwoLife)).settle().resolve();
    expect([refused(at, life), refused(at, mana)]).toEqual([code, code]);
    expect(refused(at, plusTwoLife)).toBe("loyaltyUsed");
  });

  test.each([
    ["2009-07-11", life],
    ["2009-07-11", mana],
  ] as const)("%s: ability %i counts as the one of the turn", (rules, ability) => {
    const at = table(rules);
    at.act(at.activateAction("Ajani Goldmane", ability)).settle();
    if (at.game.stack.length > 0) at.resolve();
    expect(refused(at, plusTwoLife)).toBe("loyaltyUsed");
  });

  test.each([
    ["2009-07-11", "notYourTurn"],
    ["2026-04-17", undefined],
  ] as const)("%s: in the opponent's turn: %s", (rules, code) => {
    const at = table(rules, "B").pass();
    expect(refused(at, life)).toBe(code);
    expect(refused(at, plusTwoLife)).toBe("notYourTurn");
  });

  test("2026-04-17: other abilities don't count", () => {
    const at = table("2026-04-17");
    at.act(at.activateAction("Ajani Goldmane", life)).settle().resolve();
    expect([refused(at, life), refused(at, plusTwoLife)]).toEqual([undefined, undefined]);
  });
});

describe("306.4: before September 2017 planeswalkers weren't legendary", () => {
  const two = (rules: Rules): Table =>
    new Table({
      rules,
      A: { hand: ["Ajani Goldmane"], battlefield: ["4 Plains"], library },
      B: { battlefield: [ajani], library },
    });

  test.each(until2018)("by the rules of %s they have no such supertype", (rules) => {
    expect(characteristics(two(rules).game, two(rules).id("Ajani Goldmane")).supertypes).toEqual(
      [],
    );
  });

  test.each(["2023-11-17", "2026-04-17"] as const)("by the rules of %s they have", (rules) => {
    const { supertypes } = characteristics(two(rules).game, two(rules).id("Ajani Goldmane"));
    expect(supertypes).toEqual(["legendary"]);
  });

  test("420.5q of 2007: it is by their type that two of one name go, not by the legend rule", () => {
    const table = two("2007-10-01").cast("Ajani Goldmane").resolve();
    const ways = table.happened("moved").map(({ how }) => how);
    expect(ways.filter((how) => how === "planeswalkerRule")).toHaveLength(2);
    expect(ways).not.toContain("legendRule");
    expect(table.cited("moved")).toContain("420.5q");
    expect(table.cited("moved")).not.toContain("420.5e");
  });

  test("704.5j of 2014: of two of one's own one is kept, and asked about once", () => {
    const table = new Table({
      rules: "2014-05-01",
      A: { hand: ["Ajani Goldmane"], battlefield: ["4 Plains", ajani], library },
      B: { library },
    });
    table.cast("Ajani Goldmane").resolve();
    expect(table.decision).toMatchObject({ purpose: { is: "planeswalkerRule" } });
    table.choose(["Ajani Goldmane"]);
    expect(table.decision).toMatchObject({ is: "act" });
    expect(table.graveyard(A)).toEqual(["Ajani Goldmane"]);
  });
});
