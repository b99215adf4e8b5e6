/** 304.1 of 2002: the draw of the turn was a triggered ability, put onto the stack. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/index.ts";
import { card as testCard } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { beginningOf, gainLife, mill, spellAbility, triggered, you } from "../language/build.ts";

const since = editions.filter((edition) => edition !== "2002-02-20");
const cards = [
  testCard("Dig", {
    cost: "{0}",
    type: "Instant",
    text: [spellAbility(mill(1))],
  }),
  testCard("Spring", {
    cost: "{0}",
    type: "Enchantment",
    text: [triggered(beginningOf("draw", you), gainLife(1))],
  }),
];

const drawing = (rules: Edition, battlefield: readonly string[] = []): Table =>
  new Table({
    rules,
    cards,
    step: "upkeep",
    A: { hand: ["Dig"], battlefield, library: ["Shock", "Forest", "Island"] },
    B: { library: ["Swamp"] },
  }).passUntil("draw");

describe("the window before the draw", () => {
  test("304.1 of 2002: the active player gets priority while the draw is on the stack", () => {
    const table = drawing("2002-02-20");
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.stack()).toEqual(["draw step ability"]);
    expect(table.hand(A)).toEqual(["Dig"]);
    expect(table.cited("abilityOnStack")).toEqual(["304.1"]);
    expect(table.resolve().hand(A)).toEqual(["Dig", "Shock"]);
    // Then there is priority again, with an empty stack.
    expect(table.game.turn.step).toBe("draw");
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("304.1 of 2002: another card can be on top by then", () => {
    const table = drawing("2002-02-20").cast("Dig").resolve().resolve();
    expect([table.graveyard(A), table.hand(A)]).toEqual([
      ["Dig", "Shock"].toReversed(),
      ["Forest"],
    ]);
  });

  test.each(since)("504.1: by the rules of %s it has been drawn", (rules) => {
    const table = drawing(rules);
    expect(table.stack()).toEqual([]);
    expect(table.hand(A)).toEqual(["Dig", "Shock"]);
    table.cast("Dig").resolve();
    expect(table.hand(A)).toEqual(["Shock"]);
  });

  test("304.1 of 2002: it goes on top of what triggers as the step begins", () => {
    const table = drawing("2002-02-20", ["Spring"]);
    expect(table.stack()).toEqual(["draw step ability", "Spring ability"]);
    table.resolve();
    expect([table.hand(A), table.life(A)]).toEqual([["Dig", "Shock"], 20]);
    expect(table.resolve().life(A)).toBe(21);
  });

  test("104.3c: from an empty library the draw loses as it resolves", () => {
    const table = new Table({ rules: "2002-02-20", step: "upkeep", A: {}, B: {} });
    table.passUntil("draw");
    expect(table.game.result).toBeNull();
    expect(table.resolve().game.result).toMatchObject({ winner: B });
  });
});
