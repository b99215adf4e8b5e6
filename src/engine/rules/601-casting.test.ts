/** Casting, activating, triggering and resolving: what the other tests leave (CR 601–603, 608). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { type Rules, whyNot } from "../index.ts";
import { wayAction } from "../testing/making.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.creature)));

describe("601: casting", () => {
  const gate = artifact("Gate", c.forPlayers(c.you, [c.castAsThoughFlash(c.creature)]));
  const hungry = made(
    "Hungry",
    "Creature — Bear",
    [c.additionalCost(c.sacrificeOthers(1, c.artifact))],
    { pt: "3/3" },
  );

  test("601.3d, 601.5a: who has begun as though it had flash goes on, although that ends", () => {
    const at = new Play({
      cards: [gate, hungry],
      step: "upkeep",
      A: { hand: ["Hungry"], battlefield: ["Gate"] },
    });
    at.cast("Hungry").settle();
    expect(at.zone("Gate")).toBe("graveyard");
    expect(at.stack()).toEqual(["Hungry"]);
    at.resolve();
    expect(at.zone("Hungry")).toBe("battlefield");
  });

  test("601.5: what forbids it while the costs are paid comes too late", () => {
    // Its sacrifice brings a rule into force that would have forbidden it.
    const hush = artifact("Hush", c.cantCast(c.eachPlayer, c.creature));
    const lid = artifact("Lid", c.staticAbility(c.every(c.isNamed("Hush")), [c.losesAllAbilities]));
    const at = new Play({
      cards: [hush, lid, hungry],
      A: { hand: ["Hungry", "Hungry"], battlefield: ["Hush", "Lid"] },
    });
    at.cast("Hungry", ["Lid"]);
    expect(at.stack()).toEqual(["Hungry"]);
    at.resolve();
    expect(at.refusal(at.castAction("Hungry"))?.code).toBe("prohibited");
  });

  test("601.1a: to play a card is to play a land or to cast a spell, whichever it is", () => {
    const gift = sorcery(
      "Gift",
      c.exile(c.topOfLibrary(), { name: "it" }),
      c.may(c.you, c.play(c.you, c.named("it"))),
    );
    const at = new Play({
      cards: [gift, bear],
      A: { hand: ["Gift", "Gift"], library: ["Forest", "Bear"] },
    });
    at.play("Gift").choose(true).settle();
    expect(at.battlefield()).toEqual(["Forest"]);
    expect(at.happened("cast")).toHaveLength(1);
    at.play("Gift").choose(true).settle();
    expect(at.stack()).toEqual(["Bear"]);
    expect(at.happened("cast")).toHaveLength(3);
  });

  test("601.2e: what would be illegal as proposed isn't cast, and is back where it was", () => {
    const ceiling = artifact("Ceiling", c.cantCast(c.eachPlayer, c.hasManaValue("atLeast", 3)));
    const wave = made("Wave", "Sorcery", [c.spellAbility(c.gainLife(c.x))], { cost: "{X}{R}" });
    const at = new Play({
      cards: [ceiling, wave],
      A: { hand: ["Wave"], battlefield: ["5 Mountain", "Ceiling"] },
    });
    // X may be 1: a spell with mana value 2 is legal, one with mana value 3 isn't.
    at.act(at.castAction("Wave"));
    expect(at.decision).toMatchObject({ is: "number", min: 0, max: 1 });
    expect(whyNot(at.game, { is: "number", number: 2 })).not.toBeNull();
    at.choose(1).settle().resolve();
    expect(at.life(A)).toBe(21);
  });

  describe("601.3e: what it would be as it is cast decides, not what the card is in the hand", () => {
    const naiad = made(
      "Naiad",
      "Enchantment Creature — Nymph",
      [c.keyword("bestow", { cost: [c.mana("{1}")] }), c.staticAbility(c.attached, [c.gets(1, 1)])],
      { pt: "1/1" },
    );
    const table = (rule: Ability, step: "main1" | "upkeep", otherwise: Partial<Rules> = {}): Play =>
      new Play({
        cards: [naiad, bear, artifact("Rule", rule)],
        step,
        otherwise,
        A: { hand: ["Naiad"], battlefield: ["Rule", "Forest", "Bear"] },
      });

    test.each([
      ["normal", "prohibited"],
      ["bestow", undefined],
    ] as const)("601.3e: creature spells can't be cast: %s: %s", (way, code) => {
      const at = table(c.cantCast(c.eachPlayer, c.creature), "main1");
      expect(at.refusal(wayAction(at, "Naiad", way))?.code).toBe(code);
    });

    test.each([
      ["normal", undefined],
      ["bestow", "sorceryTiming"],
    ] as const)("601.3e: creature spells as though they had flash: %s: %s", (way, code) => {
      const at = table(c.forPlayers(c.you, [c.castAsThoughFlash(c.creature)]), "upkeep");
      expect(at.refusal(wayAction(at, "Naiad", way))?.code).toBe(code);
    });

    const of2014 = { spellsJudged: "asTheCard" } as const;

    test.each([
      ["normal", "prohibited"],
      ["bestow", "prohibited"],
    ] as const)("601.5 of 2014: creature spells can't be cast: %s: %s", (way, code) => {
      const at = table(c.cantCast(c.eachPlayer, c.creature), "main1", of2014);
      expect(at.refusal(wayAction(at, "Naiad", way))?.code).toBe(code);
    });

    test.each([
      [of2014, undefined],
      [{}, "prohibited"],
    ] as const)("noncreature spells can't be cast, by the rules %o: bestow: %s", (rules, code) => {
      const at = table(c.cantCast(c.eachPlayer, c.not(c.creature)), "main1", rules);
      expect(at.refusal(wayAction(at, "Naiad", "bestow"))?.code).toBe(code);
    });

    test("601.5 of 2014: creature spells as though they had flash: bestowed, too", () => {
      const rule = c.forPlayers(c.you, [c.castAsThoughFlash(c.creature)]);
      const at = table(rule, "upkeep", of2014);
      expect(at.refusal(wayAction(at, "Naiad", "bestow"))).toBeNull();
    });

    test("601.3e: continuous effects that would apply to it so are looked at, too", () => {
      const at = new Play({
        cards: [
          naiad,
          bear,
          artifact("Rule", c.cantCast(c.eachPlayer, c.ofColor("red"))),
          artifact(
            "Paint",
            c.staticAbility(c.every(c.all(c.spell, c.ofSubtype("Aura"))), [c.becomes("red")]),
          ),
        ],
        A: { hand: ["Naiad"], battlefield: ["Rule", "Paint", "Forest", "Bear"] },
      });
      expect(at.refusal(wayAction(at, "Naiad", "normal"))).toBeNull();
      expect(at.refusal(wayAction(at, "Naiad", "bestow"))?.code).toBe("prohibited");
    });
  });

  test("601.3d: not without what lets it", () => {
    const at = new Play({ cards: [hungry], step: "upkeep", A: { hand: ["Hungry"] } });
    expect(at.refusal(at.castAction("Hungry"))?.code).toBe("sorceryTiming");
  });

  test("601.7: what alters costs doesn't touch what is on the stack", () => {
    const tax = made("Tax", "Enchantment", [
      c.keyword("flash"),
      c.spellsCost(c.spell, { more: "{5}" }),
    ]);
    const at = new Play({ cards: [tax, bear], A: { hand: ["Bear"] }, B: { hand: ["Tax"] } });
    at.cast("Bear").pass().cast("Tax").resolve().resolve();
    expect(at.zone("Tax")).toBe("battlefield");
    expect(at.zone("Bear")).toBe("battlefield");
  });
});

describe("602: activating", () => {
  test("602.2: only the controller may, also of what another owns", () => {
    const tome = creature("Tome", "1/1", c.activated([], c.gainLife(1)));
    const steal = instant("Steal", c.untilEndOfTurn(c.target(c.creature), c.gainControl()));
    const at = new Play({
      cards: [tome, steal],
      A: { hand: ["Steal"] },
      B: { battlefield: ["Tome"] },
    });
    expect(at.refusal(at.activateAction("Tome"))?.code).toBe("notYours");
    at.play("Steal", ["Tome"]).activate("Tome").pass();
    expect(at.decision).toMatchObject({ is: "act", player: B });
    expect(at.refusal(at.activateAction("Tome"))?.code).toBe("notYours");
    at.pass();
    expect(at.life(A)).toBe(21);
  });
});

describe("603: triggering", () => {
  test("603.2a: what forbids casting doesn't keep abilities from triggering", () => {
    const hush = artifact("Hush", c.cantCast(c.eachPlayer, c.spell));
    const bell = artifact("Bell", c.triggered(c.beginningOf("end"), c.gainLife(4)));
    const at = new Play({
      cards: [hush, bell],
      step: "main2",
      A: { battlefield: ["Hush", "Bell"] },
    });
    at.pass(2).resolve();
    expect(at.life(A)).toBe(24);
  });

  test("603.5: 'you may' goes on the stack unasked; the choice comes as it resolves", () => {
    const host = creature(
      "Host",
      "1/1",
      c.triggered(c.enters(c.thisObject), c.may(c.you, c.gainLife(2))),
    );
    const at = new Play({ cards: [host], A: { hand: ["Host"] } });
    at.play("Host");
    expect(at.stack()).toEqual(["Host ability"]);
    expect(at.decision).toMatchObject({ is: "act" });
    at.resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    at.choose(false);
    expect(at.life(A)).toBe(20);
  });

  test("603.5: 'unless' is asked as it resolves, too", () => {
    const toll = creature(
      "Toll",
      "1/1",
      c.triggered(c.enters(c.thisObject), c.unlessPays(c.you, [c.payLife(3)], c.sacrifice(c.self))),
    );
    const at = new Play({ cards: [toll], A: { hand: ["Toll"] } });
    at.play("Toll");
    expect(at.stack()).toEqual(["Toll ability"]);
    at.resolve().choose(true).settle();
    expect(at.life(A)).toBe(17);
    expect(at.zone("Toll")).toBe("battlefield");
  });

  test("603.6d: 'enters tapped' and 'enters with' are part of entering; nothing is on the stack", () => {
    const slow = creature("Slow", "0/0", c.entersTapped, c.entersWith("+1/+1", 2));
    const at = new Play({ cards: [slow], A: { hand: ["Slow"] } });
    at.play("Slow");
    expect(at.stack()).toEqual([]);
    expect(at.object("Slow").tapped).toBe(true);
    expect(at.pt("Slow")).toBe("2/2");
  });

  test("603.7f: a delayed trigger made by a replacement effect is of its object and controller", () => {
    const trap = artifact(
      "Trap",
      c.replacement(
        c.draws(c.you),
        c.doInstead(c.delayed(c.beginningOf("end", c.eachPlayer), c.gainLife(3))),
      ),
    );
    const study = sorcery("Study", c.draw(1, c.targetPlayer()));
    const at = new Play({
      cards: [trap, study],
      A: { hand: ["Study"] },
      B: { battlefield: ["Trap"], library: ["Forest"] },
    });
    at.play("Study", ["B"]).until();
    expect(at.game.turn.step).toBe("end");
    expect(at.stack()).toEqual(["Trap ability"]);
    at.resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 23]);
  });
});

describe("608: resolving", () => {
  const grow = artifact(
    "Grow",
    c.triggered(c.enters(c.creature), c.putCounters(c.it(), "+1/+1", 2)),
  );
  const freeze = instant(
    "Freeze",
    c.untilEndOfTurn(c.target(c.creature), c.setTypes(["artifact"])),
  );

  test("608.2k: 'it' is meant although it is no creature any more", () => {
    const at = new Play({
      cards: [grow, freeze, bear],
      A: { hand: ["Bear", "Freeze"], battlefield: ["Grow"] },
    });
    at.play("Bear").play("Freeze", ["Bear"]).resolve();
    expect(at.of("Bear").types).toEqual(["artifact"]);
    expect(at.counters("Bear")).toEqual({ "+1/+1": 2 });
  });

  test("608.2j: an effect on black creatures hits one that has other colors as well", () => {
    const purge = sorcery("Purge", c.destroy(c.every(c.all(c.creature, c.ofColor("black")))));
    const both = made("Both", "Creature — Bear", [], { pt: "2/2", cost: "{W}{B}" });
    const at = new Play({
      cards: [purge, both, bear],
      A: { hand: ["Purge"] },
      B: { battlefield: ["Both", "Bear"] },
    });
    at.play("Purge");
    expect([at.zone("Both"), at.zone("Bear")]).toEqual(["graveyard", "battlefield"]);
  });

  test("608.3b: an Aura spell whose target is illegal by then goes to the graveyard", () => {
    const aura = made("Veil", "Enchantment — Aura", [
      c.keyword("enchant", { quality: c.creature }),
    ]);
    const watcher = artifact("Watcher", c.triggered(c.enters(c.enchantment), c.gainLife(1)));
    const at = new Play({
      cards: [aura, kill, bear, watcher],
      A: { hand: ["Veil"], battlefield: ["Bear", "Watcher"] },
      B: { hand: ["Kill"] },
    });
    at.cast("Veil", ["Bear"]).pass().play("Kill", ["Bear"]).resolve();
    expect(at.zone("Veil")).toBe("graveyard");
    expect(at.triggers("Watcher")).toBe(0);
    expect(at.stack()).toEqual([]);
  });
});
