import type { CardFace } from "../card.ts";
import type { Ability, AnyNode, Filter, Objects, Player, TargetSpec, Trigger } from "../schema.ts";
import type { Zone } from "../vocabulary.ts";
import { find, findOwn } from "../walk.ts";
import type { Lexicon } from "./printer.ts";

/**
 * How an ability speaks of the object that it is of: a permanent by its type, an instant or sorcery
 * by its name, "this spell" while it is being cast, "this card" outside the battlefield.
 */
type SelfAs = "permanent" | "name" | "spell" | "card";

/** What a printer knows while it prints one ability. */
export interface Context {
  readonly lexicon: Lexicon;
  readonly card: CardFace;
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
  /** The nodes that choose or move what the text later speaks of by name. */
  readonly names: ReadonlyMap<string, NamingNode>;
  /** What "for each" goes through, for `theOne`. */
  readonly each?: Filter;
  /** The players that the text goes through, for `thePlayer`. */
  readonly players?: Player;
  /** The zone in which the ability functions, where the text names one. */
  readonly zone?: Zone;
  /** Names whose choice is told where they are first spoken of: "exile two cards from your hand". */
  readonly inline?: ReadonlySet<string>;
  /** In the sentences behind "prevent that damage". */
  readonly prevented?: boolean;
  /** Joined to the clause before by "and": what that spoke of last is a pronoun. */
  readonly joined?: boolean;
  /** At a later time: what comes back then is "that card". */
  readonly later?: boolean;
  /** In "as … enters": what it does is how it enters. */
  readonly entering?: boolean;
  /** What has been mentioned so far: a second mention is a pronoun. */
  readonly mentions: Mentions;
}

/** Remembers, in the order of the printed text, which objects have been spoken of. */
export class Mentions {
  readonly #keys: Set<string>;
  readonly #players = new Set<string>();
  #latest: string | undefined;
  #interrupted = false;
  #changed: string | undefined;

  constructor(keys: Iterable<string> = []) {
    this.#keys = new Set(keys);
  }

  /** Whether a player is spoken of for the first time; players don't count among objects. */
  introduce(player: string): boolean {
    const isNew = !this.#players.has(player);
    this.#players.add(player);
    return isNew;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Whether nothing else was mentioned since. */
  isLatest(key: string): boolean {
    return this.#latest === key;
  }

  /** Cards without a name are spoken of, those that are milled or discarded: a pronoun would mean them. */
  interrupt(): void {
    this.#latest = undefined;
    this.#interrupted = true;
  }

  /** Whether such cards were spoken of last. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** Its controller has changed: the next sentence calls it by its noun. */
  change(key: string): void {
    this.#changed = key;
  }

  /** Whether its controller has changed, the first time that this is asked. */
  takeChanged(key: string): boolean {
    const changed = this.#changed === key;
    if (changed) this.#changed = undefined;
    return changed;
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
    this.#interrupted = false;
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
      // Of two that were told of it may be either.
      return isEventOfSelf(context) && !(context.event && isOfTwo(context.event))
        ? "self"
        : "eventObject";
    case "target":
    case "thatTarget":
      return `target ${objects.slot}`;
    case "named": {
      // What was exiled is what was spoken of before.
      const by = context.names.get(objects.name);
      const same = by?.is === "exile" ? mentionKey(by.what, context) : undefined;
      return same ?? `named ${objects.name}`;
    }
    case "eventOther":
    case "theOne":
      return objects.is;
    case "linked":
      return `linked ${objects.link}`;
    default:
      return undefined;
  }
}

/** Whether what has the ability equips something: the card, or what the ability is granted to. */
export const isOfEquipment = ({ card, grantedTo }: Context): boolean =>
  grantedTo
    ? conjuncts(grantedTo).some((part) => part.is === "subtype" && part.subtype === "Equipment")
    : card.subtypes.includes("Equipment");

/** Whether the event that the ability waits for happens to the object itself. */
export const isEventOfSelf = ({ event }: Context): boolean =>
  event !== undefined &&
  (event.is === "doneThisWay" ||
    ("what" in event &&
      event.what !== undefined &&
      conjuncts(event.what).some((part) => part.is === "isSelf")));

/** Whether an event tells of two creatures that fight (509.3b, 509.3d). */
export const isOfTwo = (event: Trigger): boolean =>
  (event.is === "blocks" && event.whom !== undefined) ||
  (event.is === "becomesBlocked" && event.by !== undefined);

/** The targets of a text itself, not of abilities that it grants. */
export const targetsOf = (text: AnyNode): ReadonlyMap<number, TargetSpec> =>
  new Map(findOwn(text, "target", "targetPlayer").map(({ slot, spec }) => [slot, spec]));

/** What chooses, moves or makes objects and remembers them under a name. */
export const namingNodes = [
  "choose",
  "chooseSource",
  "create",
  "destroy",
  "discard",
  "discardCards",
  "exile",
  "exileCards",
  "lookAt",
  "mill",
  "putCounters",
  "putOntoBattlefield",
  "reveal",
  "sacrificeChosen",
  "sacrificeOthers",
  "search",
] as const;
export type NamingNode = Extract<AnyNode, { is: (typeof namingNodes)[number] }>;

export const namesIn = (text: AnyNode): ReadonlyMap<string, NamingNode> =>
  new Map(
    find(text, ...namingNodes).flatMap((node) =>
      node.name === undefined ? [] : [[node.name, node]],
    ),
  );

/** What makes the objects that a linked ability finds (607.2a): it stands anywhere on the card. */
export function linkingNode(
  link: string,
  { card }: Context,
): Extract<AnyNode, { is: "exile" | "replacement" }> | undefined {
  return card.abilities
    .flatMap((ability) => find(ability, "exile", "replacement"))
    .find((node) => node.link === link);
}

const isSpellCard = (card: CardFace): boolean =>
  card.types.some((type) => type === "instant" || type === "sorcery");

/** The context in which an ability of a card is printed, before a word of it is said. */
export function contextFor(
  ability: Ability,
  of: Pick<Context, "lexicon" | "card" | "reminders" | "grantedTo">,
): Context {
  const inner = ability.is === "labelled" ? ability.ability : ability;
  const zone = "zone" in inner ? inner.zone : undefined;
  const event =
    inner.is === "triggered" ? inner.when : inner.is === "replacement" ? inner.would : undefined;
  const selfAs: SelfAs = isPutAnywhereFrom(event)
    ? "name"
    : zone && zone !== "battlefield" && zone !== "stack"
      ? "card"
      : of.grantedTo
        ? "permanent"
        : inner.is === "additionalCost" ||
            inner.is === "costChange" ||
            inner.is === "castingWay" ||
            inner.is === "castOnly" ||
            (inner.is === "static" && inner.zone === "stack")
          ? "spell"
          : isSpellCard(of.card)
            ? "name"
            : "permanent";
  return {
    lexicon: of.lexicon,
    card: of.card,
    ability: inner,
    reminders: of.reminders,
    selfAs,
    ...(of.grantedTo && { grantedTo: of.grantedTo }),
    ...(event && { event }),
    ...(zone && { zone }),
    targets: targetsOf(ability),
    names: new Map([...of.card.abilities, ability].flatMap((one) => [...namesIn(one)])),
    mentions: new Mentions(),
  };
}

/** Put into a graveyard from anywhere it is neither "this creature" nor "this card" (603.6c). */
const isPutAnywhereFrom = (event: Trigger | undefined): boolean =>
  event?.is === "putIntoGraveyardFrom" &&
  event.from === undefined &&
  conjuncts(event.what).some((part) => part.is === "isSelf");

/** The filters that must all hold, out of nested `allOf`. */
export function conjuncts(filter: Filter): readonly Filter[] {
  return filter.is === "allOf" ? filter.filters.flatMap(conjuncts) : [filter];
}

/** The zone that a filter names, and what else it says: "lands from your graveyard". */
export function apartZone(filter: Filter): [Extract<Filter, { is: "inZone" }>?, Filter?] {
  const parts = conjuncts(filter);
  const zone = parts.find((part) => part.is === "inZone");
  return zone ? [zone, { is: "allOf", filters: parts.filter((part) => part !== zone) }] : [];
}

/** "the rest": everything but what was chosen before under a name, or of those that fit (608.2d). */
export const isRest = (filter: Filter): boolean =>
  conjuncts(filter).some((part) => part.is === "not" && conjuncts(part.filter).some(isAmongNamed));

export const isAmongNamed = (filter: Filter): boolean =>
  filter.is === "isAmong" && filter.what.is === "named";

/** What an Aura can enchant, by its enchant ability. */
export function enchantQuality(card: CardFace): Filter | undefined {
  for (const ability of card.abilities) {
    if (ability.is === "keyword" && ability.name === "enchant") return ability.quality;
  }
  return undefined;
}

/** Whether a text calls the card by its name: legendary permanents and planeswalkers. */
export const calledByName = (card: CardFace): boolean =>
  card.supertypes.includes("legendary") || card.types.includes("planeswalker");

/** Whether a keyword stands in quotation marks where it is gained or lost: one that is a phrase. */
export const isQuoted = ({ quality }: Extract<Ability, { is: "keyword" }>): boolean =>
  quality !== undefined && find(quality, "inZone", "putWith").length > 0;

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

/** What kind of object has what a static ability grants; a condition may say more of it. */
export function grantedBy(
  { affects, whilst }: Extract<Ability, { is: "static" }>,
  context: Context,
): Filter | undefined {
  const told =
    affects.is === "attachedTo" && whilst?.is === "fits" && whilst.what.is === affects.is;
  return told ? whilst.filter : affectedFilter(affects, context);
}

/** What kind of object something is done to; undefined for the card itself. */
export function affectedFilter(what: Objects, context: Context): Filter | undefined {
  switch (what.is) {
    case "self":
      return undefined;
    case "attachedTo":
      if (context.card.subtypes.includes("Equipment")) return { is: "type", type: "creature" };
      return enchantQuality(context.card) ?? { is: "isPermanent" };
    case "all":
      return what.filter;
    case "target":
      return what.spec.is === "targetObject" ? what.spec.filter : { is: "isPermanent" };
    case "thatTarget": {
      const spec = context.targets.get(what.slot);
      return spec?.is === "targetObject" ? spec.filter : { is: "isPermanent" };
    }
    case "named": {
      const node = context.names.get(what.name);
      return node?.is === "choose" ? node.from : { is: "isPermanent" };
    }
    default:
      return { is: "isPermanent" };
  }
}
