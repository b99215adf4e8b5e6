/** Keywords as they are played: combat, state-based actions, day and night. */
import { describe, expect, test } from "vitest";
import { B, Table } from "../engine/testing/table.ts";
import {
  creature,
  damage,
  defineCard,
  gets,
  keyword,
  spellAbility,
  target,
  toObject,
  transform,
  untilEndOfTurn,
} from "../language/build.ts";
import type { Ability, KeywordName } from "../language/schema.ts";
import { bearer, offered, pinger, testCard } from "./testing/cards.ts";

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
