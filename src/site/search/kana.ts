/** Kana as a search needs it: in one script, and in Latin letters (Hepburn). */

const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const KATAKANA_OFFSET = 0x60;

export function toKatakana(text: string): string {
  return text.replace(HIRAGANA, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) + KATAKANA_OFFSET),
  );
}

/** Katakana in the order of a table row: a, i, u, e, o. */
const ROWS: Readonly<Record<string, string>> = {
  "": "アイウエオ",
  k: "カキクケコ",
  s: "サ スセソ",
  t: "タ  テト",
  n: "ナニヌネノ",
  h: "ハヒ ヘホ",
  m: "マミムメモ",
  y: "ヤ ユ ヨ",
  r: "ラリルレロ",
  w: "ワヰ ヱヲ",
  g: "ガギグゲゴ",
  z: "ザ ズゼゾ",
  d: "ダ  デド",
  b: "バビブベボ",
  p: "パピプペポ",
};

const SYLLABLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ROWS).flatMap(([consonant, row]) =>
    [...row].map((kana, vowel): [string, string] => [kana, consonant + "aiueo".charAt(vowel)]),
  ),
  ["シ", "shi"],
  ["チ", "chi"],
  ["ツ", "tsu"],
  ["フ", "fu"],
  ["ジ", "ji"],
  ["ヂ", "ji"],
  ["ヅ", "zu"],
  ["ヴ", "vu"],
  ["ン", "n"],
]);

const SMALL_VOWELS: ReadonlyMap<string, string> = new Map([
  ["ァ", "a"],
  ["ィ", "i"],
  ["ゥ", "u"],
  ["ェ", "e"],
  ["ォ", "o"],
  ["ャ", "ya"],
  ["ュ", "yu"],
  ["ョ", "yo"],
]);

/** シ and ャ make sha, not shiya; キ and ャ make kya. */
function contract(syllable: string, small: string): string {
  const consonants = syllable.slice(0, -1);
  return consonants + (/(sh|ch|j)$/.test(consonants) ? small.slice(-1) : small);
}

/** Kana in Latin letters; what is no kana stays as it is, and long vowels are written short. */
export function toRomaji(text: string): string {
  const parts: string[] = [];
  let double = false;
  for (const kana of toKatakana(text)) {
    const small = SMALL_VOWELS.get(kana);
    if (kana === "ッ") {
      double = true;
    } else if (small !== undefined) {
      parts.push(contract(parts.pop() ?? "", small));
    } else if (kana !== "ー") {
      const syllable = SYLLABLES.get(kana) ?? kana;
      parts.push(double ? syllable.charAt(0).replace("c", "t") + syllable : syllable);
      double = false;
    }
  }
  return parts.join("");
}
