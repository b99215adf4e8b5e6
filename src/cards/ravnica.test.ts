import { describe, expect, test } from "vitest";
import { card } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { creature, gainControl, spellAbility, target, untilEndOfTurn } from "../language/build.ts";

const library = ["9 Forest"];
const grasp = card("Grasp", {
  cost: "{1}{U}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), gainControl()))],
});

describe("Boros Recruit", () => {
  test.each(["Mountain", "Plains"])("107.4e: %s pays for it", (land) => {
    const table = new Table({
      A: { hand: ["Boros Recruit"], battlefield: [land], library },
      B: {},
    });
    table.cast("Boros Recruit").resolve();
    expect(table.zone("Boros Recruit")).toBe("battlefield");
    expect(table.of("Boros Recruit").colors).toEqual(["white", "red"]);
  });

  test("702.7b: it strikes first", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Boros Recruit"], library },
      B: { battlefield: ["Llanowar Elves"], library },
    });
    table.choose(["Boros Recruit"]).pass(2);
    table.answer({ is: "pairs", pairs: [[table.id("Llanowar Elves"), table.id("Boros Recruit")]] });
    table.pass(2).pass(2);
    expect(table.zone("Boros Recruit")).toBe("battlefield");
    expect(table.graveyard(B)).toEqual(["Llanowar Elves"]);
  });
});

describe("Goblin Electromancer", () => {
  /** How many Islands are left untapped of five. */
  const left = (spell: string, goblins: number): number => {
    const table = new Table({
      A: {
        hand: [spell],
        battlefield: ["5 Island", ...Array<string>(goblins).fill("Goblin Electromancer")],
        library,
      },
      B: {},
    });
    table.cast(spell);
    return table.all("Island").filter((id) => !table.game.objects[id]?.tapped).length;
  };

  test.each([
    ["Divination", 1, 3],
    ["Divination", 2, 4],
    // 118.7a: not the colored mana.
    ["Divination", 3, 4],
    ["Wind Drake", 1, 2],
    ["Millstone", 1, 3],
  ])("601.2f: %s with %i of them leaves %i", (spell, goblins, islands) => {
    expect(left(spell, goblins)).toBe(islands);
  });

  test("601.2f: not what opponents cast", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Goblin Electromancer"], library },
      B: { hand: ["Divination"], battlefield: ["2 Island"], library },
    });
    expect(() => table.cast("Divination")).toThrow();
  });
});

describe("Bioshift", () => {
  const position = (): Table =>
    new Table({
      A: {
        hand: ["Bioshift"],
        battlefield: [
          "6 Island",
          "6 Mountain",
          { name: "Runeclaw Bear", counters: { "+1/+1": 3 } },
          "Craw Wurm",
        ],
        library,
      },
      B: {
        hand: ["Unsummon"],
        battlefield: ["2 Island", "Serra Angel", { name: "Hill Giant", counters: { "+1/+1": 1 } }],
        library,
      },
    });

  test.each([0, 2, 3])("122.5: %i counters move, chosen on resolution", (count) => {
    const table = position().cast("Bioshift", "Runeclaw Bear", "Craw Wurm").resolve();
    table.choose(count);
    expect(table.pt("Runeclaw Bear")).toBe(`${5 - count}/${5 - count}`);
    expect(table.pt("Craw Wurm")).toBe(`${6 + count}/${4 + count}`);
  });

  test("115.3: another creature with the same controller", () => {
    // B's creatures as well, so long as both are B's.
    const table = position().cast("Bioshift", "Hill Giant", "Serra Angel").resolve().choose(1);
    expect(table.pt("Serra Angel")).toBe("5/5");
    expect(() => position().cast("Bioshift", "Runeclaw Bear", "Serra Angel")).toThrow();
    expect(() => position().cast("Bioshift", "Runeclaw Bear", "Runeclaw Bear")).toThrow();
  });

  test("608.2b: if one of the two is an illegal target, no counters move", () => {
    const table = position().cast("Bioshift", "Runeclaw Bear", "Craw Wurm");
    table.pass().cast("Unsummon", "Craw Wurm").resolve().resolve().settle();
    expect(table.pt("Runeclaw Bear")).toBe("5/5");
    expect(table.hand(A)).toContain("Craw Wurm");
  });

  test("608.2b: nor if they are controlled by different players by then", () => {
    const table = new Table({
      A: {
        hand: ["Bioshift", "Grasp"],
        battlefield: ["6 Island"],
        library,
      },
      B: {
        battlefield: ["Serra Angel", { name: "Hill Giant", counters: { "+1/+1": 1 } }],
        library,
      },
      cards: [grasp],
    });
    table.cast("Bioshift", "Hill Giant", "Serra Angel");
    table.cast("Grasp", "Serra Angel").resolve().resolve().settle();
    expect(table.pt("Hill Giant")).toBe("4/4");
    expect(table.pt("Serra Angel")).toBe("4/4");
  });
});

describe("Burning-Tree Emissary", () => {
  test("106.4: entering, it adds a red and a green mana", () => {
    const table = new Table({
      A: { hand: ["Burning-Tree Emissary"], battlefield: ["Mountain", "Forest"], library },
      B: {},
    });
    table.cast("Burning-Tree Emissary").resolve().resolve();
    expect(table.game.players[0]?.mana).toEqual(["red", "green"]);
  });
});

describe("Boros Reckoner", () => {
  test("603.2: dealt damage, it deals as much to any target", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Boros Reckoner", "Mountain"], library },
      B: {},
    });
    table.cast("Shock", ["Boros Reckoner"]).resolve();
    table.choose([B]).resolve();
    expect(table.game.players[1]?.life).toBe(18);
    expect(table.zone("Boros Reckoner")).toBe("battlefield");
  });

  test.each(["Mountain", "Plains"])("107.4e: %s pays for first strike", (land) => {
    const table = new Table({ A: { battlefield: ["Boros Reckoner", land], library }, B: {} });
    table.activate("Boros Reckoner").resolve();
    const keywords = table
      .of("Boros Reckoner")
      .abilities.map(({ ability }) => ability.is === "keyword" && ability.name);
    expect(keywords).toContain("firstStrike");
  });
});
