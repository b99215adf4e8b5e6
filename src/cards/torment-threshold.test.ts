import { describe, expect, test } from "vitest";
import { offeredNames } from "../engine/testing/making.ts";
import { Play, sorcery } from "../engine/testing/play.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import * as c from "../language/build.ts";

const library = ["9 Forest"];
const all = ["6 Plains", "6 Island", "6 Swamp", "6 Mountain", "6 Forest"];

describe("Possessed creatures", () => {
  test.each([
    ["Possessed Nomad", "white", "vigilance", "Serra Angel"],
    ["Possessed Aven", "blue", "flying", "Aquamoeba"],
    ["Possessed Barbarian", "red", "firstStrike", "Hill Giant"],
    ["Possessed Centaur", "green", "trample", "Grizzly Bears"],
  ])(
    "613.1d–f: %s turns black with threshold and destroys what is %s",
    (name, color, keyword, prey) => {
      const few = new Table({
        A: { battlefield: [name], graveyard: ["6 Shock"] },
        B: { battlefield: [prey] },
      });
      expect([few.pt(name), few.of(name).colors]).toEqual(["3/3", [color]]);
      expect(JSON.stringify(few.of(name).abilities)).toContain(`"${keyword}"`);
      const table = new Table({
        A: { battlefield: [...all, name], graveyard: ["7 Shock"], library },
        B: { battlefield: [prey, "Glorious Anthem"], library },
      });
      expect([table.pt(name), table.of(name).colors]).toEqual(["4/4", ["black"]]);
      table.act(table.activateAction(name));
      expect(offeredNames(table)).toContain(prey);
      // It is no longer of its own color.
      expect(offeredNames(table)).not.toContain(name);
      table.choose([prey]).settle().resolve();
      expect(table.zone(prey)).toBe("graveyard");
    },
  );
});

/** The creature enters with so many cards in the graveyard. */
const entering = (name: string, cards: number): Table =>
  new Table({
    A: {
      hand: [name],
      battlefield: [...all, "Serra Angel", "Last Laugh"],
      graveyard: [`${cards} Fog`],
      library,
    },
    B: { battlefield: ["Grizzly Bears", "Aquamoeba"], library },
  })
    .cast(name)
    .resolve();

describe("creatures that do something as they enter, with threshold", () => {
  test.each([
    ["Teroh's Vanguard"],
    ["Cephalid Sage"],
    ["Gloomdrifter"],
    ["Pardic Arsonist"],
    ["Centaur Chieftain"],
  ])("603.6a: %s needs seven cards as it enters", (name) => {
    const table = entering(name, 6);
    expect(table.zone(name)).toBe("battlefield");
    expect(table.stack()).toEqual([]);
    expect(table.decision.is).toBe("act");
  });

  test("601.3, 702.16: Teroh's Vanguard comes in at instant speed and protects from black", () => {
    const table = new Table({
      active: "B",
      A: {
        hand: ["Teroh's Vanguard"],
        battlefield: [...all, "Serra Angel"],
        graveyard: ["7 Fog"],
        library,
      },
      B: { hand: ["Last Laugh"], battlefield: [...all, "Grizzly Bears"], library },
    });
    table.cast("Last Laugh").pass().cast("Teroh's Vanguard").resolve().resolve();
    const guarded = (name: string): boolean =>
      JSON.stringify(table.of(name).abilities).includes("protection");
    expect(["Serra Angel", "Teroh's Vanguard", "Grizzly Bears"].map(guarded)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("608.2c: Cephalid Sage draws three, then discards two", () => {
    const table = entering("Cephalid Sage", 7).resolve();
    expect(table.hand(A)).toHaveLength(3);
    table.choose(["Forest", "Forest"]);
    expect(table.hand(A)).toHaveLength(1);
  });

  test("608.2h: Cephalid Sage's ability resolves without threshold, too, once it has triggered", () => {
    const table = entering("Cephalid Sage", 7);
    table.change((work) => work.setPlayer(A, { graveyard: [] }));
    table.resolve();
    expect(table.hand(A)).toHaveLength(3);
  });

  test("611.2c: Gloomdrifter weakens nonblack creatures only", () => {
    const table = entering("Gloomdrifter", 7).resolve();
    expect(table.graveyard(B)).toEqual(["Grizzly Bears"]);
    expect([table.pt("Serra Angel"), table.pt("Aquamoeba")]).toEqual(["2/2", "-1/1"]);
    expect(table.pt("Gloomdrifter")).toBe("2/2");
  });

  test("115.4: Pardic Arsonist deals 3 damage to any target", () => {
    const table = entering("Pardic Arsonist", 7).choose(["B"]).resolve();
    expect(table.life(B)).toBe(17);
  });

  test("611.2c: Centaur Chieftain makes all creatures you control bigger, itself too", () => {
    const table = entering("Centaur Chieftain", 7).resolve();
    expect([table.pt("Centaur Chieftain"), table.pt("Serra Angel")]).toEqual(["4/4", "5/5"]);
    expect(table.pt("Grizzly Bears")).toBe("2/2");
    expect(JSON.stringify(table.of("Serra Angel").abilities)).toContain("trample");
  });
});

describe("threshold of other cards", () => {
  const hero = (cards: number): Table =>
    new Table({
      A: { battlefield: [...all, "Reborn Hero"], graveyard: [`${cards} Fog`], library },
      B: { hand: ["Shock"], battlefield: all, library },
    })
      .pass()
      .cast("Shock", ["Reborn Hero"])
      .resolve();

  test("603.10a: Reborn Hero doesn't count itself", () => {
    const table = hero(6);
    expect(table.zone("Reborn Hero")).toBe("graveyard");
    expect(table.stack()).toEqual([]);
  });

  test.each([
    [true, "battlefield"],
    [false, "graveyard"],
  ] as const)("118.12: Reborn Hero comes back for {W}{W} (%s)", (pays, zone) => {
    const table = hero(7).resolve();
    table.choose(pays).settle();
    expect(table.zone("Reborn Hero")).toBe(zone);
  });

  test("108.2b: a token that lies in the graveyard for a moment is no card", () => {
    const litter = sorcery(
      "Litter",
      c.create(1, c.token({ colors: [], types: ["creature"], subtypes: ["Rat"], pt: "1/1" })),
    );
    const ruin = sorcery(
      "Ruin",
      c.destroy(c.every(c.all(c.creature, c.isToken))),
      c.destroy(c.every(c.creature)),
    );
    const table = new Play({
      cards: [litter, ruin],
      A: { hand: ["Litter", "Ruin"], battlefield: ["Reborn Hero"], graveyard: ["5 Fog"] },
    })
      .play("Litter")
      .play("Ruin");
    // Five of Fog and Litter are six cards; the Rat was there as the Hero died.
    expect(table.zone("Reborn Hero")).toBe("graveyard");
    expect(table.stack()).toEqual([]);
  });

  test("702.20: Reborn Hero has vigilance", () => {
    const table = new Table({ A: { battlefield: ["Reborn Hero"], library }, B: { library } });
    table.passUntil("declareAttackers").choose(["Reborn Hero"]);
    expect(table.game.objects[table.id("Reborn Hero")]?.tapped).toBeFalsy();
  });

  test.each([
    [6, "1/1", []],
    [7, "3/3", ["Boneshard Slasher ability"]],
  ] as const)("603.2: with %i cards Boneshard Slasher is %s", (cards, size, above) => {
    const table = new Table({
      A: {
        hand: ["Giant Growth"],
        battlefield: [...all, "Boneshard Slasher"],
        graveyard: [`${cards} Fog`],
        library,
      },
      B: { library },
    });
    expect(table.pt("Boneshard Slasher")).toBe(size);
    table.cast("Giant Growth", ["Boneshard Slasher"]);
    expect(table.stack()).toEqual([...above, "Giant Growth"]);
    table.resolve();
    expect(table.zone("Boneshard Slasher")).toBe(cards === 7 ? "graveyard" : "battlefield");
  });

  const cleansing = (cards: number): Table =>
    new Table({
      A: {
        hand: ["Cleansing Meditation"],
        battlefield: [
          ...all,
          "Glorious Anthem",
          "Serra Angel",
          { name: "Strength of Isolation", on: "Serra Angel" },
        ],
        graveyard: [`${cards} Fog`, "Crusade"],
        library,
      },
      B: { battlefield: ["Propaganda"], library },
    })
      .cast("Cleansing Meditation")
      .resolve();

  test("Cleansing Meditation destroys all enchantments", () => {
    const table = cleansing(5);
    for (const name of ["Glorious Anthem", "Strength of Isolation", "Propaganda"]) {
      expect(table.zone(name)).toBe("graveyard");
    }
  });

  test("608.2c, 303.4f: with threshold your own come back, Auras attached to what you choose", () => {
    const table = cleansing(6);
    table.choose(["Serra Angel"]);
    // 613.7m: both have timestamps from that moment, in an order that their player chooses.
    table.answer({ is: "order", order: table.asked("order").items });
    expect(table.zone("Glorious Anthem")).toBe("battlefield");
    expect(table.zone("Strength of Isolation")).toBe("battlefield");
    expect(table.pt("Serra Angel")).toBe("6/7");
    expect(table.zone("Propaganda")).toBe("graveyard");
    // It was not destroyed this way.
    expect(table.zone("Crusade")).toBe("graveyard");
  });

  test.each([
    [6, 20],
    [7, 19],
  ])("608.2c: Rancid Earth with %i cards before it resolves", (cards, life) => {
    const table = new Table({
      A: { hand: ["Rancid Earth"], battlefield: all, graveyard: [`${cards} Fog`], library },
      B: { battlefield: ["Sacred Foundry", "Llanowar Elves"], library },
    });
    table.cast("Rancid Earth", ["Sacred Foundry"]).resolve();
    expect(table.zone("Sacred Foundry")).toBe("graveyard");
    expect([table.life(A), table.life(B)]).toEqual([life, life]);
    expect(table.zone("Llanowar Elves")).toBe(cards === 7 ? "graveyard" : "battlefield");
  });
});
