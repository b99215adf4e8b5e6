import { describe, expect, test } from "vitest";
import { A, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Mountain"];

describe("day and night", () => {
  test.each([["Firmament Sage"], ["Sunrise Cavalier"], ["The Celestus"]])(
    "731.1: %s makes it day as it enters, which triggers nothing",
    (name) => {
      const table = new Table({
        A: { hand: [name], battlefield: [...all, "Firmament Sage"], library },
        B: { library },
      });
      table.cast(name).resolve();
      expect(table.game.time).toBe("day");
      expect(table.stack()).toEqual([]);
    },
  );

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
