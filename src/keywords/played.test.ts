/** Keywords as they are played: combat, casting in other ways, state-based actions, day and night. */
import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  activated,
  attached,
  costPaid,
  counter,
  creature,
  damage,
  defineCard,
  destroy,
  discard,
  draw,
  enters,
  gainControl,
  gets,
  ifSo,
  keyword,
  linked,
  play,
  spell,
  spellAbility,
  staticAbility,
  tapThis,
  target,
  thisObject,
  toObject,
  transform,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Ability, KeywordName } from "../language/schema.ts";
import { bestowFor } from "./bestow.ts";
import { equipFor } from "./equip.ts";
import { evokeFor } from "./evoke.ts";
import { flashbackFor } from "./flashback.ts";
import { hideaway } from "./hideaway.ts";
import { kickerFor } from "./kicker.ts";
import { madnessFor } from "./madness.ts";
import { bearer, offered, pinger, testCard } from "./testing/cards.ts";

const murder = testCard("Murder", [spellAbility(destroy(target(creature)))], { type: "Instant" });
const cancel = testCard("Cancel", [spellAbility(counter(target(spell)))], { type: "Instant" });

describe("combat", () => {
  /** A's creature attacks; B has two 2/2 creatures. */
  const attack = (name: KeywordName, ...more: readonly Ability[]): Table =>
    new Table({
      step: "declareAttackers",
      A: { battlefield: ["Bearer"] },
      B: { battlefield: ["First", "Second"] },
      cards: [testCard("Bearer", [keyword(name), ...more]), testCard("First"), testCard("Second")],
    }).choose(["Bearer"]);
  const block = (table: Table, ...blockers: readonly string[]): Table =>
    table.pass(2).answer({
      is: "pairs",
      pairs: blockers.map((one) => [table.id(one), table.id("Bearer")] as const),
    });

  test("702.7b: with first strike it deals damage before the blocker does", () => {
    const table = block(attack("firstStrike"), "First").pass(2);
    expect(table.zone("First")).toBe("graveyard");
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.happened("damaged")).toHaveLength(1);
  });

  test("702.4b: with double strike it deals damage in both steps", () => {
    const unblocked = attack("doubleStrike").pass(2);
    unblocked.answer({ is: "pairs", pairs: [] }).pass(4);
    expect(unblocked.life(B)).toBe(16);
    const blocked = block(attack("doubleStrike"), "First").pass(4);
    expect(blocked.happened("damaged")).toHaveLength(1);
    expect(blocked.life(B)).toBe(20);
  });

  test("702.111b: menace, one blocker isn't enough and two are", () => {
    expect(() => block(attack("menace"), "First")).toThrow("702.111b");
    expect(block(attack("menace"), "First", "Second").happened("blocked")).toHaveLength(2);
  });

  test("702.20b: vigilance", () => {
    const table = attack("vigilance");
    expect(table.game.objects[table.id("Bearer")]?.tapped).toBeUndefined();
  });

  test("702.10b: haste", () => {
    const position = (...text: readonly Ability[]): Table =>
      new Table({
        step: "declareAttackers",
        A: { battlefield: [{ name: "Bearer", recent: true }, "Old"] },
        cards: [testCard("Bearer", text), testCard("Old")],
      });
    expect(offered(position(keyword("haste")))).toEqual(["Bearer", "Old"]);
    expect(offered(position())).toEqual(["Old"]);
  });

  test("702.10c: haste for abilities that tap", () => {
    const position = (...text: readonly Ability[]): Table =>
      new Table({
        A: { battlefield: [{ name: "Pinger", recent: true }] },
        cards: [pinger("Pinger", ...text)],
      });
    const quick = position(keyword("haste"));
    expect(quick.refusal(quick.activateAction("Pinger"))).toBeNull();
    const slow = position();
    expect(slow.refusal(slow.activateAction("Pinger"))).toMatchObject({ code: "summoningSick" });
  });

  test("702.2c: with trample, one damage from deathtouch is lethal", () => {
    const table = block(attack("deathtouch", keyword("trample")), "First").pass(2);
    expect(table.decision).toMatchObject({ is: "divide", firstAtLeast: [1, 0] });
    table.answer({ is: "divide", shares: [1, 1] });
    expect(table.life(B)).toBe(19);
    expect(table.zone("First")).toBe("graveyard");
  });
});

describe("state-based actions", () => {
  test("702.2b, 704.5h: damage from a source with deathtouch destroys", () => {
    const table = new Table({
      A: { battlefield: ["Pinger"] },
      B: { battlefield: ["Grizzly Bears"] },
      cards: [pinger("Pinger", keyword("deathtouch"))],
    });
    table.activate("Pinger", "Grizzly Bears").resolve();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.cited("moved")).toContain("704.5h");
  });

  const sturdy = (text: Ability): Table =>
    new Table({
      A: { hand: ["Spell"], battlefield: ["Bearer"] },
      cards: [bearer(keyword("indestructible")), testCard("Spell", [text], { type: "Instant" })],
    })
      .cast("Spell", "Bearer")
      .resolve();

  test("702.12b, 704.5g–h: nor by damage, lethal or from deathtouch", () => {
    const bolt = spellAbility(damage(5, toObject(target(creature))));
    expect(sturdy(bolt).zone("Bearer")).toBe("battlefield");
    const table = new Table({
      A: { battlefield: ["Bearer", "Pinger"] },
      cards: [bearer(keyword("indestructible")), pinger("Pinger", keyword("deathtouch"))],
    });
    table.activate("Pinger", "Bearer").resolve();
    expect(table.zone("Bearer")).toBe("battlefield");
  });

  test("704.5f: but toughness 0 puts it into the graveyard", () => {
    const shrink = spellAbility(untilEndOfTurn(target(creature), gets(0, -2)));
    expect(sturdy(shrink).zone("Bearer")).toBe("graveyard");
  });
});

describe("casting", () => {
  test("702.8a: flash on the opponent's turn and in response", () => {
    const position = (...text: readonly Ability[]): Table =>
      new Table({
        active: "B",
        A: { hand: ["Bearer"] },
        B: { hand: ["Shock"], battlefield: ["Mountain"] },
        cards: [testCard("Bearer", text)],
      })
        .cast("Shock", "A")
        .pass();
    const quick = position(keyword("flash"));
    expect(quick.cast("Bearer").stack()).toEqual(["Bearer", "Shock"]);
    const slow = position();
    expect(slow.refusal(slow.castAction("Bearer"))).toMatchObject({ cr: "117.1a" });
  });

  describe("702.34a: flashback", () => {
    const position = (zone: "hand" | "graveyard"): Table =>
      new Table({
        A: { [zone]: ["Bearer"], battlefield: ["Mountain"], library: ["2 Forest"] },
        B: { hand: ["Cancel"] },
        cards: [
          testCard("Bearer", [spellAbility(draw(1)), flashbackFor("{R}")], { type: "Sorcery" }),
          cancel,
        ],
      });

    test("from the graveyard for its cost, and then into exile", () => {
      const table = position("graveyard");
      table.act(table.castAction("Bearer", "way")).settle();
      expect(table.happened("tapped")).toHaveLength(1);
      table.resolve();
      expect(table.hand(A)).toEqual(["Forest"]);
      expect(table.zone("Bearer")).toBe("exile");
    });

    test("into exile if it is countered, too", () => {
      const table = position("graveyard");
      table.act(table.castAction("Bearer", "way")).settle();
      table.pass().cast("Cancel", "Bearer").resolve();
      expect(table.zone("Bearer")).toBe("exile");
    });

    test("from the hand only as usual, and then into the graveyard", () => {
      const table = position("hand");
      expect(() => table.castAction("Bearer", "way")).toThrow();
      expect(table.cast("Bearer").resolve().zone("Bearer")).toBe("graveyard");
    });

    test("117.1a: it doesn't change when a sorcery can be cast", () => {
      const table = position("graveyard");
      const action = table.castAction("Bearer", "way");
      const later = new Table({
        step: "upkeep",
        A: { graveyard: ["Bearer"], battlefield: ["Mountain"] },
        cards: [
          testCard("Bearer", [spellAbility(draw(1)), flashbackFor("{R}")], { type: "Sorcery" }),
        ],
      });
      expect(table.refusal(action)).toBeNull();
      expect(later.refusal(later.castAction("Bearer", "way"))).toMatchObject({ cr: "117.1a" });
    });
  });

  describe("702.35a, 607.1: two madness abilities", () => {
    const position = (): Table => {
      const table = new Table({
        A: { hand: ["Bearer", "Study"], battlefield: ["2 Mountain"] },
        cards: [
          testCard("Bearer", [spellAbility(draw(1)), madnessFor("{R}"), madnessFor("{1}{R}")], {
            type: "Sorcery",
            cost: "{5}",
          }),
          testCard("Study", [spellAbility(discard(1))], { type: "Instant" }),
        ],
      });
      return table.cast("Study").resolve();
    };
    const exiledBy = (nth: number): Table => {
      const table = position();
      const { decision } = table;
      const option = decision.is === "option" ? decision.options[nth] : undefined;
      if (!option) throw new Error("Nobody is asked which of them exiles it.");
      return table.answer({ is: "option", option }).settle();
    };

    test.each([
      [0, "{R}"],
      [1, "{1}{R}"],
    ])(
      "702.35a: the trigger of the one that exiled it lets it be cast, for that cost: %s",
      (nth, cost) => {
        const table = exiledBy(nth);
        expect(table.happened("triggered")).toHaveLength(1);
        table.resolve().choose(true).settle();
        expect(table.happened("costDetermined").at(-1)).toMatchObject({ mana: cost });
      },
    );
  });

  describe("702.81a: retrace", () => {
    const position = (...hand: readonly string[]): Table =>
      new Table({
        A: { hand, graveyard: ["Bearer"], library: ["2 Grizzly Bears"] },
        cards: [
          testCard("Bearer", [spellAbility(draw(1)), keyword("retrace")], { type: "Sorcery" }),
        ],
      });

    test("with a land card discarded, again and again", () => {
      const table = position("Forest", "Forest", "Shock");
      for (const lands of [1, 2]) {
        table.act(table.castAction("Bearer", "way")).settleUntilAsked();
        if (lands === 1) {
          expect(offered(table)).toEqual(["Forest", "Forest"]);
          table.choose(["Forest"]);
        }
        table.settle().resolve();
        expect(table.zone("Bearer")).toBe("graveyard");
        expect(table.graveyard(A).filter((one) => one === "Forest")).toHaveLength(lands);
      }
    });

    test("118.3: not without one", () => {
      const table = position("Shock");
      expect(table.refusal(table.castAction("Bearer", "way"))).toMatchObject({
        code: "costCantBePaid",
      });
    });
  });

  describe("702.74a: evoke", () => {
    const position = (): Table =>
      new Table({
        A: { hand: ["Bearer"], battlefield: ["2 Forest"], library: ["Island", "Island"] },
        B: { hand: ["Threaten"] },
        cards: [
          testCard("Bearer", [triggered(enters(thisObject), draw(1)), evokeFor("{G}")], {
            cost: "{1}{G}",
          }),
          testCard("Threaten", [spellAbility(untilEndOfTurn(target(creature), gainControl()))], {
            type: "Instant",
          }),
        ],
      });

    test("sacrificed when it enters, with its other ability in an order of choice", () => {
      const table = position();
      table.act(table.castAction("Bearer", "way")).settle().resolve();
      expect(table.happened("tapped")).toHaveLength(1);
      expect(table.decision).toMatchObject({ is: "order", player: A });
      table.choose(["Bearer", "Bearer"]).resolve().resolve();
      expect(table.zone("Bearer")).toBe("graveyard");
      expect(table.hand(A)).toEqual(["Island"]);
    });

    test("not if it was cast for its mana cost", () => {
      const table = position().cast("Bearer").resolve();
      expect(table.stack()).toEqual(["Bearer ability"]);
      expect(table.resolve().zone("Bearer")).toBe("battlefield");
    });

    test("whoever controls it by then sacrifices it", () => {
      const table = position();
      table.act(table.castAction("Bearer", "way")).settle().resolve();
      table.choose(["Bearer", "Bearer"]).pass().cast("Threaten", "Bearer").resolve();
      expect(table.of("Bearer").controller).toBe(B);
      table.resolve().resolve();
      expect(table.zone("Bearer")).toBe("graveyard");
    });
  });

  test("702.33a, 702.33d: kicked or not, as it is announced", () => {
    const position = (kicked: boolean): Table => {
      const table = new Table({
        A: { hand: ["Bearer"], battlefield: ["Forest"], library: ["3 Island"] },
        cards: [
          testCard(
            "Bearer",
            [kickerFor("{G}"), spellAbility(ifSo(costPaid("kicker"), draw(2), draw(1)))],
            {
              type: "Sorcery",
            },
          ),
        ],
      });
      return table.cast("Bearer", kicked).resolve();
    };
    expect(position(true).hand(A)).toHaveLength(2);
    expect(position(true).happened("tapped")).toHaveLength(1);
    expect(position(false).hand(A)).toHaveLength(1);
    expect(position(false).happened("tapped")).toEqual([]);
  });

  test("702.6a: equip only when one could cast a sorcery", () => {
    const table = new Table({
      step: "upkeep",
      A: { battlefield: ["Axe", "Grizzly Bears"] },
      cards: [testCard("Axe", [equipFor("{0}")], { type: "Artifact — Equipment" })],
    });
    expect(table.refusal(table.activateAction("Axe"))).toMatchObject({ code: "onlyAsSorcery" });
  });

  test("702.11b: who controls the ability matters, not who controls its source", () => {
    const table = new Table({
      A: { battlefield: ["Bearer", "Pinger"] },
      B: { hand: ["Threaten"] },
      cards: [
        bearer(keyword("hexproof")),
        pinger("Pinger"),
        testCard("Threaten", [spellAbility(untilEndOfTurn(target(creature), gainControl()))], {
          type: "Instant",
        }),
      ],
    });
    table.activate("Pinger", "Bearer").pass().cast("Threaten", "Pinger").resolve();
    expect(table.of("Pinger").controller).toBe(B);
    table.resolve();
    expect(table.happened("damaged")).toHaveLength(1);
  });

  test("702.75a, 406.3a: what hideaway has hidden can be played", () => {
    const table = new Table({
      A: { hand: ["Bearer"], library: ["Shock", "Island"] },
      cards: [
        testCard("Bearer", [hideaway(2), activated([tapThis], play(you, linked("hideaway")))], {
          type: "Artifact",
        }),
      ],
    });
    table.cast("Bearer").resolve().resolve().choose(["Shock"]);
    table.activate("Bearer").resolve();
    table.choose(["B"]).settle().resolve();
    expect(table.life(B)).toBe(18);
  });
});

describe("702.103: bestow", () => {
  const position = (): Table =>
    new Table({
      A: { hand: ["Bearer", "Murder"], battlefield: ["2 Swamp", "Grizzly Bears"] },
      B: { hand: ["Murder"] },
      cards: [
        testCard("Bearer", [bestowFor("{1}{B}"), staticAbility(attached, [gets(1, 1)])], {
          cost: "{B}",
          type: "Enchantment Creature — Minotaur",
        }),
        murder,
      ],
    });
  const bestowed = (): Table => {
    const table = position();
    table.act(table.castAction("Bearer", "way")).choose(["Grizzly Bears"]);
    return table.settle();
  };

  test("702.103b: an Aura spell with a target, and no creature spell", () => {
    const table = bestowed();
    expect(table.of("Bearer").types).toEqual(["enchantment"]);
    expect(table.of("Bearer").subtypes).toEqual(["Aura"]);
    table.resolve();
    expect(table.pt("Grizzly Bears")).toBe("3/3");
    expect(table.of("Bearer").types).toEqual(["enchantment"]);
  });

  test("702.103a: otherwise a creature spell without a target", () => {
    const table = position().cast("Bearer").resolve();
    expect(table.of("Bearer").types).toEqual(["enchantment", "creature"]);
    expect(table.pt("Grizzly Bears")).toBe("2/2");
  });

  test("702.103e: with an illegal target it resolves as a creature", () => {
    const table = bestowed().pass().cast("Murder", "Grizzly Bears").resolve().resolve();
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.of("Bearer").types).toEqual(["enchantment", "creature"]);
    expect(table.cited("designated")).toEqual(["702.103e"]);
  });

  test("702.103f: without its host it becomes a creature and stays", () => {
    const table = bestowed().resolve().cast("Murder", "Grizzly Bears").resolve();
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.of("Bearer").types).toEqual(["enchantment", "creature"]);
    expect(table.happened("moved").filter(({ to }) => to.zone === "battlefield")).toHaveLength(1);
  });

  test("601.2c: it can't be cast bestowed without a creature to enchant", () => {
    const table = new Table({
      A: { hand: ["Bearer"], battlefield: ["2 Swamp"] },
      cards: [
        testCard("Bearer", [bestowFor("{1}{B}")], {
          cost: "{B}",
          type: "Enchantment Creature — Minotaur",
        }),
      ],
    });
    expect(table.refusal(table.castAction("Bearer", "way"))).toMatchObject({ code: "noTarget" });
  });
});

describe("702.145: daybound and nightbound", () => {
  const wolf = defineCard(["Human", "人間", "にんげん"], {
    cost: "{0}",
    type: "Creature — Human Werewolf",
    pt: "2/2",
    text: [keyword("daybound")],
    back: {
      name: ["Wolf", "狼", "おおかみ"],
      type: "Creature — Werewolf",
      pt: "4/4",
      text: [keyword("nightbound")],
    },
  });
  const turning = testCard("Turning", [spellAbility(transform(target(creature)))], {
    type: "Instant",
  });
  const position = (): Table =>
    new Table({
      A: { hand: ["Human", "2 Turning"], library: ["5 Island"] },
      B: { library: ["5 Island"] },
      cards: [wolf, turning],
    })
      .cast("Human")
      .resolve();

  /** Goes on, without attacks, until it is so. */
  const until = (table: Table, reached: (table: Table) => boolean): Table => {
    while (!reached(table)) {
      if (table.decision.is === "act") table.pass();
      else table.choose([]);
    }
    return table;
  };

  test("702.145d: it becomes day as soon as there is one", () => {
    expect(position().game.time).toBe("day");
  });

  test("702.145b, 702.145c: it turns over as it becomes night", () => {
    const table = position();
    // 731.2a: B's turn goes by without a spell.
    until(table, ({ game }) => game.turn.number === 3);
    expect(table.game.time).toBe("night");
    expect(table.pt("Wolf")).toBe("4/4");
  });

  test("702.145b: nothing else turns it over", () => {
    const table = position().cast("Turning", "Human").resolve();
    expect(table.pt("Human")).toBe("2/2");
  });

  test("702.145e, 702.145f: back after a turn with two spells", () => {
    const table = position();
    until(table, ({ game: { turn } }) => turn.number === 3 && turn.step === "main1");
    table.cast("Turning", "Wolf").resolve().cast("Turning", "Wolf").resolve();
    expect(table.pt("Wolf")).toBe("4/4");
    until(table, ({ game }) => game.turn.number === 4);
    expect(table.game.time).toBe("day");
    expect(table.pt("Human")).toBe("2/2");
  });
});
