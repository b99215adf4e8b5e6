/** What is dealt at once is dealt in one and the same game (CR 120.4, 510.2). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import type { Recipient } from "../language/schema.ts";
import { artifact, creature, made, Play } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const giant = creature("Giant", "4/6");
const atLeast20 = c.atLeast(20, c.lifeOf(c.you));
const less = c.atMost(19, c.lifeOf(c.you));
const everything: Recipient = {
  is: "several",
  recipients: [c.toPlayer(c.eachPlayer), c.toObject(c.every(c.isNamed("Giant")))],
};
const blast = c.activated([], c.damage(1, everything));

describe("120.4d, 510.2: one event, read as it begins", () => {
  test.each([
    ["that withers until then", atLeast20, { counters: { "-1/-1": 1 }, damage: undefined }],
    ["that withers from then on", less, { counters: undefined, damage: 1 }],
  ] as const)("120.3d–e: of a source %s", (_, whilst, giantThen) => {
    const viper = creature(
      "Viper",
      "3/3",
      blast,
      c.staticAbility(c.self, [c.hasWither], { whilst }),
    );
    const at = new Play({
      cards: [viper, giant],
      A: { battlefield: ["Viper"] },
      B: { battlefield: ["Giant"] },
    });
    at.activate("Viper").resolve();
    const { counters, damage } = at.object("Giant");
    expect({ counters, damage }).toEqual(giantThen);
    expect([at.life(A), at.life(B)]).toEqual([19, 19]);
  });

  test.each([
    ["until then", atLeast20, "graveyard"],
    ["from then on", less, "battlefield"],
  ] as const)("702.2b: of a source that has deathtouch %s", (_, whilst, zone) => {
    const viper = creature(
      "Viper",
      "3/3",
      blast,
      c.staticAbility(c.self, [c.hasDeathtouch], { whilst }),
    );
    const at = new Play({
      cards: [viper, giant],
      A: { battlefield: ["Viper"] },
      B: { battlefield: ["Giant"] },
    });
    expect(at.activate("Viper").resolve().zone("Giant")).toBe(zone);
  });

  test("119.7, 120.4c: life is gained that could be until it was lost", () => {
    const sour = artifact("Sour", c.forPlayers(c.eachPlayer, [c.cantGainLife], { whilst: less }));
    const cleric = creature("Cleric", "3/3", blast, c.staticAbility(c.self, [c.hasLifelink]));
    const at = new Play({ cards: [sour, cleric], A: { battlefield: ["Sour", "Cleric"] } });
    at.activate("Cleric").resolve();
    expect([at.life(A), at.life(B)]).toEqual([21, 19]);
  });

  test("120.3e: it is marked on what is a creature until then", () => {
    const golem = made("Giant", "Artifact", [
      c.staticAbility(c.self, [c.addTypes({ types: ["creature"] }), c.setPT(3, 3)], {
        whilst: atLeast20,
      }),
      blast,
    ]);
    const at = new Play({ cards: [golem], A: { battlefield: ["Giant"] } });
    at.activate("Giant").resolve();
    expect(at.object("Giant").damage).toBe(1);
  });
});
