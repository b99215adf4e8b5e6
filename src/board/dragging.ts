/** One thing dropped on another: an answer that aims it there. */
import type { Action, Answer } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import { legalActions } from "../engine/index.ts";
import type { Target } from "../engine/objects.ts";
import { advance } from "./advance.ts";
import { targetKey } from "./possible.ts";

const isOf = (action: Action, source: ObjectId): boolean =>
  action.is !== "pass" && action.object === source;

/** What can be dragged now: what waits for its targets, or what its player may cast or activate. */
export function draggable(game: Game): ReadonlySet<ObjectId> {
  const { decision } = game;
  if (decision?.is === "choose") return new Set(game.stack);
  if (decision?.is !== "act") return new Set();
  return new Set(legalActions(game).flatMap((one) => (one.is === "pass" ? [] : [one.object])));
}

/** The choice of one thing, if that is what is asked for. */
function chosen({ decision }: Game, target: Target): Answer | undefined {
  if (decision?.is !== "choose" || decision.min > 1 || decision.max < 1) return undefined;
  const known = decision.from.find((one) => targetKey(one) === targetKey(target));
  return known && { is: "choose", chosen: [known] };
}

/**
 * The answers that aim one thing at another: the choice that is asked for, or casting a spell or
 * activating an ability with that target. Undefined where that is no single way on.
 */
export function dropped(
  game: Game,
  source: ObjectId,
  target: Target,
): readonly Answer[] | undefined {
  const { decision } = game;
  if (decision?.is === "choose") {
    const choice = chosen(game, target);
    return choice && [choice];
  }
  if (decision?.is !== "act") return undefined;
  const ways = legalActions(game)
    .filter((action) => isOf(action, source))
    .flatMap((action): readonly (readonly Answer[])[] => {
      const begun = advance(game, { is: "act", action });
      const choice = begun.ok ? chosen(begun.value.game, target) : undefined;
      return begun.ok && choice ? [[...begun.value.answers, choice]] : [];
    });
  const [only, ...others] = ways;
  return others.length === 0 ? only : undefined;
}
