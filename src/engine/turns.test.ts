import { describe, expect, test } from "vitest";
import {
  defineCard,
  draw,
  eachPlayer,
  skipNext,
  spellAbility,
  triggered,
  you,
} from "../language/build.ts";
import { A, B, C, D, Table } from "./testing/table.ts";
import { addPhases, addTurns } from "./turn.ts";

const lands = { library: ["9 Forest"] };
const cause = { is: "turn" } as const;
const study = defineCard(["Test Study", "試しの学習", "ためしのがくしゅう"], {
  type: "Enchantment",
  text: [triggered({ is: "beginningOf", step: "upkeep", whose: you }, draw(1))],
});

const stepsOf = (table: Table, turn = 1): readonly string[] => {
  const events = table.events.map(({ what }) => what);
  const begun = events.findIndex((one) => one.is === "turnBegan" && one.number === turn + 1);
  return (begun < 0 ? events : events.slice(0, begun)).flatMap((one) =>
    one.is === "stepBegan" ? [one.step] : [],
  );
};

describe("103.8: the first turn", () => {
  test("103.8a: in a game of two the starting player skips the first draw step, only that", () => {
    const table = new Table({ step: "upkeep", firstTurn: true, A: lands, B: lands });
    table.passUntil("main1");
    expect(table.hand(A)).toEqual([]);
    expect(table.happened("stepSkipped")).toEqual([{ is: "stepSkipped", step: "draw", player: A }]);
    expect(table.cited("stepSkipped")).toContain("103.8a");
    table.passUntil(2).passUntil("main1").passUntil(3).passUntil("main1");
    expect(table.hand(B)).toHaveLength(1);
    expect(table.hand(A)).toHaveLength(1);
  });

  test.each(["draw", "main1"] as const)(
    "103.8a: a game that begins in %s has skipped none of the next ones",
    (step) => {
      const table = new Table({ step, firstTurn: true, A: lands, B: lands });
      table.passUntil(3).passUntil("main1");
      expect(table.happened("stepSkipped")).toEqual([]);
      expect(table.hand(A)).toHaveLength(1);
    },
  );

  test("103.8c: with more players nobody skips it", () => {
    const table = new Table({ step: "upkeep", firstTurn: true, A: lands, B: lands, C: lands });
    table.passUntil("main1");
    expect(table.hand(A)).toHaveLength(1);
  });

  test("103.8b, 810.6: the team that plays first skips it", () => {
    const table = new Table({
      step: "upkeep",
      firstTurn: true,
      teams: ["AB", "CD"],
      A: lands,
      B: lands,
      C: lands,
      D: lands,
    });
    table.passUntil("main1");
    expect([...table.hand(A), ...table.hand(B)]).toEqual([]);
    expect(table.cited("stepSkipped")).toContain("103.8b");
  });
});

describe("500.7: extra turns", () => {
  const order = (table: Table, until: number): readonly string[] => {
    table.passUntil(until);
    return table.happened("turnBegan").map(({ player }) => player);
  };

  test("500.7: an extra turn comes after this one, then the order goes on", () => {
    const table = new Table({ A: lands, B: lands, C: lands });
    table.change((work) => addTurns(work, [A], cause));
    expect(order(table, 5)).toEqual([A, B, C, A]);
    expect(table.happened("extraTurn")).toEqual([{ is: "extraTurn", player: A }]);
  });

  test("500.7: an extra turn out of order: afterwards it is the turn of who would have been next", () => {
    const table = new Table({ A: lands, B: lands, C: lands });
    table.change((work) => addTurns(work, [C], cause));
    expect(order(table, 5)).toEqual([C, B, C, A]);
  });

  test("500.7: the most recently created turn is taken first", () => {
    const table = new Table({ A: lands, B: lands, C: lands });
    table.change((work) => addTurns(work, [A], cause));
    table.change((work) => addTurns(work, [B, C], cause));
    expect(order(table, 5)).toEqual([C, B, A, B]);
  });

  test("800.4k: a player who has left takes no extra turn", () => {
    const table = new Table({ A: lands, B: lands, C: lands });
    table.change((work) => addTurns(work, [B], cause)).concede(B);
    expect(order(table, 3)).toEqual([C, A]);
  });

  test("805.8: two players of a team who get a turn by one effect take one turn", () => {
    const table = new Table({ teams: ["AB", "CD"], A: lands, B: lands, C: lands, D: lands });
    table.change((work) => addTurns(work, [A, B], cause));
    expect(table.happened("extraTurn")).toHaveLength(1);
    table.passUntil(3);
    expect(table.happened("turnBegan").map(({ player }) => player)).toEqual([A, B, C, D]);
  });
});

describe("500.8: extra phases", () => {
  const combat = ["beginCombat", "declareAttackers", "endCombat"];

  test("500.8, 505.1a: another combat phase and another main phase, which is postcombat", () => {
    const table = new Table({ step: "main2", A: lands, B: lands });
    table.change((work) => addPhases(work, ["beginCombat", "main1"], cause)).passUntil(2);
    expect(stepsOf(table)).toEqual([...combat, "main2", "end", "cleanup"]);
    expect(table.happened("extraPhase").map(({ step }) => step)).toEqual(["beginCombat", "main2"]);
  });

  test("500.8: in the first main phase they come before the regular combat phase", () => {
    const table = new Table({ A: lands, B: lands });
    table.change((work) => addPhases(work, ["beginCombat"], cause)).passUntil(2);
    expect(stepsOf(table)).toEqual([...combat, ...combat, "main2", "end", "cleanup"]);
  });

  test("500.8: added within a combat phase they come after the whole of it", () => {
    const table = new Table({ step: "beginCombat", A: lands, B: lands });
    table.change((work) => addPhases(work, ["beginCombat"], cause)).passUntil(2);
    expect(stepsOf(table)).toEqual([...combat.slice(1), ...combat, "main2", "end", "cleanup"]);
  });

  test("500.8: of phases added later the later ones come first", () => {
    const table = new Table({ step: "main2", A: lands, B: lands });
    table.change((work) => addPhases(work, ["main2"], cause));
    table.change((work) => addPhases(work, ["beginCombat"], cause)).passUntil(2);
    expect(stepsOf(table)).toEqual([...combat, "main2", "end", "cleanup"]);
  });

  test("508.8: whether something attacked is asked of each combat phase anew", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { ...lands, battlefield: ["Grizzly Bears"] },
      B: lands,
    });
    table.choose(["Grizzly Bears"]);
    table.change((work) => addPhases(work, ["beginCombat"], cause)).passUntil("beginCombat");
    expect(table.game.thisTurn.attacked).toBeUndefined();
    table.passUntil(2);
    expect(stepsOf(table).filter((step) => step === "combatDamage")).toHaveLength(1);
  });
});

describe("500.11: skipped steps", () => {
  test("500.11, 614.10: a step is skipped once for each effect", () => {
    const table = new Table({ step: "end", active: "B", A: lands, B: lands });
    const skip = { player: A, step: "draw" } as const;
    table.change((work) => work.set({ skips: [skip, skip] }));
    table.passUntil(6).passUntil("main1");
    expect(table.happened("stepSkipped")).toHaveLength(2);
    expect(table.hand(A)).toHaveLength(1);
    expect(table.cited("stepSkipped").slice(0, 2)).toEqual(["500.11", "614.10"]);
  });

  test("500.11: it waits for the turn of that player", () => {
    const table = new Table({ step: "end", A: lands, B: lands });
    table.change((work) => work.set({ skips: [{ player: A, step: "upkeep" }] })).passUntil(2);
    expect(table.game.turn.step).toBe("upkeep");
    table.passUntil(3);
    expect(table.game.turn.step).toBe("draw");
  });

  test("500.11: a combat phase is skipped with all its steps", () => {
    const table = new Table({ A: lands, B: lands });
    table.change((work) => work.set({ skips: [{ player: A, step: "beginCombat" }] })).passUntil(2);
    expect(stepsOf(table)).toEqual(["main2", "end", "cleanup"]);
  });
});

describe("805: shared team turns", () => {
  const table = (step: "upkeep" | "end" | "cleanup" | "untap", more: object = {}): Table =>
    new Table({
      teams: ["AB", "CD"],
      step,
      cards: [study],
      A: lands,
      B: { ...lands, ...more },
      C: lands,
      D: lands,
    });

  test("805.8, 614.10a: a team skips one step for one effect, and one more for another", () => {
    const doze = spellAbility(skipNext("upkeep", eachPlayer));
    const nap = defineCard(["Test Nap", "試しの昼寝", "ためしのひるね"], {
      cost: "{0}",
      type: "Instant",
      text: [doze],
    });
    const skippedAfter = (times: number): number => {
      const at = new Table({
        teams: ["AB", "CD"],
        cards: [nap],
        A: { ...lands, hand: Array<string>(times).fill("Test Nap") },
        B: lands,
        C: lands,
        D: lands,
      });
      for (let time = 0; time < times; time++) at.cast("Test Nap").resolve();
      return at.passUntil(6).happened("stepSkipped").length;
    };
    expect(skippedAfter(1)).toBe(2);
    expect(skippedAfter(2)).toBe(4);
  });

  test("805.8, 614.10a: so do effects on two players of the team", () => {
    const at = table("end");
    const skip = { step: "upkeep" } as const;
    at.change((work) =>
      work.set({
        skips: [
          { ...skip, player: C },
          { ...skip, player: D },
        ],
      }),
    );
    at.passUntil(6);
    expect(at.happened("stepSkipped")).toHaveLength(2);
  });

  test("805.4, 805.4a: teams take turns", () => {
    const played = table("end").passUntil(4);
    expect(played.game.turn.active).toBe(C);
    expect(played.happened("turnBegan").map(({ player }) => player)).toEqual([C, D, A, B, C, D]);
  });

  test("805.4a: whoever of the team is called active, it goes round from its first player", () => {
    const played = new Table({
      teams: ["AB", "CD"],
      active: "B",
      A: lands,
      B: lands,
      C: lands,
      D: lands,
    });
    expect(played.game.turn.active).toBe(A);
    expect(played.decision.player).toBe(A);
  });

  test("805.4b: each player of the team draws", () => {
    const played = table("upkeep").passUntil("main1");
    expect([A, B, C, D].map((player) => played.hand(player).length)).toEqual([1, 1, 0, 0]);
  });

  test("805.4d: at the beginning of your upkeep is so for each player of the team", () => {
    const played = table("end", { battlefield: ["Test Study"] }).passUntil(3);
    expect(played.happened("triggered").map(({ player }) => player)).toEqual([B]);
  });

  test("502.3: everything of the team untaps", () => {
    const played = table("untap", { battlefield: [{ name: "Forest", tapped: true }] });
    expect(played.happened("untapped")).toHaveLength(1);
  });

  test("805.5b: all players of all teams pass in succession", () => {
    const played = table("upkeep");
    expect(played.decision.player).toBe(A);
    expect(played.pass().decision.player).toBe(B);
    expect(played.pass().decision.player).toBe(C);
    expect(played.pass().decision.player).toBe(D);
    expect(played.pass().game.turn.step).toBe("draw");
  });

  test("805.5b: after an action of one of a team the team has priority, then the others", () => {
    const played = table("upkeep", {
      hand: ["Shock"],
      battlefield: ["Mountain"],
    });
    played.pass().cast("Shock", "C");
    expect(played.decision.player).toBe(B);
    expect(played.pass().decision.player).toBe(A);
    expect(played.pass().decision.player).toBe(C);
  });

  test("514.1: each player of the team discards, all at once", () => {
    const played = new Table({
      teams: ["AB", "CD"],
      step: "cleanup",
      A: { hand: ["8 Forest"] },
      B: { hand: ["9 Island"] },
      C: lands,
      D: lands,
    });
    expect(played.decision).toMatchObject({ player: A, min: 1 });
    played.choose(["Forest"]);
    expect(played.graveyard(A)).toEqual([]);
    expect(played.decision).toMatchObject({ player: B, min: 2 });
    played.choose(["Island", "Island"]);
    expect(played.graveyard(A)).toEqual(["Forest"]);
    expect(played.graveyard(B)).toEqual(["Island", "Island"]);
  });
});

describe("what a turn remembers", () => {
  test("302.6: what came under control this turn is recent until the next turn of its controller", () => {
    const fresh = { name: "Grizzly Bears", recent: true };
    const table = new Table({
      A: { ...lands, battlefield: [fresh] },
      B: { ...lands, battlefield: [fresh] },
    });
    const recent = (): readonly boolean[] =>
      table.all("Grizzly Bears").map((id) => table.game.objects[id]?.recent === true);
    table.passUntil(2);
    expect(recent()).toEqual([true, false]);
    table.passUntil(3);
    expect(recent()).toEqual([false, false]);
  });

  test("what attacked and what dealt damage is forgotten as the next turn begins", () => {
    const table = new Table({ A: { ...lands, battlefield: ["Grizzly Bears"] }, B: lands });
    const id = table.id("Grizzly Bears");
    table.change((work) => work.setObject(id, { attackedThisTurn: true, damagedBy: [id] }));
    table.passUntil("end");
    expect(table.game.objects[id]).toMatchObject({ attackedThisTurn: true, damagedBy: [id] });
    table.passUntil(2);
    expect(table.game.objects[id]).not.toHaveProperty("attackedThisTurn");
    expect(table.game.objects[id]).not.toHaveProperty("damagedBy");
  });

  test("731.2a: the spells of the turn become those of the last turn", () => {
    const table = new Table({
      A: { ...lands, hand: ["Shock"], battlefield: ["Mountain"] },
      B: { ...lands, hand: ["Shock"], battlefield: ["Mountain"] },
    });
    table.cast("Shock", "B").pass().cast("Shock", "A");
    expect(table.game.thisTurn.spellsCast).toEqual({ A: 1, B: 1 });
    table.passUntil(2);
    expect(table.game.lastTurn).toMatchObject({ active: A, spellsCast: { A: 1, B: 1 } });
    expect(table.game.thisTurn.spellsCast).toEqual({});
  });
});
