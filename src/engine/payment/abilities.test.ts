import { describe, expect, test } from "vitest";
import {
  activated,
  anyPlayer,
  beginningOf,
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
import type { Cost, Effect } from "../../language/schema.ts";
import { card, choosing, makes, number, refused, relic } from "../testing/making.ts";
import { add, addOf, begin, landWith, planned, spellFor, why } from "../testing/paying.ts";
import { A, B, Table } from "../testing/table.ts";

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

const position = (cost: `{${string}}`, battlefield: readonly string[], life = 20): Table =>
  new Table({
    cards: [...cards, spellFor(cost)],
    A: { hand: ["Test Spell"], battlefield, life },
  });
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
