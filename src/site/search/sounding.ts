/** English names that somebody has written in katakana, as they are heard. */
import { distance } from "../../language/distance.ts";
import { compact, fold } from "./fold.ts";
import { toRomaji } from "./kana.ts";
import type { QuickIndex } from "./quick.ts";
import { soundOfEnglish, soundOfKana } from "./sound.ts";

type Entry = QuickIndex[number];

interface Sounding {
  readonly entry: Entry;
  readonly spelt: string;
  readonly isWhole: boolean;
}

const KATAKANA = /^[\u30a1-\u30ff]+$/;
/** With fewer consonants too many names sound alike, or words of names. */
const SHORTEST = 3;
const SHORTEST_WORD = 4;

const sounds = new WeakMap<QuickIndex, ReadonlyMap<string, readonly Sounding[]>>();

function soundsOf(index: QuickIndex): ReadonlyMap<string, readonly Sounding[]> {
  const known = sounds.get(index);
  if (known) return known;
  const made = new Map<string, Sounding[]>();
  const add = (sounding: Sounding): void => {
    const sound = soundOfEnglish(sounding.spelt);
    if (sound.length < (sounding.isWhole ? SHORTEST : SHORTEST_WORD)) return;
    const alike = made.get(sound);
    if (alike) alike.push(sounding);
    else made.set(sound, [sounding]);
  };
  for (const entry of index) {
    for (const { compact: whole, words } of entry.keys) {
      if (!/^[a-z]+$/.test(whole)) continue;
      add({ entry, spelt: whole.replace(/s$/, ""), isWhole: true });
      // The titles of other pages are sentences, which a word of theirs doesn't name.
      if (words.length === 1 || entry.kind !== "card") continue;
      for (const spelt of words) add({ entry, spelt, isWhole: false });
    }
  }
  sounds.set(index, made);
  return made;
}

/** What sounds like a word of katakana: whole names first, those spelt most alike first. */
export function soundingLike(index: QuickIndex, typed: string): readonly Sounding[] {
  const word = compact(fold(typed));
  if (!KATAKANA.test(word)) return [];
  const read = toRomaji(word);
  const apart = ({ spelt }: Sounding): number => distance(spelt, read, read.length);
  const all = soundsOf(index);
  const sound = soundOfKana(word);
  const alike = all.get(sound) ?? all.get(sound.replace(/s$/, "")) ?? [];
  return alike.toSorted(
    (one, other) => Number(other.isWhole) - Number(one.isWhole) || apart(one) - apart(other),
  );
}
