import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("Reanimate", () => {
  const reanimate = (target: string, life = 20): Table => {
    const table = new Table({
      A: { life, hand: ["Reanimate"], battlefield: ["Swamp"], graveyard: ["Serra Angel"], library },
      B: { graveyard: ["Craw Wurm", "Walking Ballista", "Elvish Visionary", "Fog"], library },
    });
    return table.cast("Reanimate", target).resolve();
  };

  test.each([
    ["Serra Angel", 15],
    ["Craw Wurm", 14],
  ])("110.2a, 202.3: %s from any graveyard, for its mana value: %i life is left", (name, life) => {
    const table = reanimate(name);
    expect(table.zone(name)).toBe("battlefield");
    expect(table.of(name).controller).toBe(A);
    expect(table.life(A)).toBe(life);
  });

  test("202.3e: X in the mana cost of a card in a graveyard is 0", () => {
    const table = reanimate("Walking Ballista");
    expect(table.life(A)).toBe(20);
    expect(table.graveyard(B)).toContain("Walking Ballista");
  });

  test("608.2c, 603.3: the life is lost before what triggered is put on the stack", () => {
    const table = reanimate("Elvish Visionary", 2);
    expect(table.game.result).not.toBeNull();
    expect(table.hand(A)).toEqual([]);
  });

  test("115.1: only creature cards", () => {
    expect(() => reanimate("Fog")).toThrow();
  });
});

describe("Helm of Awakening", () => {
  /** How many of so many Islands are left untapped by casting it. */
  const left = (spell: string, helms: number, ...choices: readonly string[]): number => {
    const table = new Table({
      A: {
        hand: [spell],
        battlefield: ["4 Island", ...Array<string>(helms).fill("Helm of Awakening")],
        library,
      },
      B: { battlefield: ["Runeclaw Bear"], library },
    });
    table.cast(spell, ...choices);
    return table.all("Island").filter((id) => !table.game.objects[id]?.tapped).length;
  };

  test.each([
    ["Divination", 0, 1],
    ["Divination", 1, 2],
    ["Divination", 2, 3],
    // 118.7a: only generic mana, and not below nothing.
    ["Divination", 3, 3],
    ["Millstone", 3, 4],
  ])("601.2f: %s with %i of them: %i Islands stay untapped", (spell, helms, untapped) => {
    expect(left(spell, helms)).toBe(untapped);
  });

  test("118.7a: colored mana isn't reduced", () => {
    expect(left("Unsummon", 1, "Runeclaw Bear")).toBe(3);
  });

  test("601.2f: spells of opponents cost less, too", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Helm of Awakening"], library },
      B: { hand: ["Divination"], battlefield: ["2 Island"], library },
    });
    expect(table.cast("Divination").resolve().hand(B)).toHaveLength(2);
  });
});
