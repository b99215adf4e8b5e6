/** Replacement effects (CR 614, 616): entering, drawing, dying, counters, life. */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.creature)));

describe("614.1c, 614.12: how something enters", () => {
  test("614.1c: tapped and with counters, from itself and from elsewhere, without a question", () => {
    const sleeper = creature("Sleeper", "1/1", c.entersTapped, c.entersWith("+1/+1", 2));
    const warden = artifact(
      "Warden",
      c.replacement(c.enters(c.all(c.creature, c.controlledBy(c.you))), c.enterWith("+1/+1", 1)),
    );
    const at = new Play({
      cards: [sleeper, warden],
      A: { hand: ["Sleeper"], battlefield: ["Warden"] },
    });
    at.play("Sleeper");
    expect(at.object("Sleeper")).toMatchObject({ tapped: true, counters: { "+1/+1": 3 } });
    expect(at.pt("Sleeper")).toBe("4/4");
  });

  test("614.12: a static ability of the newcomer that goes for many doesn't go for itself", () => {
    const glacier = creature("Glacier", "1/1", c.replacement(c.enters(c.creature), c.enterTapped));
    const at = new Play({ cards: [glacier, bear], A: { hand: ["Glacier", "Bear"] } });
    at.play("Glacier");
    expect(at.object("Glacier").tapped).toBeUndefined();
    at.play("Bear");
    expect(at.object("Bear").tapped).toBe(true);
  });

  test("614.12: what would take its ability away does so before it enters", () => {
    const humble = made("Humble", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.losesAllAbilities]),
    ]);
    const sleeper = creature("Sleeper", "1/1", c.entersTapped);
    const at = new Play({
      cards: [humble, sleeper],
      A: { hand: ["Sleeper"], battlefield: ["Humble"] },
    });
    expect(at.play("Sleeper").object("Sleeper").tapped).toBeUndefined();
  });

  test("614.12: what it would be there decides", () => {
    const plague = made("Plague", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.becomes("black")]),
    ]);
    const gate = artifact("Gate", c.replacement(c.enters(c.ofColor("black")), c.enterTapped));
    const at = new Play({
      cards: [plague, gate, bear],
      A: { hand: ["Bear"], battlefield: ["Plague", "Gate"] },
    });
    expect(at.play("Bear").object("Bear").tapped).toBe(true);
  });

  test.each([
    ["a devotion of four", ["2 White Knight"], "5/6"],
    ["a devotion of five", ["2 White Knight", "Elite Vanguard"], "6/7"],
  ])("614.12, 700.5: with %s, what enters doesn't count itself yet", (_, others, pt) => {
    const gift = artifact(
      "Gift",
      c.replacement(c.enters(c.all(c.creature, c.controlledBy(c.you))), c.enterWith("+1/+1", 1)),
    );
    const at = new Play({
      cards: [gift],
      A: { hand: ["Heliod, God of the Sun"], battlefield: ["Gift", "4 Plains", ...others] },
    });
    expect(at.play("Heliod, God of the Sun").pt("Heliod, God of the Sun")).toBe(pt);
  });

  test("614.12a: a color is chosen before it enters; its text knows it at once", () => {
    const prism = creature(
      "Prism",
      "1/1",
      c.asThisEnters(c.chooseColor()),
      c.staticAbility(c.self, [c.becomes(c.chosenColor)]),
    );
    const watcher = artifact("Watcher", c.triggered(c.enters(c.ofColor("red")), c.gainLife(1)));
    const at = new Play({
      cards: [prism, watcher],
      A: { hand: ["Prism"], battlefield: ["Watcher"] },
    });
    at.play("Prism");
    expect(at.battlefield()).toEqual(["Watcher"]);
    at.choose("red");
    expect(at.of("Prism").colors).toEqual(["red"]);
    expect(at.triggers("Watcher")).toBe(1);
  });

  test("614.12a: two that enter together choose one after the other, APNAP", () => {
    const prism = creature("Prism", "1/1", c.asThisEnters(c.chooseColor()));
    const raise = sorcery(
      "Raise",
      c.putOntoBattlefield(c.every(c.all(c.creature, c.inZone("graveyard"))), {
        under: c.ownerOf(c.every(c.all(c.creature, c.inZone("graveyard")))),
      }),
    );
    const at = new Play({
      cards: [prism, raise],
      A: { hand: ["Raise"], graveyard: ["Prism"] },
      B: { graveyard: ["Prism"] },
    });
    at.play("Raise");
    expect(at.decision).toMatchObject({ player: A });
    at.choose("red");
    expect(at.decision).toMatchObject({ player: B });
    at.choose("blue");
    const chosen = at
      .all("Prism")
      .map((id) => [at.game.objects[id]?.controller, at.game.objects[id]?.chosen?.color]);
    expect(chosen).toEqual([
      [A, "red"],
      [B, "blue"],
    ]);
  });

  test("614.12a: a choice of a creature type", () => {
    const herald = creature("Herald", "1/1", c.asThisEnters(c.chooseCreatureType()));
    const at = new Play({ cards: [herald], A: { hand: ["Herald"] } });
    at.play("Herald").pick({ is: "subtype", subtype: "Elf" });
    expect(at.object("Herald").chosen).toEqual({ subtype: "Elf" });
  });

  test("614.1c: 'you may …; if you don't, it enters tapped'", () => {
    const shrine = made("Shrine", "Land", [
      c.asThisEnters(c.may(c.you, c.loseLife(2), { otherwise: c.tap(c.self) })),
    ]);
    const played = (yes: boolean): Play => {
      const at = new Play({ cards: [shrine], A: { hand: ["Shrine"] } });
      return at.act({ is: "playLand", object: at.id("Shrine") }).choose(yes);
    };
    const paid = played(true);
    expect([paid.object("Shrine").tapped, paid.life(A)]).toEqual([undefined, 18]);
    const tapped = played(false);
    expect([tapped.object("Shrine").tapped, tapped.life(A)]).toEqual([true, 20]);
    expect(tapped.game.frames).toEqual({});
  });

  test("614.12a: a token makes its choice, too, and only once", () => {
    const prism = creature("Prism", "1/1", c.asThisEnters(c.chooseColor()));
    const mirror = sorcery("Mirror", c.create(2, c.copyToken(c.target(c.creature))));
    const at = new Play({
      cards: [prism, mirror],
      A: { hand: ["Mirror"], battlefield: ["Prism"] },
    });
    at.play("Mirror", ["Prism"]).choose("red").choose("green");
    const [, ...tokens] = at.all("Prism");
    expect(tokens.map((id) => at.game.objects[id]?.chosen)).toEqual([
      { color: "red" },
      { color: "green" },
    ]);
    expect(at.decision.is).toBe("act");
  });

  test("306.5b: a planeswalker enters with its loyalty", () => {
    const walker = made("Walker", "Planeswalker — Jace", [], { loyalty: 4 });
    const at = new Play({ cards: [walker], A: { hand: ["Walker"] } });
    expect(at.play("Walker").counters("Walker")).toEqual({ loyalty: 4 });
  });
});

describe("614.6: going elsewhere", () => {
  const leyline = artifact(
    "Void",
    c.replacement(c.putIntoGraveyardFrom(c.card), c.goTo("exile", "graveyard")),
  );

  test("614.6, 603.2g: exiled instead; it never died", () => {
    const mourner = artifact("Mourner", c.triggered(c.dies(c.creature), c.gainLife(1)));
    const at = new Play({
      cards: [leyline, mourner, bear, kill],
      A: { hand: ["Kill"], battlefield: ["Void", "Mourner", "Bear"] },
    });
    at.play("Kill", ["Bear"]);
    expect(at.exile()).toEqual(["Bear", "Kill"]);
    expect(at.triggers("Mourner")).toBe(0);
  });

  test("614.6: what leaves together with the Void is exiled as well", () => {
    const sweep = sorcery("Sweep", c.destroy(c.every(c.permanent)));
    const at = new Play({
      cards: [leyline, bear, sweep],
      A: { hand: ["Sweep"], battlefield: ["Void", "Bear"] },
    });
    at.play("Sweep");
    expect(at.exile().toSorted()).toEqual(["Bear", "Void"]);
    expect(at.graveyard(A)).toEqual(["Sweep"]);
  });

  test("614.6: 'if it would die this turn, exile it instead'", () => {
    const mark = instant(
      "Mark",
      c.establish(c.replacement(c.dies(c.among(c.target(c.creature))), c.goTo("exile"))),
    );
    const at = new Play({
      cards: [mark, kill, bear, creature("Cub", "1/1")],
      A: { hand: ["Mark", "Kill", "Kill"], battlefield: ["Bear", "Cub"] },
    });
    at.play("Kill", ["Cub"]);
    expect(at.zone("Cub")).toBe("graveyard");
    at.play("Mark", ["Bear"]).play("Kill", ["Bear"]);
    expect(at.zone("Bear")).toBe("exile");
  });
});

describe("614.11, 121.6: draws", () => {
  const dredger = (how: Parameters<typeof c.replacement>[2]) =>
    artifact("Well", c.replacement(c.draws(c.you), c.doInstead(c.gainLife(2)), how));
  const study = sorcery("Study", c.draw(3));

  test("121.2, 614.11a: each draw of several is replaced by itself", () => {
    const at = new Play({
      cards: [dredger({ optional: true }), study],
      A: { hand: ["Study"], battlefield: ["Well"], library: ["Island", "Forest"] },
    });
    at.cast("Study").resolve().choose(true).choose(false).choose(true);
    expect(at.hand(A)).toEqual(["Island"]);
    expect(at.life(A)).toBe(24);
  });

  test("614.11: also from an empty library", () => {
    const at = new Play({
      cards: [dredger({}), study],
      A: { hand: ["Study"], battlefield: ["Well"] },
    });
    at.play("Study");
    expect(at.happened("drewFromEmpty")).toEqual([]);
    expect(at.life(A)).toBe(26);
  });

  test("614.5: 'draw two instead' doesn't invoke itself", () => {
    const library = artifact("Archive", c.replacement(c.draws(c.you), c.doInstead(c.draw(2))));
    const at = new Play({
      cards: [library, sorcery("Glimpse", c.draw(1))],
      A: { hand: ["Glimpse"], battlefield: ["Archive"], library: ["Island", "Forest", "Swamp"] },
    });
    at.play("Glimpse");
    expect(at.hand(A)).toEqual(["Island", "Forest"]);
  });

  test("614.5: two of them make four, each having one chance at each", () => {
    const library = artifact("Archive", c.replacement(c.draws(c.you), c.doInstead(c.draw(2))));
    const at = new Play({
      cards: [library, sorcery("Glimpse", c.draw(1))],
      A: { hand: ["Glimpse"], battlefield: ["Archive", "Archive"], library: ["6 Island"] },
    });
    at.play("Glimpse");
    expect(at.hand(A)).toHaveLength(4);
  });

  test("121.2, 614.1a: another number of cards", () => {
    const library = artifact(
      "Archive",
      c.replacement(c.draws(c.you), c.changeAmount({ times: 2 })),
    );
    const at = new Play({
      cards: [library, sorcery("Glimpse", c.draw(2))],
      A: { hand: ["Glimpse"], battlefield: ["Archive"], library: ["6 Island"] },
    });
    expect(at.play("Glimpse").hand(A)).toHaveLength(4);
  });

  test("614.1a, 113.6: from the graveyard, as dredge does", () => {
    const grave = made(
      "Grub",
      "Creature — Insect",
      [
        c.replacement(c.draws(c.you), c.doInstead(c.inOrder(c.mill(2), c.returnToHand(c.self))), {
          optional: true,
          zone: "graveyard",
        }),
      ],
      { pt: "1/1" },
    );
    const at = new Play({
      cards: [grave, sorcery("Glimpse", c.draw(1))],
      A: { hand: ["Glimpse"], graveyard: ["Grub"], library: ["3 Island"] },
    });
    at.play("Glimpse").choose(true);
    expect(at.hand(A)).toEqual(["Grub"]);
    expect(at.library(A)).toEqual(["Island"]);
  });
});

describe("614.1: “you may” is said to the controller of the effect, whomever the event concerns", () => {
  const theirs = c.all(c.creature, c.controlledBy(c.anOpponent));
  const own = c.every(c.all(c.creature, c.controlledBy(c.you)));
  test.each([
    ["a draw", c.draws(c.anOpponent), c.draw(1, c.you)],
    ["life", c.gainsLife(c.anOpponent), c.gainLife(1)],
    [
      "damage to a player",
      c.isDealtDamage({ player: c.anOpponent }),
      c.damage(1, c.toPlayer(c.you)),
    ],
    ["damage to a creature", c.isDealtDamage({ object: theirs }), c.damage(1, c.toObject(own))],
    ["a death", c.dies(theirs), c.destroy(own)],
  ] as const)("%s", (_, when, effect) => {
    const instead = c.doInstead(c.gainLife(7));
    const grudge = artifact("Grudge", c.replacement(when, instead, { optional: true }));
    const at = new Play({
      cards: [grudge, bear, sorcery("Do", effect)],
      A: { battlefield: ["Grudge"] },
      B: { hand: ["Do"], battlefield: ["Bear"], library: ["2 Island"] },
      active: "B",
    });
    at.cast("Do").resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    expect(at.choose(true).life(A)).toBe(27);
  });
});

describe("614.1a: amounts", () => {
  const cases = [
    ["damage", c.isDealtDamage({ player: c.you }), c.damage(3, c.toPlayer(c.you)), 14],
    ["loss of life", c.losesLife(c.you), c.loseLife(3), 14],
    ["gain of life", c.gainsLife(c.you), c.gainLife(3), 26],
    ["loss through damage (120.4c)", c.losesLife(c.you), c.damage(3, c.toPlayer(c.you)), 14],
  ] as const;

  test.each(cases)("614.1a: twice as much %s", (_, when, effect, life) => {
    const double = artifact("Double", c.replacement(when, c.changeAmount({ times: 2 })));
    const at = new Play({
      cards: [double, sorcery("Do", effect)],
      A: { hand: ["Do"], battlefield: ["Double"] },
    });
    expect(at.play("Do").life(A)).toBe(life);
  });

  test("616.1: plus one and twice: the affected player says which is first", () => {
    const double = artifact(
      "Double",
      c.replacement(c.isDealtDamage({ player: c.anyPlayer }), c.changeAmount({ times: 2 })),
    );
    const more = artifact(
      "More",
      c.replacement(c.isDealtDamage({ player: c.anyPlayer }), c.changeAmount({ plus: 1 })),
    );
    const struck = (): Play =>
      new Play({
        cards: [double, more, sorcery("Burn", c.damage(3, c.toPlayer(c.anOpponent)))],
        A: { hand: ["Burn"], battlefield: ["Double", "More"] },
      }).play("Burn");
    expect(struck().decision).toMatchObject({ player: B, cr: ["616.1"] });
    expect(struck().effectOf("Double").life(B)).toBe(13);
    expect(struck().effectOf("More").life(B)).toBe(12);
  });

  test("616.1: twice and twice is the same in any order: nobody is asked", () => {
    const double = artifact(
      "Double",
      c.replacement(c.gainsLife(c.you), c.changeAmount({ times: 2 })),
    );
    const at = new Play({
      cards: [double, sorcery("Heal", c.gainLife(1))],
      A: { hand: ["Heal"], battlefield: ["Double", "Double"] },
    });
    expect(at.play("Heal").life(A)).toBe(24);
  });

  test("122.6, 614.16: twice as many counters, also those that something enters with", () => {
    const season = artifact(
      "Season",
      c.replacement(
        c.countersPut(c.all(c.creature, c.controlledBy(c.you))),
        c.changeAmount({ times: 2 }),
      ),
    );
    const grown = creature("Grown", "0/0", c.entersWith("+1/+1", 2));
    const grow = sorcery("Grow", c.putCounters(c.target(c.creature), "+1/+1", 1));
    const at = new Play({
      cards: [season, grown, grow],
      A: { hand: ["Grown", "Grow"], battlefield: ["Season"] },
    });
    expect(at.play("Grown").counters("Grown")).toEqual({ "+1/+1": 4 });
    expect(at.play("Grow", ["Grown"]).counters("Grown")).toEqual({ "+1/+1": 6 });
  });

  describe("306.5b, 122.6: loyalty with which a planeswalker enters", () => {
    const season = artifact(
      "Season",
      c.replacement(c.countersPut(c.permanent), c.changeAmount({ times: 2 })),
    );
    const walker = made("Walker", "Planeswalker — Jace", [], { loyalty: 4 });

    test("122.6: is put on it, so that another effect doubles it", () => {
      const at = new Play({
        cards: [season, walker],
        A: { hand: ["Walker"], battlefield: ["Season"] },
      });
      expect(at.play("Walker").counters("Walker")).toEqual({ loyalty: 8 });
      expect(at.happened("countersPut")).toMatchObject([{ counter: "loyalty", amount: 8 }]);
    });

    test("306.5b, 707.5: what enters as a copy of a planeswalker has the loyalty of that", () => {
      const mirror = made("Mirror", "Creature — Bear", [
        c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.planeswalker)),
      ]);
      const at = new Play({
        cards: [season, walker, mirror],
        A: { hand: ["Mirror"], battlefield: [{ name: "Walker", counters: { loyalty: 1 } }] },
      });
      at.play("Mirror");
      const [, copy] = at.all("Walker");
      expect(copy && at.game.objects[copy]?.counters).toEqual({ loyalty: 4 });
    });

    test("306.5b: a token that is a planeswalker enters with its loyalty", () => {
      const double = sorcery("Twin", c.create(1, c.copyToken(c.target(c.permanent))));
      const at = new Play({
        cards: [season, walker, double],
        A: { hand: ["Twin"], battlefield: ["Walker", "Season"] },
      });
      at.play("Twin", ["Walker"]);
      const [, copy] = at.all("Walker");
      expect(copy && at.game.objects[copy]?.counters).toEqual({ loyalty: 8 });
    });

    const optionsOf = (at: Play): readonly string[] =>
      at.decision.is === "option"
        ? at.decision.options.flatMap((one) => (one.is === "effect" ? [at.nameOf(one.source)] : []))
        : [];

    test("616.1: with counters of two kinds it matters when they are doubled", () => {
      const blessed = made("Blessed", "Planeswalker — Jace", [c.entersWith("charge", 1)], {
        loyalty: 3,
      });
      const at = new Play({
        cards: [season, blessed],
        A: { hand: ["Blessed"], battlefield: ["Season"] },
      });
      at.cast("Blessed").resolve();
      // Whichever comes second may be doubled or not (616.1f), so it matters which that is.
      expect(at.decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
      expect(optionsOf(at)).toEqual(["Blessed", "Blessed"]);
      at.effectOf("Blessed");
      expect(optionsOf(at)).toEqual(["Season", "Blessed"]);
      at.effectOf("Season");
      expect(at.counters("Blessed")).toEqual({ charge: 2, loyalty: 3 });
    });

    test("616.1: with nothing that doubles them nobody is asked which come first", () => {
      const blessed = made("Blessed", "Planeswalker — Jace", [c.entersWith("charge", 1)], {
        loyalty: 3,
      });
      const at = new Play({ cards: [blessed], A: { hand: ["Blessed"] } });
      at.play("Blessed");
      expect(at.decision).toMatchObject({ is: "act" });
      expect(at.counters("Blessed")).toEqual({ charge: 1, loyalty: 3 });
    });
  });

  test("614.6: gaining life may be something else altogether, and isn't gained then", () => {
    const drain = artifact(
      "Drain",
      c.replacement(c.gainsLife(c.you), c.doInstead(c.loseLife(c.thatMuch, c.eachOpponent))),
    );
    const glad = artifact("Glad", c.triggered(c.gainsLife(c.you), c.gainLife(1)));
    const at = new Play({
      cards: [drain, glad, sorcery("Heal", c.gainLife(4))],
      A: { hand: ["Heal"], battlefield: ["Drain", "Glad"] },
    });
    at.play("Heal");
    expect([at.life(A), at.life(B), at.triggers("Glad")]).toEqual([20, 16, 0]);
  });
});

describe("614.17: what can't happen", () => {
  test("119.7, 614.17c: who can't gain life doesn't, and nothing replaces it", () => {
    const forbid = artifact("Forbid", c.forPlayers(c.eachPlayer, [c.cantGainLife]));
    const drain = artifact("Drain", c.replacement(c.gainsLife(c.you), c.doInstead(c.draw(1))));
    const at = new Play({
      cards: [forbid, drain, sorcery("Heal", c.gainLife(4))],
      A: { hand: ["Heal"], battlefield: ["Forbid", "Drain"], library: ["Island"] },
    });
    at.play("Heal");
    expect(at.life(A)).toBe(20);
    expect(at.hand(A)).toEqual([]);
  });

  test("702.12b, 614.17c: what is indestructible isn't destroyed; a regeneration shield stays", () => {
    const iron = creature(
      "Iron",
      "2/2",
      c.staticAbility(c.self, [c.isIndestructible]),
      c.activated([], c.regenerate(c.self)),
    );
    const at = new Play({ cards: [iron, kill], A: { hand: ["Kill"], battlefield: ["Iron"] } });
    at.activate("Iron").resolve().play("Kill", ["Iron"]);
    expect(at.zone("Iron")).toBe("battlefield");
    expect(at.object("Iron").tapped).toBeUndefined();
    expect(at.game.effects).toHaveLength(1);
  });

  test("400.4a: an instant or sorcery card stays where it is", () => {
    const raise = sorcery("Raise", c.putOntoBattlefield(c.zoneOf("graveyard", c.you)));
    const at = new Play({
      cards: [raise, bear, kill],
      A: { hand: ["Raise"], graveyard: ["Kill", "Bear"] },
    });
    at.play("Raise");
    expect(at.battlefield()).toEqual(["Bear"]);
    expect(at.graveyard(A)).toEqual(["Kill", "Raise"]);
  });
});
