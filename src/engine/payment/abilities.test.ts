import { describe, expect, test } from "vitest";
import {
  activated,
  all,
  anyPlayer,
  atLeast,
  beginningOf,
  controlledBy,
  count,
  create,
  creature,
  damage,
  delayed,
  draw,
  land,
  mana,
  ofSubtype,
  payLife,
  sacrificeThis,
  spellAbility,
  tapThis,
  token,
  toPlayer,
  triggered,
  you,
} from "../../language/build.ts";
import type { Ability, Amount, Cost, Effect } from "../../language/schema.ts";
import type { ManaType } from "../../language/vocabulary.ts";
import { planPayment } from "../payment.ts";
import { card, choosing, makes, nameOf, number, refused, relic } from "../testing/making.ts";
import { A, B, type Item, Table } from "../testing/table.ts";

const add = (...types: readonly ManaType[]): Effect => ({ is: "addMana", who: you, mana: types });
const addOf = (amount: Amount, ...types: readonly ManaType[]): Effect => ({
  is: "addManaOf",
  who: you,
  amount,
  types,
});
const landWith = (name: string, ...text: readonly Ability[]) => card(name, { type: "Land", text });

const prism = landWith("Test Prism", activated([tapThis], addOf(number(1), "white", "blue")));
const filter = landWith("Test Filter", activated([mana("{W/U}"), tapThis], add("blue", "blue")));
const vault = landWith(
  "Test Vault",
  activated([mana("{2}"), tapThis], addOf({ is: "count", filter: ofSubtype("Swamp") }, "black")),
);
const petal = relic(
  "Test Petal",
  activated([tapThis, sacrificeThis], addOf(number(1), "white", "blue", "black")),
);
const altar = relic(
  "Test Altar",
  activated(
    [{ is: "sacrificeOthers", amount: number(1), which: creature }],
    add("colorless", "colorless"),
  ),
);
const painful = landWith(
  "Test Pain",
  activated([tapThis], {
    is: "inOrder",
    effects: [add("red"), damage(1, toPlayer(you))],
  }),
);
const leech = landWith("Test Leech", activated([tapThis, payLife(1)], add("red")));
const growth = card("Test Growth", {
  cost: "{G}",
  type: "Enchantment",
  text: [
    triggered(
      { is: "tapsForMana", who: you, what: ofSubtype("Forest") },
      { is: "addManaProduced", who: you },
    ),
  ],
});
const cards = [prism, filter, vault, petal, altar, painful, leech, growth];

const spellFor = (cost: `{${string}}`) =>
  card("Test Spell", { cost, type: "Sorcery", text: [spellAbility(draw(1))] });

const position = (cost: `{${string}}`, battlefield: readonly string[], life = 20): Table =>
  new Table({
    cards: [...cards, spellFor(cost)],
    A: { hand: ["Test Spell"], battlefield, life },
  });
const why = (table: Table) => table.refusal(table.castAction("Test Spell"));
const begin = (table: Table): Table => table.act(table.castAction("Test Spell"));
const planned = (table: Table): readonly string[] => {
  const { decision } = table;
  if (decision.is !== "pay") throw new Error(`Asked for ${decision.is}.`);
  return decision.proposal.map(({ object }) => nameOf(table, object));
};

describe("605, 106.3: what mana abilities make", () => {
  test("605.3b: of several types the player chooses, when it is activated by itself", () => {
    const table = position("{1}", ["Test Prism"]);
    table.act(table.activateAction("Test Prism"));
    expect(table.decision).toMatchObject({
      is: "option",
      purpose: { is: "addMana" },
      options: [
        { is: "mana", mana: "white" },
        { is: "mana", mana: "blue" },
      ],
    });
    expect(refused(table, makes("red"))).toBe("notAChoice");
    table.answer(makes("blue"));
    expect(table.game.players[0]?.mana).toEqual(["blue"]);
    expect(table.happened("manaAdded")).toMatchObject([{ mana: ["blue"], tapped: true }]);
  });

  test("601.2g: in a payment the choice is part of it", () => {
    const table = begin(position("{U}", ["Test Prism"]));
    expect(table.decision).toMatchObject({ proposal: [{ mana: ["blue"] }] });
    const object = table.id("Test Prism");
    const white = { is: "pay", activations: [{ object, ability: "0", mana: ["white"] }] } as const;
    expect(refused(table, white)).toBe("notEnoughMana");
    // Without a word the engine reads it so that it pays.
    table.answer({ is: "pay", activations: [{ object, ability: "0" }] });
    expect(table.stack()).toEqual(["Test Spell"]);
  });

  test("605.1a: so much as there is to count", () => {
    const table = position("{1}", ["Test Vault", "3 Swamp"]);
    // Three Swamps: two pay for the Vault, which makes three.
    table.act(table.activateAction("Test Vault")).settle();
    expect(table.game.players[0]?.mana).toEqual(["black", "black", "black"]);
  });

  test("106.12: only a cost with {T} is tapping for mana", () => {
    const table = position("{1}", ["Test Altar", "Grizzly Bears"]);
    table.activate("Test Altar", ["Grizzly Bears"]);
    expect(table.happened("manaAdded")[0]).not.toHaveProperty("tapped");
    expect(table.game.players[0]?.mana).toEqual(["colorless", "colorless"]);
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("605.3b: what else it does happens, too, without the stack", () => {
    const table = position("{1}", ["Test Pain"]);
    table.activate("Test Pain");
    expect(table.life(A)).toBe(19);
    expect(table.game.players[0]?.mana).toEqual(["red"]);
    expect(table.game.frames).toEqual({});
  });
});

describe("605.3: mana abilities with costs of their own", () => {
  test("605.3a: one that costs mana pays for a spell, with other mana before it", () => {
    const table = begin(position("{U}{U}", ["Test Filter", "Plains"]));
    expect(planned(table)).toEqual(["Plains", "Test Filter"]);
    table.settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(table.game.players[0]?.mana).toEqual([]);
  });

  test("605.3a: the order matters: what it needs must be there before", () => {
    const table = begin(position("{U}{U}", ["Test Filter", "Plains"]));
    const activations = [table.id("Test Filter"), table.id("Plains")].map((object) => ({
      object,
      ability: object === table.id("Plains") ? "mana:Plains" : "0",
    }));
    expect(refused(table, { is: "pay", activations })).toBe("notEnoughMana");
    table.answer({ is: "pay", activations: activations.toReversed() });
    expect(table.stack()).toEqual(["Test Spell"]);
  });

  test("605.3a: several may be chained", () => {
    const table = begin(position("{U}{U}{U}", ["2 Test Filter", "Plains"]));
    // Plains -> {W}; Filter -> {U}{U}; Filter for one {U} -> {U}{U}: three in all.
    expect(planned(table)).toEqual(["Plains", "Test Filter", "Test Filter"]);
    table.settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(why(position("{U}{U}{U}{U}", ["2 Test Filter", "Plains"]))).not.toBeNull();
  });

  test("605.3a: the mana that the spell needs isn't spent on the ability", () => {
    const table = begin(position("{R}{U}{U}", ["Test Filter", "Plains", "Mountain"]));
    table.settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    const vaults = begin(position("{B}{B}{R}", ["Test Vault", "2 Swamp", "Mountain", "Forest"]));
    vaults.settle();
    expect(vaults.stack()).toEqual(["Test Spell"]);
  });

  test("605.3a: generic mana of its cost is taken from what the spell doesn't need", () => {
    const table = new Table({
      cards: [...cards, spellFor("{B}{B}{R}")],
      A: {
        hand: ["Test Spell"],
        battlefield: [
          "Test Vault",
          { name: "Swamp", tapped: true },
          { name: "Swamp", tapped: true },
        ],
        mana: ["red", "green", "green"],
      },
    });
    begin(table).settle();
    expect(table.happened("manaSpent")).toMatchObject([
      { mana: ["green", "green"] },
      { mana: ["black", "black", "red"] },
    ]);
  });

  test("605.3: nothing is used up where some way of tapping pays", () => {
    // White from the second Prism, so that the first makes blue; the Petal stays.
    const other = landWith("Other Prism", activated([tapThis], addOf(number(1), "white", "black")));
    const table = new Table({
      cards: [...cards, other, spellFor("{W}{U}")],
      A: { hand: ["Test Spell"], battlefield: ["Test Petal", "Test Prism", "Other Prism"] },
    });
    expect(planned(begin(table)).toSorted()).toEqual(["Other Prism", "Test Prism"]);
  });

  test("113.6b, 605.3a: a card in the hand whose ability functions there", () => {
    const guide = card("Test Guide", {
      cost: "{2}{R}",
      type: "Creature — Ape",
      pt: "2/2",
      text: [activated([{ is: "exileThis" }], add("red"), { zone: "hand" })],
    });
    const table = new Table({
      cards: [guide, spellFor("{R}")],
      A: { hand: ["Test Spell", "Test Guide"] },
    });
    begin(table).settle();
    expect(table.zone("Test Guide")).toBe("exile");
    expect(table.stack()).toEqual(["Test Spell"]);
  });

  test("605.3c: it can't pay for itself", () => {
    const table = position("{U}{U}", ["Test Filter"]);
    expect(why(table)).toMatchObject({ code: "notEnoughMana" });
    expect(table.refusal(table.activateAction("Test Filter"))).toMatchObject({
      code: "notEnoughMana",
    });
  });

  test("605.3: what is used up is left for last", () => {
    const table = begin(position("{1}", ["Test Petal", "Test Leech", "Forest"]));
    expect(planned(table)).toEqual(["Forest"]);
  });

  test("605.3: but it is used where nothing else will do", () => {
    const table = begin(position("{B}", ["Test Petal", "Forest"]));
    expect(planned(table)).toEqual(["Test Petal"]);
    table.settle();
    expect(table.zone("Test Petal")).toBe("graveyard");
    expect(table.stack()).toEqual(["Test Spell"]);
  });

  test("119.4: life pays for as many as there is life", () => {
    expect(why(position("{R}{R}", ["2 Test Leech"], 1))).toMatchObject({ code: "notEnoughMana" });
    const table = begin(position("{R}{R}", ["2 Test Leech"], 3)).settle();
    expect(table.life(A)).toBe(1);
  });

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

  test("118.10: what is sacrificed for mana can't be sacrificed for the spell", () => {
    const price: Cost = { is: "sacrificeOthers", amount: number(1), which: creature };
    const rite = card("Test Rite", {
      cost: "{2}",
      type: "Sorcery",
      text: [{ is: "additionalCost", cost: [price] }, spellAbility(draw(1))],
    });
    const at = (bears: string): Table =>
      new Table({
        cards: [...cards, rite],
        A: { hand: ["Test Rite"], battlefield: ["Test Altar", bears] },
      });
    const poor = at("Grizzly Bears");
    expect(poor.refusal(poor.castAction("Test Rite"))).toMatchObject({ code: "notEnoughMana" });
    const table = at("2 Grizzly Bears");
    table.act(table.castAction("Test Rite")).settle();
    expect(table.decision).toMatchObject({ is: "choose", purpose: { cost: "sacrificeOthers" } });
    const [first] = table.all("Grizzly Bears");
    if (!first) throw new Error("They are there.");
    table.answer(choosing(first)).settle();
    expect(table.graveyard(A)).toEqual(["Grizzly Bears", "Grizzly Bears"]);
    expect(table.stack()).toEqual(["Test Rite"]);
  });

  test("733.1: a payment taken back gives all of it back", () => {
    const table = begin(position("{2}", ["Test Altar", "2 Grizzly Bears"]));
    table.settle();
    expect(table.decision).toMatchObject({ is: "choose" });
    table.cancel();
    expect(table.graveyard(A)).toEqual([]);
    expect(table.zone("Test Spell")).toBe("hand");
    expect(table.game.frames).toEqual({});
  });
});

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

describe("605.1a–b: what adds mana only by another ability is no mana ability", () => {
  const addRed = activated([tapThis, sacrificeThis], add("red"));
  test.each<[string, Effect]>([
    [
      "111.3: the ability of a token",
      create(1, token({ types: ["artifact"], abilities: [addRed] })),
    ],
    ["603.7: a delayed ability", delayed(beginningOf("end", anyPlayer), add("red"))],
  ])("605.1a: %s", (_name, effect) => {
    const maker = relic("Test Maker", activated([mana("{1}")], effect));
    const table = new Table({ cards: [maker], A: { battlefield: ["Test Maker", "Mountain"] } });
    table.activate("Test Maker");
    expect(table.stack()).toHaveLength(1);
  });
});

describe("605.4, 106.12a: triggered mana abilities", () => {
  test("605.4a: they resolve right after the ability that triggered them, without the stack", () => {
    const table = position("{1}", ["Test Growth", "Forest", "Mountain"]);
    table.activate("Forest");
    expect(table.stack()).toEqual([]);
    expect(table.game.players[0]?.mana).toEqual(["green", "green"]);
    expect(table.cited("manaAdded")).toEqual(["605.3b", "605.4a"]);
    table.activate("Mountain");
    expect(table.game.players[0]?.mana).toEqual(["red", "green", "green"]);
  });

  test("601.2g: what they add pays, too", () => {
    const table = begin(position("{1}{G}", ["Test Growth", "Forest"]));
    expect(planned(table)).toEqual(["Forest"]);
    table.settle();
    expect(table.stack()).toEqual(["Test Spell"]);
    expect(why(position("{2}{G}", ["Test Growth", "Forest"]))).toMatchObject({
      code: "notEnoughMana",
    });
  });

  test("106.12a: not where no mana is produced", () => {
    const well = landWith(
      "Test Well",
      activated([tapThis], addOf({ is: "count", filter: ofSubtype("Swamp") }, "black")),
    );
    const flood = card("Test Flood", {
      cost: "{G}",
      type: "Enchantment",
      text: [triggered({ is: "tapsForMana", who: you, what: land }, add("green"))],
    });
    const at = (...swamps: readonly string[]): Table =>
      new Table({
        cards: [well, flood],
        A: { battlefield: ["Test Well", "Test Flood", ...swamps] },
      }).activate("Test Well");
    expect(at("Swamp").game.players[0]?.mana).toEqual(["black", "green"]);
    expect(at().game.players[0]?.mana).toEqual([]);
  });

  test("106.12a: only for whom they are meant", () => {
    const table = new Table({
      cards: [...cards, spellFor("{1}{G}")],
      A: { hand: ["Test Spell"], battlefield: ["Forest"] },
      B: { battlefield: ["Test Growth"] },
    });
    expect(why(table)).toMatchObject({ code: "notEnoughMana" });
    expect(table.life(B)).toBe(20);
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
