/** The order in which continuous effects were applied until 2003 and until 2009 (613, 418.5). */
import { describe, expect, test } from "vitest";
import type { Rules } from "../engine/index.ts";
import { relic } from "../engine/testing/making.ts";
import { sorcery } from "../engine/testing/play.ts";
import { A, Table } from "../engine/testing/table.ts";
import {
  addTypes,
  apply,
  creature,
  endOfTurn,
  every,
  land,
  setPT,
  staticAbility,
  target,
} from "../language/build.ts";

const library = ["20 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("RT-07: the layers of colors and of abilities", () => {
  // Until 2009 they shared one, in which Painter's effect depends on Humility, which ends it.
  test.each([
    ["settingFirst", ["green", "blue"]],
    ["resolvedInOrder", ["green"]],
    ["typesFirst", ["green"]],
  ] as const)("613.1e–f, 418.5a of 2007 (5): %s", (layering, colors) => {
    const table = new Table({
      otherwise: { layering },
      A: {
        hand: ["Humility"],
        battlefield: [
          ...all,
          "Grizzly Bears",
          { name: "Painter's Servant", chosen: { color: "blue" } },
        ],
        library,
      },
      B: { library },
    });
    expect(table.of("Grizzly Bears").colors).toEqual(["green", "blue"]);
    table.cast("Humility").resolve();
    expect(table.of("Grizzly Bears").colors).toEqual(colors);
  });
});

const cardsOf = {
  Anthem: "Glorious Anthem",
  March: "March of the Machines",
  Humility: "Humility",
} as const;

describe("RT-04, RT-05: the order of what changes power and toughness", () => {
  const layerings = ["settingFirst", "resolvedInOrder", "typesFirst"] as const;
  const position = (layering: Rules["layering"], counters = 0): Table =>
    new Table({
      otherwise: { layering },
      A: {
        hand: ["Shock", "Giant Growth", "Humble", "Crusade", "Strength of Lunacy"],
        battlefield: [
          ...all,
          "Aquamoeba",
          { name: "White Knight", ...(counters && { counters: { "+1/+1": counters } }) },
        ],
        library,
      },
      B: { library },
    });

  /** What is done to a 2/2 White Knight, and its size under the three orders. */
  test.each([
    ["bonus, then Humble", ["Giant Growth", "Humble"], 0, ["3/4", "0/1", "0/1"]],
    ["Humble, then bonus", ["Humble", "Giant Growth"], 0, ["3/4", "3/4", "3/4"]],
    ["a static bonus, then Humble", ["Crusade", "Humble"], 0, ["1/2", "1/2", "0/1"]],
    ["Humble, then a static bonus", ["Humble", "Crusade"], 0, ["1/2", "1/2", "1/2"]],
    ["a counter, then Humble", ["Humble"], 1, ["1/2", "1/2", "0/1"]],
  ] as const)("613.4, 418.5 of 2007 and 2002: %s", (_, spells, counters, expected) => {
    const found = layerings.map((layering) => {
      const table = position(layering, counters);
      for (const spell of spells) {
        table.cast(spell, ...(spell === "Crusade" ? [] : [["White Knight"]])).resolve();
      }
      return table.pt("White Knight");
    });
    expect(found).toEqual(expected);
  });

  /** Mutavault is animated to a 2/2, Rod of Ruin by March of the Machines to a 4/4. */
  test.each([
    ["a counter, then an animation", "Mutavault", ["counter", "animate"], ["3/3", "3/3", "3/3"]],
    ["an animation, Humble", "Mutavault", ["animate", "Humble"], ["0/1", "0/1", "0/1"]],
    // The second one only sets initial values, which Humble has overridden.
    [
      "an animation, and Humble in response to another",
      "Mutavault",
      ["animate", "Humble in response"],
      ["2/2", "2/2", "0/1"],
    ],
    ["a static bonus, then March", "Rod of Ruin", ["Anthem", "March"], ["5/5", "5/5", "5/5"]],
    ["Humility, then March", "Rod of Ruin", ["Humility", "March"], ["4/4", "4/4", "1/1"]],
    ["March, then Humility", "Rod of Ruin", ["March", "Humility"], ["1/1", "1/1", "1/1"]],
  ] as const)("613.4, 214.5 and 418.5e of 2002: %s", (_, object, deeds, expected) => {
    const found = layerings.map((layering) => {
      const table = new Table({
        otherwise: { layering },
        A: {
          hand: ["Humble", "Glorious Anthem", "March of the Machines", "Humility"],
          battlefield: [
            ...all,
            "Rod of Ruin",
            { name: "Mutavault", counters: deeds[0] === "counter" ? { "+1/+1": 1 } : {} },
          ],
          library,
        },
        B: { library },
      });
      const animate = (): Table => table.act(table.activateAction("Mutavault", 1)).settle();
      const humble = (): Table => table.cast("Humble", ["Mutavault"]).resolve();
      for (const deed of deeds) {
        if (deed === "animate") animate().resolve();
        else if (deed === "Humble") humble();
        else if (deed === "Humble in response") {
          animate();
          humble().resolve();
        } else if (deed !== "counter") table.cast(cardsOf[deed]).resolve();
      }
      return table.pt(object);
    });
    expect(found).toEqual(expected);
  });

  /** Aquamoeba is 1/3; the Aura gives +2/+1. */
  test.each([
    ["the Aura, then the switch", true, ["4/3", "4/3", "4/3"]],
    // 1/3 switched is 3/1, and +2/+1 on that is 5/2.
    ["the switch, then the Aura", false, ["4/3", "4/3", "5/2"]],
  ] as const)("613.4d, 418.5c of 2002: %s", (_, auraFirst, expected) => {
    const found = layerings.map((layering) => {
      const table = position(layering);
      const aura = (): Table => table.cast("Strength of Lunacy", ["Aquamoeba"]).resolve();
      if (auraFirst) aura();
      table.activate("Aquamoeba", ["Shock"]).resolve();
      if (!auraFirst) aura();
      return table.pt("Aquamoeba");
    });
    expect(found).toEqual(expected);
  });
});

describe("214.5, 418.5e of 2002: what changes only subtypes changes no type", () => {
  const elf = sorcery(
    "Elf",
    apply(target(creature), [addTypes({ subtypes: ["Elf"] }), setPT(0, 1)], endOfTurn),
  );
  // So its size comes after the counters, with all else.
  test.each([
    ["settingFirst", "1/2"],
    ["resolvedInOrder", "1/2"],
    ["typesFirst", "0/1"],
  ] as const)(
    "%s: a size set along with a creature type, on a creature with a counter",
    (layering, size) => {
      const table = new Table({
        otherwise: { layering },
        cards: [elf],
        A: {
          hand: ["Elf"],
          battlefield: [{ name: "Grizzly Bears", counters: { "+1/+1": 1 } }],
          library,
        },
        B: { library },
      });
      table.cast("Elf", ["Grizzly Bears"]).resolve();
      expect(table.of("Grizzly Bears").subtypes).toEqual(["Bear", "Elf"]);
      expect(table.pt("Grizzly Bears")).toBe(size);
    },
  );
});

describe("214.9e of 2002, 305.6: the mana ability of a basic land type whose word is changed", () => {
  const layerings = ["settingFirst", "resolvedInOrder", "typesFirst"] as const;
  const position = (layering: Rules["layering"]): Table =>
    new Table({
      otherwise: { layering },
      A: {
        hand: ["Magical Hack", "Unsummon"],
        battlefield: ["Forest", "Grizzly Bears", "Island"],
        library,
      },
      B: { library },
    });
  const hacked = (table: Table, from: string, to: string): Table =>
    table.cast("Magical Hack", ["Forest"]).resolve().choose(from).choose(to);
  const keys = (table: Table): readonly string[] =>
    table.of("Forest").abilities.map(({ key }) => key);

  // Until 2003 text came after types, and so after the ability that the type brings.
  test.each(layerings)("%s: it is that of the new word, and can be used", (layering) => {
    const table = hacked(position(layering), "Forest", "Island");
    expect([table.of("Forest").subtypes, keys(table)]).toEqual([["Island"], ["mana:Island"]]);
    // The Island is tapped.
    table.cast("Unsummon", ["Grizzly Bears"]).resolve();
    expect(table.hand(A)).toContain("Grizzly Bears");
  });

  test.each(layerings)("%s: what it has lost before stays lost", (layering) => {
    const table = new Table({
      otherwise: { layering },
      cards: [relic("Bane", staticAbility(every(land), [{ is: "loseAllAbilities" }]))],
      A: {
        hand: ["Magical Hack"],
        battlefield: ["Forest", "Bane"],
        mana: ["blue"],
        library,
      },
      B: { library },
    });
    expect(keys(hacked(table, "Forest", "Island"))).toEqual([]);
  });

  test.each(layerings)("%s: other words leave it as it is", (layering) => {
    const table = hacked(position(layering), "Swamp", "Island");
    expect(keys(table)).toEqual(["mana:Forest"]);
  });
});
