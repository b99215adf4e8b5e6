/** Mana abilities (CR 605): what they make, and which a player can activate. */
import type { Cost, Effect } from "../../language/schema.ts";
import type { ManaType } from "../../language/vocabulary.ts";
import { find } from "../../language/walk.ts";
import { cantPayOther, timesPayable } from "../costs/single.ts";
import type { ManaActivation } from "../decisions.ts";
import { bareFrame, type Game, playerOf } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { characteristics, permanentsWith, viewOf } from "../layers.ts";
import { activationsLeft, whyNotUsable } from "../legal/restrictions.ts";
import { addMana, equivalents, type ManaAmount, noMana, parseMana } from "../mana.ts";
import { matchAll } from "../matching.ts";
import type { Occasion } from "../objects.ts";
import { someCard } from "../someCard.ts";
import { amountOf, type Context, holds, isMeant } from "../view.ts";
import {
  type Activated,
  addingMana,
  addsMana,
  isManaAbility,
  isTriggeredManaAbility,
  type Triggered,
} from "./kinds.ts";

/** A mana ability that can be activated, and what it makes if it is. */
export interface ManaSource extends ManaActivation {
  /** What the ability itself makes. */
  readonly mana: readonly ManaType[];
  /** That, and what triggered mana abilities add (605.4a). */
  readonly yields: readonly ManaType[];
  /** It could make other mana instead. */
  readonly chosen: boolean;
  /** Its own mana cost, if it has one. */
  readonly price?: ManaAmount;
  readonly costs: readonly Cost[];
  /** How often it could be activated for one payment (605.3c): as often as its own costs last. */
  readonly uses: number;
  /** It costs or does more than to tap its permanent: used where nothing else will do. */
  readonly dear: boolean;
}

/** Mana abilities that a player could activate now; their costs are payable one by one. */
export function manaSources(game: Game, player: PlayerId): readonly ManaSource[] {
  return [...game.battlefield, ...cardsWithMana(game, player)].flatMap((object) =>
    sourcesOf(game, player, object),
  );
}

/** The mana abilities of one object that a player could activate now. */
export function sourcesOf(game: Game, player: PlayerId, object: ObjectId): readonly ManaSource[] {
  return characteristics(game, object).abilities.flatMap(({ ability, key }) =>
    isManaAbility(ability) && !whyNotUsable(game, player, object, key, ability)
      ? sourcesFrom(game, player, object, key, ability)
      : [],
  );
}

/** Whether some card of the game has a mana ability off the battlefield. */
const hasManaElsewhere = someCard((ability) =>
  find(ability, "activated").some((one) => one.zone !== undefined && isManaAbility(one)),
);

/** A player's cards off the battlefield, where some card of the game has mana abilities there. */
function cardsWithMana(game: Game, player: PlayerId): readonly ObjectId[] {
  if (!hasManaElsewhere(game.cards)) return [];
  const { hand, graveyard } = playerOf(game, player);
  return [...hand, ...graveyard];
}

function sourcesFrom(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  key: string,
  ability: Activated,
): readonly ManaSource[] {
  const context: Context = { source: object, controller: player };
  if (ability.cost.some((cost) => cantPayOther(game, player, cost, context))) return [];
  const price = ability.cost.reduce(
    (sum, cost) => (cost.is === "payMana" ? addMana(sum, parseMana(cost.mana)) : sum),
    noMana,
  );
  const hasPrice = ability.cost.some((cost) => cost.is === "payMana");
  const tapped = ability.cost.some(({ is }) => is === "tapThis");
  const costs = ability.cost.filter((cost) => cost.is !== "payMana");
  const made = outputs(game, context, ability.effect);
  const uses = Math.min(
    activationsLeft(game, object, key, ability),
    ...costs.map((cost) => timesPayable(game, player, cost, context)),
  );
  // 107.4e: a hybrid price can be paid in several ways.
  const prices = hasPrice ? equivalents(price) : [undefined];
  const makings = made
    .filter((mana) => mana.length > 0)
    .flatMap((mana) => prices.map((one) => ({ mana, one })));
  return makings.map(({ mana, one }) => ({
    object,
    ability: key,
    mana,
    yields: tapped ? [...mana, ...added(game, player, object, mana)] : mana,
    chosen: made.length > 1,
    ...(one && { price: one }),
    costs,
    uses,
    dear:
      costs.some(({ is }) => is !== "tapThis" && is !== "untapThis") ||
      sideEffects(game, context, ability.effect).length > 0,
  }));
}

/** What a mana ability could make, one list for each choice that it leaves. */
export function outputs(
  game: Game,
  context: Context,
  effect: Effect,
): readonly (readonly ManaType[])[] {
  switch (effect.is) {
    case "addMana":
      return isMeant(viewOf(game), context, effect.who, context.controller) ? [effect.mana] : [[]];
    case "addManaOf": {
      const count = Math.max(0, amountOf(viewOf(game), context, effect.amount));
      return effect.types.map((type) => Array.from({ length: count }, () => type));
    }
    case "inOrder":
      return effect.effects.reduce<readonly (readonly ManaType[])[]>(
        (lists, one) =>
          lists.flatMap((list) => outputs(game, context, one).map((more) => [...list, ...more])),
        [[]],
      );
    case "either":
      return effect.effects.flatMap((one) => outputs(game, context, one));
    case "ifSo": {
      const next = holds(viewOf(game), context, effect.condition)
        ? effect.effect
        : effect.otherwise;
      return next ? outputs(game, context, next) : [[]];
    }
    case "repeat": {
      const count = amountOf(viewOf(game), context, effect.times);
      return outputs(game, context, effect.effect).map((mana) =>
        Array.from({ length: count }, () => mana).flat(),
      );
    }
    default:
      return [[]];
  }
}

/** What a mana ability does besides making mana. */
export function sideEffects(game: Game, context: Context, effect: Effect): readonly Effect[] {
  switch (effect.is) {
    case "addMana":
    case "addManaOf":
    case "addManaProduced":
      return [];
    case "inOrder":
      return effect.effects.flatMap((one) => sideEffects(game, context, one));
    case "ifSo": {
      const next = holds(viewOf(game), context, effect.condition)
        ? effect.effect
        : effect.otherwise;
      return next ? sideEffects(game, context, next) : [];
    }
    default:
      return addsMana(effect) ? [] : [effect];
  }
}

/** A triggered mana ability that goes off as a permanent is tapped for mana (605.4a, 106.12a). */
interface Triggering {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: Triggered;
  readonly occasion: Occasion;
}

export function triggeredByTapping(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  mana: readonly ManaType[],
): readonly Triggering[] {
  const what = { is: "manaAdded", player, mana, source: object, tapped: true } as const;
  const view = viewOf(game);
  return permanentsWith(game, "triggered").flatMap((source) => {
    const { abilities, controller } = characteristics(game, source);
    return abilities.flatMap(({ ability }): readonly Triggering[] => {
      if (!isTriggeredManaAbility(ability)) return [];
      const context = { source, controller };
      const [occasion] = matchAll(view, context, ability.when, what);
      const happens = occasion && (!ability.onlyIf || holds(view, context, ability.onlyIf));
      return happens ? [{ source, controller, ability, occasion }] : [];
    });
  });
}

/** What a mana ability makes, together with what triggered mana abilities add to it (605.4a). */
export function yieldsOf(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  key: string,
  mana: readonly ManaType[],
): readonly ManaType[] {
  const found = characteristics(game, object).abilities.find((one) => one.key === key)?.ability;
  const tapped = found?.is === "activated" && found.cost.some(({ is }) => is === "tapThis");
  return tapped ? [...mana, ...added(game, player, object, mana)] : mana;
}

/** What triggered mana abilities would add for the player who taps a permanent. */
function added(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  mana: readonly ManaType[],
): readonly ManaType[] {
  return triggeredByTapping(game, player, object, mana).flatMap(
    ({ source, controller, ability, occasion }) => {
      const frame = { ...bareFrame({ source, controller }), occasion };
      return addedBy(game, { source, controller, frame }, ability.effect, mana)
        .filter((one) => one.player === player)
        .flatMap((one) => one.mana);
    },
  );
}

/** What a triggered mana ability adds, and for whom; of the types that were produced the first. */
export function addedBy(
  game: Game,
  context: Context,
  effect: Effect,
  produced: readonly ManaType[],
): readonly { readonly player: PlayerId; readonly mana: readonly ManaType[] }[] {
  const players = game.players.flatMap(({ id, lost }) => (lost ? [] : [id]));
  return addingMana(effect).flatMap((one) => {
    const mana =
      one.is === "addManaProduced" ? produced.slice(0, 1) : (outputs(game, context, one)[0] ?? []);
    return players
      .filter((player) => isMeant(viewOf(game), context, one.who, player))
      .map((player) => ({ player, mana }));
  });
}
