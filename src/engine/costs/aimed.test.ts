/** Costs that depend on what a spell targets, or on what is so (CR 601.2c, 601.2f, 601.4). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { artifact, creature, made, Play } from "../testing/play.ts";

const bear = creature("Bear", "2/2");
const mouse = creature("Mouse", "1/1");
const small = c.all(c.creature, c.hasPower("atMost", 1));
const aimed = c.fits(c.self, c.thatTargets(small));

/** "{2}{B}: Destroy target creature", with something about its cost. */
const prune = (...cost: readonly Ability[]) =>
  made("Prune", "Instant", [...cost, c.spellAbility(c.destroy(c.target(c.creature)))], {
    cost: "{2}{B}",
  });
const cheaper = c.spellsCost(c.thisObject, { less: "{2}" }, { whilst: aimed });
const dearer = c.spellsCost(c.thisObject, { more: "{1}" }, { whilst: aimed });

const table = (lands: string, cost: readonly Ability[], others: readonly string[] = []): Play =>
  new Play({
    cards: [bear, mouse, prune(...cost), artifact("Rule", tax)],
    A: { hand: ["Prune"], battlefield: [lands, "Bear", "Mouse", ...others] },
  });
const tax = c.spellsCost(c.all(c.spell, c.thatTargets(small)), { more: "{1}" });

/** Those that may be targeted. */
const offered = (at: Play): readonly string[] => {
  at.act(at.castAction("Prune"));
  const { decision } = at;
  if (decision.is !== "choose") throw new Error(`Asked for ${decision.is}.`);
  return ["Bear", "Mouse"].filter((name) =>
    decision.from.some((one) => one.is === "object" && one.object === at.id(name)),
  );
};

describe("601.2f: what a spell costs by what it targets", () => {
  test.each([
    ["1 Swamp", ["Mouse"]],
    ["2 Swamp", ["Mouse"]],
    ["3 Swamp", ["Bear", "Mouse"]],
  ])("601.4: less if it targets a small creature: with %s it may target %j", (lands, names) => {
    expect(offered(table(lands, [cheaper]))).toEqual(names);
  });

  test("601.2f: one mana is enough for it, and none is not", () => {
    const at = table("1 Swamp", [cheaper]);
    at.cast("Prune", ["Mouse"]).resolve();
    expect(at.zone("Mouse")).toBe("graveyard");
    expect(at.zone("Swamp")).toBe("battlefield");
    const poor = new Play({
      cards: [mouse, prune(cheaper)],
      A: { hand: ["Prune"], battlefield: ["Mouse"] },
    });
    expect(poor.refusal(poor.castAction("Prune"))?.cr).toBe("601.2h");
  });

  test("601.2f: without such a target it costs what it says", () => {
    const at = new Play({
      cards: [bear, prune(cheaper)],
      A: { hand: ["Prune"], battlefield: ["2 Swamp", "Bear"] },
    });
    expect(at.refusal(at.castAction("Prune"))?.cr).toBe("601.2h");
  });

  test.each([
    ["3 Swamp", ["Bear"]],
    ["4 Swamp", ["Bear", "Mouse"]],
  ])("601.4: more if it targets a small creature: with %s it may target %j", (lands, names) => {
    expect(offered(table(lands, [dearer]))).toEqual(names);
    expect(offered(table(lands, [], ["Rule"]))).toEqual(names);
  });

  test("118.7: less as long as something else is so", () => {
    const hasBear = c.atLeast(1, c.count(c.all(c.creature, c.hasPower("atLeast", 2))));
    const cost = c.spellsCost(c.thisObject, { less: "{2}" }, { whilst: hasBear });
    const at = table("1 Swamp", [cost]);
    expect(at.refusal(at.castAction("Prune"))).toBeNull();
    const without = new Play({
      cards: [mouse, prune(cost)],
      A: { hand: ["Prune"], battlefield: ["1 Swamp", "Mouse"] },
    });
    expect(without.refusal(without.castAction("Prune"))?.cr).toBe("601.2h");
  });
});
