/** Life, damage, drawing and counters: what the other tests leave (CR 119–122). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { CounterKind } from "../../language/vocabulary.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const zero = c.count(c.all(c.creature, c.isNamed("Nobody")));

describe("119: life", () => {
  test("119.2, 119.3: damage, loss and gain of life change the total; only the first is damage", () => {
    const watcher = artifact(
      "Watcher",
      c.triggered(c.isDealtDamage({ player: c.eachPlayer }), c.draw(1)),
      c.triggered(c.losesLife(c.anyPlayer), c.gainLife(1)),
    );
    const at = new Play({
      cards: [watcher, instant("Drain", c.loseLife(4, c.targetPlayer()))],
      A: { hand: ["Drain"] },
      B: { battlefield: ["Watcher"] },
    });
    at.play("Drain", ["B"]);
    expect(at.life(B)).toBe(16);
    expect(at.happened("damaged")).toEqual([]);
    expect(at.triggers("Watcher")).toBe(1);
    at.resolve();
    expect(at.life(B)).toBe(17);
  });

  test.each([
    ["one or more", c.count(c.creature), 1],
    ["none", zero, 0],
  ] as const)("119.9: gaining life for %s triggers or doesn't", (_name, amount, times) => {
    const choir = artifact("Choir", c.triggered(c.gainsLife(c.you), c.draw(1)));
    const at = new Play({
      cards: [choir, bear, sorcery("Gift", c.gainLife(amount))],
      A: { hand: ["Gift"], battlefield: ["Choir", "Bear"] },
    });
    at.play("Gift");
    expect(at.triggers("Choir")).toBe(times);
  });

  test("119.4: life that is paid is lost, so that what replaces the loss replaces it", () => {
    const soften = artifact(
      "Soften",
      c.replacement(c.losesLife(c.you), c.changeAmount({ to: 1 })),
      c.activated([c.payLife(3)], c.gainLife(0)),
    );
    const at = new Play({ cards: [soften], A: { battlefield: ["Soften"] } });
    at.activate("Soften");
    expect(at.life(A)).toBe(19);
    expect(at.cited("lifeChanged")).toEqual(["119.4"]);
  });

  describe("701.12: exchanging life totals", () => {
    const mirror = instant("Mirror", c.exchangeLife(c.targetPlayer()));
    const watcher = artifact(
      "Watcher",
      c.triggered(c.losesLife(c.anyPlayer), c.draw(1)),
      c.triggered(c.gainsLife(c.anyPlayer), c.draw(1)),
    );
    const exchanged = (life: readonly [number, number], ...more: readonly string[]): Play =>
      new Play({
        cards: [
          mirror,
          watcher,
          artifact("Despair", c.forPlayers(c.eachPlayer, [c.cantGainLife])),
          artifact("Soften", c.replacement(c.losesLife(c.anyPlayer), c.changeAmount({ to: 1 }))),
        ],
        A: { life: life[0], hand: ["Mirror"], battlefield: ["Watcher", ...more] },
        B: { life: life[1] },
      });

    test.each([
      [4, 15],
      [15, 4],
    ] as const)("701.12c: with %i and %i, one gains and the other loses the difference", (a, b) => {
      const at = exchanged([a, b]).play("Mirror", ["B"]);
      expect([at.life(A), at.life(B)]).toEqual([b, a]);
      expect(at.triggers("Watcher")).toBe(2);
    });

    test("701.12c: a loss may be replaced, and the other's gain is what it is", () => {
      const at = exchanged([15, 4], "Soften").play("Mirror", ["B"]);
      expect([at.life(A), at.life(B)]).toEqual([14, 15]);
    });

    test("701.12a, 119.7: if one of the two can't gain life, nothing is exchanged", () => {
      const at = exchanged([15, 4], "Despair").play("Mirror", ["B"]);
      expect([at.life(A), at.life(B)]).toEqual([15, 4]);
    });

    test.each(["A", "B"])(
      "119.9: with oneself, or with one as well off, nobody gains: %s",
      (who) => {
        const at = exchanged([7, 7]).play("Mirror", [who]);
        expect([at.life(A), at.life(B)]).toEqual([7, 7]);
        expect(at.triggers("Watcher")).toBe(0);
      },
    );
  });

  test("119.10: an effect that gives more life has nothing to replace in 0", () => {
    const more = artifact("More", c.replacement(c.gainsLife(c.you), c.changeAmount({ plus: 1 })));
    const at = new Play({
      cards: [more, sorcery("Gift", c.inOrder(c.gainLife(zero), c.gainLife(2)))],
      A: { hand: ["Gift"], battlefield: ["More"] },
    });
    at.play("Gift");
    expect(at.life(A)).toBe(23);
  });
});

describe("120: damage", () => {
  test("120.1a: none is dealt to what is neither creature nor planeswalker", () => {
    const hit = sorcery("Hit", c.damage(3, c.toObject(c.every(c.permanent))));
    const at = new Play({
      cards: [hit, artifact("Relic"), bear],
      A: { hand: ["Hit"], battlefield: ["Relic", "Forest", "Bear"] },
    });
    at.play("Hit");
    expect(at.happened("damaged")).toHaveLength(1);
    expect(at.object("Relic").damage).toBeUndefined();
    expect(at.zone("Bear")).toBe("graveyard");
  });

  test("120.2b: the damage is of the object that the spell names, with its abilities", () => {
    const saint = creature("Saint", "3/3", c.keyword("lifelink"));
    const throwing = instant(
      "Throw",
      c.damage(
        c.powerOf(c.target(c.all(c.creature, c.controlledBy(c.you)))),
        c.toPlayer(c.eachOpponent),
        c.thatTarget(0),
      ),
    );
    const at = new Play({
      cards: [saint, throwing],
      A: { hand: ["Throw"], battlefield: ["Saint"] },
    });
    at.play("Throw", ["Saint"]);
    expect([at.life(A), at.life(B)]).toEqual([23, 17]);
    expect(at.happened("damaged")).toMatchObject([{ source: at.id("Saint") }]);
  });

  test("120.5: damage itself destroys nothing: what is saved in the same resolution lives", () => {
    const burn = instant(
      "Burn",
      c.inOrder(
        c.damage(2, c.toObject(c.target(c.creature))),
        c.untilEndOfTurn(c.thatTarget(0), c.gets(0, 1)),
      ),
    );
    const at = new Play({
      cards: [burn, bear],
      A: { hand: ["Burn"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Burn", ["Bear"]);
    expect(at.zone("Bear")).toBe("battlefield");
    expect(at.object("Bear").damage).toBe(2);
  });

  describe("120.6: damage stays marked", () => {
    const burn = (amount: number) =>
      instant(`Burn ${amount}`, c.damage(amount, c.toObject(c.target(c.creature))));
    const relic = artifact("Relic");
    const wake = instant(
      "Wake",
      c.untilEndOfTurn(c.target(c.artifact), c.addTypes({ types: ["creature"] }), c.setPT(3, 3)),
    );
    const rest = instant("Rest", c.untilEndOfTurn(c.target(c.artifact), c.loseTypes("creature")));

    test("120.6: also on what stops being a creature and becomes one again", () => {
      const at = new Play({
        cards: [relic, wake, rest, burn(2), burn(1)],
        A: { hand: ["Wake", "Rest", "Wake", "Burn 2", "Burn 1"], battlefield: ["Relic"] },
      });
      at.play("Wake", ["Relic"]).play("Burn 2", ["Relic"]).play("Rest", ["Relic"]);
      expect(at.of("Relic").types).toEqual(["artifact"]);
      expect(at.object("Relic").damage).toBe(2);
      at.play("Wake", ["Relic"]).play("Burn 1", ["Relic"]);
      expect(at.zone("Relic")).toBe("graveyard");
    });

    test("120.6: it adds up, and counts against a toughness that falls later", () => {
      const shrink = instant("Shrink", c.untilEndOfTurn(c.target(c.creature), c.gets(0, -1)));
      const at = new Play({
        cards: [creature("Ogre", "3/4"), burn(1), burn(2), shrink],
        A: { hand: ["Burn 1", "Burn 2", "Shrink"], battlefield: ["Ogre"] },
      });
      at.play("Burn 1", ["Ogre"]).play("Burn 2", ["Ogre"]);
      expect(at.zone("Ogre")).toBe("battlefield");
      at.play("Shrink", ["Ogre"]);
      expect(at.zone("Ogre")).toBe("graveyard");
    });
  });

  test("120.9: 'that much' is the damage of that source, not of others at the same time", () => {
    const leech = creature(
      "Leech",
      "2/2",
      c.triggered(
        c.dealsCombatDamage(c.thisObject, { player: c.anyPlayer }),
        c.gainLife(c.thatMuch),
      ),
    );
    const at = new Play({
      cards: [leech, creature("Ogre", "5/5")],
      step: "declareAttackers",
      A: { battlefield: ["Leech", "Ogre"] },
    });
    at.choose(["Leech", "Ogre"]).passUntil("combatDamage").resolve();
    expect([at.life(A), at.life(B)]).toEqual([22, 13]);
  });
});

describe("121: drawing", () => {
  test("121.1: the top card of one's library, as an effect as well", () => {
    const at = new Play({
      cards: [sorcery("Study", c.draw(1, c.targetPlayer()))],
      A: { hand: ["Study"] },
      B: { library: ["Island", "Forest"] },
    });
    at.play("Study", ["B"]);
    expect(at.hand(B)).toEqual(["Island"]);
    expect(at.library(B)).toEqual(["Forest"]);
  });

  describe("121.2a: the number of cards drawn", () => {
    const study = (amount: number) => sorcery(`Study ${amount}`, c.draw(amount));
    const more = artifact("More", c.replacement(c.drawsCards(c.you), c.changeAmount({ plus: 1 })));
    const twice = artifact("Twice", c.replacement(c.draws(c.you), c.changeAmount({ to: 2 })));
    const few = artifact(
      "Few",
      c.replacement(c.drawsCards(c.anyPlayer, 2), c.changeAmount({ to: 1 })),
    );
    const cards = [study(1), study(3), more, twice, few];
    const drawn = (amount: 1 | 3, ...battlefield: string[]): number => {
      const at = new Play({
        cards,
        A: { hand: [`Study ${amount}`], battlefield, library: ["12 Forest"] },
      });
      at.play(`Study ${amount}`);
      return at.hand(A).length;
    };

    test("121.2a: is modified once for an instruction, before each single draw is", () => {
      expect(drawn(3, "More")).toBe(4);
      expect(drawn(1, "More")).toBe(2);
      expect(drawn(3, "Twice")).toBe(6);
    });

    test("121.2a, 616.1g: the effect on the number comes first; nobody chooses", () => {
      expect(drawn(3, "More", "Twice")).toBe(8);
      expect(drawn(3, "Twice", "More")).toBe(8);
    });

    test("121.2a: 'two or more' doesn't mean a single card", () => {
      expect(drawn(3, "Few")).toBe(1);
      expect(drawn(1, "Few")).toBe(1);
      // One becomes two, which is an instruction to draw two.
      expect(drawn(1, "Few", "Twice")).toBe(1);
    });

    test("121.2a, 504.1: the draw of the draw step is an instruction to draw one card", () => {
      const at = new Play({
        cards,
        step: "upkeep",
        A: { battlefield: ["More"], library: ["5 Forest"] },
      });
      at.passUntil("main1");
      expect(at.hand(A)).toHaveLength(2);
    });

    test("614.11: it applies with an empty library", () => {
      const relief = artifact(
        "Relief",
        c.replacement(c.drawsCards(c.you), c.doInstead(c.gainLife(c.thatMuch))),
      );
      const at = new Play({
        cards: [...cards, relief],
        A: { hand: ["Study 3"], battlefield: ["Relief"] },
      });
      at.play("Study 3");
      expect(at.life(A)).toBe(23);
      expect(at.game.result).toBeFalsy();
    });
  });

  test("121.3: who may draw can choose to, with an empty library, and loses", () => {
    const at = new Play({
      cards: [instant("Wish", c.may(c.you, c.draw(1)))],
      A: { hand: ["Wish"] },
    });
    at.cast("Wish").resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    at.choose(true);
    expect(at.game.result).toEqual({ winner: B });
  });

  test("121.6a–b: a replaced draw is done with before the next card of the sequence is drawn", () => {
    const well = artifact(
      "Well",
      c.replacement(c.draws(c.you), c.doInstead(c.mill(1)), { optional: true }),
    );
    const at = new Play({
      cards: [well, sorcery("Study", c.draw(2))],
      A: { hand: ["Study"], battlefield: ["Well"], library: ["Island", "Forest"] },
    });
    at.cast("Study").resolve().choose(true).choose(false);
    expect(at.graveyard(A)).toEqual(["Island", "Study"]);
    expect(at.hand(A)).toEqual(["Forest"]);
  });
});

describe("122: counters", () => {
  test("122.1a: +X/+Y and -X/-Y counters of any numbers", () => {
    const growth = (counter: CounterKind) =>
      instant(`Put ${counter}`, c.putCounters(c.target(c.creature), counter));
    const at = new Play({
      cards: [growth("+1/+1"), growth("-1/-1"), creature("Ogre", "4/4")],
      A: { hand: ["Put +1/+1"], battlefield: ["Ogre", { name: "Ogre", counters: { "-1/-1": 2 } }] },
    });
    const [one, two] = at.all("Ogre").map((id) => at.character(id));
    expect([one?.power, one?.toughness, two?.power, two?.toughness]).toEqual([4, 4, 2, 2]);
    at.play("Put +1/+1", ["Ogre"]);
    expect(at.pt("Ogre")).toBe("5/5");
  });

  test("122.2, 400.7: counters stay behind; nothing removes them, nothing brings them back", () => {
    const blink = instant(
      "Blink",
      c.inOrder(
        c.exile(c.target(c.creature), { name: "it" }),
        c.returnToBattlefield(c.named("it")),
      ),
    );
    const at = new Play({
      cards: [blink, bear],
      A: { hand: ["Blink"], battlefield: [{ name: "Bear", counters: { "+1/+1": 3 } }] },
    });
    expect(at.pt("Bear")).toBe("5/5");
    at.play("Blink", ["Bear"]);
    expect(at.zone("Bear")).toBe("battlefield");
    expect(at.pt("Bear")).toBe("2/2");
    expect(at.counters("Bear")).toEqual({});
  });

  test("122.3: as many of both go, and what is left stays", () => {
    const put = instant("Put", c.putCounters(c.target(c.creature), "-1/-1", 2));
    const at = new Play({
      cards: [put, bear],
      A: { hand: ["Put"], battlefield: [{ name: "Bear", counters: { "+1/+1": 3 } }] },
    });
    at.play("Put", ["Bear"]);
    expect(at.counters("Bear")).toEqual({ "+1/+1": 1 });
    expect(at.pt("Bear")).toBe("3/3");
  });

  test("122.1e: a planeswalker's loyalty is the number of its loyalty counters", () => {
    const walker = made("Walker", "Legendary Planeswalker", [c.loyalty(2, c.gainLife(1))], {
      loyalty: 3,
    });
    const hit = instant("Hit", c.damage(5, c.toObject(c.target(c.planeswalker))));
    const at = new Play({ cards: [walker, hit], A: { hand: ["Walker", "Hit"] } });
    at.play("Walker").activate("Walker").resolve();
    expect(at.counters("Walker")).toEqual({ loyalty: 5 });
    at.play("Hit", ["Walker"]);
    expect(at.zone("Walker")).toBe("graveyard");
  });
});
