import { describe, expect, test } from "vitest";
import { block } from "../engine/combat/testing/cards.ts";
import { castBy } from "../engine/testing/making.ts";
import { Play } from "../engine/testing/play.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Mountain"];

describe("day and night", () => {
  test.each([
    ["Firmament Sage"],
    ["Sunrise Cavalier"],
    ["The Celestus"],
    ["Component Collector"],
    ["Gavony Dawnguard"],
    ["Brimstone Vandal"],
    ["Obsessive Astronomer"],
    ["Vadrik, Astral Archmage"],
    ["Celestus Sanctifier"],
  ])("731.1: %s makes it day as it enters, which triggers nothing", (name) => {
    const table = new Table({
      A: { hand: [name], battlefield: [...all, "Firmament Sage"], library },
      B: { library },
    });
    table.cast(name).resolve();
    expect(table.game.time).toBe("day");
    expect(table.stack()).toEqual([]);
  });

  test("731.1: night stays night", () => {
    const table = new Table({
      time: "night",
      A: { hand: ["Firmament Sage"], battlefield: all, library },
      B: {},
    });
    table.cast("Firmament Sage").resolve();
    expect(table.game.time).toBe("night");
  });

  test("603.2: as it becomes night, each of them triggers", () => {
    const table = new Table({
      time: "day",
      A: { battlefield: [...all, "The Celestus", "Sunrise Cavalier"], library },
      B: {},
    });
    table.act(table.activateAction("The Celestus", 1)).settle().resolve();
    expect(table.game.time).toBe("night");
    if (table.decision.is === "choose") table.choose(["Sunrise Cavalier"]);
    if (table.decision.is === "order") table.choose(["The Celestus", "Sunrise Cavalier"]);
    if (table.decision.is === "choose") table.choose(["Sunrise Cavalier"]);
    table.resolve();
    expect(table.pt("Sunrise Cavalier")).toBe("4/4");
    table.resolve();
    expect(table.life(A)).toBe(21);
    table.choose(true).settle();
    expect(table.hand(A)).toEqual([]);
    expect(table.graveyard(A)).toEqual(["Forest"]);
  });

  test("602.5d: The Celestus works as a sorcery only", () => {
    const table = new Table({
      step: "upkeep",
      A: { battlefield: [...all, "The Celestus"] },
      B: {},
    });
    expect(table.refusal(table.activateAction("The Celestus", 1))?.code).toBe("onlyAsSorcery");
  });

  test("603.4, 712: Village Ironsmith transforms after a turn without spells, and back after two", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Village Ironsmith", ...all], hand: ["Shock", "Shock"], library },
      B: { library },
    });
    table.passUntil(2).resolve();
    expect(table.pt("Ironfang")).toBe("3/1");
    table.cast("Shock", "B").resolve().cast("Shock", "B").resolve();
    table.passUntil(3).resolve();
    expect(table.pt("Village Ironsmith")).toBe("1/1");
  });
});

/** With those permanents of A it is day, and The Celestus makes it night. */
const nightFalls = (
  permanents: readonly string[],
  more: object = {},
  theirs: object = {},
): Play => {
  const table = new Play({
    time: "day",
    A: { battlefield: [...all, "6 Forest", "The Celestus", ...permanents], library, ...more },
    B: { library, ...theirs },
  });
  table.act(table.activateAction("The Celestus", 1)).settle().resolve();
  expect(table.game.time).toBe("night");
  return table;
};
/** Has the trigger of that card resolve first, before the one of The Celestus. */
const first = (table: Play, name: string): Play => {
  if (table.decision.is === "order") table.choose(["The Celestus", name]);
  return table;
};

describe("whenever day becomes night or night becomes day", () => {
  test.each([
    [true, true],
    [false, false],
  ])("608.2d: Component Collector may tap a nonland permanent: %s", (does, tapped) => {
    const table = nightFalls(["Component Collector"], {}, { battlefield: ["Serra Angel"] });
    if (table.decision.is === "choose") table.choose(["Serra Angel"]);
    first(table, "Component Collector");
    if (table.decision.is === "choose") table.choose(["Serra Angel"]);
    table.resolve().choose(does);
    if (does && table.decision.is === "option") {
      table.answer({ is: "option", option: { is: "mode", mode: 0 } });
    }
    expect(table.object("Serra Angel").tapped ?? false).toBe(tapped);
  });

  test("608.2d: or untap it", () => {
    const table = nightFalls(
      ["Component Collector"],
      {},
      { battlefield: [{ name: "Serra Angel", tapped: true }] },
    );
    if (table.decision.is === "choose") table.choose(["Serra Angel"]);
    first(table, "Component Collector");
    if (table.decision.is === "choose") table.choose(["Serra Angel"]);
    table.resolve().choose(true);
    if (table.decision.is === "option") {
      table.answer({ is: "option", option: { is: "mode", mode: 1 } });
    }
    expect(table.object("Serra Angel").tapped ?? false).toBe(false);
  });

  test("701.20: Gavony Dawnguard finds a small creature card among four, the rest go to the bottom", () => {
    const table = first(
      nightFalls(["Gavony Dawnguard"], {
        library: ["Shock", "Serra Angel", "Grizzly Bears", "Merfolk Looter", "Island"],
      }),
      "Gavony Dawnguard",
    );
    table.resolve().choose(true);
    expect(() => table.choose(["Serra Angel"])).toThrow("not among");
    table.choose(["Grizzly Bears"]).settle();
    if (table.decision.is === "order") {
      table.answer({ is: "order", order: [...table.decision.items] });
    }
    expect(table.hand(A)).toEqual(["Grizzly Bears"]);
    expect(table.happened("revealed")).toHaveLength(1);
    expect(table.library(A)).toHaveLength(4);
    expect(table.library(A)[0]).toBe("Island");
  });

  test("702.21a: Gavony Dawnguard's ward costs {1}", () => {
    const table = new Play({
      active: "B",
      A: { battlefield: ["Gavony Dawnguard"] },
      B: { hand: ["Shock"], battlefield: ["Mountain"] },
    });
    table.cast("Shock", ["Gavony Dawnguard"]).resolve();
    if (table.decision.is === "confirm") table.choose(false);
    expect(table.graveyard(B)).toEqual(["Shock"]);
    expect(table.object("Gavony Dawnguard").damage ?? 0).toBe(0);
  });

  test("120.3: Brimstone Vandal deals a damage to each opponent, and has menace", () => {
    const table = first(nightFalls(["Brimstone Vandal"]), "Brimstone Vandal").resolve();
    expect(table.life(B)).toBe(19);
    expect(table.life(A)).toBe(20);
    expect(table.of("Brimstone Vandal").abilities[0]?.ability).toMatchObject({ name: "menace" });
  });

  test.each([
    [[], 0],
    [["Shock"], 1],
    [["Shock", "Vitalize"], 2],
  ])("701.9: Obsessive Astronomer discards %j and draws %s", (given, drawn) => {
    const table = first(
      nightFalls(["Obsessive Astronomer"], { hand: ["Shock", "Vitalize"] }),
      "Obsessive Astronomer",
    );
    table.resolve().choose(given).settle();
    expect(table.graveyard(A)).toHaveLength(drawn);
    expect(table.hand(A).filter((card) => card === "Forest")).toHaveLength(drawn);
  });

  test("601.2f: Vadrik makes instants and sorceries cheaper by his power, which grows", () => {
    const table = new Play({
      A: {
        hand: ["Magma Jet", "Grizzly Bears"],
        battlefield: ["Mountain", "Vadrik, Astral Archmage"],
      },
    });
    expect(table.refusal(table.castAction("Grizzly Bears"))).not.toBeNull();
    table.cast("Magma Jet", "B");
    expect(table.stack()).toEqual(["Magma Jet"]);
    const later = first(nightFalls(["Vadrik, Astral Archmage"]), "Vadrik, Astral Archmage");
    expect(later.resolve().pt("Vadrik, Astral Archmage")).toBe("2/3");
  });

  test("608.2d: Celestus Sanctifier puts one of two cards into the graveyard, the other stays", () => {
    const table = first(
      nightFalls(["Celestus Sanctifier"], { library: ["Shock", "Vitalize", "Forest"] }),
      "Celestus Sanctifier",
    );
    table.resolve().choose(["Vitalize"]);
    expect(table.graveyard(A)).toEqual(["Vitalize"]);
    expect(table.library(A)).toEqual(["Shock", "Forest"]);
  });

  test("702.34a: Unnatural Moonrise makes it night and gives its abilities, twice with flashback", () => {
    const table = new Play({
      A: {
        hand: ["Unnatural Moonrise"],
        battlefield: [...all, "6 Forest", "Grizzly Bears"],
        library,
      },
      B: { battlefield: ["Llanowar Elves"] },
    });
    table.play("Unnatural Moonrise", ["Grizzly Bears"]);
    expect(table.game.time).toBe("night");
    expect(table.pt("Grizzly Bears")).toBe("3/2");
    castBy(table, "Unnatural Moonrise", "flashback")
      .choices([["Grizzly Bears"]])
      .resolve();
    expect(table.exile()).toEqual(["Unnatural Moonrise"]);
    expect(table.pt("Grizzly Bears")).toBe("4/2");
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).pass(2);
    block(table, ["Llanowar Elves", "Grizzly Bears"]).pass(2);
    if (table.decision.is === "divide") table.answer({ is: "divide", shares: [1, 3] });
    if (table.decision.is === "order") {
      table.answer({ is: "order", order: [...table.decision.items] });
    }
    expect(table.life(B)).toBe(17);
    table.resolve().resolve();
    expect(table.hand(A)).toEqual(["Forest", "Forest"]);
  });
});
