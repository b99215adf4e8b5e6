/** What resolutions leave behind (CR 611.2, 613), and how long. */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const bounce = instant("Bounce", c.returnToHand(c.target(c.permanent)));

describe("611.2c–d: what is fixed as it begins", () => {
  test("611.2c: characteristics of those that are there; rules for all", () => {
    const rally = sorcery(
      "Rally",
      c.untilEndOfTurn(c.every(c.creature), c.gets(1, 1), c.cantBlock),
    );
    const at = new Play({
      cards: [rally, bear, creature("Cub", "1/1")],
      A: { hand: ["Rally", "Cub"], battlefield: ["Bear"] },
    });
    at.play("Rally").play("Cub");
    expect([at.pt("Bear"), at.pt("Cub")]).toEqual(["3/3", "1/1"]);
    const forbidden = (name: string) => at.of(name).ruleChanges.map(({ change }) => change.is);
    expect([forbidden("Bear"), forbidden("Cub")]).toEqual([["cantBlock"], ["cantBlock"]]);
  });

  test("611.2d, 608.2h: an amount is counted once", () => {
    const swell = sorcery(
      "Swell",
      c.untilEndOfTurn(c.target(c.creature), c.gets(c.count(c.creature), 0)),
    );
    const at = new Play({
      cards: [swell, bear, creature("Cub", "1/1")],
      A: { hand: ["Swell", "Cub"], battlefield: ["Bear"] },
    });
    at.play("Swell", ["Bear"]).play("Cub");
    expect(at.pt("Bear")).toBe("3/2");
  });

  test("608.2d: a color of choice is chosen as it is applied", () => {
    const dye = instant("Dye", c.untilEndOfTurn(c.target(c.creature), c.becomes(c.colorOfChoice)));
    const at = new Play({ cards: [dye, bear], A: { hand: ["Dye"], battlefield: ["Bear"] } });
    at.play("Dye", ["Bear"]).choose("blue");
    expect(at.of("Bear").colors).toEqual(["blue"]);
  });

  test("400.7a: what was done to a permanent spell goes on for the permanent", () => {
    const dye = instant("Dye", c.untilEndOfTurn(c.target(c.spell), c.becomes("red")));
    const at = new Play({ cards: [dye, bear], A: { hand: ["Bear", "Dye"] } });
    at.cast("Bear").play("Dye", ["Bear"]).resolve();
    expect(at.of("Bear").colors).toEqual(["red"]);
  });

  test("608.3a, 110.2: whose spell it is now gets the permanent", () => {
    const steal = instant("Steal", c.apply(c.target(c.spell), [c.gainControl()]));
    const at = new Play({ cards: [steal, bear], A: { hand: ["Bear"] }, B: { hand: ["Steal"] } });
    at.cast("Bear").pass().cast("Steal", ["Bear"]).resolve().resolve();
    expect(at.of("Bear").controller).toBe(B);
  });
});

describe("611.2: what lasts as long as something is so", () => {
  test("611.2, 613.11: a rule with a condition holds while that is so, whatever was so as it began", () => {
    const truce = sorcery(
      "Truce",
      c.establish(
        c.staticAbility(c.every(c.creature), [c.cantAttack], { whilst: c.youControl(c.artifact) }),
        c.endOfTurn,
      ),
    );
    const at = new Play({
      cards: [truce, bear, bounce, artifact("Flag")],
      A: { hand: ["Truce", "Bounce"], battlefield: ["Bear", "Flag"] },
    });
    const forbidden = () => at.of("Bear").ruleChanges.map(({ change }) => change.is);
    at.play("Truce");
    expect(forbidden()).toEqual(["cantAttack"]);
    at.play("Bounce", ["Flag"]);
    expect(forbidden()).toEqual([]);
    at.play("Flag");
    expect(forbidden()).toEqual(["cantAttack"]);
  });
});

test("611.2, 613.11: a rule for players with a condition, too, holds while that is so", () => {
  const drought = sorcery(
    "Drought",
    c.establish(
      c.forPlayers(c.you, [c.cantGainLife], { whilst: c.youControl(c.artifact) }),
      c.endOfTurn,
    ),
  );
  const at = new Play({
    cards: [drought, bounce, artifact("Flag"), instant("Hope", c.gainLife(3))],
    A: { hand: ["Drought", "Bounce", "Hope", "Hope"], battlefield: ["Flag"] },
  });
  expect(at.play("Drought").play("Hope").life(A)).toBe(20);
  expect(at.play("Bounce", ["Flag"]).play("Hope").life(A)).toBe(23);
});

describe("611.2a–b: how long", () => {
  const seducer = creature(
    "Seducer",
    "1/1",
    c.activated(
      [],
      c.apply(
        c.target(c.all(c.creature, c.other)),
        [c.gainControl()],
        c.asLongAs(c.youControl(c.thisObject)),
      ),
    ),
  );

  test("611.2b: 'for as long as' ends, and doesn't begin again", () => {
    const steal = instant(
      "Steal",
      c.untilEndOfTurn(c.target(c.creature), c.gainControl(c.anOpponent)),
    );
    const back = instant("Back", c.untilEndOfTurn(c.target(c.creature), c.gainControl()));
    const at = new Play({
      cards: [seducer, bear, steal, back],
      A: { hand: ["Steal", "Back"], battlefield: ["Seducer"] },
      B: { battlefield: ["Bear"] },
    });
    at.activate("Seducer", ["Bear"]).resolve();
    expect(at.of("Bear").controller).toBe(A);
    at.play("Steal", ["Seducer"]);
    expect(at.of("Bear").controller).toBe(B);
    at.play("Back", ["Seducer"]);
    expect([at.of("Seducer").controller, at.of("Bear").controller]).toEqual([A, B]);
  });

  describe("611.2b, 400.7: of what is gone nothing is so any more", () => {
    const lady = creature(
      "Lady",
      "3/3",
      c.activated(
        [],
        c.apply(
          c.target(c.all(c.creature, c.other)),
          [c.gainControl()],
          c.asLongAs(c.fits(c.self, c.controlledBy(c.you))),
        ),
      ),
    );
    const kill = instant("Kill", c.destroy(c.target(c.creature)));
    const blink = instant(
      "Blink",
      c.inOrder(
        c.exile(c.target(c.creature), { name: "exiled" }),
        c.returnToBattlefield(c.named("exiled")),
      ),
    );
    const vanish = instant("Vanish", c.phaseOut(c.target(c.creature)));
    const bearOf = (answer: string, late: boolean) => {
      const at = new Play({
        cards: [lady, bear, kill, blink, vanish],
        A: { hand: [answer], battlefield: ["Lady"] },
        B: { battlefield: ["Bear"] },
      });
      at.activate("Lady", ["Bear"]);
      if (late) at.resolve();
      at.play(answer, ["Lady"]);
      if (!late) at.resolve();
      return at.of("Bear").controller;
    };

    test.each([
      ["Kill", true],
      ["Kill", false],
      ["Blink", true],
      ["Blink", false],
      ["Vanish", true],
    ] as const)("%s, after it has begun: %s", (answer, late) => {
      expect(bearOf(answer, late)).toBe(B);
    });
  });

  test("611.2b: it is over as soon as it isn't so, while something still resolves", () => {
    const ruin = instant("Ruin", c.destroy(c.target(c.creature)), c.sacrificeChosen(1, c.creature));
    const at = new Play({
      cards: [seducer, bear, ruin],
      A: { hand: ["Ruin"], battlefield: ["Seducer"] },
      B: { battlefield: ["Bear"] },
    });
    at.activate("Seducer", ["Bear"]).resolve();
    at.play("Ruin", ["Seducer"]);
    // Nothing is left for A to sacrifice: B has the Bear again.
    expect([at.graveyard(A), at.battlefield()]).toEqual([["Seducer", "Ruin"], ["Bear"]]);
    expect(at.of("Bear").controller).toBe(B);
  });

  test("611.2b: if it isn't so as it would begin, it never does", () => {
    const at = new Play({
      cards: [seducer, bear, bounce],
      A: { hand: ["Bounce"], battlefield: ["Seducer"] },
      B: { battlefield: ["Bear"] },
    });
    at.activate("Seducer", ["Bear"]).play("Bounce", ["Seducer"]).resolve();
    expect(at.of("Bear").controller).toBe(B);
    expect(at.game.effects).toEqual([]);
  });

  test("611.2a: until it leaves", () => {
    const idol = artifact(
      "Idol",
      c.activated([], c.apply(c.target(c.creature), [c.gets(3, 3)], c.thisLeaves)),
    );
    const at = new Play({
      cards: [idol, bear, bounce],
      A: { hand: ["Bounce"], battlefield: ["Idol", "Bear"] },
    });
    at.activate("Idol", ["Bear"]).resolve();
    expect(at.pt("Bear")).toBe("5/5");
    at.activate("Idol", ["Bear"]).play("Bounce", ["Idol"]);
    expect(at.pt("Bear")).toBe("2/2");
    // 610.3: nothing was exiled that would come back.
    expect(at.cited("effectsEnded")).toEqual(["611.2a"]);
    // What ended before it began never begins.
    at.resolve();
    expect(at.game.effects).toEqual([]);
    expect(at.happened("effectBegan")).toHaveLength(1);
  });

  test("611.2a: effects on players, until end of turn", () => {
    const curse = sorcery("Curse", c.applyToPlayers(c.eachPlayer, [c.cantGainLife]));
    const heal = instant("Heal", c.gainLife(3));
    const at = new Play({
      cards: [curse, heal],
      A: { hand: ["Curse", "Heal", "Heal"], library: ["Island"] },
      B: { library: ["Island"] },
    });
    at.play("Curse").play("Heal");
    expect(at.life(A)).toBe(20);
    at.until(({ game }) => game.turn.active === B && game.turn.step === "upkeep");
    at.pass();
    at.until(({ game }) => game.decision?.player === A && game.decision.is === "act");
    expect(at.play("Heal").life(A)).toBe(23);
  });

  test("611.2, 613.11: a rule for players that a resolution establishes", () => {
    const truth = sorcery("Truth", c.establish(c.forPlayers(c.eachOpponent, [c.cantGainLife])));
    const heal = instant("Heal", c.gainLife(3));
    const at = new Play({
      cards: [truth, heal],
      A: { hand: ["Truth", "Heal"] },
      B: { hand: ["Heal"] },
    });
    at.play("Truth").play("Heal").pass().cast("Heal").resolve();
    expect([at.life(A), at.life(B)]).toEqual([23, 20]);
  });

  test("613.1b: the latest change of control prevails; an older one comes to light again", () => {
    const mine = instant("Mine", c.untilEndOfTurn(c.target(c.creature), c.gainControl()));
    const idol = artifact(
      "Idol",
      c.activated([], c.apply(c.target(c.creature), [c.gainControl(c.anOpponent)], c.thisLeaves)),
    );
    const at = new Play({
      cards: [mine, idol, bear, bounce],
      A: { hand: ["Mine", "Bounce"], battlefield: ["Idol", "Bear"] },
    });
    at.activate("Idol", ["Bear"]).resolve();
    expect(at.of("Bear").controller).toBe(B);
    expect(at.object("Bear").recent).toBe(true);
    at.play("Mine", ["Bear"]);
    expect(at.of("Bear").controller).toBe(A);
    expect(at.happened("controlChanged")).toMatchObject([
      { from: A, to: B },
      { from: B, to: A },
    ]);
  });
});

describe("613: layers", () => {
  const moon = made("Moon", "Enchantment", [
    c.staticAbility(c.every(c.all(c.land, c.not(c.basic))), [c.setSubtypes("land", "Mountain")]),
  ]);

  test("305.7: a land that is made a Mountain has its ability and no other of its text", () => {
    const tower = made("Tower", "Land", [c.entersTapped, c.activated([c.tapThis], c.gainLife(1))]);
    const at = new Play({
      cards: [moon, tower],
      A: { battlefield: ["Moon", "Tower"], hand: ["Tower"] },
    });
    const there = at.game.battlefield.find((id) => at.nameOf(id) === "Tower");
    expect(there && at.character(there).abilities.map(({ key }) => key)).toEqual(["mana:Mountain"]);
    // 614.12: nor does one that enters enter tapped.
    const card = at.all("Tower").find((id) => at.game.objects[id]?.place.zone === "hand");
    if (card) at.act({ is: "playLand", object: card });
    expect(at.all("Tower").map((id) => at.game.objects[id]?.tapped)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("305.7: abilities that other effects grant stay", () => {
    const grant = made("Grant", "Enchantment", [
      c.staticAbility(c.every(c.land), [c.gains(c.activated([], c.gainLife(1)))]),
    ]);
    const tower = made("Tower", "Land", [c.activated([c.tapThis], c.draw(1))]);
    const at = new Play({
      cards: [moon, grant, tower],
      A: { battlefield: ["Grant", "Moon", "Tower"] },
    });
    expect(at.of("Tower").abilities).toHaveLength(2);
  });

  test("205.1a: set card types take the subtypes of the old ones with them", () => {
    const stone = made("Stone", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.setTypes(["artifact"])]),
    ]);
    const at = new Play({ cards: [stone, bear], A: { battlefield: ["Stone", "Bear"] } });
    expect(at.of("Bear")).toMatchObject({ types: ["artifact"], subtypes: [] });
  });

  test("205.1b: in addition, they stay", () => {
    const gild = made("Gild", "Enchantment", [
      c.staticAbility(c.every(c.creature), [
        c.addTypes({ types: ["artifact"], subtypes: ["Elf"] }),
      ]),
    ]);
    const at = new Play({ cards: [gild, bear], A: { battlefield: ["Gild", "Bear"] } });
    expect(at.of("Bear")).toMatchObject({
      types: ["creature", "artifact"],
      subtypes: ["Bear", "Elf"],
    });
  });

  test("205.3m, 613.7: all creature types until a later effect sets them", () => {
    const hive = made("Hive", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.allCreatureTypes]),
    ]);
    const elves = made("Elves", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.setSubtypes("creature", "Elf")]),
    ]);
    const early = new Play({
      cards: [hive, elves, bear],
      A: { battlefield: ["Bear", "Hive", "Elves"] },
    });
    expect(early.of("Bear").everyCreatureType).toBeUndefined();
    const late = new Play({
      cards: [hive, elves, bear],
      A: { battlefield: ["Bear", "Elves", "Hive"] },
    });
    expect(late.of("Bear").everyCreatureType).toBe(true);
  });

  test("613.4: defined, set, changed, switched", () => {
    const tide = creature(
      "Tide",
      "0/0",
      c.staticAbility(c.self, [c.setPT(c.count(c.land), 4)], { defining: true }),
    );
    const base = made("Base", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.setPT(1, 2)]),
    ]);
    const anthem = made("Anthem", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.gets(1, 1)]),
    ]);
    const turn = made("Turn", "Enchantment", [c.staticAbility(c.every(c.creature), [c.switchPT])]);
    const pt = (...battlefield: string[]): string =>
      new Play({
        cards: [tide, base, anthem, turn],
        A: {
          battlefield: [{ name: "Tide", counters: { "+1/+1": 2 } }, "3 Island", ...battlefield],
        },
      }).pt("Tide");
    expect(pt()).toBe("5/6");
    expect(pt("Turn")).toBe("6/5");
    expect(pt("Anthem", "Base")).toBe("4/5");
    expect(pt("Turn", "Anthem", "Base")).toBe("5/4");
  });

  test("613.6: an effect that has begun goes on although its ability is lost", () => {
    const animate = made("Spirit", "Enchantment", [
      c.staticAbility(c.every(c.all(c.enchantment, c.other)), [
        c.addTypes({ types: ["creature"] }),
        c.setPT(4, 4),
      ]),
    ]);
    const humble = made("Humble", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.losesAllAbilities]),
    ]);
    const at = new Play({ cards: [animate, humble], A: { battlefield: ["Spirit", "Humble"] } });
    expect(at.of("Humble")).toMatchObject({ types: ["enchantment", "creature"], power: 4 });
  });

  test("613.1f: gained and lost in the order of their timestamps", () => {
    const gain = instant(
      "Gain",
      c.untilEndOfTurn(c.target(c.creature), c.gains(c.activated([], c.draw(1)))),
    );
    const lose = instant("Lose", c.untilEndOfTurn(c.target(c.creature), c.losesAllAbilities));
    const at = new Play({
      cards: [gain, lose, bear],
      A: { hand: ["Gain", "Lose", "Gain"], battlefield: ["Bear"] },
    });
    at.play("Gain", ["Bear"]).play("Lose", ["Bear"]);
    expect(at.of("Bear").abilities).toEqual([]);
    expect(at.play("Gain", ["Bear"]).of("Bear").abilities).toHaveLength(1);
  });
});
