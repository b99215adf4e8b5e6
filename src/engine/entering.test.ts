/** How something enters the battlefield (CR 614.1c, 614.12–13). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, Play } from "./testing/play.ts";

describe("107.1b: no counters fewer than none", () => {
  const weak = creature("Weak", "-2/5");
  const watch = artifact("Watch", c.triggered(c.countersPut(c.creature), c.gainLife(1)));
  const weaks = c.powerOf(c.every(c.isNamed("Weak")));

  test.each([
    ["enters with a negative number of them", c.entersWith("+1/+1", weaks), undefined],
    ["enters with 0 of them", c.entersWith("+1/+1", 0), undefined],
  ] as const)("%s", (_, ability, counters) => {
    const hydra = creature("Hydra", "4/4", ability);
    const at = new Play({
      cards: [weak, watch, hydra],
      A: { hand: ["Hydra"], battlefield: ["Weak", "Watch"] },
    });
    at.play("Hydra");
    expect(at.object("Hydra").counters).toEqual(counters);
    expect(at.happened("countersPut")).toEqual([]);
    expect(at.triggers("Watch")).toBe(0);
  });

  test("what would come besides others takes none of them away", () => {
    const hydra = creature("Hydra", "4/4", c.entersWith("+1/+1", 3), c.entersWith("+1/+1", weaks));
    const at = new Play({ cards: [weak, hydra], A: { hand: ["Hydra"], battlefield: ["Weak"] } });
    at.play("Hydra");
    for (let n = 0; n < 2 && at.decision.is === "option"; n += 1) at.effectOf("Hydra");
    expect(at.object("Hydra").counters).toEqual({ "+1/+1": 3 });
  });

  test("614.16: one more of each kind, but none of a kind of which there is none", () => {
    const scales = artifact(
      "Scales",
      c.replacement(c.countersPut(c.creature), c.changeAmount({ plus: 1 })),
    );
    const hydra = creature("Hydra", "1/1", c.entersWith("+1/+1", 0), c.entersWith("charge", 1));
    const at = new Play({
      cards: [scales, hydra],
      A: { hand: ["Hydra"], battlefield: ["Scales"] },
    });
    at.play("Hydra");
    for (let n = 0; n < 4 && at.decision.is === "option"; n += 1) at.effectOf("Hydra");
    expect(at.object("Hydra").counters).toEqual({ charge: 2 });
  });
});
