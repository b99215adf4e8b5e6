import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  creature,
  damage,
  destroy,
  every,
  gainsLife,
  keyword,
  putCounters,
  self,
  spellAbility,
  target,
  toObject,
  triggered,
  you,
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

  /** Every creature is dealt 1 damage at once, by one source with lifelink or by two. */
  const atOnce = (sources: 1 | 2): Table => {
    const drinker = (name: string) => testCard(name, [keyword("lifelink")], { pt: "2/2" });
    const pride = testCard("Pride", [triggered(gainsLife(you), putCounters(self, "+1/+1"))], {
      pt: "1/3",
    });
    const sweep = testCard(
      "Sweep",
      [keyword("lifelink"), spellAbility(damage(1, toObject(every(creature))))],
      { type: "Sorcery" },
    );
    const table = new Table({
      step: sources === 2 ? "declareAttackers" : "main1",
      cards: [pride, sweep, drinker("Bat"), drinker("Leech")],
      A: { hand: ["Sweep"], battlefield: sources === 2 ? ["Pride", "Bat", "Leech"] : ["Pride"] },
      B: { battlefield: sources === 2 ? [] : ["Craw Wurm", "Grizzly Bears"] },
    });
    if (sources === 1) return table.cast("Sweep").resolve();
    return table.choose(["Bat", "Leech"]).passUntil("combatDamage");
  };

  test("702.15e, 119.9: one life gain event of a source, whatever it damages at once", () => {
    const table = atOnce(1);
    expect(table.happened("lifeChanged")).toMatchObject([{ player: A, by: 3 }]);
    expect(table.happened("triggered")).toHaveLength(1);
    expect(table.life(A)).toBe(23);
  });

  test("702.15e: several sources cause separate ones", () => {
    const table = atOnce(2);
    const gained = table.happened("lifeChanged").filter(({ player }) => player === A);
    expect(gained).toMatchObject([{ by: 2 }, { by: 2 }]);
    expect(table.happened("triggered")).toHaveLength(2);
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
