import { describe, expect, test } from "vitest";
import { offeredNames } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import type { Color } from "../language/vocabulary.ts";

const library = ["9 Forest"];
const all = ["4 Plains", "4 Island", "4 Swamp", "4 Mountain", "4 Forest"];
/** The first ability costs a card, the second the enchantment itself. */
const ways = [
  ["a card", 0],
  ["itself", 1],
] as const;

describe("the disorders of Torment", () => {
  const table = (name: string, more: readonly string[] = []): Table =>
    new Table({
      A: { hand: ["Forest", ...more], battlefield: [...all, name, "Grizzly Bears"], library },
      B: { battlefield: ["Pitchstone Wall"], graveyard: ["Fog"], library },
    });
  const use = (
    name: string,
    ability: number,
    at: Table,
    ...choices: (readonly string[])[]
  ): Table => at.act(at.activateAction(name, ability)).choices(choices);

  test.each(ways)("615.7: Hypochondria prevents the next 3 damage, for %s", (_, ability) => {
    const at = table("Hypochondria", ["Fiery Temper", "Shock"]);
    use("Hypochondria", ability, at, ["A"], ...(ability === 0 ? [["Forest"]] : [])).resolve();
    at.cast("Shock", ["A"]).resolve().cast("Fiery Temper", ["A"]).resolve();
    expect(at.life(A)).toBe(18);
    expect(at.graveyard(A)).toContain(ability === 0 ? "Forest" : "Hypochondria");
  });

  test.each(ways)("Compulsion draws a card, for %s", (_, ability) => {
    const at = table("Compulsion");
    use("Compulsion", ability, at).resolve();
    expect(at.hand(A)).toEqual(ability === 0 ? ["Forest"] : ["Forest", "Forest"]);
    expect(at.graveyard(A)).toEqual([ability === 0 ? "Forest" : "Compulsion"]);
  });

  test.each(ways)("Mortiphobia exiles a card from a graveyard, for %s", (_, ability) => {
    const at = table("Mortiphobia");
    use("Mortiphobia", ability, at, ["Fog"]).resolve();
    expect(at.zone("Fog")).toBe("exile");
    expect(at.graveyard(A)).toEqual([ability === 0 ? "Forest" : "Mortiphobia"]);
  });

  test("601.2c: what is discarded for Mortiphobia can't be its target", () => {
    const at = table("Mortiphobia");
    at.act(at.activateAction("Mortiphobia", 0));
    expect(at.decision.is).toBe("choose");
    expect(offeredNames(at)).toEqual(["Fog"]);
    at.settle().resolve();
    expect(at.zone("Fog")).toBe("exile");
  });

  test.each(ways)("Narcissism makes a creature bigger, for %s", (_, ability) => {
    const at = table("Narcissism");
    use("Narcissism", ability, at, ["Grizzly Bears"]).resolve();
    expect(at.pt("Grizzly Bears")).toBe("4/4");
    expect(at.graveyard(A)).toEqual([ability === 0 ? "Forest" : "Narcissism"]);
    at.passUntil(2);
    expect(at.pt("Grizzly Bears")).toBe("2/2");
  });

  test("701.9b: Pyromania's card is discarded at random", () => {
    const at = table("Pyromania", ["Shock"]);
    at.act(at.activateAction("Pyromania", 0)).choose(["B"]).settle();
    if (at.decision.is !== "chance") throw new Error("Nothing was left to chance.");
    at.answer({ is: "chance", picked: [at.id("Shock")] })
      .settle()
      .resolve();
    expect(at.life(B)).toBe(19);
    expect(at.graveyard(A)).toEqual(["Shock"]);
  });

  test("608.2h: a sacrificed Pyromania deals the damage", () => {
    const at = table("Pyromania");
    use("Pyromania", 1, at, ["B"]).resolve();
    expect(at.life(B)).toBe(19);
    expect(at.zone("Pyromania")).toBe("graveyard");
  });
});

describe("the tainted lands of Torment", () => {
  const lands: readonly (readonly [string, readonly [Color, Color]])[] = [
    ["Tainted Field", ["white", "black"]],
    ["Tainted Isle", ["blue", "black"]],
    ["Tainted Peak", ["black", "red"]],
    ["Tainted Wood", ["black", "green"]],
  ];
  const pool = (table: Table) => table.game.players[0]?.mana;

  test.each(lands)("602.5: %s makes two colors only with a Swamp", (name, [one, other]) => {
    const without = new Table({ A: { battlefield: [name, "Forest"], library }, B: {} });
    expect(without.refusal(without.activateAction(name, 1))).toMatchObject({ cr: "602.5" });
    without.activate(name);
    expect(JSON.stringify(pool(without))).toContain("colorless");
    for (const color of [one, other]) {
      const table = new Table({ A: { battlefield: [name, "Swamp"], library }, B: {} });
      table
        .act(table.activateAction(name, 1))
        .answer({ is: "option", option: { is: "mana", mana: color } });
      expect(JSON.stringify(pool(table))).toContain(color);
    }
  });
});
