/** The turn: its phases, steps and turn-based actions (CR 500–514, 703). */
import { type Step, steps } from "../language/vocabulary.ts";
import { existing, inTurnOrder, newTurn, playerOf } from "./game.ts";
import type { Instruction, InstructionOf } from "./instructions.ts";
import { controllerOf } from "./layers.ts";
import { stillMeant } from "./past.ts";
import type { RuleNumber } from "./rules.ts";
import { wouldPerformStateBased } from "./stateBased.ts";
import type { Work } from "./work.ts";
import { moveTo } from "./zones.ts";

const cause = { is: "turn" } as const;

const stepRules: Readonly<Record<Step, RuleNumber>> = {
  untap: "501.1",
  upkeep: "503.1",
  draw: "504.1",
  main1: "505.1",
  beginCombat: "506.1",
  declareAttackers: "508.1",
  declareBlockers: "509.1",
  combatDamage: "510.1",
  endCombat: "511.1",
  main2: "505.1",
  end: "513.1",
  cleanup: "514.1",
};

/** What happens by itself as a step begins (703.4). */
const turnBasedActions: Readonly<Record<Step, readonly Instruction[]>> = {
  untap: [{ do: "untapAll" }],
  upkeep: [],
  draw: [{ do: "drawForTurn" }],
  main1: [],
  beginCombat: [],
  declareAttackers: [{ do: "declareAttackers" }],
  declareBlockers: [{ do: "declareBlockers" }],
  combatDamage: [{ do: "combatDamage" }],
  endCombat: [],
  main2: [],
  end: [],
  cleanup: [{ do: "discardToHandSize" }, { do: "endTurnEffects" }, { do: "cleanupCheck" }],
};

export function beginTurn(work: Work, { player }: InstructionOf<"beginTurn">): void {
  const number = work.game.turn.number + 1;
  work.set({
    turn: { number, active: player, step: "untap" },
    thisTurn: newTurn,
    past: stillMeant(work.game),
  });
  for (const id of work.game.battlefield) {
    // 302.6: under its controller's control continuously since the turn began.
    if (controllerOf(work.game, id) === player) work.clear(id, "recent");
  }
  work.emit({ is: "turnBegan", player, number }, cause, "500.1");
  work.push({ do: "beginStep", step: "untap" });
}

export function beginStep(work: Work, { step }: InstructionOf<"beginStep">): void {
  const { active } = work.game.turn;
  work.set({ turn: { ...work.game.turn, step } });
  work.emit({ is: "stepBegan", step, player: active }, cause, stepRules[step]);
  // 502.4, 514.3: no player receives priority in these steps, as a rule.
  const priority: readonly Instruction[] =
    step === "untap" || step === "cleanup" ? [] : [{ do: "priority", player: active, passed: [] }];
  work.push(...turnBasedActions[step], ...priority, { do: "endStep", step });
}

/** 500.5: unspent mana empties, and the next step begins. */
export function endStep(work: Work, { step, next }: InstructionOf<"endStep">): void {
  for (const { id, mana } of work.game.players) {
    if (mana.length === 0) continue;
    work.setPlayer(id, { mana: [] });
    work.emit({ is: "manaEmptied", player: id }, cause, "500.5", "106.4");
  }
  if (step === "endCombat") removeFromCombat(work);
  const following = next ?? stepAfter(work, step);
  if (following) {
    work.push({ do: "beginStep", step: following });
    return;
  }
  const [, player = work.game.turn.active] = inTurnOrder(work.game);
  work.push({ do: "beginTurn", player });
}

function stepAfter(work: Work, step: Step): Step | undefined {
  // 508.8: if no attackers were declared, there are no blocks and no damage.
  if (step === "declareAttackers" && !work.game.thisTurn.attacked) return "endCombat";
  return steps[steps.indexOf(step) + 1];
}

/** 511.3: as combat ends, all creatures are removed from it. */
function removeFromCombat(work: Work): void {
  const objects = work.game.battlefield.filter((id) => {
    const { attacking, blocking } = existing(work.game, id);
    return attacking !== undefined || blocking !== undefined;
  });
  if (objects.length === 0) return;
  for (const id of objects) work.clear(id, "attacking", "blocking", "blocked");
  work.emit({ is: "removedFromCombat", objects }, cause, "511.3");
}

/** 502.3. */
export function untapAll(work: Work): void {
  const { active } = work.game.turn;
  const tapped = work.game.battlefield.filter(
    (id) => existing(work.game, id).tapped && controllerOf(work.game, id) === active,
  );
  for (const object of tapped) {
    work.clear(object, "tapped");
    work.emit({ is: "untapped", object }, cause, "502.3");
  }
}

/** 504.1. */
export function drawForTurn(work: Work): void {
  const { active: player } = work.game.turn;
  work.push({ do: "happen", would: [{ is: "draw", player }], cause });
}

/** 402.2: the maximum hand size is normally seven. */
const maximumHandSize = 7;

/** 514.1. */
export function discardToHandSize(
  work: Work,
  instruction: InstructionOf<"discardToHandSize">,
): void {
  const { active: player } = work.game.turn;
  const { hand } = playerOf(work.game, player);
  const count = hand.length - maximumHandSize;
  if (count <= 0) return;
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player,
      purpose: { is: "handSize" },
      from: hand.map((object) => ({ is: "object", object })),
      min: count,
      max: count,
      cr: ["514.1", "402.2"],
    });
    return;
  }
  const ids = answer.chosen.flatMap((one) => (one.is === "object" ? [one.object] : []));
  work.push(moveTo(work.game, ids, "graveyard", { how: "discard", player }, cause));
}

/** 514.2: marked damage and effects until end of turn go, all at once. */
export function endTurnEffects(work: Work): void {
  const damaged = work.game.battlefield.filter((id) => existing(work.game, id).damage);
  for (const id of damaged) work.clear(id, "damage");
  if (damaged.length > 0) {
    work.emit({ is: "damageRemoved", objects: damaged }, cause, "514.2");
  }
  const ending = work.game.effects.filter((effect) => effect.until.is === "endOfTurn");
  if (ending.length === 0) return;
  work.set({ effects: work.game.effects.filter((effect) => effect.until.is !== "endOfTurn") });
  work.emit({ is: "turnEffectsEnded", effects: ending.map((effect) => effect.id) }, cause, "514.2");
}

/** 514.3a: if anything happened, players get priority, and then there is another cleanup step. */
export function cleanupCheck(work: Work): void {
  if (!wouldPerformStateBased(work.game) && work.game.triggers.length === 0) return;
  const { active: player } = work.game.turn;
  // As this step ends, another cleanup step begins instead of the next turn.
  const agenda = work.game.agenda.map((one) =>
    one.do === "endStep" ? ({ ...one, next: "cleanup" } as const) : one,
  );
  work.set({ agenda });
  work.push({ do: "priority", player, passed: [] });
}
export const addPhases = (..._: readonly unknown[]): void => {};
