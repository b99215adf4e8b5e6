/** Games of more than two: what the effects of those who left still do, and teams (CR 800, 802, 808). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Condition, Effect, Player } from "../../language/schema.ts";
import { refused } from "../testing/making.ts";
import { creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C, D } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "2/2");
const lands = { library: ["9 Forest"] };

describe("what concerns a player who has left", () => {
  /** What the text does with that player at the next end step, when B has left. */
  const later = (does: (who: Player) => Effect, seat: "A" | "C" = "A"): Play => {
    const spell = sorcery(
      "Later",
      c.gainLife(1, c.targetPlayer()),
      c.exile(c.target(c.all(c.creature, c.isNamed("Wolf"))), { name: "it" }),
      c.delayed(c.beginningOf("end", c.eachPlayer), does(c.controllerOf(c.thatTarget(0)))),
    );
    const side = { ...lands, hand: ["Later"], battlefield: ["Bear", "Wolf"] };
    const at = new Play({
      cards: [bear, wolf, spell],
      active: seat,
      A: lands,
      B: lands,
      C: lands,
      [seat]: side,
    });
    return at.play("Later", ["B"], ["Wolf"]).concede(B).until().resolve();
  };

  test("800.4b: no token is created under their control", () => {
    const token = c.token({ types: ["creature"], subtypes: ["Wolf"], pt: "1/1" });
    const at = later((who) => c.inOrder(c.create(1, token, { who }), c.create(1, token)));
    expect(at.happened("created")).toMatchObject([{ player: A }]);
    expect(at.battlefield()).toEqual(["Bear", "Wolf Token"]);
  });

  test("800.4b: what would be put onto the battlefield under their control stays where it is", () => {
    const at = later((under) => c.putOntoBattlefield(c.named("it"), { under }));
    expect(at.exile()).toEqual(["Wolf"]);
    expect(at.battlefield()).toEqual(["Bear"]);
  });

  test("800.4b: they gain control of nothing", () => {
    const at = later((who) => c.apply(c.every(c.creature), [c.gainControl(who)]));
    expect(at.character(at.id("Bear")).controller).toBe(A);
    expect(at.happened("controlChanged")).toEqual([]);
  });

  test.each([
    ["A", C],
    ["C", A],
  ] as const)("800.4g: what an opponent of %s was to choose another opponent does", (seat, who) => {
    const chosen = later((by) => c.choose("x", 1, c.creature, by, { upTo: true }), seat);
    expect(chosen.decision).toMatchObject({ is: "choose", player: who });
    const said = later((by) => c.may(by, c.gainLife(5)), seat);
    expect(said.decision).toMatchObject({ is: "confirm", player: who });
  });

  test("800.4i: what is asked about them is as it was last", () => {
    const at = later((who) => c.gainLife(c.lifeOf(who)));
    expect(at.life(A)).toBe(41);
  });

  test("800.4i: what they have done has been done", () => {
    const at = new Play({
      cards: [
        instant("Zap", c.gainLife(1)),
        sorcery("Tally", c.gainLife(c.timesHappened(c.casts(c.anyPlayer)))),
        sorcery("Spy", c.gainLife(c.timesHappened(c.casts(c.anOpponent)))),
      ],
      A: { hand: ["Tally", "Spy"] },
      B: { hand: ["Zap"] },
      C: {},
    });
    at.pass().play("Zap").concede(B).play("Spy");
    expect(at.life(A)).toBe(21);
    at.play("Tally");
    expect(at.life(A)).toBe(24);
  });

  test("800.4i: one of several players may be one who has left, for what was done, not for what is", () => {
    const ifOne = (condition: Condition) =>
      c.onlyIf(c.forAnyOf(c.anOpponent, condition), c.gainLife(1));
    const at = new Play({
      cards: [
        instant("Zap", c.gainLife(1)),
        sorcery("Spy", ifOne(c.atLeast(1, c.timesHappened(c.casts(c.thePlayer))))),
        sorcery("Peek", ifOne(c.atMost(2, c.lifeOf(c.thePlayer)))),
      ],
      A: { hand: ["Spy", "Peek"] },
      B: { hand: ["Zap"], life: 1 },
      C: {},
    });
    at.pass().play("Zap").concede(B).play("Spy");
    expect(at.life(A)).toBe(21);
    at.play("Peek");
    expect(at.life(A)).toBe(21);
  });
});

describe("802: attacking several players", () => {
  const stalker = creature(
    "Stalker",
    "2/2",
    c.keyword("landwalk", { quality: c.ofSubtype("Swamp") }),
  );

  test("802.1, 802.3a: one or several; what is about attacks on one player counts those alone", () => {
    const fence = made("Fence", "Enchantment", [c.forPlayers(c.you, [c.attackTax(c.mana("{1}"))])]);
    const attack = (...whom: readonly string[]): readonly unknown[] => {
      const at = new Play({
        cards: [bear, wolf, fence],
        step: "declareAttackers",
        A: { battlefield: ["Bear", "Wolf", "3 Forest"] },
        B: {},
        C: { battlefield: ["Fence"] },
      });
      at.choose(["Bear", "Wolf"]);
      for (const one of whom) at.choose(one);
      at.settle();
      const tapped = at.all("Forest").filter((id) => at.game.objects[id]?.tapped);
      return [at.object("Bear").attacking, at.object("Wolf").attacking, tapped.length];
    };
    expect(attack("B", "B")).toEqual([{ player: B }, { player: B }, 0]);
    expect(attack("B", "C")).toEqual([{ player: B }, { player: C }, 1]);
    expect(attack("C", "C")).toEqual([{ player: C }, { player: C }, 2]);
  });

  test("802.2a: the defending player is the one whom that creature attacks", () => {
    const at = new Play({
      cards: [stalker, bear, wolf],
      step: "declareAttackers",
      A: { battlefield: ["2 Stalker"] },
      B: { battlefield: ["Swamp", "Bear"] },
      C: { battlefield: ["Wolf"] },
    });
    at.choose(["Stalker", "Stalker"]).choose("B").choose("C").pass(3);
    // B can't block; C, who has no Swamp, can.
    expect(at.decision).toMatchObject({ is: "pairs", player: C });
  });

  test.each([
    ["C", 1],
    ["D", 0],
  ] as const)(
    "802.2a, 702.14c: attacking %s, whose teammate has a Swamp or has none",
    (whom, blocks) => {
      const at = new Play({
        cards: [stalker, wolf],
        teams: ["AB", "CD"],
        step: "declareAttackers",
        A: { battlefield: ["Stalker"] },
        B: {},
        C: { battlefield: ["Wolf"] },
        D: { battlefield: ["Swamp"] },
      });
      at.choose(["Stalker"]).choose(whom).pass(4);
      const { decision } = at;
      expect(decision.is === "pairs" ? decision.pairs.length : 0).toBe(blocks);
    },
  );
});

describe("808: teams", () => {
  test("808.1, 808.3a: of any size; all of the other teams can be attacked, teammates can't", () => {
    const at = new Play({
      cards: [bear],
      teams: ["AB", "C", "D"],
      apart: true,
      step: "declareAttackers",
      A: { battlefield: ["2 Bear"] },
      B: {},
      C: {},
      D: {},
    });
    at.choose(["Bear", "Bear"]);
    const defenders = [C, D].map((player) => ({
      is: "defender",
      defender: { is: "player", player },
    }));
    expect(at.decision).toMatchObject({ is: "option", options: defenders });
    at.choose("C").choose("D");
    expect(at.all("Bear").map((id) => at.game.objects[id]?.attacking)).toEqual([
      { player: C },
      { player: D },
    ]);
  });

  test.each([
    ["808.5", true],
    ["810.5", false],
  ])("%s: teammates share neither hands nor mana nor permanents", (_rule, apart) => {
    const growth = made("Growth", "Sorcery", [c.spellAbility(c.gainLife(3))], { cost: "{B}" });
    const relic = made("Relic", "Artifact", [c.activated([], c.gainLife(1))]);
    const at = new Play({
      cards: [growth, relic, bear],
      teams: ["AB", "CD"],
      apart,
      A: { ...lands, hand: ["Growth"] },
      B: { ...lands, battlefield: ["Swamp", "Relic"], hand: ["Bear"], mana: ["black"] },
      C: lands,
      D: lands,
    });
    const why = (name: string): string | undefined =>
      refused(at, { is: "act", action: at.activateAction(name) });
    expect(at.decision).toMatchObject({ is: "act", player: A });
    expect(refused(at, { is: "act", action: at.castAction("Growth") })).toBe("notEnoughMana");
    expect([why("Relic"), why("Swamp")]).toEqual(["notYours", "notYours"]);
    const [theirs] = at.game.players[1]?.hand ?? [];
    if (!theirs) throw new Error("B has no card.");
    const cast = { is: "cast", object: theirs, way: { is: "normal" } } as const;
    expect(refused(at, { is: "act", action: cast })).toBeDefined();
    expect(at.life(D)).toBe(20);
  });
});
