/** Delayed triggers: when they trigger, what they speak of, whose they are (CR 603.7). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import type { Effect } from "../language/schema.ts";
import { artifact, creature, instant, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.creature)));
const bounce = instant("Bounce", c.returnToHand(c.target(c.permanent)));

describe("603.7: delayed triggers", () => {
  const atEnd = (effect: Effect) => c.delayed(c.beginningOf("end", c.eachPlayer), effect);

  test("603.7b: once, the next time", () => {
    const promise = sorcery("Promise", c.delayed(c.enters(c.creature), c.gainLife(3)));
    const at = new Play({ cards: [promise, bear], A: { hand: ["Promise", "Bear", "Bear"] } });
    at.play("Promise").play("Bear").resolve().play("Bear");
    expect(at.life(A)).toBe(23);
    expect(at.stack()).toEqual([]);
    expect(at.game.delayed).toEqual([]);
  });

  test("603.7b: with a duration every time", () => {
    const promise = sorcery(
      "Promise",
      c.delayed(c.enters(c.creature), c.gainLife(3), { until: c.endOfTurn }),
    );
    const at = new Play({ cards: [promise, bear], A: { hand: ["Promise", "Bear", "Bear"] } });
    at.play("Promise").play("Bear").resolve().play("Bear").resolve();
    expect(at.life(A)).toBe(26);
  });

  test("603.7b, 514.2: with a duration only until that is over", () => {
    const promise = sorcery(
      "Promise",
      c.delayed(c.enters(c.creature), c.gainLife(3), { until: c.endOfTurn }),
    );
    const flash = creature("Flash", "1/1", c.keyword("flash"));
    const at = new Play({
      cards: [promise, flash],
      A: { hand: ["Promise", "Flash", "Flash"] },
      B: { library: ["Forest"] },
    });
    at.play("Promise").passUntil("end").play("Flash").resolve();
    expect(at.life(A)).toBe(23);
    at.passUntil("upkeep").pass().play("Flash");
    expect(at.stack()).toEqual([]);
    expect(at.life(A)).toBe(23);
  });

  test("603.7b: once although it happens twice at the same time", () => {
    const promise = sorcery("Promise", c.delayed(c.dies(c.creature), c.gainLife(3)));
    const wrath = sorcery("Wrath", c.destroy(c.every(c.creature)));
    const at = new Play({
      cards: [promise, wrath, bear],
      A: { hand: ["Promise", "Wrath"], battlefield: ["Bear", "Bear"] },
    });
    at.play("Promise").play("Wrath").resolve();
    expect(at.life(A)).toBe(23);
  });

  test("603.7a: made during the end step, 'the next end step' is that of the next turn", () => {
    const late = instant("Late", atEnd(c.gainLife(3)));
    const at = new Play({
      cards: [late],
      step: "end",
      A: { hand: ["Late"], library: ["Island"] },
      B: { library: ["Island", "Island"] },
    });
    at.play("Late");
    expect(at.stack()).toEqual([]);
    expect(at.game.delayed).toHaveLength(1);
    at.until(({ game }) => game.turn.active === B && game.turn.step === "end");
    expect(at.stack()).toEqual(["Late ability"]);
  });

  test("603.7c: 'that creature' is the target of what made it, if it is still there", () => {
    const doom = sorcery(
      "Doom",
      c.inOrder(
        c.untilEndOfTurn(c.target(c.creature), c.gets(2, 0)),
        atEnd(c.destroy(c.thatTarget(0))),
      ),
    );
    const doomed = (): Play =>
      new Play({
        cards: [doom, bear, bounce],
        A: { hand: ["Doom", "Bounce"], battlefield: ["Bear"] },
      }).play("Doom", ["Bear"]);
    const at = doomed();
    at.until();
    expect(at.resolve().zone("Bear")).toBe("graveyard");
    // 400.7: come back, it is another object.
    const other = doomed();
    other.play("Bounce", ["Bear"]).play("Bear");
    other.until();
    expect(other.resolve().zone("Bear")).toBe("battlefield");
  });

  test("603.7c: 'that player' is the one of that event, not whose end step it is", () => {
    const pest = creature(
      "Pest",
      "1/1",
      c.triggered(
        c.dealsDamage(c.thisObject, { player: c.anyPlayer }),
        c.delayed(c.beginningOf("end", c.anyPlayer), c.loseLife(3, c.thatPlayer)),
      ),
    );
    const ping = sorcery("Ping", c.damage(1, c.toPlayer(c.eachOpponent), c.every(c.creature)));
    const at = new Play({
      cards: [pest, ping],
      A: { hand: ["Ping"], battlefield: ["Pest"], library: ["Ping"] },
      B: { library: ["Ping"] },
    });
    at.play("Ping").resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 19]);
    at.passUntil("end").resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 16]);
  });

  test("603.7c, 400.7j: what the resolution exiled is found later", () => {
    const flicker = instant(
      "Flicker",
      c.inOrder(
        c.exile(c.target(c.creature)),
        atEnd(c.returnToBattlefield(c.named("exiled"), { under: c.ownerOf(c.named("exiled")) })),
      ),
    );
    const at = new Play({
      cards: [flicker, bear],
      A: { hand: ["Flicker"] },
      B: { battlefield: [{ name: "Bear", controller: A }] },
    });
    at.play("Flicker", ["Bear"]);
    expect(at.zone("Bear")).toBe("exile");
    at.until();
    at.resolve();
    expect(at.of("Bear").controller).toBe(B);
  });

  test("603.7c, 400.7e: what died is found in the graveyard that it was put into", () => {
    const phoenix = creature(
      "Phoenix",
      "2/2",
      c.triggered(c.dies(c.thisObject), atEnd(c.returnToBattlefield(c.it(), { under: c.you }))),
    );
    const dig = instant("Dig", c.returnToHand(c.zoneOf("graveyard", c.you)));
    const dead = (): Play =>
      new Play({
        cards: [phoenix, kill, dig],
        A: { hand: ["Kill", "Dig"], battlefield: ["Phoenix"] },
      })
        .play("Kill", ["Phoenix"])
        .resolve();
    expect(dead().until().resolve().zone("Phoenix")).toBe("battlefield");
    // 400.7: elsewhere it is another object.
    expect(dead().play("Dig").until().resolve().zone("Phoenix")).toBe("hand");
  });

  test("603.7c: 'that creature' and 'that much' are of the event on which its maker triggered", () => {
    const basilisk = creature(
      "Basilisk",
      "2/4",
      c.activated([], c.damage(1, c.toObject(c.target(c.creature)))),
      c.triggered(
        c.dealsDamage(c.thisObject, { object: c.creature }),
        atEnd(c.inOrder(c.destroy(c.itsOther()), c.gainLife(c.thatMuch))),
      ),
    );
    const at = new Play({ cards: [basilisk, bear], A: { battlefield: ["Basilisk", "Bear"] } });
    at.activate("Basilisk", ["Bear"]).resolve().resolve().until().resolve();
    expect([at.zone("Bear"), at.life(A)]).toEqual(["graveyard", 21]);
  });

  test("603.7c: 'that player' is of that event, not whose step it is", () => {
    const grudge = artifact(
      "Grudge",
      c.triggered(c.discards(c.anOpponent), atEnd(c.loseLife(2, c.thatPlayer))),
    );
    const pitch = instant("Pitch", c.discard(1, c.eachOpponent));
    const at = new Play({
      cards: [grudge, pitch, bear],
      A: { hand: ["Pitch"], battlefield: ["Grudge"] },
      B: { hand: ["Bear"] },
    });
    at.play("Pitch").resolve().until().resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 18]);
  });

  test("603.7c: 'it' is of its own event, if that is about an object", () => {
    const omen = creature(
      "Omen",
      "1/1",
      c.triggered(c.dies(c.thisObject), c.delayed(c.dies(c.creature), c.exile(c.it()))),
    );
    const at = new Play({
      cards: [omen, bear, kill],
      A: { hand: ["Kill", "Kill"], battlefield: ["Omen", "Bear"] },
    });
    at.play("Kill", ["Omen"]).resolve().play("Kill", ["Bear"]).resolve();
    expect([at.zone("Omen"), at.zone("Bear")]).toEqual(["graveyard", "exile"]);
  });

  test("603.7d–e: it is its maker's, whoever controls the source now", () => {
    const late = artifact("Gong", c.activated([], atEnd(c.gainLife(3))));
    const steal = sorcery("Steal", c.apply(c.target(c.artifact), [c.gainControl()]));
    const at = new Play({
      cards: [late, steal],
      A: { hand: ["Steal"] },
      B: { battlefield: ["Gong"] },
    });
    at.pass().activate("Gong").resolve().play("Steal", ["Gong"]);
    at.until();
    at.resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 23]);
  });

  describe("115.1, 603.3d: when a target is chosen", () => {
    const doom = c.destroy(c.target(c.creature));
    const cloak = instant(
      "Cloak",
      c.untilEndOfTurn(c.target(c.creature), c.gains({ is: "keyword", name: "shroud" })),
    );
    const aimed = sorcery(
      "Aimed",
      c.delayed(c.beginningOf("end", c.eachPlayer), doom, { aimed: true }),
    );
    const free = sorcery("Free", atEnd(doom));
    const at = (name: string, side: "A" | "B", hand: readonly string[] = []): Play =>
      new Play({
        cards: [aimed, free, cloak, bounce, bear, creature("Cub", "1/1")],
        A: { hand: [name, ...hand] },
        [side]: { hand: [...(side === "A" ? [name, ...hand] : [])], battlefield: ["Bear", "Cub"] },
      });

    test("115.1: as the spell is cast, if it is said what is done to it at that time", () => {
      const game = at("Aimed", "B").play("Aimed", ["Bear"]);
      expect(game.stack()).toEqual([]);
      game.until().resolve();
      expect(game.battlefield()).toEqual(["Cub"]);
    });

    test("603.3d: as the ability triggers, if the time is said first", () => {
      const game = at("Free", "B").play("Free");
      game.passUntil("end");
      game.choose(["Cub"]).resolve();
      expect(game.battlefield()).toEqual(["Bear"]);
    });

    test("601.2c: without a target it can't be cast", () => {
      const game = new Play({ cards: [aimed, free, bear], A: { hand: ["Aimed", "Free"] } });
      expect(game.refusal(game.castAction("Aimed"))).toMatchObject({ cr: "601.2c" });
      expect(game.refusal(game.castAction("Free"))).toBeNull();
    });

    test("608.2b: it doesn't resolve if its target is gone by then, so nothing waits", () => {
      const game = at("Aimed", "A", ["Bounce"]).cast("Aimed", ["Bear"]).play("Bounce", ["Bear"]);
      game.resolve();
      expect(game.game.delayed).toEqual([]);
    });

    test("115.1, 603.7c: the ability targets nothing, so shroud is nothing to it", () => {
      const game = at("Aimed", "A", ["Cloak"]).play("Aimed", ["Bear"]).play("Cloak", ["Bear"]);
      game.until().resolve();
      expect(game.battlefield()).toEqual(["Cub"]);
    });
  });
});
