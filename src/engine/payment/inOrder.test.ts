import { describe, expect, test } from "vitest";
import {
  activated,
  all,
  atLeast,
  basic,
  controlledBy,
  count,
  creature,
  land,
  mana,
  ofSubtype,
  payLife,
  sacrificeThis,
  tapThis,
  triggered,
  you,
} from "../../language/build.ts";
import { planPayment } from "../payment.ts";
import { card, choosing, nameOf, number, offeredNames, refused, relic } from "../testing/making.ts";
import { add, addOf, begin, landWith, planned, spellFor, why } from "../testing/paying.ts";
import { A, type Item, Table } from "../testing/table.ts";

describe("605.3a, 605.3c: a mana ability that uses nothing of its own up may be activated again", () => {
  const pit = relic(
    "Test Pit",
    activated([{ is: "sacrificeOthers", amount: number(1), which: creature }], add("red")),
  );
  const blood = relic("Test Blood", activated([payLife(2)], add("red")));
  const battery = relic(
    "Test Battery",
    activated([{ is: "takeCounters", counter: "charge", amount: number(1) }], add("red")),
  );
  const wash = relic("Test Wash", activated([mana("{1}")], add("red")));
  const daily = relic("Test Daily", activated([payLife(1)], add("red"), { limit: 2 }));
  const spawn = card("Test Spawn", {
    cost: "{1}",
    type: "Artifact",
    text: [activated([tapThis], add("green")), activated([sacrificeThis], add("red"))],
  });
  const vein = landWith(
    "Test Vein",
    activated([tapThis], add("colorless")),
    activated([tapThis, sacrificeThis], add("colorless", "colorless")),
  );
  const at = (cost: `{${string}}`, battlefield: readonly Item[], life = 20): Table =>
    new Table({
      cards: [pit, blood, battery, wash, daily, spawn, vein, spellFor(cost)],
      A: { hand: ["Test Spell"], battlefield, life },
    });
  const charged = (charge: number) => ({ name: "Test Battery", counters: { charge } });

  test.each<[string, `{${string}}`, readonly Item[], number, number | undefined]>([
    ["as many creatures as there are", "{1}{R}{R}", ["Test Pit", "3 Grizzly Bears"], 20, 3],
    ["but no more", "{1}{R}{R}", ["Test Pit", "2 Grizzly Bears"], 20, undefined],
    ["two that share the creatures", "{R}{R}{R}", ["2 Test Pit", "2 Grizzly Bears"], 20, undefined],
    ["119.4: as much life as there is", "{R}{R}", ["Test Blood"], 5, 2],
    ["119.4: not more", "{R}{R}", ["Test Blood"], 3, undefined],
    ["118.3: as many counters", "{R}{R}", [charged(2)], 20, 2],
    ["118.3: not more", "{R}{R}", [charged(1)], 20, undefined],
    ["mana for each", "{R}{R}", ["Test Wash", "2 Forest"], 20, 4],
    ["mana not for each", "{R}{R}", ["Test Wash", "Forest"], 20, undefined],
    ["602.5b: up to its limit", "{R}{R}", ["Test Daily"], 20, 2],
    ["602.5b: not beyond", "{R}{R}{R}", ["Test Daily"], 20, undefined],
    ["118.3: what is tapped can still be sacrificed", "{R}{G}", ["Test Spawn"], 20, 2],
    ["118.3: not tapped twice", "{G}{G}", ["Test Spawn"], 20, undefined],
    ["118.3: one {T} is one", "{C}{C}{C}", ["Test Vein"], 20, undefined],
    ["what costs more, where what costs less isn't enough", "{2}", ["Test Vein"], 20, 1],
  ])("605.3c: %s: %s", (_name, cost, battlefield, life, activations) => {
    const table = at(cost, battlefield, life);
    if (activations === undefined) {
      expect(why(table)).toMatchObject({ code: "notEnoughMana" });
      return;
    }
    expect(planned(begin(table))).toHaveLength(activations);
    table.settle();
    for (let asked = 0; table.decision.is === "choose" && asked < activations; asked += 1) {
      const [first] = table.decision.from;
      if (first) table.answer({ is: "choose", chosen: [first] }).settle();
    }
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(table.game.players[0]?.mana).toEqual([]);
  });
});

describe("602.2: each activation in the game that those before it leave", () => {
  const pit = relic(
    "Test Pit",
    activated([{ is: "sacrificeOthers", amount: number(1), which: land }], add("red")),
  );
  const taint = landWith(
    "Test Taint",
    activated([tapThis], add("black"), {
      onlyIf: atLeast(1, count(all(ofSubtype("Swamp"), controlledBy(you)))),
    }),
  );
  const imp = card("Test Imp", {
    cost: "{R}",
    type: "Creature — Goblin",
    pt: "1/1",
    text: [
      activated(
        [{ is: "sacrificeOthers", amount: number(1), which: ofSubtype("Goblin") }],
        add("red"),
      ),
    ],
  });
  const daily = relic("Test Daily", activated([payLife(1)], add("red"), { limit: 1 }));
  const at = (cost: `{${string}}`, battlefield: readonly string[]): Table =>
    begin(
      new Table({
        cards: [pit, taint, imp, daily, spellFor(cost)],
        A: { hand: ["Test Spell"], battlefield },
      }),
    );
  const pays = (table: Table, ...names: readonly string[]) =>
    ({
      is: "pay",
      activations: names.map((name) => ({
        object: table.id(name),
        ability: name === "Mountain" || name === "Swamp" ? `mana:${name}` : "0",
      })),
    }) as const;
  const offered = (table: Table): readonly string[] => {
    const { decision } = table;
    if (decision.is !== "choose") throw new Error(`Asked for ${decision.is}.`);
    return decision.from.map((one) => (one.is === "object" ? nameOf(table, one.object) : ""));
  };

  test("602.5: what a later one needs is not sacrificed before", () => {
    const table = at("{R}{B}", ["Test Pit", "Test Taint", "Swamp", "Mountain"]);
    // The Taint needs a Swamp, and is itself to be tapped.
    table.answer(pays(table, "Test Pit", "Test Taint"));
    expect(offered(table)).toEqual(["Mountain"]);
    const swamp = table.id("Swamp");
    expect(refused(table, choosing(swamp))).toBe("notAChoice");
  });

  test("602.5: where nothing else is there to sacrifice, it doesn't pay", () => {
    const table = at("{R}{B}", ["Test Pit", "Test Taint", "Swamp"]);
    expect(refused(table, pays(table, "Test Pit", "Test Taint"))).toBe("notEnoughMana");
    table.answer(pays(table, "Test Taint", "Test Pit")).settle();
    expect(offered(table)).toEqual(expect.arrayContaining(["Test Taint", "Swamp"]));
  });

  test("118.3: what is sacrificed can't be tapped afterwards", () => {
    const table = at("{R}{R}", ["Test Pit", "Mountain"]);
    expect(refused(table, pays(table, "Test Pit", "Mountain"))).toBe("notEnoughMana");
    expect(planned(table)).toEqual(["Mountain", "Test Pit"]);
    table.settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(table.zone("Mountain")).toBe("graveyard");
  });

  describe("605.4a, 602.5: what may be sacrificed where a later one counts Swamps", () => {
    const well = landWith(
      "Test Well",
      activated([tapThis], addOf(count(ofSubtype("Swamp")), "black")),
    );
    const flood = card("Test Flood", {
      cost: "{G}",
      type: "Enchantment",
      text: [triggered({ is: "tapsForMana", who: you, what: land }, add("green"))],
    });
    const sacrifice = { is: "sacrificeOthers", amount: number(1), which: basic } as const;
    // The Flood adds to what a land makes by its {T} only.
    test.each([
      ["a land without {T}: only the Forest", [sacrifice], ["Forest"]],
      [
        "with {T}, to which the Flood adds: either",
        [tapThis, sacrifice],
        ["Swamp", "Swamp", "Forest"],
      ],
    ] as const)("%s", (_, cost, offered) => {
      const table = begin(
        new Table({
          cards: [
            well,
            flood,
            landWith("Test Font", activated([...cost], add("colorless"))),
            spellFor("{4}"),
          ],
          A: {
            hand: ["Test Spell"],
            battlefield: ["Test Font", "Test Well", "Test Flood", "2 Swamp", "Forest"],
          },
        }),
      );
      const activations = ["Test Font", "Test Well"].map((name) => ({
        object: table.id(name),
        ability: "0",
      }));
      table.answer({ is: "pay", activations });
      expect(offeredNames(table)).toEqual(offered);
    });
  });

  test("602.2: what sacrifices itself can't be activated again", () => {
    const table = at("{R}{R}", ["Test Imp", "Goblin Lackey"]);
    table.answer(pays(table, "Test Imp", "Test Imp"));
    expect(offered(table)).toEqual(["Goblin Lackey"]);
    table.answer(choosing(table.id("Goblin Lackey"))).settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(table.graveyard(A)).toEqual(["Goblin Lackey", "Test Imp"]);
  });

  test("602.5b: a limit counts within one payment, too", () => {
    const table = at("{R}", ["Test Daily", "Mountain"]);
    expect(refused(table, pays(table, "Test Daily", "Test Daily"))).toBe("notEnoughMana");
  });
});

describe("601.2h: as long a payment as it takes", () => {
  test("605.3a: as many as it takes, each in the game that those before leave", () => {
    const blood = relic("Test Blood", activated([payLife(1)], add("red")));
    const table = new Table({
      cards: [blood, spellFor("{80}")],
      A: { hand: ["Test Spell"], battlefield: ["Test Blood"], life: 90 },
    });
    begin(table).settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(table.life(A)).toBe(10);
  });
});

describe("602.5: conditions of mana abilities in a payment", () => {
  const taint = landWith(
    "Test Taint",
    activated([tapThis], add("colorless")),
    activated([tapThis], addOf(number(1), "white", "black"), {
      onlyIf: atLeast(1, count(all(land, ofSubtype("Swamp"), controlledBy(you)))),
    }),
  );

  test("602.5: what may not be activated pays nothing", () => {
    const at = (cost: `{${string}}`, battlefield: readonly string[]): Table =>
      new Table({
        cards: [taint, spellFor(cost)],
        A: { hand: ["Test Spell"], battlefield },
      });
    expect(why(at("{W}", ["Test Taint"]))).toMatchObject({ code: "notEnoughMana" });
    expect(why(at("{1}", ["Test Taint"]))).toBeNull();
    expect(why(at("{W}{B}", ["Test Taint", "Swamp"]))).toBeNull();
    const table = at("{W}", ["Test Taint", "Swamp"]);
    expect(planPayment(table.game, A, "{W}")).toEqual([
      { object: table.id("Test Taint"), ability: "1", mana: ["white"] },
    ]);
  });
});
