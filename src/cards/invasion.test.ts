import { describe, expect, test } from "vitest";
import { choosing, offeredNames, refused } from "../engine/testing/making.ts";
import { B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["4 Plains", "6 Island", "4 Swamp", "14 Mountain", "4 Forest"];

describe("Urza's Rage", () => {
  const rage = (kicked: boolean, more: readonly string[] = []): Table => {
    const table = new Table({
      A: { hand: ["Urza's Rage"], battlefield: all, library },
      B: {
        hand: ["Counterspell", "Healing Salve", "Unsummon"],
        battlefield: [...all, ...more],
        library,
      },
    });
    table.act(table.castAction("Urza's Rage")).choose(kicked);
    return table;
  };

  test.each([
    [false, 17],
    [true, 10],
  ])("702.33d, 614.15: kicked %s, it leaves its target with %i life", (kicked, life) => {
    const table = rage(kicked).choose(["B"]).settle().resolve();
    expect(table.life(B)).toBe(life);
  });

  test("701.6a: it can be the target of Counterspell, which does nothing to it", () => {
    const table = rage(false).choose(["B"]).settle().pass();
    table.cast("Counterspell", ["Urza's Rage"]).resolve();
    expect(table.happened("countered")).toEqual([]);
    table.resolve();
    expect(table.life(B)).toBe(17);
  });

  test.each([
    [false, 20],
    [true, 10],
  ])("615.12: kicked %s, its damage can be prevented or not", (kicked, life) => {
    const table = rage(kicked).choose(["B"]).settle().pass();
    table.act(table.castAction("Healing Salve"));
    table
      .answer({ is: "option", option: { is: "mode", mode: 1 } })
      .choices([["B"]])
      .resolve();
    table.resolve();
    expect(table.life(B)).toBe(life);
  });

  test("608.2b: it doesn't resolve without its target, kicked or not", () => {
    const table = rage(true, ["Serra Angel"]).choose(["Serra Angel"]).settle().pass();
    table.cast("Unsummon", ["Serra Angel"]).resolve().resolve();
    expect(table.happened("damaged")).toEqual([]);
    expect(table.zone("Urza's Rage")).toBe("graveyard");
  });
});

describe("Flagbearers", () => {
  test("601.2c: any Flagbearer on the battlefield will do, whoever controls it", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: [...all, "Standard Bearer"], library },
      B: { battlefield: ["Coalition Honor Guard", "Serra Angel"], library },
    });
    table.act(table.castAction("Shock"));
    for (const name of ["Serra Angel", "Coalition Honor Guard", "Standard Bearer"]) {
      const why = refused(table, choosing(table.id(name)));
      expect([name, why]).toEqual([name, name === "Serra Angel" ? "mustTarget" : undefined]);
    }
  });

  test("602.2b: it binds abilities that are activated, not its own controller's spells", () => {
    const table = new Table({
      A: {
        battlefield: [
          ...all,
          { name: "Walking Ballista", counters: { "+1/+1": 2 } },
          "Grizzly Bears",
        ],
        library,
      },
      B: {
        hand: ["Shock"],
        battlefield: [...all, "Coalition Honor Guard", "Serra Angel"],
        library,
      },
    });
    table.act(table.activateAction("Walking Ballista", 1));
    expect(refused(table, choosing(table.id("Serra Angel")))).toBe("mustTarget");
    table.choose(["Coalition Honor Guard"]).settle().pass();
    table.cast("Shock", ["Grizzly Bears"]);
    expect(table.stack()[0]).toBe("Shock");
  });

  test("205.1b, 601.2c: Coalition Flag makes its creature a Flagbearer and nothing else", () => {
    const table = new Table({
      A: { hand: ["Coalition Flag"], battlefield: [...all, "Serra Angel"], library },
      B: { hand: ["Shock"], battlefield: [...all, "Grizzly Bears"], library },
    });
    table.act(table.castAction("Coalition Flag"));
    expect(offeredNames(table)).toEqual(["Serra Angel"]);
    table.choose(["Serra Angel"]).settle().resolve();
    expect(table.of("Serra Angel").subtypes).toEqual(["Flagbearer"]);
    table.pass().act(table.castAction("Shock"));
    expect(refused(table, choosing(table.id("Grizzly Bears")))).toBe("mustTarget");
    table.choose(["Serra Angel"]).settle();
    expect(table.stack()).toEqual(["Shock"]);
  });

  test("704.5m: on a creature of somebody else Coalition Flag goes to the graveyard", () => {
    const table = new Table({
      A: {
        battlefield: [...all, "Serra Angel", { name: "Coalition Flag", on: "Serra Angel" }],
        library,
      },
      B: { hand: ["Act of Treason"], battlefield: all, library },
      active: "B",
    });
    table.cast("Act of Treason", ["Serra Angel"]).resolve();
    expect(table.zone("Coalition Flag")).toBe("graveyard");
    expect(table.of("Serra Angel").subtypes).toEqual(["Angel"]);
  });
});

describe("Vindicate", () => {
  test.each(["Mountain", "Grizzly Bears", "Rod of Ruin", "Glorious Anthem", "Garruk Wildspeaker"])(
    "110.1, 701.8a: it destroys %s",
    (name) => {
      const table = new Table({
        A: { hand: ["Vindicate"], battlefield: ["Plains", "2 Swamp"], library },
        B: { battlefield: [name, "Serra Angel"], library },
      });
      table.cast("Vindicate", [name]).resolve();
      expect(table.zone(name)).toBe("graveyard");
      expect(table.zone("Serra Angel")).toBe("battlefield");
    },
  );
});
