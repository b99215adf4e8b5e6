/** Texts as a search compares them. */
import { toKatakana } from "./kana.ts";

const APART = /[\s\u3000・·、，。．,.:;/|!?"“”„()[\]{}（）「」『』《》〈〉【】〜~=＝–—‐-]+/g;
const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/;

/** Whether a text has kana or kanji, which stand without spaces. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** One width, one case, one kana, no apostrophes; single spaces where anything else stood. */
export const fold = (text: string): string =>
  toKatakana(text.normalize("NFKC").toLowerCase())
    .replace(/['’`]/g, "")
    // A rule number keeps its full stop.
    .replace(/(\d)\.(?=\d)/g, "$1\uE000")
    .replace(APART, " ")
    .replaceAll("\uE000", ".")
    .trim();

export const compact = (folded: string): string => folded.replaceAll(" ", "");
