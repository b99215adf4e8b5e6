/** Regeneration (CR 701.19, 614.8). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { creature, instant, made, Play, sorcery } from "./testing/play.ts";

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

  test.each(["chooseOne", "allDie"] as const)(
    "704.5j, 701.19a: %s: what the legend rule puts away isn't regenerated, lethally damaged or not",
    (legendRule) => {
      const legend = made(
        "Legend",
        "Legendary Creature — Bear",
        [c.activated([], c.regenerate(c.self))],
        {
          pt: "1/1",
        },
      );
      const rise = sorcery(
        "Rise",
        c.damage(1, c.toObject(c.target(c.creature))),
        c.returnToBattlefield(c.every(c.all(c.card, c.isNamed("Legend"), c.inZone("graveyard")))),
      );
      const at = new Play({
        cards: [legend, rise],
        otherwise: { legendRule },
        A: { hand: ["Rise"], battlefield: ["Legend"], graveyard: ["Legend"] },
      });
      const [old] = at.game.battlefield;
      at.activate("Legend").resolve().cast("Rise", ["Legend"]).resolve();
      if (legendRule === "chooseOne") {
        const { decision } = at;
        const [, young] = decision.is === "choose" ? decision.from : [];
        if (young) at.answer({ is: "choose", chosen: [young] });
      }
      expect(at.game.battlefield).toHaveLength(legendRule === "chooseOne" ? 1 : 0);
      expect(at.game.battlefield).not.toContain(old);
      expect(at.happened("regenerated")).toEqual([]);
    },
  );

  test("701.21a: sacrificing is no destroying", () => {
    const at = new Play({
      cards: [troll, sorcery("Feed", c.sacrificeChosen(1, c.creature))],
      A: { hand: ["Feed"], battlefield: ["Troll"] },
    });
    at.activate("Troll").resolve().play("Feed");
    expect(at.zone("Troll")).toBe("graveyard");
  });
});
