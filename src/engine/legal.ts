/** What a player may do with priority, and why not (CR 117.1, 601.3, 602.5, 305). */
import type { Ability } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import { allowedObjects } from "./allowed.ts";
import { putAbilityOnStack, whyNotComplete } from "./casting.ts";
import type { Action, Refusal } from "./decisions.ts";
import { activePlayers, existing, type Game, playerOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, isOfType, playerRules, viewOf } from "./layers.ts";
import { castWays, waysOf, whyNotCast } from "./legal/cast.ts";
import { whyNotUsable } from "./legal/restrictions.ts";
import { whyNotSorceryTime } from "./legal/timing.ts";
import { amountOf, unreachable } from "./view.ts";
import { Work } from "./work.ts";

export { castableWays, castWays, waysOfHalves, whyNotCast } from "./legal/cast.ts";
export { whyNotSorceryTime } from "./legal/timing.ts";

// Activating -----------------------------------------------------------------------------------

/** Why a player can't activate an ability now, or nothing (602.2, 602.5). */
function whyNotActivate(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  key: string,
): Refusal | undefined {
  if (!game.objects[source]) return { code: "notThere", cr: "602.2", object: source };
  const found = characteristics(game, source).abilities.find((one) => one.key === key);
  if (found?.ability.is !== "activated") {
    return { code: "noSuchAbility", cr: "602.2", object: source };
  }
  const { ability } = found;
  const refusal = whyNotUsable(game, player, source, key, ability);
  if (refusal) return refusal;
  const work = new Work(game);
  const onStack = putAbilityOnStack(work, player, source, key);
  if (!onStack) return { code: "noSuchAbility", cr: "602.2", object: source };
  const incomplete = whyNotComplete(work.game, {
    kind: "activated",
    player,
    object: onStack,
    way: { is: "normal" },
  });
  return incomplete && { ...incomplete, object: source };
}

// Lands ----------------------------------------------------------------------------------------

/** How many lands a player can play on each of their turns (305.2). */
function landPlays(game: Game, player: PlayerId): number {
  return playerRules(game, player, "moreLandPlays").reduce(
    (sum, { change, source, controller }) =>
      sum + amountOf(viewOf(game), { source, controller }, change.amount),
    1,
  );
}

/** Why a player can't play a card as a land now, or nothing (305.1–305.3). */
function whyNotPlayLand(game: Game, player: PlayerId, card: ObjectId): Refusal | undefined {
  const object = game.objects[card];
  if (!object) return { code: "notThere", cr: "305.1", object: card };
  if (!isOfType(game, card, "land")) {
    return { code: "notALand", cr: "305.1", object: card };
  }
  const isInHand = object.place.zone === "hand" && object.place.player === player;
  if (!isInHand && !allowedObjects(game, player, "mayPlay", true).includes(card)) {
    return { code: "wrongZone", cr: "305.1", object: card };
  }
  const refusal = whyNotSorceryTime(game, player);
  if (refusal && (refusal.code === "notYourTurn" || !hasFlash(game, card))) {
    return { ...refusal, cr: "305.1", object: card };
  }
  return whyNoMoreLands(game, player, card);
}

/** 702.8a: flash is leave to play the card itself, and a land is played, if only in one's turn (305.3). */
const hasFlash = (game: Game, card: ObjectId): boolean =>
  characteristics(game, card).abilities.some(
    ({ ability }) =>
      ability.is === "forPlayers" &&
      ability.changes.some(
        (change) => change.is === "castAsThoughFlash" && change.spells.is === "isSelf",
      ),
  );

/** 305.2b: no more lands than the player can play this turn, for whatever reason. */
export function whyNoMoreLands(game: Game, player: PlayerId, card: ObjectId): Refusal | undefined {
  return (game.thisTurn.landsPlayed[player] ?? 0) >= landPlays(game, player)
    ? { code: "landAlreadyPlayed", cr: "305.2", object: card }
    : undefined;
}

/** 305.2b, 305.3: why a resolution can't have a player play a land, whatever the time. */
export function whyNotPlayLandNow(
  game: Game,
  player: PlayerId,
  card: ObjectId,
): Refusal | undefined {
  return activePlayers(game).includes(player)
    ? whyNoMoreLands(game, player, card)
    : { code: "notYourTurn", cr: "305.3", object: card };
}

// All together ---------------------------------------------------------------------------------

export function whyNotAct(game: Game, player: PlayerId, action: Action): Refusal | undefined {
  switch (action.is) {
    case "pass":
      return undefined;
    case "cast":
      return action.way.is === "alternative"
        ? { code: "notAChoice", cr: "601.3", object: action.object }
        : whyNotCast(game, player, action.object, action.way);
    case "activate":
      return whyNotActivate(game, player, action.object, action.ability);
    case "playLand":
      return whyNotPlayLand(game, player, action.object);
    default:
      return unreachable(action);
  }
}

/** Everything that the player with priority may do, passing first. */
export function legalActions(game: Game): readonly Action[] {
  const { decision } = game;
  if (decision?.is !== "act") return [];
  return [
    { is: "pass" },
    ...actionsToTry(game).filter(
      (action) => whyNotAct(game, decision.player, action) === undefined,
    ),
  ];
}

/** What the player with priority might do besides passing, as far as places and abilities tell. */
export function actionsToTry(game: Game): readonly Action[] {
  const { decision } = game;
  if (decision?.is !== "act") return [];
  const { player } = decision;
  const { hand, graveyard } = playerOf(game, player);
  const offered = [...graveyard, ...game.exile].filter((id) => waysOf(game, id, player).length > 0);
  const permitted = game.permissions
    .filter((one) => one.player === player)
    .map((one) => one.object);
  const castable = [
    ...new Set([...hand, ...allowedObjects(game, player, "mayPlay"), ...permitted, ...offered]),
  ];
  return [
    ...castable.flatMap((object) =>
      castWays(game, player, object).map((way): Action => ({ is: "cast", object, way })),
    ),
    ...castable.map((object): Action => ({ is: "playLand", object })),
    ...[...game.battlefield, ...hand, ...graveyard, ...game.exile].flatMap((object) =>
      characteristics(game, object)
        .abilities.filter(({ ability }) =>
          isActivatedIn(ability, existing(game, object).place.zone),
        )
        .map(({ key }): Action => ({ is: "activate", object, ability: key })),
    ),
  ];
}

/** 113.6: an activated ability functions on the battlefield unless it says otherwise. */
const isActivatedIn = (ability: Ability, zone: Zone): boolean =>
  ability.is === "activated" && zone === (ability.zone ?? "battlefield");
