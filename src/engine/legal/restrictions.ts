/** Who may activate an ability, where and when (CR 602.2, 602.5, 606.3, 113.6). */
import type { Node } from "../../language/schema.ts";
import type { Refusal } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { characteristics, isOfType, playerRules, ruleChanges, viewOf } from "../layers.ts";
import { isLoyaltyAbility, isManaAbility } from "../payment/kinds.ts";
import { holds, isMeant, matches } from "../view.ts";
import type { Work } from "../work.ts";
import { whyNotSorceryTime } from "./timing.ts";

/** Under which name the activations of an ability are counted (602.5b). */
const activationKey = (source: ObjectId, key: string): string => `${source}:${key}`;

/** Under which name the loyalty abilities of a permanent are counted together (606.3). */
export const loyaltyKey = (source: ObjectId): string => activationKey(source, "loyalty");

/** 606.3: which abilities share one activation each turn; in 2009 all that a planeswalker had (306.7). */
export const sharesActivation = (
  game: Game,
  source: ObjectId,
  ability: Node<"Ability", "activated">,
): boolean =>
  isLoyaltyAbility(ability) ||
  (game.rules.planeswalkerActivations === "allAbilities" && isOfType(game, source, "planeswalker"));

/** An ability has been activated: it counts for what says how often (602.5b, 606.3). */
export function countActivation(
  work: Work,
  source: ObjectId,
  key: string,
  ability: Node<"Ability", "activated">,
): void {
  const { thisTurn } = work.game;
  const shared = sharesActivation(work.game, source, ability);
  const counters = [activationKey(source, key), ...(shared ? [loyaltyKey(source)] : [])];
  const counted = counters.map((one) => [one, (thisTurn.activations[one] ?? 0) + 1] as const);
  work.set({
    thisTurn: {
      ...thisTurn,
      activations: { ...thisTurn.activations, ...Object.fromEntries(counted) },
    },
  });
}

/** How often an ability may still be activated this turn (602.5b, 606.3). */
export function activationsLeft(
  game: Game,
  source: ObjectId,
  key: string,
  ability: Node<"Ability", "activated">,
): number {
  const used = game.thisTurn.activations[activationKey(source, key)] ?? 0;
  const shared = sharesActivation(game, source, ability) ? 1 : Number.POSITIVE_INFINITY;
  return Math.min(shared, (ability.limit ?? Number.POSITIVE_INFINITY) - used);
}

/** Why a player may not activate an ability, its costs and targets aside, or nothing. */
export function whyNotUsable(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  key: string,
  ability: Node<"Ability", "activated">,
): Refusal | undefined {
  const context = { source, controller: player };
  const { place } = existing(game, source);
  const { controller } = characteristics(game, source);
  if (place.zone !== (ability.zone ?? "battlefield")) {
    return { code: "wrongZone", cr: "113.6", object: source };
  }
  // 602.2: its controller, unless it says otherwise.
  const allowed = ability.who
    ? isMeant(viewOf(game), { source, controller }, ability.who, player)
    : controller === player;
  if (!allowed) return { code: "notYours", cr: "602.2", object: source };
  const stops = ({ unlessMana }: { readonly unlessMana?: boolean }): boolean =>
    !(unlessMana && isManaAbility(ability));
  const forbidden =
    ruleChanges(game, source, "cantActivate").find(({ change }) => stops(change)) ??
    playerRules(game, player, "cantActivateAbilities").find(
      ({ change, source: by, controller: whose }) =>
        stops(change) &&
        (!change.of || matches(viewOf(game), { source: by, controller: whose }, change.of, source)),
    );
  if (forbidden) return { code: "prohibited", cr: forbidden.rule ?? "602.5", object: source };
  if (ability.timing === "sorcery" && whyNotSorceryTime(game, player)) {
    return { code: "onlyAsSorcery", cr: "602.5d", object: source };
  }
  if (sharesActivation(game, source, ability)) {
    const refusal = whyNotSorceryTime(game, player);
    if (refusal) return { ...refusal, cr: "606.3", object: source };
    if ((game.thisTurn.activations[loyaltyKey(source)] ?? 0) > 0) {
      return { code: "loyaltyUsed", cr: "606.3", object: source };
    }
  }
  if (activationsLeft(game, source, key, ability) <= 0) {
    return { code: "limitReached", cr: "602.5b", object: source };
  }
  return ability.onlyIf && !holds(viewOf(game), context, ability.onlyIf)
    ? { code: "conditionNotMet", cr: "602.5", object: source }
    : undefined;
}
