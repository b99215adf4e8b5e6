import { describe, expect, test } from "vitest";
import { card } from "../engine/testing/making.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import { activated, mana, regenerate, self } from "../language/build.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

/** A has this card and lands of all kinds; B has these permanents. */
const against = (hand: string, ...theirs: readonly string[]): Table =>
  new Table({
    A: { hand: [hand], battlefield: all, library },
    B: { battlefield: theirs, library },
  });

describe("damage", () => {
  test("120.3: Lightning Bolt deals 3 damage to any target", () => {
    expect(against("Lightning Bolt").cast("Lightning Bolt", "B").resolve().life(B)).toBe(17);
    const table = against("Lightning Bolt", "Hill Giant");
    table.cast("Lightning Bolt", "Hill Giant").resolve();
    expect(table.zone("Hill Giant")).toBe("graveyard");
  });

  test.each(["Prodigal Sorcerer", "Prodigal Pyromancer", "Rod of Ruin"])(
    "602.2: %s deals 1 damage, once each untap",
    (name) => {
      const table = new Table({
        A: { battlefield: [...all, name], library },
        B: { battlefield: ["Grizzly Bears"], library },
      });
      table.activate(name, "B").resolve();
      expect(table.life(B)).toBe(19);
      expect(table.game.objects[table.id(name)]?.tapped).toBe(true);
      expect(() => table.activate(name, "B")).toThrow();
    },
  );

  test("302.6: Prodigal Sorcerer can't while it is summoning sick, Rod of Ruin can", () => {
    const position = (name: string): Table =>
      new Table({
        A: { battlefield: [...all, { name, recent: true }], library },
        B: {},
      });
    expect(() => position("Prodigal Sorcerer").activate("Prodigal Sorcerer", "B")).toThrow();
    expect(position("Rod of Ruin").activate("Rod of Ruin", "B").resolve().life(B)).toBe(19);
  });

  test("119.3: Sorin's Thirst deals 2 damage and gains 2 life", () => {
    const table = against("Sorin's Thirst", "Grizzly Bears");
    table.cast("Sorin's Thirst", "Grizzly Bears").resolve();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
    expect(table.life(A)).toBe(22);
  });

  test("608.2b: without its target Sorin's Thirst gains no life", () => {
    const table = new Table({
      A: { hand: ["Sorin's Thirst", "Unsummon"], battlefield: all, library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.cast("Sorin's Thirst", "Grizzly Bears").cast("Unsummon", "Grizzly Bears");
    table.resolve().resolve();
    expect(table.life(A)).toBe(20);
    expect(table.graveyard(A)).toContain("Sorin's Thirst");
  });
});

describe("destroying", () => {
  const creatures = ["Serra Angel", "Vampire Nighthawk", "Ornithopter"];
  test.each([
    ["Doom Blade", ["Serra Angel", "Ornithopter"]],
    ["Terror", ["Serra Angel"]],
    ["Murder", ["Serra Angel", "Vampire Nighthawk", "Ornithopter"]],
  ])("115.1: %s can destroy %j", (name, targets) => {
    for (const creature of creatures) {
      const table = against(name, ...creatures, "Bonesplitter");
      if (targets.includes(creature)) {
        expect(table.cast(name, creature).resolve().zone(creature)).toBe("graveyard");
      } else expect(() => table.cast(name, creature)).toThrow();
    }
    expect(() => against(name, ...creatures, "Bonesplitter").cast(name, "Bonesplitter")).toThrow();
  });

  test.each([
    ["Terror", "graveyard"],
    ["Murder", "battlefield"],
  ])("701.19: after %s what would regenerate is in the %s", (name, zone) => {
    const troll = card("Troll", {
      cost: "{2}{G}",
      type: "Creature — Bear",
      pt: "2/2",
      text: [activated([mana("{0}")], regenerate(self))],
    });
    const table = new Table({
      A: { hand: [name], battlefield: [...all, "Troll"], library },
      B: {},
      cards: [troll],
    });
    table.activate("Troll").resolve().cast(name, "Troll").resolve();
    expect(table.zone("Troll")).toBe(zone);
  });

  test("701.19: Day of Judgment destroys all creatures, unless they regenerate", () => {
    const table = new Table({
      A: {
        hand: ["Day of Judgment"],
        battlefield: [...all, "Laquatus's Champion", "Bonesplitter"],
        library,
      },
      B: { battlefield: ["Serra Angel", "Grizzly Bears"], library },
    });
    table.activate("Laquatus's Champion").resolve().cast("Day of Judgment").resolve();
    expect(table.zone("Laquatus's Champion")).toBe("battlefield");
    expect(table.zone("Bonesplitter")).toBe("battlefield");
    expect(table.graveyard(B)).toEqual(expect.arrayContaining(["Serra Angel", "Grizzly Bears"]));
  });

  test("115.1: Naturalize destroys an artifact or an enchantment", () => {
    for (const name of ["Bonesplitter", "Humility", "Ornithopter"]) {
      const table = against("Naturalize", name);
      expect(table.cast("Naturalize", name).resolve().zone(name)).toBe("graveyard");
    }
    expect(() => against("Naturalize", "Grizzly Bears").cast("Naturalize")).toThrow();
  });

  test.each([
    [true, "graveyard"],
    [false, "battlefield"],
  ])("603.5: Conclave Naturalists may destroy (%s): it is in the %s", (destroys, zone) => {
    const table = against("Conclave Naturalists", "Bonesplitter", "Grizzly Bears");
    table.cast("Conclave Naturalists").resolve().settle().resolve();
    expect(table.choose(destroys).zone("Bonesplitter")).toBe(zone);
  });
});

describe("spells", () => {
  test.each([
    ["Cancel", "Serra Angel", true],
    ["Mana Leak", "Serra Angel", true],
  ])("701.6a: %s counters %s", (name, spell) => {
    const table = new Table({
      A: { hand: [spell], battlefield: ["5 Plains"], library },
      B: { hand: [name], battlefield: ["3 Island"], library },
    });
    table.cast(spell).pass().cast(name, spell).resolve();
    expect(table.graveyard(A)).toEqual([spell]);
  });

  test.each([
    [true, "battlefield"],
    [false, "graveyard"],
  ])("118.12a: paying {3} for Mana Leak (%s): Serra Angel is in the %s", (pays, zone) => {
    const table = new Table({
      A: { hand: ["Serra Angel"], battlefield: ["8 Plains"], library },
      B: { hand: ["Mana Leak"], battlefield: ["3 Island"], library },
    });
    table.cast("Serra Angel").pass().cast("Mana Leak", "Serra Angel").resolve();
    table.choose(pays).settle();
    if (pays) table.resolve();
    expect(table.zone("Serra Angel")).toBe(zone);
    const untapped = table
      .all("Plains")
      .filter((id) => table.game.objects[id]?.tapped !== true).length;
    expect(untapped).toBe(pays ? 0 : 3);
  });

  test("121.1: Divination draws two cards", () => {
    expect(against("Divination").cast("Divination").resolve().hand(A)).toHaveLength(2);
  });

  test("106.4: Dark Ritual adds three black mana", () => {
    const table = against("Dark Ritual").cast("Dark Ritual").resolve();
    expect(table.game.players[0]?.mana).toEqual(["black", "black", "black"]);
  });

  test.each([
    ["Boomerang", "Mountain", true],
    ["Boomerang", "Serra Angel", true],
    ["Disperse", "Serra Angel", true],
    ["Disperse", "Mountain", false],
  ])("110.1: %s may return %s: %s", (name, permanent, may) => {
    const table = new Table({
      A: { hand: [name], battlefield: ["2 Island"], library },
      B: { battlefield: ["Serra Angel", "Mountain"], library },
    });
    if (may) expect(table.cast(name, permanent).resolve().hand(B)).toEqual([permanent]);
    else expect(() => table.cast(name, permanent)).toThrow();
  });

  test("111.4: Raise the Alarm creates two 1/1 white Soldiers", () => {
    const table = against("Raise the Alarm").cast("Raise the Alarm").resolve();
    expect(table.all("Soldier Token")).toHaveLength(2);
    expect(table.pt("Soldier Token")).toBe("1/1");
    expect(table.of("Soldier Token").colors).toEqual(["white"]);
  });

  test("613.1b, 702.10b: Threaten: an untapped creature with haste, given back at the end", () => {
    const table = new Table({
      A: { hand: ["Threaten"], battlefield: all, library },
      B: { battlefield: [{ name: "Serra Angel", tapped: true }], library },
    });
    table.cast("Threaten", "Serra Angel").resolve();
    expect(table.game.objects[table.id("Serra Angel")]?.tapped).toBeUndefined();
    expect(table.of("Serra Angel").controller).toBe(A);
    table.passUntil("declareAttackers").choose(["Serra Angel"]).passUntil(2);
    expect(table.life(B)).toBe(16);
    expect(table.of("Serra Angel").controller).toBe(B);
  });
});

describe("millstones", () => {
  test.each([
    [
      ["Fog", "Shock", "Forest"],
      ["Fog", "Shock"],
    ],
    // 701.17b: as many as there are; it is no drawing, so nobody loses for it.
    [["Fog"], ["Fog"]],
    [[], []],
  ])("701.17a: Millstone mills two of %j", (cards, milled) => {
    const table = new Table({
      A: { battlefield: [...all, "Millstone"], library },
      B: { library: cards },
    });
    table.activate("Millstone", "B").resolve();
    expect(table.graveyard(B).toSorted()).toEqual(milled.toSorted());
    expect(table.game.result).toBeNull();
  });
});

describe("Auras and combat", () => {
  const attackers = (table: Table): readonly string[] => {
    table.passUntil("declareAttackers");
    const { decision } = table;
    return decision.is === "choose"
      ? decision.from.map((one) =>
          one.is === "object" ? (table.game.objects[one.object]?.card ?? "?") : "?",
        )
      : [];
  };

  test("508.1c: a creature with Pacifism can't attack", () => {
    const table = new Table({
      A: {
        hand: ["Pacifism"],
        battlefield: ["2 Plains", "Grizzly Bears", "Serra Angel"],
        library,
      },
      B: { library },
    });
    table.cast("Pacifism", "Serra Angel").resolve();
    expect(attackers(table)).toEqual(["grizzly-bears"]);
  });

  test("509.1b: a creature with Pacifism can't block", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears"], library },
      B: { battlefield: ["Serra Angel", { name: "Pacifism", on: "Serra Angel" }], library },
    });
    table.choose(["Grizzly Bears"]).pass(2);
    expect(table.decision.is).toBe("act");
  });

  test("702.5a, 303.4c: Holy Strength goes with its creature", () => {
    const table = new Table({
      A: { hand: ["Holy Strength", "Unsummon"], battlefield: all, library },
      B: { battlefield: ["Grizzly Bears"], library },
    });
    table.cast("Holy Strength", "Grizzly Bears").resolve();
    expect(table.pt("Grizzly Bears")).toBe("3/4");
    table.cast("Unsummon", "Grizzly Bears").resolve();
    expect(table.graveyard(A)).toContain("Holy Strength");
  });

  test("615.1: Holy Day prevents all combat damage this turn, other damage not", () => {
    const table = new Table({
      A: {
        hand: ["Holy Day", "Shock"],
        battlefield: ["Plains", "Mountain", "Grizzly Bears"],
        library,
      },
      B: { library },
    });
    table.cast("Holy Day").resolve().cast("Shock", "B").resolve();
    table.passUntil("declareAttackers").choose(["Grizzly Bears"]).passUntil("end");
    expect(table.life(B)).toBe(18);
  });
});

describe("Leyline of the Void", () => {
  const opening = (active: "A" | "B" = "A"): Table =>
    new Table({
      firstTurn: true,
      step: "untap",
      active,
      A: { hand: ["2 Leyline of the Void", "Forest"], library },
      B: { hand: ["Leyline of the Void"], library },
    });

  test("103.6a: it may begin the game on the battlefield, each by itself", () => {
    const table = opening().choose(true).choose(false).choose(true);
    expect(table.game.battlefield).toHaveLength(2);
    expect(table.hand(A)).toEqual(["Leyline of the Void", "Forest"]);
    expect(table.game.turn.step).toBe("upkeep");
  });

  test.each(["A", "B"] as const)("103.6: the starting player (%s) is asked first", (active) => {
    expect(opening(active).decision).toMatchObject({ is: "confirm", player: active });
  });

  test("103.6: only before the first turn", () => {
    const table = new Table({
      step: "untap",
      A: { hand: ["Leyline of the Void"], library },
      B: {},
    });
    expect(table.decision.is).toBe("act");
  });

  const played = (): Table =>
    new Table({
      A: {
        hand: ["Murder", "Raise the Alarm", "2 Shock"],
        battlefield: [...all, "Leyline of the Void", "Runeclaw Bear", "Millstone"],
        library,
      },
      B: { battlefield: ["Grizzly Bears", "Kitchen Finks"], library: ["Fog", "Cancel"] },
    });

  test("614.1a: cards of opponents are exiled instead, from wherever", () => {
    const table = played().cast("Murder", "Kitchen Finks").resolve();
    expect(table.zone("Kitchen Finks")).toBe("exile");
    // 700.4: it didn't die, so it doesn't persist.
    expect(table.stack()).toEqual([]);
    table.activate("Millstone", "B").resolve();
    expect([table.zone("Fog"), table.zone("Cancel")]).toEqual(["exile", "exile"]);
    expect(table.graveyard(B)).toEqual([]);
  });

  test("614.1a: one's own cards aren't", () => {
    const table = played().cast("Shock", "Runeclaw Bear").resolve();
    // 608.2n, 704.3: the spell goes there first.
    expect(table.graveyard(A)).toEqual(["Shock", "Runeclaw Bear"]);
  });

  test("700.4, 111.1: tokens still die", () => {
    const table = new Table({
      active: "B",
      A: { battlefield: ["Leyline of the Void", "Mountain"], hand: ["Shock"], library },
      B: { hand: ["Raise the Alarm"], battlefield: ["2 Plains"], library },
    });
    table.cast("Raise the Alarm").resolve().pass().cast("Shock", "Soldier Token").resolve();
    expect(table.zone("Raise the Alarm")).toBe("exile");
    const dead = table
      .happened("moved")
      .filter(({ to, from }) => from.zone === "battlefield" && to.zone === "graveyard");
    expect(dead).toHaveLength(1);
  });
});

describe("Berserk", () => {
  const at = (step: "main1" | "combatDamage"): Table =>
    new Table({
      step,
      A: { hand: ["Berserk"], battlefield: ["Forest", "Craw Wurm"], library },
      B: { library },
    });

  test("506.7: it is cast only before the combat damage step", () => {
    const late = at("combatDamage");
    expect(late.refusal(late.castAction("Berserk"))).toMatchObject({ code: "notCastNow" });
  });

  test.each([
    ["603.7: what attacked is destroyed at the next end step", ["Craw Wurm"], "graveyard", 8],
    ["603.7: what didn't attack isn't", [], "battlefield", 20],
  ])("%s", (_, attackers, zone, life) => {
    const table = at("main1").cast("Berserk", "Craw Wurm").resolve().pass(4).choose(attackers);
    while (table.game.turn.step !== "end") table.pass();
    table.resolve();
    expect(table.zone("Craw Wurm")).toBe(zone);
    // 611.2, 613.4c: 6 power and as much again, with trample.
    expect(table.life(B)).toBe(life);
  });
});
