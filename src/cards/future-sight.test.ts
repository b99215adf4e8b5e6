import { describe, expect, test } from "vitest";
import { card } from "../engine/testing/making.ts";
import { A, Table } from "../engine/testing/table.ts";
import {
  all,
  enchantment,
  every,
  inZone,
  putOntoBattlefield,
  spellAbility,
  you,
} from "../language/build.ts";

const library = ["9 Forest"];

describe("Future Sight", () => {
  test("508.1c, 509.1b: a creature bound in silence neither attacks nor blocks", () => {
    const table = new Table({
      A: {
        hand: ["Bound in Silence"],
        battlefield: ["3 Plains", "Grizzly Bears"],
        library,
      },
      B: { battlefield: ["Serra Angel"], library },
    });
    table.cast("Bound in Silence", ["Serra Angel"]).resolve();
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).passUntil("declareBlockers");
    expect(table.decision.is).not.toBe("pairs");
    table.passUntil(2).passUntil("main2");
    expect(table.happened("attacked")).toHaveLength(1);
  });

  test("303.4f, 506.4: put onto the battlefield it targets nothing, and stops no attacker", () => {
    const recruiting = card("Test Recruiting", {
      cost: "{0}",
      type: "Instant",
      text: [spellAbility(putOntoBattlefield(every(all(enchantment, inZone("graveyard", you)))))],
    });
    const table = new Table({
      cards: [recruiting],
      A: { hand: ["Test Recruiting"], graveyard: ["Bound in Silence"], library },
      B: { battlefield: ["Serra Angel"], library },
      active: "B",
    });
    table.passUntil("declareAttackers").choose(["Serra Angel"]).pass();
    table.cast("Test Recruiting").resolve().settle();
    expect(table.game.objects[table.id("Bound in Silence")]?.attachedTo).toEqual(
      table.id("Serra Angel"),
    );
    table.passUntil("main2");
    expect(table.life(A)).toBe(16);
  });
});
