/** Bestow, heroic, monstrosity, strive and constellation on the cards of the Theros block. */
import { describe, expect, test } from "vitest";
import { block } from "../engine/combat/testing/cards.ts";
import { castBy } from "../engine/testing/making.ts";
import { Play } from "../engine/testing/play.ts";
import { A, B } from "../engine/testing/table.ts";

const lands = ["8 Plains", "8 Island", "8 Swamp", "8 Mountain", "9 Forest"];
const library = ["9 Forest"];
/** A with many lands, these cards in hand and these permanents, and B with those. */
const at = (
  hand: readonly string[],
  permanents: readonly string[] = [],
  theirs: readonly string[] = [],
  more: { readonly A?: object; readonly B?: object } = {},
): Play =>
  new Play({
    A: { hand, battlefield: [...lands, ...permanents], library, ...more.A },
    B: { battlefield: theirs, library, ...more.B },
  });
const bestowed = (name: string, host: string, table: Play): Play => {
  castBy(table, name, "bestow")
    .choices([[host]])
    .resolve();
  return table;
};

describe("bestow", () => {
  test.each([
    ["Gnarled Scarhide", "4/3", []],
    ["Leafcrown Dryad", "4/4", ["reach"]],
    ["Nimbus Naiad", "4/4", ["flying"]],
    ["Spiteful Returned", "3/3", []],
  ])("702.103b: %s bestowed makes a 2/2 a %s with %s", (name, pt, keywords) => {
    const table = bestowed(name, "Grizzly Bears", at([name], ["Grizzly Bears"]));
    expect(table.pt("Grizzly Bears")).toBe(pt);
    expect(table.keywords("Grizzly Bears")).toEqual(keywords);
    expect(table.of(name).types).toEqual(["enchantment"]);
  });

  test.each([
    ["Leafcrown Dryad", "reach"],
    ["Nimbus Naiad", "flying"],
  ])("702.103a: %s as a creature is a 2/2 with %s itself", (name, keyword) => {
    const table = at([name]).play(name);
    expect(table.pt(name)).toBe("2/2");
    expect(table.keywords(name)).toContain(keyword);
  });

  test("509.1b: neither Gnarled Scarhide nor what it enchants can block", () => {
    const table = new Play({
      A: { hand: ["Gnarled Scarhide"], battlefield: [...lands, "Grizzly Bears"] },
      B: { battlefield: ["Serra Angel", "Gnarled Scarhide"] },
    });
    castBy(table, "Gnarled Scarhide", "bestow")
      .choices([["Serra Angel"]])
      .resolve();
    expect(table.pt("Serra Angel")).toBe("6/5");
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).pass(2).pass(2);
    expect(table.happened("damaged").map(({ amount }) => amount)).toEqual([2]);
    expect(table.life(B)).toBe(18);
  });

  test("613.4c: Nighthowler counts the creature cards in all graveyards for both", () => {
    const table = at(["Nighthowler"], ["Grizzly Bears"], [], {
      A: { graveyard: ["Serra Angel", "Shock"] },
      B: { graveyard: ["2 Serra Angel"] },
    });
    bestowed("Nighthowler", "Grizzly Bears", table);
    expect(table.pt("Grizzly Bears")).toBe("5/5");
    const alone = at(["Nighthowler"], [], [], { A: { graveyard: ["2 Serra Angel"] } });
    expect(alone.play("Nighthowler").pt("Nighthowler")).toBe("2/2");
  });

  test("704.5f: Nighthowler without creature cards in graveyards dies, and is one then", () => {
    const table = at(["Nighthowler"]).play("Nighthowler");
    expect(table.graveyard(A)).toEqual(["Nighthowler"]);
  });

  test.each([
    ["itself", ["Spiteful Returned"], "Spiteful Returned", 17],
    ["what it enchants", ["Grizzly Bears"], "Grizzly Bears", 15],
  ])("508.1: Spiteful Returned triggers on the attack of %s", (_, permanents, attacker, life) => {
    const table = at(["Spiteful Returned"], permanents);
    if (attacker === "Grizzly Bears") bestowed("Spiteful Returned", "Grizzly Bears", table);
    table.passUntil("declareAttackers").choose([attacker]).resolve();
    expect(table.life(B)).toBe(18);
    table.passUntil("endCombat");
    expect(table.life(B)).toBe(life);
  });

  test("115.1: a bestowed spell is no creature spell for Essence Scatter, but one for Negate", () => {
    const table = at(["Leafcrown Dryad"], ["Grizzly Bears"], ["4 Island"], {
      B: { hand: ["Essence Scatter", "Negate"] },
    });
    castBy(table, "Leafcrown Dryad", "bestow").choices([["Grizzly Bears"]]);
    table.pass();
    expect(table.refusal(table.castAction("Essence Scatter"))?.code).toBe("noTarget");
    table.cast("Negate").resolve();
    expect(table.graveyard(A)).toEqual(["Leafcrown Dryad"]);
  });

  test("115.1: cast as a creature it is the other way round", () => {
    const table = at(["Leafcrown Dryad"], [], ["4 Island"], {
      B: { hand: ["Essence Scatter", "Negate"] },
    });
    table.cast("Leafcrown Dryad").pass();
    expect(table.refusal(table.castAction("Negate"))?.code).toBe("noTarget");
    table.cast("Essence Scatter").resolve();
    expect(table.graveyard(A)).toEqual(["Leafcrown Dryad"]);
  });
});

describe("heroic", () => {
  test.each([
    ["Fabled Hero", "3/3", ["doubleStrike"]],
    ["Wingsteed Rider", "3/3", ["flying"]],
    ["Battlewise Hoplite", "3/3", []],
  ])("603.2: %s grows as you target it with a spell", (name, pt, keywords) => {
    const table = at(["Giant Growth", "Shock"], [name], ["Mountain"], { B: { hand: ["Shock"] } });
    expect(table.keywords(name)).toEqual(keywords);
    table.cast("Giant Growth", [name]).resolve();
    expect(table.pt(name)).toBe(pt);
    if (name === "Battlewise Hoplite") {
      expect(table.decision).toMatchObject({ purpose: { is: "toBottom" }, max: 1 });
      table.choose([]);
    }
    table.resolve();
    expect(table.pt(name)).toBe("6/6");
    table.pass().cast("Shock", [name]);
    expect(table.stack()).toEqual(["Shock"]);
  });

  test("111.3: Akroan Crusader is followed by a Soldier with haste", () => {
    const table = at(["Giant Growth"], ["Akroan Crusader"]);
    table.cast("Giant Growth", ["Akroan Crusader"]).resolve();
    expect(table.pt("Soldier Token")).toBe("1/1");
    expect(table.of("Soldier Token").colors).toEqual(["red"]);
    expect(table.keywords("Soldier Token")).toEqual(["haste"]);
  });
});

describe("monstrosity", () => {
  test.each([
    ["Nessian Asp", "8/9"],
    ["Stoneshock Giant", "8/7"],
    ["Ember Swallower", "7/8"],
    ["Fleecemane Lion", "4/4"],
  ])("701.37a: %s becomes monstrous once", (name, pt) => {
    const table = at([], [name]);
    table.activate(name).resolve();
    expect(table.pt(name)).toBe(pt);
    if (table.game.stack.length > 0) table.resolve();
    if (table.decision.is === "choose") table.choose(["Forest", "Forest", "Forest"]).settle();
    table.activate(name).resolve();
    expect(table.pt(name)).toBe(pt);
    expect(table.stack()).toEqual([]);
  });

  test("613.1f: Fleecemane Lion is hexproof and indestructible from then on", () => {
    const table = at([], ["Fleecemane Lion"], ["Mountain"], { B: { hand: ["Shock"] } });
    expect(table.keywords("Fleecemane Lion")).toEqual([]);
    table.activate("Fleecemane Lion").resolve();
    expect(table.keywords("Fleecemane Lion")).toEqual(["hexproof", "indestructible"]);
    table.pass().act(table.castAction("Shock"));
    expect(() => table.choose(["Fleecemane Lion"])).toThrow("not among");
  });

  test("611.2c: Stoneshock Giant stops creatures without flying, also those that come later", () => {
    const table = at([], ["Stoneshock Giant"], ["Grizzly Bears", "Serra Angel", "4 Island"], {
      B: { hand: ["Breaching Hippocamp"] },
    });
    table.activate("Stoneshock Giant").resolve().resolve();
    table.pass().cast("Breaching Hippocamp").resolve();
    if (table.decision.is === "choose") table.choose(["Grizzly Bears"]);
    while (table.game.stack.length > 0) table.resolve();
    table.passUntil("declareAttackers").choose(["Stoneshock Giant"]).pass(2);
    expect(() => block(table, ["Grizzly Bears", "Stoneshock Giant"])).toThrow();
    expect(() => block(table, ["Breaching Hippocamp", "Stoneshock Giant"])).toThrow();
    block(table, ["Serra Angel", "Stoneshock Giant"]);
  });

  test("101.4, 701.21: Ember Swallower makes each player sacrifice three lands, or all they have", () => {
    const table = new Play({
      A: { battlefield: ["7 Mountain", "Ember Swallower"] },
      B: { battlefield: ["2 Forest", "Grizzly Bears"] },
    });
    table.activate("Ember Swallower").resolve().resolve();
    table.choose(["Mountain", "Mountain", "Mountain"]).settle();
    expect(table.graveyard(A)).toHaveLength(3);
    expect(table.graveyard(B)).toEqual(["Forest", "Forest"]);
  });
});

describe("strive", () => {
  test.each([
    ["Ajani's Presence", 1 + 3],
    ["Harness by Force", 3 + 3],
    ["Launch the Fleet", 1 + 1],
  ])("601.2f: %s for two targets costs %s mana", (name, mana) => {
    const plenty = name === "Harness by Force" ? "Mountain" : "Plains";
    const table = new Play({
      A: { hand: [name], battlefield: [`${mana} ${plenty}`, "Grizzly Bears", "Nessian Asp"] },
    });
    table.act(table.castAction(name)).choose(["Grizzly Bears", "Nessian Asp"]).settle();
    const tapped = table.all(plenty).filter((id) => table.game.objects[id]?.tapped);
    expect(tapped).toHaveLength(mana);
  });

  test("702.12b: Ajani's Presence strengthens and makes indestructible", () => {
    const table = at(["Ajani's Presence"], ["Grizzly Bears"], ["Serra Angel"]);
    table.act(table.castAction("Ajani's Presence")).choose(["Grizzly Bears", "Serra Angel"]);
    table.settle().resolve();
    for (const [name, pt] of [
      ["Grizzly Bears", "3/3"],
      ["Serra Angel", "5/5"],
    ] as const) {
      expect(table.pt(name)).toBe(pt);
      expect(table.keywords(name)).toContain("indestructible");
    }
    table.passUntil(2);
    expect(table.pt("Grizzly Bears")).toBe("2/2");
  });

  test("611.2b: Harness by Force takes control until end of turn, untaps and gives haste", () => {
    const table = at(["Harness by Force"], [], ["Serra Angel"], {});
    table.play("Harness by Force", ["Serra Angel"]);
    expect(table.of("Serra Angel").controller).toBe(A);
    expect(table.keywords("Serra Angel")).toContain("haste");
    table.passUntil("declareAttackers").choose(["Serra Angel"]);
    table.passUntil(2);
    expect(table.life(B)).toBe(16);
    expect(table.of("Serra Angel").controller).toBe(B);
  });

  test("701.26b: what it takes is untapped", () => {
    const table = new Play({
      A: { hand: ["Harness by Force"], battlefield: lands },
      B: { battlefield: [{ name: "Serra Angel", tapped: true }] },
    });
    table.play("Harness by Force", ["Serra Angel"]);
    expect(table.object("Serra Angel").tapped).toBeFalsy();
  });

  test("508.4: Launch the Fleet brings a Soldier that attacks along, which hasn't attacked", () => {
    const table = at(["Launch the Fleet"], ["Grizzly Bears"]);
    table.play("Launch the Fleet", ["Grizzly Bears"]);
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).resolve();
    const soldier = table.object("Soldier Token");
    expect(soldier.tapped).toBe(true);
    expect(soldier.attacking).toEqual({ player: B });
    table.passUntil("endCombat");
    expect(table.life(B)).toBe(17);
    expect(table.all("Soldier Token")).toHaveLength(1);
  });

  test("601.2c: strive with no target at all is cast for its mana cost and does nothing", () => {
    const table = new Play({ A: { hand: ["Launch the Fleet"], battlefield: ["Plains"] } });
    table.cast("Launch the Fleet").resolve();
    expect(table.graveyard(A)).toEqual(["Launch the Fleet"]);
  });
});

describe("constellation", () => {
  test("613.4c: Doomwake Giant weakens creatures of opponents for itself and for each enchantment", () => {
    const table = at(["Doomwake Giant", "Glorious Anthem"], ["Grizzly Bears"], ["Serra Angel"]);
    table.play("Doomwake Giant").resolve();
    expect(table.pt("Serra Angel")).toBe("3/3");
    expect(table.pt("Grizzly Bears")).toBe("2/2");
    table.play("Glorious Anthem").resolve();
    expect(table.pt("Serra Angel")).toBe("2/2");
  });

  test("611.2c: creatures that enter later aren't weakened", () => {
    const table = at(["Doomwake Giant"], [], ["4 Island"], {
      B: { hand: ["Breaching Hippocamp"] },
    });
    table.play("Doomwake Giant").resolve();
    table.pass().cast("Breaching Hippocamp").resolve();
    expect(table.pt("Breaching Hippocamp")).toBe("3/2");
  });

  test("119.3: Underworld Coinsmith gains a life, and drains for one", () => {
    const table = at(["Underworld Coinsmith"]).play("Underworld Coinsmith").resolve();
    expect(table.life(A)).toBe(21);
    table.activate("Underworld Coinsmith").resolve();
    expect(table.life(A)).toBe(20);
    expect(table.life(B)).toBe(19);
  });

  test("701.9: Thoughtrender Lamia makes each opponent discard a card", () => {
    const table = at(["Thoughtrender Lamia", "Shock"], [], [], { B: { hand: ["Forest"] } });
    table.play("Thoughtrender Lamia").resolve().settle();
    expect(table.graveyard(B)).toEqual(["Forest"]);
    expect(table.hand(A)).toEqual(["Shock"]);
  });
});

describe("other cards of the block", () => {
  test("702.8a: Breaching Hippocamp comes at instant speed and untaps another creature of yours", () => {
    const table = new Play({
      active: "B",
      A: {
        hand: ["Breaching Hippocamp"],
        battlefield: ["4 Island", { name: "Grizzly Bears", tapped: true }],
      },
    });
    table.pass().cast("Breaching Hippocamp").resolve().settle().resolve();
    expect(table.object("Grizzly Bears").tapped).toBeFalsy();
  });

  test("509.1b: Agent of Horizons can't be blocked this turn", () => {
    const table = at([], ["Agent of Horizons"], ["Serra Angel"]);
    table.activate("Agent of Horizons").resolve();
    table.passUntil("declareAttackers").choose(["Agent of Horizons"]).pass(2).pass(2);
    expect(table.life(B)).toBe(17);
  });

  test("119.3: Nyx-Fleece Ram gains a life in your upkeep", () => {
    const table = at([], [], ["Nyx-Fleece Ram"]);
    table.passUntil(2).resolve();
    expect(table.life(B)).toBe(21);
  });

  test("702.16, 608.2d: Gods Willing protects from the color chosen as it resolves, then scries", () => {
    const table = at(["Gods Willing", "Giant Growth"], ["Grizzly Bears"], ["2 Mountain"], {
      B: { hand: ["Shock"] },
    });
    table.cast("Gods Willing", ["Grizzly Bears"]).resolve();
    expect(table.decision).toMatchObject({ is: "option", player: A, purpose: { is: "color" } });
    table.choose("red");
    expect(table.decision).toMatchObject({ purpose: { is: "toBottom" } });
    table.choose([]);
    expect(table.keywords("Grizzly Bears")).toEqual(["protection"]);
    table.pass().act(table.castAction("Shock"));
    expect(() => table.choose(["Grizzly Bears"])).toThrow("not among");
    table.choose(["A"]).settle().resolve();
    table.play("Giant Growth", ["Grizzly Bears"]);
    expect(table.pt("Grizzly Bears")).toBe("5/5");
    table.passUntil(2);
    expect(table.keywords("Grizzly Bears")).toEqual([]);
  });

  test("608.2b: Gods Willing with an illegal target doesn't scry", () => {
    const table = at(["Gods Willing"], ["Grizzly Bears"], ["Mountain"], { B: { hand: ["Shock"] } });
    table.cast("Gods Willing", ["Grizzly Bears"]).pass().cast("Shock", ["Grizzly Bears"]);
    table.resolve().resolve();
    expect(table.decision.is).toBe("act");
    expect(table.happened("scried")).toEqual([]);
  });

  test("614.1c, 605.1a: Temple of Epiphany enters tapped, scries, and makes blue or red", () => {
    const table = at(["Temple of Epiphany"]);
    table.act({ is: "playLand", object: table.id("Temple of Epiphany") });
    expect(table.object("Temple of Epiphany").tapped).toBe(true);
    table.resolve();
    expect(table.decision).toMatchObject({ purpose: { is: "toBottom" } });
    const later = new Play({ A: { hand: ["Shock"], battlefield: ["Temple of Epiphany"] } });
    later.cast("Shock", "B").resolve();
    expect(later.life(B)).toBe(18);
  });
});
