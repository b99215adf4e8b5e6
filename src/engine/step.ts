/** The machine: one instruction of the agenda at a time. */
import { whyNot } from "./answers.ts";
import { announce, propose, proposeAbility, rewind } from "./casting.ts";
import { byChance, isDecidedByChance } from "./chance.ts";
import {
  checkCombat,
  combatDamage,
  declareAttackers,
  declareBlockers,
  orderDamage,
} from "./combat/index.ts";
import { drawConsequences } from "./consequences.ts";
import { noteControl } from "./control.ts";
import { payCost } from "./costs.ts";
import { dayNightNow, dayOrNight } from "./dayNight.ts";
import type { Answer, Refusal } from "./decisions.ts";
import { endLapsed } from "./durations.ts";
import { endClash, placeClashed } from "./effects/chance.ts";
import { carryOut, carryOutForEach } from "./effects/index.ts";
import { shuffle } from "./effects/library.ts";
import { afterOffer } from "./effects/optional.ts";
import { regenerate } from "./effects/permanents.ts";
import { orderCopies } from "./effects/spells.ts";
import type { GameEvent } from "./events.ts";
import type { Game } from "./game.ts";
import { happen } from "./happen.ts";
import type { PlayerId } from "./ids.ts";
import type { Instruction, InstructionOf } from "./instructions.ts";
import { lose } from "./leaving.ts";
import { noteLooking } from "./looking.ts";
import { afterBudget, noteChoice, stepBudget } from "./loops.ts";
import { recordEvents } from "./memory.ts";
import { openingHands } from "./opening.ts";
import { activateMana, payMana, spendMana } from "./payment.ts";
import { phaseIn } from "./phasing.ts";
import { givePriority, playLand } from "./priority.ts";
import { endFrame, finishResolving, goOnTo, resolveTop } from "./resolving.ts";
import { fail, ok, type Result } from "./result.ts";
import { alsoStateBased, keepOne } from "./stateBased.ts";
import { newTargets } from "./targets/renewing.ts";
import { noteTriggers, placeTrigger, placeTriggers } from "./triggers.ts";
import { beginStep, beginTurn, endStep, priorityIfAttack } from "./turn.ts";
import {
  cleanupCheck,
  discardToHandSize,
  drawForTurn,
  endTurnEffects,
  untapAll,
} from "./turnActions.ts";
import { noteLegends } from "./unique.ts";
import { Work } from "./work.ts";

/** A game and what happened on the way to it. */
export interface Progress {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** One handler an instruction; each in the module of its chapter. */
const handlers: {
  readonly [Do in Instruction["do"]]: (work: Work, instruction: InstructionOf<Do>) => void;
} = {
  openingHands,
  beginTurn,
  beginStep,
  phaseIn,
  dayOrNight,
  untapAll,
  drawForTurn,
  discardToHandSize,
  endTurnEffects,
  cleanupCheck,
  declareAttackers,
  priorityIfAttack,
  declareBlockers,
  orderDamage,
  combatDamage,
  endStep,
  priority: givePriority,
  placeTriggers,
  placeTrigger,
  orderCopies,
  propose,
  proposeAbility,
  announce,
  payMana,
  spendMana,
  activateMana,
  payCost,
  resolveTop,
  keepOne,
  alsoStateBased,
  newTargets,
  playLand,
  effect: carryOut,
  effectForEach: carryOutForEach,
  ifDone: afterOffer,
  finishResolving,
  endFrame,
  goOnTo,
  happen,
  regenerate,
  shuffle,
  placeClashed,
  endClash,
};

function handle<Do extends Instruction["do"]>(work: Work, instruction: InstructionOf<Do>): void {
  const handler = handlers[instruction.do] as (work: Work, instruction: InstructionOf<Do>) => void;
  handler(work, instruction);
}

/** Carries out the top instruction. A game that waits for a player, or is over, stays as it is. */
export function step(game: Game): Progress {
  if (isDecidedByChance(game)) return leaveToChance(game);
  const instruction = game.agenda.at(-1);
  if (game.decision || game.result || !instruction) return { game, events: [] };
  const work = new Work({ ...game, agenda: game.agenda.slice(0, -1) });
  handle(work, instruction);
  return conclude(work, game);
}

/** What follows at once from what a step did. */
export function conclude(work: Work, before: Game): Progress {
  checkCombat(work, before);
  if (work.events.length > 0) {
    dayNightNow(work);
    endLapsed(work);
    noteControl(work, before);
    drawConsequences(work);
    noteLegends(work, before);
    noteLooking(work);
    recordEvents(work);
    noteTriggers(work, before);
  }
  return { game: work.game, events: work.events };
}

/** The seed decides, and the next one takes its place. */
function leaveToChance(game: Game): Progress {
  const { decision, seed } = game;
  if (decision?.is !== "chance" || seed === undefined) return { game, events: [] };
  const { answer: brought, seed: next } = byChance(seed, decision);
  const result = answer({ ...game, seed: next }, brought);
  if (!result.ok) throw new Error("Chance brought something that isn't possible.");
  return result.value;
}

/** Goes on until a player must decide or the game is over. */
export function run(game: Game): Progress {
  const events: GameEvent[] = [];
  let now = game;
  const goesOn = (game: Game): boolean =>
    (!game.decision || isDecidedByChance(game)) && !game.result && game.agenda.length > 0;
  for (let left = stepBudget; goesOn(now); left -= 1) {
    const next = left > 0 ? step(now) : afterBudget(now);
    events.push(...next.events);
    now = next.game;
  }
  return { game: now, events };
}

/** Takes back the spell or ability that a player is in the middle of casting or activating. */
export interface Cancel {
  readonly is: "cancel";
}

/**
 * Answers the decision that the game waits on. A legal answer is recorded, and the game can go on
 * with `step` or `run`; an illegal one is refused with its reason and leaves the game as it was.
 */
export function answer(game: Game, given: Answer | Cancel): Result<Progress, Refusal> {
  if (given.is === "cancel") return cancel(game);
  const refusal = whyNot(game, given);
  if (refusal) return fail(refusal);
  const { decision, agenda } = game;
  const waiting = agenda.at(-1);
  if (!decision || !waiting) return fail({ code: "notYourDecision", cr: "117.1" });
  const answers = [...(waiting.answers ?? []), { ...given, by: decision.player }];
  const work = new Work({
    ...game,
    decision: null,
    agenda: [...agenda.slice(0, -1), { ...waiting, answers }],
  });
  noteChoice(work, decision, given);
  const { player } = decision;
  work.emit(
    { is: "answered", player, decision, answer: given },
    { is: "player", player },
    ...decision.cr,
  );
  return ok({ game: work.game, events: work.events });
}

/** 104.3a: a player concedes, at any time, and leaves the game at once. */
export function concede(game: Game, player: PlayerId): Progress {
  const work = new Work(game);
  if (!game.result) lose(work, [{ player, why: "conceded" }], { is: "player", player });
  return conclude(work, game);
}

/** 733.1: what was begun and can't or won't be completed is reversed whole. */
function cancel(game: Game): Result<Progress, Refusal> {
  const begun = game.agenda.findLast(
    (one): one is InstructionOf<"announce"> => one.do === "announce" && !!one.proposal.before,
  );
  if (!begun || begun.proposal.player !== game.decision?.player) {
    return fail({ code: "notYourDecision", cr: "733.1" });
  }
  const work = new Work(game);
  rewind(work, begun.proposal);
  return ok({ game: work.game, events: work.events });
}
