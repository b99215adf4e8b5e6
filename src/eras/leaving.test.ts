/** What sees things leave play that leave together with it, by the rules of 2002 (410.10d). */
import { describe, expect, test } from "vitest";
import type { Rules } from "../engine/index.ts";
import { artifact, instant, Play, sorcery } from "../engine/testing/play.ts";
import * as c from "../language/build.ts";

const cards = [
  artifact("Watch", c.triggered(c.putIntoGraveyardFrom(c.all(c.card, c.other)), c.gainLife(1))),
  artifact("Ring"),
  sorcery("Sweep", c.destroy(c.every(c.artifact))),
  instant("Drop", c.discard(1)),
];
const play = (seenLeaving: Rules["seenLeaving"]): Play =>
  new Play({
    ...{ cards, otherwise: { seenLeaving } },
    A: {
      hand: ["Sweep", "Drop", "Ring"],
      battlefield: ["Watch", "Ring", { name: "Ring", token: true }],
    },
  });

describe("410.10d of 2002", () => {
  test("a permanent that waits for cards from anywhere sees those that leave play with it, not itself", () => {
    // A card with it; the token is none, and the spell comes after.
    expect(play("byAll").play("Sweep").triggers("Watch")).toBe(1);
  });

  test("603.6c, 603.10a: “from anywhere” doesn't look back today", () => {
    expect(play("byLeavesAbilities").play("Sweep").triggers("Watch")).toBe(0);
  });

  test.each(["byAll", "byLeavesAbilities"] as const)(
    "what comes from elsewhere is seen where it is: %s",
    (seenLeaving) => {
      // The discarded card, and the spell itself.
      const at = play(seenLeaving).cast("Drop").resolve().choose(["Ring"]);
      expect(at.triggers("Watch")).toBe(2);
    },
  );
});
