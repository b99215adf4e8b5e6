import { describe, expect, test } from "vitest";
import { Play } from "../engine/testing/play.ts";
import { A, B } from "../engine/testing/table.ts";

const lands = ["6 Mountain", "6 Forest"];
const library = ["9 Forest"];
describe("werewolves that count spells", () => {
  test("603.4, 701.27: Gatstaf Shepherd turns after a quiet turn, back after two spells of one player", () => {
    const table = new Play({
      active: "B",
      A: { battlefield: ["Gatstaf Shepherd", ...lands], hand: ["Shock", "Shock"], library },
      B: { library },
    });
    table.passUntil(2).resolve();
    expect(table.pt("Gatstaf Howler")).toBe("3/3");
    expect(table.keywords("Gatstaf Howler")).toEqual(["intimidate"]);
    table.cast("Shock", "B").resolve().cast("Shock", "B").resolve();
    table.passUntil(3).resolve();
    expect(table.pt("Gatstaf Shepherd")).toBe("2/2");
  });
});

describe("702.145: daybound werewolves", () => {
  test("Harvesttide Infiltrator brings the day and turns as night falls", () => {
    const table = new Play({
      A: { hand: ["Harvesttide Infiltrator"], battlefield: lands, library },
      B: { library },
    });
    table.play("Harvesttide Infiltrator");
    expect(table.game.time).toBe("day");
    expect(table.pt("Harvesttide Infiltrator")).toBe("3/2");
    expect(table.keywords("Harvesttide Infiltrator")).toContain("trample");
    table.passUntil(3);
    expect(table.game.time).toBe("night");
    expect(table.pt("Harvesttide Assailant")).toBe("4/4");
    expect(table.keywords("Harvesttide Assailant")).toContain("trample");
  });

  test("by night it enters with its other face up", () => {
    const table = new Play({
      time: "night",
      A: { hand: ["Harvesttide Infiltrator"], battlefield: lands },
    });
    table.play("Harvesttide Infiltrator");
    expect(table.pt("Harvesttide Assailant")).toBe("4/4");
  });
});

describe("Tovolar", () => {
  const pack = ["Tovolar, Dire Overlord", "Harvesttide Infiltrator", "Gatstaf Shepherd"];

  test("603.2c: draws for each Wolf or Werewolf that deals combat damage to a player", () => {
    const table = new Play({
      step: "declareAttackers",
      time: "day",
      A: { battlefield: [...pack, "Grizzly Bears"], library },
    });
    table
      .choose([...pack, "Grizzly Bears"])
      .pass(2)
      .pass(2);
    if (table.decision.is === "order") {
      table.answer({ is: "order", order: [...table.decision.items] });
    }
    expect(table.stack()).toHaveLength(3);
    table.resolve().resolve().resolve();
    expect(table.hand(A)).toHaveLength(3);
  });

  test("731.1, 702.145b: night falls, the daybound turn with it, and others if you choose so", () => {
    const table = new Play({
      active: "B",
      time: "day",
      A: { battlefield: pack, library },
      B: { library, hand: ["Shock"], battlefield: ["Mountain"] },
    });
    // A spell in that turn keeps the day, and the Shepherd as it is.
    table.cast("Shock", "A").resolve().passUntil(2);
    expect(table.game.time).toBe("day");
    expect(table.stack()).toEqual(["Tovolar, Dire Overlord ability"]);
    table.resolve();
    expect(table.game.time).toBe("night");
    // 702.145b: only the Shepherd is still a Human, and could be transformed by this at all.
    table.choose(["Gatstaf Shepherd"]).settle();
    expect(table.pt("Tovolar, the Midnight Scourge")).toBe("4/4");
    expect(table.pt("Harvesttide Assailant")).toBe("4/4");
    expect(table.pt("Gatstaf Howler")).toBe("3/3");
  });

  test("603.4: with two of them it stays day", () => {
    const table = new Play({
      active: "B",
      time: "day",
      A: { battlefield: pack.slice(0, 2), library },
      B: { library, hand: ["Shock"], battlefield: ["Mountain"] },
    });
    table.cast("Shock", "A").resolve().passUntil(2);
    expect(table.stack()).toEqual([]);
  });

  test("107.3: by night he makes one of the pack stronger by X", () => {
    const table = new Play({
      time: "night",
      A: {
        battlefield: ["Tovolar, the Midnight Scourge", ...lands].slice(1),
        hand: ["Tovolar, Dire Overlord"],
      },
    });
    table.play("Tovolar, Dire Overlord");
    table.activate("Tovolar, the Midnight Scourge", 3, ["Tovolar, the Midnight Scourge"]).resolve();
    expect(table.pt("Tovolar, the Midnight Scourge")).toBe("7/4");
    expect(table.keywords("Tovolar, the Midnight Scourge")).toContain("trample");
  });
});

describe("Arlinn", () => {
  const arlinn = (time: "day" | "night"): Play => {
    const table = new Play({
      time,
      A: {
        hand: ["Arlinn, the Pack's Hope", "Grizzly Bears", "Llanowar Elves"],
        battlefield: [...lands, "4 Forest"],
        library,
      },
      B: { library },
    });
    return table.play("Arlinn, the Pack's Hope");
  };

  test("611.2a: her first ability gives flash and counters until your next turn", () => {
    const table = arlinn("day");
    table.act(table.activateAction("Arlinn, the Pack's Hope", 0)).settle().resolve();
    expect(table.counters("Arlinn, the Pack's Hope")).toEqual({ loyalty: 5 });
    table.play("Grizzly Bears");
    expect(table.pt("Grizzly Bears")).toBe("3/3");
    table.passUntil(2).pass().cast("Llanowar Elves").resolve();
    expect(table.counters("Llanowar Elves")).toEqual({ "+1/+1": 1 });
    expect(table.happened("countersPut").length).toBeGreaterThan(0);
  });

  test("111.3: her second makes two Wolves", () => {
    const table = arlinn("day");
    table.act(table.activateAction("Arlinn, the Pack's Hope", 1)).settle().resolve();
    expect(table.all("Wolf Token")).toHaveLength(2);
    expect(table.pt("Wolf Token")).toBe("2/2");
    expect(table.counters("Arlinn, the Pack's Hope")).toEqual({ loyalty: 1 });
  });

  test("605.1a: by night her first ability is no mana ability and uses the stack", () => {
    const table = arlinn("night");
    table.act(table.activateAction("Arlinn, the Moon's Fury", 0)).settle();
    expect(table.stack()).toEqual(["Arlinn, the Moon's Fury ability"]);
    table.resolve();
    expect(table.game.players[0]?.mana).toEqual(["red", "green"]);
    expect(table.counters("Arlinn, the Moon's Fury")).toEqual({ loyalty: 6 });
  });

  test("205.1b: her last makes her a creature and no planeswalker, which keeps its counters", () => {
    const table = arlinn("night");
    table.act(table.activateAction("Arlinn, the Moon's Fury", 1)).settle().resolve();
    expect(table.of("Arlinn, the Moon's Fury").types).toEqual(["creature"]);
    expect(table.of("Arlinn, the Moon's Fury").subtypes).toEqual(["Werewolf"]);
    expect(table.pt("Arlinn, the Moon's Fury")).toBe("5/5");
    expect(table.keywords("Arlinn, the Moon's Fury")).toEqual([
      "nightbound",
      "trample",
      "indestructible",
      "haste",
    ]);
    table.passUntil("declareAttackers").choose(["Arlinn, the Moon's Fury"]);
    table.passUntil("endCombat");
    expect(table.life(B)).toBe(15);
  });
});

describe("light and night", () => {
  test("508.1c, 509.1b: under Light of Day black creatures neither attack nor block", () => {
    const table = new Play({
      step: "declareAttackers",
      A: {
        battlefield: ["Light of Day", "Nighthowler", "Grizzly Bears"],
        graveyard: ["Serra Angel"],
      },
      B: { battlefield: ["Gnarled Scarhide"] },
    });
    expect(() => table.choose(["Nighthowler"])).toThrow();
    table.choose(["Grizzly Bears"]).pass(2).pass(2);
    expect(table.life(B)).toBe(18);
  });

  test("613.4c: Dread of Night weakens white creatures of all players", () => {
    const table = new Play({
      A: { battlefield: ["Dread of Night", "Nyx-Fleece Ram", "Grizzly Bears"] },
      B: { battlefield: ["Serra Angel"] },
    });
    expect(table.pt("Nyx-Fleece Ram")).toBe("-1/4");
    expect(table.pt("Serra Angel")).toBe("3/3");
    expect(table.pt("Grizzly Bears")).toBe("2/2");
  });
});
