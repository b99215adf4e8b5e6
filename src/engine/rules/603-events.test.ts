/** Events that triggers wait for: at once, alone, so often in a turn, untapped (CR 603.2, 506.5). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Awaited, KeywordName } from "../../language/schema.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const yours = c.all(c.creature, c.controlledBy(c.you));
/** "Whenever …, you gain 1 life." */
const watcher = (when: Awaited) => artifact("Watcher", c.triggered(when, c.gainLife(1)));
const bears = ["First", "Second"].map((name) => creature(name, "2/2"));

describe("603.2c: one or more at once", () => {
  const hits = c.atOnce(c.dealsCombatDamage(yours, { player: c.anyPlayer }));

  /** A attacks with both, in this way, and nothing blocks. */
  const attacked = (when: Awaited, whom: readonly string[] = [], more = bears): Play => {
    const at = new Play({
      cards: [watcher(when), ...more],
      step: "declareAttackers",
      A: { battlefield: ["Watcher", "First", "Second"] },
      ...(whom.length > 0 && { C: {} }),
    }).choose(["First", "Second"]);
    for (const one of whom) at.choose(one);
    return at;
  };
  const toTheEnd = (at: Play): Play =>
    at.until(({ game, decision }) => decision.is === "order" || game.turn.step === "main2");

  test("damage by two creatures to one player triggers once", () => {
    expect(toTheEnd(attacked(hits)).triggers("Watcher")).toBe(1);
  });

  test("and to two players once for each", () => {
    expect(toTheEnd(attacked(hits, ["B", "C"])).triggers("Watcher")).toBe(2);
  });

  test("that player is the one who was dealt damage", () => {
    const drain = artifact("Watcher", c.triggered(hits, c.loseLife(5, c.thatPlayer)));
    const at = new Play({
      cards: [drain, ...bears],
      step: "declareAttackers",
      A: { battlefield: ["Watcher", "First", "Second"] },
      C: {},
    }).choose(["First", "Second"]);
    toTheEnd(at.choose("C").choose("C"));
    expect([at.life(B), at.life(C)]).toEqual([20, 11]);
  });

  test("510.4: damage in two steps is two events", () => {
    const quick = creature("First", "2/2", c.keyword("firstStrike"));
    const at = toTheEnd(attacked(hits, [], [quick, creature("Second", "2/2")]));
    expect(at.triggers("Watcher")).toBe(2);
  });

  test("508.3d: attackers that are declared together are one attack", () => {
    expect(attacked(c.atOnce(c.attacks(yours))).triggers("Watcher")).toBe(1);
    expect(attacked(c.attacks(yours)).triggers("Watcher")).toBe(2);
  });

  test.each([
    [2, 1],
    [3, 0],
  ])("508.3d: of %d or more of them, only if there are so many", (least, times) => {
    const when: Awaited = { is: "attacks", what: yours, atOnce: true, least };
    expect(attacked(when).triggers("Watcher")).toBe(times);
  });

  test("508.3e: where they attack certain players, one for each of these", () => {
    const when = c.atOnce(c.attacks(yours, c.anOpponent));
    expect(attacked(when, ["B", "C"]).triggers("Watcher")).toBe(2);
    expect(attacked(when, ["C", "C"]).triggers("Watcher")).toBe(1);
  });

  const doom = sorcery("Doom", c.destroy(c.every(c.creature)));
  test.each([
    ["dying", c.dies(yours)],
    ["leaving", c.leaves(yours)],
  ])("603.10a: %s, which looks back, of what dies at once", (_, event) => {
    const played = (when: Awaited): number =>
      new Play({
        cards: [watcher(when), doom, ...bears],
        A: { hand: ["Doom"], battlefield: ["Watcher", "First", "Second"] },
      })
        .play("Doom")
        .triggers("Watcher");
    expect(played(c.atOnce(event))).toBe(1);
  });

  test("603.7: in a delayed ability, too", () => {
    const plan = sorcery(
      "Plan",
      c.delayed(c.atOnce(c.attacks(yours)), c.gainLife(1), { until: { is: "endOfTurn" } }),
    );
    const at = new Play({
      cards: [plan, ...bears],
      A: { hand: ["Plan"], battlefield: ["First", "Second"] },
    }).play("Plan");
    at.until(({ game }) => game.turn.step === "declareAttackers").choose(["First", "Second"]);
    expect(at.happened("triggered")).toHaveLength(1);
  });
});

describe("506.5: attacking alone", () => {
  const attack = (keyword: KeywordName, ...attackers: string[]): Play =>
    new Play({
      cards: [creature("Knight", "1/1", c.keyword(keyword)), ...bears],
      step: "declareAttackers",
      A: { battlefield: ["Knight", "First", "Second"] },
    }).choose(attackers);

  test("702.83a: exalted, for another creature as for its own", () => {
    const at = attack("exalted", "First").resolve();
    expect([at.pt("First"), at.pt("Knight")]).toEqual(["3/3", "1/1"]);
    expect(attack("exalted", "Knight").resolve().pt("Knight")).toBe("2/2");
    expect(at.cited("triggered")).toContain("702.83a");
  });

  test("702.83b: not of two that are declared together", () => {
    expect(attack("exalted", "First", "Second").triggers("Knight")).toBe(0);
  });

  test("506.5: a creature that comes attacking later wasn't declared", () => {
    const ally = {
      is: "token",
      colors: [],
      types: ["creature"],
      subtypes: ["Soldier"],
      power: { is: "number", value: 1 },
      toughness: { is: "number", value: 1 },
    } as const;
    const leader = creature(
      "Leader",
      "2/2",
      c.keyword("exalted"),
      c.triggered(c.attacks(c.thisObject), c.create(1, ally, { attacking: true })),
    );
    const at = new Play({
      cards: [leader],
      step: "declareAttackers",
      A: { battlefield: ["Leader"] },
    }).choose(["Leader"]);
    expect(at.triggers("Leader")).toBe(2);
    expect(at.settle().decision).toMatchObject({ is: "order" });
  });
});

describe("603.2: so many of a player's in a turn", () => {
  const count = (when: Awaited, ...spells: readonly string[]): readonly number[] => {
    const at = new Play({
      cards: [watcher(when), instant("Bolt", c.gainLife(0)), made("Cub", "Creature — Bear", [])],
      A: { hand: ["3 Bolt", "2 Cub"], battlefield: ["Watcher"] },
      B: { hand: ["2 Bolt"] },
    });
    return spells.map((name) => at.play(name).triggers("Watcher"));
  };

  test("the second spell triggers, the first and the third don't", () => {
    expect(count(c.casts(c.you, c.spell, { nth: 2 }), "Bolt", "Bolt", "Bolt")).toEqual([0, 1, 1]);
  });

  test("spells that aren't described don't count", () => {
    const noncreature = c.all(c.spell, c.not(c.creature));
    const when = c.casts(c.you, noncreature, { nth: 1 });
    expect(count(when, "Bolt", "Bolt")).toEqual([1, 1]);
  });

  test("those cast before it came count, and those of the turn before don't", () => {
    const late = artifact(
      "Watcher",
      c.triggered(c.casts(c.you, c.spell, { nth: 2 }), c.gainLife(1)),
    );
    const at = new Play({
      cards: [late, instant("Bolt", c.gainLife(0))],
      A: { hand: ["Watcher", "3 Bolt"], library: ["Forest"] },
      B: { library: ["Forest"] },
    }).play("Watcher");
    at.play("Bolt");
    expect(at.life(A)).toBe(21);
    at.until(({ game }) => game.turn.number === 2 && game.turn.step === "upkeep").pass();
    at.until(({ decision }) => decision.is === "act" && decision.player === A).play("Bolt");
    expect(at.triggers("Watcher")).toBe(1);
    at.until(({ decision }) => decision.is === "act" && decision.player === A).play("Bolt");
    expect(at.triggers("Watcher")).toBe(2);
  });

  test("each player's own are counted", () => {
    const at = new Play({
      cards: [watcher(c.casts(c.anyPlayer, c.spell, { nth: 2 })), instant("Bolt", c.gainLife(0))],
      A: { hand: ["2 Bolt"], battlefield: ["Watcher"] },
      B: { hand: ["2 Bolt"] },
    }).cast("Bolt");
    at.pass().cast("Bolt");
    expect(at.triggers("Watcher")).toBe(0);
    at.cast("Bolt");
    expect(at.triggers("Watcher")).toBe(1);
  });

  test("121.2: cards are drawn one at a time, and the second of a turn is one of them", () => {
    const at = new Play({
      cards: [watcher(c.draws(c.you, { nth: 2 })), sorcery("Read", c.draw(3))],
      A: { hand: ["Read"], battlefield: ["Watcher"], library: ["4 Forest"] },
    }).play("Read");
    expect(at.triggers("Watcher")).toBe(1);
  });
});

describe("702.108: prowess", () => {
  const monk = creature("Monk", "1/1", c.keyword("prowess"), c.keyword("prowess"));
  const at = (): Play =>
    new Play({
      cards: [monk, instant("Bolt", c.gainLife(0)), made("Cub", "Creature — Bear", [])],
      A: { hand: ["Bolt", "Cub"], battlefield: ["Monk"] },
      B: { hand: ["Bolt"] },
    });

  test("702.108a–b: each instance triggers on a noncreature spell, before that resolves", () => {
    const after = at().cast("Bolt").settle();
    if (after.decision.is === "order") after.choose(["Monk", "Monk"]);
    expect(after.stack()).toEqual(["Monk ability", "Monk ability", "Bolt"]);
    expect(after.resolve().resolve().pt("Monk")).toBe("3/3");
    expect(after.cited("triggered")).toContain("702.108a");
  });

  test("702.108a: not on a creature spell, nor on an opponent's", () => {
    expect(at().cast("Cub").triggers("Monk")).toBe(0);
    expect(at().pass().cast("Bolt").triggers("Monk")).toBe(0);
  });
});

test("702.108a: Monastery Swiftspear", () => {
  const at = new Play({
    A: { hand: ["Lightning Bolt"], battlefield: ["Monastery Swiftspear", "Mountain"] },
  }).cast("Lightning Bolt", "B");
  expect(at.stack()).toEqual(["Monastery Swiftspear ability", "Lightning Bolt"]);
  expect(at.resolve().pt("Monastery Swiftspear")).toBe("2/3");
  expect(at.life(B)).toBe(20);
});

test("702.83a: Noble Hierarch, which makes mana as well", () => {
  const at = new Play({
    step: "declareAttackers",
    A: { battlefield: ["Noble Hierarch", "Grizzly Bears"] },
  }).choose(["Grizzly Bears"]);
  expect(at.resolve().pt("Grizzly Bears")).toBe("3/3");
  at.activate("Noble Hierarch").pick({ is: "mana", mana: "white" });
  expect(at.happened("manaAdded")).toMatchObject([{ mana: ["white"] }]);
});

describe("701.26b: becoming untapped", () => {
  const wakes = creature(
    "Sleeper",
    "1/1",
    c.triggered(c.becomesUntapped(c.thisObject), c.gainLife(1)),
  );
  const wake = sorcery("Wake", c.untap(c.target(c.creature)));

  test("502.3: in the untap step it triggers, and waits for the upkeep (603.3)", () => {
    const at = new Play({
      cards: [wakes],
      active: "B",
      A: { battlefield: [{ name: "Sleeper", tapped: true }], library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    at.until(({ game }) => game.stack.length > 0);
    expect(at.game.turn.step).toBe("upkeep");
    expect(at.triggers("Sleeper")).toBe(1);
  });

  test("603.2e: not if it is untapped already, or enters so", () => {
    const at = new Play({
      cards: [wakes, wake],
      A: { hand: ["Wake"], battlefield: ["Sleeper"] },
    }).play("Wake", "Sleeper");
    expect(at.triggers("Sleeper")).toBe(0);
    const entering = new Play({ cards: [wakes], A: { hand: ["Sleeper"] } }).play("Sleeper");
    expect(entering.triggers("Sleeper")).toBe(0);
  });
});

describe("701.8b: being destroyed", () => {
  const watched = watcher(c.isDestroyed(c.creature));
  const played = (...effects: Parameters<typeof sorcery>[1][]): number =>
    new Play({
      cards: [watched, creature("Victim", "2/2"), sorcery("Fate", ...effects)],
      A: { hand: ["Fate"], battlefield: ["Watcher", "Victim"] },
    })
      .play("Fate", ["Victim"])
      .triggers("Watcher");
  const victim = c.target(c.creature);

  test("701.8b: by what says so, and by lethal damage (704.5g)", () => {
    expect(played(c.destroy(victim))).toBe(1);
    expect(played(c.damage(2, c.toObject(victim)))).toBe(1);
  });

  test("704.5f, 701.21a: not with toughness 0, nor sacrificed or exiled", () => {
    expect(played(c.untilEndOfTurn(victim, c.gets(0, -2)))).toBe(0);
    expect(played(c.sacrifice(victim))).toBe(0);
    expect(played(c.exile(victim))).toBe(0);
  });

  test("701.19a: nor what is regenerated", () => {
    expect(played(c.regenerate(victim), c.destroy(victim))).toBe(0);
  });

  test("603.10a: it looks back, at itself and at what it was", () => {
    const martyr = creature(
      "Martyr",
      "1/1",
      c.triggered(c.isDestroyed(c.all(c.creature, c.controlledBy(c.you))), c.gainLife(1)),
    );
    const doom = sorcery("Doom", c.destroy(c.every(c.creature)));
    const at = new Play({
      cards: [martyr, doom, ...bears],
      A: { hand: ["Doom"], battlefield: ["Martyr", "First"] },
      B: { battlefield: ["Second"] },
    }).play("Doom");
    expect(at.triggers("Martyr")).toBe(2);
  });
});

describe("701.21a: sacrificing a permanent", () => {
  const altar = artifact(
    "Altar",
    c.activated([c.sacrificeOthers(1, c.creature)], c.loseLife(1, c.eachOpponent)),
  );
  const edict = sorcery("Edict", c.sacrificeChosen(1, c.creature, c.eachPlayer));
  const doom = sorcery("Doom", c.destroy(c.every(c.creature)));
  const watched = watcher(c.sacrifices(c.you, c.creature));
  const table = (): Play =>
    new Play({
      cards: [watched, altar, edict, doom, ...bears],
      A: { hand: ["Edict", "Doom"], battlefield: ["Watcher", "Altar", "First"] },
      B: { battlefield: ["Second"] },
    });

  test("701.21a: as a cost and by an effect, and not if another player does", () => {
    const paid = table().activate("Altar");
    expect(paid.triggers("Watcher")).toBe(1);
    const told = table().play("Edict");
    expect(told.zone("Second")).toBe("graveyard");
    expect(told.triggers("Watcher")).toBe(1);
  });

  test("701.21a: destroying is no sacrificing", () => {
    expect(table().play("Doom").triggers("Watcher")).toBe(0);
  });

  test("603.10a: it looks back, at itself and at what it was", () => {
    const when = c.sacrifices(c.anyPlayer, c.all(c.creature, c.hasPower("atLeast", 2)));
    const martyr = creature("Martyr", "2/2", c.triggered(when, c.gainLife(1)));
    const at = new Play({
      cards: [martyr, edict, ...bears],
      A: { hand: ["Edict"], battlefield: ["Martyr"] },
      B: { battlefield: ["Second"] },
    }).play("Edict");
    expect(at.triggers("Martyr")).toBe(2);
  });
});

describe("701.17a: milling", () => {
  const mourner = artifact("Watcher", c.triggered(c.mills(c.you, c.creature), c.gainLife(1)));
  const milled = (...effects: Parameters<typeof sorcery>[1][]): Play =>
    new Play({
      cards: [mourner, ...bears, sorcery("Grind", ...effects)],
      A: {
        hand: ["Grind", "First"],
        battlefield: ["Watcher"],
        library: ["First", "Forest", "Second", "Forest"],
      },
      B: { library: ["First", "Second"] },
    });

  test("603.2c: it triggers for each such card that the player mills", () => {
    expect(milled(c.mill(3)).play("Grind").triggers("Watcher")).toBe(2);
  });

  test("701.17a: not for what another player mills, or what is discarded", () => {
    expect(milled(c.mill(2, c.eachOpponent)).play("Grind").triggers("Watcher")).toBe(0);
    const at = milled(c.discard(1)).play("Grind");
    expect(at.graveyard(A)).toContain("First");
    expect(at.triggers("Watcher")).toBe(0);
  });
});

test("603.4, 603.7: a delayed ability with an intervening 'if' triggers only if it is so", () => {
  const plan = sorcery(
    "Plan",
    c.delayed(c.beginningOf("end", c.anyPlayer), c.gainLife(1), {
      onlyIf: c.youControl(c.creature),
    }),
  );
  const ended = (...battlefield: string[]): Play =>
    new Play({ cards: [plan, ...bears], A: { hand: ["Plan"], battlefield } })
      .play("Plan")
      .passUntil("end");
  expect(ended("First").stack()).toEqual(["Plan ability"]);
  expect(ended().stack()).toEqual([]);
});

describe("603.2: only of the kind that is described", () => {
  test("120.2: noncombat damage, not combat damage", () => {
    const when = c.isDealtDamage({ player: c.anOpponent }, { noncombat: true });
    const burn = instant("Burn", c.damage(1, c.toPlayer(c.eachOpponent)));
    const at = new Play({
      cards: [watcher(when), burn, ...bears],
      step: "declareAttackers",
      A: { hand: ["Burn"], battlefield: ["Watcher", "First"] },
    });
    at.choose(["First"]).play("Burn");
    expect(at.triggers("Watcher")).toBe(1);
    at.passUntil("main2");
    expect(at.life(B)).toBe(17);
    expect(at.triggers("Watcher")).toBe(1);
  });

  test("122.6: counters of one kind, not of another", () => {
    const put = (counter: "+1/+1" | "-1/-1"): number =>
      new Play({
        cards: [
          watcher(c.countersPut(c.creature, "+1/+1")),
          sorcery("Grow", c.putCounters(c.target(c.creature), counter)),
          ...bears,
        ],
        A: { hand: ["Grow"], battlefield: ["Watcher", "First"] },
      })
        .play("Grow", ["First"])
        .triggers("Watcher");
    expect([put("+1/+1"), put("-1/-1")]).toEqual([1, 0]);
  });
});
