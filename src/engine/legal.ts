/** What a player may do with priority, and why not (CR 117.1, 601.3, 602.5, 305). */
import type { Ability, Node } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import { activationKey, putAbilityOnStack, putSpellOnStack, whyNotComplete } from "./casting.ts";
import type { Action, Refusal } from "./decisions.ts";
import { existing, type Game, playerOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { characteristics, viewOf } from "./layers.ts";
import type { CastWay } from "./objects.ts";
import { isManaAbility, manaSources } from "./payment.ts";
import { cantCast } from "./prohibitions.ts";
import { holds, isMeant, matches, unreachable } from "./view.ts";
import { Work } from "./work.ts";

const mainPhases: readonly string[] = ["main1", "main2"];

/** Why it is not a time at which sorceries can be cast, or nothing (307.1, 117.1a). */
function whyNotSorceryTime(game: Game, player: PlayerId): Refusal | undefined {
  if (game.turn.active !== player) return { code: "notYourTurn", cr: "117.1a" };
  return mainPhases.includes(game.turn.step) && game.stack.length === 0
    ? undefined
    : { code: "sorceryTiming", cr: "117.1a" };
}

// Casting --------------------------------------------------------------------------------------

/**
 * Why a player can't cast a card in a certain way now, or nothing. A casting that a resolution
 * offers (an `alternative`) heeds no timing (608.2g).
 */
export function whyNotCast(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): Refusal | undefined {
  const object = game.objects[card];
  if (!object) return { code: "notThere", cr: "601.3", object: card };
  const { types } = characteristics(game, card);
  // 305.9: a land can't be cast.
  if (types.length === 0 || types.includes("land")) {
    return { code: "notASpell", cr: "305.9", object: card };
  }
  const refusal = whyNotThisWay(game, player, card, way);
  if (refusal) return refusal;
  // Whether it may be cast is seen from the spell that it would be (601.2e, 601.3).
  const work = new Work(game);
  const spell = putSpellOnStack(work, player, card, way);
  if (way.is === "free" && !allowsFree(work.game, player, way.source, spell)) {
    return { code: "wrongZone", cr: "601.3", object: card };
  }
  const forbidden = cantCast(work.game, player, spell);
  if (forbidden) return forbidden;
  const incomplete = whyNotComplete(work.game, { kind: "spell", player, object: spell, way });
  // The spell exists only in thought: name the card instead.
  return incomplete && { ...incomplete, object: card };
}

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
    case "free":
      return whyNotTiming(game, player, card);
    case "normal": {
      const { place } = existing(game, card);
      if (place.zone !== "hand") return { code: "wrongZone", cr: "601.3", object: card };
      if (place.player !== player) return { code: "notYours", cr: "601.3", object: card };
      return whyNotTiming(game, player, card);
    }
    default:
      return unreachable(way);
  }
}

/** 117.1a: instants any time, other spells in one's own main phase with an empty stack. */
function whyNotTiming(game: Game, player: PlayerId, card: ObjectId): Refusal | undefined {
  if (characteristics(game, card).types.includes("instant")) return undefined;
  const refusal = whyNotSorceryTime(game, player);
  return refusal && { ...refusal, object: card };
}

function allowsFree(game: Game, player: PlayerId, source: ObjectId, spell: ObjectId): boolean {
  const { abilities, controller } = characteristics(game, source);
  const context = { source, controller };
  return abilities.some(
    ({ ability }) =>
      ability.is === "freeCasting" &&
      isMeant(viewOf(game), context, ability.who, player) &&
      matches(viewOf(game), context, ability.spells, spell),
  );
}

/** The ways in which a player might cast a card with priority, legal or not. */
export function castWays(game: Game, player: PlayerId, card: ObjectId): readonly CastWay[] {
  const free = game.battlefield.filter((source) =>
    characteristics(game, source).abilities.some(({ ability }) => ability.is === "freeCasting"),
  );
  return [
    { is: "normal" },
    ...game.permissions
      .filter((one) => one.object === card && one.player === player)
      .map(({ id }): CastWay => ({ is: "permission", permission: id })),
    ...free.map((source): CastWay => ({ is: "free", source })),
  ];
}

// Activating -----------------------------------------------------------------------------------

/** Why a player can't activate an ability now, or nothing (602.2, 602.5). */
export function whyNotActivate(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  key: string,
): Refusal | undefined {
  const object = game.objects[source];
  if (!object) return { code: "notThere", cr: "602.2", object: source };
  const { abilities, controller } = characteristics(game, source);
  const found = abilities.find((one) => one.key === key);
  if (found?.ability.is !== "activated") {
    return { code: "noSuchAbility", cr: "602.2", object: source };
  }
  const { ability } = found;
  if (object.place.zone !== (ability.zone ?? "battlefield")) {
    return { code: "wrongZone", cr: "113.6", object: source };
  }
  if (controller !== player) return { code: "notYours", cr: "602.2", object: source };
  const refusal = whyNotUsed(game, player, source, key, ability);
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
  if (incomplete) return { ...incomplete, object: source };
  if (!isManaAbility(ability)) return undefined;
  return manaSources(game, player).some((one) => one.object === source && one.ability === key)
    ? undefined
    : { code: "costCantBePaid", cr: "118.3", object: source };
}

/** 602.5b: limits and conditions of the ability itself. */
function whyNotUsed(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  key: string,
  ability: Node<"Ability", "activated">,
): Refusal | undefined {
  const used = game.thisTurn.activations[activationKey(source, key)] ?? 0;
  if (ability.limit !== undefined && used >= ability.limit) {
    return { code: "limitReached", cr: "602.5b", object: source };
  }
  const context = { source, controller: player };
  return ability.onlyIf && !holds(viewOf(game), context, ability.onlyIf)
    ? { code: "conditionNotMet", cr: "602.5", object: source }
    : undefined;
}

// Lands ----------------------------------------------------------------------------------------

/** Why a player can't play a card as a land now, or nothing (305.1–305.3). */
export function whyNotPlayLand(game: Game, player: PlayerId, card: ObjectId): Refusal | undefined {
  const object = game.objects[card];
  if (!object) return { code: "notThere", cr: "305.1", object: card };
  if (!characteristics(game, card).types.includes("land")) {
    return { code: "notALand", cr: "305.1", object: card };
  }
  if (object.place.zone !== "hand" || object.place.player !== player) {
    return { code: "wrongZone", cr: "305.1", object: card };
  }
  const refusal = whyNotSorceryTime(game, player);
  if (refusal) return { ...refusal, cr: "305.1", object: card };
  return (game.thisTurn.landsPlayed[player] ?? 0) > 0
    ? { code: "landAlreadyPlayed", cr: "305.2", object: card }
    : undefined;
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
  const { player } = decision;
  const { hand, graveyard } = playerOf(game, player);
  const castable = [
    ...hand,
    ...game.permissions.filter((one) => one.player === player).map((one) => one.object),
  ];
  const tried: readonly Action[] = [
    ...castable.flatMap((object) =>
      castWays(game, player, object).map((way): Action => ({ is: "cast", object, way })),
    ),
    ...castable.map((object): Action => ({ is: "playLand", object })),
    ...[...game.battlefield, ...hand, ...graveyard].flatMap((object) =>
      characteristics(game, object)
        .abilities.filter(({ ability }) =>
          isActivatedIn(ability, existing(game, object).place.zone),
        )
        .map(({ key }): Action => ({ is: "activate", object, ability: key })),
    ),
  ];
  return [
    { is: "pass" },
    ...tried.filter((action) => whyNotAct(game, player, action) === undefined),
  ];
}

/** 113.6: an activated ability functions on the battlefield unless it says otherwise. */
const isActivatedIn = (ability: Ability, zone: Zone): boolean =>
  ability.is === "activated" && zone === (ability.zone ?? "battlefield");
export const whyNotPlayLandNow = whyNotPlayLand;
