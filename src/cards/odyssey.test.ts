import { describe, expect, test } from "vitest";
import { A, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];

describe("the Odyssey block", () => {
  test("118.3: Psychatog grows by discarding a card and by exiling two", () => {
    const table = new Table({
      A: { hand: ["Fog"], battlefield: ["Psychatog"], graveyard: ["Shock", "Fling"], library },
      B: { graveyard: ["Disperse", "Cancel"], library },
    });
    table.act(table.activateAction("Psychatog", 0)).settle().resolve();
    expect(table.pt("Psychatog")).toBe("2/3");
    expect(table.graveyard(A)).toEqual(["Shock", "Fling", "Fog"]);
    table
      .act(table.activateAction("Psychatog", 1))
      .choices([["Fog", "Shock"]])
      .resolve();
    expect(table.pt("Psychatog")).toBe("3/4");
    expect(table.graveyard(A)).toEqual(["Fling"]);
    expect(table.zone("Fog")).toBe("exile");
    // One card is too few, and those of others don't count.
    expect(table.refusal(table.activateAction("Psychatog", 1))).not.toBeNull();
  });

  test("514.2: Psychatog is 1/2 again after the turn", () => {
    const table = new Table({
      A: { hand: ["Fog"], battlefield: ["Psychatog"], library },
      B: { library },
    });
    table.activate("Psychatog").resolve().passUntil(2);
    expect(table.pt("Psychatog")).toBe("1/2");
  });

  test("115.1: Zombify returns a creature card from one's own graveyard", () => {
    const position = (): Table =>
      new Table({
        A: { hand: ["Zombify"], battlefield: ["4 Swamp"], graveyard: ["Serra Angel"], library },
        B: { graveyard: ["Craw Wurm"], library },
      });
    const table = position().cast("Zombify", "Serra Angel").resolve();
    expect(table.zone("Serra Angel")).toBe("battlefield");
    expect(table.of("Serra Angel").controller).toBe(A);
    expect(() => position().cast("Zombify", "Craw Wurm")).toThrow();
  });

  const wake = (...mine: readonly string[]): Table =>
    new Table({ A: { battlefield: [...mine, "Mirari's Wake"], library }, B: { library } });

  test("613.4c: Mirari's Wake: creatures you control get +1/+1", () => {
    expect(wake("Runeclaw Bear").pt("Runeclaw Bear")).toBe("3/3");
  });

  test("106.12a: Mirari's Wake: one mana more of a type that the land produced", () => {
    const table = wake("Forest");
    table.activate("Forest");
    expect(table.game.players[0]?.mana).toEqual(["green", "green"]);
  });

  test("106.12a: of the mana of a land that may make two types, the type it made", () => {
    const table = wake("Sacred Foundry");
    table.activate("Sacred Foundry");
    expect(table.game.players[0]?.mana).toEqual(["white", "white"]);
  });

  test("106.12a: colorless is a type of mana, too; creatures aren't lands", () => {
    expect(wake("Wastes").activate("Wastes").game.players[0]?.mana).toEqual([
      "colorless",
      "colorless",
    ]);
    expect(wake("Llanowar Elves").activate("Llanowar Elves").game.players[0]?.mana).toEqual([
      "green",
    ]);
  });

  test("704.5g: without Mirari's Wake damage that was not lethal becomes so", () => {
    const table = new Table({
      A: {
        hand: ["Shock"],
        battlefield: ["Mountain", "Runeclaw Bear", "Mirari's Wake"],
        library,
      },
      B: { hand: ["Naturalize"], battlefield: ["2 Forest"], library },
    });
    table.cast("Shock", "Runeclaw Bear").resolve();
    expect(table.zone("Runeclaw Bear")).toBe("battlefield");
    table.pass().cast("Naturalize", "Mirari's Wake").resolve();
    expect(table.zone("Runeclaw Bear")).toBe("graveyard");
  });
});
