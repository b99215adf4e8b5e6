import { describe, expect, test } from "vitest";
import { anyPlayer, defineCard, discards, replacement } from "../language/build.ts";
import { A, B, Table } from "./testing/table.ts";

/** What is discarded goes on top of the library instead. */
const archive = defineCard(["Test Archive", "試験の書庫", "しけんのしょこ"], {
  type: "Artifact",
  text: [
    replacement(
      discards(anyPlayer),
      { is: "goTo", zone: "library", insteadOf: "graveyard" },
      { optional: true },
    ),
  ],
});

const table = (): Table =>
  new Table({
    cards: [archive],
    A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
    B: { battlefield: ["Test Archive"] },
  }).activate("Wild Mongrel", ["Basking Rootwalla"]);

describe("616: several replacement effects on one event", () => {
  test("616.1: the affected player chooses which applies, whoever controls them", () => {
    expect(table().decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
  });

  const choose = (name: "Test Archive" | "Basking Rootwalla"): Table => {
    const at = table();
    const { decision } = at;
    if (decision.is !== "option") throw new Error("The player is asked which effect applies.");
    const option = decision.options.find(
      (one) => one.is === "effect" && one.source === at.id(name),
    );
    if (!option) throw new Error(`${name} is not among the effects.`);
    return at.answer({ is: "option", option });
  };

  test("616.1f: after one has sent it elsewhere, the other no longer applies", () => {
    const archived = choose("Test Archive").choose(true);
    expect(archived.zone("Basking Rootwalla")).toBe("library");
    expect(archived.happened("triggered")).toEqual([]);
    const exiled = choose("Basking Rootwalla");
    expect(exiled.zone("Basking Rootwalla")).toBe("exile");
    expect(exiled.happened("triggered")).toHaveLength(1);
  });

  test("614.5: an effect gets one chance only; declined, the other applies", () => {
    const declined = choose("Test Archive").choose(false);
    expect(declined.zone("Basking Rootwalla")).toBe("exile");
    expect(declined.decision).toMatchObject({ is: "act", player: A });
  });
});

describe("120: damage", () => {
  test("120.3a: damage to a player is loss of that much life", () => {
    const at = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    at.cast("Shock", "B").resolve();
    expect(at.happened("lifeChanged")).toEqual([
      { is: "lifeChanged", player: B, by: -2, life: 18 },
    ]);
  });

  test("120.3e: damage to a creature stays marked on it", () => {
    const at = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["Aquamoeba"] },
    });
    at.cast("Shock", "Aquamoeba").resolve();
    expect(at.game.objects[at.id("Aquamoeba")]?.damage).toBe(2);
  });

  test("121.4: drawing from an empty library is a loss at the next check, not before", () => {
    const at = new Table({
      A: { hand: ["Careful Study"], battlefield: ["Island"], library: ["Shock"] },
    });
    at.cast("Careful Study").resolve().settle();
    expect(at.happened("drewFromEmpty")).toHaveLength(1);
    expect(at.graveyard(A)).toContain("Shock");
    expect(at.game.result).toEqual({ winner: B });
  });
});
