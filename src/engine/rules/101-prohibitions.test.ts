/** What effects forbid: casting, activating, attacking a player, steps (CR 101.2, 508.1c, 602.5, 614.10). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { artifact, creature, made, Play } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const rule = (...text: readonly Ability[]) => made("Rule", "Enchantment", text);
const bear = creature("Bear", "2/2");

describe("602.5: activated abilities that can't be activated", () => {
  const dork = creature(
    "Dork",
    "1/1",
    c.activated([c.tapThis], c.addMana("green")),
    c.activated([c.mana("{0}")], c.gainLife(1)),
  );
  const relic = artifact("Relic", c.activated([c.mana("{0}")], c.gainLife(1)));
  const at = (text: Ability): Play =>
    new Play({ cards: [rule(text), dork, relic], A: { battlefield: ["Rule", "Dork", "Relic"] } });
  const refused = (table: Play, ...named: Parameters<Play["activateAction"]>) =>
    table.refusal(table.activateAction(...named));
  const stop = c.staticAbility(c.every(c.creature), [c.cantActivate()]);

  test("602.5: of a forbidden creature neither an ability that uses the stack nor a mana ability", () => {
    const table = at(stop);
    expect(refused(table, "Dork", 1)).toMatchObject({ code: "prohibited", cr: "602.5" });
    expect(refused(table, "Dork", 0)).toMatchObject({ code: "prohibited", cr: "602.5" });
    expect(refused(table, "Relic")).toBeNull();
  });

  test("605.1a: mana abilities that the effect leaves out can be activated", () => {
    const table = at(c.staticAbility(c.every(c.creature), [c.cantActivate({ unlessMana: true })]));
    expect(refused(table, "Dork", 1)).toMatchObject({ code: "prohibited" });
    expect(refused(table, "Dork", 0)).toBeNull();
  });

  test("601.2g: no mana of a forbidden ability pays for a spell", () => {
    const cub = made("Cub", "Creature — Bear", [], { cost: "{G}", pt: "1/1" });
    const table = new Play({
      cards: [rule(stop), dork, cub],
      A: { hand: ["Cub"], battlefield: ["Rule", "Dork"] },
    });
    expect(table.refusal(table.castAction("Cub"))).toMatchObject({ code: "notEnoughMana" });
  });

  test("613.11: an Aura forbids it only of the permanent that it is on", () => {
    const arrest = made("Arrest", "Enchantment — Aura", [
      c.staticAbility(c.self, [c.enchants(c.creature)]),
      c.staticAbility(c.attached, [c.cantAttack, c.cantActivate()]),
    ]);
    const table = new Play({
      cards: [arrest, dork, bear],
      A: { battlefield: ["Dork", { name: "Arrest", on: "Dork" }] },
    });
    expect(refused(table, "Dork", 0)).toMatchObject({ code: "prohibited", cr: "602.5" });
  });
});

describe("508.1c: who can't be attacked", () => {
  const walker = made("Walker", "Planeswalker — Jace", [], { loyalty: 3 });
  const attacking = (text: Ability, ...more: string[]): Play =>
    new Play({
      cards: [rule(text), bear, walker, creature("Bird", "1/1", c.keyword("flying"))],
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Bird"] },
      B: { battlefield: ["Rule", ...more] },
    });
  const offered = (table: Play): readonly string[] =>
    table.decision.is === "choose"
      ? table.decision.from.map((one) => (one.is === "object" ? table.nameOf(one.object) : "?"))
      : [];
  const safe = c.forPlayers(c.you, [c.cantBeAttacked(c.creature)]);

  test("508.1c: no creature that the restriction is about can be declared as an attacker", () => {
    expect(offered(attacking(safe))).toEqual([]);
    const flyers = c.all(c.creature, c.withKeyword("flying"));
    const table = attacking(c.forPlayers(c.you, [c.cantBeAttacked(flyers)]));
    expect(offered(table)).toEqual(["Bear"]);
  });

  test("508.1c: a planeswalker of that player can be attacked, unless it is said to be safe, too", () => {
    const table = attacking(safe, "Walker").choose(["Bear"]);
    expect(table.happened("attacked")).toMatchObject([{ planeswalker: table.id("Walker") }]);
    const both = c.forPlayers(c.you, [c.cantBeAttacked(c.creature, { planeswalkers: true })]);
    expect(offered(attacking(both, "Walker"))).toEqual([]);
  });

  test("508.1c: who attacks one of two opponents may attack the other, whom the restriction leaves out", () => {
    const table = new Play({
      cards: [rule(safe), bear],
      step: "declareAttackers",
      A: { battlefield: ["Bear"] },
      B: { battlefield: ["Rule"] },
      C: {},
    }).choose(["Bear"]);
    expect(table.happened("attacked")).toMatchObject([{ defender: "C" }]);
  });

  test("508.1h: a cost to attack is asked for planeswalkers only where the effect says so", () => {
    const tax = { is: "attackTax", cost: [c.mana("{2}")] } as const;
    const asked = (planeswalkers: boolean): string =>
      attacking(
        c.forPlayers(c.you, [{ ...tax, ...(planeswalkers && { planeswalkers }) }]),
        "Walker",
      )
        .choose(["Bear"])
        .happened("attacked").length > 0
        ? "free"
        : "taxed";
    expect(asked(false)).toBe("free");
    // Without mana nothing can be attacked, so nothing is offered.
    expect(() => asked(true)).toThrow("notEnoughMana");
  });
});

describe("614.10: steps that are always skipped", () => {
  const next = (text: Ability): Play =>
    new Play({
      cards: [rule(text)],
      active: "B",
      step: "end",
      A: { battlefield: ["Rule"], library: ["2 Forest"] },
      B: { library: ["2 Forest"] },
    });

  test("500.11: the draw step of that player is skipped in each turn, and nobody else's", () => {
    const table = next(c.forPlayers(c.you, [c.skipsStep("draw")]));
    table.until(({ game }) => game.turn.active === A && game.turn.step === "main1");
    expect(table.happened("stepSkipped")).toMatchObject([{ step: "draw", player: A }]);
    expect(table.cited("stepSkipped")).toContain("614.10");
    expect(table.hand(A)).toEqual([]);
    table.until(({ game }) => game.turn.active === B && game.turn.step === "main1");
    expect(table.hand(B)).toEqual(["Forest"]);
    table.until(({ game }) => game.turn.active === A && game.turn.step === "main1");
    expect(table.hand(A)).toEqual([]);
  });

  test("500.11: no player's turn has a combat phase, and one main phase follows the other", () => {
    const table = next(c.forPlayers(c.eachPlayer, [c.skipsStep("beginCombat")]));
    table.until(({ game }) => game.turn.active === A && game.turn.step === "main1");
    table.pass(2);
    expect(table.game.turn.step).toBe("main2");
  });

  test("614.10a: an effect that skips the next one is used up by it", () => {
    const table = next(c.forPlayers(c.you, [c.skipsStep("draw")]));
    table.game = { ...table.game, skips: [{ player: A, step: "draw" }] };
    table.until(({ game }) => game.turn.active === A && game.turn.step === "main1");
    expect(table.happened("stepSkipped")).toHaveLength(1);
    expect(table.game.skips ?? []).toEqual([]);
  });
});

describe("101.2: spells that can't be cast", () => {
  const bolt = made("Bolt", "Instant", [c.spellAbility(c.gainLife(1))]);
  const refused = (table: Play): unknown => table.refusal(table.castAction("Bolt"));

  test("101.2: nothing is forbidden in the turns that the effect does not speak of", () => {
    const rules = rule(
      c.cantCast(c.eachOpponent, c.spell, { whilst: { is: "isTurnOf", who: c.you } }),
    );
    const at = (active: "A" | "B") =>
      new Play({
        cards: [rules, bolt],
        active,
        A: { battlefield: ["Rule"] },
        B: { hand: ["Bolt"], library: ["Forest"] },
      });
    expect(refused(at("A").pass())).toMatchObject({ code: "prohibited", cr: "101.2" });
    expect(refused(at("B"))).toBeNull();
  });

  test("611.2a: what a resolution forbids for a turn is allowed in the next", () => {
    const hush = made("Hush", "Instant", [
      c.spellAbility({
        is: "establish",
        ability: c.cantCast(c.eachOpponent, c.spell),
        until: { is: "endOfTurn" },
      }),
    ]);
    const table = new Play({
      cards: [hush, bolt],
      A: { hand: ["Hush"] },
      B: { hand: ["Bolt"], library: ["Forest"] },
    }).play("Hush");
    expect(refused(table.pass())).toMatchObject({ code: "prohibited" });
    table.until(({ game }) => game.turn.active === B && game.turn.step === "main1");
    expect(refused(table)).toBeNull();
  });
});

describe("702.61: split second", () => {
  const quick = made("Quick", "Instant", [c.keyword("splitSecond"), c.spellAbility(c.gainLife(1))]);
  const bolt = made("Bolt", "Instant", [c.spellAbility(c.gainLife(1))], { cost: "{G}" });
  const relic = artifact("Relic", c.activated([c.mana("{0}")], c.gainLife(1)));
  const dork = creature("Dork", "1/1", c.activated([c.tapThis], c.addMana("green")));
  const watcher = artifact("Watcher", c.triggered(c.casts(c.anyPlayer), c.gainLife(1)));
  const at = (): Play =>
    new Play({
      cards: [quick, bolt, relic, dork, watcher],
      A: { hand: ["2 Quick"], battlefield: ["Relic"] },
      B: { hand: ["Bolt"], battlefield: ["Dork", "Relic", "Watcher"] },
    }).cast("Quick");

  test("702.61a: nobody casts another spell or activates an ability until it has resolved", () => {
    const table = at().resolve();
    expect(table.stack()).toEqual(["Quick"]);
    const forbidden = { code: "prohibited", cr: "702.61a" };
    expect(table.refusal(table.castAction("Quick"))).toMatchObject(forbidden);
    expect(table.refusal(table.activateAction("Relic"))).toMatchObject(forbidden);
    table.pass();
    expect(table.refusal(table.castAction("Bolt"))).toMatchObject(forbidden);
    table.pass();
    expect(table.refusal(table.activateAction("Relic"))).toBeNull();
    expect(table.refusal(table.castAction("Quick"))).toBeNull();
  });

  test("702.61b: mana abilities are activated, and what triggers goes on the stack", () => {
    const table = at();
    expect(table.stack()).toEqual(["Watcher ability", "Quick"]);
    table.pass();
    expect(table.refusal(table.activateAction("Dork"))).toBeNull();
  });
});

test("702.61a: Krosan Grip can't be answered by sacrificing its target", () => {
  const egg = artifact("Egg", c.activated([c.sacrificeThis], c.draw(1)));
  const table = new Play({
    cards: [egg],
    A: { hand: ["Krosan Grip"], battlefield: ["3 Forest"] },
    B: { battlefield: ["Egg"] },
  }).cast("Krosan Grip", "Egg");
  table.pass();
  expect(table.refusal(table.activateAction("Egg"))).toMatchObject({ cr: "702.61a" });
  table.pass();
  expect(table.graveyard(B)).toEqual(["Egg"]);
});
