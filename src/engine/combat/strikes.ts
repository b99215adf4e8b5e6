/** First and double strike: two combat damage steps (CR 510.4, 702.4b, 702.7b). */
import type { Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { characteristics, hasRuleChange } from "../layers.ts";
import type { Work } from "../work.ts";
import { fightersIn } from "./members.ts";

const strikesTwice = (game: Game, id: ObjectId): boolean => hasRuleChange(game, id, "strikesTwice");

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  strikesTwice(game, id) || hasRuleChange(game, id, "strikesFirst");

/**
 * As a combat damage step begins: whether it is the second one. If it is the first one and some
 * creature has first or double strike, it is remembered which have, and another such step follows.
 */
export function beginDamage(work: Work): boolean {
  if (work.game.thisTurn.struckFirst) return true;
  const strikers = fightersIn(work.game).filter((id) => strikesFirst(work.game, id));
  if (strikers.length > 0) {
    const struckFirst = strikers.filter((id) => isLeftOutLater(work.game, id));
    work.set({
      thisTurn: { ...work.game.thisTurn, struckFirst },
      // Instead of the end of combat step the phase gets a second combat damage step.
      agenda: work.game.agenda.map((one) =>
        one.do === "endStep" ? ({ ...one, next: "combatDamage" } as const) : one,
      ),
    });
  }
  return false;
}

/** 310.2a, 310.5 of 2007: what would assign no damage then hasn't assigned any, and comes later. */
const isLeftOutLater = (game: Game, id: ObjectId): boolean =>
  game.rules.secondDamageStep === "othersThanStrikers" ||
  (characteristics(game, id).power ?? 0) > 0;

/**
 * Whether a creature assigns combat damage in this step: in the second one those that had neither
 * first nor double strike as the first began, and those that have double strike now (702.4c–d, 702.7c).
 */
export function strikesNow(game: Game, second: boolean, id: ObjectId): boolean {
  const { struckFirst } = game.thisTurn;
  if (!struckFirst) return true;
  if (!second) return struckFirst.includes(id);
  return !struckFirst.includes(id) || strikesTwice(game, id);
}
