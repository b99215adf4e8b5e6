import type { KeywordName } from "../language/schema.ts";
import type { RuleNumber } from "../language/vocabulary.ts";

/** The dates of the Comprehensive Rules that a reference can be to, the newest last. */
export const editions = [
  "2002-02-20",
  "2007-10-01",
  "2008-07-15",
  "2009-07-11",
  "2014-05-01",
  "2023-11-17",
  "2026-04-17",
] as const;
export type Edition = (typeof editions)[number];

/** The rules of 17 April 2026: what every older era comes from. */
export const todayEdition = "2026-04-17" satisfies Edition;

export type { RuleNumber };

/** A reference as the reader sees it: a number in an edition. */
export interface RuleReference {
  readonly number: RuleNumber;
  readonly edition: Edition;
}

/** The rules by which there may be only one of some permanents (704.5j; until 2017 also 306.4). */
export type Uniqueness = "legendRule" | "planeswalkerRule";

/**
 * What the numbers of one edition were in the edition before it; `null` where there was no such
 * rule. `702.34*` is that rule with all its letters and `115.*` a whole section; what has a star on
 * both sides keeps the rest of its number. The longest key that fits counts, and what no key fits
 * had the same number.
 */
export type Renumbering = Readonly<Record<string, RuleNumber | null>>;

/**
 * The rules that differ between editions, each as the name of a variant that the engine has, or as
 * what the rule lists. An era (src/eras) is a patch on the next one: it names only what was otherwise.
 */
export interface Rules {
  readonly edition: Edition;
  /** From today's numbers to this edition's, an edition at a time. */
  readonly numbers: readonly Renumbering[];
  /**
   * The order of continuous effects (613.4). `settingFirst`: what sets a size before all that
   * changes it. `resolvedInOrder` (2005 to 2009): what spells and abilities that resolved have set
   * or changed in the order of timestamps, then counters, then static abilities that change; colors
   * and abilities in one layer.
   * `typesFirst` (until 2003): types, then counters, then all the rest by timestamp.
   */
  readonly layering: "settingFirst" | "resolvedInOrder" | "typesFirst";
  /** 122.1b: the keywords of which a counter called as one gives it; until 2020 no rule spoke of such a one. */
  readonly keywordCounters: readonly KeywordName[];
  /** 122.1c, d, h: shield, stun and finality counters replace events; until 2022 no rule spoke of them. */
  readonly countersWithEffects: "replace" | "nothing";
  /** Whether +1/+1 and -1/-1 counters on one permanent remove each other (704.5q). */
  readonly opposingCounters: "cancel" | "stay";
  /**
   * 704.5j: of legendary permanents with one name each player keeps one; until 2013 all die,
   * whoever controls them; until 2004 all but the one that has been a legend with that name the
   * longest, or all in a tie.
   */
  readonly legendRule: "chooseOne" | "allDie" | "oldestStays";
  /**
   * Of planeswalkers with a planeswalker type in common: until 2013 all die; until 2017 each player
   * keeps one of theirs; now the legend rule is all there is (306.4).
   */
  readonly planeswalkerRule: "none" | "chooseOne" | "allDie";
  /**
   * 510.2: combat damage is dealt as it is assigned; until 2009 it waited on the stack, and was
   * dealt as assigned even if its source had left.
   */
  readonly combatDamage: "atOnce" | "onStack";
  /**
   * 510.1c: damage is divided freely; from 2009 to 2024 an order was announced with the blocks, and
   * each creature had to be assigned lethal damage before the next one was.
   */
  readonly damageOrder: "free" | "announced";
  /**
   * 510.4: in the second combat damage step damage is assigned by what had neither first nor double
   * strike as the first began, and by what has double strike; in 2007 and 2008 by all that had assigned
   * none in the first.
   */
  readonly secondDamageStep: "othersThanStrikers" | "whatAssignedNone";
  /**
   * 805.10b: a creature attacks one player of a team that defends together; until 2018 it attacked
   * the team, and whom it dealt damage to was chosen as damage was assigned.
   */
  readonly teamAttacks: "onePlayer" | "wholeTeam";
  /**
   * 115.4: "any target" is a creature, player, planeswalker or battle; until 2018 spells and abilities
   * that deal damage could target creatures and players only.
   */
  readonly damageTargets: "any" | "creaturesAndPlayers";
  /**
   * 306.7: until 2018 the controller of a source could have its noncombat damage to an opponent
   * dealt to a planeswalker of that opponent instead; before 2007 there were no planeswalkers.
   */
  readonly planeswalkerDamage: "direct" | "redirected";
  /**
   * 606.3: loyalty abilities are activated as sorceries are cast, and one of a permanent each turn; in
   * 2009 and before that went for all activated abilities of a planeswalker.
   */
  readonly planeswalkerActivations: "loyaltyAbilities" | "allAbilities";
  /**
   * 115.3: the same target can be chosen once for each use of the word; in 2002 it could be chosen
   * only once for a spell or ability.
   */
  readonly sameTarget: "oncePerUse" | "once";
  /**
   * 508.8: where nothing attacks, the steps of blocks and damage are skipped; in 2002 so was what
   * was left of the declare attackers step (308.4 of 2002).
   */
  readonly withoutAttackers: "stepGoesOn" | "stepEnds";
  /** 504.1: the draw of the turn just happens; in 2002 it was put onto the stack. */
  readonly turnDraw: "atOnce" | "onStack";
  /**
   * 702.2c: any damage of a source with deathtouch is lethal damage; in 2009 it was not, but what had
   * deathtouch divided its damage without regard to the order.
   */
  readonly deathtouchDamage: "lethal" | "dividedFreely";
  /**
   * 118.7b–c: a reduction of more colored mana than a cost has of that color takes generic mana
   * for the rest; in 2009 and before it did nothing more.
   */
  readonly excessReduction: "reducesGeneric" | "isLost";
  /** 106.4: unspent mana is gone with the step; until 2009 with the phase, and costs life. */
  readonly unspentMana: "emptiesEachStep" | "burnsEachPhase";
  /** 608.2b: what has no legal target left doesn't resolve; until 2018 the game countered it. */
  readonly illegalTargets: "doesNotResolve" | "counters";
  /** 111.2: whoever creates a token owns it; until 2009 whoever controlled what made it. */
  readonly tokenOwner: "creator" | "controllerOfSource";
  /** 608.3f: a copy of a permanent spell becomes a token; until 2020 it was no permanent. */
  readonly permanentSpellCopies: "tokens" | "nothing";
  /** 702.3b: what has defender can't attack; until 2004 it was Walls that couldn't. */
  readonly walls: "mayAttack" | "cantAttack";
  /** 205.3b: a creature type may be of two words; until 2023 each subtype was a single word. */
  readonly creatureTypeWords: "oneOrTwo" | "one";
  /** 701.17a: cards are milled at once; until 2020 one after the other. */
  readonly milling: "atOnce" | "oneByOne";
  /**
   * 406.3: whoever may look at a card as it is exiled face down, or may do so later, may look at it
   * for as long as it stays there; until 2013 only while something allowed it.
   */
  readonly hiddenCards: "stayKnown" | "whileAllowed";
  /**
   * 601.3a–b, 702.103d: whether and when a spell may be cast is judged by what it is as proposed; until
   * 2015 by the card, and what was prohibited couldn't be begun (601.5 of 2014).
   */
  readonly spellsJudged: "asProposed" | "asTheCard";
  /**
   * 701.24c: a library is shuffled even if none of the particular objects to be shuffled into it gets
   * there; in 2014 it wasn't.
   */
  readonly shufflingIn: "always" | "ifAnyArrives";
  /**
   * 107.1b: a negative amount changes no power or toughness; from 2007 to 2014 at least it was added
   * as it was.
   */
  readonly negativeSizeChange: "zero" | "asIs";
  /**
   * 614.12: for what replaces how something enters it is looked at with all continuous effects that
   * would apply to it; until 2017 only with those of its own static abilities and those that it had
   * as a spell (614.12 of 2014); in 2007 with its copiable values alone (419.6i).
   */
  readonly enteringSeen: "withAllEffects" | "withItsOwnEffects" | "byCopiableValues";
  /**
   * 616.1c: what makes something enter as a copy is applied before what else changes how it enters;
   * in 2009 and before their order was chosen.
   */
  readonly enteringAsCopy: "first" | "inAnyOrder";
  /**
   * 107.1c: what is divided among "any number" of targets may be divided among none; in 2014 one at
   * least was chosen if possible, and before that no rule told.
   */
  readonly dividedAmong: "anyNumber" | "oneOrMore";
  /**
   * 202.3b: the back face of a double-faced card has the mana value of the front one; until 2016 it
   * was 0, as of all without a mana cost.
   */
  readonly backFaceManaValue: "ofFront" | "zero";
  /**
   * 613.7m: of what enters together each player orders what they control, in turn order; in 2014 and
   * before, the active player ordered the timestamps of all.
   */
  readonly enteringTogether: "inTurnOrder" | "byActivePlayer";
  /**
   * 707.8a: a token that is a copy of a double-faced permanent has both of its faces; in 2014 it had
   * the one that was up, and no token could transform (711.1 of 2014).
   */
  readonly doubleFacedTokens: "bothFaces" | "oneFace";
  /** 613.7g: what transforms receives a new timestamp; in 2014 it kept the one it had. */
  readonly transformTimestamp: "new" | "kept";
  /**
   * 701.27f: a permanent's own ability transforms it only if nothing has since the ability began; in
   * 2014 no rule asked.
   */
  readonly ownTransforming: "onlyOnce" | "always";
  /**
   * 702.26d: what phases in is the permanent it was, with its timestamp; in 2002 it came into play
   * with a new one (502.15k of 2002).
   */
  readonly phasingIn: "sameTimestamp" | "newTimestamp";
  /**
   * 800.4c: what nobody in the game would control any more as an effect ends is exiled; in 2009 and
   * before it remained with whoever had controlled it (800.4b of 2009).
   */
  readonly controlOfGone: "exiled" | "stays";
  /**
   * 800.4a: of what a player who leaves controls on the stack, cards that others own are exiled; in
   * 2009 and before they ceased to exist with the rest.
   */
  readonly cardsOfGone: "exiled" | "cease";
  /**
   * 810.9a: an effect takes the life of the team for that of one of its players; in 2009 and before
   * half of it, rounded up (806.9a of 2009).
   */
  readonly lifeOfTeammate: "all" | "share";
  /**
   * 603.10a: of abilities only those that speak of leaving the battlefield see things leave that leave
   * together with their source; in 2002 all did that saw what happened (410.10d of 2002).
   */
  readonly lookingBack: "ofLeaving" | "ofAll";
  /**
   * 707.9d: a copy doesn't have what defines a characteristic of the original that an exception sets;
   * until 2021 nor one that the exception only changed (706.9d of 2014), in 2009 and before it had all.
   */
  readonly copiedDefining: "unlessSet" | "unlessModified" | "always";
  /**
   * 205.1a, 305.7: to set land types or creature types changes no supertypes; in 2002 it made a land
   * basic and not legendary (214.9f of 2002), and "Legend" was a creature type that went with the others.
   */
  readonly supertypes: "stay" | "goWithSubtypes";
  /** 702.26d: tokens go on to exist while they are phased out; until 2017 they ceased to (110.5f of 2014). */
  readonly phasedOutTokens: "stay" | "cease";
  /** 709.4b: a split card has one mana value; until 2017 each half was compared by itself. */
  readonly splitManaValue: "combined" | "eachHalf";
}

/** The entry of a renumbering that speaks of a rule. */
export function entryFor(number: RuleNumber, before: Renumbering): string | undefined {
  const [rule = number] = /^\d+\.\d+/.exec(number) ?? [];
  const keys = [number, `${rule}*`, `${number.slice(0, 3)}.*`];
  return keys.find((key) => before[key] !== undefined);
}

/** What a rule was called one edition earlier; `null` if there was none. */
export function renumbered(number: RuleNumber, before: Renumbering): RuleNumber | null {
  const key = entryFor(number, before);
  if (key === undefined) return number;
  const then = before[key] ?? null;
  const rest = number.slice(key.length - 1);
  return then && (then.replace("*", rest) as RuleNumber);
}

/** A rule of today as the edition in force numbers it; `null` where it had no such rule. */
export function numberUnder(rules: Rules, number: RuleNumber): RuleNumber | null {
  const then = rules.numbers.reduce<RuleNumber | null>(
    (known, before) => known && renumbered(known, before),
    number,
  );
  return then?.startsWith("gone ") ? null : then;
}

/** Rules of today as references to the edition in force, each once; those it lacked are left out. */
export function cite(rules: Rules, numbers: readonly RuleNumber[]): readonly RuleReference[] {
  const there = numbers.flatMap((number) => numberUnder(rules, number) ?? []);
  return [...new Set(there)].map((number) => ({ number, edition: rules.edition }));
}
