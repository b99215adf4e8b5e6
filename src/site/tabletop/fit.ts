/** How large a text can be set so that it fills a screen and still fits: worked out before any screen is known. */

/** Letters of these scripts are as wide as they are high; others are about half as wide. */
const FULL_WIDTH = /[\p{Script=Han}\u3000-\u30ff\uff00-\uff60]/u;
const NARROW = 0.56;
/** Lines are this high, and so much of the room is filled by letters: the ends of lines stay empty. */
const LEADING = 1.45;
const FILLED: Readonly<Record<"words" | "letters", number>> = { words: 0.58, letters: 0.62 };

/** The width of a text in ems; a symbol such as {R} is as wide as a letter. */
export function widthOf(text: string): number {
  const letters = [...text.replace(/\{[^}]*\}/g, "\u3000")];
  return letters.reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 1 : NARROW), 0);
}

interface Fit {
  /** The size of the letters in hundredths of the root of the room's area. */
  readonly size: number;
  /** The width in ems of what should not be broken. */
  readonly widest: number;
}

/**
 * A square em for each letter makes an area; a room of the width w and the height h has it where the
 * size is the root of w × h over that area. A style sheet has no roots of lengths, but the smallest of
 * three means of w and h comes near enough (tabletop.css).
 */
export function fitOf(text: string): Fit {
  const isLetters = FULL_WIDTH.test(text);
  const filled = FILLED[isLetters ? "letters" : "words"];
  const area = Math.max(1, widthOf(text)) * LEADING;
  // English is broken between words; Japanese between phrases, few of which are longer than this.
  const words = isLetters ? [] : text.split(/[\s—–-]+/);
  return {
    size: Math.sqrt(filled / area) * 100,
    widest: Math.max(isLetters ? 6 : 4, ...words.map(widthOf)),
  };
}
