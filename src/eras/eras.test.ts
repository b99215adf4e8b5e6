import { describe, expect, test } from "vitest";
import type { GameEvent } from "../engine/events.ts";
import { type Edition, editions, numberUnder } from "../engine/rules.ts";
import { A, Table } from "../engine/testing/table.ts";
import type { KeywordName } from "../language/schema.ts";
import { type Era, eraOf, todayEdition } from "./index.ts";

/** Editions from a year on, or before it. */
const from = (year: number) => editions.filter((edition) => Number(edition.slice(0, 4)) >= year);
const until = (year: number) => editions.filter((edition) => Number(edition.slice(0, 4)) < year);

describe("an era is a patch on the next", () => {
  /** What two eras do otherwise; editions and numbers always differ. */
  function differing(one: Era, other: Era): readonly string[] {
    const { edition: _edition, numbers: _numbers, ...variants } = one.rules;
    const rules = (Object.keys(variants) as (keyof typeof variants)[]).filter(
      (name) => one.rules[name] !== other.rules[name],
    );
    const names = Object.keys(one.keywords) as KeywordName[];
    const keywords = names.filter((name) => one.keywords[name] !== other.keywords[name]);
    return [...rules, ...keywords].toSorted();
  }

  const otherwise: readonly (readonly [Edition, readonly string[]])[] = [
    ["2023-11-17", ["damageOrder", "keywordCounters"]],
    [
      "2014-05-01",
      [
        "backFaceManaValue",
        "copiedDefining",
        "countersWithEffects",
        "creatureTypeWords",
        "damageTargets",
        "dividedAmong",
        "doubleFacedTokens",
        "enteringSeen",
        "enteringTogether",
        "flashback",
        "hideaway",
        "illegalTargets",
        "keywordCounters",
        "madness",
        "milling",
        "negativeSizeChange",
        "ownTransforming",
        "permanentSpellCopies",
        "phasedOutTokens",
        "planeswalkerDamage",
        "planeswalkerRule",
        "shufflingIn",
        "spellsJudged",
        "splitManaValue",
        "teamAttacks",
        "transformTimestamp",
      ],
    ],
    [
      "2009-07-11",
      [
        "cardsOfGone",
        "controlOfGone",
        "copiedDefining",
        "deathtouchDamage",
        "enteringAsCopy",
        "excessReduction",
        "hiddenCards",
        "indestructible",
        "legendRule",
        "lifeOfTeammate",
        "planeswalkerActivations",
        "planeswalkerRule",
        "shufflingIn",
      ],
    ],
    [
      "2008-07-15",
      [
        "combatDamage",
        "damageOrder",
        "deathtouch",
        "layering",
        "lifelink",
        "secondDamageStep",
        "tokenOwner",
        "unspentMana",
      ],
    ],
    ["2007-10-01", ["enteringSeen"]],
    [
      "2002-02-20",
      [
        "defender",
        "layering",
        "legendRule",
        "lookingBack",
        "madness",
        "negativeSizeChange",
        "opposingCounters",
        "phasingIn",
        "planeswalkerDamage",
        "sameTarget",
        "secondDamageStep",
        "supertypes",
        "turnDraw",
        "walls",
        "withoutAttackers",
      ],
    ],
  ];

  test.each(otherwise)("only what is told was otherwise in %s", (edition, told) => {
    const next = editions[editions.indexOf(edition) + 1] ?? todayEdition;
    expect(differing(eraOf(edition), eraOf(next))).toEqual(told);
  });

  test("its rules stand under its date, with its numbers on top of those of the next", () => {
    for (const [index, edition] of editions.entries()) {
      const { rules } = eraOf(edition);
      expect(rules.edition).toBe(edition);
      expect(rules.numbers).toHaveLength(editions.length - 1 - index);
    }
  });
});

describe("the numbers of each edition, looked up in its text", () => {
  // Today's number, then from 2023 back to 2002.
  test.each([
    ["the active player rule", "101.4", "101.4", "101.4", "101.4", "103.4", "103.4", "413.2d"],
    ["losing at 0 life", "704.5a", "704.5a", "704.5a", "704.5a", "420.5a", "420.5a", "420.5a"],
    ["the legend rule", "704.5j", "704.5j", "704.5k", "704.5k", "420.5e", "420.5e", "420.5e"],
    ["counters that cancel", "704.5q", "704.5q", "704.5r", "704.5r", "420.5n", "420.5n", null],
    ["mana that empties", "500.5", "500.4", "500.4", "500.4", "300.3", "300.3", "300.4"],
    ["until end of combat", "500.5a", "500.5", "500.5", "500.5", "300.4", "300.4", "300.3"],
    ["the total cost", "601.2f", "601.2f", "601.2e", "601.2e", "409.1f", "409.1f", "409.1f"],
    ["resolving a choice", "608.2d", "608.2d", "608.2d", "607.2d", "413.2c", "413.2c", "413.2c"],
    ["switching", "613.4d", "613.4d", "613.3e", "612.3e", "418.5i", "418.5i", "418.5c"],
    ["replacement", "614.1a", "614.1a", "614.1a", "613.1a", "419.1a", "419.1a", "419.1"],
    ["destroying", "701.8a", "701.7a", "701.6a", "701.6a", "501.4a", "501.4a", "217.4a"],
    ["milling", "701.17a", "701.13a", null, null, null, null, null],
    ["scrying", "701.22a", "701.18a", "701.18a", "701.16a", "501.8a", "501.8a", null],
    ["clashing", "701.30b", "701.23b", "701.20b", "701.18b", "501.10b", "501.10b", null],
    ["flashback", "702.34a", "702.34a", "702.33a", "702.31a", "502.22a", "502.22a", "502.22a"],
    ["madness", "702.35a", "702.35a", "702.34a", "702.32a", "502.24a", "502.24a", "502.24a"],
    ["changeling", "702.73a", "702.73a", "702.72a", "702.70a", "502.73a", "502.73a", null],
    ["persist", "702.79a", "702.79a", "702.78a", "702.76a", "502.79a", null, null],
    ["retrace", "702.81a", "702.81a", "702.80a", "702.78a", "502.81a", null, null],
    ["bestow", "702.103a", "702.103a", "702.102a", null, null, null, null],
    ["daybound", "702.145b", "702.145b", null, null, null, null, null],
    ["day and night", "731.1", "726.1", null, null, null, null, null],
    ["taking back", "733.1", "728.1", "717.1", "714.1", "422.1", "422.1", "422.1"],
  ] as const)("%s, today %s", (_, number, ...then) => {
    const older = editions.filter((edition) => edition !== todayEdition).toReversed();
    expect(older.map((edition) => numberUnder(eraOf(edition).rules, number))).toEqual(then);
  });
});

describe("a board of today by the rules of each edition", () => {
  /** Two cards drawn, two discarded, a creature killed. */
  function played(rules: Edition): Table {
    const table = new Table({
      rules,
      A: {
        hand: ["Careful Study", "Shock", "Forest"],
        battlefield: ["Island", "Mountain"],
        library: ["2 Swamp"],
      },
      B: { battlefield: ["Merfolk Looter"] },
    });
    table.cast("Careful Study").resolve().choose(["Forest", "Swamp"]);
    return table.cast("Shock", ["Merfolk Looter"]).resolve();
  }

  const cited = (table: Table, is: GameEvent["what"]["is"]) => [...new Set(table.cited(is))];

  // Casting is complete; a card is drawn, discarded, and the creature destroyed.
  const numbers: readonly (readonly [Edition, string, readonly string[]])[] = [
    ["2026-04-17", "601.2i", ["121.1", "701.9a", "704.5g", "701.8a"]],
    ["2023-11-17", "601.2i", ["121.1", "701.8a", "704.5g", "701.7a"]],
    ["2014-05-01", "601.2h", ["120.1", "701.7a", "704.5g", "701.6a"]],
    ["2009-07-11", "601.2h", ["119.1", "701.7a", "704.5g", "701.6a"]],
    ["2008-07-15", "409.1i", ["423.1", "217.4a", "420.5c", "501.4a"]],
    ["2007-10-01", "409.1i", ["423.1", "217.4a", "420.5c", "501.4a"]],
    ["2002-02-20", "409.1g", ["217.4a", "420.5c", "217.4a"]],
  ];

  test.each(numbers)("%s", (edition, cast, moved) => {
    const table = played(edition);
    const told = table.events.flatMap(({ cr }) => cr);
    expect(told.every((rule) => rule.edition === edition)).toBe(true);
    expect(cited(table, "cast")).toEqual([cast]);
    expect(cited(table, "moved")).toEqual(expect.arrayContaining([...moved]));
  });

  // 120.3e: that damage is marked was no rule before 2008, nor was lifelink's gain.
  test.each([
    ["2026-04-17", ["120.3e"]],
    ["2014-05-01", ["119.3e"]],
    ["2009-07-11", ["118.3d"]],
    ["2008-07-15", ["212.3g"]],
    ["2007-10-01", []],
    ["2002-02-20", []],
  ] as const)("120.3e: damage to a creature by the rules of %s", (edition, rules) => {
    expect(cited(played(edition), "damaged")).toEqual(rules);
  });
});

describe("madness (RT-14)", () => {
  const discarded = (rules: Edition): Table =>
    new Table({
      rules,
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel", "Pitchstone Wall"] },
      B: { battlefield: ["Drannith Magistrate"] },
    }).activate("Wild Mongrel", ["Basking Rootwalla"]);

  test.each(from(2016))("702.35a: in %s the card is exiled without a question", (rules) => {
    expect(discarded(rules).decision.is).not.toBe("confirm");
    expect(discarded(rules).zone("Basking Rootwalla")).toBe("exile");
  });

  test.each(until(2016))("702.35a: by the rules of %s its player may keep it out", (rules) => {
    const table = discarded(rules);
    expect(table.decision).toMatchObject({ is: "confirm", player: A });
    expect(table.choose(false).zone("Basking Rootwalla")).toBe("graveyard");
  });

  test.each(until(2016).filter((rules) => rules !== "2002-02-20"))(
    "702.35a: by the rules of %s it is cast while the trigger resolves",
    (rules) => {
      const table = new Table({
        rules,
        A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
      });
      table.activate("Wild Mongrel", ["Basking Rootwalla"]).choose(true).resolve().choose(true);
      expect(table.settle().stack()).toEqual(["Basking Rootwalla", "Wild Mongrel ability"]);
    },
  );

  test("702.35a: in 2002 a card set aside is played as though it were in hand", () => {
    const position = (rules: Edition): Table =>
      new Table({
        rules,
        A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
        B: { battlefield: ["Drannith Magistrate"] },
      }).activate("Wild Mongrel", ["Basking Rootwalla"]);
    const then = position("2002-02-20").choose(true).resolve();
    const cast = then.castAction("Basking Rootwalla", "permission");
    expect(then.refusal(cast)).toBeNull();
    expect(then.act(cast).settle().stack()).toEqual(["Basking Rootwalla", "Wild Mongrel ability"]);
    const now = position("2026-04-17").resolve();
    expect(now.graveyard(A)).toEqual(["Basking Rootwalla"]);
  });

  describe("702.35c, 400.7k: a card that is not cast", () => {
    /** Pitchstone Wall's trigger resolves after that of madness, and would return the card. */
    function declined(rules: Edition): Table {
      const table = new Table({
        rules,
        A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel", "Pitchstone Wall"] },
      }).activate("Wild Mongrel", ["Basking Rootwalla"]);
      if (table.decision.is === "confirm") table.choose(true);
      table.choose(["Pitchstone Wall", "Basking Rootwalla"]).resolve().choose(false);
      return table.resolve().choose(true);
    }

    test.each(from(2017))("is found in the graveyard by the rules of %s", (rules) => {
      expect(declined(rules).hand(A)).toEqual(["Basking Rootwalla"]);
    });

    test.each(until(2017).filter((rules) => rules !== "2002-02-20"))(
      "is not found by the rules of %s",
      (rules) => {
        const table = declined(rules);
        expect(table.hand(A)).toEqual([]);
        expect(table.graveyard(A)).toContain("Basking Rootwalla");
      },
    );
  });
});

describe("hideaway (RT-30)", () => {
  const five = ["Shock", "Unsummon", "Giant Growth", "Vitalize", "Forest"];
  const hidden = (rules: Edition): Table => {
    const table = new Table({ rules, A: { hand: ["Mosswort Bridge"], library: five } });
    table.act({ is: "playLand", object: table.id("Mosswort Bridge") }).resolve();
    return table.choose(["Unsummon"]);
  };

  test.each(from(2022))("702.75a: by the rules of %s chance orders the others", (rules) => {
    expect(hidden(rules).decision).toMatchObject({ is: "chance" });
  });

  test.each(until(2022).filter((rules) => rules !== "2002-02-20"))(
    "702.75a: by the rules of %s their owner does, and the land is tapped",
    (rules) => {
      const table = hidden(rules);
      expect(table.decision).toMatchObject({ is: "order", player: A });
      if (table.decision.is !== "order") throw new Error("The cards are put in some order.");
      table.answer({ is: "order", order: table.decision.items.toReversed() });
      expect(table.library(A)).toEqual(["Forest", "Vitalize", "Giant Growth", "Shock"]);
      expect(table.game.objects[table.id("Mosswort Bridge")]?.tapped).toBe(true);
    },
  );
});
