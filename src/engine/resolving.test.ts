import { describe, expect, test } from "vitest";
import { A, B, Table } from "./testing/table.ts";

describe("608: resolving", () => {
  test("608.1: the last object put on the stack resolves first", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { hand: ["Giant Growth"], battlefield: ["Forest", "Grizzly Bears"] },
    });
    table.cast("Shock", "Grizzly Bears").pass();
    table.cast("Giant Growth", "Grizzly Bears");
    expect(table.stack()).toEqual(["Giant Growth", "Shock"]);
    table.resolve();
    expect(table.pt("Grizzly Bears")).toBe("5/5");
    table.resolve();
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
  });

  test("608.2b: with its only target gone a spell doesn't resolve", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { hand: ["Unsummon"], battlefield: ["Island", "Grizzly Bears"] },
    });
    table.cast("Shock", "Grizzly Bears").pass();
    table.cast("Unsummon", "Grizzly Bears").resolve().resolve();
    expect(table.happened("didNotResolve")).toHaveLength(1);
    expect(table.happened("damaged")).toEqual([]);
    expect(table.zone("Shock")).toBe("graveyard");
  });

  test("608.2b: what is illegal of several targets is left out, the rest happens", () => {
    const table = new Table({
      A: {
        hand: ["Restless Dreams", "Island", "Island"],
        battlefield: ["Swamp"],
        graveyard: ["Grizzly Bears", "Wild Mongrel"],
      },
      B: { battlefield: ["Tormod's Crypt"] },
    });
    table.cast("Restless Dreams", 2, ["Grizzly Bears", "Wild Mongrel"]).pass();
    table.activate("Tormod's Crypt", "A").resolve();
    expect(table.zone("Grizzly Bears")).toBe("exile");
    table.resolve();
    expect(table.happened("didNotResolve")).toHaveLength(1);
    expect(table.hand(A)).toEqual([]);
  });

  test("608.2c, 121.2: instructions in their order, cards drawn one at a time", () => {
    const table = new Table({
      A: { hand: ["Careful Study"], battlefield: ["Island"], library: ["Shock", "Forest"] },
    });
    table.cast("Careful Study").resolve().settle();
    const moves = table.happened("moved").map(({ how }) => how);
    expect(moves).toEqual(["cast", "draw", "draw", "discard", "discard", "finish"]);
  });

  test("608.2d: X cards are chosen as Breakthrough resolves; the rest is discarded at once", () => {
    const table = new Table({
      A: {
        hand: ["Breakthrough", "Wild Mongrel"],
        battlefield: ["2 Island"],
        library: ["Shock", "Forest", "Plains", "Swamp", "Mountain"],
      },
    });
    table.cast("Breakthrough", 1).resolve();
    expect(table.decision).toMatchObject({ is: "choose", min: 1, max: 1 });
    table.choose("Shock");
    expect(table.hand(A)).toEqual(["Shock"]);
    expect(table.graveyard(A)).toEqual([
      "Wild Mongrel",
      "Forest",
      "Plains",
      "Swamp",
      "Breakthrough",
    ]);
  });

  test("608.2h: the graveyard is counted as Circular Logic resolves, itself not included", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["3 Mountain"] },
      B: { hand: ["Circular Logic"], battlefield: ["3 Island"], graveyard: ["Island", "Swamp"] },
    });
    table.cast("Shock", "B").pass().cast("Circular Logic", "Shock").resolve();
    expect(table.decision).toMatchObject({
      is: "confirm",
      player: A,
      purpose: { is: "pay", cost: { mana: "{2}" } },
    });
    table.choose(true).settle().resolve();
    expect(table.life(B)).toBe(18);
  });

  test("118.12a: who can't pay is not asked, and the spell is countered", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { hand: ["Circular Logic"], battlefield: ["3 Island"], graveyard: ["Island"] },
    });
    table.cast("Shock", "B").pass().cast("Circular Logic", "Shock").resolve();
    expect(table.happened("countered")).toHaveLength(1);
    expect(table.graveyard(A)).toEqual(["Shock"]);
  });

  test("608.2n: an instant goes to its owner's graveyard as the last part", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    table.cast("Shock", "B").resolve();
    expect(table.graveyard(A)).toEqual(["Shock"]);
    expect(table.life(B)).toBe(18);
  });

  test("608.3a: a creature spell becomes a permanent under its controller's control", () => {
    const table = new Table({ A: { hand: ["Grizzly Bears"], battlefield: ["2 Forest"] } });
    table.cast("Grizzly Bears").resolve();
    expect(table.zone("Grizzly Bears")).toBe("battlefield");
    expect(table.game.objects[table.id("Grizzly Bears")]?.recent).toBe(true);
  });

  test("608.3c: an Aura enters attached to its target", () => {
    const table = new Table({
      A: { hand: ["Strength of Isolation"], battlefield: ["2 Plains", "Grizzly Bears"] },
    });
    table.cast("Strength of Isolation", "Grizzly Bears").resolve();
    expect(table.pt("Grizzly Bears")).toBe("3/4");
  });

  test("701.6a: a countered spell goes to its owner's graveyard", () => {
    const table = new Table({
      A: { hand: ["Grizzly Bears"], battlefield: ["2 Forest"] },
      B: { hand: ["Counterspell"], battlefield: ["2 Island"] },
    });
    table.cast("Grizzly Bears").pass().cast("Counterspell", "Grizzly Bears").resolve();
    expect(table.graveyard(A)).toEqual(["Grizzly Bears"]);
    expect(table.graveyard(B)).toEqual(["Counterspell"]);
  });

  test("400.7j: the discarded card is found in the graveyard by what discards name", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Wild Mongrel", "Pitchstone Wall"] },
    });
    table.activate("Wild Mongrel").resolve();
    expect(table.decision).toMatchObject({ is: "confirm", purpose: { is: "may" } });
    table.choose(true);
    expect(table.hand(A)).toEqual(["Shock"]);
    expect(table.zone("Pitchstone Wall")).toBe("graveyard");
  });
});

describe("115, 702.16: targets", () => {
  test("115.5: a spell can't target itself", () => {
    const table = new Table({
      A: { hand: ["Counterspell"], battlefield: ["2 Island"] },
    });
    expect(table.refusal(table.castAction("Counterspell"))).toMatchObject({ code: "noTarget" });
  });

  test("115.4: any target is a creature or a player here, no land", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain", "Grizzly Bears"] },
    });
    table.act(table.castAction("Shock"));
    expect(table.decision).toMatchObject({
      from: [
        { is: "object", object: table.id("Grizzly Bears") },
        { is: "player", player: A },
        { is: "player", player: B },
      ],
    });
  });

  test("702.16b: protection from a color forbids its spells as targets, not others", () => {
    const table = new Table({
      A: { hand: ["Unsummon", "Strength of Lunacy"], battlefield: ["Island", "2 Swamp"] },
      B: {
        battlefield: ["Grizzly Bears", { name: "Strength of Isolation", on: "Grizzly Bears" }],
      },
    });
    expect(table.refusal(table.castAction("Strength of Lunacy"))).toMatchObject({
      code: "noTarget",
    });
    expect(table.refusal(table.castAction("Unsummon"))).toBeNull();
  });

  test("702.16c, 704.3, 704.5m: Auras that protection forbids go to the graveyard, at once", () => {
    const table = new Table({
      A: {
        battlefield: [
          "Grizzly Bears",
          { name: "Strength of Lunacy", on: "Grizzly Bears" },
          { name: "Strength of Isolation", on: "Grizzly Bears" },
        ],
      },
    });
    // Each gives protection from the other's color.
    expect(table.graveyard(A)).toEqual(["Strength of Lunacy", "Strength of Isolation"]);
    expect(table.pt("Grizzly Bears")).toBe("2/2");
  });

  test("702.16e: damage from a source of that color is prevented", () => {
    const table = new Table({
      active: "B",
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears", { name: "Strength of Isolation", on: "Grizzly Bears" }] },
      B: { battlefield: ["Putrid Imp"] },
    });
    table.choose(["Putrid Imp"]).pass(2);
    table.answer({
      is: "pairs",
      pairs: [[table.id("Grizzly Bears"), table.id("Putrid Imp")]],
    });
    table.pass(2);
    expect(table.happened("prevented")).toMatchObject([{ amount: 1 }]);
    expect(table.cited("prevented")).toContain("702.16e");
    expect(table.zone("Putrid Imp")).toBe("graveyard");
  });
});
