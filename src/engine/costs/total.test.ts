import { describe, expect, test } from "vitest";
import {
  activated,
  additionalCost,
  all,
  artifact,
  controlledBy,
  creature,
  destroy,
  draw,
  hasManaValue,
  inZone,
  mana,
  not,
  spell,
  spellAbility,
  target,
  thisObject,
  x,
  you,
} from "../../language/build.ts";
import type { Ability, Amount, Cost } from "../../language/schema.ts";
import { manaValue, whyNot } from "../index.ts";
import { machine, sacrifice, use } from "../testing/machine.ts";
import {
  announcement,
  card,
  castBy,
  choosing,
  objects,
  refused,
  relic,
  symbol,
  targeting,
} from "../testing/making.ts";
import { A, B, Table } from "../testing/table.ts";

describe("107.3: X in costs", () => {
  test("107.3a: X in an additional cost is limited by what can be paid", () => {
    const rite = card("Test Rite", {
      cost: "{B}",
      type: "Sorcery",
      text: [additionalCost(sacrifice(creature, x, "fodder")), spellAbility(draw(x))],
    });
    const table = new Table({
      cards: [rite],
      A: { hand: ["Test Rite"], battlefield: ["Swamp", "2 Grizzly Bears"] },
    });
    table.act(table.castAction("Test Rite"));
    expect(table.decision).toMatchObject({ is: "number", min: 0, max: 2 });
    table.choose(1).settleUntilAsked();
    expect(table.decision).toMatchObject({ is: "choose", min: 1, max: 1 });
    table.choose("Grizzly Bears");
    expect(announcement(table)).toMatchObject({ x: 1 });
  });

  test("107.3a, 601.2c: between values of X that have a target there may be one that has none", () => {
    const end = card("Test End", {
      cost: "{X}",
      type: "Instant",
      text: [spellAbility(destroy(target(all(creature, hasManaValue("exactly", x)))))],
    });
    const table = new Table({
      cards: [end],
      A: { hand: ["Test End"], mana: Array.from({ length: 6 }, () => "white" as const) },
      B: { battlefield: ["Grizzly Bears", "Serra Angel"] },
    });
    table.act(table.castAction("Test End"));
    expect(table.decision).toMatchObject({ is: "number", min: 2, max: 5 });
    for (const none of [3, 4]) {
      expect(whyNot(table.game, { is: "number", number: none })).toMatchObject({
        code: "noTarget",
        cr: "601.2c",
      });
    }
    table.choose(5).settle().resolve();
    expect(table.graveyard(B)).toEqual(["Serra Angel"]);
  });

  const blast = card("Test Blast", {
    cost: "{X}{R}",
    type: "Sorcery",
    text: [spellAbility(draw(x))],
  });

  test("107.3b: cast without paying its mana cost, X is 0", () => {
    const table = new Table({
      cards: [blast],
      A: { hand: ["Test Blast"], battlefield: ["Omniscience", "5 Mountain"] },
    });
    castBy(table, "Test Blast", "free").settle();
    expect(table.decision.is).toBe("act");
    expect(table.happened("announcedX")).toEqual([]);
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{0}" }]);
  });

  test("107.3b: nor is X of an additional cost another one then", () => {
    const rite = card("Test Rite", {
      cost: "{X}{B}",
      type: "Sorcery",
      text: [additionalCost(sacrifice(creature, x)), spellAbility(draw(x))],
    });
    const table = new Table({
      cards: [rite],
      A: { hand: ["Test Rite"], battlefield: ["Omniscience", "2 Grizzly Bears"] },
    });
    castBy(table, "Test Rite", "free").settle();
    expect(table.decision.is).toBe("act");
    expect(table.graveyard(A)).toEqual([]);
  });

  test("107.3b: an alternative cost with X lets it be chosen", () => {
    const again = card("Test Again", {
      cost: "{X}{R}{R}",
      type: "Sorcery",
      text: [
        spellAbility(draw(x)),
        { is: "castingWay", way: "flashback", cost: [mana("{X}{R}")], from: "graveyard" },
      ],
    });
    const table = new Table({
      cards: [again],
      A: { graveyard: ["Test Again"], battlefield: ["3 Mountain"] },
    });
    castBy(table, "Test Again", "flashback");
    expect(table.decision).toMatchObject({ is: "number", max: 2 });
  });

  test("107.3k: X of an activated ability; more than can be paid is refused", () => {
    const table = machine([mana("{X}")], { battlefield: { battlefield: ["3 Forest"] } });
    use(table);
    expect(table.decision).toMatchObject({ is: "number", max: 3 });
    expect(refused(table, { is: "number", number: 4 })).toBe("notEnoughMana");
    expect(refused(table, { is: "number", number: -1 })).toBe("tooFew");
  });
});

describe("601.2f, 118.7: what makes spells cost more or less", () => {
  const change = (how: Omit<Extract<Ability, { is: "costChange" }>, "is">): Ability => ({
    is: "costChange",
    ...how,
  });
  const costing = (cost: `{${string}}`, ...abilities: readonly Ability[]): string | undefined => {
    const dream = card("Test Dream", { cost, type: "Sorcery", text: [spellAbility(draw(1))] });
    const table = new Table({
      cards: [dream, relic("Test Tax", ...abilities)],
      A: {
        hand: ["Test Dream"],
        battlefield: ["Test Tax"],
        mana: Array.from({ length: 12 }, () => "white" as const),
      },
    });
    table.cast("Test Dream");
    return table.happened("costDetermined")[0]?.mana;
  };
  const more = (cost: string, extra: object = {}): Ability =>
    change({ spells: spell, more: cost, ...extra });
  const less = (cost: string, extra: object = {}): Ability =>
    change({ spells: spell, less: cost, ...extra });

  test.each([
    ["118.7a: a generic reduction takes generic mana only", "{1}{W}", [less("{3}")], "{W}"],
    ["118.7: no less than nothing", "{2}", [less("{3}")], "{0}"],
    ["118.7b: colored mana that isn't there takes generic", "{2}{W}", [less("{U}")], "{1}{W}"],
    ["118.7c: what exceeds its color takes generic", "{2}{W}", [less("{W}{W}")], "{1}"],
    ["601.2f: increases come before reductions", "{W}", [less("{1}"), more("{1}")], "{W}"],
    [
      "601.2f: a floor on the total comes last",
      "{W}",
      [less("{W}"), change({ spells: spell, least: 3 })],
      "{3}",
    ],
    ["601.2f: a floor of a reduction stops only that", "{3}", [less("{3}", { least: 1 })], "{1}"],
    [
      "601.2f: reductions in the order that is best",
      "{3}",
      [less("{1}"), less("{3}", { least: 1 })],
      "{0}",
    ],
    [
      "118.7: so often as there are permanents",
      "{5}",
      [less("{1}", { times: { is: "count", filter: all(artifact, controlledBy(you)) } })],
      "{4}",
    ],
  ] as const)("%s", (_name, cost, abilities, expected) => {
    expect(costing(cost, ...abilities)).toBe(expected);
  });

  const strive = card("Test Strive", {
    cost: "{W}",
    type: "Instant",
    text: [
      change({ spells: thisObject, more: "{1}", times: { is: "moreTargets" } }),
      spellAbility({
        is: "tap",
        what: targeting(objects(creature, { amount: { is: "anyNumber" }, upTo: true })),
      }),
    ],
  });

  test("113.6d, 601.2f: a spell's own text raises its cost for each target beyond the first", () => {
    const table = new Table({
      cards: [strive],
      A: { hand: ["Test Strive"], battlefield: ["3 Plains", "4 Grizzly Bears"] },
    });
    table.act(table.castAction("Test Strive"));
    // Three lands pay {W} and {1} for two more targets.
    expect(table.decision).toMatchObject({ is: "choose", min: 0, max: 3 });
    table.answer(choosing(...table.all("Grizzly Bears").slice(0, 3))).settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{2}{W}" }]);
  });

  test("601.2f: one target costs nothing more", () => {
    const table = new Table({
      cards: [strive],
      A: { hand: ["Test Strive"], battlefield: ["Plains", "Grizzly Bears"] },
    });
    table.cast("Test Strive", ["Grizzly Bears"]);
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{W}" }]);
  });

  test("113.6: what a permanent says of other spells doesn't function while it is a spell", () => {
    const helper = card("Test Helper", {
      cost: "{2}",
      type: "Artifact",
      text: [change({ spells: artifact, less: "{1}" })],
    });
    const table = new Table({
      cards: [helper],
      A: { hand: ["Test Helper"], battlefield: ["2 Plains"] },
    });
    table.cast("Test Helper");
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{2}" }]);
  });

  test("601.2f: amounts in other costs are locked in, too", () => {
    const amount: Amount = { is: "count", filter: creature };
    const exile: Cost = { is: "exileCards", amount, which: inZone("graveyard", you) };
    const table = machine([sacrifice(creature), exile], {
      battlefield: { battlefield: ["2 Grizzly Bears"], graveyard: ["Shock", "Island"] },
    });
    use(table).choose("Grizzly Bears");
    // There were two creatures as the cost was determined.
    expect(table.decision).toMatchObject({ is: "choose", min: 2, max: 2 });
  });

  test("118.6: without a mana cost it can't be cast, increases or not (118.6a)", () => {
    const none = card("Test None", { type: "Instant", text: [spellAbility(draw(1))] });
    const table = new Table({
      cards: [none],
      A: { hand: ["Test None"], battlefield: ["Sphere of Resistance", "2 Plains"] },
    });
    expect(table.refusal(table.castAction("Test None"))).toMatchObject({
      code: "costCantBePaid",
      cr: "118.6",
    });
  });
});

describe("107.4e, 601.2b: hybrid symbols", () => {
  const hybrid = (cost: `{${string}}`) =>
    card("Test Hybrid", { cost, type: "Sorcery", text: [spellAbility(draw(1))] });
  const reducer = relic("Test Reducer", { is: "costChange", spells: spell, less: "{W}" });
  const position = (cost: `{${string}}`, battlefield: readonly string[]): Table =>
    new Table({
      cards: [hybrid(cost), reducer],
      A: { hand: ["Test Hybrid"], battlefield },
    });

  test.each([
    ["{W/B}", ["Plains"]],
    ["{W/B}", ["Swamp"]],
    ["{W/B}{W/B}", ["Swamp", "Plains"]],
    ["{2/W}", ["Plains"]],
    ["{2/W}", ["2 Island"]],
    ["{2/W}{2/W}", ["Plains", "2 Island"]],
  ] as const)("107.4e: %s is paid with %j", (cost, lands) => {
    const table = position(cost, lands);
    table.cast("Test Hybrid");
    expect(table.stack()).toEqual(["Test Hybrid"]);
    expect(table.game.players[0]?.mana).toEqual([]);
  });

  test.each([
    ["{W/B}", ["Island"]],
    ["{2/W}", ["Island"]],
    ["{W/B}{W/B}", ["Plains", "Island"]],
    ["{2/W}{2/W}", ["Plains", "Island"]],
  ] as const)("107.4e: %s can't be paid with %j", (cost, lands) => {
    const table = position(cost, lands);
    expect(table.refusal(table.castAction("Test Hybrid"))).toMatchObject({ code: "notEnoughMana" });
  });

  test.each([
    ["{2/W}", ["Plains", "Island"], 2],
    ["{2/W}", ["Plains"], 1],
    ["{2/W}{2/W}", ["2 Plains", "Island"], 3],
    ["{2/W}{2/W}", ["2 Plains", "2 Island"], 4],
  ] as const)("107.4e, 118.3a: %s paid with %j is paid with all of it", (cost, lands, count) => {
    const table = position(cost, ["2 Plains", "2 Island"]);
    table.act(table.castAction("Test Hybrid"));
    const activations = lands.flatMap((item) => {
      const [, times = 1, name = item] = /^(\d) (.*)$/.exec(item) ?? [];
      return table
        .all(name)
        .slice(0, Number(times))
        .map((object) => ({ object, ability: table.of(name).abilities[0]?.key ?? "" }));
    });
    table.answer({ is: "pay", activations });
    expect(table.happened("manaSpent")[0]?.mana).toHaveLength(count);
    expect(table.game.players[0]?.mana).toEqual([]);
  });

  test("118.3a: the player says which mana is spent: {W}{W}, {W}{B} or {B}{B}", () => {
    for (const spend of [
      ["white", "white"],
      ["white", "black"],
      ["black", "black"],
    ] as const) {
      const table = new Table({
        cards: [hybrid("{W/B}{W/B}")],
        A: { hand: ["Test Hybrid"], mana: ["white", "white", "black", "black"] },
      });
      table.act(table.castAction("Test Hybrid"));
      const wrong = { is: "pay", activations: [], spend: ["white"] } as const;
      expect(refused(table, wrong)).toBe("notEnoughMana");
      table.answer({ is: "pay", activations: [], spend });
      expect(table.happened("manaSpent")).toMatchObject([{ mana: spend }]);
    }
  });

  test("601.2b, 118.7b–c: with a reduction the choice is announced, and tells the cost", () => {
    const begin = (): Table => {
      const table = position("{2}{W/B}", ["2 Plains", "2 Swamp", "Test Reducer"]);
      return table.act(table.castAction("Test Hybrid"));
    };
    const white = begin();
    expect(white.decision).toMatchObject({
      is: "option",
      purpose: { is: "hybrid", symbol: "W/B" },
      options: [
        { is: "symbol", symbol: "W" },
        { is: "symbol", symbol: "B" },
      ],
      cr: ["601.2b", "107.4e"],
    });
    expect(refused(white, symbol("U"))).toBe("notAChoice");
    white.answer(symbol("W")).settle();
    expect(white.happened("costDetermined")).toMatchObject([{ mana: "{2}" }]);
    expect(announcement(white)).toMatchObject({ hybrid: "{2}{W}" });
    const black = begin().answer(symbol("B")).settle();
    expect(black.happened("costDetermined")).toMatchObject([{ mana: "{1}{B}" }]);
  });

  test("601.2b: a half that couldn't be paid isn't offered, nor anything asked", () => {
    const table = position("{2}{W/B}", ["3 Plains", "Test Reducer"]);
    // Black needs {1}{B}, and there is no black mana.
    table.cast("Test Hybrid");
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{2}" }]);
  });

  test.each([
    [["W", "W"], "{1}{W}{W}"],
    [["2", "2"], "{4}"],
  ])("601.2b, 601.2f: with a floor on the total, too: %j", (halves, cost) => {
    const floor = relic("Test Floor", { is: "costChange", spells: spell, least: 3 });
    const table = new Table({
      cards: [hybrid("{2/W}{2/W}"), floor],
      A: { hand: ["Test Hybrid"], battlefield: ["5 Plains", "Test Floor"] },
    });
    table.act(table.castAction("Test Hybrid"));
    for (const half of halves) table.answer(symbol(half));
    table.settle();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: cost }]);
    expect(table.happened("manaSpent")[0]?.mana).toHaveLength(cost === "{4}" ? 4 : 3);
  });

  test("202.3f: the mana value counts the larger half; 202.2d: it is of both colors", () => {
    const table = position("{2/W}{W/B}", []);
    expect(manaValue(table.game, table.id("Test Hybrid"))).toBe(3);
    expect(table.of("Test Hybrid").colors).toEqual(["white", "black"]);
  });
});

describe("118.12, 118.13b: costs of effects", () => {
  test("118.13b: a hybrid cost of an ability is paid with either half", () => {
    const table = machine([mana("{W/U}")], { battlefield: { battlefield: ["Island"] } });
    use(table).settle();
    expect(table.happened("manaSpent")).toMatchObject([{ mana: ["blue"] }]);
  });

  test("601.2c: an ability's target and its costs are independent", () => {
    const table = new Table({
      cards: [
        relic(
          "Test Machine",
          activated([sacrifice(all(creature, not(thisObject)))], {
            is: "destroy",
            what: target(creature),
          }),
        ),
      ],
      A: { battlefield: ["Test Machine", "Grizzly Bears"] },
    });
    use(table).choose("Grizzly Bears").settle();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.stack()).toEqual(["Test Machine ability"]);
  });
});
