/** Shield, stun and finality counters (CR 122.1c, d, h). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { creature, instant, Play, sorcery } from "./testing/play.ts";

const it = c.target(c.creature);
const on = c.toObject(it);
const bear = creature("Bear", "2/2");
const ogre = creature("Ogre", "3/3");
const kill = instant("Kill", c.destroy(it));
const bolt = instant("Bolt", c.damage(3, on));
const sure = instant("Sure", c.damage(3, on, c.self, { unpreventable: true }));
const shrink = instant("Shrink", c.untilEndOfTurn(it, c.gets(-2, -2)));
const wake = instant("Wake", c.untap(it));

describe("122.1c: shield counters", () => {
  const withHand = (shields: number, ...hand: readonly string[]): Play =>
    new Play({
      cards: [bear, ogre, kill, bolt, sure, shrink],
      A: { hand, battlefield: [{ name: "Bear", counters: { shield: shields } }] },
    });

  test("122.1c: an effect that would destroy it removes one of them instead", () => {
    const at = withHand(2, "Kill", "Kill", "Kill").play("Kill", ["Bear"]);
    expect(at.counters("Bear")).toEqual({ shield: 1 });
    expect(at.happened("replaced")).toHaveLength(1);
    at.play("Kill", ["Bear"]);
    expect(at.zone("Bear")).toBe("battlefield");
    expect(at.play("Kill", ["Bear"]).zone("Bear")).toBe("graveyard");
  });

  test("122.1c: damage is prevented, and one of them removed", () => {
    const at = withHand(1, "Bolt", "Bolt").play("Bolt", ["Bear"]);
    expect(at.counters("Bear")).toEqual({});
    expect(at.object("Bear").damage).toBeUndefined();
    expect(at.play("Bolt", ["Bear"]).zone("Bear")).toBe("graveyard");
  });

  test("122.1c, 615.12: damage that can't be prevented takes one with it, and its destruction is no effect's", () => {
    const at = withHand(3, "Sure").play("Sure", ["Bear"]);
    expect(at.zone("Bear")).toBe("graveyard");
    expect(at.happened("countersRemoved")).toHaveLength(1);
  });

  test("122.1c, 704.5f: what has toughness 0 isn't destroyed", () => {
    expect(withHand(1, "Shrink").play("Shrink", ["Bear"]).zone("Bear")).toBe("graveyard");
  });

  test("122.1c: a single effect prevents what several sources deal at one time", () => {
    const at = new Play({
      cards: [creature("Calf", "0/2"), ogre],
      step: "declareAttackers",
      A: { battlefield: [{ name: "Calf", counters: { shield: 3 } }] },
      B: { battlefield: ["Ogre", "Ogre"] },
    });
    at.choose(["Calf"]).pass(2);
    const pairs = at.all("Ogre").map((ogre) => [ogre, at.id("Calf")] as const);
    at.answer({ is: "pairs", pairs });
    at.until((one) => one.game.turn.step === "main2");
    expect(at.zone("Calf")).toBe("battlefield");
    expect(at.counters("Calf")).toEqual({ shield: 2 });
  });

  test("122.1c, 615.12: even where some of it can't be prevented", () => {
    const at = new Play({
      cards: [bear, ogre],
      A: { battlefield: [{ name: "Bear", counters: { shield: 3 } }] },
      B: { battlefield: ["Ogre", "Ogre"] },
    });
    const [first, second] = at.all("Ogre");
    if (!first || !second) throw new Error("There are two.");
    at.change((work) => {
      const target = { is: "object", object: at.id("Bear") } as const;
      const hit = { is: "damage", target, amount: 1, combat: false } as const;
      work.push({
        do: "happen",
        would: [
          { ...hit, source: first, unpreventable: true },
          { ...hit, source: second },
        ],
        cause: { is: "object", object: first },
      });
    });
    expect(at.object("Bear").damage).toBe(1);
    expect(at.counters("Bear")).toEqual({ shield: 2 });
  });

  test("122.1c: until 2022 no rule spoke of them", () => {
    const at = new Play({
      rules: "2014-05-01",
      cards: [bear, kill],
      A: { hand: ["Kill"], battlefield: [{ name: "Bear", counters: { shield: 1 } }] },
    });
    expect(at.play("Kill", ["Bear"]).zone("Bear")).toBe("graveyard");
  });
});

describe("122.1d: stun counters", () => {
  const stunned = (stun: number): Play =>
    new Play({
      cards: [bear, wake],
      active: "B",
      step: "end",
      A: { hand: ["Wake"], battlefield: [{ name: "Bear", tapped: true, counters: { stun } }] },
      B: { library: ["Bear"] },
    });

  test("122.1d, 502.3: in the untap step one is removed instead", () => {
    const at = stunned(1);
    at.until((one) => one.game.turn.step === "upkeep");
    expect(at.object("Bear").tapped).toBe(true);
    expect(at.counters("Bear")).toEqual({});
    expect(at.happened("untapped")).toEqual([]);
  });

  test("122.1d: so it is where an effect would untap it", () => {
    const at = stunned(2);
    at.pass();
    at.play("Wake", ["Bear"]);
    expect(at.object("Bear").tapped).toBe(true);
    expect(at.counters("Bear")).toEqual({ stun: 1 });
  });

  test("122.1d: what is untapped doesn't become untapped, and keeps them", () => {
    const at = new Play({
      cards: [bear, wake],
      A: { hand: ["Wake"], battlefield: [{ name: "Bear", counters: { stun: 1 } }] },
    });
    expect(at.play("Wake", ["Bear"]).counters("Bear")).toEqual({ stun: 1 });
  });

  test("122.1d, 118.11: a cost of untapping is paid by removing one", () => {
    const seer = creature("Seer", "1/1", c.activated([c.untapThis], c.draw(1)));
    const at = new Play({
      cards: [seer],
      A: {
        library: ["Seer"],
        battlefield: [{ name: "Seer", tapped: true, counters: { stun: 1 } }],
      },
    });
    at.activate("Seer").resolve();
    expect(at.counters("Seer")).toEqual({});
    expect(at.object("Seer").tapped).toBe(true);
    expect(at.happened("moved")).toHaveLength(1);
  });
});

describe("122.1h: finality counters", () => {
  test("122.1h, 700.4: it is exiled instead of dying, and nothing triggers on its death", () => {
    const mourner = creature("Mourner", "1/1", c.triggered(c.dies(c.creature), c.gainLife(1)));
    const at = new Play({
      cards: [bear, mourner, kill],
      A: {
        hand: ["Kill"],
        battlefield: [{ name: "Bear", counters: { finality: 2 } }, "Mourner"],
      },
    });
    at.play("Kill", ["Bear"]);
    expect(at.exile()).toEqual(["Bear"]);
    expect(at.triggers("Mourner")).toBe(0);
  });

  test("122.1h: also where it is sacrificed, but not on its way elsewhere", () => {
    const feed = sorcery("Feed", c.sacrificeChosen(1, c.creature));
    const at = new Play({
      cards: [bear, feed],
      A: { hand: ["Feed"], battlefield: [{ name: "Bear", counters: { finality: 1 } }] },
    });
    expect(at.play("Feed").exile()).toEqual(["Bear"]);
    const bounce = instant("Bounce", c.returnToHand(it));
    const other = new Play({
      cards: [bear, bounce],
      A: { hand: ["Bounce"], battlefield: [{ name: "Bear", counters: { finality: 1 } }] },
    });
    expect(other.play("Bounce", ["Bear"]).zone("Bear")).toBe("hand");
  });

  test("122.1c, 122.1h, 616.1g: a shield comes before the way to the graveyard", () => {
    const at = new Play({
      cards: [bear, kill],
      A: {
        hand: ["Kill"],
        battlefield: [{ name: "Bear", counters: { shield: 1, finality: 1 } }],
      },
    });
    expect(at.play("Kill", ["Bear"]).counters("Bear")).toEqual({ finality: 1 });
  });
});
