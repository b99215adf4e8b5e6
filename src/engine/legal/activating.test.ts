import { describe, expect, test } from "vitest";
import {
  activated,
  all,
  anyPlayer,
  atLeast,
  controlledBy,
  count,
  draw,
  land,
  mana,
  ofSubtype,
  tapThis,
  thisObject,
  you,
} from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { whyNot } from "../answers.ts";
import { legalActions } from "../legal.ts";
import { card, number, refused, relic } from "../testing/making.ts";
import { A, B, Table } from "../testing/table.ts";

describe("606: loyalty abilities", () => {
  const walker = card("Test Walker", {
    cost: "{3}",
    type: "Planeswalker — Jace",
    text: [
      activated([{ is: "addLoyalty", amount: number(1) }], draw(1)),
      activated([{ is: "removeLoyalty", amount: number(3) }], draw(2)),
      activated([{ is: "removeLoyalty", amount: number(0) }], draw(3)),
    ],
  });
  const position = (loyalty: number, more: Partial<ConstructorParameters<typeof Table>[0]> = {}) =>
    new Table({
      cards: [walker],
      A: {
        battlefield: [{ name: "Test Walker", counters: { loyalty } }],
        library: ["9 Island"],
      },
      ...more,
    });
  const loyaltyOf = (table: Table): number | undefined =>
    table.game.objects[table.id("Test Walker")]?.counters?.loyalty;
  const why = (table: Table, ability: number) =>
    table.refusal(table.activateAction("Test Walker", ability));

  test("606.4: the cost puts loyalty counters on the permanent", () => {
    const table = position(3);
    table.activate("Test Walker");
    expect(loyaltyOf(table)).toBe(4);
    expect(table.stack()).toEqual(["Test Walker ability"]);
    expect(table.cited("countersPut")).toContain("606.4");
  });

  test("606.4: or removes them; the ability is on the stack by then", () => {
    const table = position(3);
    table.act(table.activateAction("Test Walker", 1));
    expect(table.happened("countersRemoved")).toMatchObject([{ counter: "loyalty", amount: 3 }]);
    expect(table.cited("countersRemoved")).toEqual(["606.4"]);
    expect(loyaltyOf(table) ?? 0).toBe(0);
  });

  test("606.6: an X beyond its counters is refused by the rule of the cost", () => {
    const blazer = card("Test Blazer", {
      cost: "{3}",
      type: "Planeswalker — Chandra",
      text: [activated([{ is: "removeLoyalty", amount: { is: "x" } }], draw(1))],
    });
    const table = new Table({
      cards: [blazer],
      A: { battlefield: [{ name: "Test Blazer", counters: { loyalty: 3 } }] },
    });
    table.act(table.activateAction("Test Blazer"));
    expect(table.decision).toMatchObject({ is: "number", min: 0, max: 3 });
    expect(whyNot(table.game, { is: "number", number: 4 })).toMatchObject({ cr: "606.6" });
    expect(whyNot(table.game, { is: "number", number: 3 })).toBeNull();
  });

  test("606.6: not without as many counters", () => {
    expect(why(position(2), 1)).toMatchObject({ code: "costCantBePaid", cr: "606.6" });
    expect(why(position(3), 1)).toBeNull();
    expect(why(position(2), 2)).toBeNull();
  });

  test("606.3: only one a turn of each permanent, whichever it is", () => {
    const table = position(5);
    table.activate("Test Walker").resolve();
    for (const ability of [0, 1, 2]) {
      expect(why(table, ability)).toMatchObject({ code: "loyaltyUsed", cr: "606.3" });
    }
    expect(refused(table, { is: "act", action: table.activateAction("Test Walker", 1) })).toBe(
      "loyaltyUsed",
    );
  });

  test("606.3: of another permanent, however, one more", () => {
    const table = new Table({
      cards: [walker],
      A: {
        battlefield: [
          { name: "Test Walker", counters: { loyalty: 3 } },
          { name: "Test Walker", counters: { loyalty: 3 } },
        ],
        library: ["Island"],
      },
    });
    const [first, second] = table.all("Test Walker");
    if (!first || !second) throw new Error("There are two.");
    table.act({ is: "activate", object: first, ability: "0" }).resolve();
    expect(table.refusal({ is: "activate", object: first, ability: "0" })).not.toBeNull();
    expect(table.refusal({ is: "activate", object: second, ability: "0" })).toBeNull();
  });

  test("606.3: only in a main phase of one's own with an empty stack", () => {
    expect(why(position(3, { step: "upkeep" }), 0)).toMatchObject({
      code: "sorceryTiming",
      cr: "606.3",
    });
    const theirs = position(3, { active: "B" });
    theirs.pass();
    expect(why(theirs, 0)).toMatchObject({ code: "notYourTurn", cr: "606.3" });
    const busy = new Table({
      cards: [walker],
      A: {
        hand: ["Shock"],
        battlefield: ["Mountain", { name: "Test Walker", counters: { loyalty: 3 } }],
      },
    });
    busy.cast("Shock", "B");
    expect(why(busy, 0)).toMatchObject({ code: "sorceryTiming" });
  });

  test("606.5: several loyalty costs are one", () => {
    const odd = card("Test Odd", {
      cost: "{3}",
      type: "Planeswalker — Jace",
      text: [
        activated(
          [
            { is: "addLoyalty", amount: number(1) },
            { is: "removeLoyalty", amount: number(3) },
          ],
          draw(1),
        ),
      ],
    });
    const at = (loyalty: number): Table =>
      new Table({
        cards: [odd],
        A: { battlefield: [{ name: "Test Odd", counters: { loyalty } }] },
      });
    const table = at(2);
    table.activate("Test Odd");
    expect(table.happened("countersRemoved")).toMatchObject([{ amount: 2 }]);
    expect(table.happened("countersPut")).toEqual([]);
    const poor = at(1);
    expect(poor.refusal(poor.activateAction("Test Odd"))).toMatchObject({ cr: "606.6" });
  });

  test("605.1a: a loyalty ability is no mana ability: it uses the stack", () => {
    const rich = card("Test Rich", {
      cost: "{3}",
      type: "Planeswalker — Jace",
      text: [
        activated([{ is: "addLoyalty", amount: number(1) }], {
          is: "addMana",
          who: you,
          mana: ["red"],
        }),
      ],
    });
    const table = new Table({
      cards: [rich],
      A: { battlefield: [{ name: "Test Rich", counters: { loyalty: 1 } }] },
    });
    table.activate("Test Rich");
    expect(table.stack()).toEqual(["Test Rich ability"]);
    expect(table.game.players[0]?.mana).toEqual([]);
  });
});

describe("602: who may activate, where and when", () => {
  test("602.5d: only as a sorcery", () => {
    const machine = relic("Test Machine", {
      is: "activated",
      cost: [mana("{1}")],
      effect: draw(1),
      timing: "sorcery",
    });
    const at = (step: "main1" | "upkeep"): Table =>
      new Table({
        cards: [machine],
        step,
        A: { hand: ["Shock"], battlefield: ["Test Machine", "2 Mountain"] },
      });
    const why = (table: Table) => table.refusal(table.activateAction("Test Machine"));
    expect(why(at("upkeep"))).toMatchObject({ code: "onlyAsSorcery", cr: "602.5d" });
    const table = at("main1");
    expect(why(table)).toBeNull();
    table.cast("Shock", "B");
    expect(why(table)).toMatchObject({ code: "onlyAsSorcery" });
  });

  test("602.2: another player may activate what says so, and controls the ability (113.8)", () => {
    const open: Ability = {
      is: "activated",
      cost: [mana("{1}")],
      effect: draw(1),
      who: anyPlayer,
    };
    const table = new Table({
      cards: [relic("Test Well", open)],
      A: { battlefield: ["Mountain"] },
      B: { battlefield: ["Test Well"] },
    });
    table.activate("Test Well");
    const [ability] = table.game.stack;
    expect(ability && table.game.objects[ability]?.controller).toBe(A);
    expect(legalActions(table.game).length).toBeGreaterThan(0);
  });

  test("602.2: only whom it names; then not even its controller", () => {
    const foe: Ability = {
      is: "activated",
      cost: [],
      effect: draw(1),
      who: { is: "eachOpponent" },
    };
    const table = new Table({
      cards: [relic("Test Gift", foe)],
      A: { battlefield: ["Test Gift"] },
    });
    expect(table.refusal(table.activateAction("Test Gift"))).toMatchObject({
      code: "notYours",
      cr: "602.2",
    });
    table.pass();
    expect(table.decision).toMatchObject({ player: B });
    expect(table.refusal(table.activateAction("Test Gift"))).toBeNull();
  });

  test("113.6b, 602.2a: from the hand the card is revealed", () => {
    const cycler = card("Test Cycler", {
      cost: "{5}",
      type: "Sorcery",
      text: [
        activated(
          [mana("{1}"), { is: "discardCards", amount: number(1), which: thisObject }],
          draw(1),
          { zone: "hand" },
        ),
      ],
    });
    const table = new Table({
      cards: [cycler],
      A: { hand: ["Test Cycler", "Shock"], battlefield: ["Mountain"] },
    });
    table.activate("Test Cycler");
    expect(table.happened("revealed")).toHaveLength(1);
    expect(table.cited("revealed")).toEqual(["602.2a", "701.20a"]);
    expect(table.graveyard(A)).toEqual(["Test Cycler"]);
    expect(table.stack()).toEqual(["Test Cycler ability"]);
  });

  test("113.6b: an ability of the hand doesn't function on the battlefield", () => {
    const machine = relic("Test Machine", activated([], draw(1), { zone: "graveyard" }));
    const table = new Table({ cards: [machine], A: { battlefield: ["Test Machine"] } });
    expect(table.refusal(table.activateAction("Test Machine"))).toMatchObject({
      code: "wrongZone",
      cr: "113.6",
    });
  });

  test("602.5b: a limit counts for mana abilities, too", () => {
    const spring = relic(
      "Test Spring",
      activated([], { is: "addMana", who: you, mana: ["blue"] }, { limit: 1 }),
    );
    const table = new Table({ cards: [spring], A: { battlefield: ["Test Spring"] } });
    table.activate("Test Spring");
    expect(table.game.players[0]?.mana).toEqual(["blue"]);
    expect(table.refusal(table.activateAction("Test Spring"))).toMatchObject({
      code: "limitReached",
    });
  });

  test("602.5: activate only if, for mana abilities as well", () => {
    const swamp = atLeast(1, count(all(land, ofSubtype("Swamp"), controlledBy(you))));
    const tainted = card("Test Taint", {
      type: "Land",
      text: [activated([tapThis], { is: "addMana", who: you, mana: ["white"] }, { onlyIf: swamp })],
    });
    const why = (battlefield: readonly string[]) => {
      const table = new Table({ cards: [tainted], A: { battlefield } });
      return table.refusal(table.activateAction("Test Taint"));
    };
    expect(why(["Test Taint"])).toMatchObject({ code: "conditionNotMet", cr: "602.5" });
    expect(why(["Test Taint", "Swamp"])).toBeNull();
  });
});
