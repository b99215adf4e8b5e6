/** Who may act when, and what waits for whom (CR 117). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { whyNot } from "../index.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const burn = instant("Burn", c.damage(2, c.toPlayer(c.targetPlayer())));
const gain = instant("Gain", c.gainLife(1));
const ping = artifact("Ping", c.activated([], c.gainLife(1)));
const upkeepBell = artifact("Bell", c.triggered(c.beginningOf("upkeep"), c.gainLife(1)));

describe("117.1: what a player with priority may do", () => {
  test("117.1b: an activated ability at any time, also over a spell in another's turn", () => {
    const at = new Play({
      cards: [burn, ping],
      active: "B",
      step: "upkeep",
      A: { battlefield: ["Ping"] },
      B: { hand: ["Burn"] },
    });
    at.cast("Burn", ["A"]).pass();
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.activate("Ping");
    expect(at.stack()).toEqual(["Ping ability", "Burn"]);
  });

  test.each([
    ["main1", "A", null],
    ["main2", "A", null],
    ["upkeep", "A", "sorceryTiming"],
    ["beginCombat", "A", "sorceryTiming"],
    ["end", "A", "sorceryTiming"],
  ] as const)("117.1c, 505.6b: a land in %s of %s: %s", (step, active, code) => {
    const at = new Play({
      step,
      active,
      A: { hand: ["Forest"], library: ["Forest"] },
    });
    const refusal = at.refusal({ is: "playLand", object: at.id("Forest") });
    expect(refusal?.code ?? null).toBe(code);
  });

  test("117.1c, 505.6b: no land while something is on the stack, and none in another's turn", () => {
    const at = new Play({
      cards: [gain],
      A: { hand: ["Gain", "Forest"] },
      B: { hand: ["Island"] },
    });
    at.cast("Gain");
    expect(at.refusal({ is: "playLand", object: at.id("Forest") })).not.toBeNull();
    at.pass();
    expect(at.decision).toMatchObject({ player: B });
    expect(at.refusal({ is: "playLand", object: at.id("Island") })).not.toBeNull();
  });

  test("117.1d: mana abilities in the middle of a resolution that asks for mana", () => {
    const tithe = sorcery(
      "Tithe",
      c.forEachPlayer(
        c.eachOpponent,
        c.unlessPays(c.thePlayer, [c.mana("{1}")], c.loseLife(3, c.thePlayer)),
      ),
    );
    const at = new Play({
      cards: [tithe],
      A: { hand: ["Tithe"] },
      B: { battlefield: ["Island"] },
    });
    at.cast("Tithe").resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: B });
    at.choose(true).settle();
    expect(at.object("Island").tapped).toBe(true);
    expect(at.life(B)).toBe(20);
  });
});

describe("117.2: what happens without priority", () => {
  test("117.2a: a trigger of a casting waits until the spell is cast, then lies above it", () => {
    const watcher = artifact("Watcher", c.triggered(c.casts(c.you), c.gainLife(1)));
    const costly = made("Costly", "Sorcery", [c.spellAbility(c.draw(1))], { cost: "{1}" });
    const at = new Play({
      cards: [watcher, costly],
      A: { hand: ["Costly"], battlefield: ["Watcher", "Forest"], library: ["Forest"] },
    });
    at.cast("Costly");
    expect(at.stack()).toEqual(["Watcher ability", "Costly"]);
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("117.2a: a trigger within a resolution waits until all of it is done", () => {
    const mourner = artifact("Mourner", c.triggered(c.dies(c.creature), c.loseLife(19)));
    const doom = sorcery("Doom", c.inOrder(c.destroy(c.every(c.creature)), c.gainLife(5)));
    const at = new Play({
      cards: [mourner, doom, bear],
      A: { life: 5, hand: ["Doom"], battlefield: ["Mourner", "Bear"] },
    });
    at.play("Doom");
    expect(at.life(A)).toBe(10);
    expect(at.stack()).toEqual(["Mourner ability"]);
  });

  test("117.2b: a static ability counts at once, without the stack and before anybody has priority", () => {
    const lord = creature("Lord", "1/1", c.staticAbility(c.every(c.creature), [c.gets(0, 1)]));
    const frail = creature("Frail", "1/0");
    const at = new Play({ cards: [lord, frail], A: { hand: ["Lord", "Frail"] } });
    at.play("Lord");
    expect(at.stack()).toEqual([]);
    expect(at.pt("Lord")).toBe("1/2");
    // Without it this would be gone before its player could do anything.
    at.play("Frail");
    expect(at.zone("Frail")).toBe("battlefield");
  });

  test("117.2c, 117.3a, 504.2: the draw comes first, then triggers, then the active player", () => {
    const bell = artifact("Bell", c.triggered(c.beginningOf("draw"), c.gainLife(1)));
    const at = new Play({
      cards: [bell],
      step: "upkeep",
      A: { battlefield: ["Bell"], library: ["Forest"] },
    });
    at.pass(2);
    expect(at.game.turn.step).toBe("draw");
    expect(at.hand(A)).toEqual(["Forest"]);
    expect(at.stack()).toEqual(["Bell ability"]);
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("117.2d, 117.5: nobody can answer before state-based actions: the creature is gone", () => {
    const shrink = instant("Shrink", c.untilEndOfTurn(c.target(c.creature), c.gets(0, -2)));
    const at = new Play({
      cards: [bear, shrink],
      A: { hand: ["Shrink"], battlefield: ["Bear"] },
    });
    at.cast("Shrink", ["Bear"]).resolve();
    expect(at.zone("Bear")).toBe("graveyard");
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("117.2e: while a spell resolves nobody has priority, whoever is asked", () => {
    const wish = instant("Wish", c.may(c.you, c.gainLife(3)));
    const at = new Play({ cards: [wish, gain], A: { hand: ["Wish", "Gain"] } });
    const cast = at.castAction("Gain");
    at.cast("Wish").resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    expect(whyNot(at.game, { is: "act", action: cast })?.code).toBe("wrongKind");
    expect(whyNot(at.game, { is: "act", action: { is: "pass" } })?.code).toBe("wrongKind");
  });
});

describe("117.3: who receives priority", () => {
  test("117.3a, 502.4, 503.1a: none in the untap step; its triggers wait for the upkeep", () => {
    const sun = artifact("Sun", c.triggered(c.dayNightChanges, c.gainLife(1)));
    const at = new Play({
      cards: [sun, upkeepBell],
      step: "cleanup",
      time: "day",
      B: { battlefield: ["Sun", "Bell"], library: ["Forest"] },
    });
    expect(at.decision).toMatchObject({ is: "order", player: B, purpose: { is: "triggers" } });
    expect(at.game.turn).toMatchObject({ active: B, step: "upkeep" });
    at.choose(["Bell", "Sun"]);
    expect(at.stack()).toEqual(["Sun ability", "Bell ability"]);
    expect(at.decision).toMatchObject({ is: "act", player: B });
  });

  test.each([
    ["A", 0],
    ["B", 1],
  ] as const)(
    "117.3b: after a spell of %s has resolved the active player has it",
    (who, passes) => {
      const at = new Play({ cards: [gain], [who]: { hand: ["Gain"] } });
      at.pass(passes).cast("Gain");
      expect(at.decision).toMatchObject({ player: who });
      at.resolve();
      expect(at.decision).toMatchObject({ is: "act", player: A });
    },
  );

  test.each([
    ["a spell", (at: Play) => at.cast("Gain")],
    ["an ability", (at: Play) => at.activate("Ping")],
  ])("117.3c: who has put %s on the stack keeps it, active or not", (_what, act) => {
    const at = new Play({ cards: [gain, ping], B: { hand: ["Gain"], battlefield: ["Ping"] } });
    act(at.pass());
    expect(at.decision).toMatchObject({ is: "act", player: B });
  });

  test("117.3c: who has played a land keeps it", () => {
    const at = new Play({ A: { hand: ["Forest"] } });
    at.act({ is: "playLand", object: at.id("Forest") });
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("117.3d, 117.4: with three players each passes in turn order, and all anew after an act", () => {
    const at = new Play({ cards: [gain], B: { hand: ["Gain"] }, C: {} });
    at.pass();
    expect(at.decision).toMatchObject({ player: B });
    at.cast("Gain").pass();
    expect(at.decision).toMatchObject({ player: C });
    at.pass();
    expect(at.decision).toMatchObject({ player: A });
    expect(at.stack()).toEqual(["Gain"]);
    at.pass();
    expect(at.stack()).toEqual([]);
    expect(at.life(B)).toBe(21);
    expect(at.game.turn.step).toBe("main1");
  });
});

test("117.7: what is cast in response resolves first", () => {
  const at = new Play({
    cards: [burn, gain],
    A: { hand: ["Burn"] },
    B: { life: 2, hand: ["Gain"] },
  });
  at.cast("Burn", ["B"]).pass().cast("Gain").resolve();
  expect(at.life(B)).toBe(3);
  expect(at.stack()).toEqual(["Burn"]);
  at.resolve();
  expect(at.life(B)).toBe(1);
  expect(at.game.result).toBeFalsy();
});
