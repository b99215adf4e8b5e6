/**
 * The rules that differ between years, each under its variants: the same board, another outcome.
 * Expected values are worked out from the texts of those years.
 */
import { describe, expect, test } from "vitest";
import { answer, type Edition, type Rules, step } from "../engine/index.ts";
import { relic, card as testCard, wayAction } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { flashbackFor } from "../keywords/flashback.ts";
import {
  copySpell,
  creature,
  enters,
  gainLife,
  manaValueOf,
  spell,
  spellAbility,
  target,
  thisObject,
  triggered,
} from "../language/build.ts";

const library = ["20 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("RT-10: the legend rule", () => {
  const chainers = (legendRule: Rules["legendRule"], own: readonly string[] = []): Table =>
    new Table({
      otherwise: { legendRule },
      A: {
        hand: ["Chainer, Dementia Master"],
        battlefield: [...all, ...own],
        library,
      },
      B: { battlefield: ["Chainer, Dementia Master"], library },
    }).cast("Chainer, Dementia Master");
  const left = (table: Table): readonly unknown[] =>
    table.game.battlefield.flatMap((id) =>
      table.game.objects[id]?.card === "chainer-dementia-master"
        ? [table.game.objects[id]?.controller]
        : [],
    );

  test("704.5j, since 2013: each player keeps one of theirs", () => {
    const table = chainers("chooseOne", ["Chainer, Dementia Master"]).resolve();
    expect(table.decision).toMatchObject({ player: A, purpose: { is: "legendRule" } });
    table.choose(["Chainer, Dementia Master"]);
    expect(left(table)).toEqual([B, A].toSorted());
  });

  test("420.5e of 2007: all of them die, whoever controls them", () => {
    const table = chainers("allDie").resolve();
    expect(left(table)).toEqual([]);
    expect(table.graveyard(B)).toEqual(["Chainer, Dementia Master"]);
  });

  test("420.5e of 2002: all but the oldest die", () => {
    const table = chainers("oldestStays").resolve();
    expect(left(table)).toEqual([B]);
    expect(table.graveyard(A)).toEqual(["Chainer, Dementia Master"]);
  });
});

describe("RT-11: planeswalkers that share a type", () => {
  const ajanis = (planeswalkerRule: Rules["planeswalkerRule"]): Table =>
    new Table({
      otherwise: { planeswalkerRule, legendRule: "allDie" },
      cards: [
        testCard("Other Ajani", {
          cost: "{W}",
          type: "Planeswalker — Ajani",
          loyalty: 3,
          text: [],
        }),
      ],
      A: { hand: ["Other Ajani"], battlefield: all, library },
      B: { battlefield: [{ name: "Ajani Goldmane", counters: { loyalty: 4 } }], library },
    }).cast("Other Ajani");
  const zones = (table: Table): readonly unknown[] =>
    ["Other Ajani", "Ajani Goldmane"].map((name) => table.zone(name));

  test("306.4 today: they get on with each other", () => {
    expect(zones(ajanis("none").resolve())).toEqual(["battlefield", "battlefield"]);
  });

  test("704.5j of 2014: a player chooses among their own only", () => {
    expect(zones(ajanis("chooseOne").resolve())).toEqual(["battlefield", "battlefield"]);
  });

  test("704.3, 704.5j of 2014: one of two types is kept or not for each, all at once", () => {
    const walker = (name: string, types: string) =>
      testCard(name, { cost: "{W}", type: `Planeswalker — ${types}`, loyalty: 3, text: [] });
    const table = new Table({
      otherwise: { planeswalkerRule: "chooseOne", legendRule: "allDie" },
      cards: [walker("One", "Ajani"), walker("Both", "Ajani Jace"), walker("Other", "Jace")],
      A: { hand: ["Both"], battlefield: [...all, "One", "Other"], library },
    });
    table.cast("Both").resolve().choose(["One"]).choose(["Both"]);
    expect(table.decision).toMatchObject({ is: "act" });
    expect(["One", "Both", "Other"].map((name) => table.zone(name))).toEqual([
      "battlefield",
      "graveyard",
      "graveyard",
    ]);
  });

  test("420.5q of 2007: both die", () => {
    expect(zones(ajanis("allDie").resolve())).toEqual(["graveyard", "graveyard"]);
  });
});

describe("RT-02: unspent mana", () => {
  const floating = (unspentMana: Rules["unspentMana"]): Table => {
    const table = new Table({
      step: "upkeep",
      otherwise: { unspentMana },
      A: { battlefield: ["Forest", "Island"], library },
      B: { library },
    });
    return table.activate("Forest").activate("Island");
  };
  const mana = (table: Table): number => table.game.players[0]?.mana.length ?? 0;

  test("106.4 today: it empties with the step and costs nothing", () => {
    const table = floating("emptiesEachStep").passUntil("draw");
    expect([mana(table), table.life(A)]).toEqual([0, 20]);
  });

  test("300.4 of 2002: it stays for the phase, then burns for 1 life each", () => {
    const table = floating("burnsEachPhase").passUntil("draw");
    expect([mana(table), table.life(A)]).toEqual([2, 20]);
    table.passUntil("main1");
    expect([mana(table), table.life(A)]).toEqual([0, 18]);
    expect(table.cited("lifeChanged")).toContain("106.4");
  });
});

describe("RT-17: all targets illegal", () => {
  const fizzled = (illegalTargets: Rules["illegalTargets"]): Table => {
    const table = new Table({
      otherwise: { illegalTargets },
      A: { hand: ["Shock"], battlefield: all, library },
      B: { hand: ["Shock"], battlefield: ["Mountain", "Llanowar Elves"], library },
    });
    table.cast("Shock", ["Llanowar Elves"]).pass();
    return table.cast("Shock", ["Llanowar Elves"]).resolve().resolve();
  };

  test("608.2b today: it doesn't resolve, and nothing was countered", () => {
    const table = fizzled("doesNotResolve");
    expect(table.happened("didNotResolve")).toHaveLength(1);
    expect(table.happened("countered")).toEqual([]);
  });

  test("413.2a of 2002: the rules counter it, no spell or ability does", () => {
    const [countered] = fizzled("counters").happened("countered");
    expect(countered).toBeDefined();
    expect(countered?.by).toBeUndefined();
  });
});

describe("RT-19: who owns a token", () => {
  test.each([
    ["creator", B],
    ["controllerOfSource", A],
  ] as const)("111.2: %s", (tokenOwner, owner) => {
    const table = new Table({
      otherwise: { tokenOwner },
      A: { hand: ["Parallel Evolution"], battlefield: all, library },
      B: { hand: ["Dragon Fodder"], battlefield: ["6 Mountain"], library },
    });
    // The opponent's Goblins are copied by your spell.
    table.passUntil(2).passUntil("main1");
    table.cast("Dragon Fodder").resolve();
    table.passUntil(3).passUntil("main1");
    table.cast("Parallel Evolution").resolve();
    const owners = table.all("Goblin Token").map((id) => table.game.objects[id]?.owner);
    expect(owners).toEqual([B, B, owner, owner]);
  });
});

describe("RT-20: a copy of a permanent spell", () => {
  const made = [
    testCard("Double", {
      cost: "{U}",
      type: "Instant",
      text: [spellAbility(copySpell(target(spell)))],
    }),
    testCard("Greeter", {
      cost: "{W}",
      type: "Creature — Cat",
      pt: "1/1",
      text: [triggered(enters(thisObject), gainLife(1))],
    }),
  ];
  /** The copy resolves, and what triggers by that, then the spell itself with its trigger. */
  const copied = (permanentSpellCopies: Rules["permanentSpellCopies"]): Table => {
    const table = new Table({
      otherwise: { permanentSpellCopies },
      cards: made,
      A: { hand: ["Double", "Greeter"], battlefield: all, library },
      B: { library },
    });
    table.cast("Greeter").cast("Double", ["Greeter"]);
    while (table.game.stack.length > 0) table.resolve();
    return table;
  };
  const greeters = (table: Table): readonly unknown[] =>
    table.all("Greeter").map((id) => table.game.objects[id]?.token ?? false);

  test("608.3f today: it becomes a token as it resolves, and enters", () => {
    const table = copied("tokens");
    expect([greeters(table).toSorted(), table.life(A)]).toEqual([[false, true], 22]);
  });

  test("110.1, 608.3b of 2014: it is no permanent, and ceases to exist in the graveyard", () => {
    const table = copied("nothing");
    expect([greeters(table), table.life(A)]).toEqual([[false], 21]);
    expect(table.cited("ceased")).toEqual(["704.5e"]);
  });
});

describe("RT-21: milling", () => {
  test.each([
    ["atOnce", [7]],
    ["oneByOne", [1, 1, 1, 1, 1, 1, 1]],
  ] as const)("701.17a: %s", (milling, expected) => {
    const table = new Table({
      otherwise: { milling },
      A: { hand: ["False Memories"], battlefield: all, library },
      B: {},
    })
      .cast("False Memories")
      .pass();
    const passed = answer(table.game, { is: "act", action: { is: "pass" } });
    if (!passed.ok) throw new Error("Passing is legal.");
    let { game } = passed.value;
    const together: number[] = [];
    while (!game.decision) {
      const taken = step(game);
      const milled = taken.events.filter(({ what }) => what.is === "moved" && what.how === "mill");
      if (milled.length > 0) together.push(milled.length);
      game = taken.game;
    }
    expect(together).toEqual(expected);
  });
});

describe("RT-28: a split card in a clash", () => {
  const clash = (splitManaValue: Rules["splitManaValue"]): Table => {
    const table = new Table({
      otherwise: { splitManaValue },
      // {R} and {3}{G}: 5 together, 1 and 4 by themselves.
      A: { hand: ["Lash Out"], battlefield: all, library: ["Assault // Battery", ...library] },
      B: { battlefield: ["Hill Giant"], library: ["Grizzly Bears", ...library] },
    });
    return table.cast("Lash Out", ["Hill Giant"]).resolve().choose([]).choose([]);
  };

  test("709.4b: it has one mana value of 5, so its player wins alone", () => {
    expect(clash("combined").happened("clashed")).toMatchObject([{ winners: [A] }]);
  });

  test("505.6 of 2007: 4 is more than 2 and 2 is more than 1, so both win", () => {
    expect(clash("eachHalf").happened("clashed")).toMatchObject([{ winners: [A, B] }]);
  });
});

describe("202.3b: the mana value of a back face", () => {
  const valued = relic(
    "Scale",
    triggered(enters(thisObject), gainLife(manaValueOf(target(creature)))),
  );
  const gained = (backFaceManaValue: Rules["backFaceManaValue"], back: boolean) =>
    new Table({
      otherwise: { backFaceManaValue },
      cards: [valued],
      A: {
        hand: ["Scale"],
        battlefield: [...all, { name: "Village Ironsmith", ...(back && { face: "back" }) }],
        library,
      },
      B: { library },
    })
      .cast("Scale")
      .resolve()
      .choose([back ? "Ironfang" : "Village Ironsmith"])
      .resolve()
      .life(A);

  // Village Ironsmith costs {1}{R}; its back face, Ironfang, has no mana cost.
  test.each([
    ["ofFront", 2],
    ["zero", 0],
  ] as const)("%s: 2 for the front, and %i for the back", (variant, value) => {
    expect([gained(variant, false), gained(variant, true)]).toEqual([22, 20 + value]);
  });
});

describe("RT-15: what may be cast for its flashback cost", () => {
  const why = (rules: Edition) => {
    const ghost = testCard("Test Ghost", {
      cost: "{5}",
      type: "Creature — Spirit",
      pt: "1/1",
      text: [flashbackFor("{R}")],
    });
    const table = new Table({
      rules,
      cards: [ghost],
      A: { graveyard: ["Test Ghost"], battlefield: ["Mountain"] },
    });
    return table.refusal(wayAction(table, "Test Ghost", "flashback"));
  };

  test.each(["2023-11-17", "2026-04-17"] as const)(
    "702.34a of %s: no creature card, for it becomes no instant or sorcery spell",
    (rules) => {
      expect(why(rules)).toMatchObject({ code: "conditionNotMet", cr: "702.34a" });
    },
  );

  test.each(["2002-02-20", "2014-05-01"] as const)(
    "702.34a, as it was in %s: any card",
    (rules) => {
      expect(why(rules)).toBeNull();
    },
  );
});
