/** Filters as English noun phrases: "nonblack creature you control with flying". */
import { type ObjectKind, objectWords } from "../../lexicon.ts";
import type { Filter } from "../../schema.ts";
import { find } from "../../walk.ts";
import { type Context, conjuncts } from "../context.ts";
import { kindOf } from "../meaning.ts";
import { colorsTogether, noteFilter } from "./filters.ts";
import { kindOfNamed } from "./named.ts";
import { joined, list, numberWord, plural, withArticle } from "./words.ts";

/** What stands behind a noun: of one, "with a +1/+1 counter on it", and of several, "… on them". */
export interface After {
  readonly one: string;
  readonly many: string;
}

/** A noun phrase in its parts, in their order. */
export interface NounPhrase {
  /** "other": becomes "another" in the singular. */
  readonly other: boolean;
  readonly adjectives: readonly string[];
  /** The noun, singular and plural. */
  readonly one: string;
  readonly many: string;
  readonly after: readonly After[];
  /** A fixed phrase that takes no article: "this card". */
  readonly fixed?: string;
}

/** Where the noun phrase stands. */
export interface NounPlace {
  /** The noun when the filter names none: a permanent, unless the text speaks of something else. */
  readonly noun?: ObjectKind;
  /** "from your graveyard" in place of "in your graveyard". */
  readonly leaving?: boolean;
  /** Spells are controlled, as sources are, rather than cast. */
  readonly controlled?: boolean;
  /** Whose "their hand" is, in "cast spells from …". */
  readonly caster?: string;
}

/** A noun, its plural, and the form before another plural noun: "instant and sorcery spells". */
export interface Forms {
  readonly one: string;
  readonly many: string;
  readonly beforeMany: string;
}

/** A noun phrase while its filters are being noted. */
export interface Parts {
  readonly adjectives: string[];
  readonly nons: string[];
  readonly subtypes: Forms[];
  readonly types: Forms[];
  readonly after: After[];
  readonly zones: After[];
  readonly kind: ObjectKind | undefined;
  other: boolean;
  /** They were destroyed this way, wherever they are now. */
  readonly thisWay: boolean;
  fixed?: string;
}

/** How many: a number, or words that stand in its place. */
export type Quantity = number | "X" | "that many" | "any number of" | "a number of" | "up to X";

export const quantityWord = (quantity: Quantity): string =>
  typeof quantity === "number" ? numberWord(quantity) : quantity;

export function nounPhrase(filter: Filter, context: Context, place: NounPlace = {}): NounPhrase {
  const all = colorsTogether(conjuncts(filter));
  const parts: Parts = {
    adjectives: [],
    nons: [],
    subtypes: [],
    types: [],
    after: [],
    zones: [],
    kind: kindOf(all.filters) ?? kindOfNamed(all.filters, context) ?? place.noun,
    other: false,
    thisWay: all.filters.some(
      (part) =>
        part.is === "isAmong" &&
        part.what.is === "named" &&
        context.names.get(part.what.name)?.is === "destroy",
    ),
  };
  for (const part of all.filters) noteFilter(part, parts, context, place);
  if (all.both) parts.after.unshift(all.both);
  return assemble(parts);
}

/** A source of damage or of an effect: "a red source", "a creature", "a spell". */
export function sourcePhrase(filter: Filter, context: Context): NounPhrase {
  const named = find(filter, "type", "subtype", "isSpell", "isAbility", "isSelf").length > 0;
  return nounPhrase(filter, context, named ? { controlled: true } : { noun: "source" });
}

export const forms = (one: string, many = plural(one)): Forms => ({ one, many, beforeMany: one });

function assemble(parts: Parts): NounPhrase {
  const kind = parts.kind === "permanent" ? undefined : parts.kind;
  const words = [...parts.subtypes, ...parts.types];
  const head = kind
    ? forms(objectWords[kind].en)
    : (words.pop() ?? forms(objectWords.permanent.en));
  return {
    other: parts.other,
    adjectives: [...parts.adjectives, ...(parts.nons.length > 0 ? [parts.nons.join(", ")] : [])],
    one: joined(...words.map((word) => word.one), head.one),
    many: joined(...words.map((word) => word.beforeMany), head.many),
    // "cards in your graveyard destroyed this way"
    after: parts.thisWay ? [...parts.zones, ...parts.after] : [...parts.after, ...parts.zones],
    ...(parts.fixed !== undefined && { fixed: parts.fixed }),
  };
}

const afterOne = ({ after }: NounPhrase): string => joined(...after.map(({ one }) => one));
const afterMany = ({ after }: NounPhrase): string => joined(...after.map(({ many }) => many));

/** "creature you control": for "target …", "each …". */
export function bare(phrase: NounPhrase): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  return joined(...phrase.adjectives, phrase.one, afterOne(phrase));
}

/** "a creature", "another creature". */
export function indefinite(phrase: NounPhrase): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  return phrase.other ? `another ${bare(phrase)}` : withArticle(bare(phrase));
}

/** "other creatures you control": all of them, in general. */
export function generic(phrase: NounPhrase): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  const words = joined(...phrase.adjectives, phrase.many, afterMany(phrase));
  return phrase.other ? `other ${words}` : words;
}

/** "each other creature". */
export const each = (phrase: NounPhrase): string =>
  joined("each", ...(phrase.other ? ["other"] : []), bare(phrase));

/** How many targets one use of the word takes. */
interface TargetCount {
  readonly amount: Quantity;
  readonly upTo?: boolean;
  /** Divided among them, each gets at least one: "one, two, or three" (601.2d). */
  readonly divided?: boolean;
}

/** "two", "up to two", "one, two, or three", "any number of". */
export function targetNumber({ amount, upTo, divided }: TargetCount): string {
  if (upTo && divided && typeof amount === "number") {
    const numbers = Array.from({ length: amount }, (_, index) => numberWord(index + 1));
    return list(numbers, "or");
  }
  return joined(upTo && amount !== "any number of" ? "up to" : "", quantityWord(amount));
}

/** "target creature", "another target creature", "X target cards", "up to two target creatures". */
export function targeted(phrase: NounPhrase, count: TargetCount): string {
  if (count.amount === 1) {
    const other = count.upTo ? "other target" : "another target";
    const start = phrase.other ? other : "target";
    return joined(count.upTo ? "up to one" : "", start, bare(phrase));
  }
  // A choice of targets may be out of any of the zones: not out of all.
  const many = joined(...phrase.adjectives, phrase.many, afterMany(phrase)).replace(
    /(from|in) all graveyards/,
    "$1 graveyards",
  );
  return joined(targetNumber(count), phrase.other ? "other" : "", "target", many);
}

/** So many of them: "a card", "two cards", "X creature cards". */
export function counted(phrase: NounPhrase, amount: Quantity): string {
  if (amount === 1) return indefinite(phrase);
  return joined(quantityWord(amount), generic(phrase));
}

/** So many of a bare noun: "a shred counter", "three shred counters". */
export const quantityOf = (amount: Quantity, one: string, many = plural(one)): string =>
  amount === 1 ? withArticle(one) : `${quantityWord(amount)} ${many}`;
