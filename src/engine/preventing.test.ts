/** Damage and its prevention (CR 120, 615, 614.9, 609.7). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const giant = creature("Giant", "4/6");
const burn = (amount: number) =>
  instant(`Burn ${amount}`, c.damage(amount, c.toObject(c.anyTarget)));
const guard = (amount: number) =>
  instant(`Guard ${amount}`, c.preventDamage({ amount, to: c.toObject(c.anyTarget) }));
describe("120.3: what damage does", () => {
  const keyworded = (name: string, ...changes: Parameters<typeof c.staticAbility>[1]) =>
    creature(name, "3/3", c.staticAbility(c.self, changes));
  const strike = instant(
    "Strike",
    c.damage(
      c.powerOf(c.target(c.all(c.creature, c.controlledBy(c.you)))),
      c.toObject(c.anyTarget),
      c.thatTarget(0),
    ),
  );

  interface Result {
    readonly life?: number;
    readonly gained?: number;
    readonly [what: string]: unknown;
  }
  type Case = readonly [string, Parameters<typeof keyworded>[1][], string, Result];
  const cases: readonly Case[] = [
    ["120.3a: of a player, life", [], "B", { life: 17 }],
    ["120.3f: lifelink", [c.hasLifelink], "B", { life: 17, gained: 23 }],
    ["120.3e: of a creature, marked damage", [], "Giant", { damage: 3 }],
    ["120.3d: wither, -1/-1 counters", [c.hasWither], "Giant", { counters: { "-1/-1": 3 } }],
    ["120.3c: of a planeswalker, loyalty", [], "Walker", { counters: { loyalty: 2 } }],
  ];
  test.each(cases)("%s", (_, changes, target, result) => {
    const walker = made("Walker", "Planeswalker — Jace", [], { loyalty: 5 });
    const at = new Play({
      cards: [keyworded("Champion", ...changes), strike, giant, walker],
      A: { hand: ["Strike"], battlefield: ["Champion"] },
      B: { battlefield: ["Giant", { name: "Walker", counters: { loyalty: 5 } }] },
    });
    at.play("Strike", ["Champion"], [target]);
    const { life, gained, ...object } = result;
    if (life !== undefined) expect(at.life(B)).toBe(life);
    expect(at.life(A)).toBe(gained ?? 20);
    if (target !== "B") expect(at.object(target)).toMatchObject(object);
    if (changes.length > 0 && target === "Giant" && "counters" in result) {
      expect(at.object("Giant").damage).toBeUndefined();
    }
  });

  test("702.2b, 704.5h: deathtouch destroys whatever it damages", () => {
    const at = new Play({
      cards: [keyworded("Champion", c.hasDeathtouch), strike, giant],
      A: { hand: ["Strike"], battlefield: ["Champion"] },
      B: { battlefield: ["Giant"] },
    });
    at.play("Strike", ["Champion"], ["Giant"]);
    expect(at.zone("Giant")).toBe("graveyard");
    expect(at.cited("moved")).toContain("704.5h");
  });

  test("120.4c: life from lifelink is gained as any other", () => {
    const double = artifact(
      "Double",
      c.replacement(c.gainsLife(c.you), c.changeAmount({ times: 2 })),
    );
    const at = new Play({
      cards: [keyworded("Champion", c.hasLifelink), strike, double],
      A: { hand: ["Strike"], battlefield: ["Champion", "Double"] },
    });
    at.play("Strike", ["Champion"], ["B"]);
    expect([at.life(A), at.life(B)]).toEqual([26, 17]);
  });

  test("120.4c: counters from wither are put as any other", () => {
    const season = artifact(
      "Season",
      c.replacement(c.countersPut(c.creature), c.changeAmount({ times: 2 })),
    );
    const at = new Play({
      cards: [keyworded("Champion", c.hasWither), strike, season, creature("Wall", "0/9")],
      A: { hand: ["Strike"], battlefield: ["Champion", "Season"] },
      B: { battlefield: ["Wall"] },
    });
    expect(at.play("Strike", ["Champion"], ["Wall"]).counters("Wall")).toEqual({ "-1/-1": 6 });
  });

  test("702.80: damage as though its source had wither", () => {
    const blight = artifact("Blight", c.forPlayers(c.eachPlayer, [c.damageWithers]));
    const at = new Play({
      cards: [blight, giant, burn(2)],
      A: { hand: ["Burn 2"], battlefield: ["Blight"] },
      B: { battlefield: ["Giant"] },
    });
    expect(at.play("Burn 2", ["Giant"]).counters("Giant")).toEqual({ "-1/-1": 2 });
  });

  test("608.2h, 702.15c: a source that has left deals damage as it last was", () => {
    const martyr = creature(
      "Martyr",
      "3/3",
      c.staticAbility(c.self, [c.hasLifelink]),
      c.activated([c.sacrificeThis], c.damage(c.powerOf(c.self), c.toObject(c.anyTarget))),
    );
    const at = new Play({
      cards: [martyr],
      A: { battlefield: [{ name: "Martyr", counters: { "+1/+1": 1 } }] },
    });
    at.activate("Martyr", ["B"]).resolve();
    expect([at.life(A), at.life(B)]).toEqual([24, 16]);
  });

  test("119.6: life can go below 0", () => {
    const at = new Play({ cards: [burn(7)], A: { hand: ["Burn 7"] }, B: { life: 3 } });
    at.play("Burn 7", ["B"]);
    expect(at.life(B)).toBe(-4);
    expect(at.game.result).toEqual({ winner: A });
  });

  test("601.2d, 608.2b: divided damage; what was for an illegal target isn't dealt", () => {
    const fork = sorcery(
      "Fork",
      c.damage(3, c.toObject(c.target(c.creature, { amount: 2 })), c.self, { divided: true }),
    );
    const bounce = instant("Bounce", c.returnToHand(c.target(c.creature)));
    const at = new Play({
      cards: [fork, bear, giant, bounce],
      A: { hand: ["Fork", "Bounce"] },
      B: { battlefield: ["Bear", "Giant"] },
    });
    at.act(at.castAction("Fork")).choose(["Bear", "Giant"]);
    at.answer({ is: "divide", shares: [1, 2] }).settle();
    at.play("Bounce", ["Bear"]).resolve();
    expect(at.object("Giant").damage).toBe(2);
    expect(at.happened("damaged")).toHaveLength(1);
  });
});

describe("615.7: shields", () => {
  test("615.7: each point prevented reduces the shield", () => {
    const at = new Play({
      cards: [guard(3), burn(2)],
      A: { hand: ["Guard 3", "Burn 2", "Burn 2"] },
    });
    at.play("Guard 3", ["A"]).play("Burn 2", ["A"]);
    expect(at.life(A)).toBe(20);
    at.play("Burn 2", ["A"]);
    expect(at.life(A)).toBe(19);
    expect(at.game.effects).toEqual([]);
  });

  test("609.7a: the next damage of a chosen source, and of no other", () => {
    const circle = instant(
      "Circle",
      c.inOrder(
        c.chooseSource("source"),
        c.establish(
          c.replacement(c.dealsDamage(c.among(c.named("source")), { player: c.you }), c.prevents()),
          c.endOfTurn,
          { uses: 1 },
        ),
      ),
    );
    const pinger = artifact("Pinger", c.activated([], c.damage(1, c.toPlayer(c.anyPlayer))));
    const at = new Play({
      cards: [circle, pinger, burn(2)],
      A: { hand: ["Circle", "Burn 2"], battlefield: ["Pinger"] },
    });
    at.play("Circle").choose(["Pinger"]);
    at.play("Burn 2", ["A"]);
    expect(at.life(A)).toBe(18);
    at.activate("Pinger").resolve();
    expect(at.life(A)).toBe(18);
    at.activate("Pinger").resolve();
    expect(at.life(A)).toBe(17);
  });

  test("609.7a: an ability on the stack is no source, though a spell there speaks of it", () => {
    const circle = instant(
      "Circle",
      c.inOrder(c.chooseSource("source"), c.preventDamage({ from: c.named("source") })),
    );
    const pinger = artifact("Pinger", c.activated([], c.damage(1, c.toPlayer(c.anyPlayer))));
    const stifle = instant("Stifle", c.counter(c.target(c.stackedAbility)));
    const at = new Play({
      cards: [circle, pinger, stifle],
      A: { hand: ["Circle", "Stifle"], battlefield: ["Pinger"] },
    });
    at.activate("Pinger");
    const ability = at.game.stack.map((object) => ({ is: "object", object }) as const);
    at.act(at.castAction("Stifle")).answer({ is: "choose", chosen: ability }).play("Circle");
    const { decision } = at;
    const offered = decision.is === "choose" ? decision.from : [];
    expect(offered).toEqual(
      ["Pinger", "Stifle", "Circle"].map((name) => ({ is: "object", object: at.id(name) })),
    );
  });

  test("609.7a, 400.7c: a permanent spell that was chosen is the permanent, too", () => {
    const circle = instant(
      "Circle",
      c.inOrder(c.chooseSource("source"), c.preventDamage({ from: c.named("source") })),
    );
    const pinger = artifact("Pinger", c.activated([], c.damage(1, c.toPlayer(c.eachPlayer))));
    const at = new Play({ cards: [circle, pinger], A: { hand: ["Circle", "Pinger"] } });
    at.cast("Pinger").play("Circle").choose(["Pinger"]).resolve();
    at.activate("Pinger").resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 20]);
  });

  test("615.10: 'prevent 1 of that damage' applies to each by itself", () => {
    const armor = artifact(
      "Armor",
      c.replacement(c.isDealtDamage({ player: c.you }), c.prevents({ amount: 1 })),
    );
    const at = new Play({
      cards: [armor, burn(3)],
      A: { hand: ["Burn 3", "Burn 3"], battlefield: ["Armor"] },
    });
    at.play("Burn 3", ["A"]).play("Burn 3", ["A"]);
    expect(at.life(A)).toBe(16);
  });

  test("615.5: what else it does knows how much was prevented", () => {
    const reprisal = instant(
      "Reprisal",
      c.establish(
        c.replacement(
          c.isDealtDamage({ player: c.you }),
          c.prevents({ so: c.gainLife(c.thatMuch) }),
        ),
      ),
    );
    const at = new Play({ cards: [reprisal, burn(3)], A: { hand: ["Reprisal", "Burn 3"] } });
    expect(at.play("Reprisal").play("Burn 3", ["A"]).life(A)).toBe(23);
  });

  test("615.12: what can't be prevented isn't; what else it does happens; the shield stays", () => {
    const truth = instant(
      "Truth",
      c.damage(3, c.toObject(c.anyTarget), c.self, { unpreventable: true }),
    );
    const reprisal = instant(
      "Reprisal",
      c.establish(
        c.replacement(
          c.isDealtDamage({ player: c.you }),
          c.prevents({ so: c.inOrder(c.gainLife(c.thatMuch), c.draw(1)) }),
        ),
      ),
    );
    const at = new Play({
      cards: [truth, reprisal, guard(5)],
      A: { hand: ["Truth", "Reprisal", "Truth", "Guard 5"], library: ["2 Island"] },
    });
    at.play("Reprisal").play("Truth", ["A"]);
    expect(at.life(A)).toBe(17);
    expect(at.hand(A)).toContain("Island");
    const shielded = new Play({
      cards: [truth, guard(5)],
      A: { hand: ["Truth", "Guard 5"] },
    });
    shielded.play("Guard 5", ["A"]).play("Truth", ["A"]);
    expect(shielded.life(A)).toBe(17);
    expect(shielded.game.effects).toMatchObject([{ shield: 5 }]);
  });

  test("615.12: damage can't be prevented at all", () => {
    const leech = artifact("Leech", c.forPlayers(c.eachPlayer, [c.damageCantBePrevented]));
    const at = new Play({
      cards: [leech, guard(5), burn(3)],
      A: { hand: ["Guard 5", "Burn 3"], battlefield: ["Leech"] },
    });
    expect(at.play("Guard 5", ["A"]).play("Burn 3", ["A"]).life(A)).toBe(17);
  });

  test("611.2c: all damage to creatures goes for those that come later, too", () => {
    const calm = instant("Calm", c.preventDamage({ to: c.toObject(c.every(c.creature)) }));
    const at = new Play({
      cards: [calm, giant, burn(3)],
      A: { hand: ["Calm", "Giant", "Burn 3", "Burn 3"] },
    });
    at.play("Calm").play("Giant").play("Burn 3", ["Giant"]).play("Burn 3", ["A"]);
    expect(at.object("Giant").damage).toBeUndefined();
    expect(at.life(A)).toBe(17);
  });

  test("615.1a: prevented altogether, it wasn't dealt", () => {
    const wound = artifact(
      "Wound",
      c.triggered(c.isDealtDamage({ object: c.creature }), c.loseLife(1)),
    );
    const ward = made("Ward", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.preventDamageFrom(c.instant)]),
    ]);
    const at = new Play({
      cards: [wound, ward, giant, burn(3)],
      A: { hand: ["Burn 3"], battlefield: ["Wound", "Ward", "Giant"] },
    });
    at.play("Burn 3", ["Giant"]);
    expect(at.triggers("Wound")).toBe(0);
    expect(at.happened("prevented")).toMatchObject([{ amount: 3 }]);
  });
});

describe("615.7: one shield, several sources at the same time", () => {
  const at = (): Play => {
    const play = new Play({
      cards: [guard(3), bear, giant],
      A: { hand: ["Guard 3"], battlefield: ["Bear", "Giant"] },
      B: {},
    });
    play.play("Guard 3", ["B"]);
    const deal = (name: string, amount: number) =>
      ({
        is: "damage",
        source: play.id(name),
        target: { is: "player", player: B },
        amount,
        combat: true,
      }) as const;
    // As combat deals it (510.2).
    play.game = {
      ...play.game,
      decision: null,
      agenda: [
        ...play.game.agenda.slice(0, -1),
        { do: "priority", player: A, passed: [] },
        { do: "happen", would: [deal("Bear", 2), deal("Giant", 4)], cause: { is: "turn" } },
      ],
    };
    return play.go();
  };

  test("615.7: its player divides the prevention", () => {
    expect(at().decision).toMatchObject({
      is: "divide",
      player: B,
      amount: 3,
      least: 0,
      most: [2, 4],
      cr: ["615.7"],
    });
    const shared = at().answer({ is: "divide", shares: [1, 2] });
    expect(shared.happened("damaged")).toMatchObject([{ amount: 1 }, { amount: 2 }]);
    expect(shared.life(B)).toBe(17);
    expect(shared.game.effects).toEqual([]);
  });

  test("615.7: no more of some damage than there is", () => {
    expect(() => at().answer({ is: "divide", shares: [3, 0] })).toThrow("wrongSum");
  });
});
