/** Replacement, prevention and state-based actions: what the other tests leave (CR 614–616, 704). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const burn = (amount: number) =>
  instant(`Burn ${amount}`, c.damage(amount, c.toObject(c.anyTarget)));

describe("614–615: effects that wait", () => {
  const guard = instant("Guard", c.preventDamage({ amount: 3, to: c.toPlayer(c.you) }));

  test("615.3: a shield can be made with nothing to prevent, and lasts until it is used up", () => {
    const at = new Play({
      cards: [guard, burn(2)],
      A: { hand: ["Guard"] },
      B: { hand: ["Burn 2", "Burn 2", "Burn 2"] },
    });
    at.play("Guard");
    for (const life of [20, 19, 17]) {
      at.pass().play("Burn 2", ["A"]);
      expect(at.life(A)).toBe(life);
    }
  });

  test("615.3: or until its duration has expired", () => {
    const at = new Play({
      cards: [guard, burn(2)],
      step: "end",
      A: { hand: ["Guard"] },
      B: { hand: ["Burn 2"], library: ["2 Forest"] },
    });
    at.play("Guard").passUntil("upkeep").play("Burn 2", ["A"]);
    expect(at.life(A)).toBe(18);
  });

  test("614.4, 615.4: it doesn't go back in time", () => {
    const at = new Play({
      cards: [guard, burn(2)],
      A: { hand: ["Guard"] },
      B: { hand: ["Burn 2", "Burn 2"] },
    });
    at.pass().play("Burn 2", ["A"]).play("Guard");
    expect(at.life(A)).toBe(18);
    // The shield is whole: nothing of it went into what was past.
    at.pass().play("Burn 2", ["A"]);
    expect(at.life(A)).toBe(18);
  });

  test("614.8: what triggers on the damage triggers although the creature regenerates", () => {
    const angry = creature(
      "Angry",
      "2/2",
      c.triggered(c.isDealtDamage({ object: c.thisObject }), c.gainLife(1)),
    );
    const mend = instant("Mend", c.regenerate(c.target(c.creature)));
    const at = new Play({
      cards: [angry, mend, burn(2)],
      A: { hand: ["Mend", "Burn 2"], battlefield: ["Angry"] },
    });
    at.play("Mend", ["Angry"]).play("Burn 2", ["Angry"]);
    expect(at.zone("Angry")).toBe("battlefield");
    expect(at.object("Angry").tapped).toBe(true);
    expect(at.object("Angry").damage).toBeUndefined();
    expect(at.triggers("Angry")).toBe(1);
  });

  test("615.6: prevented damage never happens: no trigger, no life gained by lifelink", () => {
    const saint = creature(
      "Saint",
      "2/2",
      c.keyword("lifelink"),
      c.triggered(c.dealsDamage(c.thisObject), c.gainLife(5)),
    );
    const fog = instant("Calm", c.preventDamage({ combat: true }));
    const at = new Play({
      cards: [saint, fog],
      step: "declareAttackers",
      A: { hand: ["Calm"], battlefield: ["Saint"] },
    });
    at.choose(["Saint"]).play("Calm").passUntil("main2");
    expect([at.life(A), at.life(B)]).toEqual([20, 20]);
    expect(at.triggers("Saint")).toBe(0);
  });

  test("615.11: each creature has a shield of its own; one that comes later has none", () => {
    const shelter = instant(
      "Shelter",
      c.preventDamage({ amount: 1, to: c.toObject(c.every(c.creature)) }),
    );
    const quake = sorcery("Quake", c.damage(1, c.toObject(c.every(c.creature))));
    const at = new Play({
      cards: [
        shelter,
        quake,
        creature("One", "1/1"),
        creature("Two", "1/1"),
        creature("Late", "1/1"),
      ],
      A: { hand: ["Shelter", "Late", "Quake", "Quake"], battlefield: ["One"] },
      B: { battlefield: ["Two"] },
    });
    at.play("Shelter").play("Late").play("Quake");
    expect(at.battlefield()).toEqual(["One", "Two"]);
    at.play("Quake");
    expect(at.battlefield()).toEqual([]);
  });

  describe("616.1: nobody is asked where the order makes no difference", () => {
    const fog = instant("Fog", c.preventDamage({}));
    const leech = artifact("Leech", c.forPlayers(c.eachPlayer, [c.damageCantBePrevented]));
    const rest = artifact("Rest", c.replacement(c.putIntoGraveyardFrom(c.card), c.goTo("exile")));
    const one = artifact(
      "One",
      c.replacement(c.isDealtDamage({ player: c.you }), c.prevents({ amount: 1 })),
    );
    const two = artifact(
      "Two",
      c.replacement(c.isDealtDamage({ player: c.you }), c.prevents({ amount: 2 })),
    );
    const tomb = artifact(
      "Tomb",
      c.replacement(c.putIntoGraveyardFrom(c.card, "battlefield"), c.goTo("exile")),
    );
    const saving = c.replacement(
      c.isDealtDamage({ player: c.you }),
      c.prevents({ amount: 3, so: c.gainLife(c.thatMuch) }),
    );
    const thanks = instant("Thanks", c.establish(saving, c.endOfTurn, { uses: 1 }));
    const cards = [guard, fog, leech, rest, tomb, one, two, thanks, bear, burn(2), burn(5)];
    const table = (hand: readonly string[], ...battlefield: string[]) => {
      const at = new Play({
        cards,
        A: { hand, battlefield },
        B: { hand: ["Burn 2", "Burn 5"] },
      });
      for (const name of hand) at.play(name);
      return at.pass();
    };

    test.each([
      ["two equal shields", ["Guard", "Guard"], [], 20],
      ["two equal shields that do more", ["Thanks", "Thanks"], [], 25],
      ["two that prevent everything", ["Fog", "Fog"], [], 20],
      ["two that prevent a part each", [], ["One", "One"], 17],
      ["two that prevent different parts", [], ["One", "Two"], 18],
      ["615.12: shields against damage that can't be prevented", ["Guard", "Fog"], ["Leech"], 15],
    ] as const)("616.1: %s", (_what, hand, battlefield, life) => {
      const at = table(hand, ...battlefield)
        .cast("Burn 5", ["A"])
        .resolve();
      expect(at.decision).toMatchObject({ is: "act", player: A });
      expect(at.life(A)).toBe(life);
    });

    test("616.1: two that exile what would die", () => {
      const at = table([], "Rest", "Rest", "Bear").cast("Burn 2", ["Bear"]).resolve();
      expect(at.decision.is).toBe("act");
      expect(at.exile()).toContain("Bear");
    });

    test("616.1: two that exile what would die, and are worded otherwise", () => {
      const at = table([], "Rest", "Tomb", "Bear").cast("Burn 2", ["Bear"]).resolve();
      expect(at.decision.is).toBe("act");
      expect(at.exile()).toContain("Bear");
    });

    test("616.1: it does where one shield is used up and another isn't", () => {
      const at = table(["Guard", "Fog"]).cast("Burn 5", ["A"]).resolve();
      expect(at.decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
    });

    test("616.1: and where shields are not equal", () => {
      const at = table(["Guard", "Thanks"]).cast("Burn 5", ["A"]).resolve();
      expect(at.decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
    });
  });

  test("616.2: what another effect has redirected to it, a creature's own effect then prevents", () => {
    const shield = creature(
      "Shield",
      "1/1",
      c.replacement(c.isDealtDamage({ player: c.you }), c.redirectTo(c.toObject(c.self))),
      c.staticAbility(c.self, [c.preventDamageTo]),
    );
    const at = new Play({
      cards: [shield, burn(3)],
      A: { hand: ["Burn 3"] },
      B: { battlefield: ["Shield"] },
    });
    at.play("Burn 3", ["B"]);
    expect(at.life(B)).toBe(20);
    expect(at.zone("Shield")).toBe("battlefield");
    expect(at.happened("damaged")).toEqual([]);
  });
});

describe("704: state-based actions", () => {
  const shrink = c.untilEndOfTurn(c.target(c.creature), c.gets(0, -2));

  test("704.4: they pay no attention to what was so during a resolution", () => {
    const sway = sorcery(
      "Sway",
      c.inOrder(shrink, c.untilEndOfTurn(c.thatTarget(0), c.gets(0, 3))),
    );
    const at = new Play({ cards: [sway, bear], A: { hand: ["Sway"], battlefield: ["Bear"] } });
    at.play("Sway", ["Bear"]);
    expect(at.zone("Bear")).toBe("battlefield");
    expect(at.pt("Bear")).toBe("2/3");
  });

  test("704.4, 119.6: nor does a life total below 1 in between", () => {
    const loan = sorcery("Loan", c.inOrder(c.loseLife(5), c.gainLife(6)));
    const at = new Play({ cards: [loan], A: { life: 5, hand: ["Loan"] } });
    at.play("Loan");
    expect(at.life(A)).toBe(6);
    expect(at.game.result).toBeFalsy();
  });

  test("704.3: the check is repeated: those that the dead one kept alive die next, one by one", () => {
    const lord = (name: string, pt: "1/1" | "1/0" | "0/0", ...of: readonly string[]) =>
      creature(
        name,
        pt,
        ...of.map((one) => c.staticAbility(c.every(c.isNamed(one)), [c.gets(0, 1)])),
      );
    const at = new Play({
      cards: [
        lord("First", "1/1", "Second"),
        lord("Second", "1/0", "Third"),
        lord("Third", "1/0"),
        burn(1),
      ],
      A: { hand: ["Burn 1"], battlefield: ["First", "Second", "Third"] },
    });
    at.play("Burn 1", ["First"]);
    // 404.2: in the order in which they were put there.
    expect(at.graveyard(A)).toEqual(["Burn 1", "First", "Second", "Third"]);
  });

  test("704.3, 117.5: triggers wait until no more are performed, then all are put on the stack", () => {
    const mourner = artifact("Mourner", c.triggered(c.dies(c.creature), c.gainLife(1)));
    const first = creature(
      "First",
      "1/1",
      c.staticAbility(c.every(c.isNamed("Second")), [c.gets(0, 1)]),
    );
    const at = new Play({
      cards: [mourner, first, creature("Second", "1/0"), burn(1)],
      A: { hand: ["Burn 1"], battlefield: ["Mourner", "First", "Second"] },
    });
    at.play("Burn 1", ["First"]);
    expect(at.graveyard(A)).toEqual(["Burn 1", "First", "Second"]);
    expect(at.triggers("Mourner")).toBe(2);
  });

  test("704.7: one replacement is enough for what would be destroyed for two reasons", () => {
    const viper = creature("Viper", "2/2", c.keyword("deathtouch"));
    const mend = instant("Mend", c.regenerate(c.target(c.creature)));
    const bite = sorcery("Bite", c.fights(c.target(c.creature), c.target(c.creature)));
    const at = new Play({
      cards: [viper, mend, bite, bear],
      A: { hand: ["Mend", "Bite"], battlefield: ["Viper"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Mend", ["Bear"]).play("Bite", ["Viper"], ["Bear"]);
    expect(at.zone("Viper")).toBe("graveyard");
    expect(at.zone("Bear")).toBe("battlefield");
  });

  test("704.1a, 704.3: a state trigger is no state-based action: it can be answered", () => {
    const brittle = made(
      "Brittle",
      "Creature — Bear",
      [c.triggered(c.stateIs(c.negate(c.youControl(c.land))), c.sacrifice(c.self))],
      { pt: "3/3" },
    );
    const raze = sorcery("Raze", c.destroy(c.target(c.land)));
    const at = new Play({
      cards: [brittle, raze, instant("Gain", c.gainLife(1))],
      A: { hand: ["Gain", "Raze"], battlefield: ["Brittle", "Forest"] },
    });
    at.play("Raze", ["Forest"]);
    expect(at.stack()).toEqual(["Brittle ability"]);
    at.play("Gain");
    expect(at.zone("Brittle")).toBe("battlefield");
    at.resolve();
    expect(at.zone("Brittle")).toBe("graveyard");
  });
});
