import { describe, expect, test } from "vitest";
import { asked } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";

const library = ["9 Forest"];
const lands = ["4 Plains", "4 Island", "4 Swamp", "4 Mountain", "6 Forest"];

describe("603.6c: put into a graveyard from anywhere", () => {
  test.each([["Dread"], ["Guile"], ["Hostility"], ["Purity"]])(
    "%s discarded is shuffled into its owner's library",
    (name) => {
      const table = new Table({
        A: { hand: [name], battlefield: ["Wild Mongrel"], library },
        B: { library },
      });
      table.activate("Wild Mongrel", [name]);
      expect(table.stack()).toEqual([`${name} ability`, "Wild Mongrel ability"]);
      table.resolve().settle();
      expect(table.zone(name)).toBe("library");
    },
  );

  test("111.7, 113.6k: a token is in the graveyard long enough to trigger", () => {
    const table = new Table({
      A: {
        hand: ["Spitting Image", "Wrath of God"],
        battlefield: ["6 Island", "4 Plains", "Dread"],
        library,
      },
    });
    table.cast("Spitting Image", "Dread").resolve().cast("Wrath of God").resolve();
    expect(table.decision).toMatchObject({ is: "order", purpose: { is: "triggers" } });
  });

  test.each([["Dread"], ["Guile"], ["Hostility"], ["Purity"]])(
    "%s destroyed is shuffled away, even if it had lost its abilities on the battlefield",
    (name) => {
      const table = new Table({
        A: {
          hand: ["Wrath of God"],
          battlefield: [...lands, name, { name: "Lignify", on: name }],
          library,
        },
        B: { library },
      });
      table.cast("Wrath of God").resolve();
      expect(table.stack()).toEqual([`${name} ability`]);
      table.resolve().settle();
      expect(table.zone(name)).toBe("library");
    },
  );

  test("613.1f: in a graveyard without abilities nothing triggers", () => {
    const table = new Table({
      A: { hand: ["Wrath of God"], battlefield: ["6 Island", "4 Plains", "Dread"], library },
      B: { library, exile: ["Yixlid Jailer"] },
    });
    table.cast("Wrath of God").resolve();
    expect(table.stack()).toEqual(["Dread ability"]);
    const jailed = new Table({
      A: { hand: ["Dread"], battlefield: ["Yixlid Jailer", "Wild Mongrel"], library },
      B: { library },
    });
    jailed.activate("Wild Mongrel", ["Dread"]);
    expect(jailed.stack()).toEqual(["Wild Mongrel ability"]);
  });
});

/** Attacks with these; nobody blocks. */
function attack(table: Table, ...names: readonly string[]): Table {
  return table.passUntil("declareAttackers").choose(names);
}

describe("Dread", () => {
  test("603.2: destroys a creature that deals damage to you, once for each", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Dread"], library },
      B: { battlefield: ["Serra Angel", "Vampire Nighthawk", "White Knight"], library },
    });
    attack(table, "Serra Angel", "Vampire Nighthawk").passUntil("combatDamage");
    table.choose(["Dread", "Dread"]);
    expect(table.stack()).toEqual(["Dread ability", "Dread ability"]);
    table.resolve().resolve();
    expect(table.graveyard(B).toSorted()).toEqual(["Serra Angel", "Vampire Nighthawk"]);
    expect(table.life(A)).toBe(14);
  });

  test("603.2: not a spell, nor damage to others", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain", "Dread"], library },
      B: { library },
    });
    table.cast("Shock", ["A"]).resolve();
    expect(table.life(A)).toBe(18);
    expect(table.stack()).toEqual([]);
  });

  test("702.36b: only artifact creatures and black ones can block it", () => {
    const table = new Table({
      A: { battlefield: ["Dread"], library },
      B: { battlefield: ["Serra Angel", "Vampire Nighthawk", "Ornithopter"], library },
    });
    attack(table, "Dread").passUntil("declareBlockers");
    const blockers = asked(table, "pairs").pairs.map(([blocker]) => blocker);
    expect(blockers.toSorted()).toEqual(
      [table.id("Vampire Nighthawk"), table.id("Ornithopter")].toSorted(),
    );
  });
});

describe("Guile", () => {
  const countering = (spell: string, hand: readonly string[] = []): Table => {
    const table = new Table({
      A: { hand: ["Counterspell"], battlefield: [...lands, "Guile"], library },
      B: { hand: [spell, ...hand], battlefield: lands, library },
      active: "B",
    });
    table.act(table.castAction(spell));
    if (spell === "Shock") table.choices([["A"]]);
    return table.settle().pass().cast("Counterspell", [spell]).resolve();
  };

  test("614.1a, 608.2g: what you would counter is exiled, and you may cast it for nothing", () => {
    const table = countering("Grizzly Bears");
    expect(table.zone("Grizzly Bears")).toBe("exile");
    table.choose(true).settle();
    expect(table.stack()).toEqual(["Grizzly Bears"]);
    table.resolve();
    expect(table.of("Grizzly Bears").controller).toBe(A);
    expect(table.game.objects[table.id("Grizzly Bears")]?.owner).toBe(B);
    expect(table.happened("countered")).toEqual([]);
  });

  test("608.2g: not cast, it stays in exile", () => {
    const table = countering("Grizzly Bears").choose(false);
    expect(table.zone("Grizzly Bears")).toBe("exile");
    expect(table.stack()).toEqual([]);
  });

  test("601.2c: its new controller chooses the targets", () => {
    const table = countering("Shock").choose(true).choose(["B"]).settle().resolve();
    expect(table.life(A)).toBe(20);
    expect(table.life(B)).toBe(18);
    expect(table.graveyard(B)).toEqual(["Shock"]);
  });

  test("614.1: an opponent's Counterspell counters", () => {
    const table = new Table({
      A: { hand: ["Grizzly Bears"], battlefield: [...lands, "Guile"], library },
      B: { hand: ["Counterspell"], battlefield: lands, library },
    });
    table.cast("Grizzly Bears").pass().cast("Counterspell", ["Grizzly Bears"]).resolve();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("614.1a: an ability that would counter exiles as well", () => {
    const table = new Table({
      A: { battlefield: ["Guile", "Gavony Dawnguard"], library },
      B: { hand: ["Shock"], battlefield: ["Mountain"], library },
      active: "B",
    });
    table.cast("Shock", ["Gavony Dawnguard"]).resolve();
    expect(table.zone("Shock")).toBe("exile");
    table.choose(true).choose(["B"]).settle().resolve();
    expect(table.life(B)).toBe(18);
  });

  test("601.2a, 707.10: a copy of a spell is exiled, but is no card that could be cast", () => {
    const table = new Table({
      A: { hand: ["Counterspell"], battlefield: [...lands, "Guile"], library },
      B: { hand: ["Shock", "Fork"], battlefield: lands, library },
      active: "B",
    });
    table.cast("Shock", ["A"]).cast("Fork", ["Shock"]).resolve().choose(["A"]).settle();
    expect(table.stack()).toEqual(["Shock", "Shock"]);
    const object = table.all("Shock").at(-1) ?? table.id("Shock");
    table.pass().act(table.castAction("Counterspell"));
    table
      .answer({ is: "choose", chosen: [{ is: "object", object }] })
      .settle()
      .resolve();
    expect(table.decision).toMatchObject({ is: "act" });
    expect(table.stack()).toEqual(["Shock"]);
    expect(table.zone("Shock")).toBe("stack");
  });

  test("509.1b: fewer than three creatures can't block it", () => {
    const table = new Table({
      A: { battlefield: ["Guile"], library },
      B: { battlefield: ["2 Grizzly Bears"], library },
    });
    attack(table, "Guile").passUntil("declareBlockers");
    const three = new Table({
      A: { battlefield: ["Guile"], library },
      B: { battlefield: ["3 Grizzly Bears"], library },
    });
    attack(three, "Guile").passUntil("declareBlockers");
    const guile = three.id("Guile");
    const bears = three.all("Grizzly Bears");
    const [one, two] = bears;
    if (!one || !two) throw new Error("There are three.");
    expect(() =>
      three.answer({
        is: "pairs",
        pairs: [
          [one, guile],
          [two, guile],
        ],
      }),
    ).toThrow();
    three.answer({ is: "pairs", pairs: bears.map((bear) => [bear, guile] as const) });
    expect(three.happened("blocked")).toHaveLength(3);
  });
});

describe("Hostility", () => {
  test("615.5: a spell's damage to an opponent becomes Elemental Shamans with haste", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain", "Hostility"], library },
      B: { library },
    });
    table.cast("Shock", ["B"]).resolve();
    expect(table.life(B)).toBe(20);
    expect(table.all("Elemental Shaman Token")).toHaveLength(2);
    expect(table.pt("Elemental Shaman Token")).toBe("3/1");
    expect(table.of("Elemental Shaman Token").abilities[0]?.ability).toMatchObject({
      name: "haste",
    });
  });

  test.each([["A"], ["Serra Angel"], ["Jace Beleren"]])("614.1: not its damage to %s", (target) => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain", "Hostility"], library },
      B: { battlefield: ["Serra Angel", "Jace Beleren"], library },
    });
    table.cast("Shock", [target]).resolve();
    expect(table.happened("damaged")).toHaveLength(1);
    expect(table.all("Elemental Shaman Token")).toEqual([]);
  });

  test("702.10b: it attacks at once, and its own damage isn't prevented", () => {
    const table = new Table({
      A: { hand: ["Hostility"], battlefield: lands, library },
      B: { library },
    });
    table.cast("Hostility").resolve();
    attack(table, "Hostility").passUntil("main2");
    expect(table.life(B)).toBe(14);
  });
});

describe("Purity", () => {
  test("615.5: noncombat damage to you becomes life", () => {
    const table = new Table({
      A: { battlefield: ["Purity"], library },
      B: { hand: ["2 Shock"], battlefield: lands, library },
      active: "B",
    });
    table.cast("Shock", ["A"]).resolve();
    expect(table.life(A)).toBe(22);
    table.cast("Shock", ["Purity"]).resolve();
    expect(table.game.objects[table.id("Purity")]?.damage).toBe(2);
  });

  test("510: combat damage is dealt", () => {
    const table = new Table({
      A: { battlefield: [{ name: "Purity", tapped: true }], library },
      B: { battlefield: ["Grizzly Bears"], library },
      active: "B",
    });
    attack(table, "Grizzly Bears").passUntil("main2");
    expect(table.life(A)).toBe(18);
  });

  test("702.9b: creatures without flying or reach can't block it", () => {
    const table = new Table({
      A: { battlefield: ["Purity"], library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    attack(table, "Purity").passUntil("main2");
    expect(table.life(B)).toBe(14);
  });
});
