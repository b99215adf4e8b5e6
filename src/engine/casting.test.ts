import { describe, expect, test } from "vitest";
import { A, B, Table } from "./testing/table.ts";

describe("601.2: the parts of casting", () => {
  test("601.2a: the card becomes a new object, topmost on the stack, controlled by its caster", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    const card = table.id("Shock");
    table.act(table.castAction("Shock"));
    expect(table.stack()).toEqual(["Shock"]);
    expect(table.id("Shock")).not.toBe(card);
    expect(table.of("Shock").controller).toBe(A);
  });

  test("601.2b, 601.2c, 601.2f–i: X, targets, cost, mana, payment, cast, in this order", () => {
    const table = new Table({ A: { hand: ["Breakthrough"], battlefield: ["3 Island"] } });
    table.cast("Breakthrough", 2);
    const order = table.events
      .map(({ what }) => what.is)
      .filter((is) =>
        ["moved", "announcedX", "costDetermined", "manaAdded", "manaSpent", "cast"].includes(is),
      );
    expect(order).toEqual([
      "moved",
      "announcedX",
      "costDetermined",
      "manaAdded",
      "manaAdded",
      "manaAdded",
      "manaSpent",
      "cast",
    ]);
    expect(table.cited("costDetermined")).toEqual(["601.2f"]);
  });

  test("601.2b: X can't be larger than what can be paid", () => {
    const table = new Table({ A: { hand: ["Breakthrough"], battlefield: ["3 Island"] } });
    table.act(table.castAction("Breakthrough"));
    expect(table.decision).toMatchObject({ is: "number", min: 0, max: 2 });
  });

  test("601.2b: X that an additional cost and targets share is bounded by both", () => {
    const table = new Table({
      A: {
        hand: ["Restless Dreams", "Shock", "Unsummon", "Island"],
        battlefield: ["Swamp"],
        graveyard: ["Grizzly Bears", "Basking Rootwalla", "Counterspell"],
      },
    });
    table.act(table.castAction("Restless Dreams"));
    // Three cards to discard, but only two creature cards to target.
    expect(table.decision).toMatchObject({ is: "number", max: 2 });
  });

  test("601.2c: the same target can't be chosen twice for one use of the word", () => {
    const table = new Table({
      A: {
        hand: ["Restless Dreams", "Shock", "Unsummon"],
        battlefield: ["Swamp"],
        graveyard: ["Grizzly Bears", "Basking Rootwalla"],
      },
    });
    table.act(table.castAction("Restless Dreams")).choose(2);
    const bears = { is: "object", object: table.id("Grizzly Bears") } as const;
    expect(() => table.answer({ is: "choose", chosen: [bears, bears] })).toThrow("chosenTwice");
  });

  test("601.2f, 118.9d: an increase applies to the mana cost", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["2 Mountain"] },
      B: { battlefield: ["Sphere of Resistance"] },
    });
    table.cast("Shock", "B");
    expect(table.happened("costDetermined")).toMatchObject([{ mana: "{1}{R}" }]);
  });

  test("601.2i, 117.3c: after casting, the same player has priority", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    table.cast("Shock", "B");
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });
});

describe("601.3, 117.1a: when a spell may be cast", () => {
  test.each([
    ["a creature in the opponent's turn", { active: "B" }, "Grizzly Bears", "notYourTurn"],
    ["a creature outside the main phases", { step: "upkeep" }, "Grizzly Bears", "sorceryTiming"],
    ["a spell without a legal target", {}, "Counterspell", "noTarget"],
    ["a land as a spell", {}, "Forest", "notASpell"],
  ] as const)("%s is refused", (_what, position, name, code) => {
    const table = new Table({
      ...position,
      A: { hand: ["Grizzly Bears", "Counterspell", "Forest"], battlefield: ["2 Forest"] },
    });
    if (table.decision.player === B) table.pass();
    expect(table.refusal(table.castAction(name))).toMatchObject({ code });
  });

  test("117.1a: a creature can't be cast while the stack isn't empty", () => {
    const table = new Table({
      A: { hand: ["Shock", "Grizzly Bears"], battlefield: ["Mountain", "2 Forest"] },
    });
    table.cast("Shock", "B");
    expect(table.refusal(table.castAction("Grizzly Bears"))).toMatchObject({
      code: "sorceryTiming",
      cr: "117.1a",
    });
  });

  test("601.2h: without enough mana it is refused, and the missing cost is named", () => {
    const table = new Table({ A: { hand: ["Grizzly Bears"], battlefield: ["Forest"] } });
    expect(table.refusal(table.castAction("Grizzly Bears"))).toMatchObject({
      code: "notEnoughMana",
      cr: "601.2h",
      detail: "{1}{G}",
    });
  });

  test("601.3: Omniscience lets one cast from one's own hand, not from another's", () => {
    const table = new Table({
      A: { battlefield: ["Omniscience"], hand: ["Grizzly Bears"] },
      B: { hand: ["Shock"] },
    });
    expect(table.refusal(table.castAction("Grizzly Bears", "free"))).toBeNull();
    expect(table.refusal(table.castAction("Shock", "free"))).toMatchObject({ code: "notYours" });
  });

  test("101.2, 601.3: a prohibition beats the permission to cast", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
      B: { battlefield: ["Drannith Magistrate"] },
    });
    table.activate("Wild Mongrel", ["Basking Rootwalla"]).resolve();
    expect(table.happened("impossible")).toMatchObject([{ refusal: { code: "prohibited" } }]);
    expect(table.zone("Basking Rootwalla")).toBe("graveyard");
  });
});

describe("733.1: taking back", () => {
  test("a casting that is not completed is reversed whole, with its mana abilities", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain", "Grizzly Bears"] },
    });
    const before = table.game;
    table.act(table.castAction("Shock")).choose("Grizzly Bears");
    expect(table.decision.is).toBe("pay");
    table.cancel();
    expect(table.zone("Shock")).toBe("hand");
    expect(table.game.objects).toEqual(before.objects);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("733.1: an activation is reversed before its cost is paid", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Wild Mongrel"] } });
    table.act(table.activateAction("Wild Mongrel"));
    expect(table.decision).toMatchObject({ is: "choose", purpose: { is: "discardCost" } });
    table.cancel();
    expect(table.stack()).toEqual([]);
    expect(table.hand(A)).toEqual(["Shock"]);
  });

  test("nothing can be taken back when nothing has been begun", () => {
    const table = new Table({ A: { hand: ["Shock"] } });
    expect(() => table.cancel()).toThrow("733.1");
  });
});

describe("602.2, 602.5: activating", () => {
  test("602.2a: the ability is an object on the stack that is not a card", () => {
    const table = new Table({ A: { hand: ["Shock"], battlefield: ["Wild Mongrel"] } });
    table.activate("Wild Mongrel");
    expect(table.stack()).toEqual(["Wild Mongrel ability"]);
    const [id] = table.game.stack;
    expect(id && table.game.objects[id]?.card).toBeUndefined();
    // What is there for all to see isn't revealed.
    expect(table.happened("revealed")).toEqual([]);
  });

  test("602.5b: only once each turn", () => {
    const table = new Table({ A: { battlefield: ["Basking Rootwalla", "4 Forest"] } });
    table.activate("Basking Rootwalla").resolve();
    expect(table.pt("Basking Rootwalla")).toBe("3/3");
    expect(table.refusal(table.activateAction("Basking Rootwalla"))).toMatchObject({
      code: "limitReached",
      cr: "602.5b",
    });
  });

  test("302.6: a creature that came this turn can't pay {T}", () => {
    const table = new Table({ A: { battlefield: [{ name: "Merfolk Looter", recent: true }] } });
    expect(table.refusal(table.activateAction("Merfolk Looter"))).toMatchObject({
      code: "summoningSick",
    });
  });

  test("107.5: a tapped permanent can't pay {T}", () => {
    const table = new Table({ A: { battlefield: [{ name: "Merfolk Looter", tapped: true }] } });
    expect(table.refusal(table.activateAction("Merfolk Looter"))).toMatchObject({ code: "tapped" });
  });

  test("602.2: only its controller can activate an ability", () => {
    const table = new Table({ B: { battlefield: ["Wild Mongrel"], hand: ["Shock"] } });
    expect(table.refusal(table.activateAction("Wild Mongrel"))).toMatchObject({ code: "notYours" });
  });

  test("605.3b: a mana ability doesn't use the stack", () => {
    const table = new Table({ A: { battlefield: ["Forest"] } });
    table.act(table.activateAction("Forest"));
    expect(table.stack()).toEqual([]);
    expect(table.game.players[0]?.mana).toEqual(["green"]);
  });

  test("118.3: a cost that can't be paid in full can't be paid", () => {
    const table = new Table({ A: { battlefield: ["Wild Mongrel"] } });
    expect(table.refusal(table.activateAction("Wild Mongrel"))).toMatchObject({
      code: "costCantBePaid",
      cr: "118.3",
    });
  });
});
