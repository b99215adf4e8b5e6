/** Texts with what is often wrong in them, and what the problem says of it. */
import type { Kind } from "./kinds.ts";

/** What is wrong with a text: the phrase that the problem is about, a word of it, the suggestion. */
export type Fault = readonly [
  Kind,
  text: string,
  phrase: string,
  says: string,
  suggestion: string | undefined,
];
