/** Costs that depend on what a spell targets, or on what is so (CR 601.2c, 601.2f, 601.4). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { whyNot } from "../answers.ts";
import { artifact, creature, made, Play } from "../testing/play.ts";
import { A } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const mouse = creature("Mouse", "1/1");
const small = c.all(c.creature, c.hasPower("atMost", 1));
const aimed = c.fits(c.self, c.thatTargets(small));

/** "Destroy" so many, with something about its cost. */
const destroying = (
  what: Parameters<typeof c.destroy>[0],
  cost: string,
  ...about: readonly Ability[]
) => made("Prune", "Instant", [...about, c.spellAbility(c.destroy(what))], { cost });
/** "{2}{B}: Destroy target creature" */
const prune = (...about: readonly Ability[]) =>
  destroying(c.target(c.creature), "{2}{B}", ...about);
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

describe("601.2f: several targets of one word", () => {
  const both = (...lands: readonly string[]): Play =>
    new Play({
      cards: [
        bear,
        mouse,
        destroying(c.target(c.creature, { amount: 2, upTo: true }), "{2}{B}", cheaper),
      ],
      A: { hand: ["Prune"], battlefield: [...lands, "2 Bear", "Mouse"] },
    });
  const choose = (at: Play, ...names: readonly string[]) => {
    const ids = names.map(
      (name, nth) => at.all(name)[names.slice(0, nth).filter((one) => one === name).length],
    );
    return ids.flatMap((object) => (object ? [{ is: "object", object } as const] : []));
  };

  test.each([
    [["Mouse"], null],
    [["Bear", "Mouse"], null],
    [["Bear"], "601.2h"],
    [["Bear", "Bear"], "601.2h"],
    [[], "601.2c"],
  ] as const)("601.4: with one Swamp it may target %j: %s", (names, cr) => {
    const at = both("1 Swamp");
    at.act(at.castAction("Prune"));
    expect(at.decision).toMatchObject({ is: "choose", purpose: { is: "target" } });
    expect(whyNot(at.game, { is: "choose", chosen: choose(at, ...names) })?.cr ?? null).toBe(cr);
  });

  const pair = (...battlefield: readonly string[]): Play =>
    new Play({
      cards: [
        bear,
        mouse,
        destroying(
          c.target(c.creature, { amount: 2 }),
          "{B}",
          c.spellsCost(
            c.thisObject,
            { more: "{2}" },
            { whilst: c.fits(c.self, c.thatTargets(c.hasPower("atLeast", 2))) },
          ),
        ),
      ],
      A: { hand: ["Prune"], battlefield },
    });

  test("601.4: where each pair has a dear one, the cheap one alone makes nothing cheaper", () => {
    const at = pair("Swamp", "Mouse", "Bear");
    expect(at.refusal(at.castAction("Prune"))?.cr).toBe("601.2h");
  });

  test("601.4: of two only those are offered that it can be cast with", () => {
    const at = pair("Swamp", "Bear", "2 Mouse");
    at.act(at.castAction("Prune")).settle().resolve();
    expect(at.graveyard(A)).toEqual(["Mouse", "Mouse", "Prune"]);
  });

  test("601.4: with three Swamps, whatever it likes", () => {
    const at = both("3 Swamp");
    at.act(at.castAction("Prune"));
    expect(at.decision).toMatchObject({ is: "choose", min: 0, max: 2 });
    at.answer({ is: "choose", chosen: choose(at, "Bear", "Bear") })
      .settle()
      .resolve();
    expect(at.graveyard(A)).toEqual(["Bear", "Bear", "Prune"]);
  });
});
