import { describe, expect, test } from "vitest";
import { castBy } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("Jace Beleren", () => {
  test("606.4: +2, each player draws; −1, a player draws", () => {
    const table = new Table({ A: { battlefield: ["Jace Beleren"], library }, B: { library } });
    table.activate("Jace Beleren").resolve();
    expect([table.hand(A).length, table.hand(B).length]).toEqual([1, 1]);
    expect(table.game.objects[table.id("Jace Beleren")]?.counters).toEqual({ loyalty: 5 });
    table.passUntil(3).passUntil("main1");
    const before = table.hand(A).length;
    table.act(table.activateAction("Jace Beleren", 1)).choices(["A"]).resolve();
    expect(table.hand(A)).toHaveLength(before + 1);
    expect(table.game.objects[table.id("Jace Beleren")]?.counters).toEqual({ loyalty: 4 });
  });

  test.each([
    [30, 20],
    [12, 12],
  ])("701.17b: −10, of a library of %i cards %i are milled", (cards, milled) => {
    const table = new Table({
      A: { battlefield: [{ name: "Jace Beleren", counters: { loyalty: 10 } }], library },
      B: { library: [`${cards} Forest`] },
    });
    table.act(table.activateAction("Jace Beleren", 2)).choices(["B"]).resolve();
    expect(table.graveyard(B)).toHaveLength(milled);
    expect(table.zone("Jace Beleren")).toBe("graveyard");
  });
});

describe("Liliana Vess", () => {
  test("701.9b: +1, a player discards a card", () => {
    const table = new Table({
      A: { battlefield: ["Liliana Vess"], library },
      B: { hand: ["Shock", "Unsummon"], library },
    });
    table.activate("Liliana Vess", "B").resolve().choose(["Unsummon"]);
    expect(table.graveyard(B)).toEqual(["Unsummon"]);
  });

  test("701.23: −2, a card goes on top of the shuffled library", () => {
    const table = new Table({
      A: { battlefield: ["Liliana Vess"], library: ["3 Forest", "Shock", "3 Forest"] },
      B: { library },
    });
    table.act(table.activateAction("Liliana Vess", 1)).settle().resolve().choose(["Shock"]);
    while (table.decision.is === "chance") {
      table.answer({ is: "chance", picked: [...table.decision.from] });
    }
    expect(table.library(A)[0]).toBe("Shock");
    expect(table.library(A)).toHaveLength(7);
  });

  test("110.2a: −8, all creature cards come under your control", () => {
    const table = new Table({
      A: {
        battlefield: [{ name: "Liliana Vess", counters: { loyalty: 8 } }],
        graveyard: ["Grizzly Bears", "Shock"],
        library,
      },
      B: { graveyard: ["Serra Angel", "Ornithopter", "Bonesplitter"], library },
    });
    table.act(table.activateAction("Liliana Vess", 2)).settle().resolve().settle();
    for (const name of ["Grizzly Bears", "Serra Angel", "Ornithopter"]) {
      expect(table.zone(name)).toBe("battlefield");
      expect(table.of(name).controller).toBe(A);
    }
    expect(table.graveyard(B)).toEqual(["Bonesplitter"]);
    expect(table.graveyard(A).toSorted()).toEqual(["Liliana Vess", "Shock"]);
  });
});

describe("other cards of Lorwyn", () => {
  test("120.1: Cloudthresher damages each flier and each player, not planeswalkers", () => {
    const table = new Table({
      step: "upkeep",
      A: { hand: ["Cloudthresher"], battlefield: ["6 Forest"], library },
      B: { battlefield: ["Ornithopter", "Grizzly Bears", "Jace Beleren", "Serra Angel"], library },
    });
    table.cast("Cloudthresher").resolve().resolve();
    expect(table.pt("Cloudthresher")).toBe("7/7");
    expect([table.life(A), table.life(B)]).toEqual([18, 18]);
    expect(table.graveyard(B)).toEqual(["Ornithopter"]);
    expect(table.game.objects[table.id("Serra Angel")]?.damage).toBe(2);
    expect(table.game.objects[table.id("Grizzly Bears")]?.damage ?? 0).toBe(0);
    expect(table.game.objects[table.id("Jace Beleren")]?.counters).toEqual({ loyalty: 3 });
  });

  test("702.74a: evoked, its damage and its sacrifice come in either order", () => {
    const table = new Table({
      A: { hand: ["Cloudthresher"], battlefield: ["4 Forest"], library },
      B: { library },
    });
    castBy(table, "Cloudthresher", "evoke").settle().resolve();
    table.choose(["Cloudthresher", "Cloudthresher"]).resolve().resolve();
    expect(table.graveyard(A)).toEqual(["Cloudthresher"]);
    expect(table.life(B)).toBe(18);
  });

  test("702.17b: Cloudthresher blocks fliers", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Cloudthresher"], library },
      B: { battlefield: ["Serra Angel"], library },
    });
    table.passUntil("declareAttackers").choose(["Serra Angel"]).passUntil("declareBlockers");
    expect(table.decision).toMatchObject({
      is: "pairs",
      pairs: [[table.id("Cloudthresher"), table.id("Serra Angel")]],
    });
  });

  test("115.4: Tarfire deals 2 damage to any target, and is a Goblin", () => {
    const table = new Table({
      A: { hand: ["Tarfire"], battlefield: ["Mountain"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    expect(table.of("Tarfire").subtypes).toEqual(["Goblin"]);
    table.cast("Tarfire", ["Grizzly Bears"]).resolve();
    expect(table.graveyard(B)).toEqual(["Grizzly Bears"]);
  });

  test("513.1: Merrow Commerce untaps your Merfolk, itself among them, as your turn ends", () => {
    const tapped = (name: string) => ({ name, tapped: true });
    const table = new Table({
      step: "main2",
      A: {
        battlefield: [
          "Selkie Hedge-Mage",
          "Woodland Changeling",
          "Grizzly Bears",
          "Merrow Commerce",
        ].map(tapped),
        library,
      },
      B: { battlefield: [tapped("Avian Changeling")], library },
    });
    table.passUntil("end").resolve();
    const isTapped = (name: string): boolean => table.game.objects[table.id(name)]?.tapped ?? false;
    expect(["Selkie Hedge-Mage", "Woodland Changeling", "Merrow Commerce"].map(isTapped)).toEqual([
      false,
      false,
      false,
    ]);
    expect(["Grizzly Bears", "Avian Changeling"].map(isTapped)).toEqual([true, true]);
  });
});
