/** Filters as English noun phrases: "nonblack creature you control with flying". */
import { colorWords, subtypeWords, supertypeWords, typeWords, zoneWords } from "../../lexicon.ts";
import type { Filter, KeywordName } from "../../schema.ts";
import type { Zone } from "../../vocabulary.ts";
import { type Context, callingSubtypes, callingType, conjuncts, namesOf } from "../context.ts";
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
  readonly noun?: "permanent" | "spell" | "card" | "source";
  /** "from your graveyard" in place of "in your graveyard". */
  readonly leaving?: boolean;
  /** Whose "their hand" is, in "cast spells from …". */
  readonly caster?: string;
}

interface Parts {
  readonly adjectives: string[];
  readonly nons: string[];
  readonly types: string[];
  readonly typesMany: string[];
  readonly subtypes: { one: string; many: string }[];
  readonly relations: string[];
  readonly after: string[];
  readonly zones: string[];
  noun: "permanent" | "spell" | "card" | "token" | "source" | undefined;
  other: boolean;
  fixed?: string;
}

const subtypeForms = (word: string) => ({
  one: word,
  many: subtypeWords.get(word)?.plural ?? plural(word),
});

const keywordNoun = (keyword: KeywordName, context: Context): string =>
  context.lexicon.keywords[keyword].en.toLowerCase();

export function nounPhrase(filter: Filter, context: Context, place: NounPlace = {}): NounPhrase {
  const parts: Parts = {
    adjectives: [],
    nons: [],
    types: [],
    typesMany: [],
    subtypes: [],
    relations: [],
    after: [],
    zones: [],
    noun: place.noun,
    other: false,
  };
  const all = conjuncts(filter);
  // What kind of object it is decides the noun and the verb in "you control" and "you cast".
  for (const part of all) noteKind(part, parts);
  for (const part of all) note(part, parts, context, place);
  return assemble(parts);
}

function noteKind(part: Filter, parts: Parts): void {
  if (part.is === "isSpell") parts.noun = "spell";
  else if (part.is === "isCard") parts.noun = "card";
  else if (part.is === "isToken") parts.noun = "token";
  else if (part.is === "isPermanent") parts.noun = "permanent";
  else if (part.is === "inZone" && part.zone === "stack") parts.noun = "spell";
  else if (part.is === "inZone" && part.zone !== "battlefield") parts.noun = "card";
}

function note(part: Filter, parts: Parts, context: Context, place: NounPlace): void {
  switch (part.is) {
    case "type":
      parts.types.push(typeWords[part.type].en);
      parts.typesMany.push(typeWords[part.type].en);
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

const controlVerb = (parts: Parts): string => (parts.noun === "spell" ? "cast" : "control");

/** "artifact or creature", "with flying or reach", else "a Goblin or a creature with flying". */
function noteAny(
  filters: readonly Filter[],
  parts: Parts,
  context: Context,
  place: NounPlace,
): void {
  const types = filters.flatMap((part) => (part.is === "type" ? [typeWords[part.type].en] : []));
  const subtypes = filters.flatMap((part) =>
    part.is === "subtype" ? [subtypeForms(part.subtype)] : [],
  );
  const colors = filters.flatMap((part) =>
    part.is === "color" ? [colorWords[part.color].en] : [],
  );
  const keywords = filters.flatMap((part) =>
    part.is === "withKeyword" ? [keywordNoun(part.keyword, context)] : [],
  );
  if (types.length === filters.length) {
    const manyForms = parts.noun ? types : types.map(plural);
    parts.types.push(list(types, "or"));
    parts.typesMany.push(list(manyForms));
  } else if (subtypes.length === filters.length) {
    parts.subtypes.push({
      one: list(
        subtypes.map((word) => word.one),
        "or",
      ),
      many: list(subtypes.map((word) => word.many)),
    });
  } else if (colors.length === filters.length) parts.adjectives.push(list(colors, "or"));
  else if (keywords.length === filters.length) parts.after.push(`with ${list(keywords, "or")}`);
  else {
    const phrases = filters.map((part) => nounPhrase(part, context, place));
    parts.subtypes.push({
      one: phrases
        .map((phrase, index) => (index === 0 ? bare(phrase) : indefinite(phrase)))
        .join(" or "),
      many: list(phrases.map(generic)),
    });
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
  const { noun, types, typesMany, subtypes } = parts;
  const nounWord = noun && noun !== "permanent" ? noun : undefined;
  const chain = [...subtypes.map((word) => word.one), ...types];
  const front = chain.slice(0, nounWord ? undefined : -1);
  const last = nounWord ?? chain.at(-1) ?? "permanent";
  const lastSubtype = types.length === 0 ? subtypes.at(-1)?.many : undefined;
  const lastType = typesMany.at(-1);
  const lastMany = nounWord
    ? plural(nounWord)
    : (lastSubtype ??
      (lastType ? (lastType.includes(" ") ? lastType : plural(lastType)) : "permanents"));
  const frontMany = nounWord ? [...subtypes.map((word) => word.one), ...typesMany] : front;
  const nons = parts.nons.length > 0 ? [parts.nons.join(", ")] : [];
  const noLine = (words: readonly string[], head: string): string => [...words, head].join(" ");
  return {
    other: parts.other,
    adjectives: [...parts.adjectives, ...nons],
    one: noLine(front, last),
    many: noLine(frontMany, lastMany),
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

/** The quality of enchant: "creature", "creature you control". */
export const enchanted = (filter: Filter, context: Context): string =>
  bare(nounPhrase(filter, context));

/** The one noun of what a filter speaks of, for "this …", "that …" and "enchanted …". */
export function callingNoun(filter: Filter): string {
  const parts = conjuncts(filter);
  const subtype = parts.flatMap((part) =>
    part.is === "subtype" && callingSubtypes.includes(part.subtype) ? [part.subtype] : [],
  )[0];
  const type = callingType(parts.flatMap((part) => (part.is === "type" ? [part.type] : [])));
  if (parts.some((part) => part.is === "isSpell")) return "spell";
  if (parts.some((part) => part.is === "inZone" && part.zone !== "battlefield")) return "card";
  if (parts.some((part) => part.is === "isCard")) return "card";
  if (subtype) return subtype;
  if (type) return typeWords[type].en;
  const creatureType = parts.some(
    (part) => part.is === "subtype" && subtypeWords.get(part.subtype)?.of === "creature",
  );
  return creatureType ? "creature" : "permanent";
}
