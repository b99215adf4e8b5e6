/** How large a text can be set so that it fills a screen and still fits: worked out before any screen is known. */

/** Letters of these scripts are as wide as they are high; others are about half as wide. */
const FULL_WIDTH = /[\p{Script=Han}\u3000-\u30ff\uff00-\uff60]/u;
const NARROW = 0.56;
/** The width of a text in ems; a symbol such as {R} is as wide as a letter. */
export function widthOf(text: string): number {
  const letters = [...text.replace(/\{[^}]*\}/g, "\u3000")];
  return letters.reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 1 : NARROW), 0);
}

interface Fit {
  /** The width of the text in ems on one line, with some room. */
  readonly width: number;
  /** The width in ems of what should not be broken. */
  readonly widest: number;
}

/**
 * The letters are as wide as they are taken to be in one typeface only, and a line ends where a word
 * or a phrase does: found by setting every ruling at five sizes of screens.
 */
const MORE: Readonly<Record<"words" | "phrases", number>> = { words: 1.1, phrases: 1.18 };

/** A style sheet knows the room and not the text; this is what it has to know of that (tabletop.css). */
export function fitOf(text: string): Fit {
  const isPhrases = FULL_WIDTH.test(text);
  // English is broken between words; Japanese between phrases, few of which are longer than this.
  const words = isPhrases ? [] : text.split(/[\s—–-]+/);
  return {
    width: widthOf(text) * MORE[isPhrases ? "phrases" : "words"],
    widest: Math.max(isPhrases ? 6 : 4, ...words.map(widthOf)),
  };
}
