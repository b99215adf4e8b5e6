/**
 * What an effect reads and what it writes, as far as its words tell: the cheap test before the
 * trial of 613.8. Effects of which none writes what another reads can't depend on each other.
 */
import type { Change, NodeOf } from "../../language/schema.ts";
import { visit } from "../../language/walk.ts";
import { intrinsicAbilities } from "../printed.ts";
import { unreachable } from "../view.ts";
import type { Effect } from "./effects.ts";
import { changesRules } from "./order.ts";
import { readsTypes } from "./types.ts";

/** Sets of aspects, as bits. */
export const aspect = {
  control: 1,
  /** Card types, subtypes, supertypes. */
  types: 2,
  colors: 4,
  gained: 8,
  lost: 16,
  powerToughness: 32,
} as const;
export type Aspects = number;

const { control, types, colors, gained, lost, powerToughness } = aspect;
const abilities = gained | lost;

type Sorts = "Objects" | "Player" | "Filter" | "Amount" | "Condition" | "Trigger";
type Readable = { [S in Sorts]: NodeOf<S>["is"] }[Sorts];

/** What a word reads of objects itself, besides what the words inside it read. */
const readBy: Readonly<Record<Readable, Aspects>> = {
  // Objects
  self: 0,
  target: 0,
  thatTarget: 0,
  attachedTo: 0,
  eventObject: 0,
  eventOther: 0,
  named: 0,
  linked: 0,
  theOne: 0,
  all: 0,
  zoneOf: 0,
  topOfLibrary: 0,
  // Players: "you" is the controller of the source (109.5)
  you: control,
  eachOpponent: control,
  anOpponent: control,
  eachPlayer: 0,
  anyPlayer: 0,
  targetPlayer: 0,
  controllerOf: control,
  ownerOf: 0,
  hasControlled: control,
  eventPlayer: 0,
  thePlayer: 0,
  defendingPlayer: 0,
  linkedPlayer: 0,
  clashOpponent: 0,
  // Properties
  type: types,
  subtype: types,
  supertype: types,
  color: colors,
  hasChosenColor: colors,
  hasColorOfChoice: colors,
  hasChosenType: types,
  colorless: colors,
  sharesColorWith: colors,
  withKeyword: abilities,
  withoutAbilities: abilities,
  hasStat: powerToughness,
  withCounter: 0,
  hasDesignation: 0,
  isTapped: 0,
  isAttacking: 0,
  isBlocking: 0,
  attackedThisTurn: 0,
  damagedThisTurnBy: 0,
  putThereThisTurn: 0,
  isSpell: 0,
  isAbility: 0,
  isPermanent: 0,
  hasPermanentType: types,
  isCard: 0,
  isToken: 0,
  inZone: 0,
  controlledBy: control,
  ownedBy: 0,
  controllerHas: control,
  sameControllerAs: control,
  castFrom: 0,
  targets: 0,
  hasSingleTarget: 0,
  other: 0,
  isSelf: 0,
  isAmong: 0,
  putWith: 0,
  isNamed: 0,
  allOf: 0,
  anyOf: 0,
  not: 0,
  // Numbers
  number: 0,
  x: 0,
  anyNumber: 0,
  count: 0,
  howMany: 0,
  statOf: powerToughness,
  countersOn: 0,
  lifeOf: 0,
  eventAmount: 0,
  devotion: control,
  manaSymbols: 0,
  moreTargets: 0,
  timesHappened: control | types,
  attackedWith: 0,
  sumHappened: control | types,
  negative: 0,
  product: 0,
  // Conditions
  atLeast: 0,
  atMost: 0,
  isIn: 0,
  fits: 0,
  costPaid: 0,
  manaSpent: 0,
  wonClash: 0,
  itIsDay: 0,
  itIsNight: 0,
  isTurnOf: 0,
  isDuring: 0,
  isBefore: 0,
  isAfter: 0,
  forEachOf: 0,
  forAnyOf: 0,
  both: 0,
  anyCondition: 0,
  negate: 0,
  // Events that are remembered
  enters: 0,
  leaves: 0,
  putIntoGraveyardFrom: 0,
  discards: 0,
  draws: 0,
  drawsCards: 0,
  mills: 0,
  sacrifices: 0,
  reveals: 0,
  castsSpell: 0,
  isCountered: 0,
  becomesTarget: 0,
  attacks: 0,
  blocks: 0,
  becomesBlocked: 0,
  damages: 0,
  gainsLife: 0,
  losesLife: 0,
  becomesTapped: 0,
  becomesUntapped: 0,
  createsTokens: 0,
  tapsForMana: 0,
  countersPut: 0,
  isDestroyed: 0,
  becomesMonstrous: 0,
  transforms: 0,
  clashes: 0,
  dayNightChanges: 0,
  beginningOf: 0,
  stateIs: 0,
  anyEvent: 0,
  exiledWith: 0,
  doneThisWay: 0,
};

/** What a change writes, or 0 where it only changes rules. */
export function writtenBy(change: Change): Aspects {
  if (changesRules(change)) return 0;
  switch (change.is) {
    case "gainControl":
      return control;
    case "changeWords":
      return types | abilities;
    case "addTypes":
    case "setTypes":
    case "loseTypes":
    case "allCreatureTypes":
    case "becomeChosenType":
    case "loseSubtypes":
      return types;
    case "setSubtypes":
      // 305.7: a basic land type takes the abilities of the rules text away.
      return types | (intrinsicAbilities(change.subtypes).length > 0 ? lost : 0);
    case "becomeColor":
    case "becomeColors":
      return colors;
    case "gainAbility":
      return gained;
    case "loseAbility":
    case "loseThatAbility":
    case "loseAllAbilities":
      return lost;
    case "setPT":
    case "modifyPT":
    case "switchPT":
      return powerToughness;
    default:
      return unreachable(change);
  }
}

type Words = Parameters<typeof visit>[0];

/** Words are shared by all copies of a card, so what is found in them is kept. */
const knownReads = new WeakMap<object, Aspects>();

function readsOf(words: Words): Aspects {
  const known = knownReads.get(words);
  if (known !== undefined) return known;
  let reads: Aspects = 0;
  visit(words, ({ is }) => {
    reads |= (readBy as Readonly<Record<string, Aspects>>)[is] ?? 0;
    return true;
  });
  knownReads.set(words, reads);
  return reads;
}

/** What the size or the way of a change reads; a granted ability is only read once it is there. */
export function readByChange(change: Change): Aspects {
  switch (change.is) {
    case "gainControl":
    case "setPT":
    case "modifyPT":
      return readsOf(change);
    default:
      // 205.3d: only what has the type can gain the subtype.
      return readsTypes(change) ? types : 0;
  }
}

/** What the objects of an effect, and whether it applies, read. */
export function readForObjects({ affects, whilst }: Effect): Aspects {
  const described = "is" in affects ? readsOf(affects) : 0;
  return described | (whilst ? readsOf(whilst) : 0);
}
