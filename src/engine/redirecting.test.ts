/** Redirected damage, and fights (CR 614.9, 701.14). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const giant = creature("Giant", "4/6");
const burn = (amount: number) =>
  instant(`Burn ${amount}`, c.damage(amount, c.toObject(c.anyTarget)));

describe("614.9: redirection", () => {
  const saint = creature(
    "Saint",
    "0/4",
    c.replacement(c.isDealtDamage({ player: c.you }), c.redirectTo(c.toObject(c.self))),
  );

  test("614.9: the same damage by the same source to another", () => {
    const at = new Play({
      cards: [saint, burn(3)],
      A: { battlefield: ["Saint"] },
      B: { hand: ["Burn 3"] },
      active: "B",
    });
    at.play("Burn 3", ["A"]);
    expect(at.life(A)).toBe(20);
    expect(at.object("Saint").damage).toBe(3);
  });

  test("614.9: to what is no creature it does nothing", () => {
    const still = made("Still", "Enchantment", [
      c.staticAbility(c.every(c.creature), [
        c.loseTypes("creature"),
        c.addTypes({ types: ["artifact"] }),
      ]),
    ]);
    const at = new Play({
      cards: [saint, burn(3), still],
      A: { battlefield: ["Saint", "Still"], hand: ["Burn 3"] },
    });
    expect(at.play("Burn 3", ["A"]).life(A)).toBe(17);
  });

  test("616.1f, 614.9: damage that was sent to another is looked at anew", () => {
    const armor = artifact(
      "Armor",
      c.replacement(c.isDealtDamage({ object: c.isNamed("Saint") }), c.prevents({ amount: 1 })),
    );
    const at = new Play({
      cards: [saint, armor, sorcery("Storm", c.damage(2, c.toPlayer(c.eachPlayer)))],
      A: { hand: ["Storm"], battlefield: ["Armor"] },
      B: { battlefield: ["Saint"] },
    });
    at.play("Storm");
    expect([at.life(A), at.life(B), at.object("Saint").damage]).toEqual([18, 20, 1]);
  });

  test("614.5, 614.9: two that send it to each other do so once each", () => {
    const left = creature(
      "Left",
      "0/9",
      c.replacement(
        c.isDealtDamage({ object: c.thisObject }),
        c.redirectTo(c.toObject(c.every(c.isNamed("Right")))),
      ),
    );
    const right = creature(
      "Right",
      "0/9",
      c.replacement(
        c.isDealtDamage({ object: c.thisObject }),
        c.redirectTo(c.toObject(c.every(c.isNamed("Left")))),
      ),
    );
    const at = new Play({
      cards: [left, right, burn(3)],
      A: { battlefield: ["Left", "Right"], hand: ["Burn 3"] },
    });
    at.play("Burn 3", ["Left"]);
    expect([at.object("Left").damage, at.object("Right").damage]).toEqual([3, undefined]);
  });
});

describe("615.8: the next time", () => {
  const once = (name: string, instead: Parameters<typeof c.replacement>[1], from?: "creature") =>
    instant(
      name,
      c.establish(
        c.replacement(
          from ? c.dealsDamage(c.creature, { player: c.you }) : c.isDealtDamage({ player: c.you }),
          instead,
        ),
        c.endOfTurn,
        { uses: 1 },
      ),
    );
  /** Player A is attacked by a 2/2 and a 4/6 with that effect there. */
  const attacked = (spell: ReturnType<typeof once>): Play => {
    const at = new Play({
      cards: [spell, bear, giant, creature("Wall", "0/9")],
      A: { hand: [spell.name.en], battlefield: ["Wall"] },
      B: { battlefield: ["Bear", "Giant"] },
    });
    at.play(spell.name.en);
    const deal = (name: string, amount: number) =>
      ({
        is: "damage",
        source: at.id(name),
        target: { is: "player", player: A },
        amount,
        combat: true,
      }) as const;
    // As combat deals it (510.2).
    at.game = {
      ...at.game,
      decision: null,
      agenda: [
        ...at.game.agenda.slice(0, -1),
        { do: "priority", player: A, passed: [] },
        { do: "happen", would: [deal("Bear", 2), deal("Giant", 4)], cause: { is: "turn" } },
      ],
    };
    return at.go();
  };

  test.each([
    ["is prevented", c.prevents(), 20, 0],
    ["is dealt to another", c.redirectTo(c.toObject(c.every(c.isNamed("Wall")))), 20, 6],
    ["is something else instead, once", c.doInstead(c.gainLife(1)), 21, 0],
    ["is so much life instead", c.doInstead(c.gainLife(c.thatMuch)), 26, 0],
    ["is prevented, and counts", c.prevents({ so: c.gainLife(c.thatMuch) }), 26, 0],
    ["is doubled", c.changeAmount({ times: 2 }), 8, 0],
  ] as const)("all damage of one moment, from whatever source, %s", (_, instead, life, damage) => {
    const at = attacked(once("Once", instead));
    expect(at.life(A)).toBe(life);
    expect(at.object("Wall").damage ?? 0).toBe(damage);
    expect(at.game.effects).toEqual([]);
  });

  test("615.8: all that one source deals at that moment, to whomever", () => {
    const rage = instant(
      "Rage",
      c.establish(
        c.replacement(c.dealsDamage(c.isNamed("Giant")), c.changeAmount({ times: 2 })),
        c.endOfTurn,
        { uses: 1 },
      ),
    );
    const sweep = creature(
      "Giant",
      "4/6",
      c.activated(
        [],
        c.damage(1, c.toSeveral(c.toPlayer(c.eachPlayer), c.toObject(c.every(c.isNamed("Bear"))))),
      ),
    );
    const at = new Play({
      cards: [rage, sweep, creature("Bear", "2/5")],
      A: { hand: ["Rage"], battlefield: ["Giant", "Bear"] },
    });
    at.play("Rage").activate("Giant").resolve();
    expect([at.life(A), at.life(B), at.object("Bear").damage]).toEqual([18, 18, 2]);
    at.activate("Giant").resolve();
    expect([at.life(A), at.life(B), at.object("Bear").damage]).toEqual([17, 17, 3]);
  });

  test("614.3: damage of one moment is one time of several", () => {
    const twice = instant(
      "Twice",
      c.establish(
        c.replacement(
          c.isDealtDamage({ player: c.you }),
          c.redirectTo(c.toObject(c.every(c.isNamed("Wall")))),
        ),
        c.endOfTurn,
        { uses: 2 },
      ),
    );
    const at = attacked(twice);
    expect([at.life(A), at.object("Wall").damage]).toEqual([20, 6]);
    expect(at.game.effects).toMatchObject([{ uses: 1 }]);
  });

  test("that of one source, where the text speaks of one", () => {
    // No rule says which (615.7 is of amounts, 615.8 of a source that is named).
    expect([16, 18]).toContain(attacked(once("Once", c.prevents(), "creature")).life(A));
  });
});

describe("701.14: fighting", () => {
  const fight = instant("Fight", c.fights(c.target(c.creature), c.target(c.creature)));

  test("701.14a, d: each deals damage equal to its power to the other, at once, not in combat", () => {
    const at = new Play({
      cards: [bear, giant, fight],
      A: { hand: ["Fight"], battlefield: ["Bear", "Giant"] },
    });
    at.play("Fight", ["Bear"], ["Giant"]);
    expect(at.happened("damaged")).toMatchObject([
      { amount: 2, combat: false },
      { amount: 4, combat: false },
    ]);
    expect(at.zone("Bear")).toBe("graveyard");
  });

  test("701.14b: if one is gone, neither does", () => {
    const kill = instant("Kill", c.destroy(c.target(c.creature)));
    const at = new Play({
      cards: [bear, giant, fight, kill],
      A: { hand: ["Fight", "Kill"], battlefield: ["Bear", "Giant"] },
    });
    at.cast("Fight", ["Bear"], ["Giant"]).play("Kill", ["Bear"]).resolve();
    expect(at.happened("damaged")).toEqual([]);
  });

  test("701.14c: one that fights itself deals twice its power to itself", () => {
    const at = new Play({ cards: [giant, fight], A: { hand: ["Fight"], battlefield: ["Giant"] } });
    at.play("Fight");
    expect(at.happened("damaged")).toMatchObject([{ amount: 8 }]);
  });
});
