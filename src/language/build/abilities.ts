/** Abilities (CR 113, 601–604): the lines of a card's text. */
import {
  type Ability,
  type AbilityWord,
  type Amount,
  type Change,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  type KeywordName,
  keywordNames,
  type ManaCost,
  type NodeOf,
  type Objects,
  type Player,
  type PlayerChange,
  type Watched,
  type When,
} from "../schema.ts";
import type { CounterKind } from "../vocabulary.ts";
import { type AmountLike, x } from "./amounts.ts";
import { addLoyalty, removeLoyalty } from "./costs.ts";
import { thisObject } from "./filters.ts";
import type { How } from "./how.ts";
import { self } from "./objects.ts";
import { putOntoBattlefield } from "./permanents.ts";
import { asEnters, enterTapped, enterWith } from "./replacements.ts";
import { withSlots } from "./targets.ts";
import { inTurn } from "./together.ts";
import { enters } from "./triggers.ts";

export const spellAbility = (...effects: readonly Effect[]): Ability =>
  withSlots({ is: "spell", effect: inTurn(effects) });
export const activated = (
  cost: readonly Cost[],
  effect: Effect,
  limits: How<"Ability", "activated", "limit" | "onlyIf" | "zone" | "timing" | "who" | "rule"> = {},
): Ability => withSlots({ is: "activated", cost, effect, ...limits });
/** A loyalty ability (606): `loyalty(-3, …)`. */
export const loyalty = (cost: number | "-X", effect: Effect): Ability =>
  activated(
    [cost === "-X" ? removeLoyalty(x) : cost < 0 ? removeLoyalty(-cost) : addLoyalty(cost)],
    effect,
  );
export const triggered = (
  when: When,
  effect: Effect,
  how: How<"Ability", "triggered", "onlyIf" | "zone" | "rule"> = {},
): Ability => withSlots({ is: "triggered", when, effect, ...how });
export const staticAbility = (
  affects: Objects,
  changes: readonly Change[],
  how: How<"Ability", "static", "whilst" | "zone" | "defining" | "rule"> = {},
): Ability => ({ is: "static", affects, changes, ...how });
/** It defines characteristics of its own object, in every zone (604.3). */
export const defining = (...changes: readonly Change[]): Ability =>
  staticAbility(self, changes, { defining: true });
export const forPlayers = (
  who: Player,
  changes: readonly PlayerChange[],
  how: How<"Ability", "forPlayers", "whilst" | "zone" | "rule"> = {},
): Ability => ({ is: "forPlayers", who, changes, ...how });
export const replacement = (
  would: Watched,
  instead: NodeOf<"Replacement">,
  how: How<"Ability", "replacement", "whilst" | "optional" | "link" | "zone" | "rule"> = {},
): Ability => ({ is: "replacement", would, instead, ...how });
/** "This land enters tapped." */
export const entersTapped: Ability = replacement(enters(thisObject), enterTapped);
/** "This creature enters with four -1/-1 counters on it." */
export const entersWith = (counter: CounterKind, amount: AmountLike = 1): Ability =>
  replacement(enters(thisObject), enterWith(counter, amount));
/** "As this Aura enters, …" */
export const asThisEnters = (...effects: readonly Effect[]): Ability =>
  replacement(enters(thisObject), asEnters(inTurn(effects)));
/** What may be done with this card from an opening hand (103.6). */
export const inOpeningHand = (effect: Effect): Ability => ({ is: "openingHand", effect });
/** "… begin the game with it on the battlefield" (103.6a). */
export const mayBeginOnBattlefield: Ability = inOpeningHand(putOntoBattlefield(self));
export const additionalCost = (...cost: readonly Cost[]): Ability => ({
  is: "additionalCost",
  cost,
});
/** A cost that may be paid besides, remembered under its name. */
export const optionalCost = (name: string, ...cost: readonly Cost[]): Ability => ({
  is: "additionalCost",
  cost,
  optional: name,
});
/** `times` so often; `least` is a floor on the total mana; `first`: for one such spell a turn. */
export const spellsCost = (
  spells: Filter,
  change: { readonly more: ManaCost } | { readonly less: ManaCost },
  how: How<"Ability", "costChange", "times" | "least" | "first" | "onlyColored" | "whilst"> = {},
): Ability => ({ is: "costChange", spells, ...change, ...how });
/** "Cast this spell only …" */
export const castOnly = (onlyIf: Condition): Ability => ({ is: "castOnly", onlyIf });
export const cantCast = (
  who: Player,
  spells: Filter,
  how: How<"Ability", "cantCast", "whilst" | "zone" | "rule"> = {},
): Ability => ({ is: "cantCast", who, spells, ...how });
export const freeCasting = (who: Player, spells: Filter): Ability => ({
  is: "freeCasting",
  who,
  spells,
});
/** Another way to cast this card, remembered under the name of the way. */
export const castingWay = (
  way: string,
  how: How<
    "Ability",
    "castingWay",
    "cost" | "more" | "from" | "resulting" | "exiles" | "designation" | "rule"
  > = {},
): Ability => ({ is: "castingWay", way, ...how });
export const labelled = (word: AbilityWord, ability: Ability): Ability => ({
  is: "labelled",
  word,
  ability,
});
/** @throws {Error} for a name that is no keyword's, where nothing has looked at the types. */
export const keyword = (
  name: KeywordName,
  values: {
    readonly cost?: readonly Cost[];
    readonly quality?: Filter;
    readonly amount?: Amount;
    /** Printed on a line of its own. */
    readonly apart?: boolean;
  } = {},
): Ability => {
  if (!keywordNames.includes(name)) {
    throw new Error(`There is no keyword “${name}”; npm run check names the nearest one.`);
  }
  const { apart, ...rest } = values;
  return { is: "keyword", name, ...rest, ...(apart && { apart: true }) };
};
