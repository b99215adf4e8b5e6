import { describe, expect, test } from "vitest";
import { equipFor } from "../keywords/equip.ts";
import { protectionFrom } from "../keywords/protection.ts";
import {
  addTypes,
  all,
  attach,
  cantBeEnchantedBy,
  creature,
  defineCard,
  enchantment,
  enchants,
  every,
  gains,
  gets,
  inZone,
  isNamed,
  ofColor,
  putOntoBattlefield,
  self,
  setPT,
  spellAbility,
  staticAbility,
  target,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Change } from "../language/schema.ts";
import { attachTo } from "./attaching.ts";
import { effectId } from "./ids.ts";
import { bear, equipped, greenSword, queen, robe } from "./testing/cards.ts";
import { A, Table } from "./testing/table.ts";

const sword = defineCard(["Test Sword", "試しの剣", "ためしのけん"], {
  type: "Artifact — Equipment",
  text: [equipped],
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
const cards = [bear, queen, sword, greenSword, robe, spirit];

describe("704.5m–p: what is attached", () => {
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
      const id = effectId(work.fresh());
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
    expect(table.cited("designated")).toEqual(["702.103f"]);
  });

  test("704.5p, 702.103f: a bestowed Aura that is a creature as well comes off", () => {
    const opal = defineCard(["Test Opal", "試しの宝石", "ためしのほうせき"], {
      type: "Artifact",
      text: [staticAbility(every(enchantment), [addTypes({ types: ["creature"] })])],
    });
    const table = new Table({
      cards: [...cards, opal],
      A: {
        battlefield: [
          "Test Bear",
          { name: "Test Spirit", on: "Test Bear", designations: ["bestowed"] },
          "Test Opal",
        ],
      },
    });
    expect(table.zone("Test Spirit")).toBe("battlefield");
    const object = table.game.objects[table.id("Test Spirit")];
    expect(object?.attachedTo).toBeUndefined();
    expect(object?.designations).toBeUndefined();
    expect(table.cited("unattached")).toEqual(["704.5p"]);
  });

  test("303.4, 704.5m: an Aura without an enchant ability can be attached to nothing", () => {
    const bare = defineCard(["Test Bare", "試しの裸", "ためしのはだか"], {
      type: "Enchantment — Aura",
      text: [],
    });
    const table = new Table({
      cards: [...cards, bare],
      A: { battlefield: ["Test Bear", { name: "Test Bare", on: "Test Bear" }] },
    });
    expect(table.graveyard(A)).toEqual(["Test Bare"]);
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

  test("301.5, 301.5b: one without an equip ability is attached to a creature, and to nothing else", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear", "Forest", "Test Sword"] } });
    const sword = table.id("Test Sword");
    for (const name of ["Forest", "Test Bear"]) {
      table.change((work) => attachTo(work, sword, table.id(name), { is: "turn" }));
    }
    expect(table.happened("attached")).toMatchObject([{ to: table.id("Test Bear") }]);
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

  test("702.16n: protection that spares the Aura it comes from takes the others away", () => {
    const aura = (name: string, ...changes: readonly Change[]): CardDefinition =>
      defineCard([name, name, name], {
        type: "Enchantment — Aura",
        indicator: ["green"],
        text: [
          staticAbility(self, [enchants(creature)]),
          staticAbility({ is: "attachedTo" }, changes),
        ],
      });
    const protectsFromGreen = protectionFrom(ofColor("green"));
    const table = (shield: CardDefinition): Table =>
      new Table({
        cards: [shield, aura("Growth", gets(1, 1))],
        A: {
          battlefield: [
            "Grizzly Bears",
            { name: "Shield", on: "Grizzly Bears" },
            { name: "Growth", on: "Grizzly Bears" },
          ],
        },
      });
    const sparing = table(aura("Shield", gains(protectsFromGreen, { spares: self })));
    expect([sparing.zone("Shield"), sparing.zone("Growth")]).toEqual(["battlefield", "graveyard"]);
    expect(table(aura("Shield", gains(protectsFromGreen))).zone("Shield")).toBe("graveyard");
  });

  describe("702.16d: Equipment and protection", () => {
    const shy = defineCard(["Shy", "恥", "はじ"], {
      type: "Creature — Bear",
      pt: "2/2",
      text: [protectionFrom(ofColor("green"))],
    });
    const vine = defineCard(["Vine", "蔓", "つる"], {
      cost: "{G}",
      type: "Artifact — Equipment",
      text: [equipFor("{0}"), equipped],
    });
    const blade = defineCard(["Blade", "刃", "は"], {
      cost: "{1}",
      type: "Artifact — Equipment",
      text: [equipFor("{0}"), equipped],
    });
    const move = defineCard(["Move", "動", "うごき"], {
      cost: "{0}",
      type: "Sorcery",
      text: [spellAbility(attach(every(isNamed("Vine")), every(isNamed("Shy"))))],
    });
    const guard = defineCard(["Guard", "守", "まもり"], {
      cost: "{0}",
      type: "Instant",
      text: [
        spellAbility(untilEndOfTurn(target(creature), gains(protectionFrom(ofColor("green"))))),
      ],
    });
    const robed = defineCard(["Robed", "衣", "ころも"], {
      type: "Creature — Bear",
      pt: "2/2",
      text: [staticAbility(self, [cantBeEnchantedBy(ofColor("green"))])],
    });
    const made = [...cards, shy, vine, blade, move, guard, robed];
    const host = (table: Table, name: string) => table.game.objects[table.id(name)]?.attachedTo;

    test("702.16d: it can't be equipped by one of that quality, whatever would attach it", () => {
      const table = new Table({
        cards: made,
        A: { hand: ["Move"], battlefield: ["Shy", "Test Bear", { name: "Vine", on: "Test Bear" }] },
      });
      table.cast("Move").resolve();
      // 701.3b: it doesn't move.
      expect(host(table, "Vine")).toBe(table.id("Test Bear"));
    });

    test("702.16d, 704.5n: such an Equipment becomes unattached and stays on the battlefield", () => {
      const table = new Table({
        cards: made,
        A: {
          hand: ["Guard"],
          battlefield: [
            "Test Bear",
            { name: "Vine", on: "Test Bear" },
            { name: "Blade", on: "Test Bear" },
          ],
        },
      });
      expect(table.pt("Test Bear")).toBe("2/6");
      table.cast("Guard", ["Test Bear"]).resolve();
      expect(host(table, "Vine")).toBeUndefined();
      expect(table.zone("Vine")).toBe("battlefield");
      expect(host(table, "Blade")).toBe(table.id("Test Bear"));
      expect(table.cited("unattached")).toEqual(["704.5n", "702.16d"]);
    });

    test("301.5: what can't be enchanted can be equipped", () => {
      const table = new Table({ cards: made, A: { battlefield: ["Robed", "Vine"] } });
      table.activate("Vine", ["Robed"]).resolve();
      expect(host(table, "Vine")).toBe(table.id("Robed"));
    });
  });

  test("301.5c: an Equipment that is a creature isn't attached to another", () => {
    const golem = defineCard(["Golem", "像", "ぞう"], {
      type: "Artifact Creature — Equipment Golem",
      pt: "1/1",
      text: [equipFor("{0}")],
    });
    const table = new Table({
      cards: [...cards, golem],
      A: { battlefield: ["Test Bear", "Golem"] },
    });
    table.activate("Golem", ["Test Bear"]).resolve();
    expect(table.happened("attached")).toEqual([]);
  });

  describe("303.4d: an Aura that is a creature has nothing to enchant", () => {
    const opal = defineCard(["Test Opal", "試しの宝石", "ためしのほうせき"], {
      type: "Artifact",
      text: [staticAbility(every(enchantment), [addTypes({ types: ["creature"] }), setPT(2, 2)])],
    });
    const raise = defineCard(["Test Raise", "試しの回収", "ためしのかいしゅう"], {
      cost: "{0}",
      type: "Sorcery",
      text: [spellAbility(putOntoBattlefield(target(all(enchantment, inZone("graveyard", you)))))],
    });

    test("303.4g: so it stays where it is instead of entering", () => {
      const table = new Table({
        cards: [...cards, opal, raise],
        A: {
          hand: ["Test Raise"],
          graveyard: ["Test Robe"],
          battlefield: ["Test Opal", "Test Bear"],
        },
      });
      table.cast("Test Raise", "Test Robe").resolve();
      expect(table.decision.is).toBe("act");
      expect(table.happened("moved").filter(({ to }) => to.zone === "battlefield")).toEqual([]);
      expect(table.zone("Test Robe")).toBe("graveyard");
    });
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
});
