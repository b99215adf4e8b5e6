import { describe, expect, test } from "vitest";
import { castBy, symbol } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

/** The card cast out of the graveyard for a land card from hand (702.81a), and resolved. */
function retraced(name: string, half: string, target?: string): Table {
  const table = new Table({
    A: { hand: ["Forest"], graveyard: [name, "Island"], battlefield: lands, library },
    B: { library },
  });
  castBy(table, name, "retrace");
  while (table.decision.is === "option") table.answer(symbol(half));
  return table.choices(target === undefined ? [] : [target]).resolve();
}
const tokens = (table: Table): readonly string[] =>
  table.game.battlefield.flatMap((id) => {
    const name = table.game.objects[id]?.token && table.game.objects[id]?.base?.name.en;
    return name ? [name] : [];
  });

describe("702.81a: retrace", () => {
  test.each([
    ["Worm Harvest", "B", undefined],
    ["Oona's Grace", "U", "A"],
    ["Cenn's Enlistment", "W", undefined],
    ["Savage Conception", "G", undefined],
    ["Syphon Life", "B", "B"],
    ["Call the Skybreaker", "U", undefined],
  ])(
    "%s is cast for a land card besides, and is back in the graveyard after that",
    (name, half, target) => {
      const table = retraced(name, half, target);
      expect(table.graveyard(A).toSorted()).toEqual([name, "Forest", "Island"].toSorted());
      expect(table.hand(A)).toEqual(name === "Oona's Grace" ? ["Forest"] : []);
    },
  );

  test("608.2h: Worm Harvest counts the land card that was discarded for it, too", () => {
    const table = retraced("Worm Harvest", "B");
    expect(tokens(table)).toEqual(["Worm Token", "Worm Token"]);
    expect(table.pt("Worm Token")).toBe("1/1");
    expect(table.of("Worm Token").colors.toSorted()).toEqual(["black", "green"]);
  });

  test("111.3: Cenn's Enlistment makes two Kithkin Soldiers", () => {
    const table = retraced("Cenn's Enlistment", "W");
    expect(tokens(table)).toEqual(["Kithkin Soldier Token", "Kithkin Soldier Token"]);
    expect(table.pt("Kithkin Soldier Token")).toBe("1/1");
    expect(table.of("Kithkin Soldier Token").colors).toEqual(["white"]);
  });

  test("111.3: Savage Conception makes a 3/3 Beast", () => {
    const table = retraced("Savage Conception", "G");
    expect(tokens(table)).toEqual(["Beast Token"]);
    expect(table.pt("Beast Token")).toBe("3/3");
  });

  test("119.3: Syphon Life takes 2 life and gives 2", () => {
    const table = retraced("Syphon Life", "B", "B");
    expect([table.life(A), table.life(B)]).toEqual([22, 18]);
  });

  test("111.3: Call the Skybreaker makes a flying Elemental of two colors", () => {
    const table = retraced("Call the Skybreaker", "U");
    expect(table.pt("Elemental Token")).toBe("5/5");
    expect(table.of("Elemental Token").colors.toSorted()).toEqual(["blue", "red"]);
    expect(table.of("Elemental Token").abilities[0]?.ability).toMatchObject({
      is: "keyword",
      name: "flying",
    });
  });

  test("117.1a: a sorcery with retrace keeps the timing of its type", () => {
    const table = new Table({
      step: "upkeep",
      A: { hand: ["Forest"], graveyard: ["Syphon Life", "Oona's Grace"], battlefield: lands },
      B: { library },
    });
    expect(() => castBy(table, "Syphon Life", "retrace")).toThrow("sorceryTiming");
    castBy(table, "Oona's Grace", "retrace").choices(["B"]).resolve();
    expect(table.hand(B)).toEqual(["Forest"]);
  });

  test("118.8: without a land card in hand it can't be cast", () => {
    const table = new Table({
      A: { hand: ["Shock"], graveyard: ["Oona's Grace"], battlefield: lands },
      B: { library },
    });
    expect(() => castBy(table, "Oona's Grace", "retrace")).toThrow();
  });

  test("701.6a: countered, it is put into the graveyard and can be cast again", () => {
    const table = new Table({
      A: { hand: ["Forest"], graveyard: ["Oona's Grace"], battlefield: lands, library },
      B: { hand: ["Counterspell"], battlefield: lands, library },
    });
    castBy(table, "Oona's Grace", "retrace").choices(["A"]).pass();
    table.cast("Counterspell", ["Oona's Grace"]).resolve();
    expect(table.zone("Oona's Grace")).toBe("graveyard");
  });
});
