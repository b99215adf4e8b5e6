/** What the names alone answer: at once, and in spite of a slip of the finger. */
import { distance } from "../../language/distance.ts";
import { compact, fold, isJapanese } from "./fold.ts";
import { toRomaji } from "./kana.ts";
import { FOUND_KINDS, type FoundKind } from "./kinds.ts";
import { bounded, contentWords, isCommon, ruleNumberIn, rulesUnder } from "./query.ts";
import { pageOf, type SearchNames } from "./shape.ts";
import { soundingLike } from "./sounding.ts";

interface Key {
  readonly compact: string;
  readonly words: readonly string[];
}

interface Entry {
  readonly kind: FoundKind;
  /** Its place among those of its kind. */
  readonly index: number;
  /** Its address after the language. */
  readonly page: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly keys: readonly Key[];
  /** All keys and all that it belongs to in one, so that most entries are passed over quickly. */
  readonly whole: string;
  /** What it belongs to, which is not its name. */
  readonly context: readonly string[];
  /** How its Japanese names are read, in Latin letters: worked out when first asked. */
  readonly romaji: () => readonly string[];
}

export interface QuickHit {
  readonly entry: Entry;
  readonly score: number;
}

export type QuickIndex = readonly Entry[];

const keyOf = (name: string): Key => {
  const folded = fold(name);
  return { compact: compact(folded), words: folded.split(" ") };
};

const KANA = /^[\u30a1-\u30ff]+$/;

function romajiOf(keys: readonly Key[]): () => readonly string[] {
  let known: readonly string[] | undefined;
  return () => {
    known ??= keys.filter((key) => KANA.test(key.compact)).map((key) => toRomaji(key.compact));
    return known;
  };
}

export function quickIndex({ named }: Pick<SearchNames, "named">): QuickIndex {
  return FOUND_KINDS.flatMap((kind) =>
    (named[kind] ?? []).map(([tail, title, ...names], index): Entry => {
      const own = names.filter((name) => !name.startsWith("+"));
      const keys = [title, ...own].map(keyOf);
      // A rule is shown with its number, by which it is found in another way.
      const shown = kind === "rule" ? `${tail.replace(/-\d+$/, "")} ${title}` : title;
      const context = names.flatMap((name) => (name.startsWith("+") ? [fold(name.slice(1))] : []));
      const page = pageOf(kind, tail);
      const whole = [...keys.map((key) => key.compact), ...context].join("|");
      const romaji = romajiOf(keys);
      return { kind, index, page, title: shown, names: own, keys, whole, context, romaji };
    }),
  );
}

/** What of the same name stands first. */
const FIRST: Readonly<Record<FoundKind, number>> = {
  guide: 0.9,
  card: 0.8,
  term: 0.7,
  rule: 0.5,
  change: 0.3,
  site: 0.2,
  ruling: 0,
  board: 0,
};

const EXACT = 100;
const BEGINS = 80;
const WORDS = 70;
const WITHIN = 60;
const SLIP = 40;
/** From here on a name says what was typed, perhaps not to the end. */
export const SURE = WITHIN;

/** A word that was typed, with what is asked of it again and again. */
interface TypedWord {
  readonly text: string;
  readonly stem: string;
  readonly isJapanese: boolean;
}

interface Typed {
  readonly compact: string;
  readonly isJapanese: boolean;
  readonly words: readonly TypedWord[];
}

function typedAs(query: string): Typed {
  const { compact: whole, words } = keyOf(query);
  return {
    compact: whole,
    isJapanese: isJapanese(whole),
    words: words.map((text) => ({
      text,
      stem: text.length > 3 ? text.replace(/(e?s|ed|ing)$/, "") : text,
      isJapanese: isJapanese(text),
    })),
  };
}

/** "planeswalker" is the "planeswalkers" of a title, and the other way about. */
const isWord = (word: string, { text, stem }: TypedWord): boolean =>
  word.startsWith(text) || word === stem;

const hasWord = (key: Key, typed: TypedWord): boolean =>
  typed.isJapanese
    ? key.compact.includes(typed.text)
    : key.words.some((word) => isWord(word, typed));

/** How well a text says what was typed: longer names say it less exactly. */
const share = (typed: number, whole: number): number => (9 * typed) / Math.max(typed, whole);

function scoreOfKey(key: Key, typed: Typed): number {
  if (key.compact === typed.compact) return EXACT;
  const part = share(typed.compact.length, key.compact.length);
  if (key.compact.startsWith(typed.compact)) {
    const isWhole = key.words.some(
      (_, count) => key.words.slice(0, count).join("") === typed.compact,
    );
    return BEGINS + (isWhole ? 5 : 0) + part / 2;
  }
  // "狂気を操る者チェイナー" is Chainer, as "Chainer, Dementia Master" is.
  if (typed.isJapanese && typed.compact.length > 2 && key.compact.endsWith(typed.compact)) {
    return BEGINS + 4;
  }
  if (!typed.words.every((one) => hasWord(key, one))) return 0;
  const isExact = typed.words.every(({ text }) => key.words.includes(text));
  return (typed.isJapanese ? WITHIN : WORDS) + (isExact ? 0.6 : 0) + part;
}

/** All words among its names and what it belongs to, though no one name has them all. */
function scoreOfAll({ keys, context }: Entry, { words }: Typed): number {
  if (words.length < 2) return 0;
  const rest = words.filter((one) => !keys.some((key) => hasWord(key, one)));
  const isAround = ({ text }: TypedWord): boolean => context.some((name) => name.startsWith(text));
  return rest.length < words.length && rest.every(isAround) ? WITHIN : 0;
}

function scoreOf(entry: Entry, typed: Typed): number {
  if (!typed.words.every(({ stem }) => entry.whole.includes(stem))) return 0;
  const best = Math.max(...entry.keys.map((key) => scoreOfKey(key, typed)));
  return best > 0 ? best : scoreOfAll(entry, typed);
}

function romajiScore({ romaji }: Entry, { compact: typed }: Typed): number {
  let best = 0;
  for (const read of romaji()) {
    const part = share(typed.length, read.length) / 2;
    if (read === typed) best = EXACT - 1;
    else if (read.startsWith(typed)) best = Math.max(best, BEGINS - 2 + part);
    else if (typed.length > 4 && read.includes(typed)) best = Math.max(best, WITHIN + part);
  }
  return best;
}

/** A shorter Japanese word with one sign changed is another word. */
const SHORTEST_JAPANESE = 4;
/** Names have so many beginnings and ends that a shorter word is near to one of them by chance. */
const SHORTEST_PART = 5;

/** How many slips a word of this length may have; kana say more each than letters do. */
function slipsIn(text: string, isAmongOthers = false): number {
  if (isJapanese(text)) return text.length < SHORTEST_JAPANESE ? 0 : text.length < 6 ? 1 : 2;
  // The other words of a name tell what a short one was meant for.
  if (text.length < 5) return isAmongOthers && text.length > 2 ? 1 : 0;
  return text.length < 8 ? 1 : 2;
}

/** Which letters a word has, as bits: each slip changes at most two of them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** All that a mistyped word is compared with, once each, with its letters. */
const vocabularies = new WeakMap<QuickIndex, ReadonlyMap<string, number>>();

function vocabularyOf(index: QuickIndex): ReadonlyMap<string, number> {
  const known = vocabularies.get(index);
  if (known) return known;
  const made = new Map<string, number>();
  const add = (word: string): void => {
    if (word.length > 2) made.set(word, lettersOf(word));
  };
  for (const { keys, romaji } of index) {
    for (const { words, compact: whole } of keys) {
      add(whole);
      for (const word of words) add(word);
    }
    for (const read of romaji()) add(read);
  }
  vocabularies.set(index, made);
  return made;
}

/** The words that one may have been meant for, each with how far they are apart. */
function nearTo(
  index: QuickIndex,
  word: string,
  most = slipsIn(word),
): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  if (most === 0) return near;
  const isPart = isJapanese(word) && word.length >= SHORTEST_PART;
  const letters = lettersOf(word);
  const apartFrom = (known: string, bits = lettersOf(known)): number =>
    bitsIn(bits ^ letters) > 2 * most ? most + 1 : distance(known, word, most);
  for (const [known, bits] of vocabularyOf(index)) {
    let apart = apartFrom(known, bits);
    // Japanese names aren't cut into words: their beginning and their end are compared, too.
    if (apart > most && isPart && known.length > word.length) {
      apart = Math.min(
        apartFrom(known.slice(0, word.length)),
        apartFrom(known.slice(-word.length)),
      );
    }
    if (apart <= most) near.set(known, apart);
  }
  return near;
}

/** How far each word of a query is from this entry's, all together; undefined if one is too far. */
function slipsTo(
  { keys, romaji }: Entry,
  typed: readonly TypedWord[],
  near: readonly ReadonlyMap<string, number>[],
): number | undefined {
  let best: number | undefined;
  const units = [
    ...keys.map(({ words, compact: whole }) => [...words, whole]),
    ...romaji().map((read) => [read]),
  ];
  for (const words of units) {
    let total = 0;
    for (const [place, one] of typed.entries()) {
      let least = Number.POSITIVE_INFINITY;
      for (const word of words) {
        const isSame = word === one.text || (one.text.length > 2 && isWord(word, one));
        least = Math.min(least, isSame ? 0 : (near[place]?.get(word) ?? least));
      }
      total += least;
    }
    if (Number.isFinite(total) && total < (best ?? Number.POSITIVE_INFINITY)) best = total;
  }
  return best;
}

/** A longer query is a question, not a name. */
const MOST_WORDS = 4;

function slipHits(index: QuickIndex, { words }: Typed): QuickHit[] {
  if (words.length > MOST_WORDS) return [];
  const near = words.map(({ text }) => nearTo(index, text, slipsIn(text, words.length > 1)));
  // A long word that nothing is near to, or none but short words: no name was meant.
  if (words.some(({ text }, place) => slipsIn(text) > 0 && near[place]?.size === 0)) return [];
  // All are words of names, or too short to tell: none of them was mistyped.
  if (words.every(({ text }, place) => (near[place]?.get(text) ?? near[place]?.size) === 0))
    return [];
  return hitsBy(index, (entry) => {
    const apart = slipsTo(entry, words, near);
    if (apart === undefined) return 0;
    const isWhole = entry.keys.some(({ compact: whole }) => near[0]?.has(whole));
    return SLIP + 10 - 4 * apart + (isWhole ? 2 : 0);
  });
}

/** English names written in katakana: a whole one is surely meant, a word of one perhaps. */
function heardHits(index: QuickIndex, query: string): QuickHit[] {
  const heard = soundingLike(index, query);
  const whole = heard.filter(({ isWhole }) => isWhole);
  const meant = new Set((whole.length > 0 ? whole : heard).map(({ entry }) => entry));
  return hitsBy(index, (entry) => (meant.has(entry) ? (whole.length > 0 ? SURE : SLIP) : 0));
}

const inOrder = (hits: readonly QuickHit[]): QuickHit[] =>
  hits.toSorted(
    (one, other) => other.score - one.score || one.entry.title.length - other.entry.title.length,
  );

const hitsBy = (index: QuickIndex, scored: (entry: Entry) => number): QuickHit[] =>
  inOrder(
    index.flatMap((entry) => {
      const score = scored(entry);
      return score > 0 ? [{ entry, score: score + FIRST[entry.kind] }] : [];
    }),
  );

/** The rule itself, then those under it; where there is no such rule, the one that it is under. */
function byNumber(index: QuickIndex, number: string): QuickHit[] {
  const rules = new Map(
    index.flatMap((entry) =>
      entry.kind === "rule" ? [[entry.page.split("/")[1] ?? "", entry] as const] : [],
    ),
  );
  const found = rulesUnder(number, [...rules.keys()]).flatMap((id) => rules.get(id) ?? []);
  if (found.length > 0) {
    return found.map((entry, place) => ({
      entry,
      score: (place === 0 ? EXACT : BEGINS) - place / 1000,
    }));
  }
  const above = [number.replace(/[a-z]$/, ""), number.slice(0, 3)];
  const nearest = above.flatMap((id) => rules.get(id) ?? []).slice(0, 1);
  return nearest.map((entry) => ({ entry, score: SLIP }));
}

/** The names that say what was typed, the best first. */
export function quickHits(index: QuickIndex, asked: string): readonly QuickHit[] {
  const query = bounded(asked);
  const number = ruleNumberIn(query);
  if (number !== undefined) return byNumber(index, number);
  const typed = typedAs(query);
  if (typed.compact === "") return [];
  const sure = hitsBy(index, (entry) => scoreOf(entry, typed));
  if (sure.length > 0) return sure;
  const content = typedAs(contentWords(query).join(" "));
  if (content.compact !== typed.compact && content.compact !== "") {
    const found = hitsBy(index, (entry) => scoreOf(entry, content));
    if (found.length > 0) return found;
  }
  if (!typed.isJapanese && typed.compact.length > 2) {
    const read = hitsBy(index, (entry) => romajiScore(entry, typed));
    if (read.length > 0) return read;
  }
  const slips = slipHits(index, typed);
  const heard = heardHits(index, query);
  // What is nearly a name here has been mistyped, though it sounds like the English one, too.
  const isSlip = slips.some(({ entry }) => heard.some((one) => one.entry === entry));
  return heard.length > 0 && !isSlip ? heard : slips;
}

/** Shorter names stand in words that have nothing to do with them. */
const isTelling = ({ compact: name }: Key): boolean => name.length >= (isJapanese(name) ? 2 : 4);

/** The names that stand in a question, the longest first: what it is about. */
export function namesIn(index: QuickIndex, question: string): readonly QuickHit[] {
  const { compact: whole, words } = keyOf(bounded(question));
  const spaced = ` ${words.join(" ")} `;
  const stands = (key: Key): boolean =>
    isTelling(key) &&
    (isJapanese(key.compact)
      ? whole.includes(key.compact)
      : spaced.includes(` ${key.words.join(" ")} `));
  return hitsBy(index, ({ keys }) =>
    Math.max(0, ...keys.filter(stands).map((key) => share(key.compact.length, whole.length))),
  );
}

/** What may stand between names: "と", "and", "vs". */
const isBetween = (word: string): boolean => /^[トヤノヲガニハモ]*$/.test(word) || isCommon(word);

/** The cards that a query names, where it says nothing else. */
export function cardsAloneIn(index: QuickIndex, query: string): readonly Entry[] {
  let rest = ` ${keyOf(bounded(query)).words.join(" ")} `;
  const named: Entry[] = [];
  for (const { entry } of namesIn(index, query)) {
    if (entry.kind !== "card") continue;
    const said = entry.keys
      .filter(isTelling)
      .map(({ compact: whole, words }) => {
        const name = words.join(" ");
        return isJapanese(whole) ? name : ` ${name} `;
      })
      .find((name) => rest.includes(name));
    if (said === undefined) continue;
    rest = rest.replaceAll(said, " ");
    named.push(entry);
  }
  return rest.split(" ").every(isBetween) ? named : [];
}

/** The guide that a word is the name of: of a mechanic, mostly. */
export function guideNamed(index: QuickIndex, word: string): Entry | undefined {
  const { compact: whole } = keyOf(word);
  return index.find(
    ({ kind, keys }) => kind === "guide" && keys.some((key) => key.compact === whole),
  );
}

/** A word of the names that a mistyped word may have meant. */
export function nearestWord(index: QuickIndex, word: string): string | undefined {
  const near = [...nearTo(index, word)].filter(([known]) => known !== word);
  // Of those that are as near, a name that only begins or ends so is the longer one.
  return near.toSorted(
    ([known, one], [also, other]) => one - other || known.length - also.length,
  )[0]?.[0];
}
