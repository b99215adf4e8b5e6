/** The points of combat before or after which something may be done (CR 506.7). */
import type { Node } from "../../language/schema.ts";
import { type Step, steps, stepsOfPart, type TurnPart } from "../../language/vocabulary.ts";
import type { Game, ThisTurn } from "../game.ts";
import { someCardSays } from "../someCard.ts";
import type { Work } from "../work.ts";

type Point = Omit<Node<"Condition", "isBefore">, "is">;

const asksForPoints = someCardSays("isBefore", "isAfter");

export const partOf = (step: Step, part: TurnPart): boolean =>
  (stepsOfPart[part] as readonly Step[]).includes(step);

const isCombat = (step: Step): boolean => partOf(step, "combat");

const comesBefore = (step: Step, other: Step): boolean =>
  steps.indexOf(step) < steps.indexOf(other);

/** A turn that begins at a step: its one combat phase so far is as far as that, if there was any. */
export function withCombats({ cards }: Pick<Game, "cards">, turn: ThisTurn, step: Step): ThisTurn {
  if (!asksForPoints(cards)) return turn;
  const past = stepsOfPart.combat.filter((one) => !comesBefore(step, one));
  return { ...turn, combats: past.length > 0 ? [past] : [] };
}

/** Notes the step of combat that begins, where somebody asks for it. */
export function noteCombat(work: Work): void {
  const { thisTurn, turn } = work.game;
  const { combats } = thisTurn;
  if (!combats || !isCombat(turn.step)) return;
  const [before, present] =
    turn.step === "beginCombat" ? [combats, []] : [combats.slice(0, -1), combats.at(-1) ?? []];
  work.set({ thisTurn: { ...thisTurn, combats: [...before, [...present, turn.step]] } });
}

/**
 * 506.7a–b: a point is past as its step begins. 506.7d: that of the turn's first combat phase is
 * meant; 506.7e: if there is none, what comes before the phase that would follow it.
 */
export function isBefore(game: Game, { point, any }: Point): boolean {
  const { step } = game.turn;
  const { combats = [] } = game.thisTurn;
  if (isCombat(step)) return (any || combats.length === 1) && comesBefore(step, point);
  return !any && combats.length === 0 && comesBefore(step, "beginCombat");
}

/** 506.7f: what hasn't come in a combat phase, its steps skipped (508.8), isn't past there. */
export function isAfter(game: Game, { point, any }: Point): boolean {
  const { combats = [] } = game.thisTurn;
  const combat = any ? (isCombat(game.turn.step) ? combats.at(-1) : undefined) : combats[0];
  return combat?.includes(point) ?? false;
}
