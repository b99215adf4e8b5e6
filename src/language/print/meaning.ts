/** What both printers ask of an ability before they choose their words. */
import { activated, addMana, addManaOf, tapThis } from "../build.ts";
import type { CardFace } from "../card.ts";
import { type ObjectKind, objectWords, subtypeWords, typeWords, type Word } from "../lexicon.ts";
import { sameData } from "../sameData.ts";
import type {
  Ability,
  Amount,
  Change,
  Effect,
  Filter,
  ManaCost,
  Node,
  Objects,
  Player,
  Trigger,
} from "../schema.ts";
import {
  type CardType,
  type ManaType,
  manaOfLandType,
  type Subtype,
  type Zone,
} from "../vocabulary.ts";
import { find } from "../walk.ts";
import { type Context, conjuncts, enchantQuality, linkingNode } from "./context.ts";

/** What kind of object a filter speaks of, where it says so (109.2). */
export function kindOf(parts: readonly Filter[]): ObjectKind | undefined {
  for (const part of parts) {
    if (part.is === "isSpell") return "spell";
    if (part.is === "isCard") return "card";
    if (part.is === "isToken") return "token";
    if (part.is === "isPermanent") return "permanent";
    if (part.is === "inZone" && part.zone === "stack") return "spell";
    if (part.is === "inZone" && part.zone !== "battlefield") return "card";
  }
  return undefined;
}

/** The types by which a text calls a permanent: "this creature" for an artifact creature. */
const callingTypes: readonly CardType[] = [
  "creature",
  "planeswalker",
  "battle",
  "land",
  "artifact",
  "enchantment",
];

/** Subtypes by which a text calls a permanent that is no creature: "this Aura". */
const callingSubtypes: readonly Subtype[] = ["Aura", "Equipment", "Vehicle", "Saga", "Class"];

/** The one word by which a text calls a permanent of these types. */
function typeWord(types: readonly CardType[], subtypes: readonly Subtype[]): Word | undefined {
  const type = callingTypes.find((word) => types.includes(word));
  const subtype = callingSubtypes.find((word) => subtypes.includes(word));
  if (type !== "creature" && subtype) {
    return subtypeWords.get(subtype) ?? { en: subtype, ja: subtype };
  }
  return type && typeWords[type];
}

/** The word for "this …" on a permanent. */
export const wordOfCard = ({ types, subtypes }: CardFace): Word =>
  typeWord(types, subtypes) ?? objectWords.permanent;

/** The one word for what a filter speaks of: for "that …", "enchanted …". */
export function wordOfFilter(filter: Filter): Word {
  const parts = conjuncts(filter);
  const kind = kindOf(parts);
  if (kind && kind !== "permanent") return objectWords[kind];
  const types = parts.flatMap((part) => (part.is === "type" ? [part.type] : []));
  const subtypes = parts.flatMap((part) => (part.is === "subtype" ? [part.subtype] : []));
  const isCreatureType = subtypes.some((word) => subtypeWords.get(word)?.of === "creature");
  return typeWord(types, subtypes) ?? (isCreatureType ? typeWords.creature : objectWords.permanent);
}

/** The filter by which one of those is called: a creature token is "that creature". */
export function withoutToken(filter: Filter): Filter {
  const parts = conjuncts(filter);
  const rest = parts.filter(({ is }) => is !== "isToken" && is !== "inZone");
  const isTyped = rest.some(({ is }) => is === "type" || is === "subtype");
  return isTyped && rest.length < parts.length ? { is: "allOf", filters: rest } : filter;
}

/** Whether a filter fits only the object itself. */
export const aboutSelf = (filter: Filter | undefined): boolean =>
  filter !== undefined && conjuncts(filter).some((part) => part.is === "isSelf");

/** Whether every creature fits: "can't be blocked". */
export const isAnyCreature = (filter: Filter): boolean =>
  filter.is === "type" && filter.type === "creature";

export const isOne = (amount: Amount): boolean => amount.is === "number" && amount.value === 1;

/** "{3}{B}: Return this card from your graveyard to the battlefield": only there it works (113.6). */
export const isFromGraveyard = (what: Objects, { ability }: Context): boolean =>
  what.is === "self" && ability.is === "activated" && ability.zone === "graveyard";

/** "player or planeswalker": what damage could not be aimed at until 2018 (115.4). */
export const isPlaneswalkers = (filter: Filter): boolean =>
  filter.is === "type" && filter.type === "planeswalker";

/** Whether what a filter fits is called a creature: creatures die (700.4). */
/** The filter of a target that was chosen, where it is one object. */
function filterOfTarget(what: Objects, { targets }: Context): Filter | undefined {
  const spec = what.is === "thatTarget" ? targets.get(what.slot) : undefined;
  return spec?.is === "targetObject" && !spec.amount ? spec.filter : undefined;
}

/** The one target that an event is said to happen to: "if that creature would die this turn". */
export const onlyTarget = (filter: Filter | undefined, context: Context): Objects | undefined =>
  filter?.is === "isAmong" && filterOfTarget(filter.what, context) ? filter.what : undefined;

export function isCreature(filter: Filter, context: Context): boolean {
  const { card, grantedTo } = context;
  return conjuncts(filter).some((part) => {
    switch (part.is) {
      case "isSelf":
        return grantedTo ? isCreature(grantedTo, context) : card.types.includes("creature");
      case "type":
        return part.type === "creature";
      case "subtype":
        return subtypeWords.get(part.subtype)?.of === "creature";
      case "isAmong": {
        const target = filterOfTarget(part.what, context);
        return target
          ? isCreature(target, context)
          : part.what.is === "attachedTo" && isAttachedToCreature(card);
      }
      case "anyOf":
        return part.filters.every((one) => isCreature(one, context));
      default:
        return false;
    }
  });
}

/** "Enchanted creature", "equipped creature". */
function isAttachedToCreature(card: CardFace): boolean {
  if (card.subtypes.includes("Equipment")) return true;
  const quality = enchantQuality(card);
  return quality !== undefined && wordOfFilter(quality).en === typeWords.creature.en;
}

/** What an object does once, if it is the object itself that does it. */
const onceOnly: readonly Trigger["is"][] = [
  "enters",
  "leaves",
  "putIntoGraveyardFrom",
  "discards",
  "castsSpell",
  "isCountered",
  "isDestroyed",
  "sacrifices",
  "becomesMonstrous",
  "transforms",
];

/** Whether an ability makes an end of its own object: what it waits for happens once. */
export const endsItself = (ability: Ability): boolean =>
  ability.is === "triggered" &&
  ability.effect.is === "sacrifice" &&
  ability.effect.what.is === "self";

/** Whether it is what an Aura enchants, which it does once: the Aura goes with it (704.5m). */
const aboutEnchanted = (filter: Filter | undefined, card: CardFace): boolean =>
  card.subtypes.includes("Aura") && filter?.is === "isAmong" && filter.what.is === "attachedTo";

/** "When" for what an object does once, "whenever" for the rest (603.1). */
export function happensOnce(when: Trigger, context: Context): boolean {
  if (when.is === "anyEvent") return when.triggers.every((one) => happensOnce(one, context));
  if (when.is === "doneThisWay" || when.is === "exiledWith" || when.is === "stateIs") return true;
  if (!("what" in when)) return false;
  if (aboutEnchanted(when.what, context.card)) {
    return when.is === "leaves" || when.is === "putIntoGraveyardFrom";
  }
  if (!aboutSelf(when.what)) return false;
  return onceOnly.includes(when.is) || endsItself(context.ability);
}

/** Whether a choice is made among the cards of a hand that has just been revealed. */
export function isFromRevealed(choice: Effect, before: Effect | undefined): boolean {
  if (choice.is !== "choose" || choice.who.is !== "you") return false;
  if (before?.is !== "reveal" || before.what.is !== "zoneOf" || before.what.who.is === "you") {
    return false;
  }
  const { zone } = before.what;
  return conjuncts(choice.from).some(
    (part) => part.is === "inZone" && part.zone === zone && part.of?.is !== "you",
  );
}

/** Whether what stands under a name was chosen out of a hand that has just been revealed. */
export const isChosenFromRevealed = (name: string, { ability }: Context): boolean =>
  find(ability, "inOrder").some(({ effects }) =>
    effects.some(
      (one, index) =>
        one.is === "choose" && one.name === name && isFromRevealed(one, effects[index - 1]),
    ),
  );

/** Whether a player may leave undone what puts something under this name onto the battlefield. */
export const isOptional = (name: string, { ability }: Context): boolean =>
  find(ability, "may").some(({ effect }) =>
    find(effect, "putOntoBattlefield").some((one) => one.name === name),
  );

/** What is done with cards that were counted or put somewhere just before: "Then …". */
export const goesByCounters = (before: Effect, after: Effect): boolean =>
  before.is === "putCounters" &&
  "amount" in after &&
  after.amount?.is === "countersOn" &&
  after.amount.counter === before.counter;

/** "destroy all enchantments, then return all cards destroyed this way". */
export const returnsThose = (before: Effect, after: Effect): boolean =>
  before.is === "destroy" &&
  before.name !== undefined &&
  after.is === "putOntoBattlefield" &&
  after.returned === true &&
  after.what.is === "all" &&
  conjuncts(after.what.filter).some(
    (part) => part.is === "isAmong" && part.what.is === "named" && part.what.name === before.name,
  );

/** Whether it is said of several players, each for themselves: 「それぞれ」。 */
export const isEach = ({ is }: Player): boolean => is === "eachOpponent" || is === "eachPlayer";

/** Whether they all belong to one player: cards of one graveyard, of one hand. */
export function ofOneOwner(what: Objects, context: Context): boolean {
  const isOne = (who: Player | undefined): boolean =>
    who !== undefined && !isEach(who) && who.is !== "anyPlayer";
  switch (what.is) {
    case "zoneOf":
      return isOne(what.who);
    case "all":
      return conjuncts(what.filter).some((part) => part.is === "inZone" && isOne(part.of));
    case "target":
      return what.spec.is === "targetObject" && what.spec.single === true;
    case "linked": {
      const node = linkingNode(what.link, context);
      return node?.is === "exile" && ofOneOwner(node.what, context);
    }
    default:
      return false;
  }
}

/** The zone to which what this link joins has sent the card (607.2a, b). */
export function zoneByLink(link: string, context: Context): Zone | undefined {
  const node = linkingNode(link, context);
  if (node?.is === "exile") return "exile";
  return node?.instead.is === "goTo" ? node.instead.zone : undefined;
}

const handles: readonly Effect["is"][] = ["draw", "discard", "discardThose", "choose"];
const isYours = (effect: Effect): boolean => "who" in effect && effect.who.is === "you";

/** "deals 2 damage to target creature and you gain 2 life". */
export const isDrain = (before: Effect, after: Effect): boolean =>
  before.is === "damage" &&
  before.source.is === "self" &&
  !before.divided &&
  after.is === "gainLife" &&
  after.who.is === "you" &&
  after.amount.is === "number";

/** "return … to the battlefield and attach this Aura to it". */
export const isAttachingTo = (before: Effect, after: Effect): boolean =>
  before.is === "putOntoBattlefield" && after.is === "attach";

/**
 * Whether two effects are one sentence (608.2c): a choice and what is done with it; drawing,
 * choosing and discarding of your own cards one after the other.
 */
export function joinedBy(before: Effect, after: Effect): "then" | "and" | undefined {
  if (before.is === "choose") return "and";
  if (before.is === "putCounters" && after.is === "scry") return "then";
  const yours = isYours(before) && isYours(after);
  return yours && handles.includes(before.is) && handles.includes(after.is) ? "then" : undefined;
}

/** Discarding as many cards as there are in the hand. */
export function isWholeHand({ amount, who }: Node<"Effect", "discard">): boolean {
  if (amount.is !== "count") return false;
  const hand = conjuncts(amount.filter);
  return (
    hand.every(({ is }) => is === "isCard" || is === "inZone") &&
    hand.some((part) => part.is === "inZone" && part.zone === "hand" && sameData(part.of, who))
  );
}

/** "+1/+1", "-2/-0": a zero takes the sign of the other; what is counted or paid for is X. */
export function bonusValue(power: Amount, toughness: Amount): string {
  const negative = [power, toughness].some(
    (one) => one.is === "negative" || (one.is === "number" && one.value < 0),
  );
  const signed = (amount: Amount): string => {
    if (amount.is === "negative") return "-X";
    if (amount.is !== "number") return "+X";
    const minus = amount.value < 0 || (amount.value === 0 && negative);
    return `${minus ? "-" : "+"}${Math.abs(amount.value)}`;
  };
  return `${signed(power)}/${signed(toughness)}`;
}

const symbols: Readonly<Record<ManaType, ManaCost>> = {
  white: "{W}",
  blue: "{U}",
  black: "{B}",
  red: "{R}",
  green: "{G}",
  colorless: "{C}",
};

/** "{G}{G}" (107.4). */
export const manaText = (mana: readonly ManaType[]): string =>
  mana.map((type) => symbols[type]).join("");

/** The mana ability that a land has from its basic land types (305.6): no text, but a reminder. */
export function intrinsicAbilities({ subtypes }: CardFace): readonly Ability[] {
  const types = Object.entries(manaOfLandType)
    .filter(([type]) => subtypes.includes(type))
    .map(([, mana]) => mana);
  const [only] = types;
  if (only === undefined) return [];
  return [activated([tapThis], types.length === 1 ? addMana(only) : addManaOf(1, types))];
}

/** Whose cards a filter speaks of, and the rest of it: theirs is the graveyard they go to (404.2). */
export function ownedCards(filter: Filter): { readonly what: Filter; readonly owner?: Player } {
  const parts = conjuncts(filter);
  const owned = parts.find((part) => part.is === "ownedBy");
  if (!owned || !parts.some((part) => part.is === "isCard")) return { what: filter };
  const filters = parts.filter((part) => part !== owned);
  return { what: { is: "allOf", filters }, owner: owned.who };
}

/** Supertypes are added "in addition to its other types" where a copy has them besides. */
export const isSupertypes = (change: Change): boolean =>
  change.is === "addTypes" && change.supertypes !== undefined && !change.types && !change.subtypes;
