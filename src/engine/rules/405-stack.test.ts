/** The stack, and what does without it (CR 405). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const gain = instant("Gain", c.gainLife(1));
const burn = instant("Burn", c.damage(2, c.toPlayer(c.targetPlayer())));
const steal = instant("Steal", c.untilEndOfTurn(c.target(c.creature), c.gainControl()));

/** The topmost object of the stack. */
function top(at: Play) {
  const id = at.game.stack.at(-1);
  if (!id) throw new Error("The stack is empty.");
  return { id, object: at.game.objects[id], is: at.character(id) };
}

describe("405.1, 405.4: what stands on the stack", () => {
  const mage = made("Mage", "Legendary Creature — Wizard", [c.activated([], c.gainLife(2))], {
    pt: "2/2",
    cost: "{U}",
  });

  test("405.4: a spell has the characteristics of its card", () => {
    const at = new Play({ cards: [mage], A: { hand: ["Mage"], battlefield: ["Island"] } });
    at.cast("Mage");
    const { is, object } = top(at);
    expect(object?.card).toBeDefined();
    expect(is).toMatchObject({ colors: ["blue"], types: ["creature"], power: 2 });
  });

  test("405.1, 405.4: an ability has no card and none of its source's characteristics", () => {
    const at = new Play({ cards: [mage], A: { battlefield: ["Mage"] } });
    at.activate("Mage");
    const { is, object } = top(at);
    expect(object?.card).toBeUndefined();
    expect(is.colors).toEqual([]);
    expect(is.types).toEqual([]);
    expect(is.supertypes).toEqual([]);
    expect(is.subtypes).toEqual([]);
    expect(is.name).toBeUndefined();
  });

  test("405.4: an activated ability stays with who activated it", () => {
    const at = new Play({
      cards: [mage, steal],
      A: { battlefield: ["Mage"] },
      B: { hand: ["Steal"] },
    });
    at.activate("Mage").pass().cast("Steal", ["Mage"]).resolve();
    expect(at.of("Mage").controller).toBe(B);
    at.resolve();
    expect(at.life(A)).toBe(22);
    expect(at.life(B)).toBe(20);
  });

  test("405.4, 603.3a: a trigger stays with who controlled its source as it triggered", () => {
    const herald = creature("Herald", "1/1", c.triggered(c.enters(c.thisObject), c.gainLife(5)));
    const at = new Play({
      cards: [herald, steal],
      A: { hand: ["Herald"] },
      B: { hand: ["Steal"] },
    });
    at.play("Herald").pass().cast("Steal", ["Herald"]).resolve();
    expect(at.of("Herald").controller).toBe(B);
    at.resolve();
    expect(at.life(A)).toBe(25);
    expect(at.life(B)).toBe(20);
  });
});

describe("405.5: resolving from the top", () => {
  test("405.5: one object at a time, and priority between them", () => {
    const at = new Play({ cards: [gain, burn], A: { hand: ["Gain", "Burn"] } });
    at.cast("Burn", ["B"]).cast("Gain").resolve();
    expect(at.stack()).toEqual(["Burn"]);
    expect(at.life(A)).toBe(21);
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("405.5, 500.2, 505.2: an empty stack ends no step; all must pass again", () => {
    const at = new Play({ cards: [gain], A: { hand: ["Gain"] } });
    at.cast("Gain").resolve();
    expect(at.stack()).toEqual([]);
    expect(at.game.turn.step).toBe("main1");
    at.pass();
    expect(at.game.turn.step).toBe("main1");
    at.pass();
    expect(at.game.turn.step).toBe("beginCombat");
  });
});

describe("405.6: what does without the stack", () => {
  test("405.6b: a static ability has its effect at once", () => {
    const lord = creature(
      "Lord",
      "1/1",
      c.staticAbility(c.every(c.all(c.creature, c.other)), [c.gets(1, 1)]),
    );
    const at = new Play({
      cards: [lord, creature("Bear", "2/2")],
      A: { hand: ["Lord"], battlefield: ["Bear"] },
    });
    at.play("Lord");
    expect(at.stack()).toEqual([]);
    expect(at.pt("Bear")).toBe("3/3");
  });

  test("405.6c: a mana ability does all it does at once, and leaves priority where it was", () => {
    const pain = artifact(
      "Pain",
      c.activated([c.tapThis], c.inOrder(c.addMana("green"), c.damage(1, c.toPlayer(c.you)))),
    );
    const at = new Play({
      cards: [pain, gain],
      A: { hand: ["Gain"] },
      B: { battlefield: ["Pain"] },
    });
    at.cast("Gain").pass().act(at.activateAction("Pain"));
    expect(at.stack()).toEqual(["Gain"]);
    expect(at.life(B)).toBe(19);
    expect(at.game.players[1]?.mana).toEqual(["green"]);
    expect(at.decision).toMatchObject({ is: "act", player: B });
  });

  test("405.6d: a land is there at once, and there is nothing to counter", () => {
    const deny = instant("Deny", c.counter(c.target(c.spell)));
    const at = new Play({ cards: [deny], A: { hand: ["Forest"] }, B: { hand: ["Deny"] } });
    at.act({ is: "playLand", object: at.id("Forest") });
    expect(at.stack()).toEqual([]);
    expect(at.zone("Forest")).toBe("battlefield");
    at.pass();
    expect(at.refusal(at.castAction("Deny"))?.code).toBe("noTarget");
  });

  test("405.6g, 104.3a: a player concedes while another is asked", () => {
    const wish = instant("Wish", c.may(c.you, c.gainLife(3)));
    const at = new Play({ cards: [wish], A: { hand: ["Wish"] } });
    at.cast("Wish").resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    at.concede(B);
    expect(at.game.result).toEqual({ winner: A });
  });

  test("405.6h, 800.4a: who leaves takes spells and abilities along, and gives back what they had", () => {
    const ping = artifact("Ping", c.activated([], c.gainLife(2)));
    const at = new Play({
      cards: [burn, gain, steal, ping, creature("Bear", "2/2")],
      A: { hand: ["Gain"] },
      B: { hand: ["Burn", "Steal"], battlefield: ["Ping"] },
      C: { battlefield: ["Bear"] },
    });
    at.cast("Gain").pass().cast("Steal", ["Bear"]).resolve().pass();
    expect(at.of("Bear").controller).toBe(B);
    at.cast("Burn", ["C"]).activate("Ping");
    expect(at.stack()).toEqual(["Ping ability", "Burn", "Gain"]);
    at.concede(B);
    expect(at.stack()).toEqual(["Gain"]);
    expect(at.of("Bear").controller).toBe(C);
    expect(at.all("Ping")).toEqual([]);
    expect(at.game.result).toBeFalsy();
  });
});

describe("405.3: several objects at the same time", () => {
  test("405.3: copies lie above the original; their player says which of them does what first", () => {
    const echo = instant("Echo", c.copySpell(c.target(c.spell), { amount: 2, newTargets: true }));
    const table = (): Play =>
      new Play({ cards: [burn, echo], A: { hand: ["Burn", "Echo"] }, B: {}, C: {} })
        .cast("Burn", ["A"])
        .cast("Echo", ["Burn"])
        .resolve();
    const lives = (at: Play) => [at.life(A), at.life(B), at.life(C)];
    for (const [first, lost] of [
      ["B", [20, 18, 20]],
      ["C", [20, 20, 18]],
    ] as const) {
      const at = table();
      const other = first === "B" ? "C" : "B";
      for (let n = 0; n < 2; n += 1) {
        // The question names the copy: the topmost resolves first.
        const { decision } = at;
        const isTop = "source" in decision && decision.source === at.game.stack.at(-1);
        at.choose([isTop ? first : other]);
      }
      expect(at.stack()).toEqual(["Burn", "Burn", "Burn"]);
      expect(lives(at.resolve())).toEqual(lost);
      expect(lives(at.resolve())).toEqual([20, 18, 18]);
      expect(lives(at.resolve())).toEqual([18, 18, 18]);
    }
  });

  test("405.3: whose are whose: the active player's are lowest, then the others' in turn order", () => {
    const bell = artifact(
      "Bell",
      c.triggered(c.beginningOf("upkeep", c.eachPlayer), c.gainLife(1)),
    );
    const at = new Play({
      cards: [bell],
      active: "B",
      step: "untap",
      A: { battlefield: ["Bell"] },
      B: { battlefield: ["Bell"], library: ["Forest"] },
      C: { battlefield: ["Bell"] },
    });
    const owners = at.game.stack.map((id) => at.game.objects[id]?.controller);
    expect(owners).toEqual([B, C, A]);
  });
});

describe("405.6: what does without the stack", () => {
  test("405.6a: an effect is no object on the stack; the trigger that it leaves behind is, in its time", () => {
    const later = instant(
      "Later",
      c.inOrder(c.gainLife(1), c.delayed(c.beginningOf("end", c.eachPlayer), c.gainLife(3))),
    );
    const at = new Play({ cards: [later], A: { hand: ["Later"] } });
    at.play("Later");
    expect(at.stack()).toEqual([]);
    expect(at.life(A)).toBe(21);
    at.until();
    expect(at.game.turn.step).toBe("end");
    expect(at.stack()).toEqual(["Later ability"]);
    expect(at.life(A)).toBe(21);
    at.resolve();
    expect(at.life(A)).toBe(24);
  });

  test("405.6e: untapping, drawing, combat damage and the discard put nothing on the stack", () => {
    const bear = creature("Bear", "2/2");
    const at = new Play({
      cards: [bear],
      active: "B",
      step: "end",
      A: {
        hand: ["7 Forest"],
        battlefield: [{ name: "Bear", tapped: true }],
        library: ["Island"],
      },
      B: { library: ["Island"] },
    });
    at.passUntil("upkeep");
    expect(at.object("Bear").tapped).toBeUndefined();
    at.passUntil("draw");
    // Drawn before anybody could do anything.
    expect(at.hand(A)).toContain("Island");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.passUntil("beginCombat").pass(2);
    at.choose(["Bear"]).passUntil("combatDamage");
    expect(at.life(B)).toBe(18);
    at.passUntil("cleanup");
    expect(at.decision).toMatchObject({ purpose: { is: "handSize" } });
    expect(at.happened("abilityOnStack")).toEqual([]);
    expect(at.happened("resolving")).toEqual([]);
  });

  test("405.6f: what has too much damage goes without the stack, before the next player acts", () => {
    const bear = creature("Bear", "2/2");
    const hit = instant("Hit", c.damage(2, c.toObject(c.target(c.creature))));
    const at = new Play({
      cards: [bear, hit, gain],
      A: { hand: ["Gain", "Hit"] },
      B: { battlefield: ["Bear"] },
    });
    at.cast("Gain").cast("Hit", ["Bear"]).resolve();
    expect(at.zone("Bear")).toBe("graveyard");
    // What lay below has not moved.
    expect(at.stack()).toEqual(["Gain"]);
  });
});
