/** Numbers below zero (CR 107.1b). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import type { Amount, Effect } from "../language/schema.ts";
import type { Rules } from "./rules.ts";
import { creature, instant, Play } from "./testing/play.ts";
import { A } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const weaken = instant("Weaken", c.untilEndOfTurn(c.target(c.creature), c.gets(-5, 0)));
/** -3, once the only creature is weakened. */
const below: Amount = c.powerOf(c.every(c.creature));

/** The Bear is -3/2, and the effect has been carried out. */
const carriedOut = (effect: Effect, otherwise: Partial<Rules> = {}): Play =>
  new Play({
    otherwise,
    cards: [bear, weaken, instant("Deed", effect)],
    A: { hand: ["Weaken", "Deed", "Forest"], battlefield: ["Bear"], library: ["5 Island"] },
  })
    .play("Weaken", ["Bear"])
    .play("Deed");

describe("107.1b: what would be done less than zero times isn't done", () => {
  test.each<readonly [string, Effect]>([
    ["drawing", c.draw(below)],
    ["milling", c.mill(below)],
    ["scrying", c.scry(below)],
    ["looking", c.putIntoHand(c.topOfLibrary(below))],
    ["discarding", c.discard(below)],
    ["choosing", c.inOrder(c.choose("gone", below, c.permanent), c.sacrifice(c.named("gone")))],
    ["losing life", c.loseLife(below)],
    ["gaining life", c.gainLife(below)],
    ["damage", c.damage(below, c.toPlayer(c.you))],
  ])("%s", (_, effect) => {
    const at = carriedOut(effect);
    expect(at.hand(A)).toEqual(["Forest"]);
    expect(at.library(A)).toHaveLength(5);
    expect([at.life(A), at.pt("Bear")]).toEqual([20, "-3/2"]);
    expect(at.decision.is).toBe("act");
  });
});

describe("107.1b: power and toughness", () => {
  const whole = c.every(c.creature);
  test.each<readonly [string, Effect, string]>([
    ["+X/+X adds nothing", c.untilEndOfTurn(whole, c.gets(below, below)), "-3/2"],
    [
      "-X/-X takes nothing away",
      c.untilEndOfTurn(whole, c.gets(c.negative(below), c.negative(below))),
      "-3/2",
    ],
    ["they may be set below zero", c.untilEndOfTurn(whole, c.setPT(below, 2)), "-8/2"],
  ])("%s", (_, effect, size) => {
    expect(carriedOut(effect).pt("Bear")).toBe(size);
  });

  test("104.1b of 2007, 107.1b of 2014: a negative amount changed them", () => {
    const grow = c.untilEndOfTurn(whole, c.gets(below, 0));
    expect(carriedOut(grow, { negativeSizeChange: "asIs" }).pt("Bear")).toBe("-6/2");
  });
});
