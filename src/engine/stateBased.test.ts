import { describe, expect, test } from "vitest";
import { defineCard, draw, self, spellAbility, staticAbility } from "../language/build.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Ability, Change } from "../language/schema.ts";
import { phaseOut } from "./phasing.ts";
import { bear, greenSword, immortal, queen } from "./testing/cards.ts";
import { A, B, Table } from "./testing/table.ts";

const has = (...changes: readonly Change[]): Ability => staticAbility(self, changes);

const statue = defineCard(["Test Statue", "試しの像", "ためしのぞう"], {
  type: "Creature — Golem",
  pt: "2/2",
  text: [has({ is: "indestructible" })],
});
const walker: CardDefinition = {
  ...defineCard(["Test Walker", "試しの者", "ためしのもの"], { type: "Legendary Planeswalker" }),
  loyalty: 4,
};
const study = defineCard(["Test Study", "試しの学習", "ためしのがくしゅう"], {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(draw(1))],
});
const cards = [bear, queen, statue, walker, greenSword, immortal, study];

describe("704: state-based actions", () => {
  test("704.5a, 104.3b: a player with 0 life loses before anybody gets priority", () => {
    const table = new Table({ A: { life: 0 } });
    expect(table.game.result).toEqual({ winner: B });
    expect(table.happened("gotPriority")).toEqual([]);
    expect(table.cited("lost")).toEqual(["704.5a", "104.3b"]);
  });

  test("704.5a: unless an effect says that they don't lose for it", () => {
    const table = new Table({ cards, A: { life: -3, battlefield: ["Test Immortal"] } });
    expect(table.game.result).toBeNull();
    table.change((work) => work.setPlayer(B, { life: 0 }));
    expect(table.game.result).toEqual({ winner: A });
  });

  test("704.5b, 121.4: who drew from an empty library loses, also with another card drawn first", () => {
    const table = new Table({ cards, A: { hand: ["2 Test Study"], library: ["Test Bear"] } });
    table.cast("Test Study").resolve();
    expect(table.game.result).toBeNull();
    table.cast("Test Study").resolve();
    expect(table.game.result).toEqual({ winner: B });
  });

  test("104.4a: if all lose at the same time the game is a draw", () => {
    const table = new Table({ A: { life: 0 }, B: { life: -1 } });
    expect(table.game.result).toEqual({ winner: null });
    expect(table.happened("lost")).toHaveLength(2);
    expect(table.cited("gameEnded")).toEqual(["104.4a"]);
  });

  test("104.1: a game that is over asks for nothing more", () => {
    const table = new Table({ cards, A: { life: 0, battlefield: ["2 Test Queen"] } });
    expect(table.game.result).toEqual({ winner: B });
    expect(table.game.decision).toBeNull();
  });

  test("704.5d: a token in a graveyard ceases to exist", () => {
    const table = new Table({ cards, A: { graveyard: ["Test Bear", "Test Queen"] } });
    const id = table.id("Test Bear");
    table.change((work) => {
      work.setObject(id, { base: bear, token: true });
      work.clear(id, "card");
    });
    expect(table.all("Test Bear")).toEqual([]);
    expect(table.cited("ceased")).toEqual(["704.5d"]);
    expect(table.graveyard(A)).toEqual(["Test Queen"]);
  });

  test("704.5d: a token on the battlefield stays; 702.26d: also phased out", () => {
    const token = { name: "Test Bear", token: true };
    const table = new Table({ cards, A: { battlefield: [token, { ...token, phasedOut: true }] } });
    expect(table.happened("ceased")).toEqual([]);
    expect(Object.keys(table.game.objects)).toHaveLength(2);
  });

  test("704.5e: a copy of a spell outside the stack ceases to exist", () => {
    const table = new Table({ cards, A: { graveyard: ["Test Study"] } });
    const id = table.id("Test Study");
    table.change((work) => {
      work.setObject(id, { base: study });
      work.clear(id, "card");
    });
    expect(table.game.objects[id]).toBeUndefined();
    expect(table.cited("ceased")).toEqual(["704.5e"]);
  });

  test("704.5f: toughness 0 puts a creature into the graveyard, indestructible or not", () => {
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Statue", counters: { "-1/-1": 2 } }] },
    });
    expect(table.graveyard(A)).toEqual(["Test Statue"]);
    expect(table.happened("moved").map(({ how }) => how)).toEqual(["noToughness"]);
  });

  test("704.5g, 702.12b: lethal damage destroys, but not what is indestructible", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: [
          { name: "Test Statue", damage: 9 },
          { name: "Test Bear", damage: 2 },
          { name: "Test Queen", damage: 2 },
        ],
      },
    });
    expect(table.graveyard(A)).toEqual(["Test Bear"]);
    expect(table.zone("Test Statue")).toBe("battlefield");
    expect(table.zone("Test Queen")).toBe("battlefield");
  });

  test("704.5h: damage by a source with deathtouch destroys, whatever the toughness", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Queen"] } });
    table.change((work) =>
      work.setObject(table.id("Test Queen"), { damage: 1, deathtouched: true }),
    );
    expect(table.graveyard(A)).toEqual(["Test Queen"]);
  });

  test("704.5h: it counts at the next check only: what survived it is safe later", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Statue"], exile: ["Test Bear"] } });
    const id = table.id("Test Statue");
    table.change((work) => work.setObject(id, { damage: 1, deathtouched: true }));
    expect(table.game.objects[id]?.deathtouched).toBeUndefined();
    table.change((work) => work.setObjects([[id, { card: bear.id }]]));
    expect(table.game.objects[id]?.place.zone).toBe("battlefield");
  });

  test("704.5h, 702.26b: a check goes by while it is phased out, too", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Queen"] } });
    const id = table.id("Test Queen");
    table.change((work) => {
      work.setObject(id, { damage: 1, deathtouched: true });
      phaseOut(work, [id], { is: "turn" });
    });
    expect(table.game.phasedOut).toEqual([id]);
    expect(table.game.objects[id]?.deathtouched).toBeUndefined();
  });

  test("704.5i, 306.9: a planeswalker without loyalty counters is put into the graveyard", () => {
    const table = new Table({
      cards,
      A: { battlefield: ["Test Walker"] },
      B: { battlefield: [{ name: "Test Walker", counters: { loyalty: 0 } }] },
    });
    expect(table.graveyard(B)).toEqual(["Test Walker"]);
    expect(table.happened("moved").map(({ how }) => how)).toEqual(["noLoyalty"]);
    expect(table.game.objects[table.game.battlefield[0] ?? table.id("none")]?.counters).toEqual({
      loyalty: 4,
    });
  });

  test("704.5j: of two legends of one name their controller keeps one", () => {
    const table = new Table({
      cards,
      A: { battlefield: ["Test Queen", { name: "Test Queen", tapped: true }] },
      B: { battlefield: ["Test Queen"] },
    });
    const [first, second] = table.game.battlefield;
    expect(table.decision).toMatchObject({
      is: "choose",
      player: A,
      purpose: { is: "legendRule" },
      from: [{ object: first }, { object: second }],
      min: 1,
      max: 1,
    });
    table.answer({ is: "choose", chosen: [{ is: "object", object: second ?? table.id("none") }] });
    expect(table.game.battlefield).toContain(second);
    expect(table.game.battlefield).not.toContain(first);
    expect(table.happened("moved").map(({ how }) => how)).toEqual(["legendRule"]);
  });

  test("704.3, 704.5j: the choice comes first, then all happens at once", () => {
    const table = new Table({
      cards,
      A: { battlefield: ["2 Test Queen", { name: "Test Bear", damage: 2 }] },
    });
    expect(table.decision.is).toBe("choose");
    expect(table.happened("moved")).toEqual([]);
    expect(table.zone("Test Bear")).toBe("battlefield");
    table.choose(["Test Queen"]);
    expect(table.graveyard(A).toSorted()).toEqual(["Test Bear", "Test Queen"]);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("704.5j, 101.4: each player chooses for their own, the active player first", () => {
    const table = new Table({
      cards,
      active: "B",
      A: { battlefield: ["2 Test Queen"] },
      B: { battlefield: ["2 Test Queen"] },
    });
    expect(table.decision.player).toBe(B);
    table.choose(["Test Queen"]);
    expect(table.happened("moved")).toEqual([]);
    expect(table.decision.player).toBe(A);
    table.choose(["Test Queen"]);
    expect(table.game.battlefield).toHaveLength(2);
  });

  test("704.5q: opposing counters cancel each other", () => {
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Bear", counters: { "+1/+1": 3, "-1/-1": 1, charge: 1 } }] },
    });
    expect(table.game.objects[table.id("Test Bear")]?.counters).toEqual({ "+1/+1": 2, charge: 1 });
  });

  test("704.5q: what has no counters left is as what never had any", () => {
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Bear", counters: { "+1/+1": 1, "-1/-1": 1 } }] },
    });
    expect(table.game.objects[table.id("Test Bear")]).not.toHaveProperty("counters");
  });

  test("704.8: what dies with opposing counters is remembered with both", () => {
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Bear", counters: { "+1/+1": 1, "-1/-1": 3 } }] },
    });
    const [{ was } = { was: table.id("none") }] = table.happened("moved");
    expect(table.game.past[was]?.object.counters).toEqual({ "+1/+1": 1, "-1/-1": 3 });
    expect(table.happened("countersCancelled")).toEqual([]);
  });

  test("704.8: what dies is remembered as it was before an Equipment came off it", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: [
          { name: "Test Queen", damage: 5 },
          { name: "Green Sword", on: "Test Queen" },
        ],
      },
    });
    const [{ was } = { was: table.id("none") }] = table.happened("moved");
    expect(table.game.past[was]?.last).toMatchObject({ power: 3, toughness: 5 });
    expect(table.happened("unattached")).toHaveLength(1);
  });
});
