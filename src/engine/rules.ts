import type { RuleNumber } from "../language/vocabulary.ts";

/** The dates of the Comprehensive Rules that a reference can be to. */
export const editions = ["2002-02-20", "2026-04-17"] as const;
export type Edition = (typeof editions)[number];

export type { RuleNumber };

/** A reference as the reader sees it: a number in an edition. */
export interface RuleReference {
  readonly number: RuleNumber;
  readonly edition: Edition;
}

/**
 * The rules that differ between editions, each as the name of a variant that the engine has. An
 * era (src/eras) is a patch on today's: it names only what was otherwise.
 */
export interface Rules {
  readonly edition: Edition;
  /** What today's number was called in this edition; `null` where there was no such rule. */
  readonly numbers: Readonly<Record<string, RuleNumber | null>>;
  /** Where a switch of power and toughness applies (613.4d; 2002: by timestamp like any other). */
  readonly switchingPT: "lastSublayer" | "timestamp";
  /** Whether +1/+1 and -1/-1 counters on one permanent remove each other (704.5q). */
  readonly opposingCounters: "cancel" | "stay";
}
