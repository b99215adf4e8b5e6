/** Keywords of casting: with flash, for other costs, from other zones, as an Aura. */
import { describe, expect, test } from "vitest";
import { A, B, Table } from "../engine/testing/table.ts";
import {
  activated,
  attached,
  costPaid,
  counter,
  creature,
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
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Ability } from "../language/schema.ts";
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
