import { describe, expect, test } from "vitest";
import {
  addTypes,
  all,
  artifact,
  basic,
  creature,
  every,
  gains,
  inZone,
  card as isCard,
  land,
  losesAllAbilities,
  not,
  self,
  setPT,
  setSubtypes,
  spellAbility,
  staticAbility,
  target,
  untilEndOfTurn,
} from "../../language/build.ts";
import { card } from "../testing/making.ts";
import { Table } from "../testing/table.ts";
import { type Dependency, nextOf } from "./dependency.ts";

describe("613.8b: whose turn it is in a layer", () => {
  const dependsBy =
    (pairs: readonly string[]) =>
    (one: string, other: string): Dependency | undefined =>
      pairs.includes(`${one}>${other}`) ? "objects" : undefined;
  // Effects are called by letters in the order of their timestamps; "a>b" is "a depends on b".
  test.each<[string, string[], string]>([
    ["no dependency: timestamps", [], "a"],
    ["the first waits for a later one", ["a>b"], "b"],
    ["and for all that that one waits for", ["a>b", "b>c"], "c"],
    ["a loop goes by timestamps", ["a>b", "b>a"], "a"],
    ["a loop of three, too", ["a>b", "b>c", "c>a"], "a"],
    ["a bystander that waits for a member of the loop waits for it", ["a>b", "b>c", "c>b"], "b"],
    ["a loop waits for what one of its members needs", ["a>b", "b>a", "b>c"], "c"],
    ["what waits for itself waits for nothing", ["a>a"], "a"],
  ])("%s", (_, pairs, first) => {
    expect(nextOf(["a", "b", "c", "d"], dependsBy(pairs))?.effect).toBe(first);
  });

  test("it tells who waited for whom, and who is in the loop", () => {
    expect(nextOf(["a", "b", "c"], dependsBy(["a>b", "b>c", "c>b"]))).toEqual({
      effect: "b",
      waiting: [{ effect: "a", for: "b", why: "objects" }],
      loop: ["b", "c"],
    });
    expect(nextOf([], dependsBy([]))).toBeUndefined();
  });
});

describe("613.8a: dependency", () => {
  test.each([[["Humility", "Heliod, God of the Sun"]], [["Heliod, God of the Sun", "Humility"]]])(
    "existence: what takes away the ability of an effect comes first, also as %j",
    (order) => {
      const battlefield = [...order, "Glorious Anthem", "White Knight", "Grizzly Bears"];
      const table = new Table({ A: { battlefield } });
      // Devotion to white is five, so Heliod is a creature and loses its abilities.
      expect(table.pt("Heliod, God of the Sun")).toBe("2/2");
      expect(table.keywords("Grizzly Bears")).toEqual([]);
    },
  );

  test("what is no creature keeps its ability, and the later effect wins", () => {
    const table = new Table({
      A: { battlefield: ["Humility", "Heliod, God of the Sun", "Grizzly Bears"] },
    });
    expect(table.keywords("Grizzly Bears")).toEqual(["vigilance"]);
  });

  const everyLandIsASwamp = card("Test Urborg", {
    type: "Legendary Land",
    text: [staticAbility(every(land), [{ is: "addTypes", subtypes: ["Swamp"] }])],
  });
  const moon = card("Test Moon", {
    type: "Enchantment",
    text: [staticAbility(every(all(not(basic), land)), [setSubtypes("land", "Mountain")])],
  });
  test.each([[["Test Urborg", "Test Moon"]], [["Test Moon", "Test Urborg"]]])(
    "305.7: a land that becomes a Mountain makes no Swamps, also as %j",
    (order) => {
      const table = new Table({
        cards: [everyLandIsASwamp, moon],
        A: { battlefield: [...order, "Island"] },
      });
      expect(table.of("Test Urborg").subtypes).toEqual(["Mountain"]);
      expect(table.of("Island").subtypes).toEqual(["Island"]);
    },
  );

  test("what it does: a size that is counted waits for what changes the count", () => {
    const counted = card("Counted", {
      type: "Enchantment",
      text: [
        staticAbility(every(creature), [
          {
            is: "modifyPT",
            power: {
              is: "count",
              filter: all(creature, {
                is: "hasStat",
                stat: "power",
                compares: "atLeast",
                amount: { is: "number", value: 3 },
              }),
            },
            toughness: { is: "number", value: 0 },
          },
        ]),
      ],
    });
    const table = new Table({
      cards: [counted],
      A: { battlefield: ["Counted", "Grizzly Bears", "Glorious Anthem"] },
    });
    // The Anthem's effect changes how many have power 3 or more, so it comes first: 2 + 1 + 1.
    expect(table.pt("Grizzly Bears")).toBe("4/3");
  });

  test("613.8a, 109.2: what changes only cards elsewhere is nothing to an effect on permanents", () => {
    const elves = card("Elves", {
      type: "Enchantment",
      text: [staticAbility(every(artifact), [setSubtypes("creature", "Elf")])],
    });
    const goblins = card("Goblins", {
      type: "Enchantment",
      text: [staticAbility(every(creature), [setSubtypes("creature", "Goblin")])],
    });
    const rust = card("Rust", {
      type: "Enchantment",
      text: [
        staticAbility(every(all(creature, isCard, inZone("graveyard"))), [
          addTypes({ types: ["artifact"] }),
        ]),
      ],
    });
    const table = new Table({
      cards: [elves, goblins, rust],
      A: {
        battlefield: ["Elves", "Goblins", "Rust", "Ornithopter"],
        graveyard: ["Grizzly Bears"],
      },
    });
    expect(table.of("Grizzly Bears").types).toContain("artifact");
    // The Elves wait for nothing, so the Goblins are later.
    expect(table.of("Ornithopter").subtypes).toEqual(["Goblin"]);
  });

  // The ruling on the three orders of two Opalescences and Humility.
  test.each<[string, string[], string]>([
    ["Humility last: all are 1/1", ["First", "Second", "Humility"], "1/1 1/1 1/1"],
    ["Humility between: the later one is 1/1", ["First", "Humility", "Second"], "4/4 1/1 4/4"],
    ["Humility first: all are 4/4", ["Humility", "First", "Second"], "4/4 4/4 4/4"],
  ])("613.6, 613.7: two Opalescences; %s", (_, order, sizes) => {
    const opalescence = (name: string) =>
      card(name, {
        cost: "{2}{W}{W}",
        type: "Enchantment",
        text: new Table({ A: { battlefield: ["Opalescence"] } })
          .of("Opalescence")
          .abilities.map(({ ability }) => ability),
      });
    const table = new Table({
      cards: [opalescence("First"), opalescence("Second")],
      A: { battlefield: order },
    });
    expect(["First", "Second", "Humility"].map((name) => table.pt(name)).join(" ")).toBe(sizes);
  });
});

describe("613.7a: timestamps of granted abilities", () => {
  const blessing = card("Blessing", {
    cost: "{W}",
    type: "Instant",
    text: [
      spellAbility(untilEndOfTurn(target(creature), gains(staticAbility(self, [setPT(5, 5)])))),
    ],
  });
  test("the effect of a granted ability is as late as the effect that granted it", () => {
    const table = new Table({
      cards: [blessing],
      A: { hand: ["Blessing"], battlefield: ["Plains", "Grizzly Bears", "Humility"] },
    });
    expect(table.pt("Grizzly Bears")).toBe("1/1");
    table.cast("Blessing", ["Grizzly Bears"]).resolve();
    expect(table.pt("Grizzly Bears")).toBe("5/5");
  });

  test("of two of one object the printed one is earlier than the granted one", () => {
    const shrine = card("Shrine", {
      type: "Enchantment",
      text: [staticAbility(every(creature), [gains(staticAbility(self, [setPT(5, 5)]))])],
    });
    const statue = card("Statue", {
      type: "Artifact Creature — Golem",
      pt: "0/0",
      text: [staticAbility(self, [setPT(3, 3)])],
    });
    for (const battlefield of [
      ["Shrine", "Statue"],
      ["Statue", "Shrine"],
    ]) {
      expect(new Table({ cards: [shrine, statue], A: { battlefield } }).pt("Statue")).toBe("5/5");
    }
  });

  test("613.1f: what is granted and taken away in the layer of abilities goes by timestamps", () => {
    const silence = card("Silence", {
      type: "Enchantment",
      text: [staticAbility(every(creature), [losesAllAbilities])],
    });
    const wings = card("Wings", {
      type: "Enchantment",
      text: [staticAbility(every(creature), [gains({ is: "keyword", name: "flying" })])],
    });
    const flies = (battlefield: string[]): boolean =>
      new Table({ cards: [silence, wings], A: { battlefield } })
        .keywords("Grizzly Bears")
        .includes("flying");
    expect(flies(["Silence", "Wings", "Grizzly Bears"])).toBe(true);
    expect(flies(["Wings", "Silence", "Grizzly Bears"])).toBe(false);
  });
});
