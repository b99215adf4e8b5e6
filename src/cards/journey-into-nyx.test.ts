import { describe, expect, test } from "vitest";
import { castBy, divide } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "8 Forest"];
describe("Theros: bestow and monstrosity", () => {
  test("702.103b: Boon Satyr bestowed strengthens, and is a creature again without its host", () => {
    const table = new Table({
      A: { hand: ["Boon Satyr", "Unsummon"], battlefield: [...all, "Grizzly Bears"], library },
      B: {},
    });
    castBy(table, "Boon Satyr", "bestow")
      .choices([["Grizzly Bears"]])
      .resolve();
    expect(table.pt("Grizzly Bears")).toBe("6/4");
    table.cast("Unsummon", ["Grizzly Bears"]).resolve();
    expect(table.of("Boon Satyr").types).toContain("creature");
    expect(table.pt("Boon Satyr")).toBe("4/2");
  });

  test("613.1b, 702.103: Hypnotic Siren bestowed takes control", () => {
    const table = new Table({
      A: { hand: ["Hypnotic Siren"], battlefield: all, library },
      B: { battlefield: ["Grizzly Bears"] },
    });
    castBy(table, "Hypnotic Siren", "bestow")
      .choices([["Grizzly Bears"]])
      .resolve();
    expect(table.of("Grizzly Bears").controller).toBe(A);
    expect(table.pt("Grizzly Bears")).toBe("3/3");
    expect(table.keywords("Grizzly Bears")).toContain("flying");
  });

  const polukranos = (): Table => {
    const table = new Table({
      A: { battlefield: [...all, "Polukranos, World Eater"], library },
      B: { battlefield: ["Serra Angel", "Grizzly Bears", "Walking Ballista"].slice(0, 2) },
    });
    return table.activate("Polukranos, World Eater", 5).resolve();
  };

  test("601.2d, 701.37b–c: Polukranos divides X, and those creatures strike back", () => {
    const table = polukranos();
    table.choose(["Serra Angel", "Grizzly Bears"]).answer(divide(4, 1)).settle();
    expect(table.pt("Polukranos, World Eater")).toBe("10/10");
    table.resolve();
    expect(table.zone("Serra Angel")).toBe("graveyard");
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.game.objects[table.id("Polukranos, World Eater")]?.damage).toBe(6);
  });

  test("701.37b: it becomes monstrous once only", () => {
    const table = polukranos();
    table.choose([]).settle().resolve();
    table.activate("Polukranos, World Eater", 1).resolve();
    expect(table.pt("Polukranos, World Eater")).toBe("10/10");
    expect(table.stack()).toEqual([]);
  });

  test("701.37b: Hundred-Handed One has reach once it is monstrous", () => {
    const table = new Table({ A: { battlefield: [...all, "Hundred-Handed One"], library }, B: {} });
    expect(table.keywords("Hundred-Handed One")).toEqual(["vigilance"]);
    table.activate("Hundred-Handed One").resolve();
    expect(table.pt("Hundred-Handed One")).toBe("6/8");
    expect(table.keywords("Hundred-Handed One")).toContain("reach");
  });

  test("700.5: Heliod is a creature with devotion of five", () => {
    const table = new Table({
      A: { battlefield: ["Heliod, God of the Sun", "White Knight"] },
      B: {},
    });
    expect(table.of("Heliod, God of the Sun").types).toEqual(["enchantment"]);
    const more = new Table({
      A: { battlefield: ["Heliod, God of the Sun", "2 White Knight"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    expect(more.of("Heliod, God of the Sun").types).toContain("creature");
    expect(more.keywords("White Knight")).toContain("vigilance");
    expect(more.keywords("Grizzly Bears")).toEqual([]);
  });
});

describe("Theros: heroic, strive, constellation", () => {
  test("603.2: Favored Hoplite grows and takes no damage this turn", () => {
    const table = new Table({
      A: { hand: ["Giant Growth"], battlefield: [...all, "Favored Hoplite"], library },
      B: { hand: ["Fiery Temper"], battlefield: all },
    });
    table.cast("Giant Growth", ["Favored Hoplite"]).resolve();
    expect(table.pt("Favored Hoplite")).toBe("2/3");
    table.resolve();
    table.pass().cast("Fiery Temper", ["Favored Hoplite"]).resolve();
    expect(table.game.objects[table.id("Favored Hoplite")]?.damage ?? 0).toBe(0);
    expect(table.pt("Favored Hoplite")).toBe("5/6");
  });

  test("601.2f: strive costs more for each target beyond the first", () => {
    const table = new Table({
      A: {
        hand: ["Rouse the Mob"],
        battlefield: ["4 Mountain", "Grizzly Bears", "Serra Angel"],
        library,
      },
      B: { battlefield: ["Llanowar Elves"] },
    });
    table.act(table.castAction("Rouse the Mob"));
    table.choose(["Grizzly Bears", "Serra Angel"]).settle().resolve();
    expect(table.pt("Grizzly Bears")).toBe("4/2");
    expect(table.keywords("Serra Angel")).toContain("trample");
    const untapped = table.all("Mountain").filter((id) => !table.game.objects[id]?.tapped);
    expect(untapped).toHaveLength(0);
  });

  test("701.14a: Setessan Tactics lets each of them fight another creature", () => {
    const table = new Table({
      A: { hand: ["Setessan Tactics"], battlefield: [...all, "Grizzly Bears"], library },
      B: { battlefield: ["Pitchstone Wall"] },
    });
    table.cast("Setessan Tactics", ["Grizzly Bears"]).resolve();
    table.activate("Grizzly Bears", ["Pitchstone Wall"]).resolve();
    expect(table.game.objects[table.id("Pitchstone Wall")]?.damage).toBe(3);
    expect(table.game.objects[table.id("Grizzly Bears")]?.damage).toBe(2);
  });

  test("603.6a: Eidolon of Blossoms draws for itself and for each other enchantment of yours", () => {
    const table = new Table({
      A: { hand: ["Eidolon of Blossoms", "Glorious Anthem"], battlefield: all, library },
      B: {},
    });
    table.cast("Eidolon of Blossoms").resolve().resolve();
    table.cast("Glorious Anthem").resolve().resolve();
    expect(table.hand(A)).toEqual(["Forest", "Forest"]);
  });

  test("603.7, 110.2a: Skybind returns the card once, at the next end step, to its owner", () => {
    const table = new Table({
      A: { hand: ["Skybind"], battlefield: all, library },
      B: { battlefield: ["Kitchen Finks"], library },
    });
    table.cast("Skybind").resolve().choose(["Kitchen Finks"]).resolve();
    expect(table.zone("Kitchen Finks")).toBe("exile");
    table.passUntil("end").resolve();
    expect(table.of("Kitchen Finks").controller).toBe(B);
    table.resolve();
    expect(table.life(B)).toBe(22);
    table.passUntil(2).passUntil("end");
    expect(table.stack()).toEqual([]);
  });

  test("614.1c, 701.22a: Temple of Malady enters tapped and scries", () => {
    const table = new Table({ A: { hand: ["Temple of Malady"], library }, B: {} });
    table.act({ is: "playLand", object: table.id("Temple of Malady") });
    expect(table.game.objects[table.id("Temple of Malady")]?.tapped).toBe(true);
    expect(table.stack()).toEqual(["Temple of Malady ability"]);
  });

  test("608.2c: Magma Jet deals damage, then scries", () => {
    const table = new Table({ A: { hand: ["Magma Jet"], battlefield: all, library }, B: {} });
    table.cast("Magma Jet", "B").resolve();
    expect(table.life(B)).toBe(18);
    expect(table.decision).toMatchObject({ purpose: { is: "toBottom" }, max: 2 });
  });
});
