/** Phases and steps of a turn: when they end, and what happens in them (CR 500–505, 512–514). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const gain = instant("Gain", c.gainLife(1));
const bear = creature("Bear", "2/2");

describe("500: how steps begin and end", () => {
  test("500.2: each player can add to the stack before the step ends", () => {
    const at = new Play({
      cards: [gain],
      step: "upkeep",
      A: { library: ["Forest"] },
      B: { hand: ["Gain"] },
    });
    at.pass().cast("Gain").resolve();
    expect(at.game.turn.step).toBe("upkeep");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.pass(2);
    expect(at.game.turn.step).toBe("draw");
  });

  test("500.3: the untap step and the cleanup step end by themselves when all in them is done", () => {
    const at = new Play({
      step: "end",
      A: { hand: ["8 Forest"] },
      B: { library: ["Island"], battlefield: [{ name: "Forest", tapped: true }] },
    });
    at.pass(2);
    // The discard is all that the cleanup step waits for.
    expect(at.game.turn.step).toBe("cleanup");
    at.choose(["Forest"]);
    expect(at.game.turn).toMatchObject({ active: B, step: "upkeep" });
    expect(at.happened("untapped")).toHaveLength(1);
    expect(at.happened("stepBegan").map(({ step }) => step)).toEqual([
      "cleanup",
      "untap",
      "upkeep",
    ]);
  });

  test("500.12: nothing happens between steps: mana is gone in the old one, the new one is the next event", () => {
    const bell = artifact("Bell", c.triggered(c.beginningOf("draw"), c.gainLife(1)));
    const at = new Play({
      cards: [bell],
      step: "upkeep",
      A: { battlefield: ["Bell"], library: ["Forest"], mana: ["red"] },
    });
    at.pass(2);
    const kinds = at.events.map(({ what }) => what.is);
    const began = kinds.lastIndexOf("stepBegan");
    expect(kinds.slice(began - 1, began)).toEqual(["manaEmptied"]);
    expect(kinds.indexOf("moved")).toBeGreaterThan(began);
    expect(kinds.indexOf("triggered")).toBeGreaterThan(began);
  });

  test.each(["upkeep", "draw", "beginCombat", "end"] as const)(
    "500.6, 603.2b: all abilities for the beginning of the %s step trigger",
    (step) => {
      const before = {
        upkeep: "untap",
        draw: "upkeep",
        beginCombat: "main1",
        end: "main2",
      } as const;
      const one = artifact("One", c.triggered(c.beginningOf(step), c.gainLife(1)));
      const each = artifact("Each", c.triggered(c.beginningOf(step, c.eachPlayer), c.gainLife(1)));
      const theirs = artifact("Theirs", c.triggered(c.beginningOf(step), c.gainLife(1)));
      const at = new Play({
        cards: [one, each, theirs],
        step: before[step],
        A: { battlefield: ["One"], library: ["2 Forest"] },
        B: { battlefield: ["Each", "Theirs"] },
      });
      if (step !== "upkeep") at.pass(2);
      expect(at.game.turn.step).toBe(step);
      // 603.3b: the active player's lie below.
      expect(at.stack()).toEqual(["Each ability", "One ability"]);
    },
  );

  test("500.5b, 514.1–2: at the discard of the cleanup step 'until end of turn' still holds", () => {
    const growth = instant("Growth", c.untilEndOfTurn(c.target(c.creature), c.gets(3, 3)));
    const at = new Play({
      cards: [bear, growth],
      step: "end",
      A: { hand: ["Growth", "8 Forest"], battlefield: ["Bear"] },
      B: { library: ["Forest"] },
    });
    at.play("Growth", ["Bear"]).pass(2);
    expect(at.decision).toMatchObject({ is: "choose", purpose: { is: "handSize" } });
    expect(at.pt("Bear")).toBe("5/5");
    at.choose(["Forest"]);
    expect(at.pt("Bear")).toBe("2/2");
  });
});

describe("501–504: the beginning phase", () => {
  test("501.1, 502.4, 503.1, 504.1–2: no priority in untap; then the active player's, before and after the draw", () => {
    const at = new Play({
      step: "cleanup",
      A: {},
      B: { library: ["Island"], battlefield: [{ name: "Forest", tapped: true }] },
    });
    expect(at.game.turn).toMatchObject({ active: B, step: "upkeep" });
    expect(at.object("Forest").tapped).toBeUndefined();
    expect(at.decision).toMatchObject({ is: "act", player: B });
    expect(at.hand(B)).toEqual([]);
    at.pass(2);
    expect(at.game.turn.step).toBe("draw");
    expect(at.hand(B)).toEqual(["Island"]);
    expect(at.decision).toMatchObject({ is: "act", player: B });
    at.pass(2);
    expect(at.game.turn.step).toBe("main1");
  });
});

describe("505: the main phases", () => {
  const cost = { cost: "{0}" } as const;
  const cards = [
    made("Relic", "Artifact", [], cost),
    made("Bear", "Creature — Bear", [], { pt: "2/2" }),
    made("Aether", "Enchantment", [], cost),
    made("Walker", "Legendary Planeswalker", [], { loyalty: 3 }),
    made("Rite", "Sorcery", [c.spellAbility(c.gainLife(1))], cost),
  ];

  describe.each(["Relic", "Bear", "Aether", "Walker", "Rite"])("505.6a, 117.1a: %s", (name) => {
    test.each([
      ["upkeep", false],
      ["draw", false],
      ["main1", true],
      ["beginCombat", false],
      ["endCombat", false],
      ["main2", true],
      ["end", false],
    ] as const)("505.6a: in the step %s of its player: %s", (step, may) => {
      const at = new Play({ cards, step, A: { hand: [name], library: ["Forest"] } });
      const refusal = at.refusal(at.castAction(name));
      expect(refusal?.code ?? null).toBe(may ? null : "sorceryTiming");
    });

    test("505.6a: not in another's main phase", () => {
      const at = new Play({ cards, B: { hand: [name] } });
      at.pass();
      expect(at.refusal(at.castAction(name))).not.toBeNull();
    });
  });

  test("505.6, 505.1: the active player has priority first, before combat and after it", () => {
    const at = new Play({ step: "draw", A: { library: ["Forest"] } });
    at.passUntil("main1");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.passUntil("main2");
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("505.6b: the land of the first main phase is the only one of both", () => {
    const at = new Play({ A: { hand: ["Forest", "Island"] } });
    at.act({ is: "playLand", object: at.id("Forest") });
    const second = { is: "playLand", object: at.id("Island") } as const;
    expect(at.refusal(second)?.code).toBe("landAlreadyPlayed");
    at.passUntil("main2");
    expect(at.refusal(second)?.code).toBe("landAlreadyPlayed");
  });
});

describe("512–514: the ending phase", () => {
  test("512.1, 513.1: end, where the active player has priority, then cleanup", () => {
    const at = new Play({ step: "main2", B: { library: ["Forest"] } });
    at.pass(2);
    expect(at.game.turn.step).toBe("end");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.pass(2);
    const steps = at.happened("stepBegan").map(({ step }) => step);
    expect(steps).toEqual(["end", "cleanup", "untap", "upkeep"]);
  });

  test("513.2: what enters during the end step triggers at the next one", () => {
    const late = made(
      "Late",
      "Creature — Bear",
      [c.keyword("flash"), c.triggered(c.beginningOf("end", c.eachPlayer), c.gainLife(3))],
      { pt: "1/1" },
    );
    const at = new Play({
      cards: [late],
      step: "end",
      A: { hand: ["Late"] },
      B: { library: ["2 Forest"] },
    });
    at.play("Late");
    expect(at.stack()).toEqual([]);
    at.until();
    expect(at.game.turn).toMatchObject({ active: B, step: "end" });
    expect(at.stack()).toEqual(["Late ability"]);
  });

  test("514.3a: state-based actions of the cleanup step bring priority and another one", () => {
    // As the effect ends the damage is gone, too; only a lasting -1/-1 counter can kill then.
    const growth = instant("Growth", c.untilEndOfTurn(c.target(c.creature), c.gets(1, 1)));
    const at = new Play({
      cards: [bear, growth],
      step: "end",
      A: { hand: ["Growth"], battlefield: ["Bear"] },
      B: { library: ["Forest"] },
    });
    at.cast("Growth", ["Bear"]).resolve();
    at.change((work) => {
      const object = work.game.objects[at.id("Bear")];
      if (!object) throw new Error("No Bear.");
      work.set({
        objects: { ...work.game.objects, [object.id]: { ...object, counters: { "-1/-1": 2 } } },
      });
    });
    expect(at.pt("Bear")).toBe("1/1");
    at.pass(2);
    expect(at.game.turn.step).toBe("cleanup");
    expect(at.zone("Bear")).toBe("graveyard");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.pass(2);
    expect(at.happened("stepBegan").filter(({ step }) => step === "cleanup")).toHaveLength(2);
    expect(at.game.turn).toMatchObject({ active: B, step: "upkeep" });
  });
});
