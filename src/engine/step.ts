/** The machine: one instruction of the agenda at a time. */
import { whyNot } from "./answers.ts";
import { announce, propose, proposeAbility, rewind } from "./casting.ts";
import { combatDamage, declareAttackers, declareBlockers } from "./combat.ts";
import { drawConsequences } from "./consequences.ts";
import { payCost } from "./costs.ts";
import type { Answer, Refusal } from "./decisions.ts";
import { endClash, placeClashed } from "./effects/chance.ts";
import { carryOut } from "./effects/index.ts";
import { shuffle } from "./effects/library.ts";
import { afterOffer } from "./effects/optional.ts";
import { regenerate } from "./effects/permanents.ts";
import type { GameEvent } from "./events.ts";
import type { Game } from "./game.ts";
import { happen } from "./happen.ts";
import type { Instruction, InstructionOf } from "./instructions.ts";
import { activateMana, payMana, spendMana } from "./payment.ts";
import { givePriority } from "./priority.ts";
import { rememberEvents } from "./remembering.ts";
import { endFrame, finishResolving, goOnTo, resolveTop } from "./resolving.ts";
import { fail, ok, type Result } from "./result.ts";
import { noteTriggers, placeTrigger, placeTriggers } from "./triggers.ts";
import {
  beginStep,
  beginTurn,
  cleanupCheck,
  discardToHandSize,
  drawForTurn,
  endStep,
  endTurnEffects,
  untapAll,
} from "./turn.ts";
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
  beginTurn,
  beginStep,
  untapAll,
  drawForTurn,
  discardToHandSize,
  endTurnEffects,
  cleanupCheck,
  declareAttackers,
  declareBlockers,
  combatDamage,
  endStep,
  priority: givePriority,
  placeTriggers,
  placeTrigger,
  propose,
  proposeAbility,
  announce,
  payMana,
  spendMana,
  activateMana,
  payCost,
  resolveTop,
  effect: carryOut,
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
  const instruction = game.agenda.at(-1);
  if (game.decision || game.result || !instruction) return { game, events: [] };
  const work = new Work({ ...game, agenda: game.agenda.slice(0, -1) });
  handle(work, instruction);
  if (work.events.length > 0) {
    rememberEvents(work);
    drawConsequences(work, game);
    noteTriggers(work, game);
  }
  return { game: work.game, events: work.events };
}

/** Goes on until a player must decide or the game is over. */
export function run(game: Game): Progress {
  const events: GameEvent[] = [];
  let now = game;
  while (!now.decision && !now.result && now.agenda.length > 0) {
    const next = step(now);
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
  const answers = [...(waiting.answers ?? []), given];
  const work = new Work({
    ...game,
    decision: null,
    agenda: [...agenda.slice(0, -1), { ...waiting, answers }],
  });
  const { player } = decision;
  work.emit(
    { is: "answered", player, decision, answer: given },
    { is: "player", player },
    ...decision.cr,
  );
  return ok({ game: work.game, events: work.events });
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
