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

/** The rules by which there may be only one of some permanents (704.5j; until 2017 also 306.4). */
export type Uniqueness = "legendRule" | "planeswalkerRule";

/**
 * The rules that differ between editions, each as the name of a variant that the engine has. An
 * era (src/eras) is a patch on today's: it names only what was otherwise.
 */
export interface Rules {
  readonly edition: Edition;
  /** What today's number was called in this edition; `null` where there was no such rule. */
  readonly numbers: Readonly<Record<string, RuleNumber | null>>;
  /**
   * The order of continuous effects (613.4). `settingFirst`: what sets a size before all that
   * changes it. `resolvedInOrder` (2005 to 2009): what spells and abilities that resolved have set
   * or changed in the order of timestamps, then counters, then static abilities that change.
   * `typesFirst` (until 2003): types, then counters, then all the rest by timestamp.
   */
  readonly layering: "settingFirst" | "resolvedInOrder" | "typesFirst";
  /** Whether +1/+1 and -1/-1 counters on one permanent remove each other (704.5q). */
  readonly opposingCounters: "cancel" | "stay";
  /**
   * 704.5j: of legendary permanents with one name each player keeps one; until 2013 all die,
   * whoever controls them; until 2004 all but the one that has been there longest.
   */
  readonly legendRule: "chooseOne" | "allDie" | "oldestStays";
  /**
   * Of planeswalkers with a planeswalker type in common: until 2013 all die; until 2017 each player
   * keeps one of theirs; now the legend rule is all there is (306.4).
   */
  readonly planeswalkerRule: "none" | "chooseOne" | "allDie";
  /** 106.4: unspent mana is gone with the step; until 2009 with the phase, and costs life. */
  readonly unspentMana: "emptiesEachStep" | "burnsEachPhase";
  /** 608.2b: what has no legal target left doesn't resolve; until 2018 the game countered it. */
  readonly illegalTargets: "doesNotResolve" | "counters";
  /** 111.2: whoever creates a token owns it; until 2009 whoever controlled what made it. */
  readonly tokenOwner: "creator" | "controllerOfSource";
  /** 701.17a: cards are milled at once; until 2020 one after the other. */
  readonly milling: "atOnce" | "oneByOne";
  /** 709.4b: a split card has one mana value; until 2017 each half was compared by itself. */
  readonly splitManaValue: "combined" | "eachHalf";
}
