import { describe, expect, test } from "vitest";
import { activated, addMana, defineCard, draw, mana, tapThis } from "../language/build.ts";
import { planPayment } from "./payment.ts";
import { A, Table } from "./testing/table.ts";

const lands = ["3 Plains", "3 Island", "3 Forest", "3 Mountain", "3 Swamp"];

describe("601.2g–h: what pays for a cost", () => {
  test.each([
    ["{0}", 0],
    ["{1}", 1],
    ["{W}{U}{B}{R}{G}", 5],
    ["{5}{G}{G}", 7],
    ["{15}", 15],
    ["{10}{W}{W}{W}", 13],
  ])("%s is paid with %i of fifteen lands", (cost, count) => {
    const table = new Table({ A: { battlefield: lands } });
    expect(planPayment(table.game, A, cost)).toHaveLength(count);
  });

  test.each(["{16}", "{W}{W}{W}{W}", "{12}{G}{G}{G}{G}"])("%s can't be paid with them", (cost) => {
    const table = new Table({ A: { battlefield: lands } });
    expect(planPayment(table.game, A, cost)).toBeUndefined();
  });

  test("a land that makes either of two colors is kept for the one that nothing else makes", () => {
    const grove = defineCard(["Test Grove", "試験の林", "しけんのはやし"], {
      type: "Land",
      text: [activated([tapThis], addMana("green")), activated([tapThis], addMana("blue"))],
    });
    const table = new Table({ cards: [grove], A: { battlefield: ["Test Grove", "Forest"] } });
    const plan = planPayment(table.game, A, "{U}{G}") ?? [];
    expect(plan.map(({ object }) => object).sort()).toEqual(
      [table.id("Test Grove"), table.id("Forest")].sort(),
    );
  });

  test("118.3: what is tapped as one part of a cost can't be tapped for the mana of another", () => {
    const stone = defineCard(["Test Stone", "試験の石", "しけんのいし"], {
      type: "Artifact",
      text: [
        activated([tapThis], addMana("colorless")),
        activated([mana("{1}"), tapThis], draw(1)),
      ],
    });
    const alone = new Table({ cards: [stone], A: { battlefield: ["Test Stone"] } });
    expect(alone.refusal(alone.activateAction("Test Stone", 1))).toMatchObject({
      code: "notEnoughMana",
    });
    const table = new Table({ cards: [stone], A: { battlefield: ["Test Stone", "Forest"] } });
    table.act(table.activateAction("Test Stone", 1));
    expect(() =>
      table.answer({
        is: "pay",
        activations: [{ object: table.id("Test Stone"), ability: "0" }],
      }),
    ).toThrow("notEnoughMana");
    table.settle();
    expect(table.game.objects[table.id("Forest")]?.tapped).toBe(true);
  });

  test("608.2g, 118.3a: a payment during a resolution cites its own rules", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["2 Mountain"] },
      B: { hand: ["Circular Logic"], battlefield: ["3 Island"], graveyard: ["Island"] },
    });
    table.cast("Shock", "B").pass().cast("Circular Logic", "Shock").resolve().choose(true);
    expect(table.decision).toMatchObject({ is: "pay", cr: ["608.2g", "605.3a"] });
    table.settle();
    expect(table.cited("manaSpent").at(-1)).toBe("118.3a");
  });

  test("118.3a, 601.2h: the player may say which floating mana is spent", () => {
    const floating = (): Table =>
      new Table({
        A: {
          hand: ["Shock"],
          battlefield: ["Basking Rootwalla"],
          mana: ["red", "green", "green"],
        },
      });
    const table = floating();
    table.act(table.activateAction("Basking Rootwalla"));
    table.answer({ is: "pay", activations: [], spend: ["green", "green"] });
    expect(table.game.players[0]?.mana).toEqual(["red"]);
    for (const spend of [["red", "red"], ["green"], ["red", "green", "green"]] as const) {
      const other = floating();
      other.act(other.activateAction("Basking Rootwalla"));
      expect(() => other.answer({ is: "pay", activations: [], spend })).toThrow("notEnoughMana");
    }
  });
});
