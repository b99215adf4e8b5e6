/** Leave to play cards that are not in one's hand (CR 601.3, 305.1–305.3, 611.2). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Duration, Objects } from "../../language/schema.ts";
import { allowedObjects } from "../allowed.ts";
import { legalActions } from "../index.ts";
import { wayAction } from "../testing/making.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const zap = instant("Zap", c.loseLife(1, c.targetOpponent));
const costly = made("Costly", "Creature — Bear", [], { cost: "{1}{R}", pt: "3/3" });

/** "Exile the top so many cards of your library. You may play them …." */
const impulse = (until: Duration, amount = 1, what: Objects = c.topOfLibrary(amount)) =>
  sorcery(
    "Impulse",
    c.exile(what, { name: "it" }),
    c.applyToPlayers(c.you, [c.mayPlay(c.named("it"))], until),
  );

const table = (until: Duration, library: readonly string[], more: readonly string[] = []): Play =>
  new Play({
    cards: [impulse(until, library.length), bear, zap, costly],
    A: { hand: ["Impulse"], library: [...library, "9 Forest"], battlefield: more },
    B: { library: ["9 Forest"] },
  }).play("Impulse");

describe("601.3: an effect allows a player to play cards from exile", () => {
  test("601.3, 601.2f: it is cast from there for its mana cost", () => {
    const at = table(c.endOfTurn, ["Costly"], ["2 Mountain"]);
    expect(at.zone("Costly")).toBe("exile");
    at.cast("Costly").resolve();
    expect(at.zone("Costly")).toBe("battlefield");
    const poor = table(c.endOfTurn, ["Costly"], ["Mountain"]);
    expect(poor.refusal(poor.castAction("Costly"))?.cr).toBe("601.2h");
  });

  test("601.3: only that player, and only those cards", () => {
    const at = table(c.endOfTurn, ["Zap"]);
    at.pass();
    expect(at.decision.player).toBe(B);
    expect(at.refusal(at.castAction("Zap"))?.code).toBe("wrongZone");
    expect(legalActions(at.game)).toEqual([{ is: "pass" }]);
  });

  test("117.1a: a creature card keeps the timing of its type, an instant its own", () => {
    const at = table(c.endOfTurn, ["Bear", "Zap"]).passUntil("end");
    expect(at.refusal(at.castAction("Bear"))?.code).toBe("sorceryTiming");
    at.cast("Zap", B).resolve();
    expect(at.life(B)).toBe(19);
  });

  test("305.1, 305.2b: a land is played from there as one of the lands of the turn", () => {
    const at = table(c.endOfTurn, ["Swamp", "Island"]);
    at.act({ is: "playLand", object: at.id("Swamp") });
    expect(at.battlefield()).toEqual(["Swamp"]);
    expect(at.refusal({ is: "playLand", object: at.id("Island") })?.cr).toBe("305.2");
  });

  test("305.3: but not in another player's turn", () => {
    const at = table(c.endOfYourNextTurn, ["Swamp"]).passUntil(2).passUntil("main1");
    at.pass();
    expect(at.decision.player).toBe(A);
    expect(at.refusal({ is: "playLand", object: at.id("Swamp") })?.cr).toBe("305.1");
  });

  test("514.2: this turn: no longer in the next one", () => {
    const at = table(c.endOfTurn, ["Zap"]);
    expect(at.refusal(at.castAction("Zap"))).toBeNull();
    at.passUntil(2).passUntil("upkeep").pass();
    expect(at.decision.player).toBe(A);
    expect(at.refusal(at.castAction("Zap"))?.code).toBe("wrongZone");
  });

  test("514.2, 611.2a: until the end of your next turn: through it, and not beyond", () => {
    const at = table(c.endOfYourNextTurn, ["Swamp", "Zap"]).passUntil(3).passUntil("main1");
    at.act({ is: "playLand", object: at.id("Swamp") });
    at.passUntil("end");
    expect(at.refusal(at.castAction("Zap"))).toBeNull();
    at.passUntil(4).passUntil("upkeep").pass();
    expect(at.refusal(at.castAction("Zap"))?.code).toBe("wrongZone");
  });

  test("400.7: what has been played is another object, and may not be played again", () => {
    const at = table(c.endOfTurn, ["Zap"]);
    at.cast("Zap", B).resolve();
    expect(at.zone("Zap")).toBe("graveyard");
    expect(at.refusal(at.castAction("Zap"))?.code).toBe("wrongZone");
  });

  test("118.9: it may be cast for an alternative cost that cards in hand have, too", () => {
    const quick = made("Quick", "Creature — Elemental", [c.keyword("evoke", { cost: [] })], {
      cost: "{9}",
      pt: "1/1",
    });
    const at = new Play({
      cards: [impulse(c.endOfTurn), quick],
      A: { hand: ["Impulse"], library: ["Quick"] },
    }).play("Impulse");
    expect(legalActions(at.game)).toContainEqual(wayAction(at, "Quick", "evoke"));
  });

  test("601.3, 108.3: of another player's library: who plays it controls it, its owner owns it", () => {
    const theirs = c.topOfLibrary(1, c.anOpponent);
    const at = new Play({
      cards: [impulse(c.endOfTurn, 1, theirs), bear],
      A: { hand: ["Impulse"] },
      B: { library: ["Bear"] },
    }).play("Impulse");
    at.cast("Bear").resolve();
    expect(at.of("Bear").controller).toBe(A);
    expect(at.game.objects[at.id("Bear")]?.owner).toBe(B);
  });

  test.each([
    ["the top card of a library", c.topOfLibrary(1), ["Swamp", "Zap"], "library"],
    ["the cards of a graveyard", c.zoneOf("graveyard", c.you), ["Zap"], "graveyard"],
  ] as const)("611.2c: %s is whichever it is at the time", (_, what, library, zone) => {
    const leave = sorcery("Leave", c.applyToPlayers(c.you, [c.mayPlay(what)], c.endOfTurn));
    const at = new Play({
      cards: [leave, zap, sorcery("Dig", c.mill(1))],
      A: { hand: ["Leave", "Dig"], library: [...library, "Forest"] },
    }).play("Leave");
    if (zone === "library") at.act({ is: "playLand", object: at.id("Swamp") });
    else at.play("Dig");
    expect(at.zone("Zap")).toBe(zone);
    at.cast("Zap", B).resolve();
    expect(at.life(B)).toBe(19);
  });

  test("400.7, 603.6: leave to look at what died finds it in the graveyard, too", () => {
    const leave = c.applyToPlayers(c.you, [c.mayLookAt(c.self)], c.endOfTurn);
    const ghost = creature("Ghost", "1/1", c.triggered(c.dies(c.thisObject), leave));
    const at = new Play({
      cards: [ghost, sorcery("Murder", c.destroy(c.every(c.creature)))],
      A: { hand: ["Murder"], battlefield: ["Ghost"] },
    });
    at.play("Murder").resolve();
    expect(at.zone("Ghost")).toBe("graveyard");
    expect(allowedObjects(at.game, A, "mayLookAt")).toEqual([at.id("Ghost")]);
    expect(allowedObjects(at.game, B, "mayLookAt")).toEqual([]);
  });

  test("400.7, 603.6: what died is found in the graveyard", () => {
    const phoenix = made(
      "Phoenix",
      "Creature — Phoenix",
      [
        c.triggered(
          c.dies(c.thisObject),
          c.applyToPlayers(c.you, [c.mayPlay(c.self)], c.endOfTurn),
        ),
      ],
      { pt: "1/1" },
    );
    const at = new Play({
      cards: [phoenix, sorcery("Murder", c.destroy(c.every(c.creature)))],
      A: { hand: ["Murder"], battlefield: ["Phoenix"] },
    });
    at.play("Murder").resolve();
    expect(at.zone("Phoenix")).toBe("graveyard");
    at.cast("Phoenix").resolve();
    expect(at.zone("Phoenix")).toBe("battlefield");
  });

  test("305.1, 611.3: a permanent allows it for every land in a graveyard, now and later", () => {
    const graveyard = c.every(c.all(c.land, c.inZone("graveyard", c.you)));
    const at = new Play({
      cards: [bear, artifact("Crucible", c.forPlayers(c.you, [c.mayPlay(graveyard)]))],
      A: { battlefield: ["Crucible"], graveyard: ["Swamp", "Bear"] },
      B: { graveyard: ["Island"] },
    });
    expect(at.refusal({ is: "playLand", object: at.id("Island") })?.code).toBe("wrongZone");
    expect(at.refusal(at.castAction("Bear"))?.code).toBe("wrongZone");
    expect(legalActions(at.game)).toContainEqual({ is: "playLand", object: at.id("Swamp") });
    at.act({ is: "playLand", object: at.id("Swamp") });
    expect(at.zone("Swamp")).toBe("battlefield");
  });

  test("305.9, 701.5a: who may only cast what was exiled can't play a land among it", () => {
    const at = new Play({
      cards: [
        sorcery(
          "Glimpse",
          c.exile(c.topOfLibrary(2), { name: "it" }),
          c.applyToPlayers(c.you, [c.mayCast(c.named("it"))], c.endOfTurn),
        ),
        bear,
      ],
      A: { hand: ["Glimpse"], library: ["Swamp", "Bear", "9 Forest"] },
    }).play("Glimpse");
    expect(at.refusal({ is: "playLand", object: at.id("Swamp") })?.code).toBe("wrongZone");
    at.cast("Bear").resolve();
    expect(at.zone("Bear")).toBe("battlefield");
  });

  test("611.2b: for as long as it remains exiled: beyond the turn", () => {
    const exiled: Duration = { is: "asLongAs", condition: c.isIn(c.named("it"), "exile") };
    const at = table(exiled, ["Zap"]).passUntil(3).passUntil("main1");
    at.cast("Zap", B).resolve();
    expect(at.life(B)).toBe(19);
  });
});
