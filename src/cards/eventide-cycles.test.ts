import { describe, expect, test } from "vitest";
import { asked, nameOf, offeredNames, symbol } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

/** Casts a spell of hybrid mana by its first halves. */
function casts(table: Table, name: string, half: string): Table {
  table.act(table.castAction(name));
  while (table.decision.is === "option") table.answer(symbol(half));
  return table.settle();
}
/** Which creature may block which. */
const blocks = (table: Table): readonly string[] =>
  table.decision.is === "pairs"
    ? table.decision.pairs.map(([one, other]) => `${nameOf(table, one)}: ${nameOf(table, other)}`)
    : [];
const block = (table: Table, blocker: string, attacker: string): Table => {
  asked(table, "pairs");
  return table.answer({ is: "pairs", pairs: [[table.id(blocker), table.id(attacker)]] });
};

/** Lands for a Hedge-Mage, too few of a kind for its abilities. */
const fewLands: Readonly<Record<string, readonly string[]>> = {
  U: ["Island", "Plains", "Swamp"],
  B: ["Island", "Plains", "Swamp"],
  R: ["Island", "Mountain", "Swamp"],
  G: ["Forest", "Plains", "Swamp"],
};

describe("the Mimics", () => {
  test.each([
    ["Riverfall Mimic", "Noggle Hedge-Mage", "U", "3/3", []],
    ["Woodlurker Mimic", "Hag Hedge-Mage", "B", "4/5", ["wither"]],
    ["Battlegate Mimic", "Duergar Hedge-Mage", "R", "4/2", ["firstStrike"]],
    ["Shorecrasher Mimic", "Selkie Hedge-Mage", "G", "5/3", ["trample"]],
  ])("105.2, 613.4b: %s sees a spell of both colors, %s", (mimic, spell, half, pt, gained) => {
    const table = new Table({
      A: { hand: [spell], battlefield: [...(fewLands[half] ?? []), mimic], library },
      B: { library },
    });
    casts(table, spell, half);
    expect(table.stack()).toEqual([`${mimic} ability`, spell]);
    table.resolve();
    expect(table.pt(mimic)).toBe(pt);
    expect(table.keywords(mimic)).toEqual(gained);
    table.passUntil(2);
    expect(table.pt(mimic)).toBe("2/1");
    expect(table.keywords(mimic)).toEqual([]);
  });

  test.each([
    ["Riverfall Mimic", "Shock"],
    ["Woodlurker Mimic", "Giant Growth"],
    ["Battlegate Mimic", "Shock"],
    ["Shorecrasher Mimic", "Giant Growth"],
  ])("603.2: %s doesn't see a spell of one color", (mimic, spell) => {
    const table = new Table({
      A: { hand: [spell], battlefield: [...lands, mimic], library },
      B: { library },
    });
    table.cast(spell, [mimic]);
    expect(table.stack()).toEqual([spell]);
  });

  test("509.1b: Riverfall Mimic can't be blocked this turn", () => {
    const table = new Table({
      A: { hand: ["Noggle Hedge-Mage"], battlefield: ["Island", "2 Swamp", "Riverfall Mimic"] },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    casts(table, "Noggle Hedge-Mage", "U").resolve();
    table.passUntil("declareAttackers").choose(["Riverfall Mimic"]).passUntil("declareBlockers");
    expect(blocks(table)).toEqual([]);
  });

  test("509.1a: Riverfall Mimic can be blocked while it has seen no such spell", () => {
    const table = new Table({
      A: { battlefield: ["Riverfall Mimic"] },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.passUntil("declareAttackers").choose(["Riverfall Mimic"]).passUntil("declareBlockers");
    expect(blocks(table)).toEqual(["Grizzly Bears: Riverfall Mimic"]);
  });

  test("613.4c: what modified it before still adds to the size that Shorecrasher Mimic gets", () => {
    const table = new Table({
      A: {
        hand: ["Giant Growth", "Selkie Hedge-Mage"],
        battlefield: [...lands, "Shorecrasher Mimic"],
        library,
      },
      B: { library },
    });
    table.cast("Giant Growth", ["Shorecrasher Mimic"]).resolve();
    expect(table.pt("Shorecrasher Mimic")).toBe("5/4");
    casts(table, "Selkie Hedge-Mage", "G").resolve();
    expect(table.pt("Shorecrasher Mimic")).toBe("8/6");
  });
});

describe("the Hatchlings", () => {
  test.each([
    ["Shrewd Hatchling"],
    ["Noxious Hatchling"],
    ["Belligerent Hatchling"],
    ["Sturdy Hatchling"],
  ])("614.1c: %s enters with four -1/-1 counters", (name) => {
    const table = new Table({
      A: { hand: [name], battlefield: lands, library },
      B: { library },
    });
    const half = { S: "U", N: "B", B: "R" }[name.slice(0, 1)] ?? "U";
    casts(table, name, name.startsWith("Sturdy") ? "G" : half).resolve();
    expect(table.game.objects[table.id(name)]?.counters).toEqual({ "-1/-1": 4 });
    expect(table.pt(name)).toBe("2/2");
  });

  test.each([
    ["Shrewd Hatchling", "Noggle Hedge-Mage", "U", "4/4"],
    ["Noxious Hatchling", "Hag Hedge-Mage", "B", "4/4"],
    ["Belligerent Hatchling", "Duergar Hedge-Mage", "R", "4/4"],
    ["Sturdy Hatchling", "Selkie Hedge-Mage", "G", "4/4"],
  ])("603.2: %s loses a counter for each of its colors that %s has", (name, spell, half, pt) => {
    const table = new Table({
      A: {
        hand: [spell],
        battlefield: [...lands, { name, counters: { "-1/-1": 4 } }],
        library,
      },
      B: { library },
    });
    casts(table, spell, half).choose([name, name]);
    table.resolve().resolve();
    expect(table.pt(name)).toBe(pt);
  });

  test.each([
    ["Shrewd Hatchling", "Shock", "3/3"],
    ["Noxious Hatchling", "Shock", "2/2"],
    ["Belligerent Hatchling", "Shock", "3/3"],
    ["Sturdy Hatchling", "Unsummon", "3/3"],
    ["Belligerent Hatchling", "Unsummon", "2/2"],
  ])("603.2: %s looks at the color of %s", (name, spell, pt) => {
    const table = new Table({
      A: {
        hand: [spell],
        battlefield: [...lands, "Ornithopter", { name, counters: { "-1/-1": 4 } }],
        library,
      },
      B: { library },
    });
    table.cast(spell, ["Ornithopter"]).resolve();
    expect(table.pt(name)).toBe(pt);
  });

  test("609.3: without a counter nothing is removed", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: [...lands, "Shrewd Hatchling"], library },
      B: { library },
    });
    table.cast("Shock", ["B"]).resolve();
    expect(table.pt("Shrewd Hatchling")).toBe("6/6");
  });

  test("509.1b: the target of Shrewd Hatchling can block others, but not it", () => {
    const table = new Table({
      A: { battlefield: [...lands, "Shrewd Hatchling", "Hill Giant"], library },
      B: { battlefield: ["Grizzly Bears", "Serra Angel"], library },
    });
    table.activate("Shrewd Hatchling", ["Grizzly Bears"]).resolve();
    table.passUntil("declareAttackers").choose(["Shrewd Hatchling", "Hill Giant"]);
    table.passUntil("declareBlockers");
    expect(blocks(table).toSorted()).toEqual([
      "Grizzly Bears: Hill Giant",
      "Serra Angel: Hill Giant",
      "Serra Angel: Shrewd Hatchling",
    ]);
  });

  test("702.80: Noxious Hatchling deals its damage as counters", () => {
    const table = new Table({
      A: { battlefield: ["Noxious Hatchling"], library },
      B: { battlefield: ["Hundred-Handed One"], library },
    });
    table.passUntil("declareAttackers").choose(["Noxious Hatchling"]).passUntil("declareBlockers");
    block(table, "Hundred-Handed One", "Noxious Hatchling").passUntil("main2");
    expect(table.happened("countersPut")).toEqual([
      expect.objectContaining({ counter: "-1/-1", amount: 6 }),
    ]);
  });

  test("702.7: Belligerent Hatchling strikes first", () => {
    const table = new Table({
      A: { battlefield: ["Belligerent Hatchling"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.passUntil("declareAttackers").choose(["Belligerent Hatchling"]);
    table.passUntil("declareBlockers");
    block(table, "Grizzly Bears", "Belligerent Hatchling").passUntil("main2");
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.happened("damaged")).toHaveLength(1);
  });

  test("702.18: Sturdy Hatchling can't be targeted until end of turn", () => {
    const table = new Table({
      A: { battlefield: [...lands, "Sturdy Hatchling"], library },
      B: { hand: ["Unsummon"], battlefield: ["Island"], library },
    });
    table.activate("Sturdy Hatchling").resolve().pass();
    expect(table.refusal(table.castAction("Unsummon"))).not.toBeNull();
    table.passUntil(2).passUntil("main1");
    expect(table.refusal(table.castAction("Unsummon"))).toBeNull();
  });
});

describe("the Hedge-Mages", () => {
  /** Cast with two of the first lands and one of the second: only the first ability triggers. */
  const entered = (
    name: string,
    half: string,
    two: string,
    one: string,
    rest: { A?: object; B?: object } = {},
  ): Table => {
    const table = new Table({
      A: { hand: [name], battlefield: [`2 ${two}`, one], library, ...rest.A },
      B: { library, ...rest.B },
    });
    return casts(table, name, half).resolve();
  };

  test("603.4: without two such lands no ability triggers", () => {
    const table = entered("Noggle Hedge-Mage", "U", "Swamp", "Island");
    expect(table.stack()).toEqual([]);
  });

  test("601.2c, 608.2d: Noggle Hedge-Mage may tap two permanents", () => {
    const table = entered("Noggle Hedge-Mage", "U", "Island", "Mountain", {
      B: { battlefield: ["Grizzly Bears", "Serra Angel"] },
    });
    table.choose(["Grizzly Bears", "Serra Angel"]).resolve().choose(true);
    for (const name of ["Grizzly Bears", "Serra Angel"]) {
      expect(table.game.objects[table.id(name)]?.tapped).toBe(true);
    }
  });

  test.each([
    [true, 18],
    [false, 20],
  ])("608.2d: Noggle Hedge-Mage may deal 2 damage (%s)", (yes, life) => {
    const table = entered("Noggle Hedge-Mage", "R", "Mountain", "Swamp");
    table.choose(["B"]).resolve().choose(yes);
    expect(table.life(B)).toBe(life);
  });

  test("115.4: Noggle Hedge-Mage can damage a planeswalker", () => {
    const table = entered("Noggle Hedge-Mage", "R", "Mountain", "Swamp", {
      B: { battlefield: ["Jace Beleren"] },
    });
    table.choose(["Jace Beleren"]).resolve().choose(true);
    expect(table.game.objects[table.id("Jace Beleren")]?.counters).toEqual({ loyalty: 1 });
  });

  test("701.9b: Hag Hedge-Mage may have a player discard a card", () => {
    const table = entered("Hag Hedge-Mage", "B", "Swamp", "Forest", {
      B: { hand: ["Shock", "Unsummon"] },
    });
    table.choose(["B"]).resolve().choose(true).choose(["Shock"]);
    expect(table.graveyard(B)).toEqual(["Shock"]);
  });

  test("115.1: Hag Hedge-Mage may put a card out of your graveyard on top of your library", () => {
    const table = entered("Hag Hedge-Mage", "G", "Forest", "Swamp", {
      A: { graveyard: ["Shock", "Unsummon"] },
      B: { graveyard: ["Giant Growth"] },
    });
    expect(offeredNames(table).toSorted()).toEqual(["Shock", "Unsummon"]);
    table.choose(["Shock"]).resolve().choose(true);
    expect(table.library(A)[0]).toBe("Shock");
  });

  test.each([
    ["Mountain", "Bonesplitter", "R"],
    ["Plains", "Glorious Anthem", "W"],
  ])("701.8a: Duergar Hedge-Mage with two of %s may destroy %s", (land, victim, half) => {
    const table = entered("Duergar Hedge-Mage", half, land, "Swamp", {
      B: { battlefield: ["Bonesplitter", "Glorious Anthem"] },
    });
    table.settle();
    table.resolve().choose(true);
    expect(table.graveyard(B)).toEqual([victim]);
  });

  test("119.3: Selkie Hedge-Mage may gain 3 life", () => {
    const table = entered("Selkie Hedge-Mage", "G", "Forest", "Swamp");
    table.resolve().choose(true);
    expect(table.life(A)).toBe(23);
  });

  test("110.5: Selkie Hedge-Mage may return a tapped creature", () => {
    const table = entered("Selkie Hedge-Mage", "U", "Island", "Swamp", {
      B: { battlefield: [{ name: "Grizzly Bears", tapped: true }, "Serra Angel"] },
    });
    table.settle().resolve().choose(true);
    expect(table.hand(B)).toEqual(["Grizzly Bears"]);
  });

  test("603.4: the lands are counted again as the ability resolves", () => {
    const table = entered("Selkie Hedge-Mage", "G", "Forest", "Swamp");
    table.change((work) => work.setObject(table.id("Forest"), { controller: B }));
    table.resolve();
    expect(table.stack()).toEqual([]);
    expect(table.life(A)).toBe(20);
  });

  test("603.3b: with two lands of each kind both abilities trigger, in an order of your choice", () => {
    const table = new Table({
      A: { hand: ["Selkie Hedge-Mage"], battlefield: ["2 Forest", "2 Island"], library },
      B: { battlefield: [{ name: "Grizzly Bears", tapped: true }], library },
    });
    casts(table, "Selkie Hedge-Mage", "G").resolve();
    table.choose(["Selkie Hedge-Mage", "Selkie Hedge-Mage"]).settle();
    expect(table.stack()).toHaveLength(2);
  });
});
