import { describe, expect, test } from "vitest";
import {
  creature,
  damage,
  draw,
  mana,
  payLife,
  spellAbility,
  target,
  toObject,
} from "../../language/build.ts";
import type { Ability, Cost } from "../../language/schema.ts";
import { announcement, card, refused } from "../testing/making.ts";
import { A, Table } from "../testing/table.ts";

const kicker = (cost: readonly Cost[], name = "kicker"): Ability => ({
  is: "additionalCost",
  cost,
  optional: name,
  rule: "702.33a",
});

const bolt = card("Kicked Bolt", {
  cost: "{R}",
  type: "Instant",
  text: [
    kicker([mana("{2}")]),
    spellAbility({
      is: "ifSo",
      condition: { is: "costPaid", name: "kicker" },
      effect: damage(4, toObject(target(creature))),
      otherwise: draw(1),
    }),
  ],
});

describe("702.33, 118.8b: optional additional costs", () => {
  const begin = (lands: string, more: readonly string[] = ["Grizzly Bears"]): Table => {
    const table = new Table({
      cards: [bolt],
      A: { hand: ["Kicked Bolt"], battlefield: [lands, ...more] },
    });
    return table.act(table.castAction("Kicked Bolt"));
  };

  test("601.2b: it is announced whether the cost will be paid, and remembered (702.33d)", () => {
    const table = begin("3 Mountain");
    expect(table.decision).toMatchObject({
      is: "confirm",
      player: A,
      purpose: { is: "payOptional", name: "kicker" },
      cr: ["601.2b", "118.8b", "702.33a"],
    });
    expect(refused(table, { is: "number", number: 1 })).toBe("wrongKind");
    table.choose(true).choose("Grizzly Bears").settle();
    expect(table.happened("announcedCost")).toMatchObject([{ name: "kicker" }]);
    expect(table.cited("announcedCost")).toEqual(["601.2b", "702.33a"]);
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{2}{R}" }]);
    expect(announcement(table)).toMatchObject({ paid: ["kicker"] });
  });

  test("702.33g: targets that a kicked spell has are chosen only if it is kicked", () => {
    const table = begin("3 Mountain");
    table.choose(false).settle();
    expect(table.decision.is).toBe("act");
    expect(announcement(table).targets).toEqual([]);
    expect(announcement(table).paid).toBeUndefined();
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{R}" }]);
  });

  test("601.2b: a cost that can't be paid isn't asked for", () => {
    const table = begin("2 Mountain");
    expect(table.decision.is).toBe("pay");
  });

  test("601.2c, 702.33g: nor one whose targets can't be chosen", () => {
    const table = begin("3 Mountain", []);
    expect(table.decision.is).toBe("pay");
  });

  test("702.33b: several kicker costs are announced one by one", () => {
    const twice = card("Twice Kicked", {
      cost: "{R}",
      type: "Instant",
      text: [kicker([mana("{1}")], "one"), kicker([mana("{2}")], "two"), spellAbility(draw(1))],
    });
    const table = (lands: number): Table => {
      const begun = new Table({
        cards: [twice],
        A: { hand: ["Twice Kicked"], battlefield: [`${lands} Mountain`] },
      });
      return begun.act(begun.castAction("Twice Kicked"));
    };
    const both = table(4).choose(true).choose(true).settle();
    expect(announcement(both)).toMatchObject({ paid: ["one", "two"] });
    // With three lands the second can't be paid after the first.
    const first = table(3).choose(true);
    expect(first.decision.is).toBe("pay");
    const second = table(3).choose(false);
    expect(second.decision).toMatchObject({ purpose: { name: "two" } });
    expect(announcement(second.choose(true).settle())).toMatchObject({ paid: ["two"] });
  });

  describe("702.33d: two kicker costs of one spell", () => {
    const kicked = { is: "costPaid", name: "kicker" } as const;
    const two = card("Two Kickers", {
      cost: "{R}",
      type: "Instant",
      text: [
        kicker([mana("{1}")]),
        kicker([payLife(3)]),
        spellAbility({ is: "ifSo", condition: kicked, effect: draw(1) }),
      ],
    });
    const table = (first: boolean, second: boolean): Table => {
      const begun = new Table({
        cards: [two],
        A: { hand: ["Two Kickers"], battlefield: ["2 Mountain"], library: ["Forest"] },
      });
      return begun.cast("Two Kickers", first, second);
    };

    test.each([
      [true, true, "{1}{R}", 17, 1],
      [true, false, "{1}{R}", 20, 1],
      [false, true, "{R}", 17, 1],
      [false, false, "{R}", 20, 0],
    ])(
      "702.33b, 702.33d: each is paid or not; either kicks it: %s, %s",
      (first, second, cost, life, drawn) => {
        const at = table(first, second);
        expect(at.happened("costDetermined")).toMatchObject([{ mana: cost }]);
        expect(at.life(A)).toBe(life);
        expect(at.happened("announcedCost")).toHaveLength(Number(first) + Number(second));
        expect(at.resolve().hand(A)).toHaveLength(drawn);
      },
    );
  });

  test("702.33a: a kicker cost may be other than mana", () => {
    const feast = card("Test Feast", {
      cost: "{B}",
      type: "Sorcery",
      text: [
        kicker([{ is: "sacrificeOthers", amount: { is: "number", value: 1 }, which: creature }]),
        spellAbility(draw(1)),
      ],
    });
    const table = new Table({
      cards: [feast],
      A: { hand: ["Test Feast"], battlefield: ["Swamp", "Grizzly Bears"] },
    });
    table.cast("Test Feast", true);
    expect(table.graveyard(A)).toEqual(["Grizzly Bears"]);
    expect(table.stack()).toEqual(["Test Feast"]);
  });

  test("601.4: where only the paid cost lets it be completed, it is paid without a question", () => {
    const must = card("Test Must", {
      cost: "{R}",
      type: "Instant",
      text: [
        kicker([mana("{1}")]),
        spellAbility({
          is: "ifSo",
          condition: { is: "costPaid", name: "kicker" },
          effect: draw(1),
          otherwise: damage(1, toObject(target(creature))),
        }),
      ],
    });
    const table = new Table({
      cards: [must],
      A: { hand: ["Test Must"], battlefield: ["2 Mountain"] },
    });
    table.cast("Test Must");
    expect(announcement(table)).toMatchObject({ paid: ["kicker"] });
  });
});
