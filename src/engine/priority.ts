/** Priority (CR 117): who may act, and what happens when all have passed. */
import { dayNightNow } from "./dayNight.ts";
import type { Action } from "./decisions.ts";
import { type Game, inTurnOrder, type PendingTrigger, playerOf, teamOf } from "./game.ts";
import type { PlayerId } from "./ids.ts";
import type { Instruction, InstructionOf } from "./instructions.ts";
import { noteLap } from "./loops.ts";
import { endPermissions } from "./permitting.ts";
import { performStateBased } from "./stateBased.ts";
import { noteStateTriggers, placeAllTriggers } from "./triggers.ts";
import type { Work } from "./work.ts";

/** 117.5: state-based actions and triggers first, again and again; then the player may act. */
export function givePriority(work: Work, instruction: InstructionOf<"priority">): void {
  const { player, passed, answers = [] } = instruction;
  const [answer] = answers;
  if (answer?.is === "act") {
    act(work, player, passed, answer.action);
    return;
  }
  // Ahead of what the check puts on the agenda, so that this comes after it.
  work.push(instruction);
  dayNightNow(work);
  if (performStateBased(work)) {
    if (!work.game.result) noteLap(work);
    return;
  }
  noteStateTriggers(work);
  forgetTriggersOfGone(work);
  if (work.game.triggers.length > 0) {
    placeAllTriggers(work);
    return;
  }
  // 800.4a, 800.4j: instead of a player who has left the game the next one gets it.
  if (playerOf(work.game, player).lost) {
    work.set({ agenda: work.game.agenda.slice(0, -1) });
    goRound(work, player, passed);
    return;
  }
  work.set({ decision: { is: "act", player, cr: ["117.1"] } });
  work.emit({ is: "gotPriority", player }, { is: "turn" }, "117.3");
  noteLap(work);
}

/** 800.4d: abilities of players who have left are not put on the stack. */
function forgetTriggersOfGone(work: Work): void {
  const { triggers } = work.game;
  const isGone = ({ controller }: PendingTrigger): boolean =>
    playerOf(work.game, controller).lost === true;
  const gone = triggers.filter(isGone);
  if (gone.length === 0) return;
  work.set({ triggers: triggers.filter((one) => !isGone(one)) });
  for (const { id: object, source } of gone) {
    const cause = { is: "object", object: source } as const;
    work.emit({ is: "triggerRemoved", object, source, leftGame: true }, cause, "800.4d");
  }
}

function act(work: Work, player: PlayerId, passed: readonly PlayerId[], action: Action): void {
  // 117.3c: after an action the same player receives priority.
  const again: Instruction = { do: "priority", player, passed: [] };
  switch (action.is) {
    case "pass":
      pass(work, player, passed);
      return;
    case "cast": {
      const { object, way } = action;
      work.push({ do: "propose", player, object, way }, again);
      return;
    }
    case "activate": {
      const { object, ability } = action;
      work.push({ do: "proposeAbility", player, object, ability }, again);
      return;
    }
    case "playLand":
      work.push(again);
      playLand(work, { do: "playLand", player, object: action.object });
      return;
  }
}

/** 117.3d. */
function pass(work: Work, player: PlayerId, passed: readonly PlayerId[]): void {
  work.emit({ is: "passed", player }, { is: "player", player }, "117.3d");
  goRound(work, player, passed);
  endPermissions(work, player);
}

/** 117.4: the next player gets priority; when all have passed, the top of the stack resolves. */
function goRound(work: Work, player: PlayerId, passed: readonly PlayerId[]): void {
  const all = [...passed, player];
  const next = nextAfter(work.game, player, all);
  if (next) {
    work.push({ do: "priority", player: next, passed: all });
  } else if (work.game.stack.length > 0) {
    const { active } = work.game.turn;
    work.push({ do: "resolveTop" }, { do: "priority", player: active, passed: [] });
  }
}

/** 805.5: where a team has priority, it goes round within the team first. */
function nextAfter(
  game: Game,
  player: PlayerId,
  passed: readonly PlayerId[],
): PlayerId | undefined {
  const waiting = inTurnOrder(game, player).filter((one) => !passed.includes(one));
  const team = game.teams?.sharedTurns ? teamOf(game, player) : [];
  return waiting.find((one) => team.includes(one)) ?? waiting[0];
}

/** 116.2a, 305.1: a special action, without the stack. */
export function playLand(work: Work, instruction: InstructionOf<"playLand">): void {
  const { player, object: card } = instruction;
  const { landsPlayed } = work.game.thisTurn;
  work.set({
    thisTurn: {
      ...work.game.thisTurn,
      landsPlayed: { ...landsPlayed, [player]: (landsPlayed[player] ?? 0) + 1 },
    },
  });
  work.push({
    do: "happen",
    would: [{ is: "move", object: card, to: { zone: "battlefield" }, how: "play", player }],
    cause: { is: "player", player },
  });
}
