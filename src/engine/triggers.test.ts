import { describe, expect, test } from "vitest";
import { A, B, Table } from "./testing/table.ts";

describe("603: triggered abilities", () => {
  test("603.2, 603.3: nothing happens as it triggers; it goes on the stack before priority", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Wild Mongrel"] },
      B: { battlefield: ["Megrim"] },
    });
    table.activate("Wild Mongrel");
    expect(table.life(A)).toBe(20);
    expect(table.stack()).toEqual(["Megrim ability", "Wild Mongrel ability"]);
    table.resolve();
    expect(table.life(A)).toBe(18);
  });

  test("603.3b: the active player's triggers go on the stack first, so they resolve last", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
      B: { battlefield: ["Megrim"] },
    });
    table.activate("Wild Mongrel");
    expect(table.stack()).toEqual([
      "Megrim ability",
      "Basking Rootwalla ability",
      "Wild Mongrel ability",
    ]);
  });

  test("603.3b: a player orders their own triggers", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel", "Pitchstone Wall"] },
    });
    table.activate("Wild Mongrel");
    expect(table.decision).toMatchObject({ is: "order", player: A });
    table.choose(["Basking Rootwalla", "Pitchstone Wall"]);
    expect(table.stack()).toEqual([
      "Pitchstone Wall ability",
      "Basking Rootwalla ability",
      "Wild Mongrel ability",
    ]);
  });

  test("603.2c: one event with several occurrences triggers for each", () => {
    const table = new Table({
      A: { hand: ["Careful Study"], battlefield: ["Island"], library: ["Shock", "Forest"] },
      B: { battlefield: ["Megrim"] },
    });
    table.cast("Careful Study").resolve().settle();
    table.choose(["Megrim", "Megrim"]);
    expect(table.happened("triggered")).toHaveLength(2);
    table.resolve().resolve();
    expect(table.life(A)).toBe(16);
  });

  test("603.2g: an event that was replaced triggers nothing", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
      B: { battlefield: ["Planar Void"] },
    });
    table.activate("Wild Mongrel");
    expect(table.stack()).toEqual(["Basking Rootwalla ability", "Wild Mongrel ability"]);
  });

  test("603.6c: 'from anywhere' includes a discard", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Wild Mongrel"] },
      B: { battlefield: ["Planar Void"] },
    });
    table.activate("Wild Mongrel").resolve();
    expect(table.zone("Shock")).toBe("exile");
  });

  test("113.7a: a triggered ability resolves although its source has left", () => {
    const table = new Table({
      A: { hand: ["Shock", "Unsummon"], battlefield: ["Wild Mongrel", "Island"] },
      B: { battlefield: ["Megrim"] },
    });
    table.activate("Wild Mongrel", ["Shock"]);
    table.cast("Unsummon", "Wild Mongrel").resolve();
    expect(table.zone("Wild Mongrel")).toBe("hand");
    table.resolve().resolve();
    expect(table.life(A)).toBe(18);
    expect(table.stack()).toEqual([]);
  });
});

describe("614, 702.35: madness today", () => {
  const discarded = (): Table =>
    new Table({
      A: {
        hand: ["Fiery Temper", "Island"],
        battlefield: ["Wild Mongrel", "Mountain"],
      },
      B: { battlefield: ["Grizzly Bears"], hand: ["Counterspell"] },
    }).activate("Wild Mongrel", ["Fiery Temper"]);

  test("702.35a, 614.6: the discarded card is exiled instead, without a question", () => {
    const table = discarded();
    expect(table.zone("Fiery Temper")).toBe("exile");
    expect(table.cited("replaced")).toEqual(["614.6", "702.35a"]);
    expect(table.happened("answered").filter(({ decision }) => decision.is === "confirm")).toEqual(
      [],
    );
  });

  test("702.35a: it counts as discarded", () => {
    expect(discarded().game.thisTurn.discarded[A]).toBe(1);
  });

  test("702.35a, 608.2g: it is cast while the trigger resolves; nobody gets priority between", () => {
    const table = discarded().resolve();
    expect(table.decision).toMatchObject({ is: "confirm", purpose: { is: "may", effect: "cast" } });
    const before = table.happened("gotPriority").length;
    table.choose(true).choose("Grizzly Bears").settle();
    expect(table.stack()).toEqual(["Fiery Temper", "Wild Mongrel ability"]);
    expect(table.happened("gotPriority").length).toBe(before + 1);
    table.resolve();
    expect(table.zone("Grizzly Bears")).toBe("graveyard");
  });

  test("702.35a: declined, it goes to the graveyard within the resolution", () => {
    const table = discarded().resolve().choose(false);
    expect(table.zone("Fiery Temper")).toBe("graveyard");
  });

  test("702.35b, 118.9: the madness cost replaces the mana cost, which stays as printed", () => {
    const table = discarded().resolve().choose(true).choose("B").settle();
    expect(table.happened("costDetermined").at(-1)).toMatchObject({ mana: "{R}" });
    expect(table.of("Fiery Temper").manaCost).toBe("{1}{R}{R}");
  });

  test("608.2d: what can't be paid for is not offered", () => {
    const table = new Table({
      A: { hand: ["Fiery Temper"], battlefield: ["Wild Mongrel"] },
    });
    table.activate("Wild Mongrel").resolve();
    expect(table.happened("impossible")).toMatchObject([{ refusal: { code: "notEnoughMana" } }]);
    expect(table.zone("Fiery Temper")).toBe("graveyard");
  });

  test("733.1, 702.35a: a casting begun and taken back is a card not cast", () => {
    const table = discarded().resolve().choose(true).cancel();
    expect(table.zone("Fiery Temper")).toBe("graveyard");
    expect(table.game.objects[table.id("Mountain")]?.tapped).toBeUndefined();
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("702.35c, 400.7k: a declined card is still 'the discarded card'", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel", "Pitchstone Wall"] },
    });
    table.activate("Wild Mongrel");
    // The madness trigger is put on top: it resolves first.
    table.choose(["Pitchstone Wall", "Basking Rootwalla"]);
    table.resolve().choose(false).resolve().choose(true);
    expect(table.zone("Basking Rootwalla")).toBe("hand");
  });

  test("702.35c: a card that was cast is not found", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel", "Pitchstone Wall"] },
    });
    table.activate("Wild Mongrel").choose(["Pitchstone Wall", "Basking Rootwalla"]);
    table.resolve().choose(true).settle().resolve().resolve().choose(true);
    expect(table.zone("Basking Rootwalla")).toBe("battlefield");
    expect(table.zone("Pitchstone Wall")).toBe("graveyard");
  });
});

describe("502.24 of 2002: madness then", () => {
  const in2002 = (): Table =>
    new Table({
      rules: "2002-02-20",
      A: { hand: ["Fiery Temper", "Mountain"], battlefield: ["Wild Mongrel"] },
    }).activate("Wild Mongrel", ["Fiery Temper"]);

  test("the player is asked at the discard; without a yes it goes to the graveyard", () => {
    const table = in2002();
    expect(table.decision).toMatchObject({ is: "confirm", purpose: { is: "replace" } });
    table.choose(false);
    expect(table.zone("Fiery Temper")).toBe("graveyard");
    expect(table.happened("triggered")).toEqual([]);
  });

  test("after the trigger there is a window in which a land can be played first", () => {
    const table = in2002().choose(true).resolve();
    expect(table.zone("Fiery Temper")).toBe("exile");
    // The Mongrel's ability is still on the stack, so no land yet; it resolves first.
    expect(table.stack()).toEqual(["Wild Mongrel ability"]);
    expect(table.refusal(table.castAction("Fiery Temper", "permission"))).toMatchObject({
      code: "notEnoughMana",
    });
  });

  test("the window closes when the player passes, and the card goes to the graveyard at once", () => {
    const table = in2002().choose(true).resolve().pass();
    expect(table.zone("Fiery Temper")).toBe("graveyard");
    expect(table.decision).toMatchObject({ player: B });
    expect(table.game.permissions).toEqual([]);
  });

  test("rule numbers are those of that edition", () => {
    const table = in2002().choose(true);
    expect(table.cited("replaced")).toEqual(["419.5", "502.24a"]);
  });
});
