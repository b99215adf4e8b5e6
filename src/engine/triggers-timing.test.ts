/** State and reflexive triggers, intervening ifs, targets and casting (CR 603). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.creature)));

describe("603.8: state triggers", () => {
  const lonely = creature(
    "Lonely",
    "3/3",
    c.triggered(c.stateIs(c.negate(c.youControl(c.all(c.creature, c.other)))), c.loseLife(1)),
  );

  test("603.8: it triggers once while it waits and is on the stack, then again", () => {
    const at = new Play({
      cards: [lonely, bear, kill],
      A: { hand: ["Kill"], battlefield: ["Lonely", "Bear"] },
    });
    expect(at.triggers("Lonely")).toBe(0);
    at.play("Kill", ["Bear"]);
    expect(at.triggers("Lonely")).toBe(1);
    expect(at.stack()).toEqual(["Lonely ability"]);
    at.resolve();
    expect(at.life(A)).toBe(19);
    expect(at.triggers("Lonely")).toBe(2);
  });

  test.each(["main1", "upkeep", "untap", "declareAttackers"] as const)(
    "603.8: what is so in the position from which a game begins triggers at once: %s",
    (step) => {
      const at = new Play({ cards: [lonely], step, A: { battlefield: ["Lonely"] } });
      at.until(({ decision }) => decision.is === "act");
      expect(at.decision).toMatchObject({ is: "act", player: A });
      expect(at.stack()).toEqual(["Lonely ability"]);
      expect(at.triggers("Lonely")).toBe(1);
    },
  );

  test("603.8: another trigger that is put on the stack first doesn't make it trigger again", () => {
    const mourner = artifact("Mourner", c.triggered(c.dies(c.creature), c.gainLife(1)));
    for (const order of [
      ["Mourner", "Lonely"],
      ["Lonely", "Mourner"],
    ]) {
      const at = new Play({
        cards: [lonely, bear, kill, mourner],
        A: { hand: ["Kill"], battlefield: ["Lonely", "Bear", "Mourner"] },
      });
      at.play("Kill", ["Bear"]).choose(order);
      expect(at.triggers("Lonely")).toBe(1);
    }
  });
});

describe("603.4: intervening ifs", () => {
  const rich = artifact(
    "Rich",
    c.triggered(c.enters(c.creature), c.gainLife(5), {
      onlyIf: c.atLeast(20, c.lifeOf(c.you)),
    }),
  );
  const shock = instant("Burn", c.damage(2, c.toPlayer(c.targetPlayer())));

  test("603.4: untrue as it happens, it doesn't trigger", () => {
    const at = new Play({
      cards: [rich, bear],
      A: { life: 19, hand: ["Bear"], battlefield: ["Rich"] },
    });
    expect(at.play("Bear").triggers("Rich")).toBe(0);
  });

  test("603.4, 608.2a: untrue as it resolves, it does nothing", () => {
    const at = new Play({
      cards: [rich, bear, shock],
      A: { hand: ["Bear", "Burn"], battlefield: ["Rich"] },
    });
    at.play("Bear").play("Burn", ["A"]).resolve();
    expect(at.life(A)).toBe(18);
    expect(at.cited("didNotResolve")).toEqual(["608.2a"]);
    expect(at.happened("didNotResolve")).toMatchObject([{ unmet: true }]);
  });
});

describe("603.4, 603.8: a state trigger with an intervening if", () => {
  test.each([
    [20, 1],
    [19, 0],
  ])("603.4: it is checked as the state comes about: at %i life %i times", (life, times) => {
    const watch = artifact(
      "Watch",
      c.triggered(c.stateIs(c.negate(c.youControl(c.creature))), c.gainLife(5), {
        onlyIf: c.atLeast(20, c.lifeOf(c.you)),
      }),
    );
    const at = new Play({ cards: [watch], A: { life, battlefield: ["Watch"] } });
    expect([at.triggers("Watch"), at.stack().length]).toEqual([times, times]);
  });
});

describe("603.12: reflexive triggers", () => {
  const sorcerous = sorcery(
    "Rite",
    c.may(c.you, c.sacrificeChosen(1, c.creature, c.you, { name: "victim" }), {
      ifDone: c.reflexive(c.damage(c.powerOf(c.named("victim")), c.toObject(c.anyTarget))),
    }),
  );

  test("603.12: its target is chosen as it goes on the stack, after the resolution", () => {
    const at = new Play({
      cards: [sorcerous, bear],
      A: { hand: ["Rite"], battlefield: ["Bear"] },
    });
    at.cast("Rite").resolve().choose(true).settle();
    expect(at.zone("Bear")).toBe("graveyard");
    expect(at.zone("Rite")).toBe("graveyard");
    expect(at.decision).toMatchObject({
      is: "choose",
      purpose: { is: "target" },
      cr: ["603.3d", "115.1"],
    });
    at.choose(["B"]).resolve();
    expect(at.life(B)).toBe(18);
  });

  test("603.12: declined, it doesn't trigger", () => {
    const at = new Play({ cards: [sorcerous, bear], A: { hand: ["Rite"], battlefield: ["Bear"] } });
    at.cast("Rite").resolve().choose(false);
    expect(at.stack()).toEqual([]);
    expect(at.happened("triggered")).toEqual([]);
  });
});

describe("608.2i: what has happened this turn", () => {
  test("608.2i: how often, by those that are no more, and how much altogether", () => {
    const tally = sorcery(
      "Tally",
      c.gainLife(c.timesHappened(c.dies(c.creature))),
      c.loseLife(c.sumHappened(c.gainsLife(c.you))),
    );
    const at = new Play({
      cards: [tally, bear, kill, sorcery("Heal", c.gainLife(3))],
      A: { hand: ["Kill", "Kill", "Heal", "Tally"], battlefield: ["Bear", "Bear"] },
    });
    at.play("Kill", ["Bear"]).play("Kill", ["Bear"]).play("Heal").play("Tally");
    // 20 + 3 + 2, and then both gains are lost.
    expect(at.life(A)).toBe(20);
  });

  test("603.4, 700.4: 'if a creature died this turn', with the death that triggers it", () => {
    const first = artifact(
      "First",
      c.triggered(c.dies(c.creature), c.gainLife(1), {
        onlyIf: c.atMost(1, c.timesHappened(c.dies(c.creature))),
      }),
    );
    const at = new Play({
      cards: [first, bear, kill],
      A: { hand: ["Kill", "Kill"], battlefield: ["First", "Bear", "Bear"] },
    });
    at.play("Kill", ["Bear"]).resolve().play("Kill", ["Bear"]);
    expect(at.triggers("First")).toBe(1);
  });
});

describe("603.2: targets and spells", () => {
  const pump = instant(
    "Pump",
    c.untilEndOfTurn(c.target(c.creature, { amount: 2, upTo: true }), c.gets(1, 1)),
  );

  test("603.2c: each of several targets becomes one", () => {
    const shield = artifact(
      "Shield",
      c.triggered(
        c.becomesTarget(c.all(c.creature, c.controlledBy(c.you)), c.spell),
        c.gainLife(1),
      ),
    );
    const at = new Play({
      cards: [shield, pump, bear, creature("Cub", "1/1")],
      A: { hand: ["Pump"], battlefield: ["Shield", "Bear", "Cub"] },
    });
    at.cast("Pump", ["Bear", "Cub"]);
    expect(at.triggers("Shield")).toBe(2);
  });

  test("603.2, 601.2i: 'when you cast this spell' triggers from the stack", () => {
    const grand = made(
      "Grand",
      "Creature — Bear",
      [c.triggered(c.casts(c.you, c.thisObject), c.gainLife(4), { zone: "stack" })],
      { pt: "4/4" },
    );
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({ cards: [grand, no], A: { hand: ["Grand", "No"] } });
    at.cast("Grand");
    expect(at.stack()).toEqual(["Grand ability", "Grand"]);
    // It resolves although the spell is countered.
    at.play("No", ["Grand"]).resolve();
    expect(at.life(A)).toBe(24);
  });

  test("603.2c, 120: damage to several at once triggers for each; the amount is known", () => {
    const sponge = artifact(
      "Sponge",
      c.triggered(c.isDealtDamage({ object: c.creature }), c.gainLife(c.thatMuch)),
    );
    const storm = sorcery(
      "Storm",
      c.damage(1, c.toSeveral(c.toObject(c.every(c.creature)), c.toPlayer(c.eachPlayer))),
    );
    const at = new Play({
      cards: [sponge, storm, bear],
      A: { hand: ["Storm"], battlefield: ["Sponge", "Bear", "Bear"] },
    });
    at.play("Storm").choose(["Sponge", "Sponge"]).resolve().resolve();
    expect([at.life(A), at.life(B)]).toEqual([21, 19]);
  });

  test("120.8, 603.2g: 0 damage is none", () => {
    const sponge = artifact(
      "Sponge",
      c.triggered(c.isDealtDamage({ player: c.anyPlayer }), c.gainLife(1)),
    );
    const feint = sorcery("Feint", c.damage(0, c.toPlayer(c.anOpponent)));
    const at = new Play({
      cards: [sponge, feint],
      A: { hand: ["Feint"], battlefield: ["Sponge"] },
    });
    expect(at.play("Feint").triggers("Sponge")).toBe(0);
    expect(at.happened("damaged")).toEqual([]);
  });

  test("113.7a, 603.3a: the trigger stays whose it was as it triggered", () => {
    const bell = artifact("Bell", c.triggered(c.enters(c.creature), c.gainLife(1)));
    const steal = instant("Steal", c.apply(c.target(c.artifact), [c.gainControl()]));
    const at = new Play({
      cards: [bell, bear, steal],
      A: { hand: ["Bear", "Steal"] },
      B: { battlefield: ["Bell"] },
    });
    at.play("Bear").play("Steal", ["Bell"]).resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 21]);
  });
});

describe("603.2c: being dealt damage", () => {
  const giant = creature("Giant", "2/9");
  const hurt = creature(
    "Martyr",
    "1/9",
    c.triggered(c.isDealtDamage({ object: c.thisObject }), c.gainLife(c.thatMuch)),
    c.triggered(c.dealsDamage(c.all(c.creature, c.other), { object: c.thisObject }), c.draw(1)),
  );

  test("by several sources at once is one event with all of it; each source deals its own", () => {
    const at = new Play({
      cards: [bear, giant, hurt],
      step: "declareAttackers",
      A: { battlefield: ["Martyr"], library: ["5 Forest"] },
      B: { battlefield: ["Bear", "Giant"] },
    });
    at.choose(["Martyr"]).pass(2);
    at.answer({
      is: "pairs",
      pairs: [
        [at.id("Bear"), at.id("Martyr")],
        [at.id("Giant"), at.id("Martyr")],
      ],
    });
    at.pass(2);
    at.answer({ is: "divide", shares: [1, 0] });
    expect(at.triggers("Martyr")).toBe(3);
    at.choose(["Martyr", "Martyr", "Martyr"]);
    at.resolve().resolve().resolve();
    expect([at.life(A), at.hand(A).length]).toEqual([24, 2]);
  });

  test("603.2c: one after the other are two events", () => {
    const ping = instant(
      "Ping",
      c.inOrder(
        c.damage(1, c.toObject(c.target(c.creature))),
        c.damage(2, c.toObject(c.thatTarget())),
      ),
    );
    const at = new Play({ cards: [hurt, ping], A: { hand: ["Ping"], battlefield: ["Martyr"] } });
    at.play("Ping", ["Martyr"]);
    expect(at.triggers("Martyr")).toBe(2);
  });
});

describe("603.3b: what triggers as others are put on the stack", () => {
  test("waits until all of those are there", () => {
    const wary = creature(
      "Wary",
      "1/1",
      c.triggered(c.becomesTarget(c.thisObject, c.stackedAbility), c.gainLife(1)),
    );
    const butcher = creature(
      "Butcher",
      "1/1",
      c.triggered(c.enters(c.thisObject), c.tap(c.target(c.all(c.creature, c.other)))),
    );
    const warden = creature(
      "Warden",
      "1/1",
      c.triggered(c.enters(c.all(c.creature, c.other)), c.gainLife(1)),
    );
    const at = new Play({
      cards: [wary, butcher, warden],
      A: { hand: ["Butcher"] },
      B: { battlefield: ["Wary", "Warden"] },
    });
    at.cast("Butcher").resolve();
    at.choose(["Wary"]);
    // Nobody is asked for an order: Warden's ability was waiting, Wary's comes in the next round.
    expect(at.stack()).toEqual(["Wary ability", "Warden ability", "Butcher ability"]);
  });
});
