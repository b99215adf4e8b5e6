/** Subtypes that are set, by the rules of 2002: what was basic, and what was a legend, goes with them. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/rules.ts";
import { A, Table } from "../engine/testing/table.ts";

const since = editions.filter((edition) => edition > "2003");
const lands = ["10 Swamp", "10 Plains"];

describe("214.9f of 2002: a land that becomes a Swamp is a basic land", () => {
  /** A Swamp for this turn; Blood Moon comes after. */
  const swamped = (rules: Edition, land: string): Table => {
    const table = new Table({
      rules,
      A: { hand: ["Blood Moon"], battlefield: ["6 Mountain", "Zombie Trailblazer"] },
      B: { battlefield: [land] },
    });
    const by = table.activateAction("Zombie Trailblazer", 0);
    return table.act(by).choose([land]).settle().resolve();
  };
  const line = (table: Table, land: string) => {
    const { supertypes, subtypes } = table.of(land);
    return { supertypes, subtypes };
  };

  test("214.9f of 2002: so Blood Moon has nothing to do with it", () => {
    const table = swamped("2002-02-20", "Tainted Field");
    const swamp = { supertypes: ["basic"], subtypes: ["Swamp"] };
    expect(line(table, "Tainted Field")).toEqual(swamp);
    expect(line(table.cast("Blood Moon").resolve(), "Tainted Field")).toEqual(swamp);
  });

  test.each(since)(
    "305.7: by the rules of %s it is not, and Blood Moon is the later one",
    (rules) => {
      const table = swamped(rules, "Tainted Field");
      expect(line(table, "Tainted Field")).toEqual({ supertypes: [], subtypes: ["Swamp"] });
      table.cast("Blood Moon").resolve();
      expect(line(table, "Tainted Field")).toEqual({ supertypes: [], subtypes: ["Mountain"] });
    },
  );

  test("214.9f of 2002: it is legendary no more", () => {
    const urborg = "Urborg, Tomb of Yawgmoth";
    expect(line(swamped("2002-02-20", urborg), urborg).supertypes).toEqual(["basic"]);
    expect(line(swamped("2007-10-01", urborg), urborg).supertypes).toEqual(["legendary"]);
  });

  test("214.9f of 2002: what gets a land type in addition remains what it was", () => {
    const table = new Table({
      rules: "2002-02-20",
      A: { battlefield: ["Tainted Field", "Urborg, Tomb of Yawgmoth"] },
    });
    expect(line(table, "Tainted Field")).toEqual({ supertypes: [], subtypes: ["Swamp"] });
  });
});

describe("215.2 of 2002: Legend is a creature type", () => {
  const chainer = "Chainer, Dementia Master";
  const two = (rules: Edition): Table =>
    new Table({
      rules,
      A: {
        hand: [chainer, "Vindicate"],
        battlefield: [
          ...lands,
          { name: chainer },
          { name: "Conspiracy", chosen: { subtype: "Zombie" } },
        ],
      },
    })
      .cast(chainer)
      .resolve();

  test("what has another creature type is no legend, so two of a name stay", () => {
    const table = two("2002-02-20");
    expect(table.all(chainer)).toHaveLength(2);
    expect(table.decision).toMatchObject({ is: "act", player: A });
    expect(table.of(chainer)).toMatchObject({ supertypes: [], subtypes: ["Zombie"] });
  });

  test("420.5e of 2002: they become legends at the same time again, and in a tie none stays", () => {
    const table = two("2002-02-20").cast("Vindicate", ["Conspiracy"]).resolve();
    expect(table.graveyard(A).filter((name) => name === chainer)).toHaveLength(2);
  });

  test("205.4b: a supertype is left alone by the rules of 2007, and both die", () => {
    expect(two("2007-10-01").graveyard(A)).toEqual([chainer, chainer]);
  });

  describe("it can be chosen", () => {
    /** Conspiracy, which has been there since before, or comes now; then the creature. */
    const chosen = (rules: Edition, battlefield: readonly string[]): Table => {
      const table = new Table({
        rules,
        A: { hand: ["Conspiracy"], battlefield: [...lands, ...battlefield] },
      });
      return table.cast("Conspiracy").resolve();
    };
    const legend = { is: "option", option: { is: "subtype", subtype: "Legend" } } as const;

    test("420.5e of 2002: of Legends with one name that became so together none stays", () => {
      const table = chosen("2002-02-20", ["2 Grizzly Bears", "Serra Angel"]).answer(legend);
      expect(table.graveyard(A)).toEqual(["Grizzly Bears", "Grizzly Bears"]);
      expect(table.of("Serra Angel")).toMatchObject({ supertypes: ["legendary"], subtypes: [] });
    });

    test.each(since)("205.3m: it is no creature type by the rules of %s", (rules) => {
      expect(() => chosen(rules, []).answer(legend)).toThrow("Refused");
    });
  });

  test("704.5j: and today one is to be kept", () => {
    expect(two("2026-04-17").decision.is).not.toBe("act");
  });
});
