/**
 * Loops of mandatory actions (CR 104.4b, 732.4). Players pass while such a loop goes on, but
 * passing is no choice that could stop it: nobody has to act outside the loop (732.5). So all that
 * goes by since somebody last chose anything is counted, and from a certain point on the game is
 * compared with what it was: a game that comes round to itself (hash.ts) is a draw.
 */
import type { Answer, Decision } from "./decisions.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import type { PlayerId } from "./ids.ts";
import { prune } from "./memory.ts";
import { Work } from "./work.ts";

/** Whether a player could have answered otherwise, passing aside. */
export function isChoice(decision: Decision, answer: Answer): boolean {
  switch (decision.is) {
    case "act":
      return answer.is === "act" && answer.action.is !== "pass";
    case "choose":
      return (
        decision.max > 0 && (decision.min < decision.max || decision.from.length > decision.max)
      );
    case "number":
      return decision.min < decision.max;
    case "option":
      return decision.options.length > 1;
    case "order":
      return decision.items.length > 1;
    case "divide":
      return decision.among.length > 1;
    case "pairs":
      return decision.pairs.length > 0;
    // 732.6: whoever refuses what something happens "unless" it is done needn't have done it.
    case "confirm":
      return !(decision.cr.includes("118.12a") && answer.is === "confirm" && !answer.yes);
    // Chance may bring something else next time.
    case "pay":
    case "chance":
      return true;
  }
}

/** A choice ends what might have been a loop. */
export function noteChoice(work: Work, decision: Decision, answer: Answer): void {
  if (work.game.lap && isChoice(decision, answer)) work.unset("lap");
}

/** So often priority is given in a turn without a choice before games are compared. */
const patience = 64;

/**
 * So often, and it is a loop although the game never is the same: life totals, counters or tokens
 * grow with each lap (104.4b speaks of a repeated sequence of events).
 */
const endless = 4096;

/**
 * Counts that a player is about to get priority, or that state-based actions are performed; true
 * when the game has come round to itself and so is over. The game is compared with one that is
 * kept, and another is kept at each power of two: every loop is found within two of its laps.
 */
export function noteLap(work: Work): boolean {
  const { count: before = 0, mark } = work.game.lap ?? {};
  const count = before + 1;
  if (count < patience) {
    work.set({ lap: { count } });
    return false;
  }
  const now = hash(comparable(work.game));
  if (now === mark || count > endless) {
    endInLoop(work);
    return true;
  }
  const isPowerOfTwo = (count & (count - 1)) === 0;
  work.set({ lap: { count, mark: isPowerOfTwo || mark === undefined ? now : mark } });
  return false;
}

/** The game without what grows with each lap although no rule and no text asks how much. */
function comparable(game: Game): Game {
  const few = (counts: Readonly<Record<PlayerId, number>>): Readonly<Record<PlayerId, number>> =>
    Object.fromEntries(
      Object.entries(counts).map(([player, count]) => [player, Math.min(count, 2)]),
    );
  const { thisTurn } = game;
  const { drawn, spellsCast } = thisTurn;
  const counts = { discarded: {}, drawn: few(drawn), spellsCast: few(spellsCast) };
  return prune({ ...game, thisTurn: { ...thisTurn, ...counts } });
}

function endInLoop(work: Work): void {
  work.unset("lap");
  work.set({ decision: null, agenda: [], result: { winner: null } });
  work.emit({ is: "gameEnded", winner: null, loop: true }, { is: "turn" }, "104.4b", "732.4");
}

/** So many instructions without a question to anybody are a loop that nobody can stop. */
export const stepBudget = 20_000;

/** The end of a game that went on for so long without asking anybody anything (104.4b). */
export function afterBudget(game: Game): Work {
  const work = new Work(game);
  endInLoop(work);
  return work;
}
