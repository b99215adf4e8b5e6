/** Who may activate an ability, where and when (CR 602.2, 602.5, 606.3, 113.6). */
import type { Node } from "../../language/schema.ts";
import type { Refusal } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { characteristics, viewOf } from "../layers.ts";
import { isLoyaltyAbility } from "../payment/sources.ts";
import { holds, isMeant } from "../view.ts";
import { whyNotSorceryTime } from "./timing.ts";

/** Under which name the activations of an ability are counted (602.5b). */
export const activationKey = (source: ObjectId, key: string): string => `${source}:${key}`;

/** Under which name the loyalty abilities of a permanent are counted together (606.3). */
export const loyaltyKey = (source: ObjectId): string => activationKey(source, "loyalty");

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
  if (ability.timing === "sorcery" && whyNotSorceryTime(game, player)) {
    return { code: "onlyAsSorcery", cr: "602.5d", object: source };
  }
  if (isLoyaltyAbility(ability)) {
    const refusal = whyNotSorceryTime(game, player);
    if (refusal) return { ...refusal, cr: "606.3", object: source };
    if ((game.thisTurn.activations[loyaltyKey(source)] ?? 0) > 0) {
      return { code: "loyaltyUsed", cr: "606.3", object: source };
    }
  }
  const used = game.thisTurn.activations[activationKey(source, key)] ?? 0;
  if (ability.limit !== undefined && used >= ability.limit) {
    return { code: "limitReached", cr: "602.5b", object: source };
  }
  return ability.onlyIf && !holds(viewOf(game), context, ability.onlyIf)
    ? { code: "conditionNotMet", cr: "602.5", object: source }
    : undefined;
}
