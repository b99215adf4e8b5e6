/** Filters as Japanese noun phrases: 「あなたがコントロールしている黒でないクリーチャー」。 */
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
import { objects, possessor, subject } from "./references.ts";
import { type Counter, number } from "./words.ts";

/** A noun phrase in its parts, in their order. */
export interface NounPhrase {
  /** 「あなたがコントロールしている」「あなたの墓地にある」 */
  readonly relations: string;
  readonly other: boolean;
  /** 「黒の」「伝説の」 */
  readonly adjectives: string;
  readonly noun: string;
  readonly counter: Counter;
  /** 「アーティファクト」 and 「クリーチャー」 where either will do, each with its own counter. */
  readonly either: readonly (readonly [string, Counter])[];
  /** A fixed phrase: 「このカード」. */
  readonly fixed?: string;
}

export interface NounPlace {
  readonly noun?: ObjectKind;
  /** The zone is said elsewhere in the sentence. */
  readonly withoutZone?: boolean;
}

interface Parts {
  readonly kind: ObjectKind | undefined;
  readonly relations: string[];
  readonly nots: string[];
  readonly adjectives: string[];
  readonly supertypes: string[];
  readonly subtypes: string[];
  readonly types: string[];
  readonly counters: Counter[];
  either: (readonly [string, Counter])[];
  other: boolean;
  fixed?: string;
}

const subtypeJa = (subtype: Subtype): string => subtypeWords.get(subtype)?.ja ?? subtype;
const keywordJa = (keyword: KeywordName, context: Context): string =>
  context.lexicon.keywords[keyword].ja;

const typeCounter = (type: CardType): Counter =>
  type === "creature" || type === "planeswalker" ? "体" : "つ";
const subtypeCounter = (subtype: Subtype): Counter => {
  const of = subtypeWords.get(subtype)?.of;
  return of === undefined || of === "creature" ? "体" : "つ";
};

export function nounPhrase(filter: Filter, context: Context, place: NounPlace = {}): NounPhrase {
  const all = conjuncts(filter);
  const parts: Parts = {
    kind: kindOf(all) ?? place.noun,
    relations: [],
    nots: [],
    adjectives: [],
    supertypes: [],
    subtypes: [],
    types: [],
    counters: [],
    either: [],
    other: false,
  };
  for (const part of all) note(part, parts, context, place);
  return assemble(parts);
}

function note(part: Filter, parts: Parts, context: Context, place: NounPlace): void {
  switch (part.is) {
    case "type":
      parts.types.push(typeWords[part.type].ja);
      parts.counters.push(typeCounter(part.type));
      break;
    case "subtype":
      parts.subtypes.push(subtypeJa(part.subtype));
      parts.counters.push(subtypeCounter(part.subtype));
      break;
    case "supertype":
      parts.supertypes.push(supertypeWords[part.supertype].ja);
      break;
    case "color":
      parts.adjectives.push(`${colorWords[part.color].ja}の`);
      break;
    case "withKeyword":
      parts.relations.push(`${keywordJa(part.keyword, context)}を持つ`);
      break;
    case "isSpell":
    case "isPermanent":
    case "isCard":
    case "isToken":
      break;
    case "inZone":
      if (!place.withoutZone && part.zone !== "battlefield" && part.zone !== "stack") {
        const owner = part.of ? possessor(part.of, context) : undefined;
        const any = part.of || part.zone === "exile" || part.zone === "command" ? "" : "いずれかの";
        parts.relations.unshift(`${any}${zoneOf(part.zone, owner)}にある`);
      }
      break;
    case "controlledBy": {
      const verb = parts.kind === "spell" ? "唱える" : "コントロールしている";
      parts.relations.unshift(`${subject(part.who, context)}が${verb}`);
      break;
    }
    case "ownedBy":
      parts.relations.unshift(`${subject(part.who, context)}がオーナーである`);
      break;
    case "castFrom":
      parts.relations.push(`${zoneOf(part.zone, undefined)}から唱えられた`);
      break;
    case "other":
      parts.other = true;
      break;
    case "isSelf":
      parts.fixed = objects({ is: "self" }, context);
      break;
    case "isAmong":
      parts.relations.push(`${objects(part.what, context)}のうちの`);
      break;
    case "isNamed":
      parts.relations.push(`「${namesOf(part.name, context.lexicon).ja}」という名前の`);
      break;
    case "allOf":
      for (const inner of part.filters) note(inner, parts, context, place);
      break;
    case "anyOf":
      noteAny(part.filters, parts, context, place);
      break;
    case "not":
      noteNot(part.filter, parts, context);
      break;
    default:
      unknownNode(part);
  }
}

const keywordsOnly = (filters: readonly Filter[], context: Context): string[] =>
  filters.flatMap((part) => (part.is === "withKeyword" ? [keywordJa(part.keyword, context)] : []));

/** 「アーティファクトやクリーチャー」「飛行や到達を持つ」「黒や赤の」。 */
function noteAny(
  filters: readonly Filter[],
  parts: Parts,
  context: Context,
  place: NounPlace,
): void {
  const colors = filters.flatMap((part) =>
    part.is === "color" ? [colorWords[part.color].ja] : [],
  );
  const keywords = keywordsOnly(filters, context);
  if (colors.length === filters.length) parts.adjectives.push(`${colors.join("や")}の`);
  else if (keywords.length === filters.length) {
    parts.relations.push(`${keywords.join("や")}を持つ`);
  } else {
    parts.either = filters.map((part) => {
      const phrase = nounPhrase(part, context, { withoutZone: place.withoutZone ?? false });
      return [anyNumber(phrase), phrase.counter];
    });
  }
}

function noteNot(inner: Filter, parts: Parts, context: Context): void {
  if (inner.is === "type") parts.nots.push(typeWords[inner.type].ja);
  else if (inner.is === "color") parts.nots.push(colorWords[inner.color].ja);
  else if (inner.is === "supertype") {
    parts.nots.push(supertypeWords[inner.supertype].ja.replace(/[の・]$/, ""));
  } else if (inner.is === "subtype") parts.nots.push(subtypeJa(inner.subtype));
  else if (inner.is === "isToken") parts.nots.push(objectWords.token.ja);
  else if (inner.is === "isSelf") parts.other = true;
  else if (inner.is === "withKeyword") {
    parts.relations.push(`${keywordJa(inner.keyword, context)}を持たない`);
  } else if (inner.is === "anyOf" && inner.filters.every((part) => part.is === "withKeyword")) {
    parts.relations.push(`${keywordsOnly(inner.filters, context).join("や")}を持たない`);
  } else if (inner.is === "controlledBy") {
    parts.relations.unshift(`${subject(inner.who, context)}がコントロールしていない`);
  } else if (inner.is === "castFrom") {
    parts.relations.push(`${zoneOf(inner.zone, undefined)}以外の領域から唱えられた`);
  } else if (inner.is === "isAmong") {
    parts.relations.push(`${objects(inner.what, context)}以外の`);
  } else if (inner.is === "isNamed") {
    parts.relations.push(`「${namesOf(inner.name, context.lexicon).ja}」以外の名前の`);
  } else parts.nots.push(anyNumber(nounPhrase(inner, context)));
}

/** 「あなたの墓地」「追放領域」。 */
export function zoneOf(zone: Zone, owner: string | undefined): string {
  const shared =
    zone === "exile" || zone === "battlefield" || zone === "stack" || zone === "command";
  return `${shared || owner === undefined ? "" : `${owner}の`}${zoneWords[zone].ja}`;
}

function assemble(parts: Parts): NounPhrase {
  const { kind, nots, either } = parts;
  const types = [...parts.subtypes, ...parts.types];
  const kindWord =
    kind === undefined || (kind === "permanent" && types.length > 0) ? undefined : kind;
  const nounOf = (front: readonly string[]): string =>
    [...front, ...(kindWord ? [objectWords[kindWord].ja] : [])].join("・") ||
    objectWords.permanent.ja;
  const not =
    nots.length > 1
      ? `${nots.map((word) => `${word}でも`).join("")}ない`
      : nots[0] && `${nots[0]}でない`;
  const eitherWords = either.map(([word]) => word).join("や");
  const oneOfTypes = either.length > 0 && kindWord ? `${eitherWords}である` : "";
  const noun = either.length > 0 && !kindWord ? eitherWords : nounOf(types);
  return {
    relations: parts.relations.join(""),
    other: parts.other,
    adjectives: [not ?? "", ...parts.adjectives, oneOfTypes, ...parts.supertypes].join(""),
    noun,
    counter: counterOf(kindWord, parts.counters),
    either: kindWord ? [] : either,
    ...(parts.fixed !== undefined && { fixed: parts.fixed }),
  };
}

function counterOf(kind: ObjectKind | undefined, counters: readonly Counter[]): Counter {
  if (kind === "card") return "枚";
  if (kind === "spell" || kind === "source") return "つ";
  return counters.includes("体") ? "体" : "つ";
}

const front = ({ relations, other, adjectives }: NounPhrase, between = ""): string =>
  `${relations}${between}${other ? "他の" : ""}${adjectives}`;

/** In general: 「あなたがコントロールしているクリーチャー」。 */
export const anyNumber = (phrase: NounPhrase): string =>
  phrase.fixed ?? `${front(phrase)}${phrase.noun}`;

/** 「あなたがコントロールしているすべてのクリーチャー」。 */
export const every = (phrase: NounPhrase): string =>
  phrase.fixed ?? `${front(phrase, "すべての")}${phrase.noun}`;

/** 「各クリーチャー」。 */
export const each = (phrase: NounPhrase): string =>
  phrase.fixed ??
  `${phrase.relations}${phrase.other ? "他の" : ""}各${phrase.adjectives}${phrase.noun}`;

/** 「クリーチャー1体」「カードX枚」「アーティファクト1つかクリーチャー1体」。 */
export function counted(phrase: NounPhrase, amount: number | "X", before = ""): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  const nouns = phrase.either.length > 0 ? phrase.either : [[phrase.noun, phrase.counter] as const];
  const words = nouns.map(([noun, counter]) => `${noun}${before}${number(amount, counter)}`);
  return front(phrase) + words.join("か");
}

/** 「クリーチャー1体につき」。 */
export const forEach = (filter: Filter, context: Context): string =>
  `${counted(nounPhrase(filter, context), 1)}につき`;

/** The number of what fits: 「〜の枚数」「〜の総数」。 */
export function numberOf(filter: Filter, context: Context): string {
  const phrase = nounPhrase(filter, context);
  return `${anyNumber(phrase)}の${phrase.counter === "枚" ? "枚数" : "総数"}`;
}

/** The qualities of protection and of enchant: 「黒」「クリーチャー」 (702.16g). */
export function qualities(filter: Filter, context: Context): readonly string[] {
  if (filter.is === "color") return [colorWords[filter.color].ja];
  if (filter.is === "anyOf") return filter.filters.flatMap((part) => qualities(part, context));
  return [anyNumber(nounPhrase(filter, context))];
}

/** What has a quality: 「黒や赤のもの」「クリーチャー」。 */
export function whatHas(filter: Filter, context: Context): string {
  const words = qualities(filter, context).join("や");
  const colors = filter.is === "anyOf" ? filter.filters : [filter];
  return colors.every((part) => part.is === "color") ? `${words}のもの` : words;
}
