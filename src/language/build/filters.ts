/** Properties that objects have or have not (CR 109.3). */
import type { Filter, KeywordName, Objects, Player } from "../schema.ts";
import type {
  CardType,
  Color,
  Comparison,
  CounterKind,
  Designation,
  Stat,
  Subtype,
  Supertype,
  Zone,
} from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import { you } from "./players.ts";

export const ofType = (type: CardType): Filter => ({ is: "type", type });
export const artifact = ofType("artifact");
export const creature = ofType("creature");
export const enchantment = ofType("enchantment");
export const instant = ofType("instant");
export const land = ofType("land");
export const planeswalker = ofType("planeswalker");
export const sorcery = ofType("sorcery");
export const ofSubtype = (subtype: Subtype): Filter => ({ is: "subtype", subtype });
export const ofSupertype = (supertype: Supertype): Filter => ({ is: "supertype", supertype });
export const basic = ofSupertype("basic");
export const legendary = ofSupertype("legendary");
export const ofColor = (color: Color): Filter => ({ is: "color", color });
export const ofChosenColor: Filter = { is: "hasChosenColor" };
/** Of what an effect grants: chosen as it is applied. */
export const ofColorOfChoice: Filter = { is: "hasColorOfChoice", who: you };
export const ofChosenType: Filter = { is: "hasChosenType" };
export const colorless: Filter = { is: "colorless" };
export const sharesColorWith = (what: Objects): Filter => ({ is: "sharesColorWith", what });
export const withoutAbilities: Filter = { is: "withoutAbilities" };
export const withKeyword = (keyword: KeywordName): Filter => ({ is: "withKeyword", keyword });

const hasStat =
  (stat: Stat) =>
  (compares: Comparison, amount: AmountLike): Filter => ({
    is: "hasStat",
    stat,
    compares,
    amount: amountOf(amount),
  });
/** `hasPower("atLeast", 4)` */
export const hasPower = hasStat("power");
export const hasToughness = hasStat("toughness");
export const hasManaValue = hasStat("manaValue");

export const withCounter = (counter: CounterKind): Filter => ({ is: "withCounter", counter });
export const hasDesignation = (designation: Designation): Filter => ({
  is: "hasDesignation",
  designation,
});
export const tapped: Filter = { is: "isTapped" };
export const attacking: Filter = { is: "isAttacking" };
export const blocking: Filter = { is: "isBlocking" };
export const attackedThisTurn: Filter = { is: "attackedThisTurn" };
/** "in your graveyard that were put there from the battlefield this turn". */
export const putThisTurn = (from: Zone, zone: Zone, of?: Player): Filter => ({
  is: "putThereThisTurn",
  zone,
  from,
  ...(of && { of }),
});
export const damagedThisTurnBy = (what: Objects): Filter => ({ is: "damagedThisTurnBy", what });
export const spell: Filter = { is: "isSpell" };
/** An activated or triggered ability on the stack. */
export const stackedAbility: Filter = { is: "isAbility" };
export const permanent: Filter = { is: "isPermanent" };
/** With `card`, "permanent card"; with `spell`, "permanent spell". */
export const ofPermanentType: Filter = { is: "hasPermanentType" };
export const card: Filter = { is: "isCard" };
export const isToken: Filter = { is: "isToken" };
export const other: Filter = { is: "other" };
export const thisObject: Filter = { is: "isSelf" };
/** "the rest" is `not(among(named("…")))`. */
export const among = (what: Objects): Filter => ({ is: "isAmong", what });
export const inZone = (zone: Zone, of?: Player): Filter => ({
  is: "inZone",
  zone,
  ...(of && { of }),
});
export const controlledBy = (who: Player): Filter => ({ is: "controlledBy", who });
export const ownedBy = (who: Player): Filter => ({ is: "ownedBy", who });
export const controllerHas = (filter: Filter): Filter => ({ is: "controllerHas", filter });
export const sameControllerAs = (what: Objects): Filter => ({ is: "sameControllerAs", what });
export const castFrom = (zone: Zone, of?: Player): Filter => ({
  is: "castFrom",
  zone,
  ...(of && { of }),
});
/** A spell or ability that targets such a thing. */
export const thatTargets = (filter: Filter): Filter => ({ is: "targets", filter });
export const withSingleTarget: Filter = { is: "hasSingleTarget" };
/** A spell or ability that targets only a single such thing. */
export const withSingleTargetOf = (filter: Filter): Filter => ({ is: "hasSingleTarget", filter });
/** "put onto the battlefield with this Aura" */
export const putWith = (link: string): Filter => ({ is: "putWith", link });
export const isNamed = (name: string): Filter => ({ is: "isNamed", name });
export const all = (...filters: readonly Filter[]): Filter => ({ is: "allOf", filters });
export const any = (...filters: readonly Filter[]): Filter => ({ is: "anyOf", filters });
export const not = (filter: Filter): Filter => ({ is: "not", filter });
