import type { CardDefinition } from "../card.ts";
import type { Ability, AnyNode, Filter, Objects, Player, TargetSpec, Trigger } from "../schema.ts";
import { sortOf, visit } from "../walk.ts";
import type { Lexicon } from "./printer.ts";

/**
 * How an ability speaks of the object that it is of: a permanent by its type, an instant or sorcery
 * by its name, "this spell" while it is being cast, "this card" outside the battlefield.
 */
export type SelfAs = "permanent" | "name" | "spell" | "card";

/** What a printer knows while it prints one ability. */
export interface Context {
  readonly lexicon: Lexicon;
  readonly card: CardDefinition;
  /** What is being printed: where names given in it are looked up. */
  readonly ability: Ability;
  readonly reminders: boolean;
  readonly selfAs: SelfAs;
  /** Inside a granted ability: which objects it is granted to; undefined for the card itself. */
  readonly grantedTo?: Filter;
  /** What the changes being printed apply to, for the abilities that they grant. */
  readonly affected?: Filter | undefined;
  /** What the ability triggers on or replaces. */
  readonly event?: Trigger;
  /** What this ability targets, by slot (115.1). */
  readonly targets: ReadonlyMap<number, TargetSpec>;
  /** What has been mentioned so far: a second mention is a pronoun. */
  readonly mentions: Mentions;
}

/** Remembers, in the order of the printed text, which objects have been spoken of. */
export class Mentions {
  readonly #keys: Set<string>;
  #latest: string | undefined;

  constructor(keys: Iterable<string> = []) {
    this.#keys = new Set(keys);
  }

  /** Whether nothing else was mentioned since. */
  isLatest(key: string): boolean {
    return this.#latest === key;
  }

  /** The same mentions, for words that are tried out. */
  copy(): Mentions {
    return new Mentions(this.#keys);
  }

  /** Notes a mention and says how it stands to the earlier ones. */
  mention(key: string): "first" | "only" | "among others" {
    const known = this.#keys.has(key);
    this.#keys.add(key);
    this.#latest = key;
    if (!known) return "first";
    return this.#keys.size === 1 ? "only" : "among others";
  }
}

/** Who an Objects node speaks of, as a key; undefined for what is never spoken of by a pronoun. */
export function mentionKey(objects: Objects, context: Context): string | undefined {
  switch (objects.is) {
    case "self":
    case "attachedTo":
      return objects.is;
    case "eventObject":
      return isEventOfSelf(context) ? "self" : "eventObject";
    case "target":
    case "thatTarget":
      return `target ${objects.slot}`;
    case "named":
      return `named ${objects.name}`;
    default:
      return undefined;
  }
}

/** Whether the event that the ability waits for happens to the object itself. */
export const isEventOfSelf = ({ event }: Context): boolean =>
  event !== undefined &&
  (event.is === "doneThisWay" ||
    ("what" in event &&
      event.what !== undefined &&
      conjuncts(event.what).some((part) => part.is === "isSelf")));

/** The targets of an ability itself, not of abilities that it grants. */
export function targetsOf(ability: Ability): ReadonlyMap<number, TargetSpec> {
  const targets = new Map<number, TargetSpec>();
  const own = new Set<AnyNode>([ability]);
  if (ability.is === "labelled") own.add(ability.ability);
  visit(ability as AnyNode, (node) => {
    // A replacement that an effect makes to last speaks of the targets of that effect (611.2).
    if (node.is === "establish") own.add(node.ability);
    if (sortOf(node.is) === "Ability" && !own.has(node)) return false;
    if (node.is === "target" || node.is === "targetPlayer") targets.set(node.slot, node.spec);
    return true;
  });
  return targets;
}

const isSpellCard = (card: CardDefinition): boolean =>
  card.types.some((type) => type === "instant" || type === "sorcery");

/** The context in which an ability of a card is printed, before a word of it is said. */
export function contextFor(
  ability: Ability,
  of: Pick<Context, "lexicon" | "card" | "reminders" | "grantedTo">,
): Context {
  const inner = ability.is === "labelled" ? ability.ability : ability;
  const zone = "zone" in inner ? inner.zone : undefined;
  const selfAs: SelfAs =
    zone && zone !== "battlefield" && zone !== "stack"
      ? "card"
      : of.grantedTo
        ? "permanent"
        : inner.is === "additionalCost" || inner.is === "costChange"
          ? "spell"
          : isSpellCard(of.card)
            ? "name"
            : "permanent";
  const event =
    inner.is === "triggered" ? inner.when : inner.is === "replacement" ? inner.would : undefined;
  return {
    lexicon: of.lexicon,
    card: of.card,
    ability: inner,
    reminders: of.reminders,
    selfAs,
    ...(of.grantedTo && { grantedTo: of.grantedTo }),
    ...(event && { event }),
    targets: targetsOf(ability),
    mentions: new Mentions(),
  };
}

/** The filters that must all hold, out of nested `allOf`. */
export function conjuncts(filter: Filter): readonly Filter[] {
  return filter.is === "allOf" ? filter.filters.flatMap(conjuncts) : [filter];
}

/** "the rest": everything but what was chosen before under a name (608.2d). */
export function isRest(filter: Filter): boolean {
  return conjuncts(filter).some(
    (part) => part.is === "not" && part.filter.is === "isAmong" && part.filter.what.is === "named",
  );
}

/** What an Aura can enchant, by its enchant ability. */
export function enchantQuality(card: CardDefinition): Filter | undefined {
  for (const ability of card.abilities) {
    if (ability.is === "keyword" && ability.name === "enchant") return ability.quality;
  }
  return undefined;
}

/** Whether a text calls the card by its name: legendary permanents and planeswalkers. */
export const calledByName = (card: CardDefinition): boolean =>
  card.supertypes.includes("legendary") || card.types.includes("planeswalker");

/** The name of the card in a context, or the name that a card name in a text stands for. */
export const namesOf = (name: string, lexicon: Lexicon): { en: string; ja: string } =>
  lexicon.cardName?.(name) ?? { en: name, ja: name };

/** Whose zone these objects come out of, where the text tells. */
export function zoneOwner(objects: Objects, context: Context): Player | undefined {
  const spec =
    objects.is === "target"
      ? objects.spec
      : objects.is === "thatTarget"
        ? context.targets.get(objects.slot)
        : undefined;
  const filter =
    objects.is === "all" ? objects.filter : spec?.is === "targetObject" ? spec.filter : undefined;
  if (filter) {
    for (const part of conjuncts(filter)) if (part.is === "inZone") return part.of;
  }
  if (objects.is === "self" && context.selfAs === "card") return { is: "you" };
  return objects.is === "eventObject" && context.event?.is === "discards"
    ? context.event.who
    : undefined;
}

/** What kind of object something is done to; undefined for the card itself. */
export function affectedFilter(what: Objects, context: Context): Filter | undefined {
  switch (what.is) {
    case "self":
      return undefined;
    case "attachedTo":
      return enchantQuality(context.card) ?? { is: "isPermanent" };
    case "all":
      return what.filter;
    case "target":
      return what.spec.is === "targetObject" ? what.spec.filter : { is: "isPermanent" };
    case "thatTarget": {
      const spec = context.targets.get(what.slot);
      return spec?.is === "targetObject" ? spec.filter : { is: "isPermanent" };
    }
    default:
      return { is: "isPermanent" };
  }
}
