/** What it costs to attack (CR 508.1d, 508.1h–j). */

import { cantPay, costOfEffect, type TotalCost } from "../costs.ts";
import type { Refusal } from "../decisions.ts";
import { attackedWith, type Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { controllerOf, hasRuleChange, playerRules } from "../layers.ts";
import { addMana, formatMana, noMana, parseMana, totalOf } from "../mana.ts";
import type { Attack } from "../objects.ts";

/** A creature with what it attacks. */
export type Attacking = readonly [attacker: ObjectId, attack: Attack];

/** What one player pays so that their creatures may attack; the first source asks for it. */
interface AttackCost {
  readonly player: PlayerId;
  readonly total: TotalCost;
  readonly source: ObjectId;
}

/** Whose rules about attacks on them it is about: a planeswalker's controller, a player, a team. */
export const playersAttacked = (game: Game, { player, planeswalker }: Attack) =>
  planeswalker ? [player] : attackedWith(game, player);

/** What is said of attacks on players is of those on their planeswalkers only where it says so. */
export const isAbout = (
  change: { readonly planeswalkers?: boolean },
  { planeswalker }: Attack,
): boolean => !planeswalker || change.planeswalkers === true;

/** What a creature's attack costs: each tax on what it attacks. */
function taxesOn(
  game: Game,
  attack: Attack,
): readonly { readonly total: TotalCost; readonly source: ObjectId }[] {
  return playersAttacked(game, attack)
    .flatMap((player) => playerRules(game, player, "attackTax"))
    .filter(({ change }) => isAbout(change, attack))
    .map(({ change, source, controller }) => ({
      total: costOfEffect(game, { source, controller }, change.cost),
      source,
    }))
    .filter(({ total }) => total.other.length > 0 || totalOf(parseMana(total.mana)) > 0);
}

export const isFree = (game: Game, attack: Attack): boolean => taxesOn(game, attack).length === 0;

/** 508.1h: the total cost of an attack, for each player who pays a part of it. */
export function attackCosts(game: Game, attacks: readonly Attacking[]): readonly AttackCost[] {
  const costs = new Map<PlayerId, AttackCost>();
  for (const [attacker, attack] of attacks) {
    const player = controllerOf(game, attacker);
    for (const { total, source } of taxesOn(game, attack)) {
      const before = costs.get(player);
      const mana = addMana(before ? parseMana(before.total.mana) : noMana, parseMana(total.mana));
      const other = [...(before?.total.other ?? []), ...total.other];
      costs.set(player, {
        player,
        total: { mana: formatMana(mana), other },
        source: before?.source ?? source,
      });
    }
  }
  return [...costs.values()];
}

/** The chosen creatures tap before the cost is determined and paid (508.1f). */
export const tapsToAttack = (game: Game, id: ObjectId): boolean =>
  !hasRuleChange(game, id, "vigilance");

function tapped(game: Game, chosen: readonly ObjectId[]): Game {
  const objects = { ...game.objects };
  for (const id of chosen) {
    const object = objects[id];
    if (object && tapsToAttack(game, id)) objects[id] = { ...object, tapped: true };
  }
  return { ...game, objects };
}

/** So many attacks are tried to find one that can be paid; beyond that there counts as being none. */
const attemptLimit = 2000;

/** Questions about what the attackers could attack, with all of them tapped (508.1f). */
export class Budget {
  readonly #game: Game;
  readonly #choices: readonly Attack[];
  #attempts = 0;

  constructor(game: Game, chosen: readonly ObjectId[], choices: readonly Attack[]) {
    const isTaxed = choices.some((attack) => !isFree(game, attack));
    this.#game = isTaxed ? tapped(game, chosen) : game;
    // What is free comes first: then the rest need not be looked at.
    this.#choices = [...choices].sort(
      (one, other) => Number(isFree(game, other)) - Number(isFree(game, one)),
    );
  }

  /** Why these attacks can't be paid for, whatever the rest attacks; or nothing. */
  whyNot(attacks: readonly Attacking[], rest: readonly ObjectId[]): Refusal | undefined {
    this.#attempts = 0;
    return this.#search(attacks, rest);
  }

  #search(attacks: readonly Attacking[], rest: readonly ObjectId[]): Refusal | undefined {
    const refusal = this.#cantPay(attacks);
    if (refusal) return refusal;
    const [next, ...others] = rest;
    const [free] = this.#choices;
    if (!next || (free && isFree(this.#game, free))) return undefined;
    let last: Refusal | undefined;
    for (const attack of this.#choices) {
      last = this.#search([...attacks, [next, attack]], others);
      if (!last) return undefined;
    }
    return last;
  }

  #cantPay(attacks: readonly Attacking[]): Refusal | undefined {
    this.#attempts += 1;
    for (const { player, total, source } of attackCosts(this.#game, attacks)) {
      const refusal =
        this.#attempts > attemptLimit
          ? { code: "costCantBePaid" as const }
          : cantPay(this.#game, player, total, { source, controller: player });
      if (refusal) return { ...refusal, cr: "508.1j", object: source };
    }
    return undefined;
  }
}
