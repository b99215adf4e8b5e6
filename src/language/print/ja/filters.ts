/** What each filter adds to a Japanese noun phrase: a clause, an adjective or the noun itself. */
import {
  colorWords,
  designationWords,
  type ObjectKind,
  objectWords,
  subtypeWords,
  supertypeWords,
} from "../../lexicon.ts";
import type { Filter, KeywordName, Node, Objects, Player } from "../../schema.ts";
import type { CardType, Designation, Subtype } from "../../vocabulary.ts";
import { type Context, conjuncts, namesOf } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { amountText } from "./amounts.ts";
import { definerOf } from "./names.ts";
import { anyNumber, counted, nounPhrase, zoneOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { objects, possessor, subject } from "./references.ts";
import { type Counter, counterName } from "./words.ts";

/** A clause before a noun: 「あなたがコントロールしている」. */
export interface Clause {
  readonly text: string;
  /** Before another clause: 「あなたがコントロールしていて」. */
  readonly linking: string;
  /** Before which no other clause changes its form: 「「ショック」という名前の」. */
  readonly nominal?: boolean;
}

/** One of two kinds of things, with its counter; what is itself alone is not counted. A clause before it wants a comma. */
export type Alternative = readonly [word: string, counter: Counter | undefined, long?: boolean];

/** What filters have said of a noun so far. */
export interface Parts {
  readonly kind: ObjectKind | undefined;
  readonly clauses: Clause[];
  readonly nots: string[];
  readonly colors: string[];
  readonly adjectives: string[];
  readonly supertypes: string[];
  readonly subtypes: string[];
  readonly types: string[];
  readonly counters: Counter[];
  either: Alternative[];
  fixed?: string;
}

export interface NounPlace {
  readonly noun?: ObjectKind;
  /** The zone is said elsewhere in the sentence. */
  readonly withoutZone?: boolean;
  /** How zones of no one's in particular are spoken of: 「すべての」 of all that fits. */
  readonly anyones?: string;
  /** Spells as their controller casts them: 「あなたが唱える呪文」. */
  readonly cast?: boolean;
}

export const subtypeJa = (subtype: Subtype): string => subtypeWords.get(subtype)?.ja ?? subtype;
export const keywordJa = (keyword: KeywordName, { lexicon }: Context): string =>
  lexicon.keywords[keyword].ja;

const typeCounter = (type: CardType): Counter =>
  type === "creature" || type === "planeswalker" ? "体" : "つ";
const subtypeCounter = (subtype: Subtype): Counter => {
  const of = subtypeWords.get(subtype)?.of;
  return of === undefined || of === "creature" || of === "planeswalker" ? "体" : "つ";
};

const clause = (text: string, linking: string): Clause => ({ text, linking });
const nominal = (text: string): Clause => ({ text, linking: text, nominal: true });
/** 「攻撃している」「攻撃していて」. */
const state = (text: string): Clause => clause(text, `${text.slice(0, -1)}て`);

/** 「パワーが4以上」「マナ総量がX以下」. */
export function statText(
  { stat, compares, amount }: Node<"Filter", "hasStat">,
  context: Context,
): string {
  const least = { atLeast: "以上", atMost: "以下", exactly: "" }[compares];
  return `${phrases(context).stat(stat)}が${amountText(amount, context)}${least}`;
}

/** Each player as one for whom something is so, not all of them together. */
export const eachForThemselves: Player = { is: "eachPlayer" };

/** 「あなたの墓地」「いずれかの墓地」「すべての墓地」. */
export function zoneOfFilter(
  { zone, of }: Node<"Filter", "inZone" | "castFrom">,
  context: Context,
  anyones = "いずれかの",
): string {
  if (of?.is === "eachPlayer" && of !== eachForThemselves)
    return `すべての${zoneOf(zone, undefined, context)}`;
  if (of) return zoneOf(zone, possessor(of, context), context);
  return `${zone === "exile" || zone === "command" ? "" : anyones}${zoneOf(zone, undefined, context)}`;
}

/** 「タップ状態である」「タップ状態であり」. */
const being = (noun: string): Clause => clause(`${noun}である`, `${noun}であり`);

/** Who controls it: of an opponent, any one of them. */
const controller = (who: Player, context: Context): string =>
  who.is === "thePlayer" ? "自分" : who.is === "anOpponent" ? "対戦相手" : subject(who, context);

/** 「怪物的な」「授与された」. */
const designation = (word: Designation): string =>
  word === "monstrous" ? `${designationWords.monstrous.ja}な` : designationWords[word].ja;

export function note(part: Filter, parts: Parts, context: Context, place: NounPlace): void {
  const { clauses, adjectives } = parts;
  switch (part.is) {
    case "type":
      parts.types.push(phrases(context).type(part.type));
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
      parts.colors.push(colorWords[part.color].ja);
      break;
    case "colorless":
      adjectives.push("無色の");
      break;
    case "hasChosenColor":
      adjectives.push("選ばれた色の");
      break;
    case "hasColorOfChoice":
      adjectives.push(`${subject(part.who, context)}が選んだ色の`);
      break;
    case "hasChosenType":
      adjectives.push("選ばれたタイプの");
      break;
    case "withoutAbilities":
      clauses.push(clause("能力を持たない", "能力を持たず"));
      break;
    case "withKeyword":
      clauses.push(
        clause(
          `${keywordJa(part.keyword, context)}を持つ`,
          `${keywordJa(part.keyword, context)}を持ち`,
        ),
      );
      break;
    case "hasStat":
      clauses.push(clause(`${statText(part, context)}の`, `${statText(part, context)}であり`));
      break;
    case "withCounter":
      clauses.push(state(`${counterName(part.counter)}が置かれている`));
      break;
    case "hasDesignation":
      adjectives.push(designation(part.designation));
      break;
    case "isTapped":
      clauses.push(being("タップ状態"));
      break;
    case "isAttacking":
      clauses.push(state("攻撃している"));
      break;
    case "isBlocking":
      clauses.push(state("ブロックしている"));
      break;
    case "attackedThisTurn":
      clauses.push(clause("このターンに攻撃した", "このターンに攻撃して"));
      break;
    case "damagedThisTurnBy": {
      const by = `このターンに${objects(part.what, context)}によってダメージを与えられ`;
      clauses.push(clause(`${by}た`, `${by}て`));
      break;
    }
    case "putThereThisTurn": {
      const zone = zoneOfFilter(
        { is: "inZone", zone: part.zone, ...(part.of && { of: part.of }) },
        context,
      );
      const put = `このターンに${zoneOf(part.from, undefined, context)}から${zone}に置かれ`;
      clauses.push(clause(`${put}た`, `${put}て`));
      break;
    }
    case "isSpell":
    case "isPermanent":
    case "isCard":
    case "isToken":
      break;
    case "hasPermanentType":
      parts.types.push(objectWords.permanent.ja);
      parts.counters.push("つ");
      break;
    case "isAbility":
      parts.either = [
        ["起動型能力", "つ"],
        ["誘発型能力", "つ"],
      ];
      break;
    case "inZone":
      if (!place.withoutZone && part.zone !== "battlefield" && part.zone !== "stack") {
        const zone = zoneOfFilter(part, context, place.anyones);
        clauses.unshift(clause(`${zone}にある`, `${zone}にあり`));
      }
      break;
    case "controlledBy": {
      const who = controller(part.who, context);
      const { cast } = phrases(context);
      if (place.cast) clauses.unshift(clause(`${who}が${cast.plain}`, `${who}が${cast.stem}`));
      else clauses.unshift(state(`${who}がコントロールしている`));
      break;
    }
    case "ownedBy": {
      const who = controller(part.who, context);
      clauses.unshift(clause(`${who}がオーナーである`, `${who}がオーナーであり`));
      break;
    }
    case "controllerHas": {
      const what = anyNumber(nounPhrase(part.filter, context));
      clauses.push(state(`${what}をコントロールしているプレイヤーがコントロールしている`));
      break;
    }
    case "sameControllerAs":
      clauses.push(state(`${objects(part.what, context)}と同じプレイヤーがコントロールしている`));
      break;
    case "castFrom":
      clauses.push(clause(...castForms(`${castZone(part, context)}から`, context)));
      break;
    case "targets":
      clauses.push(clause(...targetForms(targetedText(part.filter, context))));
      break;
    case "hasSingleTarget":
      clauses.push(clause(...targetForms(onlyOne(part.filter, context))));
      break;
    case "other":
      if (phrases(context).saysThis) parts.nots.push("これ");
      else clauses.push(nominal("他の"));
      break;
    case "isSelf":
      parts.fixed = objects({ is: "self" }, context);
      break;
    case "isAmong": {
      const done = doneThisWay(part.what, context);
      if (part.what.is === "attachedTo") parts.fixed = objects(part.what, context);
      else if (done) clauses.push(clause(`${done}た`, done));
      else clauses.push(nominal(`${objects(part.what, context)}のうちの`));
      break;
    }
    case "putWith": {
      const put = `${objects({ is: "self" }, context)}により${phrases(context).battlefield}に出`;
      clauses.push(clause(`${put}た`, `${put}て`));
      break;
    }
    case "sharesColorWith":
      clauses.push(nominal(`${objects(part.what, context)}と共通の色を持つ`));
      break;
    case "isNamed":
      clauses.push(nominal(`「${namesOf(part.name, context.lexicon).ja}」という名前の`));
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

/** What was destroyed or exiled is called by what it is then, and by nothing else. */
function doneThisWay(what: Objects, context: Context): string | undefined {
  const by = what.is === "named" ? definerOf(what.name, context)?.is : undefined;
  return by === "destroy"
    ? "これにより破壊され"
    : by === "exile"
      ? `これにより${phrases(context).exiledStem}`
      : undefined;
}

function castForms(from: string, context: Context): [string, string] {
  const { beCast } = phrases(context);
  return [`${from}${beCast.past}`, `${from}${beCast.stem}`];
}
const targetForms = (what: string): [string, string] => [
  `${what}を対象とする`,
  `${what}を対象とし`,
];

const castZone = (part: Node<"Filter", "castFrom">, context: Context): string =>
  part.of ? zoneOfFilter(part, context) : zoneOf(part.zone, undefined, context);

/** 「あなたがコントロールしている単一のクリーチャーのみ」. */
function onlyOne(filter: Filter | undefined, context: Context): string {
  if (!filter) return "単一のパーマネントやプレイヤーのみ";
  const { relations, adjectives, noun } = nounPhrase(filter, context);
  return `${relations}単一の${adjectives}${noun}のみ`;
}

/** What a spell targets: 「このクリーチャー」「クリーチャー1体」. */
export function targetedText(filter: Filter, context: Context): string {
  const [only] = conjuncts(filter);
  if (only?.is === "isAmong") return objects(only.what, context);
  return counted(nounPhrase(filter, context), 1);
}

const keywordsOnly = (filters: readonly Filter[], context: Context): string[] =>
  filters.flatMap((part) => (part.is === "withKeyword" ? [keywordJa(part.keyword, context)] : []));

/** 「アーティファクトやクリーチャー」「飛行や到達を持つ」「黒や赤の」「攻撃かブロックしている」。 */
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
    const words = keywords.join("や");
    parts.clauses.push(clause(`${words}を持つ`, `${words}を持ち`));
  } else if (filters.every((part) => part.is === "isAttacking" || part.is === "isBlocking")) {
    parts.clauses.push(state("攻撃かブロックしている"));
  } else {
    parts.either = filters.map((part) => {
      if (part.is === "isAbility") return ["能力", "つ"];
      const phrase = nounPhrase(part, context, { withoutZone: place.withoutZone ?? false });
      return [
        anyNumber(phrase),
        phrase.fixed === undefined ? phrase.counter : undefined,
        phrase.fixed === undefined && phrase.relations !== "",
      ];
    });
  }
}

function noteNot(inner: Filter, parts: Parts, context: Context): void {
  const { adjectives, clauses, nots } = parts;
  switch (inner.is) {
    case "type":
      nots.push(phrases(context).type(inner.type));
      break;
    case "color":
      nots.push(colorWords[inner.color].ja);
      break;
    case "supertype":
      nots.push(supertypeWords[inner.supertype].ja.replace(/[の・]$/, ""));
      break;
    case "subtype":
      nots.push(subtypeJa(inner.subtype));
      break;
    case "isToken":
      nots.push(objectWords.token.ja);
      break;
    case "colorless":
      nots.push("無色");
      break;
    case "hasChosenColor":
      nots.push("選ばれた色");
      break;
    case "hasColorOfChoice":
      nots.push(`${subject(inner.who, context)}が選んだ色`);
      break;
    case "hasChosenType":
      nots.push("選ばれたタイプ");
      break;
    case "hasDesignation":
      if (inner.designation === "monstrous") nots.push(designationWords.monstrous.ja);
      else clauses.push(state("授与されていない"));
      break;
    case "isSelf":
      if (phrases(context).saysThis) nots.push("これ");
      else clauses.push(nominal("他の"));
      break;
    case "isTapped":
      clauses.push(being("アンタップ状態"));
      break;
    case "isAttacking":
      clauses.push(denied("攻撃していない"));
      break;
    case "isBlocking":
      clauses.push(denied("ブロックしていない"));
      break;
    case "attackedThisTurn":
      clauses.push(denied("このターンに攻撃していない"));
      break;
    case "withCounter":
      clauses.push(denied(`${counterName(inner.counter)}が置かれていない`));
      break;
    case "withKeyword":
      clauses.push(denied(`${keywordJa(inner.keyword, context)}を持たない`));
      break;
    case "controlledBy":
      clauses.unshift(denied(`${controller(inner.who, context)}がコントロールしていない`));
      break;
    case "ownedBy":
      clauses.unshift(denied(`${controller(inner.who, context)}がオーナーでない`));
      break;
    case "inZone":
      clauses.unshift(
        denied(`${zoneOf(inner.zone, inner.of && possessor(inner.of, context), context)}にない`),
      );
      break;
    case "castFrom":
      clauses.push(clause(...castForms(`${castZone(inner, context)}以外の領域から`, context)));
      break;
    case "targets":
      clauses.push(denied(`${targetedText(inner.filter, context)}を対象としない`));
      break;
    case "isAmong":
      // 115.3: another target.
      if (inner.what.is === "thatTarget") adjectives.push("別の");
      else clauses.push(nominal(`${objects(inner.what, context)}以外の`));
      break;
    case "isNamed":
      clauses.push(nominal(`「${namesOf(inner.name, context.lexicon).ja}」以外の名前の`));
      break;
    case "not":
      note(inner.filter, parts, context, {});
      break;
    case "anyOf":
      if (inner.filters.every((part) => part.is === "withKeyword")) {
        clauses.push(denied(`${keywordsOnly(inner.filters, context).join("や")}を持たない`));
      } else nots.push(anyNumber(nounPhrase(inner, context)));
      break;
    default:
      nots.push(anyNumber(nounPhrase(inner, context)));
  }
}

/** What ends in ない, and how it goes on: 持たず、していないで is 「しておらず」, でない is 「でなく」. */
function denied(text: string): Clause {
  if (text.endsWith("ていない")) return clause(text, `${text.slice(0, -3)}おらず`);
  if (text.endsWith("でない") || text.endsWith("にない"))
    return clause(text, `${text.slice(0, -1)}く`);
  if (text.endsWith("しない")) return clause(text, `${text.slice(0, -3)}せず`);
  return clause(text, `${text.slice(0, -2)}ず`);
}
