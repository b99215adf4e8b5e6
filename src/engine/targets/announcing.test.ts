import { describe, expect, test } from "vitest";
import {
  activated,
  all,
  creature,
  damage,
  destroy,
  eachOpponent,
  enters,
  mana,
  not,
  self,
  spellAbility,
  thisObject,
  toObject,
  triggered,
  x,
} from "../../language/build.ts";
import type { Effect, PlayerChange } from "../../language/schema.ts";
import { forcedAnswer } from "../answers.ts";
import {
  announcement,
  card,
  choosing,
  divide,
  number,
  objects,
  refused,
  relic,
  targeting,
} from "../testing/making.ts";
import { A, B, Table } from "../testing/table.ts";
import { casting, hitting } from "../testing/targeting.ts";

describe("601.2d: dividing", () => {
  const volley: Effect = {
    is: "damage",
    source: self,
    amount: number(3),
    to: toObject(targeting({ is: "anyTarget", amount: { is: "anyNumber" }, upTo: true })),
    divided: true,
  };

  test("601.2d: each target receives at least one; the whole is divided", () => {
    const table = casting(volley, { B: ["2 Grizzly Bears"] });
    const bears = table.all("Grizzly Bears");
    table.answer(choosing(...bears));
    expect(table.decision).toMatchObject({
      is: "divide",
      player: A,
      purpose: { is: "divideTargets" },
      amount: 3,
      least: 1,
      cr: ["601.2d"],
    });
    expect(refused(table, divide(3, 0))).toBe("wrongSum");
    expect(refused(table, divide(1, 1))).toBe("wrongSum");
    expect(refused(table, divide(3))).toBe("wrongSum");
    expect(refused(table, divide(1.5, 1.5))).toBe("wrongSum");
    table.answer(divide(1, 2)).settle();
    expect(announcement(table)).toMatchObject({ shares: [[1, 2]] });
    expect(table.happened("divided")).toMatchObject([{ shares: [1, 2] }]);
    expect(table.cited("divided")).toEqual(["601.2d"]);
  });

  test("601.2d: there are no more targets than there is to divide", () => {
    const table = casting(volley, { B: ["4 Grizzly Bears"] });
    expect(table.decision).toMatchObject({ is: "choose", min: 0, max: 3 });
    expect(refused(table, choosing(...table.all("Grizzly Bears")))).toBe("tooMany");
  });

  test("601.2d: one for each of as many targets as there is to divide leaves no choice", () => {
    const table = casting(volley, { B: ["3 Grizzly Bears"] });
    table.answer(choosing(...table.all("Grizzly Bears")));
    expect(forcedAnswer(table.game)).toEqual(divide(1, 1, 1));
  });

  test("601.2d: a single target receives all, without a question; none leaves nothing", () => {
    const one = casting(volley, { B: ["Grizzly Bears"] });
    one.choose("B").settle();
    expect(announcement(one)).toMatchObject({ shares: [[3]] });
    const none = casting(volley);
    none.answer(choosing()).settle();
    expect(announcement(none)).not.toHaveProperty("shares");
  });

  test("601.2d, 107.3a: X is known by then", () => {
    const blaze = card("Test Blaze", {
      cost: "{X}{R}",
      type: "Instant",
      text: [spellAbility({ ...volley, amount: x } as Effect)],
    });
    const table = new Table({
      cards: [blaze],
      A: { hand: ["Test Blaze"], battlefield: ["3 Mountain"] },
    });
    table.act(table.castAction("Test Blaze")).choose(2);
    table.choose(["A", "B"]);
    expect(table.decision).toMatchObject({ is: "divide", amount: 2 });
  });

  test("603.3d, 601.2d: a triggered ability divides counters as it is put on the stack", () => {
    const effect: Effect = {
      is: "putCounters",
      on: targeting(objects(creature, { amount: number(2), upTo: true })),
      counter: "-1/-1",
      amount: number(3),
      divided: true,
    };
    const swarm = card("Test Swarm", {
      cost: "{R}",
      type: "Creature — Rat",
      pt: "1/1",
      text: [triggered(enters(thisObject), effect)],
    });
    const table = new Table({
      cards: [swarm],
      A: { hand: ["Test Swarm"], battlefield: ["Mountain"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    table.cast("Test Swarm").resolve().choose(["Test Swarm", "Grizzly Bears"]);
    expect(table.decision).toMatchObject({ is: "divide", cr: ["603.3d", "601.2d"] });
    table.answer(divide(1, 2));
    expect(announcement(table)).toMatchObject({ shares: [[1, 2]] });
    expect(table.decision.is).toBe("act");
  });
});

describe("601.2d: dividing among one or two", () => {
  const pair: Effect = {
    is: "damage",
    source: self,
    amount: number(2),
    to: toObject(targeting(objects(creature, { amount: number(2), upTo: true }))),
    divided: true,
  };

  test("601.2d: one at least is chosen", () => {
    const table = casting(pair, { B: ["2 Grizzly Bears"] });
    expect(table.decision).toMatchObject({ is: "choose", min: 1, max: 2 });
    expect(refused(table, choosing())).toBe("tooFew");
  });
});

describe("601.2c: what must be chosen as a target", () => {
  const bearer = card("Test Bearer", {
    cost: "{1}",
    type: "Creature — Flagbearer",
    pt: "1/1",
    text: [
      {
        is: "forPlayers",
        who: eachOpponent,
        changes: [
          {
            is: "mustTarget",
            what: { is: "subtype", subtype: "Flagbearer" },
          } satisfies PlayerChange,
        ],
      },
    ],
  });
  const position = { cards: [bearer], B: ["Test Bearer", "Grizzly Bears"] };

  test("601.2c: an opponent's spell must target it if able", () => {
    const table = casting(hitting({ is: "anyTarget" }), position);
    expect(refused(table, choosing(table.id("Grizzly Bears")))).toBe("mustTarget");
    expect(refused(table, { is: "choose", chosen: [{ is: "player", player: B }] })).toBe(
      "mustTarget",
    );
    table.choose("Test Bearer").settle();
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("601.2c: only if it is a legal target", () => {
    const table = casting(
      hitting(objects(all(creature, not({ is: "subtype", subtype: "Flagbearer" })))),
      position,
    );
    table.choose("Grizzly Bears").settle();
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("601.2c: one of several targets is enough", () => {
    const table = casting(hitting(objects(creature, { amount: number(2) })), position);
    table.choose(["Grizzly Bears", "Test Bearer"]).settle();
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("601.2c: who announces no target at all meets the demand", () => {
    const table = casting(hitting(objects(creature, { upTo: true })), position);
    expect(refused(table, choosing(table.id("Grizzly Bears")))).toBe("mustTarget");
    table.answer(choosing()).settle();
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("601.2c: a later target can still meet it; the last one able to must", () => {
    const effect: Effect = {
      is: "inOrder",
      effects: [
        damage(1, toObject(targeting(objects(creature)))),
        destroy(targeting(objects(creature))),
      ],
    };
    const table = casting(effect, position);
    table.choose("Grizzly Bears");
    expect(refused(table, choosing(table.id("Grizzly Bears")))).toBe("mustTarget");
    table.choose("Test Bearer").settle();
    const other = casting(effect, position);
    other.choose("Test Bearer").choose("Grizzly Bears").settle();
    expect(other.stack()).toEqual(["Test Bolt"]);
  });

  test("601.2c: the controller's own spells are free", () => {
    const table = casting(hitting({ is: "anyTarget" }), {
      cards: [bearer],
      A: ["Test Bearer", "Grizzly Bears"],
    });
    table.choose("Grizzly Bears").settle();
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("602.2b: activated abilities are bound by it, triggered ones are not", () => {
    const cannon = relic("Test Cannon", activated([mana("{1}")], hitting(objects(creature))));
    const table = new Table({
      cards: [cannon, bearer],
      A: { battlefield: ["Test Cannon", "Mountain"] },
      B: { battlefield: ["Test Bearer", "Grizzly Bears"] },
    });
    table.act(table.activateAction("Test Cannon"));
    expect(refused(table, choosing(table.id("Grizzly Bears")))).toBe("mustTarget");
    const herald = card("Test Herald", {
      cost: "{R}",
      type: "Creature — Human",
      pt: "1/1",
      text: [triggered(enters(thisObject), hitting(objects(creature)))],
    });
    const other = new Table({
      cards: [herald, bearer],
      A: { hand: ["Test Herald"], battlefield: ["Mountain"] },
      B: { battlefield: ["Test Bearer", "Grizzly Bears"] },
    });
    other.cast("Test Herald").resolve().choose("Grizzly Bears");
    expect(other.stack()).toEqual(["Test Herald ability"]);
  });
});
