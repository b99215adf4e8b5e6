/**
 * Builders: the words in which cards are written. Each returns plain data of schema.ts; a card's
 * definition made of them reads in the order of its text.
 */
export * from "./build/abilities.ts";
export {
  anyNumber,
  attackedWith,
  count,
  countersOn,
  devotionTo,
  howMany,
  lifeOf,
  manaSymbols,
  manaValueOf,
  moreTargets,
  negative,
  powerOf,
  sumHappened,
  thatMuch,
  times,
  timesHappened,
  toughnessOf,
  x,
} from "./build/amounts.ts";
export * from "./build/cards.ts";
export * from "./build/changes.ts";
export * from "./build/conditions.ts";
export * from "./build/costs.ts";
export * from "./build/damage.ts";
export {
  entersWithMore,
  hasThisAbility,
  ifCopyFits,
  keepsColor,
} from "./build/exceptions.ts";
export * from "./build/filters.ts";
export * from "./build/library.ts";
export * from "./build/objects.ts";
export * from "./build/permanents.ts";
export * from "./build/players.ts";
export * from "./build/replacements.ts";
export * from "./build/spells.ts";
export {
  anyTarget,
  anyTargets,
  target,
  targetEither,
  targetOpponent,
  targetPlayer,
  thatTarget,
} from "./build/targets.ts";
export * from "./build/together.ts";
export * from "./build/triggers.ts";
