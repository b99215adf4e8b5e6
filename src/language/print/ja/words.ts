/** 日本語の語形: 動詞の活用、助数詞、並べ方。Japanese word forms: verbs, counters, lists. */
import { counterInJapanese } from "../../lexicon.ts";

/** The forms of a verb that rules texts use. */
export interface Verb {
  /** 引く */
  readonly plain: string;
  /** 引き */
  readonly stem: string;
  /** 引いて */
  readonly te: string;
  /** 引いた */
  readonly past: string;
  /** 引かない */
  readonly negative: string;
  /** 引けない */
  readonly cannot: string;
}

/** 一段活用: 捨てる。 */
export function ichidan(plain: string): Verb {
  const stem = plain.slice(0, -1);
  return {
    plain,
    stem,
    te: `${stem}て`,
    past: `${stem}た`,
    negative: `${stem}ない`,
    cannot: `${stem}られない`,
  };
}

/** The rows of the godan verbs: stem, te, past, negative, potential. */
const rows: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  う: ["い", "って", "った", "わ", "え"],
  く: ["き", "いて", "いた", "か", "け"],
  す: ["し", "して", "した", "さ", "せ"],
  つ: ["ち", "って", "った", "た", "て"],
  ぶ: ["び", "んで", "んだ", "ば", "べ"],
  む: ["み", "んで", "んだ", "ま", "め"],
  る: ["り", "って", "った", "ら", "れ"],
};

/** 五段活用: 引く、打ち消す、失う。 */
export function godan(plain: string): Verb {
  const [stem, te, past, negative, potential] = rows[plain.slice(-1)] ?? ["", "", "", "", ""];
  const root = plain.slice(0, -1);
  return {
    plain,
    stem: root + stem,
    te: root + te,
    past: root + past,
    negative: `${root}${negative}ない`,
    cannot: `${root}${potential}ない`,
  };
}

/** サ行変格活用: 追放する。 */
export function suru(plain: string): Verb {
  const root = plain.slice(0, -2);
  return {
    plain,
    stem: `${root}し`,
    te: `${root}して`,
    past: `${root}した`,
    negative: `${root}しない`,
    cannot: `${root}できない`,
  };
}

/** What ends in ない: ブロックできない。 */
export function negation(plain: string): Verb {
  const root = plain.slice(0, -2);
  return {
    plain,
    stem: `${root}ず`,
    te: `${root}なくて`,
    past: `${root}なかった`,
    negative: plain,
    cannot: plain,
  };
}

/** 「黒である」。 */
export function copula(noun: string): Verb {
  return {
    plain: `${noun}である`,
    stem: `${noun}であり`,
    te: `${noun}であって`,
    past: `${noun}であった`,
    negative: `${noun}でない`,
    cannot: `${noun}でありえない`,
  };
}

/** 「カードがある」「カードがない」。 */
export function exists(): Verb {
  return {
    plain: "ある",
    stem: "あり",
    te: "あって",
    past: "あった",
    negative: "ない",
    cannot: "ありえない",
  };
}

/** 「〜に等しい」。 */
export function equal(): Verb {
  return {
    plain: "等しい",
    stem: "等しく",
    te: "等しくて",
    past: "等しかった",
    negative: "等しくない",
    cannot: "等しくなりえない",
  };
}

/** 助数詞 (counters): cards, creatures, people, points, counters, times, other objects. */
export type Counter = "枚" | "体" | "人" | "点" | "個" | "回" | "つ";

/** 「+1/+1カウンター」「忠誠カウンター」 (122.1)。 */
export const counterName = (kind: string): string => counterInJapanese(kind);

/** What a number of such things is called: 「枚数」「点数」「数」。 */
/** 「…」; quotation marks inside are 『…』, and once more inside 「…」. */
export const quoted = (text: string): string =>
  `「${text.replace(/[「」『』]/g, (mark) => innerMarks[mark] ?? mark)}」`;
const innerMarks: Readonly<Record<string, string>> = {
  "「": "『",
  "」": "』",
  "『": "「",
  "』": "」",
};

/** 「あなたは」; a comma parts it from 「あなたの」. */
export const topic = (subject: string, next: string): string =>
  `${subject}は${next.startsWith(subject) ? "、" : ""}`;

export const unit = (counter: Counter): string =>
  counter === "枚" || counter === "人" || counter === "点" || counter === "回"
    ? `${counter}数`
    : "数";

/** 「1体」「7枚」「10個」「X枚」。 */
export function number(amount: number | "X", counter: Counter): string {
  const tooMany = amount === "X" || amount > 9;
  return `${amount}${counter === "つ" && tooMany ? "個" : counter}`;
}

/** 「AとBとC」。 */
export const list = (items: readonly string[], joint = "と"): string => items.join(joint);

/** What is done: the objects with their particles, then the verb. */
export interface Predicate {
  readonly objects: string;
  readonly verb: Verb;
}

export const predicate = (objects: string, verb: Verb): Predicate => ({ objects, verb });

/** The forms of a whole predicate. */
export const plain = ({ objects, verb }: Predicate): string => objects + verb.plain;
export const stem = ({ objects, verb }: Predicate): string => objects + verb.stem;
export const mayDo = ({ objects, verb }: Predicate): string => `${objects}${verb.te}もよい`;
export const past = ({ objects, verb }: Predicate): string => objects + verb.past;
export const negative = ({ objects, verb }: Predicate): string => objects + verb.negative;

/** 「修整を受けるとともに飛行を持つ」: several predicates of one subject as one. */
export function together(predicates: readonly Predicate[]): Predicate | undefined {
  const last = predicates.at(-1);
  if (!last) return undefined;
  const before = predicates.slice(0, -1);
  const joined = before.map((one, index) =>
    index === before.length - 1 ? `${plain(one)}とともに` : `${stem(one)}、`,
  );
  return { objects: joined.join("") + last.objects, verb: last.verb };
}

/** 「カードを引き、カードを捨てる」: one after the other. */
export function oneAfterOther(predicates: readonly Predicate[]): Predicate | undefined {
  const last = predicates.at(-1);
  if (!last) return undefined;
  const before = predicates.slice(0, -1).map((one) => `${stem(one)}、`);
  return { objects: before.join("") + last.objects, verb: last.verb };
}

/** 「タップするかアンタップする」: one of several. */
export function oneOf(predicates: readonly Predicate[]): Predicate | undefined {
  const last = predicates.at(-1);
  if (!last) return undefined;
  const [first] = predicates;
  const same = predicates.every(({ objects }) => objects === first?.objects);
  const before = predicates.slice(0, -1).map((one, index) => {
    return same && index > 0 ? one.verb.plain : plain(one);
  });
  const rest = same && predicates.length > 1 ? "" : last.objects;
  return { objects: before.map((one) => `${one}か`).join("") + rest, verb: last.verb };
}
