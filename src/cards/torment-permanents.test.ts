import { describe, expect, test } from "vitest";
import { A, B, C, Table } from "../engine/testing/table.ts";

const library = ["20 Forest"];
/** Everybody passes until somebody is asked something else. */
const passing = (table: Table): Table => {
  while (table.decision.is === "act") table.pass();
  return table;
};
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("creatures of Torment", () => {
  test("701.17a: Cephalid Vandal mills a card for each counter, one more each upkeep", () => {
    const table = new Table({
      step: "upkeep",
      A: { battlefield: ["Cephalid Vandal"], library },
      B: { library },
    });
    table.passUntil(3).passUntil("upkeep").resolve();
    expect(table.graveyard(A)).toHaveLength(1);
    table.passUntil(5).passUntil("upkeep").resolve();
    expect(table.graveyard(A)).toHaveLength(3);
    expect(table.game.objects[table.id("Cephalid Vandal")]?.counters).toEqual({ shred: 2 });
  });

  const ichorid = (graveyard: readonly string[]): Table =>
    new Table({
      active: "B",
      step: "end",
      A: { graveyard, library },
      B: { library },
    }).passUntil("upkeep");

  test("603.4, 400.7: Ichorid eats a black creature, comes back with haste and goes again", () => {
    const table = ichorid(["Ichorid", "Putrid Imp", "Grizzly Bears"])
      .resolve()
      .choose(true)
      .settle();
    expect(table.zone("Putrid Imp")).toBe("exile");
    expect(table.zone("Ichorid")).toBe("battlefield");
    table.passUntil("declareAttackers").choose(["Ichorid"]);
    table.passUntil("end");
    expect(table.stack()).toEqual(["Ichorid ability"]);
    table.resolve();
    expect(table.zone("Ichorid")).toBe("graveyard");
    expect(table.life(B)).toBe(17);
  });

  test("603.2: Ichorid goes at the end of an opponent's turn, too", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Ichorid"], library },
      B: { library },
    });
    table.passUntil("end").resolve();
    expect(table.zone("Ichorid")).toBe("graveyard");
  });

  test("608.2d: without a black creature to eat nobody is asked, and Ichorid stays", () => {
    const table = ichorid(["Ichorid", "Grizzly Bears", "Dawn of the Dead"]).resolve();
    expect(table.decision.is).toBe("act");
    expect(table.zone("Ichorid")).toBe("graveyard");
  });

  test("two of them: one creature feeds one, and what is exiled can't come back", () => {
    const table = ichorid(["2 Ichorid", "Putrid Imp"]);
    table.choose(["Ichorid", "Ichorid"]).resolve().choose(true);
    table.choose(["Putrid Imp"]).resolve();
    expect(table.decision.is).toBe("act");
    const zones = table.all("Ichorid").map((id) => table.game.objects[id]?.place.zone);
    expect(zones.toSorted()).toEqual(["battlefield", "graveyard"]);
  });

  test("601.2c, 608.2b: Cabal Surgeon's target may be exiled for its cost", () => {
    const surgeon = (): Table =>
      new Table({
        A: {
          battlefield: [...all, "Cabal Surgeon"],
          graveyard: ["Grizzly Bears", "Fog", "Shock"],
          library,
        },
        B: { library },
      });
    const table = surgeon()
      .activate("Cabal Surgeon", ["Grizzly Bears"], ["Fog", "Shock"])
      .resolve();
    expect(table.hand(A)).toEqual(["Grizzly Bears"]);
    expect(table.zone("Fog")).toBe("exile");
    const none = surgeon()
      .activate("Cabal Surgeon", ["Grizzly Bears"], ["Fog", "Grizzly Bears"])
      .resolve();
    expect(none.hand(A)).toEqual([]);
    expect(none.zone("Grizzly Bears")).toBe("exile");
  });

  const hybrid = (prey: string): Table => {
    const table = new Table({
      A: { hand: ["Forest"], battlefield: [...all, "Grotesque Hybrid"], library },
      B: { battlefield: [...all, prey], library },
    });
    return table.passUntil("declareAttackers").choose(["Grotesque Hybrid"]);
  };
  const blocks = (table: Table, name: string): Table =>
    table.answer({
      is: "pairs",
      pairs: [[table.id(name), table.id("Grotesque Hybrid")]],
    });

  test("701.19c: Grotesque Hybrid destroys what it damages, whatever would regenerate", () => {
    const table = hybrid("Laquatus's Champion").pass();
    table.activate("Laquatus's Champion").resolve();
    passing(table);
    blocks(table, "Laquatus's Champion");
    table.passUntil("endCombat");
    expect(table.zone("Laquatus's Champion")).toBe("graveyard");
  });

  test("702.9b, 702.16e: for a card it flies, and green and white can't touch it this turn", () => {
    const table = new Table({
      A: { hand: ["Forest"], battlefield: ["Grotesque Hybrid"], library },
      B: { library },
    });
    const has = (word: string): boolean =>
      table
        .of("Grotesque Hybrid")
        .abilities.some(
          ({ ability }) => ability.is === "keyword" && JSON.stringify(ability).includes(word),
        );
    const words = ["flying", "green", "white"];
    expect(words.map(has)).toEqual([false, false, false]);
    table.activate("Grotesque Hybrid").resolve();
    expect(words.map(has)).toEqual([true, true, true]);
    table.passUntil(2);
    expect(words.map(has)).toEqual([false, false, false]);
  });

  const dawn = (): Table => {
    const table = new Table({
      active: "B",
      step: "end",
      A: {
        hand: ["Unsummon"],
        battlefield: [...all, "Dawn of the Dead"],
        graveyard: ["Serra Angel", "Grizzly Bears"],
        library,
      },
      B: { library },
    }).passUntil("upkeep");
    table.choose(["Dawn of the Dead", "Dawn of the Dead"]);
    table.asked("choose");
    table.choose(["Serra Angel"]);
    return table.resolve();
  };

  test("603.7: Dawn of the Dead returns a creature for a turn, and costs a life", () => {
    const table = dawn();
    while (table.stack().length > 0 && table.decision.is === "act") table.resolve();
    table.choose(true);
    while (table.stack().length > 0) table.resolve();
    expect(table.life(A)).toBe(19);
    expect(table.zone("Serra Angel")).toBe("battlefield");
    table.passUntil("declareAttackers").choose(["Serra Angel"]);
    table.passUntil("end").resolve();
    expect(table.zone("Serra Angel")).toBe("exile");
    expect(table.life(B)).toBe(16);
  });

  test("608.2d: a creature that was not returned stays where it is", () => {
    const table = dawn();
    while (table.stack().length > 0 && table.decision.is === "act") table.resolve();
    table.choose(false);
    while (table.stack().length > 0) table.resolve();
    table.passUntil("end");
    while (table.stack().length > 0) table.resolve();
    expect(table.zone("Serra Angel")).toBe("graveyard");
  });

  test("400.7: what has left the battlefield and is back is not exiled", () => {
    const table = dawn();
    while (table.stack().length > 0 && table.decision.is === "act") table.resolve();
    table.choose(true);
    while (table.stack().length > 0) table.resolve();
    table.cast("Unsummon", ["Serra Angel"]).resolve();
    table.passUntil("main1").cast("Serra Angel").resolve();
    table.passUntil("end");
    while (table.stack().length > 0) table.resolve();
    expect(table.zone("Serra Angel")).toBe("battlefield");
  });

  const firebeast = (seats: "two" | "three"): Table =>
    new Table({
      A: { hand: ["Longhorn Firebeast"], battlefield: all, library },
      B: { library },
      ...(seats === "three" && { C: { library } }),
    })
      .cast("Longhorn Firebeast")
      .resolve()
      .resolve();

  test.each([
    [true, 15, "graveyard"],
    [false, 20, "battlefield"],
  ] as const)("608.2d: Longhorn Firebeast's 5 damage: taken %s", (takes, life, zone) => {
    const table = firebeast("two");
    expect(table.decision.player).toBe(B);
    table.choose(takes);
    expect([table.life(B), table.life(A)]).toEqual([life, 20]);
    expect(table.zone("Longhorn Firebeast")).toBe(zone);
  });

  test("101.4: each opponent is asked in turn order, until one of them takes it", () => {
    const table = firebeast("three").choose(false);
    expect(table.decision.player).toBe(C);
    table.choose(true);
    expect([table.life(A), table.life(B), table.life(C)]).toEqual([20, 20, 15]);
    expect(table.zone("Longhorn Firebeast")).toBe("graveyard");
    const first = firebeast("three").choose(true);
    expect([first.life(B), first.life(C)]).toEqual([15, 20]);
    expect(first.decision.is).toBe("act");
    const none = firebeast("three").choose(false).choose(false);
    expect(none.zone("Longhorn Firebeast")).toBe("battlefield");
  });

  test("603.8: Barbarian Outcast goes when its controller has no Swamp, once", () => {
    const table = new Table({
      A: { battlefield: ["Barbarian Outcast", "Swamp"], library },
      B: { hand: ["Rancid Earth"], battlefield: all, library },
      active: "B",
    });
    expect(table.stack()).toEqual([]);
    table.cast("Rancid Earth", ["Swamp"]).resolve();
    expect(table.stack()).toEqual(["Barbarian Outcast ability"]);
    table.resolve();
    expect(table.zone("Barbarian Outcast")).toBe("graveyard");
    expect(table.stack()).toEqual([]);
  });

  const gurzigost = (graveyard: readonly string[]): Table => {
    const table = new Table({
      active: "B",
      step: "end",
      A: { battlefield: ["Gurzigost"], graveyard, library },
      B: { library },
    }).passUntil("upkeep");
    return table.resolve();
  };

  test.each([
    ["Fog", "Shock"],
    ["Shock", "Fog"],
  ])(
    "118.12a, 401.4: Gurzigost stays for two cards on the bottom of the library: %s, then %s",
    (...cards) => {
      const table = gurzigost(["Fog", "Shock", "Grizzly Bears"]).choose(true);
      table.choose(cards).settle();
      expect(table.zone("Gurzigost")).toBe("battlefield");
      expect(table.library(A).slice(-2)).toEqual(cards);
      expect(table.graveyard(A)).toEqual(["Grizzly Bears"]);
    },
  );

  test("118.3: Gurzigost goes without them", () => {
    const table = gurzigost(["Fog"]);
    expect(table.decision.is).toBe("act");
    expect(table.zone("Gurzigost")).toBe("graveyard");
  });

  test("118.12a: Gurzigost goes where they are kept", () => {
    expect(gurzigost(["Fog", "Shock"]).choose(false).zone("Gurzigost")).toBe("graveyard");
  });

  test("608.2d, 510.1c: whether Gurzigost's damage passes its blockers is said as the ability resolves", () => {
    const table = new Table({
      A: { hand: ["Forest"], battlefield: ["2 Forest", "Gurzigost"], library },
      B: { battlefield: ["Pitchstone Wall"], library },
    });
    table.passUntil("declareAttackers").choose(["Gurzigost"]);
    table.activate("Gurzigost").resolve().choose(true);
    passing(table);
    table.answer({
      is: "pairs",
      pairs: [[table.id("Pitchstone Wall"), table.id("Gurzigost")]],
    });
    passing(table).settle();
    expect(table.life(B)).toBe(14);
  });
});

describe("Floating Shield", () => {
  /** On a creature, with white chosen as it entered. */
  const shielded = (color: string, hand: readonly string[] = []): Table =>
    new Table({
      A: {
        hand: ["Floating Shield", ...hand],
        battlefield: [...all, "Grizzly Bears", "Runeclaw Bear"],
        library,
      },
      B: { hand: ["Shock"], battlefield: ["6 Mountain"], library },
    })
      .cast("Floating Shield", ["Grizzly Bears"])
      .resolve()
      .choose(color)
      .settle();

  const protectionOf = (table: Table, name: string): readonly unknown[] =>
    table
      .of(name)
      .abilities.flatMap(({ ability }) =>
        ability.is === "keyword" && ability.name === "protection" ? [ability.quality] : [],
      );

  test("702.16n: protection from white that it gives doesn't take itself away", () => {
    const table = shielded("white");
    expect(protectionOf(table, "Grizzly Bears")).toEqual([{ is: "color", color: "white" }]);
    expect(table.zone("Floating Shield")).toBe("battlefield");
  });

  test("702.16n: protection from white by other means does", () => {
    const table = shielded("white", ["Strength of Lunacy"]);
    table.cast("Strength of Lunacy", ["Grizzly Bears"]).resolve().settle();
    expect(table.zone("Floating Shield")).toBe("graveyard");
    expect(table.zone("Strength of Lunacy")).toBe("battlefield");
  });

  test("702.16n, 702.16c: other Auras of that color go, that one alone stays", () => {
    const table = shielded("black", ["Strength of Lunacy"]);
    expect(() => table.cast("Strength of Lunacy", ["Grizzly Bears"])).toThrow();
    table.cancel();
    table.cast("Strength of Lunacy", ["Runeclaw Bear"]).resolve().settle();
    expect(table.zone("Strength of Lunacy")).toBe("battlefield");
  });

  test("607.2d, 608.2h: sacrificed, it gives the color that was chosen as it entered", () => {
    const table = shielded("red");
    table.activate("Floating Shield", ["Runeclaw Bear"]).resolve().settle();
    expect(protectionOf(table, "Runeclaw Bear")).toEqual([{ is: "color", color: "red" }]);
    expect(protectionOf(table, "Grizzly Bears")).toEqual([]);
    table.pass();
    expect(() => table.cast("Shock", ["Runeclaw Bear"])).toThrow();
  });
});
