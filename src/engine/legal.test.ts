import { describe, expect, test } from "vitest";
import {
  anyTarget,
  creature,
  damage,
  draw,
  keyword,
  spell,
  spellAbility,
  thisObject,
  toObject,
  you,
} from "../language/build.ts";
import type { Ability, Filter, PlayerChange } from "../language/schema.ts";
import { whyNotCast } from "./legal.ts";
import { announcement, card, number, relic } from "./testing/making.ts";
import { A, B, Table } from "./testing/table.ts";

const forYou = (...changes: readonly PlayerChange[]): Ability => ({
  is: "forPlayers",
  who: you,
  changes,
});

describe("601.3b, 702.8: casting as though it had flash", () => {
  const ambusher = card("Test Ambusher", {
    cost: "{1}",
    type: "Creature — Cat",
    pt: "1/1",
    text: [
      {
        is: "forPlayers",
        who: you,
        changes: [{ is: "castAsThoughFlash", spells: thisObject }],
        zone: "stack",
        rule: "702.8a",
      },
    ],
  });
  const orrery = relic("Test Orrery", forYou({ is: "castAsThoughFlash", spells: creature }));

  test("702.8a: a spell that says so of itself, in the opponent's turn", () => {
    const table = new Table({
      cards: [ambusher],
      active: "B",
      A: { hand: ["Test Ambusher", "Grizzly Bears"], battlefield: ["4 Forest"] },
    });
    table.pass();
    expect(table.refusal(table.castAction("Grizzly Bears"))).toMatchObject({
      code: "notYourTurn",
    });
    table.cast("Test Ambusher");
    expect(table.stack()).toEqual(["Test Ambusher"]);
    // On top of it, too.
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("601.3b: an effect lets a player cast spells with a quality so", () => {
    const table = new Table({
      cards: [orrery, relic("Test Trinket")],
      step: "upkeep",
      A: { hand: ["Grizzly Bears", "Test Trinket"], battlefield: ["Test Orrery", "4 Forest"] },
      B: { hand: ["Grizzly Bears"], battlefield: ["2 Forest"] },
    });
    expect(table.refusal(table.castAction("Grizzly Bears"))).toBeNull();
    expect(table.refusal(table.castAction("Test Trinket"))).toMatchObject({
      code: "sorceryTiming",
    });
    // It says "you": not the opponent.
    table.pass();
    expect(table.refusal(table.castAction("Grizzly Bears"))).toMatchObject({
      code: "notYourTurn",
    });
  });
});

describe("702.8a: a land with flash", () => {
  const meadow = card("Test Meadow", {
    type: "Land",
    text: [keyword("flash")],
  });
  const orrery = relic("Test Orrery", forYou({ is: "castAsThoughFlash", spells: creature }));
  const inHand = (table: Table, player: 0 | 1, index = 0) => ({
    is: "playLand" as const,
    object: table.game.players[player]?.hand[index] ?? table.id("Test Meadow"),
  });

  test("702.8a: it may be played whenever an instant could be cast, as the land for this turn", () => {
    const table = new Table({
      cards: [meadow],
      step: "upkeep",
      A: { hand: ["Test Meadow", "Forest", "Test Meadow"] },
    });
    expect(table.refusal(inHand(table, 0, 1))).toMatchObject({ code: "sorceryTiming" });
    expect(table.refusal(inHand(table, 0))).toBeNull();
    table.act(inHand(table, 0));
    expect(table.refusal(inHand(table, 0, 1))).toMatchObject({ code: "landAlreadyPlayed" });
  });

  test("305.3: never in the turn of somebody else", () => {
    const table = new Table({ cards: [meadow], step: "upkeep", B: { hand: ["Test Meadow"] } });
    table.pass();
    expect(table.refusal(inHand(table, 1))).toMatchObject({ code: "notYourTurn", cr: "305.1" });
  });

  test("305.1: an effect that lets spells be cast so says nothing of a land, which is none", () => {
    const arbor = card("Test Arbor", { type: "Land Creature — Forest Dryad", pt: "1/1", text: [] });
    const table = new Table({
      cards: [orrery, arbor],
      step: "upkeep",
      A: { hand: ["Test Arbor"], battlefield: ["Test Orrery"] },
    });
    expect(table.refusal(inHand(table, 0))).toMatchObject({ code: "sorceryTiming", cr: "305.1" });
  });
});

describe("305.2: land plays", () => {
  const explorer = (amount: number) =>
    relic("Test Map", forYou({ is: "moreLandPlays", amount: number(amount) }));
  const play = (table: Table): Table =>
    table.act({ is: "playLand", object: table.game.players[0]?.hand[0] ?? table.id("Forest") });
  const why = (table: Table) =>
    table.refusal({
      is: "playLand",
      object: table.game.players[0]?.hand[0] ?? table.id("Forest"),
    });

  test("305.2: one a turn, and one more for each effect that says so", () => {
    for (const [battlefield, more, plays] of [
      [[], 1, 1],
      [["Test Map"], 1, 2],
      [["Test Map"], 2, 3],
      [["2 Test Map"], 1, 3],
    ] as const) {
      const table = new Table({
        cards: [explorer(more)],
        A: { hand: ["5 Forest"], battlefield },
      });
      for (let n = 0; n < plays; n += 1) play(table);
      expect(why(table)).toMatchObject({ code: "landAlreadyPlayed", cr: "305.2" });
    }
  });

  test("305.2a: it is counted when a land is to be played, not when the effect began", () => {
    const table = new Table({
      cards: [
        explorer(2),
        card("Test Kill", {
          cost: "{R}",
          type: "Instant",
          text: [spellAbility(damage(1, toObject(anyTarget)))],
        }),
      ],
      A: { hand: ["5 Forest"], battlefield: ["Test Map"] },
    });
    play(table);
    play(table);
    // The Map leaves: two lands have been played, one is allowed.
    const { [table.id("Test Map")]: _map, ...objects } = table.game.objects;
    const battlefield = table.game.battlefield.filter((id) => id !== table.id("Test Map"));
    table.game = { ...table.game, objects, battlefield };
    expect(why(table)).toMatchObject({ code: "landAlreadyPlayed" });
  });

  test("805.4c, 117.1a: teammates who share a turn each play lands and cast in it", () => {
    const table = new Table({ A: { hand: ["2 Forest"] }, B: { hand: ["2 Island"] } });
    const teams = { members: [[A, B]], sharedTurns: true, sharedLife: false };
    table.pass();
    expect(table.decision).toMatchObject({ player: B });
    const object = table.game.players[1]?.hand[0] ?? table.id("Island");
    expect(table.refusal({ is: "playLand", object })).toMatchObject({ code: "notYourTurn" });
    table.game = { ...table.game, teams };
    expect(table.refusal({ is: "playLand", object })).toBeNull();
  });
});

describe("101.2, 601.3: prohibitions", () => {
  const ban = (spells: Filter) =>
    relic("Test Ban", { is: "cantCast", who: { is: "eachOpponent" }, spells });

  test("101.2: a spell that fits can't be cast by whom it names", () => {
    const table = new Table({
      cards: [ban(creature)],
      A: { hand: ["Grizzly Bears", "Shock"], battlefield: ["2 Forest", "Mountain"] },
      B: { battlefield: ["Test Ban"] },
    });
    expect(table.refusal(table.castAction("Grizzly Bears"))).toMatchObject({
      code: "prohibited",
      cr: "101.2",
      object: table.id("Test Ban"),
    });
    expect(table.refusal(table.castAction("Shock"))).toBeNull();
    // "Your opponents": not its controller.
    const own = new Table({
      cards: [ban(creature)],
      A: { hand: ["Grizzly Bears"], battlefield: ["2 Forest", "Test Ban"] },
    });
    expect(own.refusal(own.castAction("Grizzly Bears"))).toBeNull();
  });

  test("601.3a: choices that take it out of the prohibition let it be begun; the others don't", () => {
    const cheap: Filter = {
      is: "allOf",
      filters: [spell, { is: "hasStat", stat: "manaValue", compares: "atMost", amount: number(2) }],
    };
    const blast = card("Test Blast", {
      cost: "{X}{R}",
      type: "Sorcery",
      text: [spellAbility(draw(1))],
    });
    const position = (lands: number): Table =>
      new Table({
        cards: [ban(cheap), blast],
        A: { hand: ["Test Blast"], battlefield: [`${lands} Mountain`] },
        B: { battlefield: ["Test Ban"] },
      });
    const poor = position(2);
    expect(poor.refusal(poor.castAction("Test Blast"))).toMatchObject({ code: "prohibited" });
    const table = position(4);
    table.act(table.castAction("Test Blast"));
    expect(table.decision).toMatchObject({ is: "number", min: 2, max: 3 });
    table.choose(2).settle();
    expect(announcement(table)).toMatchObject({ x: 2 });
  });

  test("611.2: an effect that lasts can prohibit as well", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    const [source] = table.all("Grizzly Bears");
    if (!source) throw new Error("It is there.");
    const effect = {
      id: "e1" as never,
      source,
      controller: B,
      timestamp: 1,
      objects: [],
      changes: [],
      ability: { is: "cantCast", who: { is: "eachOpponent" }, spells: spell },
      until: { is: "endOfTurn" },
    } as const;
    table.game = { ...table.game, effects: [effect] };
    expect(table.refusal(table.castAction("Shock"))).toMatchObject({
      code: "prohibited",
      object: source,
    });
  });
});

describe("608.2g: castings that a resolution offers", () => {
  test("608.2g: they heed neither zone nor timing, but costs and targets", () => {
    const table = new Table({
      step: "upkeep",
      A: { graveyard: ["Grizzly Bears"], battlefield: ["Forest"] },
    });
    const card = table.id("Grizzly Bears");
    const why = (offered: boolean) =>
      whyNotCast(table.game, A, card, { is: "normal" }, offered)?.code;
    expect(why(false)).toBe("wrongZone");
    expect(why(true)).toBe("notEnoughMana");
  });
});
