import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  creature,
  damage,
  destroy,
  every,
  keyword,
  spellAbility,
  target,
  toObject,
} from "../language/build.ts";
import type { KeywordName } from "../language/schema.ts";
import { bearer, pinger, testCard } from "./testing/cards.ts";

/** A has a pinger with the keyword and a spell with it; B has a 2/2. */
const position = (name: KeywordName): Table =>
  new Table({
    A: { hand: ["Bolt"], battlefield: ["Pinger"] },
    B: { battlefield: ["Grizzly Bears"] },
    cards: [
      pinger("Pinger", keyword(name)),
      testCard("Bolt", [keyword(name), spellAbility(damage(1, toObject(target(creature))))], {
        type: "Instant",
      }),
    ],
  });

describe("702.15: lifelink", () => {
  test("702.15b: its controller gains as much life as damage was dealt", () => {
    const table = position("lifelink").activate("Pinger", "B").resolve();
    expect(table.life(A)).toBe(21);
    expect(table.life(B)).toBe(19);
    expect(table.cited("lifeChanged")).toContain("702.15b");
  });

  test("702.15d: from whatever zone, from the stack for one", () => {
    const table = position("lifelink").cast("Bolt", "Grizzly Bears").resolve();
    expect(table.life(A)).toBe(21);
  });
});

describe("702.80: wither", () => {
  test("702.80a: counters instead of marked damage", () => {
    const table = position("wither").activate("Pinger", "Grizzly Bears").resolve();
    const bears = table.game.objects[table.id("Grizzly Bears")];
    expect(bears?.counters).toEqual({ "-1/-1": 1 });
    expect(bears?.damage).toBeUndefined();
    expect(table.pt("Grizzly Bears")).toBe("1/1");
  });

  test("702.80a: a player loses life as usual", () => {
    expect(position("wither").activate("Pinger", "B").resolve().life(B)).toBe(19);
  });

  test("702.80c: from whatever zone, from the stack for one", () => {
    const table = position("wither").cast("Bolt", "Grizzly Bears").resolve();
    expect(table.pt("Grizzly Bears")).toBe("1/1");
  });
});

describe("702.12: indestructible", () => {
  test("702.12b: what is indestructible isn't destroyed by effects", () => {
    const table = new Table({
      A: { hand: ["Doom"], battlefield: ["Bearer", "Grizzly Bears"] },
      cards: [
        bearer(keyword("indestructible")),
        testCard("Doom", [spellAbility(destroy(every(creature)))], { type: "Sorcery" }),
      ],
    });
    table.cast("Doom").resolve();
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.graveyard(A)).toEqual(["Grizzly Bears", "Doom"]);
  });
});
