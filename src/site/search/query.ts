/** What a reader typed, as the index knows it. */
import { isJapanese } from "./fold.ts";
import { toKatakana, toRomaji } from "./kana.ts";

/** A rule number, or the first part of one. */
const RULE_NUMBER = /^[1-9]\d{2}(\.(\d+[a-z]?)?)?$/;
const KANA_ONLY = /^[\u3041-\u309f\u30a1-\u30ff]+$/;

const LONGEST = 300;

/** Whoever pastes a page is answered by its beginning. */
export const bounded = (typed: string): string => typed.slice(0, LONGEST);

/** One width, one case, single spaces. */
export function normalizeQuery(typed: string): string {
  return bounded(typed).normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The rule number that a query is, if it is one: `CR 702.35a` and `702.35` are. */
export function ruleNumberIn(query: string): string | undefined {
  const number = normalizeQuery(query).replace(/^(cr|rule|総合ルール|ルール)\s*/, "");
  return RULE_NUMBER.test(number) ? number.replace(/\.$/, "") : undefined;
}

/** Of the rule numbers that pages cite, the one asked for and those under it. */
export function rulesUnder(number: string, cited: readonly string[]): string[] {
  return cited.filter((rule) => {
    if (!rule.startsWith(number)) return false;
    const rest = rule.slice(number.length);
    return rest === "" || rest.startsWith(".") || (number.includes(".") && /^[a-z]$/.test(rest));
  });
}

/** Whether a query is one word of kana, as a name is that is typed by its reading. */
export const isReading = (query: string): boolean => KANA_ONLY.test(normalizeQuery(query));

/** In Latin letters two kana begin too many words. */
const SHORTEST_ROMAJI = 3;

/** The spellings to look for: what is typed in hiragana may be a word of katakana. */
export function spellings(word: string): readonly string[] {
  const katakana = toKatakana(word);
  if (katakana === word || !KANA_ONLY.test(word)) return [word];
  return [katakana, ...(word.length < SHORTEST_ROMAJI ? [] : [toRomaji(word)]), word];
}

/** Words that a question is made of, and that say nothing of what it asks about. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "a an and are as at be been by can could did do does doing for from get gets " +
    "go had happen happened happens has have how i if in into is it its just like me my " +
    "not of off on or our out s same should so still t than that the their them then there " +
    "these they this those to too under up use used using vs was we were what whats when " +
    "where whether which while who whose why will with without work works working would you " +
    "your about after again any before being but only mtg magic rule rules ruling rulings " +
    "mechanic explain explained meaning mean means many make makes made making his her he she him " +
    "someone anyone everything way really actually ever need needs im id ive ill youre youve " +
    "youll theyre theyve theyll weve thats theres heres whos lets hes shes aint dont"
  ).split(" "),
);

/** "isnt", "wouldnt": apostrophes are gone by then. */
const CONTRACTED = /^(?:is|are|was|were|do|does|did|ca|wo|would|could|should|has|have|had|must)nt$/;

/** Whether an English word says nothing of what is asked about. */
export const isCommon = (word: string): boolean => COMMON.has(word) || CONTRACTED.test(word);

/** Short words that do say something where they stand. */
const KEPT: ReadonlySet<string> = new Set(["without", "same", "still", "again", "x"]);

/** Particles, endings of questions and the like. */
const JAPANESE_COMMON = new RegExp(
  `^(?:[ぁ-ん]|${[
    "いつ|じゃ|たら|したら|しても|れる|って|から|まで|より|ので|のに|でも|には|では|とは|との|への|での|みたい",
    "する|した|して|される|された|され|させる|させた|なる|なった|なら|いる|ある|くる|きた|です|ます|ない|なか|てい",
    "できる?|できます|られる|こと|とき|もの|よう|ため|場合|何|誰|だれ|どう|どうなる|なぜ|ですか|ますか",
    "どうなるの|いいの|いいですか|(?:でき|なり|どうなり)(?:ます|ません)か|できるか|できるの|できない",
  ].join("|")})$`,
);

/** The letters in which a word of such letters goes on; what is said otherwise already (`|`) stays. */
const GOES_ON: readonly (readonly [sign: RegExp, letters: string])[] = [
  [/[a-z]/, "a-z|-"],
  [/\d/, "\\d|-"],
  [/[\u30a1-\u30ff]/, "\\u30a1-\\u30ff|"],
];

/** Finds a word where it is no part of a longer one; kanji and hiragana stand together anyhow. */
export function wholeWord(word: string): RegExp {
  const edge = (sign = "", look: string): string => {
    const letters = GOES_ON.find(([own]) => own.test(sign))?.[1];
    return letters === undefined ? "" : `${look}[${letters}])`;
  };
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`${edge(word[0], "(?<!")}${text}${edge(word.at(-1), "(?!")}`, "g");
}

/** What is not done, whatever follows from it. */
const NEGATED = /なかった(?:ら|場合)?|なければ|なくても?|ません(?:でした)?/g;

/**
 * The query with the words that pages have for players' words, wherever they stand. Words joined by
 * `|` are different ways to say one thing.
 */
export function reword(query: string, wordings: Readonly<Record<string, string>>): string {
  let said = normalizeQuery(query).replace(NEGATED, "ない");
  for (const [word, instead] of Object.entries(wordings)) {
    said = said.replace(wholeWord(normalizeQuery(word)), () => ` ${instead} `);
  }
  return normalizeQuery(said);
}

let segmenter: Intl.Segmenter | undefined;

/** Japanese cut into words and what stands between them; whole where a browser can't. */
export function cut(text: string): readonly Pick<Intl.SegmentData, "segment" | "isWordLike">[] {
  if (!("Segmenter" in Intl)) return [{ segment: text, isWordLike: true }];
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  return [...segmenter.segment(text)];
}

/** A verb without its ending, which begins all its forms; the index is asked for beginnings. */
const stemOf = (word: string): string =>
  word.replace(/^(.*[\u3400-\u9fff])(?:[うくぐすつぬぶむ]|[さしせ]|っ)$/, (whole, stem: string) =>
    stem.length > 1 || /[うくぐすつぬぶむ]$/.test(whole) ? stem : whole,
  );

/** What stands together: a number with what it counts, katakana, other Japanese, other signs. */
const RUNS =
  /\d+[回枚体個人点色]|[\u30a1-\u30fa\u30fc-\u30ff]{2,}|[\u3041-\u30ff\u3400-\u9fff々]+?(?=[\u30a1-\u30fa]{2}|[^\u3041-\u30ff\u3400-\u9fff々]|$)|[^\u3041-\u30ff\u3400-\u9fff々]+/g;
const KATAKANA = /^[\u30a1-\u30ff]+$/;
/** What stands alone in hiragana is a word that nobody converted, or the end of a question. */
const HIRAGANA = /^[\u3041-\u3096\u30fc]{3,}$/;

function segments(text: string): readonly string[] {
  // Segmenters cut long words of katakana into pieces that mean nothing.
  if (!isJapanese(text) || KATAKANA.test(text) || /^\d/.test(text)) return [text];
  return cut(text).flatMap(({ segment, isWordLike }) => (isWordLike ? [stemOf(segment)] : []));
}

/** The words of a query that say what it is about; all of them, where none does. */
export function contentWords(query: string): readonly string[] {
  const folded = bounded(query)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[?？!！。、,「」『』《》()"“”:;=]+/g, " ");
  const words = folded
    .split(/\s+/)
    .flatMap((word) => {
      if (word.includes("|") || HIRAGANA.test(word)) return [word];
      // "+1/+1カウンター" is two words.
      if (isJapanese(word)) return (word.match(RUNS) ?? []).flatMap(segments);
      return word.replace(/[.-]+$/, "").split(/(?<=\p{L})-/u);
    })
    .filter((word) => word !== "");
  const said = words.filter(
    (word) => KEPT.has(word) || !(isCommon(word) || JAPANESE_COMMON.test(word)),
  );
  return [...new Set(said.length > 0 ? said : words)];
}
