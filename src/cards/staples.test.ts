import { describe, expect, test } from "vitest";
import { mode } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("what enters in another way", () => {
  const clone = (): Table => {
    const table = new Table({
      A: { hand: ["Clone"], battlefield: all, library },
      B: { battlefield: ["Voracious Hatchling"], library },
    });
    return table.cast("Clone").resolve();
  };

  test("614.12, 707.5: Clone enters as a copy, with the counters the copy enters with", () => {
    const table = clone().choose(["Voracious Hatchling"]);
    const copy = table.all("Voracious Hatchling").find((id) => table.game.objects[id]?.owner === A);
    expect(copy && table.game.objects[copy]?.counters).toEqual({ "-1/-1": 4 });
  });

  test("614.12a: Clone may copy nothing, and dies as a 0/0", () => {
    expect(clone().choose([]).graveyard(A)).toEqual(["Clone"]);
  });

  test.each([
    [true, 18, undefined],
    [false, 20, true],
  ])("614.1c: Sacred Foundry: 2 life (%s) or tapped", (pays, life, tapped) => {
    const table = new Table({ A: { hand: ["Sacred Foundry"], library }, B: { library } });
    table
      .act({ is: "playLand", object: table.id("Sacred Foundry") })
      .choose(pays)
      .settle();
    expect(table.life(A)).toBe(life);
    expect(table.game.objects[table.id("Sacred Foundry")]?.tapped).toBe(tapped);
  });

  test("107.3m: Walking Ballista enters with X counters and shoots them", () => {
    const table = new Table({
      A: { hand: ["Walking Ballista"], battlefield: all, library },
      B: {},
    });
    table.cast("Walking Ballista", 3).resolve();
    expect(table.pt("Walking Ballista")).toBe("3/3");
    table.act(table.activateAction("Walking Ballista", 1)).choices(["B"]).resolve();
    expect(table.life(B)).toBe(19);
    expect(table.pt("Walking Ballista")).toBe("2/2");
  });
});

describe("what goes and comes back", () => {
  test("110.2a, 400.7: Momentary Blink returns a borrowed creature under its owner's control", () => {
    const table = new Table({
      A: { hand: ["Act of Treason", "Momentary Blink"], battlefield: all, library },
      B: { battlefield: [{ name: "Kitchen Finks", counters: { "-1/-1": 1 } }], library },
    });
    table.cast("Act of Treason", ["Kitchen Finks"]).resolve();
    expect(table.of("Kitchen Finks").controller).toBe(A);
    table.cast("Momentary Blink", ["Kitchen Finks"]).resolve();
    expect(table.of("Kitchen Finks").controller).toBe(B);
    expect(table.pt("Kitchen Finks")).toBe("3/2");
    table.resolve();
    expect(table.life(B)).toBe(22);
  });

  test("111.8: a token that is blinked does not come back", () => {
    const table = new Table({
      A: {
        hand: ["Momentary Blink"],
        battlefield: [...all, "Heliod, God of the Sun"],
        library,
      },
      B: {},
    });
    table.activate("Heliod, God of the Sun").resolve();
    table.cast("Momentary Blink", ["Cleric Token"]).resolve();
    expect(table.all("Cleric Token")).toEqual([]);
  });

  test("614.1a: Rest in Peace empties graveyards and keeps them empty, of tokens as well", () => {
    const table = new Table({
      A: { hand: ["Rest in Peace", "Shock"], battlefield: all, graveyard: ["Fog"], library },
      B: { battlefield: ["Grizzly Bears"], graveyard: ["Shock"], library },
    });
    table.cast("Rest in Peace").resolve().resolve();
    expect([table.graveyard(A), table.graveyard(B)]).toEqual([[], []]);
    table.cast("Shock", ["Grizzly Bears"]).resolve();
    expect(table.zone("Grizzly Bears")).toBe("exile");
  });

  test("702.79a: Kitchen Finks persist, once", () => {
    const table = new Table({
      A: { hand: ["Shock", "Shock"], battlefield: [...all, "Kitchen Finks"], library },
      B: {},
    });
    table.cast("Shock", ["Kitchen Finks"]).resolve().resolve().resolve();
    expect(table.pt("Kitchen Finks")).toBe("2/1");
    expect(table.life(A)).toBe(22);
    table.cast("Shock", ["Kitchen Finks"]).resolve();
    expect(table.zone("Kitchen Finks")).toBe("graveyard");
  });
});

describe("effects that last", () => {
  test("613.1f, 613.4b: Humility takes abilities and sizes", () => {
    const table = new Table({
      A: { battlefield: ["Humility", "Glorious Anthem", "Serra Angel"] },
      B: { battlefield: ["Primalcrux"] },
    });
    expect(table.pt("Serra Angel")).toBe("2/2");
    expect(table.of("Serra Angel").abilities).toEqual([]);
    expect(table.pt("Primalcrux")).toBe("1/1");
  });

  test("305.7: Blood Moon", () => {
    const table = new Table({
      A: { battlefield: ["Blood Moon", "Temple of Malady", "Forest"] },
      B: {},
    });
    expect(table.of("Temple of Malady").subtypes).toEqual(["Mountain"]);
    expect(table.of("Forest").subtypes).toEqual(["Forest"]);
  });

  test("608.2h: Fling uses the power that the creature last had", () => {
    const table = new Table({
      A: { hand: ["Fling", "Giant Growth"], battlefield: [...all, "Grizzly Bears"], library },
      B: {},
    });
    table.cast("Giant Growth", ["Grizzly Bears"]).resolve().cast("Fling", "B").resolve();
    expect(table.life(B)).toBe(15);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("615.7: Healing Salve prevents the next 3 damage, no more", () => {
    const table = new Table({
      A: { hand: ["Healing Salve", "2 Shock"], battlefield: all, library },
      B: {},
    });
    table.act(table.castAction("Healing Salve")).answer(mode(1)).choices(["A"]).resolve();
    table.cast("Shock", "A").resolve().cast("Shock", "A").resolve();
    expect(table.life(A)).toBe(19);
  });

  test("702.80a, 615.12, 119.7: Everlasting Torment", () => {
    const table = new Table({
      A: {
        hand: ["Healing Salve", "Flame Jab", "Kitchen Finks"],
        battlefield: [...all, "Everlasting Torment"],
        library,
      },
      B: { battlefield: ["Pitchstone Wall"] },
    });
    table
      .act(table.castAction("Healing Salve"))
      .answer(mode(1))
      .choices([["Pitchstone Wall"]])
      .resolve();
    table.cast("Flame Jab", ["Pitchstone Wall"]).resolve();
    expect(table.pt("Pitchstone Wall")).toBe("1/4");
    table.cast("Kitchen Finks").resolve().resolve();
    expect(table.life(A)).toBe(20);
  });

  test("601.2c: Standard Bearer draws the targets of opponents only", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: all },
      B: { hand: ["Shock"], battlefield: ["Standard Bearer", "Serra Angel", "Mountain"] },
    });
    expect(() => table.cast("Shock", ["Serra Angel"])).toThrow();
  });

  test("701.8b: Wrath of God spares nothing that could regenerate", () => {
    const table = new Table({
      A: { hand: ["Wrath of God"], battlefield: [...all, "Laquatus's Champion"], library },
      B: {},
    });
    table.activate("Laquatus's Champion").resolve().cast("Wrath of God").resolve();
    expect(table.zone("Laquatus's Champion")).toBe("graveyard");
  });
});
