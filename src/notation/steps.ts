/** A played board cut into steps that a reader follows one by one. */
import type { Answer, Game, GameEvent } from "../engine/index.ts";
import type { Moment } from "./driver.ts";
import type { Played } from "./play.ts";

export interface Step {
  /** The game at the end of the step. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** What was answered in it, by lines or by itself, in order. */
  readonly answers: readonly Answer[];
  /** The line of the script, by its place in the script; none for what happens before the first. */
  readonly statement?: number;
}

/**
 * One step for each line of the script that does something; of a line that resolves several
 * objects or goes through several turns, one for each resolution and each turn.
 */
export function stepsOf({ moments }: Pick<Played, "moments">): readonly Step[] {
  const groups: Moment[][] = [];
  for (const moment of moments) {
    const group = groups.at(-1);
    if (group && !beginsStep(moment, group)) group.push(moment);
    else groups.push([moment]);
  }
  return groups.flatMap((group) => {
    const last = group.at(-1);
    if (!last) return [];
    const { game, statement } = last;
    const events = group.flatMap((moment) => moment.events);
    const answers = events.flatMap(({ what }) => (what.is === "answered" ? [what.answer] : []));
    return [{ game, events, answers, ...(statement !== undefined && { statement }) }];
  });
}

const ends: ReadonlySet<string> = new Set(["resolved", "didNotResolve", "turnBegan"]);

function beginsStep(moment: Moment, group: readonly Moment[]): boolean {
  if (group[0]?.statement !== moment.statement) return true;
  const acts = moment.events.some(({ what }) => what.is === "answered" && what.answer.is === "act");
  return acts && group.some(({ events }) => events.some(({ what }) => endsStep(what)));
}

const endsStep = (what: GameEvent["what"]): boolean =>
  ends.has(what.is) || (what.is === "moved" && what.how === "resolve");
