import { describe, expect, test } from "vitest";
import { eraOf } from "../eras/index.ts";
import { creature, defineCard, gets, staticAbility } from "../language/build.ts";
import type { CardDefinition, CardFace } from "../language/card.ts";
import { cardIdOf } from "../language/card.ts";
import { playerId } from "./ids.ts";
import { type Setup, type SetupObject, start } from "./start.ts";
import { bear } from "./testing/cards.ts";
import { A, B, C, D, Table } from "./testing/table.ts";

const ape = defineCard(["Test Ape", "試しの猿", "ためしのさる"], {
  type: "Creature — Ape",
  pt: "3/3",
});
const { id: _id, ...apeFace } = ape;
const two: CardDefinition = { ...bear, id: cardIdOf("Two"), back: apeFace };
const walker: CardDefinition = {
  ...defineCard(["Test Walker", "試しの者", "ためしのもの"], { type: "Planeswalker" }),
  loyalty: 4,
};
const anthem = defineCard(["Test Anthem", "試しの聖歌", "ためしのせいか"], {
  type: "Enchantment",
  text: [staticAbility({ is: "all", filter: creature }, [gets(1, 1)])],
});
const cards = [bear, ape, walker, anthem];

const problemOf = (objects: readonly SetupObject[], more: Partial<Setup> = {}) => {
  const result = start({
    rules: eraOf("2026-04-17").rules,
    cards: [bear, two],
    players: [
      { id: A, life: 20 },
      { id: B, life: 20 },
    ],
    objects,
    active: A,
    step: "main1",
    ...more,
  });
  return result.ok ? undefined : result.problem.code;
};

describe("positions", () => {
  test("306.5b: a planeswalker has its printed loyalty, unless something else is given", () => {
    const given = { name: "Test Walker", counters: { loyalty: 2 } };
    const table = new Table({ cards, A: { battlefield: ["Test Walker", given] } });
    expect(table.all("Test Walker").map((id) => table.game.objects[id]?.counters)).toEqual([
      { loyalty: 4 },
      { loyalty: 2 },
    ]);
    const inHand = new Table({ cards, A: { hand: ["Test Walker"] } });
    expect(inHand.game.objects[inHand.id("Test Walker")]?.counters).toBeUndefined();
  });

  test("111.3: a token with a face of its own, or as a copy of a card, is no card", () => {
    const { id: _, ...face } = ape;
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Bear", token: true }] },
    });
    const token = table.game.objects[table.id("Test Bear")];
    expect(token).toMatchObject({ token: true, base: { name: bear.name } });
    expect(token?.card).toBeUndefined();
    const own: SetupObject = { owner: A, zone: "battlefield", base: face as CardFace };
    expect(problemOf([own])).toBeUndefined();
    expect(problemOf([{ ...own, zone: "hand" }])).toBe("notOnBattlefield");
  });

  test("707.2: a copy has the values of what it copies", () => {
    const table = new Table({ cards, A: { battlefield: [{ name: "Test Bear", copyOf: ape }] } });
    expect(table.pt("Test Ape")).toBe("3/3");
  });

  test("712.8: the back face is up only of a card that has one, on the battlefield", () => {
    const back = { owner: A, zone: "battlefield", face: "back" } as const;
    expect(problemOf([{ ...back, card: bear.id }])).toBe("noBackFace");
    expect(problemOf([{ ...back, card: two.id }])).toBeUndefined();
    expect(problemOf([{ ...back, card: two.id, zone: "graveyard" }])).toBe("notOnBattlefield");
  });

  test("607.2a: a linked ability finds what it exiled", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: ["Test Anthem"],
        exile: [{ name: "Test Bear", exiledWith: { by: 0, link: "x" } }],
      },
    });
    expect(table.game.links).toEqual({ [`${table.id("Test Anthem")}:x`]: [table.id("Test Bear")] });
    const exiled = { card: bear.id, owner: A, exiledWith: { by: 7, link: "x" } } as const;
    expect(problemOf([{ ...exiled, zone: "exile" }])).toBe("badLink");
    expect(problemOf([{ ...exiled, zone: "hand" }])).toBe("badLink");
  });

  test("702.26b: what is phased out is on no list of permanents", () => {
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Anthem", phasedOut: true }, "Test Bear"] },
    });
    expect(table.pt("Test Bear")).toBe("2/2");
    const host = { card: bear.id, owner: A, zone: "battlefield", phasedOut: true } as const;
    const aura = { card: bear.id, owner: A, zone: "battlefield", attachedTo: 0 } as const;
    expect(problemOf([host, aura])).toBe("badAttachment");
  });

  test("613.7: the list gives the timestamps", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear", "Test Ape"] } });
    expect(Object.values(table.game.objects).map(({ timestamp }) => timestamp)).toEqual([1, 2]);
  });

  test("305.2, 731.2: what has happened in this turn and the last one", () => {
    const table = new Table({
      A: { landsPlayed: 1, spellsCast: 2, hand: ["Forest"] },
      B: { spellsCastLastTurn: 1 },
    });
    expect(table.refusal({ is: "playLand", object: table.id("Forest") })?.code).toBe(
      "landAlreadyPlayed",
    );
    expect(table.game.thisTurn.spellsCast).toEqual({ A: 2 });
    expect(table.game.lastTurn).toMatchObject({ active: B, spellsCast: { B: 1 } });
  });

  test("102.3: every player is in one team", () => {
    const teams = (...members: readonly (readonly string[])[]): Partial<Setup> => ({
      teams: {
        members: members.map((team) => team.map(playerId)),
        sharedTurns: false,
        sharedLife: false,
      },
    });
    expect(problemOf([], teams(["A"], ["B"]))).toBeUndefined();
    expect(problemOf([], teams(["A"]))).toBe("badTeams");
    expect(problemOf([], teams(["A"], ["B", "C"]))).toBe("badTeams");
    expect(problemOf([], teams(["A"], ["A"]))).toBe("badTeams");
  });

  test("810.4: a team that shares its life has one total", () => {
    const table = new Table({
      teams: ["AB", "CD"],
      A: { life: 30 },
      B: {},
      C: { life: 25 },
      D: {},
    });
    expect([A, B, C, D].map((player) => table.life(player))).toEqual([30, 30, 25, 25]);
  });

  test("a game may have a time and a seed", () => {
    const table = new Table({ time: "night", seed: 7 });
    expect(table.game).toMatchObject({ time: "night", seed: 7 });
  });
});
