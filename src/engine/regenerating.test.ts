/** Regeneration (CR 701.19, 614.8). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { creature, instant, Play, sorcery } from "./testing/play.ts";

const kill = instant("Kill", c.destroy(c.target(c.creature)));

describe("701.19: regeneration", () => {
  const troll = creature("Troll", "2/2", c.activated([], c.regenerate(c.self)));
  const bane = instant("Bane", c.destroy(c.target(c.creature), { noRegeneration: true }));
  const shielded = (times = 1): Play => {
    const at = new Play({
      cards: [troll, kill, bane],
      A: {
        hand: ["Kill", "Kill", "Bane"],
        battlefield: [{ name: "Troll", damage: 1 }],
      },
    });
    for (let n = 0; n < times; n += 1) at.activate("Troll").resolve();
    return at;
  };

  test("701.19a: instead of being destroyed it is tapped and its damage removed", () => {
    const at = shielded().play("Kill", ["Troll"]);
    expect(at.object("Troll").tapped).toBe(true);
    expect(at.object("Troll").damage).toBeUndefined();
    expect(at.happened("regenerated")).toHaveLength(1);
  });

  test("701.19a: only the next time", () => {
    expect(shielded().play("Kill", ["Troll"]).play("Kill", ["Troll"]).zone("Troll")).toBe(
      "graveyard",
    );
  });

  test("701.19a: two shields are used one after the other, without a question", () => {
    const at = shielded(2).play("Kill", ["Troll"]);
    expect(at.game.effects).toHaveLength(1);
    expect(at.play("Kill", ["Troll"]).zone("Troll")).toBe("battlefield");
  });

  test("701.19c: what can't be regenerated isn't", () => {
    expect(shielded().play("Bane", ["Troll"]).zone("Troll")).toBe("graveyard");
  });

  test("701.21a: sacrificing is no destroying", () => {
    const at = new Play({
      cards: [troll, sorcery("Feed", c.sacrificeChosen(1, c.creature))],
      A: { hand: ["Feed"], battlefield: ["Troll"] },
    });
    at.activate("Troll").resolve().play("Feed");
    expect(at.zone("Troll")).toBe("graveyard");
  });
});
