/**
 * Targets by older rules: what could be one twice (115.3 today, 409.1c of 2002), and among how many
 * something is divided (107.1c today and of 2014).
 */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/index.ts";
import { Table } from "../engine/testing/table.ts";
import { instant } from "../engine/testing/targeting.ts";
import {
  anyNumber,
  artifact,
  creature,
  damage,
  destroy,
  inOrder,
  self,
  target,
  toObject,
} from "../language/build.ts";

const bolt = instant(
  "Test Bolt",
  inOrder(damage(1, toObject(target(creature))), destroy(target(creature))),
);

/** Its second target can be an artifact only. */
const blast = instant(
  "Test Blast",
  inOrder(damage(1, toObject(target(creature))), destroy(target(artifact))),
);

const position = (rules: Edition, creatures: readonly string[]): Table =>
  new Table({
    rules,
    cards: [bolt, blast],
    A: { hand: ["Test Bolt", "Test Blast"], battlefield: ["Mountain"] },
    B: { battlefield: creatures },
  });

const since2007 = editions.filter((edition) => edition >= "2007");

describe("two uses of the word and one thing to aim at", () => {
  test.each(since2007)("115.3 of %s: it is chosen for both", (rules) => {
    const table = position(rules, ["Grizzly Bears"]).cast(
      "Test Bolt",
      ["Grizzly Bears"],
      ["Grizzly Bears"],
    );
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("409.1c of 2002: the spell can't be cast", () => {
    const table = position("2002-02-20", ["Grizzly Bears"]);
    expect(table.refusal(table.castAction("Test Bolt"))).toMatchObject({ code: "noTarget" });
  });
});

describe("with something else there, in 2002", () => {
  const table = (): Table => position("2002-02-20", ["Grizzly Bears", "Hill Giant"]);

  test("409.1c: the second target is another", () => {
    const at = table().cast("Test Bolt", ["Grizzly Bears"], ["Hill Giant"]);
    expect(at.resolve().zone("Hill Giant")).toBe("graveyard");
  });

  test("409.1c: what the first has taken isn't offered for the second", () => {
    expect(() => table().cast("Test Bolt", ["Grizzly Bears"], ["Grizzly Bears"])).toThrow();
  });

  test("409.1c: the first leaves the only one there is for the second", () => {
    const at = (): Table => position("2002-02-20", ["Grizzly Bears", "Darksteel Myr"]);
    expect(() => at().cast("Test Blast", ["Darksteel Myr"])).toThrow("not among the legal");
    expect(at().cast("Test Blast", ["Grizzly Bears"], ["Darksteel Myr"]).stack()).toEqual([
      "Test Blast",
    ]);
  });
});

describe("what is divided among any number of targets", () => {
  const volley = instant(
    "Test Volley",
    damage(3, toObject(target(creature, { amount: anyNumber, upTo: true })), self, {
      divided: true,
    }),
  );
  const shown = (rules: Edition, creatures: readonly string[]): Table => {
    const table = new Table({
      rules,
      cards: [volley],
      A: { hand: ["Test Volley"], battlefield: ["Mountain"] },
      B: { battlefield: creatures },
    });
    return table.act(table.castAction("Test Volley"));
  };

  test.each(editions)("107.1c by the rules of %s: whether there may be none", (rules) => {
    const least = rules >= "2023" ? 0 : 1;
    expect(shown(rules, ["2 Grizzly Bears"]).decision).toMatchObject({ min: least, max: 2 });
  });

  test.each(editions)("107.1c by the rules of %s: with nothing there it is none", (rules) => {
    const table = shown(rules, []);
    expect(table.settle().stack()).toEqual(["Test Volley"]);
  });
});
