/** What each filter adds to a noun phrase: an adjective, the noun, or what stands behind it. */
import {
  colorWords,
  designationWords,
  objectWords,
  subtypeWords,
  supertypeWords,
  zoneWords,
} from "../../lexicon.ts";
import type { Filter, KeywordName, Node } from "../../schema.ts";
import type { CardType, Subtype, Zone } from "../../vocabulary.ts";
import { type Context, namesOf } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { value } from "./amounts.ts";
import { amongPhrase } from "./named.ts";
import {
  type After,
  bare,
  type Forms,
  forms,
  generic,
  indefinite,
  type NounPhrase,
  type NounPlace,
  nounPhrase,
  type Parts,
} from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { possessivePlayer, subjectPlayer } from "./players.ts";
import { objects } from "./references.ts";
import {
  clause,
  counterWord,
  list,
  type Predicate,
  plural,
  predicate,
  withArticle,
} from "./words.ts";

const subtypeForms = (word: Subtype): Forms => forms(word, subtypeWords.get(word)?.plural);
const typeForms = (type: CardType, context: Context): Forms => forms(phrases(context).type(type));
/** "artifact or creature", "artifacts and creatures", "artifact and creature cards". */
const eitherForms = (words: readonly Forms[]): Forms => ({
  one: list(
    words.map((word) => word.one),
    "or",
  ),
  many: list(words.map((word) => word.many)),
  beforeMany: list(words.map((word) => word.beforeMany)),
});
const same = (text: string): After => ({ one: text, many: text });

export const keywordNoun = (keyword: KeywordName, context: Context): string =>
  context.lexicon.keywords[keyword].en.toLowerCase();

/** Colors that must all hold stand behind the noun: "that's both white and black". */
export function colorsTogether(filters: readonly Filter[]): {
  readonly filters: readonly Filter[];
  readonly both?: After;
} {
  const colors = filters.flatMap((part) =>
    part.is === "color" ? [colorWords[part.color].en] : [],
  );
  if (colors.length < 2) return { filters };
  const words = `${colors.length === 2 ? "both " : ""}${list(colors)}`;
  return {
    filters: filters.filter((part) => part.is !== "color"),
    both: { one: `that's ${words}`, many: `that are ${words}` },
  };
}

/** The adjective that a filter is, if it is one: "tapped". */
export function adjective(filter: Filter): string | undefined {
  switch (filter.is) {
    case "color":
      return colorWords[filter.color].en;
    case "supertype":
      return supertypeWords[filter.supertype].en;
    case "hasDesignation":
      return designationWords[filter.designation].en;
    case "colorless":
      return "colorless";
    case "isTapped":
      return "tapped";
    case "isAttacking":
      return "attacking";
    case "isBlocking":
      return "blocking";
    case "not":
      return filter.filter.is === "isTapped" ? "untapped" : undefined;
    default:
      return undefined;
  }
}

/** "power 4 or greater", "mana value 3 or less", "power X". */
function statPhrase({ stat, compares, amount }: Node<"Filter", "hasStat">, context: Context) {
  const end = { atLeast: " or greater", atMost: " or less", exactly: "" }[compares];
  const number = value(amount, context);
  const plain = amount.is === "number" || amount.is === "x";
  const word = phrases(context).stat(stat);
  if (plain) return `${word} ${number}${end}`;
  const relation = {
    atLeast: "greater than or equal to",
    atMost: "less than or equal to",
    exactly: "equal to",
  }[compares];
  return `${word} ${relation} ${number}`;
}

export function noteFilter(part: Filter, parts: Parts, context: Context, place: NounPlace): void {
  const word = adjective(part);
  if (word !== undefined) {
    parts.adjectives.push(word);
    return;
  }
  switch (part.is) {
    case "type":
      parts.types.push(typeForms(part.type, context));
      break;
    case "subtype":
      parts.subtypes.push(subtypeForms(part.subtype));
      break;
    case "hasPermanentType":
      parts.types.push(forms(objectWords.permanent.en));
      break;
    case "isAbility":
      parts.types.push(
        forms("activated or triggered ability", "activated and triggered abilities"),
      );
      break;
    case "supertype":
    case "color":
    case "colorless":
    case "hasDesignation":
    case "isTapped":
    case "isAttacking":
    case "isBlocking":
    case "isSpell":
    case "isPermanent":
    case "isCard":
    case "isToken":
      break;
    case "inZone":
      noteZone(part, parts, context, place);
      break;
    case "putThereThisTurn": {
      const { zone, of } = part;
      noteZone({ is: "inZone", zone, ...(of && { of }) }, parts, context, place);
      const where = parts.zones.pop() ?? same("");
      const put = behind(part, context, place);
      parts.zones.push({ one: `${where.one} ${put.one}`, many: `${where.many} ${put.many}` });
      break;
    }
    case "controlledBy":
      parts.after.push(
        same(clause(subjectPlayer(part.who, context), controlVerb(parts, place, context))),
      );
      break;
    case "ownedBy":
      parts.after.push(same(clause(subjectPlayer(part.who, context), predicate("own"))));
      break;
    case "sameControllerAs": {
      // Of two targets it is said of both.
      if (parts.other && part.what.is === "thatTarget") {
        parts.after.push(same("with the same controller"));
        break;
      }
      const { possessive } = objects(part.what, context);
      parts.after.push(same(`${possessive} controller controls`));
      break;
    }
    case "isAmong":
      // "enchanted creature": there is only one.
      if (part.what.is === "attachedTo") parts.fixed = objects(part.what, context).text;
      else parts.after.push(behind(part, context, place));
      break;
    case "other":
      parts.other = true;
      break;
    case "isSelf":
      parts.fixed = objects({ is: "self" }, context).text;
      break;
    case "allOf":
      for (const inner of part.filters) noteFilter(inner, parts, context, place);
      break;
    case "anyOf":
      noteAny(part.filters, parts, context, place);
      break;
    case "not":
      noteNot(part.filter, parts, context, place);
      break;
    default:
      parts.after.push(behind(part, context, place));
  }
}

type Behind = Node<
  "Filter",
  | "attackedThisTurn"
  | "castFrom"
  | "controllerHas"
  | "damagedThisTurnBy"
  | "hasChosenColor"
  | "hasChosenType"
  | "hasColorOfChoice"
  | "hasSingleTarget"
  | "hasStat"
  | "isAmong"
  | "isNamed"
  | "putThereThisTurn"
  | "putWith"
  | "sharesColorWith"
  | "targets"
  | "withCounter"
  | "withKeyword"
  | "withoutAbilities"
>;

/** What stands behind the noun. */
function behind(part: Behind, context: Context, place: NounPlace): After {
  switch (part.is) {
    case "withKeyword":
      return same(`with ${keywordNoun(part.keyword, context)}`);
    case "withoutAbilities":
      return same("with no abilities");
    case "hasStat":
      return same(`with ${statPhrase(part, context)}`);
    case "sharesColorWith":
      return same(`that shares a color with ${objects(part.what, context).text}`);
    case "hasChosenColor":
      return same("of the chosen color");
    case "hasColorOfChoice":
      return same(`of the color of ${possessivePlayer(part.who, context)} choice`);
    case "hasChosenType":
      return same("of the chosen type");
    case "withCounter": {
      const counter = counterWord(part.counter);
      return {
        one: `with ${withArticle(counter)} on it`,
        many: `with ${plural(counter)} on them`,
      };
    }
    case "attackedThisTurn":
      return same("that attacked this turn");
    case "damagedThisTurnBy":
      return same(`dealt damage by ${objects(part.what, context).text} this turn`);
    case "putThereThisTurn": {
      const from = inZone(part.from, undefined, "from", context);
      return {
        one: `that was put there ${from} this turn`,
        many: `that were put there ${from} this turn`,
      };
    }
    case "controllerHas": {
      const what = indefinite(nounPhrase(part.filter, context));
      return {
        one: `whose controller controls ${what}`,
        many: `whose controllers control ${what}`,
      };
    }
    case "castFrom":
      return same(inZone(part.zone, place.caster ?? "a player's", "from", context));
    case "targets": {
      const what = indefinite(nounPhrase(part.filter, context));
      return { one: `that targets ${what}`, many: `that target ${what}` };
    }
    case "hasSingleTarget": {
      const single = part.filter ? bare(nounPhrase(part.filter, context)) : "permanent or player";
      return {
        one: `that targets only a single ${single}`,
        many: `that target only a single ${single}`,
      };
    }
    case "isAmong":
      return same(amongPhrase(part.what, context));
    case "putWith":
      return same(`put ${phrases(context).onto} with ${objects({ is: "self" }, context).text}`);
    case "isNamed":
      return same(`named ${namesOf(part.name, context.lexicon).en}`);
    default:
      return unknownNode(part);
  }
}

const controlVerb = ({ kind }: Parts, { controlled }: NounPlace, context: Context): Predicate =>
  kind === "spell" && !controlled ? phrases(context).cast : predicate("control");

/** "in your graveyard", "from exile"; of nobody's "in a graveyard", "in all graveyards". */
function noteZone(
  { zone, of }: Node<"Filter", "inZone">,
  parts: Parts,
  context: Context,
  { leaving }: NounPlace,
): void {
  if (zone === "battlefield" || zone === "stack") return;
  const preposition = leaving && !parts.thisWay ? "from" : "in";
  const inside = (owner: string | undefined): string => inZone(zone, owner, preposition, context);
  if (of?.is === "thePlayer") {
    parts.zones.push(same(`${preposition} ${possessivePlayer(of, context)} ${zoneWords[zone].en}`));
    return;
  }
  const anyones = of === undefined || of.is === "anyPlayer" || of.is === "eachPlayer";
  if (anyones && zone !== "exile" && zone !== "command") {
    parts.zones.push({
      one: inside(undefined),
      many: `${preposition} all ${plural(zoneWords[zone].en)}`,
    });
  } else parts.zones.push(same(inside(of && possessivePlayer(of, context))));
}

/** "artifact or creature", "with flying or reach", else "a Goblin or a creature with flying". */
function noteAny(
  filters: readonly Filter[],
  parts: Parts,
  context: Context,
  place: NounPlace,
): void {
  const types = filters.flatMap((part) =>
    part.is === "type" ? [typeForms(part.type, context)] : [],
  );
  const subtypes = filters.flatMap((part) =>
    part.is === "subtype" ? [subtypeForms(part.subtype)] : [],
  );
  const words = filters.flatMap((part) => adjective(part) ?? []);
  const keywords = filters.flatMap((part) =>
    part.is === "withKeyword" ? [keywordNoun(part.keyword, context)] : [],
  );
  if (types.length === filters.length) parts.types.push(eitherForms(types));
  else if (subtypes.length === filters.length) parts.subtypes.push(eitherForms(subtypes));
  else if (words.length === filters.length) parts.adjectives.push(list(words, "or"));
  else if (keywords.length === filters.length)
    parts.after.push(same(`with ${list(keywords, "or")}`));
  else if (isSpellOrAbility(filters))
    parts.types.push(forms("spell or ability", "spells or abilities"));
  else
    notePhrases(
      filters.map((part) => nounPhrase(part, context, place)),
      parts,
    );
}

const isSpellOrAbility = (filters: readonly Filter[]): boolean =>
  filters.length === 2 &&
  filters.some((part) => part.is === "isSpell") &&
  filters.some((part) => part.is === "isAbility");

function notePhrases(phrases: readonly NounPhrase[], parts: Parts): void {
  if (phrases.some((phrase) => phrase.fixed !== undefined || phrase.other)) {
    parts.fixed = list(phrases.map(indefinite), "or");
    return;
  }
  const plain = phrases.every((phrase) => phrase.after.length === 0);
  const one = phrases.map((phrase, index) =>
    index === 0 || plain ? bare(phrase) : indefinite(phrase),
  );
  parts.subtypes.push(forms(one.join(" or "), list(phrases.map(generic))));
}

function noteNot(inner: Filter, parts: Parts, context: Context, place: NounPlace): void {
  switch (inner.is) {
    case "type":
      parts.nons.push(`non${phrases(context).type(inner.type)}`);
      break;
    case "color":
      parts.nons.push(`non${colorWords[inner.color].en}`);
      break;
    case "supertype":
      parts.nons.push(`non${supertypeWords[inner.supertype].en}`);
      break;
    case "subtype":
      parts.nons.push(`non-${inner.subtype}`);
      break;
    case "isToken":
      parts.nons.push("nontoken");
      break;
    case "isAttacking":
      parts.nons.push("nonattacking");
      break;
    case "isSelf":
      parts.other = true;
      break;
    case "isAmong":
      // 115.3: "another target creature".
      if (inner.what.is === "thatTarget") parts.other = true;
      else parts.after.push(notBehind(inner, context, place));
      break;
    case "controlledBy": {
      const subject = subjectPlayer(inner.who, context);
      const verb = subject.verb === "third" ? "doesn't" : "don't";
      parts.after.push(same(`${subject.text} ${verb} ${controlVerb(parts, place, context).base}`));
      break;
    }
    case "anyOf":
      if (inner.filters.every((part) => part.is === "withKeyword")) {
        const words = inner.filters.flatMap((part) =>
          part.is === "withKeyword" ? [keywordNoun(part.keyword, context)] : [],
        );
        parts.after.push(same(`without ${list(words, "or")}`));
      } else for (const part of inner.filters) noteNot(part, parts, context, place);
      break;
    default:
      parts.after.push(notBehind(inner, context, place));
  }
}

function notBehind(inner: Filter, context: Context, place: NounPlace): After {
  switch (inner.is) {
    case "withKeyword":
      return same(`without ${keywordNoun(inner.keyword, context)}`);
    case "castFrom":
      return same(
        inZone(inner.zone, place.caster ?? "a player's", "from anywhere other than", context),
      );
    case "isAmong":
      return same(`other than ${objects(inner.what, context).text}`);
    case "isNamed":
      return same(`not named ${namesOf(inner.name, context.lexicon).en}`);
    case "withCounter": {
      const counters = plural(counterWord(inner.counter));
      return { one: `with no ${counters} on it`, many: `with no ${counters} on them` };
    }
    case "attackedThisTurn":
      return same("that didn't attack this turn");
    default: {
      const word = adjective(inner);
      if (word !== undefined) return { one: `that isn't ${word}`, many: `that aren't ${word}` };
      const phrase = nounPhrase(inner, context, place);
      return { one: `that isn't ${indefinite(phrase)}`, many: `that aren't ${generic(phrase)}` };
    }
  }
}

/** "in your graveyard", "from exile"; without an owner "in a graveyard". */
export function inZone(
  zone: Zone,
  owner: string | undefined,
  preposition: string,
  context: Context,
): string {
  const word = zoneWords[zone].en;
  const say = phrases(context);
  if (zone === "exile") return say.inExile(preposition);
  if (zone === "battlefield") {
    return preposition === "in" ? say.there : `${preposition} ${say.battlefield}`;
  }
  if (zone === "stack") return `${preposition === "in" ? "on" : preposition} the ${word}`;
  if (zone === "command") return `${preposition} the ${word}`;
  return `${preposition} ${owner ?? "a"} ${owner === "their" ? plural(word) : word}`;
}
