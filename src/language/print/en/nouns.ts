/** Filters as English noun phrases: "nonblack creature you control with flying". */
import {
  colorWords,
  type ObjectKind,
  objectWords,
  subtypeWords,
  supertypeWords,
  typeWords,
  zoneWords,
} from "../../lexicon.ts";
import type { Filter, KeywordName } from "../../schema.ts";
import type { CardType, Subtype, Zone } from "../../vocabulary.ts";
import { type Context, conjuncts, namesOf } from "../context.ts";
import { kindOf } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { objects, possessivePlayer, subjectPlayer } from "./references.ts";
import { clause, list, numberWord, plural, predicate, withArticle } from "./words.ts";

/** A noun phrase in its parts, in their order. */
export interface NounPhrase {
  /** "other": becomes "another" in the singular. */
  readonly other: boolean;
  readonly adjectives: readonly string[];
  /** The noun, singular and plural. */
  readonly one: string;
  readonly many: string;
  readonly after: readonly string[];
  /** A fixed phrase that takes no article: "this card". */
  readonly fixed?: string;
}

/** Where the noun phrase stands. */
export interface NounPlace {
  /** The noun when the filter names none: a permanent, unless the text speaks of something else. */
  readonly noun?: ObjectKind;
  /** "from your graveyard" in place of "in your graveyard". */
  readonly leaving?: boolean;
  /** Whose "their hand" is, in "cast spells from …". */
  readonly caster?: string;
}

/** A noun, its plural, and the form before another plural noun: "instant and sorcery spells". */
interface Forms {
  readonly one: string;
  readonly many: string;
  readonly beforeMany: string;
}

const forms = (one: string, many = plural(one)): Forms => ({ one, many, beforeMany: one });
const subtypeForms = (word: Subtype): Forms => forms(word, subtypeWords.get(word)?.plural);
const typeForms = (type: CardType): Forms => forms(typeWords[type].en);
/** "artifact or creature", "artifacts and creatures", "artifact and creature cards". */
const eitherForms = (words: readonly Forms[]): Forms => ({
  one: list(
    words.map((word) => word.one),
    "or",
  ),
  many: list(words.map((word) => word.many)),
  beforeMany: list(words.map((word) => word.beforeMany)),
});

interface Parts {
  readonly adjectives: string[];
  readonly nons: string[];
  readonly subtypes: Forms[];
  readonly types: Forms[];
  readonly relations: string[];
  readonly after: string[];
  readonly zones: string[];
  readonly kind: ObjectKind | undefined;
  other: boolean;
  fixed?: string;
}

const keywordNoun = (keyword: KeywordName, context: Context): string =>
  context.lexicon.keywords[keyword].en.toLowerCase();

export function nounPhrase(filter: Filter, context: Context, place: NounPlace = {}): NounPhrase {
  const all = conjuncts(filter);
  const parts: Parts = {
    adjectives: [],
    nons: [],
    subtypes: [],
    types: [],
    relations: [],
    after: [],
    zones: [],
    kind: kindOf(all) ?? place.noun,
    other: false,
  };
  for (const part of all) note(part, parts, context, place);
  return assemble(parts);
}

function note(part: Filter, parts: Parts, context: Context, place: NounPlace): void {
  switch (part.is) {
    case "type":
      parts.types.push(typeForms(part.type));
      break;
    case "subtype":
      parts.subtypes.push(subtypeForms(part.subtype));
      break;
    case "supertype":
      parts.adjectives.push(supertypeWords[part.supertype].en);
      break;
    case "color":
      parts.adjectives.push(colorWords[part.color].en);
      break;
    case "withKeyword":
      parts.after.push(`with ${keywordNoun(part.keyword, context)}`);
      break;
    case "isSpell":
    case "isPermanent":
    case "isCard":
    case "isToken":
      break;
    case "inZone":
      if (part.zone !== "battlefield" && part.zone !== "stack") {
        const owner = part.of && possessivePlayer(part.of, context);
        parts.zones.push(inZone(part.zone, owner, place.leaving ? "from" : "in"));
      }
      break;
    case "controlledBy":
      parts.relations.push(clause(subjectPlayer(part.who, context), predicate(controlVerb(parts))));
      break;
    case "ownedBy":
      parts.relations.push(clause(subjectPlayer(part.who, context), predicate("own")));
      break;
    case "castFrom":
      parts.after.push(inZone(part.zone, place.caster ?? "a player's", "from"));
      break;
    case "other":
      parts.other = true;
      break;
    case "isSelf":
      parts.fixed = objects({ is: "self" }, context).text;
      break;
    case "isAmong":
      parts.after.push(`among ${objects(part.what, context).text}`);
      break;
    case "isNamed":
      parts.after.push(`named ${namesOf(part.name, context.lexicon).en}`);
      break;
    case "allOf":
      for (const inner of part.filters) note(inner, parts, context, place);
      break;
    case "anyOf":
      noteAny(part.filters, parts, context, place);
      break;
    case "not":
      noteNot(part.filter, parts, context, place);
      break;
    default:
      unknownNode(part);
  }
}

const controlVerb = (parts: Parts): string => (parts.kind === "spell" ? "cast" : "control");

/** "artifact or creature", "with flying or reach", else "a Goblin or a creature with flying". */
function noteAny(
  filters: readonly Filter[],
  parts: Parts,
  context: Context,
  place: NounPlace,
): void {
  const types = filters.flatMap((part) => (part.is === "type" ? [typeForms(part.type)] : []));
  const subtypes = filters.flatMap((part) =>
    part.is === "subtype" ? [subtypeForms(part.subtype)] : [],
  );
  const colors = filters.flatMap((part) =>
    part.is === "color" ? [colorWords[part.color].en] : [],
  );
  const keywords = filters.flatMap((part) =>
    part.is === "withKeyword" ? [keywordNoun(part.keyword, context)] : [],
  );
  if (types.length === filters.length) parts.types.push(eitherForms(types));
  else if (subtypes.length === filters.length) parts.subtypes.push(eitherForms(subtypes));
  else if (colors.length === filters.length) parts.adjectives.push(list(colors, "or"));
  else if (keywords.length === filters.length) parts.after.push(`with ${list(keywords, "or")}`);
  else {
    const phrases = filters.map((part) => nounPhrase(part, context, place));
    const one = phrases.map((phrase, index) => (index === 0 ? bare(phrase) : indefinite(phrase)));
    parts.subtypes.push(forms(one.join(" or "), list(phrases.map(generic))));
  }
}

function noteNot(inner: Filter, parts: Parts, context: Context, place: NounPlace): void {
  if (inner.is === "type") parts.nons.push(`non${typeWords[inner.type].en}`);
  else if (inner.is === "color") parts.nons.push(`non${colorWords[inner.color].en}`);
  else if (inner.is === "supertype") parts.nons.push(`non${supertypeWords[inner.supertype].en}`);
  else if (inner.is === "subtype") parts.nons.push(`non-${inner.subtype}`);
  else if (inner.is === "isToken") parts.nons.push("nontoken");
  else if (inner.is === "isSelf") parts.other = true;
  else if (inner.is === "castFrom") {
    parts.after.push(inZone(inner.zone, place.caster ?? "a player's", "from anywhere other than"));
  } else if (inner.is === "controlledBy") {
    const subject = subjectPlayer(inner.who, context);
    const verb = subject.verb === "third" ? "doesn't" : "don't";
    parts.relations.push(`${subject.text} ${verb} ${controlVerb(parts)}`);
  } else if (inner.is === "withKeyword") {
    parts.after.push(`without ${keywordNoun(inner.keyword, context)}`);
  } else if (inner.is === "anyOf" && inner.filters.every((part) => part.is === "withKeyword")) {
    const words = inner.filters.flatMap((part) =>
      part.is === "withKeyword" ? [keywordNoun(part.keyword, context)] : [],
    );
    parts.after.push(`without ${list(words, "or")}`);
  } else if (inner.is === "isAmong") {
    parts.after.push(`other than ${objects(inner.what, context).text}`);
  } else if (inner.is === "isNamed") {
    parts.after.push(`not named ${namesOf(inner.name, context.lexicon).en}`);
  } else parts.after.push(`that isn't ${indefinite(nounPhrase(inner, context, place))}`);
}

/** "in your graveyard", "from exile"; without an owner "in a graveyard". */
export function inZone(zone: Zone, owner: string | undefined, preposition: string): string {
  const word = zoneWords[zone].en;
  if (zone === "exile") return `${preposition} exile`;
  if (zone === "battlefield" || zone === "stack") {
    return `${preposition === "in" ? "on" : preposition} the ${word}`;
  }
  if (zone === "command") return `${preposition} the ${word}`;
  return `${preposition} ${owner ?? "a"} ${owner === "their" ? plural(word) : word}`;
}

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
    after: [...parts.relations, ...parts.after, ...parts.zones],
    ...(parts.fixed !== undefined && { fixed: parts.fixed }),
  };
}

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** "creature you control": for "target …", "each …". */
export function bare(phrase: NounPhrase): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  return joined(...phrase.adjectives, phrase.one, ...phrase.after);
}

/** "a creature", "another creature". */
export function indefinite(phrase: NounPhrase): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  return phrase.other ? `another ${bare(phrase)}` : withArticle(bare(phrase));
}

/** "other creatures you control": all of them, in general. */
export function generic(phrase: NounPhrase): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  const words = joined(...phrase.adjectives, phrase.many, ...phrase.after);
  return phrase.other ? `other ${words}` : words;
}

/** "each other creature". */
export const each = (phrase: NounPhrase): string =>
  joined("each", ...(phrase.other ? ["other"] : []), bare(phrase));

/** "target creature", "another target creature", "X target cards", "up to two target creatures". */
export function targeted(phrase: NounPhrase, amount: number | "X", upTo: boolean): string {
  if (amount === 1) {
    const start = phrase.other ? "another target" : "target";
    return joined(upTo ? "up to one" : "", start, bare(phrase));
  }
  const number = amount === "X" ? "X" : numberWord(amount);
  const many = joined(...phrase.adjectives, phrase.many, ...phrase.after);
  return joined(upTo ? "up to" : "", number, phrase.other ? "other" : "", "target", many);
}

/** So many of them: "a card", "two cards", "X creature cards". */
export function counted(phrase: NounPhrase, amount: number | "X"): string {
  if (amount === 1) return indefinite(phrase);
  const number = amount === "X" ? "X" : numberWord(amount);
  return joined(number, generic(phrase));
}

/** The quality of protection: "black", "black and from red", "creatures" (702.16a, g). */
export function quality(filter: Filter, context: Context): string {
  if (filter.is === "color") return colorWords[filter.color].en;
  if (filter.is === "anyOf") {
    return filter.filters.map((part) => quality(part, context)).join(" and from ");
  }
  return generic(nounPhrase(filter, context));
}

/** What has a quality: "anything black or red", "creatures". */
export function whatHas(filter: Filter, context: Context): string {
  const parts = filter.is === "anyOf" ? filter.filters : [filter];
  const words = parts.map((part) => quality(part, context));
  const colors = parts.every((part) => part.is === "color");
  return `${colors ? "anything " : ""}${list(words, "or")}`;
}

/** The quality of enchant: "creature", "creature you control". */
export const enchanted = (filter: Filter, context: Context): string =>
  bare(nounPhrase(filter, context));
