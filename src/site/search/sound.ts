/** By which consonants a word is heard: the same for an English one and for its katakana. */
import { toRomaji } from "./kana.ts";

type Spelling = readonly (readonly [spelt: RegExp, heard: string])[];

/** What English writes otherwise than it is heard, or than kana can say it; the longest first. */
const ENGLISH: Spelling = [
  [/^(?:x|ps)/, "s"],
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/[ts]ion/g, "sn"],
  [/ture/g, "C"],
  [/alk/g, "ak"],
  [/ght/g, "t"],
  [/dg(?=[eiy])/g, "g"],
  [/ph/g, "f"],
  [/th/g, "s"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/ch(?=[lr])|c(?!h)|q/g, "k"],
  [/m(?=[pb])/g, "n"],
  // Before a consonant and at the end it only lengthens the vowel.
  [/r(?![aiouy]|e(?!$))/g, ""],
];

/** What both write alike. */
const BOTH: Spelling = [
  [/t?ch/g, "C"],
  [/sh|z/g, "s"],
  [/l/g, "r"],
  [/v/g, "b"],
  [/j/g, "g"],
  [/^w?[aeiou]/, "A"],
  [/[aeiouwy]/g, ""],
  [/(.)\1+/g, "$1"],
];

const heard = (text: string, ...spellings: readonly Spelling[]): string =>
  spellings.flat().reduce((said, [spelt, as]) => said.replace(spelt, as), text);

export const soundOfEnglish = (word: string): string => heard(word, ENGLISH, BOTH);
export const soundOfKana = (word: string): string => heard(toRomaji(word), BOTH);
