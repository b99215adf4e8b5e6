/** When something may be done: before, in and after combat, at times of a turn (CR 506.7, 601.3, 602.5). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Condition } from "../../language/schema.ts";
import { artifact, creature, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const scout = creature("Scout", "2/2", c.keyword("vigilance"));
const again = sorcery("Again", c.extraPhasesAfterMain("beginCombat", "main2"));
const peace = sorcery("Peace", c.skipNext("beginCombat"));
const spell = (onlyIf: Condition) =>
  made("Spell", "Instant", [c.castOnly(onlyIf), c.spellAbility(c.draw(1))]);

interface Turn {
  /** What is cast in the first main phase. */
  readonly first?: string;
  /** Nothing attacks. */
  readonly peaceful?: boolean;
}

const combat = [
  "beginCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endCombat",
] as const;
const again2 = combat.map((step) => `${step} 2`);

/** In which steps of A's turn, of two combat phases the second with a 2, A may cast the spell. */
function open(onlyIf: Condition, { first, peaceful = false }: Turn = {}): readonly string[] {
  const at = new Play({
    cards: [scout, again, peace, spell(onlyIf)],
    step: "upkeep",
    A: { hand: ["Spell", "Again", "Peace"], battlefield: ["Scout"], library: ["2 Forest"] },
    B: { library: ["Forest"] },
  });
  const seen: string[] = [];
  let combats = 0;
  let last: string | undefined;
  while (at.game.turn.active === A) {
    const { step } = at.game.turn;
    if (at.decision.is === "choose") at.choose(peaceful ? [] : ["Scout"]);
    else if (at.decision.is === "act" && at.decision.player === A && step !== last) {
      if (step === "beginCombat") combats += 1;
      const isSecond = combats > 1 && combat.some((one) => one === step);
      if (!at.refusal(at.castAction("Spell"))) seen.push(isSecond ? `${step} 2` : step);
      if (step === "main1" && first && last !== "main1") at.play(first);
      last = step;
    } else at.pass();
  }
  return seen;
}

const early = ["upkeep", "draw", "main1"];
const late = ["main2", "end"];

describe("506.7: before and after points of combat", () => {
  test.each<[string, Condition, readonly string[]]>([
    [
      "506.7a: before attackers are declared",
      c.isBefore("declareAttackers"),
      [...early, "beginCombat"],
    ],
    [
      "506.7a: after attackers are declared",
      c.isAfter("declareAttackers"),
      [...combat.slice(1), ...late],
    ],
    [
      "506.7b: before blockers are declared",
      c.isBefore("declareBlockers"),
      [...early, ...combat.slice(0, 2)],
    ],
    [
      "506.7b: after blockers are declared",
      c.isAfter("declareBlockers"),
      [...combat.slice(2), ...late],
    ],
    [
      "506.7: before the combat damage step",
      c.isBefore("combatDamage"),
      [...early, ...combat.slice(0, 3)],
    ],
    ["506.7c: during combat", c.isDuring("combat"), combat],
    [
      "506.7c: during combat before blockers are declared",
      c.inCombatBefore("declareBlockers"),
      combat.slice(0, 2),
    ],
    [
      "506.7c: during combat after blockers are declared",
      c.inCombatAfter("declareBlockers"),
      combat.slice(2),
    ],
  ])("%s", (_, onlyIf, steps) => {
    expect(open(onlyIf)).toEqual(steps);
  });

  test.each<[string, Condition, readonly string[]]>([
    [
      "506.7d: before a point: of the first combat phase only",
      c.isBefore("declareBlockers"),
      [...early, ...combat.slice(0, 2)],
    ],
    [
      "506.7d: after a point: of the first, so in the second from its beginning",
      c.isAfter("declareBlockers"),
      [...combat.slice(2), "main2", ...again2, ...late],
    ],
    ["506.7c: during combat: in any", c.isDuring("combat"), [...combat, ...again2]],
    [
      "506.7c: during combat before a point: in any",
      c.inCombatBefore("declareAttackers"),
      ["beginCombat", "beginCombat 2"],
    ],
    [
      "506.7c: during combat after a point: in any",
      c.inCombatAfter("combatDamage"),
      [...combat.slice(3), ...again2.slice(3)],
    ],
  ])("two combat phases: %s", (_, onlyIf, steps) => {
    expect(open(onlyIf, { first: "Again" })).toEqual(steps);
  });

  test.each<[string, Condition, readonly string[]]>([
    [
      "506.7e: before blockers: until the declare attackers step ends",
      c.isBefore("declareBlockers"),
      [...early, ...combat.slice(0, 2)],
    ],
    [
      "506.7e: before damage: until the declare attackers step ends",
      c.isBefore("combatDamage"),
      [...early, ...combat.slice(0, 2)],
    ],
    ["506.7f: during combat after blockers: not at all", c.inCombatAfter("declareBlockers"), []],
    ["506.7b: after blockers: they never were", c.isAfter("declareBlockers"), []],
  ])("508.8, nothing attacks: %s", (_, onlyIf, steps) => {
    expect(open(onlyIf, { peaceful: true })).toEqual(steps);
  });

  test.each<[string, Condition, readonly string[]]>([
    [
      "506.7e: before a point: until the precombat main phase ends",
      c.isBefore("declareBlockers"),
      early,
    ],
    ["506.7a: after a point: it never comes", c.isAfter("declareAttackers"), []],
  ])("a turn without a combat phase: %s", (_, onlyIf, steps) => {
    expect(open(onlyIf, { first: "Peace" })).toEqual(steps);
  });

  test("a position that begins midway is of the first combat phase", () => {
    const at = (step: "declareBlockers" | "main2", onlyIf: Condition) =>
      new Play({
        cards: [scout, spell(onlyIf)],
        step,
        A: { hand: ["Spell"] },
      });
    const may = (table: Play) => table.refusal(table.castAction("Spell")) === null;
    expect(may(at("declareBlockers", c.isBefore("combatDamage")))).toBe(true);
    expect(may(at("declareBlockers", c.isAfter("declareBlockers")))).toBe(true);
    expect(may(at("declareBlockers", c.isBefore("declareBlockers")))).toBe(false);
    expect(may(at("main2", c.isBefore("combatDamage")))).toBe(false);
    expect(may(at("main2", c.isAfter("combatDamage")))).toBe(true);
  });
});

describe("601.3, 602.5: at times of a turn alone", () => {
  test.each<[string, Condition, readonly string[]]>([
    ["your upkeep", c.isDuring("upkeep", c.you), ["upkeep"]],
    ["an opponent's upkeep", c.isDuring("upkeep", c.anOpponent), []],
    ["a main phase", c.isDuring("main"), ["main1", "main2"]],
    ["an end step", c.isDuring("end"), ["end"]],
    ["combat on your turn", c.isDuring("combat", c.you), combat],
  ])("601.3: a spell that is cast only in %s", (_, onlyIf, steps) => {
    expect(open(onlyIf)).toEqual(steps);
  });

  test("506.7g, 602.5: an ability that is activated only before attackers are declared on its controller's turn", () => {
    const horn = (name: string) =>
      artifact(
        name,
        c.activated([], c.draw(1), { onlyIf: c.both(c.yourTurn, c.isBefore("declareAttackers")) }),
      );
    const at = new Play({
      cards: [horn("Horn"), horn("Bugle")],
      step: "upkeep",
      A: { battlefield: ["Horn"], library: ["Forest"] },
      B: { battlefield: ["Bugle"] },
    });
    const refused = (name = "Horn") => at.refusal(at.activateAction(name));
    expect(refused()).toBeNull();
    at.pass();
    expect(at.decision.player).toBe(B);
    expect(refused("Bugle")).toMatchObject({ code: "conditionNotMet", cr: "602.5" });
    at.until(
      ({ decision, game }) => decision.player === A && game.turn.step === "declareAttackers",
    );
    expect(refused()).toMatchObject({ code: "conditionNotMet" });
  });

  test("113.6e, 601.3: the restriction holds wherever it is cast from, and names its rule", () => {
    const at = new Play({ cards: [spell(c.isDuring("combat"))], A: { hand: ["Spell"] } });
    expect(at.refusal(at.castAction("Spell"))).toMatchObject({
      code: "notCastNow",
      cr: "601.3",
      object: at.id("Spell"),
    });
    const gift = sorcery(
      "Gift",
      c.exile(c.topOfLibrary(), { name: "it" }),
      c.may(c.you, c.play(c.you, c.named("it"))),
    );
    const offered = new Play({
      cards: [gift, spell(c.isDuring("combat"))],
      A: { hand: ["Gift"], library: ["Spell", "Forest"] },
    });
    offered.play("Gift");
    expect(offered.exile()).toEqual(["Spell"]);
    expect(offered.happened("cast")).toHaveLength(1);
  });
});
