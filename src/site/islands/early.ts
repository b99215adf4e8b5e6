/** What a reader did before the scripts of the page had come: its first script notes it (`late.ts`). */

/** Whatever a reader does with a page, by whichever means, says so; `click` is all that some say. */
export const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
  "hashchange",
] as const;

/** Beside them, what is done again once it can be answered. */
export const NOTED = [...SIGNS, "change"] as const;

/** Who does more than this in that time is not waiting for an answer. */
export const MOST_NOTED = 99;

/** In order; none in a page whose scripts come at once. */
export const early = (): readonly Event[] =>
  (globalThis as { readonly early?: readonly Event[] }).early ?? [];
