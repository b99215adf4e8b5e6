import { describe, expect, test } from "vitest";
import { divide } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["4 Plains", "4 Island", "4 Swamp", "4 Mountain", "4 Forest"];

describe("spells with madness of Torment", () => {
  const board = (card: string): Table =>
    new Table({
      A: { hand: [card], battlefield: [...all, "Wild Mongrel"], library },
      B: { battlefield: ["Grizzly Bears", "Serra Angel", "Glorious Anthem"], library },
    });
  /** Discards it for the Mongrel and casts it as madness resolves (702.35a). */
  const madly = (table: Table): Table => {
    table.activate("Wild Mongrel").resolve();
    return table.choose(true);
  };

  test.each([false, true])("601.2d: Violent Eruption divides 4 damage (madness: %s)", (mad) => {
    const table = board("Violent Eruption");
    if (mad) madly(table);
    else table.act(table.castAction("Violent Eruption"));
    table.choose(["B", "Grizzly Bears"]).answer(divide(2, 2)).settle().resolve();
    expect(table.life(B)).toBe(18);
    expect(table.game.objects[table.id("Grizzly Bears")]?.damage).toBe(2);
  });

  test.each([false, true])("Obsessive Search draws a card (madness: %s)", (mad) => {
    const table = board("Obsessive Search");
    if (mad) madly(table).settle().resolve();
    else table.cast("Obsessive Search").resolve();
    expect(table.hand(A)).toEqual(["Forest"]);
    expect(table.graveyard(A)).toEqual(["Obsessive Search"]);
  });

  test.each([false, true])("120.1: Psychotic Haze damages everybody (madness: %s)", (mad) => {
    const table = board("Psychotic Haze");
    if (mad) madly(table).settle().resolve();
    else table.cast("Psychotic Haze").resolve();
    expect([table.life(A), table.life(B)]).toEqual([19, 19]);
    expect(table.game.objects[table.id("Serra Angel")]?.damage).toBe(1);
    expect(table.game.objects[table.id("Wild Mongrel")]?.damage).toBe(1);
  });

  test.each([false, true])("Frantic Purification destroys an enchantment (madness: %s)", (mad) => {
    const table = board("Frantic Purification");
    if (mad) madly(table).settle().resolve();
    else table.cast("Frantic Purification").resolve();
    expect(table.zone("Glorious Anthem")).toBe("graveyard");
    expect(table.zone("Frantic Purification")).toBe("graveyard");
  });

  test("702.35a: not cast, it goes to the graveyard", () => {
    const table = board("Obsessive Search");
    table.activate("Wild Mongrel").resolve().choose(false);
    expect(table.zone("Obsessive Search")).toBe("graveyard");
    expect(table.hand(A)).toEqual([]);
  });
});
