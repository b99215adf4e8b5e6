import { describe, expect, test } from "vitest";
import {
  all,
  controlledBy,
  creature,
  defineCard,
  every,
  gets,
  staticAbility,
  you,
} from "../language/build.ts";
import { characteristics } from "./layers.ts";
import { A, Table } from "./testing/table.ts";

describe("613: continuous effects", () => {
  test("613.4c: an anthem and an Aura add up; they end when the permanent leaves (611.3b)", () => {
    const table = new Table({
      A: {
        hand: ["Unsummon"],
        battlefield: [
          "Island",
          "Glorious Anthem",
          "Grizzly Bears",
          { name: "Strength of Isolation", on: "Grizzly Bears" },
        ],
      },
    });
    expect(table.pt("Grizzly Bears")).toBe("4/5");
    expect(
      table.of("Grizzly Bears").abilities.some(({ ability }) => ability.is === "keyword"),
    ).toBe(true);
    table.cast("Unsummon", "Grizzly Bears").resolve();
    expect(table.zone("Strength of Isolation")).toBe("graveyard");
  });

  test("611.2c: an effect of a resolution affects what it found, not what comes later", () => {
    const table = new Table({
      A: { hand: ["Giant Growth"], battlefield: ["Forest", "Grizzly Bears", "Wild Mongrel"] },
    });
    table.cast("Giant Growth", "Grizzly Bears").resolve();
    expect([table.pt("Grizzly Bears"), table.pt("Wild Mongrel")]).toEqual(["5/5", "2/2"]);
  });

  test("613.1e, 105.4: the Mongrel becomes the chosen color and no other", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Wild Mongrel"] } });
    table.activate("Wild Mongrel").resolve().choose("blue");
    expect(table.of("Wild Mongrel").colors).toEqual(["blue"]);
    expect(table.pt("Wild Mongrel")).toBe("3/3");
  });

  test("613.4d: today a switch comes after everything else, whenever it began", () => {
    const table = new Table({
      A: { hand: ["Shock", "Giant Growth"], battlefield: ["Aquamoeba", "Forest"] },
    });
    table.activate("Aquamoeba", ["Shock"]).resolve();
    expect(table.pt("Aquamoeba")).toBe("3/1");
    table.cast("Giant Growth", "Aquamoeba").resolve();
    // 1/3, +3/+3 is 4/6, switched 6/4.
    expect(table.pt("Aquamoeba")).toBe("6/4");
  });

  test("RT-05: in 2002 a switch applied in the order of timestamps", () => {
    const table = new Table({
      rules: "2002-02-20",
      A: { hand: ["Shock", "Strength of Isolation"], battlefield: ["Aquamoeba", "2 Plains"] },
    });
    table.activate("Aquamoeba", ["Shock"]).resolve();
    table.cast("Strength of Isolation", "Aquamoeba").resolve();
    // 1/3 switched is 3/1, then +1/+2. (Today: 1/3, +1/+2 is 2/5, switched 5/2.)
    expect(table.pt("Aquamoeba")).toBe("4/3");
  });

  test("613.4c: counters count", () => {
    const table = new Table({
      A: { battlefield: [{ name: "Grizzly Bears", counters: { "+1/+1": 2, charge: 3 } }] },
    });
    expect(table.pt("Grizzly Bears")).toBe("4/4");
  });

  test("109.5: 'creatures you control' are those of the anthem's controller", () => {
    const table = new Table({
      A: { battlefield: ["Glorious Anthem"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    expect(table.pt("Grizzly Bears")).toBe("2/2");
  });

  test("608.2h: what leaves together is remembered as it was before any of it left", () => {
    const anthem = defineCard(["Test Banner", "試験旗", "しけんき"], {
      type: "Creature — Wall",
      pt: "0/1",
      text: [staticAbility(every(all(creature, controlledBy(you))), [gets(1, 1)])],
    });
    const table = new Table({
      cards: [anthem],
      A: {
        battlefield: [
          { name: "Test Banner", damage: 2 },
          { name: "Grizzly Bears", damage: 3 },
        ],
      },
    });
    const died = table.happened("moved").map(({ was }) => characteristics(table.game, was));
    expect(died.map(({ power, toughness }) => `${power}/${toughness}`)).toEqual(["1/2", "3/3"]);
  });
});

describe("704: state-based actions", () => {
  test("704.5f: a creature with toughness 0 is put into the graveyard, not destroyed", () => {
    const table = new Table({
      A: { battlefield: [{ name: "Grizzly Bears", counters: { "-1/-1": 2 } }] },
    });
    expect(table.happened("moved")).toMatchObject([{ how: "noToughness" }]);
  });

  test("704.5g: damage equal to toughness destroys, less does not", () => {
    const table = new Table({
      A: {
        battlefield: [
          { name: "Grizzly Bears", damage: 2 },
          { name: "Wild Mongrel", damage: 1 },
        ],
      },
    });
    expect(table.happened("moved")).toMatchObject([{ how: "destroy" }]);
    expect(table.zone("Wild Mongrel")).toBe("battlefield");
  });

  test("704.5a, 104.2a: a player with no life loses, the other wins", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { life: 2 },
    });
    table.cast("Shock", "B").resolve();
    expect(table.game.result).toEqual({ winner: A });
  });

  test("104.4a: both losing at once is a draw", () => {
    const table = new Table({ A: { life: 0 }, B: { life: 0 } });
    expect(table.game.result).toEqual({ winner: null });
  });

  test("704.5q: +1/+1 and -1/-1 counters remove each other; in 2002 they stayed (RT-06)", () => {
    const counters = { "+1/+1": 2, "-1/-1": 1 };
    const position = { A: { battlefield: [{ name: "Grizzly Bears", counters }] } };
    const now = new Table(position);
    expect(now.game.objects[now.id("Grizzly Bears")]?.counters).toEqual({ "+1/+1": 1 });
    const then = new Table({ ...position, rules: "2002-02-20" });
    expect(then.game.objects[then.id("Grizzly Bears")]?.counters).toEqual(counters);
  });

  test("704.5m: an Aura attached to nothing goes to the graveyard", () => {
    const table = new Table({ A: { battlefield: ["Strength of Isolation"] } });
    expect(table.zone("Strength of Isolation")).toBe("graveyard");
  });
});
