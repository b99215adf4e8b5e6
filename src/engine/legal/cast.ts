/** Which spells a player may cast, in which ways, and why not (CR 601.3, 117.1a, 118.9). */
import type { Zone } from "../../language/vocabulary.ts";
import { allowedObjects } from "../allowed.ts";
import { putSpellOnStack, whyNotComplete } from "../casting.ts";
import { wayIn, waysIn } from "../costs/total.ts";
import type { Refusal } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { inForce } from "../inForce.ts";
import { characteristics, isOfType, playerRules, viewOf } from "../layers.ts";
import type { CastWay } from "../objects.ts";
import { shownFace } from "../printed.ts";
import { asJudged } from "../prohibitions.ts";
import { isMeant, matches, unreachable } from "../view.ts";
import { Work } from "../work.ts";
import { whyNotSorceryTime } from "./timing.ts";

/**
 * Why a player can't cast a card in a certain way now, or nothing. A casting that a resolution
 * offers (`offered`, and every `alternative`) heeds neither zone nor timing (608.2g).
 */
export function whyNotCast(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
  offered = false,
): Refusal | undefined {
  const object = game.objects[card];
  if (!object) return { code: "notThere", cr: "601.3", object: card };
  // 601.2a: cards are cast; neither a token nor a copy of a spell is one (111.6, 707.10).
  if (object.base) return { code: "notASpell", cr: "601.2a", object: card };
  // 305.9: a land can't be cast; 406.3a: what is face down is seen as it is turned up to be cast.
  const seen = object.faceDown ? shownFace(game, object) : characteristics(game, card);
  const { types = [] } = seen ?? {};
  if (types.length === 0 || types.includes("land")) {
    return { code: "notASpell", cr: "305.9", object: card };
  }
  // 709.3: which half is cast is chosen before it is put onto the stack.
  if (!waysOfHalves(game, card, [way]).some((one) => one.half === way.half)) {
    return { code: "notAChoice", cr: "709.3", object: card };
  }
  const refusal = offered ? undefined : whyNotThisWay(game, player, card, way);
  if (refusal) return refusal;
  // Whether it may be cast is seen from the spell that it would be (601.2e, 601.3, 702.103d).
  const work = new Work(game);
  const spell = putSpellOnStack(work, player, card, way);
  if (way.is === "free" && !allowsFree(work.game, player, way.source, spell)) {
    return { code: "wrongZone", cr: "601.3", object: card };
  }
  const wrongResult = whyNotResulting(work.game, player, spell, way);
  if (wrongResult) return { ...wrongResult, object: card };
  const early =
    !offered && heedsTiming(way) ? whyNotTiming(game, work.game, player, spell) : undefined;
  if (early) return { ...early, object: card };
  const incomplete = whyNotComplete(work.game, { kind: "spell", player, object: spell, way });
  // The spell exists only in thought: name the card instead.
  return incomplete?.object === spell ? { ...incomplete, object: card } : incomplete;
}

/** Whether the way in which a card is cast is a permission that a rule or effect gives (601.3). */
function whyNotThisWay(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): Refusal | undefined {
  switch (way.is) {
    case "alternative":
      return undefined;
    case "permission":
      return game.permissions.some(
        (one) => one.id === way.permission && one.object === card && one.player === player,
      )
        ? undefined
        : { code: "wrongZone", cr: "601.3", object: card };
    case "normal":
    case "free":
      // 118.9: to pay something else is no leave to cast from elsewhere; what gives that leave is a
      // way or permission with a cost of its own, and two of those don't go together (118.9a).
      return whyNotFrom(game, player, card, "hand");
    case "way": {
      const ability = wayIn(game, card, way.way);
      if (!ability) return { code: "notAChoice", cr: "118.9", object: card };
      return whyNotFrom(game, player, card, ability.from ?? "hand");
    }
    default:
      return unreachable(way);
  }
}

/** 702.34a: a way to cast may be only for what makes a spell of some kind. */
function whyNotResulting(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  way: CastWay,
): Refusal | undefined {
  const ability = way.is === "way" ? wayIn(game, spell, way.way) : undefined;
  if (!ability?.resulting) return undefined;
  const context = { source: spell, controller: player };
  return matches(viewOf(game), context, ability.resulting, spell)
    ? undefined
    : { code: "conditionNotMet", cr: ability.rule ?? "601.3" };
}

function whyNotFrom(game: Game, player: PlayerId, card: ObjectId, zone: Zone): Refusal | undefined {
  if (zone === "hand" && allowedObjects(game, player, "mayPlay").includes(card)) return undefined;
  const { place, owner } = existing(game, card);
  if (place.zone !== zone) return { code: "wrongZone", cr: "601.3", object: card };
  return (place.player ?? owner) === player
    ? undefined
    : { code: "notYours", cr: "601.3", object: card };
}

const heedsTiming = (way: CastWay): boolean => way.is !== "alternative" && way.is !== "permission";

/**
 * 117.1a: instants any time, other spells in one's own main phase with an empty stack, unless they
 * may be cast as though they had flash (601.3b–d, 702.8a). `proposed` is the game with the spell on
 * the stack in thought.
 */
function whyNotTiming(
  game: Game,
  proposed: Game,
  player: PlayerId,
  spell: ObjectId,
): Refusal | undefined {
  if (isOfType(proposed, spell, "instant")) return undefined;
  const refusal = whyNotSorceryTime(game, player);
  if (!refusal) return undefined;
  const view = viewOf(asJudged(proposed, spell));
  const flash = playerRules(proposed, player, "castAsThoughFlash").some(
    ({ change, source, controller }) => matches(view, { source, controller }, change.spells, spell),
  );
  return flash ? undefined : refusal;
}

function allowsFree(game: Game, player: PlayerId, source: ObjectId, spell: ObjectId): boolean {
  const view = viewOf(game);
  return inForce(game, "freeCasting").some(
    ({ ability, context }) =>
      context.source === source &&
      isMeant(view, context, ability.who, player) &&
      matches(view, context, ability.spells, spell),
  );
}

/** The ways in which a player might cast a card with priority, legal or not. */
export function castWays(game: Game, player: PlayerId, card: ObjectId): readonly CastWay[] {
  const free = new Set(inForce(game, "freeCasting").map(({ context }) => context.source));
  return waysOfHalves(game, card, [
    { is: "normal" },
    ...game.permissions
      .filter((one) => one.object === card && one.player === player)
      .map(({ id }): CastWay => ({ is: "permission", permission: id })),
    ...waysOf(game, card, player).map((way): CastWay => ({ is: "way", way })),
    ...[...free].map((source): CastWay => ({ is: "free", source })),
  ]);
}

/** 709.3: each way to cast a split card is one for each of its halves. */
export function waysOfHalves(
  game: Game,
  card: ObjectId,
  ways: readonly CastWay[],
): readonly CastWay[] {
  const object = game.objects[card];
  const halves = object?.card === undefined ? undefined : game.cards[object.card]?.halves;
  if (!halves) return ways;
  return ways.flatMap((way) => halves.map(({ name }): CastWay => ({ ...way, half: name.en })));
}

/** The halves of a split card that may be cast so, or the way as it is; empty if none may. */
export const castableWays = (
  game: Game,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): readonly CastWay[] =>
  waysOfHalves(game, card, [way]).filter((one) => !whyNotCast(game, player, card, one, true));

/** The ways to cast a card that it says itself, as far as they start where it is, or as if it were. */
export function waysOf(game: Game, card: ObjectId, player: PlayerId): readonly string[] {
  const zone = game.objects[card]?.place.zone;
  const isAllowed = allowedObjects(game, player, "mayPlay").includes(card);
  return waysIn(game, card).flatMap(({ item: { from = "hand" }, called }) =>
    from === zone || (isAllowed && from === "hand") ? [called] : [],
  );
}
