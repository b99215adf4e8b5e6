import { describe, expect, test } from "vitest";
import {
  all,
  any,
  creature,
  discardCards,
  draw,
  enchants,
  freeCasting,
  instant,
  land,
  mana,
  payLife,
  self,
  sorcery,
  spell,
  spellAbility,
  staticAbility,
  you,
} from "../../language/build.ts";
import type { Ability, Cost } from "../../language/schema.ts";
import { castWays } from "../legal.ts";
import { announcement, card, castBy, relic, wayAction } from "../testing/making.ts";
import { A, Table } from "../testing/table.ts";

const kicker = (cost: readonly Cost[], name = "kicker"): Ability => ({
  is: "additionalCost",
  cost,
  optional: name,
  rule: "702.33a",
});

// Ways to cast ---------------------------------------------------------------------------------

const flashback: Ability = {
  is: "castingWay",
  way: "flashback",
  cost: [mana("{1}{R}")],
  from: "graveyard",
  exiles: true,
  rule: "702.34a",
};
const retrace: Ability = {
  is: "castingWay",
  way: "retrace",
  more: [discardCards(1, land)],
  from: "graveyard",
  rule: "702.81a",
};
const evoke: Ability = {
  is: "castingWay",
  way: "evoke",
  cost: [mana("{R}")],
  rule: "702.74a",
};

const memory = card("Test Memory", {
  cost: "{4}{R}",
  type: "Instant",
  text: [spellAbility(draw(1)), flashback],
});
const harvest = card("Test Harvest", {
  cost: "{R}",
  type: "Sorcery",
  text: [spellAbility(draw(1)), retrace],
});
const elemental = card("Test Elemental", {
  cost: "{3}{R}",
  type: "Creature — Elemental",
  pt: "3/3",
  text: [evoke],
});

describe("702.34: casting from the graveyard for another cost", () => {
  const position = (lands: string, more: readonly string[] = []): Table =>
    new Table({
      cards: [memory, harvest, elemental],
      A: { graveyard: ["Test Memory"], battlefield: [lands, ...more] },
      B: { graveyard: ["Test Harvest"] },
    });

  test("702.34a: for its flashback cost, to be exiled as it leaves the stack", () => {
    const table = position("2 Mountain");
    castBy(table, "Test Memory", "flashback").settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{1}{R}" }]);
    expect(announcement(table)).toMatchObject({
      from: "graveyard",
      way: "way",
      exiles: { rule: "702.34a" },
      paid: ["flashback"],
    });
    expect(table.happened("cast")).toMatchObject([{ from: "graveyard" }]);
  });

  test.each(["702.34a", "702.133a", undefined] as const)(
    "614.6: as it is exiled, the rule is cited of which the way to cast it is a part: %s",
    (rule) => {
      const { rule: _, ...way } = flashback;
      const text = [spellAbility(draw(1)), { ...way, ...(rule && { rule }) }];
      const table = new Table({
        cards: [card("Test Memory", { cost: "{4}{R}", type: "Instant", text })],
        A: { graveyard: ["Test Memory"], battlefield: ["2 Mountain"] },
      });
      castBy(table, "Test Memory", "flashback").settle().resolve();
      expect(table.zone("Test Memory")).toBe("exile");
      const keywords = table.cited("replaced").filter((one) => one.startsWith("702."));
      expect(keywords).toEqual(rule ? [rule] : []);
    },
  );

  test("601.3: without that ability a card in a graveyard can't be cast", () => {
    const table = position("5 Mountain");
    expect(table.refusal(wayAction(table, "Test Memory", "normal"))).toMatchObject({
      code: "wrongZone",
      cr: "601.3",
    });
  });

  test("601.3: only from one's own graveyard", () => {
    const table = position("5 Mountain");
    expect(table.refusal(wayAction(table, "Test Harvest", "retrace"))).toMatchObject({
      code: "notYours",
    });
  });

  test("702.34a: not from the hand for the flashback cost", () => {
    const table = new Table({
      cards: [memory],
      A: { hand: ["Test Memory"], battlefield: ["2 Mountain"] },
    });
    const object = table.id("Test Memory");
    const action = { is: "cast", object, way: { is: "way", way: "flashback" } } as const;
    expect(table.refusal(action)).toMatchObject({ code: "wrongZone" });
  });

  test("118.9: a way that the card doesn't have is refused", () => {
    const table = position("5 Mountain");
    const object = table.id("Test Memory");
    const action = { is: "cast", object, way: { is: "way", way: "evoke" } } as const;
    expect(table.refusal(action)).toMatchObject({ code: "notAChoice", cr: "118.9" });
  });

  test("118.9d: increases apply to an alternative cost", () => {
    const table = position("3 Mountain", ["Sphere of Resistance"]);
    castBy(table, "Test Memory", "flashback").settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{2}{R}" }]);
  });

  test("118.9d, 702.33: additional costs are paid besides an alternative cost", () => {
    const kicked = card("Kicked Memory", {
      cost: "{4}{R}",
      type: "Instant",
      text: [kicker([mana("{1}")]), spellAbility(draw(1)), flashback],
    });
    const table = new Table({
      cards: [kicked],
      A: { graveyard: ["Kicked Memory"], battlefield: ["3 Mountain"] },
    });
    castBy(table, "Kicked Memory", "flashback").choose(true).settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{2}{R}" }]);
    expect(announcement(table)).toMatchObject({ paid: ["flashback", "kicker"] });
  });

  test("117.1a: the timing stays that of the card", () => {
    const table = new Table({
      cards: [harvest],
      step: "upkeep",
      A: { graveyard: ["Test Harvest"], hand: ["Mountain"], battlefield: ["Mountain"] },
    });
    expect(table.refusal(wayAction(table, "Test Harvest", "retrace"))).toMatchObject({
      code: "sorceryTiming",
    });
  });
});

describe("702.34, 118.9a: two ways of one name", () => {
  const again: Ability = { ...flashback, cost: [mana("{R}"), payLife(2)] };
  const twice = card("Test Twice", {
    cost: "{4}{R}",
    type: "Instant",
    text: [spellAbility(draw(1)), flashback, again],
  });
  const position = (text = twice): Table =>
    new Table({ cards: [text], A: { graveyard: [text.name.en], battlefield: ["2 Mountain"] } });

  test.each([
    ["flashback", "{1}{R}", 20],
    ["flashback 2", "{R}", 18],
  ])("702.34a, 118.9a: each works by itself, for its own cost: %s", (way, cost, life) => {
    const table = position();
    castBy(table, "Test Twice", way).settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: cost }]);
    expect(table.life(A)).toBe(life);
    table.resolve();
    expect(table.zone("Test Twice")).toBe("exile");
  });

  test("118.9a: what comes to the same is offered once", () => {
    const same = card("Test Twice", {
      cost: "{4}{R}",
      type: "Instant",
      text: [flashback, flashback],
    });
    const ways = (of: Table) =>
      castWays(of.game, A, of.id("Test Twice")).flatMap((one) => (one.is === "way" ? one.way : []));
    expect(ways(position(same))).toEqual(["flashback"]);
    expect(ways(position())).toEqual(["flashback", "flashback 2"]);
  });
});

describe("702.34: only what becomes an instant or sorcery spell", () => {
  const only: Ability = { ...flashback, resulting: any(instant, sorcery) };
  const position = (type: string): Table => {
    const ghost = card("Test Ghost", {
      cost: "{4}{R}",
      type,
      ...(type.includes("Creature") && { pt: "1/1" }),
      text: [only],
    });
    return new Table({
      cards: [ghost],
      A: { graveyard: ["Test Ghost"], battlefield: ["2 Mountain"] },
    });
  };

  test.each(["Instant", "Sorcery"])("702.34a: an %s may be cast so", (type) => {
    expect(position(type).refusal(wayAction(position(type), "Test Ghost", "flashback"))).toBeNull();
  });

  test.each(["Creature — Spirit", "Artifact"])(
    "702.34a: what becomes another spell isn't: %s",
    (type) => {
      const table = position(type);
      expect(table.refusal(wayAction(table, "Test Ghost", "flashback"))).toMatchObject({
        code: "conditionNotMet",
        cr: "702.34a",
        object: table.id("Test Ghost"),
      });
    },
  );
});

describe("702.81: an additional cost lets it be cast from the graveyard", () => {
  const position = (hand: readonly string[]): Table =>
    new Table({
      cards: [harvest],
      A: { graveyard: ["Test Harvest"], hand, battlefield: ["Mountain"] },
    });

  test("702.81a: for its mana cost and a land card from the hand", () => {
    const table = position(["Forest", "Shock"]);
    castBy(table, "Test Harvest", "retrace").settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{R}" }]);
    expect(table.hand(A)).toEqual(["Shock"]);
    expect(announcement(table)).toMatchObject({ paid: ["retrace"] });
    expect(announcement(table)).not.toHaveProperty("exiles");
  });

  test("702.81a, 118.3: not without a land card", () => {
    const table = position(["Shock"]);
    expect(table.refusal(wayAction(table, "Test Harvest", "retrace"))).toMatchObject({
      code: "costCantBePaid",
    });
  });
});

describe("702.74, 118.9: another cost from the hand", () => {
  test("702.74a: evoke is remembered; the mana cost isn't paid", () => {
    const table = new Table({
      cards: [elemental],
      A: { hand: ["Test Elemental"], battlefield: ["Mountain"] },
    });
    expect(table.refusal(table.castAction("Test Elemental"))).toMatchObject({
      code: "notEnoughMana",
    });
    castBy(table, "Test Elemental", "evoke").settle();
    expect(announcement(table)).toMatchObject({ from: "hand", paid: ["evoke"] });
    // 118.9c: its mana cost stays what it is.
    expect(table.of("Test Elemental").manaCost).toBe("{3}{R}");
  });

  test("601.3, 118.9: to cast without paying is no leave to cast from another zone", () => {
    const gate = card("Test Gate", {
      cost: "{U}",
      type: "Enchantment",
      text: [freeCasting(you, all(spell, creature))],
    });
    const table = new Table({
      cards: [gate],
      A: { hand: ["Grizzly Bears"], battlefield: ["Test Gate"], graveyard: ["Hill Giant"] },
      B: { hand: ["Serra Angel"], battlefield: ["Llanowar Elves"] },
    });
    const why = (name: string) =>
      table.refusal({
        is: "cast",
        object: table.id(name),
        way: { is: "free", source: table.id("Test Gate") },
      });
    expect(why("Grizzly Bears")).toBeNull();
    expect(why("Hill Giant")).toMatchObject({ code: "wrongZone", cr: "601.3" });
    expect(why("Llanowar Elves")).toMatchObject({ code: "wrongZone", cr: "601.3" });
    expect(why("Serra Angel")).toMatchObject({ code: "notYours", cr: "601.3" });
  });

  test("118.9a: casting for free and evoking are two ways, not one", () => {
    const table = new Table({
      cards: [elemental],
      A: { hand: ["Test Elemental"], battlefield: ["Omniscience"] },
    });
    castBy(table, "Test Elemental", "free").settle();
    expect(announcement(table).paid).toBeUndefined();
    expect(announcement(table)).toMatchObject({ way: "free" });
  });

  test("legal actions list every way that can be used, in the same order each time", async () => {
    const { legalActions } = await import("../legal.ts");
    const table = new Table({
      cards: [memory, harvest, elemental],
      A: {
        hand: ["Test Elemental", "Forest"],
        graveyard: ["Test Memory", "Test Harvest"],
        battlefield: ["4 Mountain"],
      },
    });
    const ways = legalActions(table.game).flatMap((action) =>
      action.is === "cast" ? [action.way.is === "way" ? action.way.way : action.way.is] : [],
    );
    expect(ways).toEqual(["normal", "evoke", "flashback", "retrace"]);
    expect(legalActions(table.game)).toEqual(legalActions(structuredClone(table.game)));
  });
});

describe("702.103: a spell that is something else as it is put on the stack", () => {
  const bestowed = {
    is: "fits",
    what: self,
    filter: { is: "hasDesignation", designation: "bestowed" },
  } as const;
  const spirit = card("Test Spirit", {
    cost: "{R}",
    type: "Enchantment Creature — Spirit",
    pt: "1/1",
    text: [
      {
        is: "castingWay",
        way: "bestow",
        cost: [mana("{1}{R}")],
        designation: "bestowed",
        rule: "702.103a",
      },
      staticAbility(
        self,
        [
          { is: "loseTypes", types: ["creature"] },
          { is: "addTypes", subtypes: ["Aura"] },
          enchants(creature),
        ],
        { whilst: bestowed, zone: "stack" },
      ),
    ],
  });
  const position = (more: readonly string[] = ["Grizzly Bears"]): Table =>
    new Table({
      cards: [spirit],
      A: { hand: ["Test Spirit"], battlefield: ["2 Mountain", ...more] },
    });

  test("702.103b: it is an Aura on the stack and has a target", () => {
    const table = position();
    castBy(table, "Test Spirit", "bestow");
    expect(table.decision).toMatchObject({ is: "choose", purpose: { is: "target", slot: 0 } });
    expect(table.of("Test Spirit").types).toEqual(["enchantment"]);
    expect(table.of("Test Spirit").subtypes).toContain("Aura");
    table.choose("Grizzly Bears").settle();
    expect(announcement(table)).toMatchObject({ paid: ["bestow"] });
  });

  test("702.103b, 601.2c: without a creature it can't be cast bestowed, but as a creature", () => {
    const table = position([]);
    expect(table.refusal(wayAction(table, "Test Spirit", "bestow"))).toMatchObject({
      code: "noTarget",
    });
    table.cast("Test Spirit");
    expect(table.of("Test Spirit").types).toContain("creature");
  });

  test("702.103d: it is looked at as it would be on the stack", () => {
    const ban = relic("Test Ban", {
      is: "cantCast",
      who: { is: "anyPlayer" },
      spells: { is: "subtype", subtype: "Aura" },
    });
    const table = new Table({
      cards: [spirit, ban],
      A: { hand: ["Test Spirit"], battlefield: ["2 Mountain", "Grizzly Bears"] },
      B: { battlefield: ["Test Ban"] },
    });
    expect(table.refusal(wayAction(table, "Test Spirit", "bestow"))).toMatchObject({
      code: "prohibited",
      object: table.id("Test Ban"),
    });
    expect(table.refusal(table.castAction("Test Spirit"))).toBeNull();
  });
});
