/** Names in a Japanese question, which a segmenter would cut into pieces that mean nothing. */
import { compact, fold, isJapanese } from "./fold.ts";
import { toKatakana } from "./kana.ts";
import { normalizeQuery, wholeWord } from "./query.ts";
import { guideNamed, nearestWord, type QuickIndex } from "./quick.ts";
import { soundingLike } from "./sounding.ts";

type Entry = QuickIndex[number];

/** Mechanics and cards, which other pages call by their names. */
const isCalled = ({ kind, title }: Entry): boolean =>
  (kind === "guide" || kind === "card") && isJapanese(title);

/** As pages have it: its title, and its reading in Latin letters, which nothing cuts. */
const waysOf = ({ title, romaji }: Entry): readonly string[] => [
  normalizeQuery(title),
  ...romaji().slice(0, 1),
];

/** A name, unless it stands among several ways to say something. */
const standing = (title: string): RegExp =>
  new RegExp(`(?<!\\|[^\\s|]*)${wholeWord(title).source}(?![^\\s|]*\\|)`, "g");

/** What is read so, or sounds so in English. */
function readAs(index: QuickIndex, word: string): Entry | undefined {
  const typed = compact(fold(word));
  const entry =
    guideNamed(index, word) ??
    index.find(({ kind, keys }) => kind === "card" && keys.some((key) => key.compact === typed));
  return entry && isCalled(entry) ? entry : undefined;
}

/** A card whose reading begins or ends so; where several do, it is none of them. */
function partlyReadAs(index: QuickIndex, word: string): Entry | undefined {
  const typed = compact(fold(word));
  if (typed.length < SHORTEST_PART) return undefined;
  const found = index.filter(
    ({ kind, keys }) =>
      kind === "card" &&
      keys.some(
        ({ compact: key }) => KANA.test(key) && (key.startsWith(typed) || key.endsWith(typed)),
      ),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Hiragana that stands by itself; in the midst of other words it is their endings. */
const KANA_WORD = /^[\u3041-\u3096\u30fc]{3,}$|[\u30a1-\u30fa\u30fc]{3,}/gu;

const HIRAGANA = /^[\u3041-\u3096\u30fc]+$/;
const KANA = /^[\u30a1-\u30ff]+$/;
/** Shorter, the beginning of a reading is mostly another word. */
const SHORTEST_PART = 4;

/** All words of katakana in names, where "クリーチャー・タイプ" is two. */
const vocabularies = new WeakMap<QuickIndex, ReadonlySet<string>>();

function katakanaOf(index: QuickIndex): ReadonlySet<string> {
  const known = vocabularies.get(index);
  if (known) return known;
  const words = index.flatMap(({ keys }) => keys.flatMap((key) => key.words));
  const made = new Set(words.filter((word) => /^[\u30a1-\u30fa\u30fc]{2,}$/.test(word)));
  vocabularies.set(index, made);
  return made;
}

/** Two words that were written as one, as in "コピートークン". */
function parted(index: QuickIndex, word: string): string {
  const words = katakanaOf(index);
  if (words.has(word)) return word;
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    if (words.has(first) && words.has(last)) return `${first} ${last}`;
  }
  return word;
}

const asNamed = (index: QuickIndex, part: string): string =>
  part.replace(KANA_WORD, (word) => {
    const entry =
      readAs(index, word) ?? (HIRAGANA.test(word) ? partlyReadAs(index, word) : undefined);
    if (entry === undefined) return parted(index, word);
    return ` ${[...new Set([...waysOf(entry), toKatakana(word)])].join("|")} `;
  });

/**
 * A question in which each name stands by itself, in the ways in which pages have it. Of two that
 * overlap, the longer one is meant.
 */
export function withNames(index: QuickIndex, question: string): string {
  let said = normalizeQuery(question);
  const titles = index
    .filter((entry) => isCalled(entry) && entry.title.length > 1)
    .map((entry) => ({ entry, title: normalizeQuery(entry.title) }))
    .filter(({ title }) => !title.includes(" ") && said.includes(title))
    .toSorted((one, other) => other.title.length - one.title.length);
  for (const { entry, title } of titles) {
    said = said.replace(standing(title), ` ${waysOf(entry).join("|")} `);
  }
  const parts = said.split(" ");
  return normalizeQuery(
    parts.map((part) => (part.includes("|") ? part : asNamed(index, part))).join(" "),
  );
}

/** What a word that no page has was meant for: what sounds so in English, or is spelt nearly so. */
export function meantBy(index: QuickIndex, word: string): string | undefined {
  const entry = soundingLike(index, word)[0]?.entry;
  if (entry) return waysOf(entry).join("|");
  const near = nearestWord(index, fold(word));
  const named = near === undefined ? undefined : readAs(index, near);
  return named ? waysOf(named).join("|") : near;
}
