/** What both printers ask of an ability before they choose their words. */
import { activated, addMana, addManaOf, tapThis } from "../build.ts";
import type { CardFace } from "../card.ts";
import { type ObjectKind, objectWords, subtypeWords, typeWords, type Word } from "../lexicon.ts";
import type {
  Ability,
  Amount,
  Effect,
  Filter,
  ManaCost,
  Node,
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
import { type Context, conjuncts, linkingNode } from "./context.ts";

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

/** Whether a filter fits only the object itself. */
export const aboutSelf = (filter: Filter | undefined): boolean =>
  filter !== undefined && conjuncts(filter).some((part) => part.is === "isSelf");

/** Whether what a filter fits is called a creature: creatures die (700.4). */
export function isCreature(filter: Filter, { card, grantedTo }: Context): boolean {
  const about = aboutSelf(filter) ? grantedTo : filter;
  if (!about) return card.types.includes("creature");
  return conjuncts(about).some((part) => part.is === "type" && part.type === "creature");
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
  "becomesMonstrous",
  "transforms",
];

/** "When" for what an object does once, "whenever" for the rest (603.1). */
export function happensOnce(when: Trigger): boolean {
  if (when.is === "anyEvent") return when.triggers.every(happensOnce);
  if (when.is === "doneThisWay" || when.is === "exiledWith" || when.is === "stateIs") return true;
  return onceOnly.includes(when.is) && "what" in when && aboutSelf(when.what);
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
    hand.some(
      (part) =>
        part.is === "inZone" &&
        part.zone === "hand" &&
        JSON.stringify(part.of) === JSON.stringify(who),
    )
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
