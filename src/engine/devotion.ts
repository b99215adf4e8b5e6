/** Devotion (CR 700.5): mana symbols among permanents, and what modifies the number (700.5a). */
import type { Ability, Node } from "../language/schema.ts";
import type { Color } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import { amountOf, isThere } from "./amounts.ts";
import type { AbilityInstance } from "./characteristics.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { isSymbolOf, manaSymbols } from "./mana.ts";
import { someCardSays } from "./someCard.ts";
import { type Context, contextOfEffect, holds, playersOf, type View } from "./view.ts";

type Modifying = Node<"Ability", "forPlayers">;

/** An object with the symbols of its mana cost, each counted or not. */
export interface CountedSymbols {
  readonly object: ObjectId;
  readonly symbols: readonly { readonly symbol: string; readonly counts: boolean }[];
}

/** 107.4e, 700.5: each symbol that is of one of the colors once, whichever it is of. */
export const symbolsOf = (
  view: View,
  ids: readonly ObjectId[],
  colors: readonly Color[],
): readonly CountedSymbols[] =>
  ids.map((object) => ({
    object,
    symbols: manaSymbols(view.of(object).manaCost ?? "").map((symbol) => ({
      symbol,
      counts: colors.some((color) => isSymbolOf(symbol, color)),
    })),
  }));

export const countOf = (counted: readonly CountedSymbols[]): number =>
  counted.flatMap(({ symbols }) => symbols.filter(({ counts }) => counts)).length;

/** What a player's devotion is made up of: their permanents, and what modifies the number. */
export function devotionParts(view: View, player: PlayerId, colors: readonly Color[]) {
  const { game } = view;
  const own = game.battlefield.filter(
    (id) => isThere(game, id) && view.of(id).controller === player,
  );
  return { from: symbolsOf(view, own, colors), more: moreFor(view, player) };
}

/** 700.5, 700.5a. */
export function devotionOf(view: View, player: PlayerId, colors: readonly Color[]): number {
  const { from, more } = devotionParts(view, player, colors);
  return countOf(from) + more;
}

function moreFor(view: View, player: PlayerId): number {
  const { game } = view;
  if (!modifiesDevotion(game.cards)) return 0;
  const there = game.battlefield.filter((id) => isThere(game, id));
  const byPermanents = there.flatMap((source) => {
    const { controller, forDevotion = [] } = view.of(source);
    return forDevotion.map((ability) => inForce(view, { source, controller }, ability, player));
  });
  const byEffects = game.effects.map((effect) => {
    const { players = [], playerChanges = [] } = effect;
    return players.includes(player) ? sumOf(view, contextOfEffect(effect), playerChanges) : 0;
  });
  return [...byPermanents, ...byEffects].reduce((sum, more) => sum + more, 0);
}

function inForce(view: View, context: Context, ability: Modifying, player: PlayerId): number {
  const { who, changes, whilst } = ability;
  if (whilst && !holds(view, context, whilst)) return 0;
  return playersOf(view, context, who).includes(player) ? sumOf(view, context, changes) : 0;
}

const sumOf = (view: View, context: Context, changes: Modifying["changes"]): number =>
  changes.reduce(
    (sum, change) =>
      change.is === "moreDevotion" ? sum + amountOf(view, context, change.amount) : sum,
    0,
  );

/** Those of an object's abilities that modify devotion. */
export const modifyingDevotion = (
  abilities: readonly AbilityInstance[],
): readonly Modifying[] | undefined => {
  const found = abilities.flatMap(({ ability }) =>
    ability.is === "forPlayers" && isModifying(ability) ? [ability] : [],
  );
  return found.length > 0 ? found : undefined;
};

const isModifying = (ability: Ability): boolean => find(ability, "moreDevotion").length > 0;

/** Whether some card of the game modifies devotion. */
export const modifiesDevotion = someCardSays("moreDevotion");
