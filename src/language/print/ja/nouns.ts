/** Filters as Japanese noun phrases: 「あなたがコントロールしている黒でないクリーチャー」。 */
import { colorWords, dotAfter, type ObjectKind, objectWords } from "../../lexicon.ts";
import type { Filter } from "../../schema.ts";
import type { Zone } from "../../vocabulary.ts";
import { type Context, conjuncts } from "../context.ts";
import { kindOf } from "../meaning.ts";
import { type Alternative, type Clause, type NounPlace, note, type Parts } from "./filters.ts";
import { phrases } from "./phrases.ts";
import { subject } from "./references.ts";
import { type Counter, number, unit } from "./words.ts";

/** A noun phrase in its parts, in their order. */
export interface NounPhrase {
  /** 「あなたがコントロールしている」「あなたの墓地にある」「黒でない」 */
  readonly relations: string;
  /** 「黒の」「伝説の」 */
  readonly adjectives: string;
  readonly noun: string;
  readonly counter: Counter;
  /** 「アーティファクト」 and 「クリーチャー」 where either will do, each with its own counter. */
  readonly either: readonly Alternative[];
  /** A fixed phrase: 「このカード」. */
  readonly fixed?: string;
}

export function nounPhrase(filter: Filter, context: Context, place: NounPlace = {}): NounPhrase {
  const all = conjuncts(filter);
  const parts: Parts = {
    kind: kindOf(all) ?? place.noun,
    clauses: [],
    nots: [],
    colors: [],
    adjectives: [],
    supertypes: [],
    subtypes: [],
    types: [],
    counters: [],
    either: [],
  };
  for (const part of all) note(part, parts, context, place);
  return assemble(parts);
}

/** 「あなたの墓地」「追放領域」。 */
export function zoneOf(zone: Zone, owner: string | undefined, context: Context): string {
  const shared =
    zone === "exile" || zone === "battlefield" || zone === "stack" || zone === "command";
  return `${shared || owner === undefined ? "" : `${owner}の`}${phrases(context).zone(zone)}`;
}

/** 「あなたがコントロールしていて飛行を持つ」: all but the last in the form that goes on. */
const joinClauses = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ text, linking }, index) => {
      const next = clauses[index + 1];
      return next && !next.nominal ? linking : text;
    })
    .join("");

/** 「白の」, 「白であり黒である」. */
const colorAdjective = (colors: readonly string[]): string =>
  colors.length > 1
    ? `${colors.join("であり")}である`
    : colors.map((color) => `${color}の`).join("");

/** 「クリーチャー・カード」 and 「森・カード」, but 「土地カード」. */
function beforeKind(last: string | undefined, types: readonly string[]): string {
  if (last === undefined) return "";
  return types.includes(last) ? dotAfter(last) : "・";
}

function assemble(parts: Parts): NounPhrase {
  const { kind, nots, either } = parts;
  const types = [...parts.subtypes, ...parts.types];
  const kindWord =
    kind === undefined || (kind === "permanent" && types.length > 0) ? undefined : kind;
  const nounOf = (front: readonly string[]): string => {
    const words = front.join("・");
    if (!kindWord) return words || objectWords.permanent.ja;
    return `${words}${beforeKind(front.at(-1), parts.types)}${objectWords[kindWord].ja}`;
  };
  const not =
    nots.length > 1
      ? `${nots.map((word) => `${word}でも`).join("")}ない`
      : nots[0] && `${nots[0]}でない`;
  const eitherCounters = either.flatMap(([, counter]) => (counter ? [counter] : []));
  const eitherWords = alternatives(
    either.map(([word, , long]) => ({ word, long })),
    "や",
  );
  const oneOfTypes = either.length > 0 && kindWord ? `${eitherWords}である` : "";
  const noun = either.length > 0 && !kindWord ? eitherWords : nounOf(types);
  const adjectives = [
    colorAdjective(parts.colors),
    ...parts.adjectives,
    oneOfTypes,
    ...parts.supertypes,
  ];
  return {
    relations: joinClauses(not ? [...parts.clauses, { text: not, linking: not }] : parts.clauses),
    adjectives: adjectives.join(""),
    noun,
    counter: counterOf(kindWord, [...parts.counters, ...eitherCounters]),
    either: kindWord ? [] : either,
    ...(parts.fixed !== undefined && { fixed: parts.fixed }),
  };
}

function counterOf(kind: ObjectKind | undefined, counters: readonly Counter[]): Counter {
  if (kind === "card") return "枚";
  if (kind === "spell" || kind === "source") return "つ";
  return counters.includes("体") ? "体" : "つ";
}

const front = ({ relations, adjectives }: NounPhrase, between = ""): string =>
  `${relations}${between}${adjectives}`;

/** In general: 「あなたがコントロールしているクリーチャー」。 */
export const anyNumber = (phrase: NounPhrase): string =>
  phrase.fixed ?? `${front(phrase)}${phrase.noun}`;

/** 「あなたがコントロールしているすべてのクリーチャー」。 */
export const every = (phrase: NounPhrase): string =>
  phrase.fixed ?? `${front(phrase, "すべての")}${phrase.noun}`;

/** 「各クリーチャー」。 */
export const each = (phrase: NounPhrase): string =>
  phrase.fixed ?? `${phrase.relations}各${phrase.adjectives}${phrase.noun}`;

/** 「望む数のクリーチャー」「望む枚数のカード」, with another word 「その枚数に等しい枚数のカード」. */
export const inQuantity = (phrase: NounPhrase, before = "望む"): string =>
  phrase.fixed ?? `${front(phrase, `${before}${unit(phrase.counter)}の`)}${phrase.noun}`;

/** How many, where it is a plain number or one of several: 「1体か2体」. */
export type Quantity = number | "X" | readonly number[];

/** 「クリーチャー1体」「カードX枚」「アーティファクト1つかクリーチャー1体」。 */
export function counted(phrase: NounPhrase, amount: Quantity, before = "", after = ""): string {
  if (phrase.fixed !== undefined) return phrase.fixed;
  const nouns = phrase.either.length > 0 ? phrase.either : [[phrase.noun, phrase.counter] as const];
  const words = nouns.map(([noun, counter, long]) => ({
    word: noun + numbers(amount, counter, before) + after,
    long,
  }));
  return front(phrase) + alternatives(words, "か");
}

/** 「このクリーチャーか、あなたがコントロールしているエンチャント1つ」. */
const alternatives = (
  words: readonly { readonly word: string; readonly long?: boolean | undefined }[],
  joint: string,
): string =>
  words
    .map(({ word, long }, index) => (index === 0 ? "" : joint + (long ? "、" : "")) + word)
    .join("");

function numbers(amount: Quantity, counter: Counter | undefined, before: string): string {
  if (counter === undefined) return "";
  const all = typeof amount === "object" ? amount : [amount];
  return before + all.map((one) => number(one, counter)).join("か");
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
  if (filter.is === "hasChosenColor") return ["選ばれた色"];
  if (filter.is === "hasColorOfChoice") return [`${subject(filter.who, context)}が選んだ色1色`];
  if (filter.is === "anyOf") return filter.filters.flatMap((part) => qualities(part, context));
  return [anyNumber(nounPhrase(filter, context))];
}

/** What has a quality: 「黒や赤のもの」「クリーチャー」。 */
export function whatHas(filter: Filter, context: Context): string {
  const words = qualities(filter, context).join("や");
  const parts = filter.is === "anyOf" ? filter.filters : [filter];
  const colors = parts.every((part) => part.is === "color" || part.is === "hasChosenColor");
  return colors ? `${words}のもの` : words;
}
