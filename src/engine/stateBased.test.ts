import { describe, expect, test } from "vitest";
import {
  creature,
  defineCard,
  draw,
  enchants,
  gets,
  ofColor,
  self,
  spellAbility,
  staticAbility,
} from "../language/build.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Ability, Change } from "../language/schema.ts";
import { A, B, Table } from "./testing/table.ts";

const has = (...changes: readonly Change[]): Ability => staticAbility(self, changes);

const bear = defineCard(["Test Bear", "試しの熊", "ためしのくま"], {
  cost: "{1}{G}",
  type: "Creature — Bear",
  pt: "2/2",
});
const queen = defineCard(["Test Queen", "試しの女王", "ためしのじょおう"], {
  type: "Legendary Creature — Human",
  pt: "3/3",
});
const statue = defineCard(["Test Statue", "試しの像", "ためしのぞう"], {
  type: "Creature — Golem",
  pt: "2/2",
  text: [has({ is: "indestructible" })],
});
const walker: CardDefinition = {
  ...defineCard(["Test Walker", "試しの者", "ためしのもの"], { type: "Legendary Planeswalker" }),
  loyalty: 4,
};
const equipped = staticAbility({ is: "attachedTo" }, [gets(0, 2)]);
const sword = defineCard(["Test Sword", "試しの剣", "ためしのけん"], {
  type: "Artifact — Equipment",
  text: [equipped],
});
const greenSword = defineCard(["Green Sword", "緑の剣", "みどりのけん"], {
  type: "Artifact — Equipment",
  text: [has({ is: "equips", filter: ofColor("green") }), equipped],
});
const robe = defineCard(["Test Robe", "試しの衣", "ためしのころも"], {
  type: "Enchantment — Aura",
  text: [has(enchants(creature))],
});
/** An enchantment creature that is an Aura while it is bestowed. */
const spirit = defineCard(["Test Spirit", "試しの霊", "ためしのれい"], {
  type: "Enchantment Creature — Spirit",
  pt: "1/1",
  text: [
    staticAbility(
      self,
      [
        { is: "loseTypes", types: ["creature"] },
        { is: "addTypes", subtypes: ["Aura"] },
        enchants(creature),
      ],
      {
        whilst: {
          is: "fits",
          what: self,
          filter: { is: "hasDesignation", designation: "bestowed" },
        },
      },
    ),
  ],
});
const immortal = defineCard(["Test Immortal", "試しの不死", "ためしのふし"], {
  type: "Enchantment",
  text: [{ is: "forPlayers", who: { is: "you" }, changes: [{ is: "survivesZeroLife" }] }],
});
const study = defineCard(["Test Study", "試しの学習", "ためしのがくしゅう"], {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(draw(1))],
});
const cards = [bear, queen, statue, walker, sword, greenSword, robe, spirit, immortal, study];

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

  test("704.5m, 303.4c: an Aura on nothing or on what it can't enchant goes", () => {
    const table = new Table({
      cards,
      A: { battlefield: ["Forest", { name: "Test Robe", on: "Forest" }, "Test Robe"] },
    });
    expect(table.graveyard(A)).toEqual(["Test Robe", "Test Robe"]);
  });

  test("303.4d: an Aura that is a creature comes off first, then it goes", () => {
    const table = new Table({
      cards,
      A: { battlefield: ["Test Bear", { name: "Test Robe", on: "Test Bear" }] },
    });
    const aura = table.id("Test Robe");
    table.change((work) => {
      const id = "e900" as never;
      work.set({
        effects: [
          {
            id,
            source: aura,
            controller: A,
            timestamp: work.fresh(),
            objects: [aura],
            changes: [
              { is: "addTypes", types: ["creature"] },
              {
                is: "setPT",
                power: { is: "number", value: 1 },
                toughness: { is: "number", value: 1 },
              },
            ],
            until: { is: "forever" },
          },
        ],
      });
    });
    expect(table.happened("unattached")).toHaveLength(1);
    expect(table.graveyard(A)).toEqual(["Test Robe"]);
  });

  test("702.103f: a bestowed Aura comes off instead and is a creature again", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: [
          { name: "Test Bear", damage: 2 },
          { name: "Test Spirit", on: "Test Bear", designations: ["bestowed"] },
        ],
      },
    });
    expect(table.zone("Test Spirit")).toBe("battlefield");
    expect(table.of("Test Spirit").types).toContain("creature");
    expect(table.of("Test Spirit").subtypes).not.toContain("Aura");
    const object = table.game.objects[table.id("Test Spirit")];
    expect(object?.attachedTo).toBeUndefined();
    expect(object?.designations).toBeUndefined();
    expect(table.cited("unattached")).toEqual(["702.103f"]);
    expect(table.happened("designated")).toMatchObject([{ designation: "bestowed", ended: true }]);
  });

  test("702.103f: as long as it is attached it is an Aura", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: [
          "Test Bear",
          { name: "Test Spirit", on: "Test Bear", designations: ["bestowed"] },
        ],
      },
    });
    expect(table.of("Test Spirit").types).toEqual(["enchantment"]);
    expect(table.happened("unattached")).toEqual([]);
  });

  test("704.5n, 301.5c: an Equipment stays as what it equips goes or is illegal", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: [
          { name: "Test Bear", damage: 4 },
          { name: "Test Sword", on: "Test Bear" },
          "Forest",
          { name: "Green Sword", on: "Forest" },
          { name: "Test Sword", on: "Forest" },
        ],
      },
    });
    expect(table.zone("Test Bear")).toBe("graveyard");
    for (const name of ["Test Sword", "Green Sword"]) {
      expect(table.zone(name)).toBe("battlefield");
      expect(table.game.objects[table.id(name)]?.attachedTo).toBeUndefined();
    }
    expect(table.cited("unattached")).toEqual(["704.5n", "704.5n", "704.5n"]);
  });

  test("301.5: an Equipment may be attached only to what it can equip", () => {
    const table = new Table({
      cards,
      A: { battlefield: ["Test Bear", "Test Queen", { name: "Green Sword", on: "Test Bear" }] },
    });
    const sword = table.id("Green Sword");
    expect(table.game.objects[sword]?.attachedTo).toBe(table.id("Test Bear"));
    table.change((work) => work.setObject(sword, { attachedTo: table.id("Test Queen") }));
    expect(table.game.objects[sword]?.attachedTo).toBeUndefined();
  });

  test("704.5p: a creature, or what is neither Aura nor Equipment, is attached to nothing", () => {
    const table = new Table({
      cards,
      A: {
        battlefield: [
          "Test Bear",
          { name: "Test Queen", on: "Test Bear" },
          { name: "Forest", on: "Test Bear" },
        ],
      },
    });
    expect(table.happened("unattached")).toHaveLength(2);
    expect(table.zone("Forest")).toBe("battlefield");
    expect(table.cited("unattached")).toEqual(["704.5p", "704.5p"]);
  });

  test("704.5q: opposing counters cancel each other", () => {
    const table = new Table({
      cards,
      A: { battlefield: [{ name: "Test Bear", counters: { "+1/+1": 3, "-1/-1": 1, charge: 1 } }] },
    });
    expect(table.game.objects[table.id("Test Bear")]?.counters).toEqual({ "+1/+1": 2, charge: 1 });
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
