/** Rules of the played sections that no test names by number, each judged by a person. */

export const reasons = {
  /** Defines a term or points to other rules: nothing happens by it that a test could see. */
  definition: "defines or points elsewhere",
  /** Follows from a rule that is tested; the note names it. */
  covered: "follows from another rule",
  /** A way of playing, or a kind of card, that no document and no card here has. */
  notHere: "no card or document has it",
  /** About people at a table: who shuffles, what is said, how long one thinks. */
  table: "about people at a table",
  /** Should be played and isn't. */
  missing: "not played yet",
} as const;

export type Reason = keyof typeof reasons;

/** By rule number: the reason, with a note where the reason alone does not tell. */
export type Judged = Readonly<Record<string, Reason | readonly [reason: Reason, note: string]>>;
