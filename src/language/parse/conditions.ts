/** Conditions: "you control a creature", "it's your turn", "this creature is monstrous". */
import type { Amount, Condition, Filter, Objects, Player } from "../schema.ts";
import { many, type Rule, reads, says, saysAny } from "./core.ts";
import { allOf, withOther } from "./filters.ts";
import { ofEach } from "./happened.ts";
import { spoken } from "./spoken.ts";

const negate = (condition: Condition): Condition => ({ is: "negate", condition });
const atLeast = (least: number, amount: Amount): Condition => ({ is: "atLeast", amount, least });
const atMost = (most: number, amount: Amount): Condition => ({ is: "atMost", amount, most });
const count = (...filters: readonly Filter[]): Amount => ({
  is: "count",
  filter: allOf(filters.flatMap((one) => (one.is === "allOf" ? one.filters : [one]))),
});
const controlled = (what: Filter, who: Player): Amount => count(what, { is: "controlledBy", who });
const inHand = (what: Filter, who: Player): Amount =>
  count(what, { is: "inZone", zone: "hand", of: who });
const fits = (what: Objects, filter: Filter): Condition => ({ is: "fits", what, filter });
const inLibrary = (what: Filter): Amount =>
  count(what, { is: "inZone", zone: "library", of: { is: "thePlayer" } });

export const conditions: readonly Rule[] = [
  // So many of something
  says("Condition", "<who:Player> control[s] a[n] <what:Noun>", ({ who, what }) =>
    atLeast(1, controlled(what, who)),
  ),
  says("Condition", "<who:Player> control[s] <what:Either>", ({ who, what }) =>
    atLeast(1, controlled(what, who)),
  ),
  says("Condition", "<who:Player> control[s] another <what:Noun>", ({ who, what }) =>
    atLeast(1, controlled(withOther(what), who)),
  ),
  says("Condition", "<who:Player> control[s] no <what:Noun>", ({ who, what }) =>
    atMost(0, controlled(what, who)),
  ),
  says("Condition", "<who:Player> control[s] <n:Integer> or more <what:Noun>", ({ who, n, what }) =>
    atLeast(n, controlled(what, who)),
  ),
  says(
    "Condition",
    "<who:Player> control[s] <n:Integer> or fewer <what:Noun>",
    ({ who, n, what }) => atMost(n, controlled(what, who)),
  ),
  says(
    "Condition",
    "<who:Player> control[s] fewer than <n:Integer> <what:Noun>",
    ({ who, n, what }) => negate(atLeast(n, controlled(what, who))),
  ),
  saysAny(
    "Condition",
    [
      "<who:Player> have a[n] <what:Noun> in [your |their ]hand",
      "<who:Player> has a[n] <what:Noun> in [your |their ]hand",
    ],
    ({ who, what }) => atLeast(1, inHand(what, who)),
  ),
  saysAny(
    "Condition",
    [
      "<who:Player> have no <what:Noun> in [your |their ]hand",
      "<who:Player> has no <what:Noun> in [your |their ]hand",
    ],
    ({ who: all, what }) => ofEach(all, (who) => atMost(0, inHand(what, who))),
  ),
  saysAny(
    "Condition",
    [
      "<who:Player> have <n:Integer> or more <what:Noun> in [your |their ]hand",
      "<who:Player> has <n:Integer> or more <what:Noun> in [your |their ]hand",
    ],
    ({ who, n, what }) => atLeast(n, inHand(what, who)),
  ),
  saysAny(
    "Condition",
    [
      "<who:Player> have <n:Integer> or fewer <what:Noun> in [your |their ]hand",
      "<who:Player> has <n:Integer> or fewer <what:Noun> in [your |their ]hand",
    ],
    ({ who, n, what }) => atMost(n, inHand(what, who)),
  ),
  says("Condition", "a library has <n:Integer> or fewer <what:Noun> in it", ({ n, what }) =>
    forAny(atMost(n, inLibrary(what))),
  ),
  says("Condition", "a library has <n:Integer> or more <what:Noun> in it", ({ n, what }) =>
    forAny(atLeast(n, inLibrary(what))),
  ),
  saysAny("Condition", ["there is a[n] <what:Noun>", "there's a[n] <what:Noun>"], ({ what }) =>
    atLeast(1, count(what)),
  ),
  says("Condition", "there are no <what:Noun>", ({ what }) => atMost(0, count(what))),
  says("Condition", "there are <n:Integer> or more <what:Noun>", ({ n, what }) =>
    atLeast(n, count(what)),
  ),
  says("Condition", "there are <n:Integer> or fewer <what:Noun>", ({ n, what }) =>
    atMost(n, count(what)),
  ),
  says("Condition", "there are fewer than <n:Integer> <what:Noun>", ({ n, what }) =>
    negate(atLeast(n, count(what))),
  ),
  saysAny(
    "Condition",
    ["<who:Player> have <n:Digits> or more life", "<who:Player> has <n:Digits> or more life"],
    ({ who, n }) => atLeast(n, { is: "lifeOf", who }),
  ),
  saysAny(
    "Condition",
    ["<who:Player> have <n:Digits> or less life", "<who:Player> has <n:Digits> or less life"],
    ({ who, n }) => atMost(n, { is: "lifeOf", who }),
  ),
  saysAny(
    "Condition",
    ["<who:Player> have less than <n:Digits> life", "<who:Player> has less than <n:Digits> life"],
    ({ who, n }) => negate(atLeast(n, { is: "lifeOf", who })),
  ),
  says(
    "Condition",
    "<what:Objects> have total <stat:Stat> <n:Digits> or greater",
    ({ what, stat, n }) => atLeast(n, { is: "statOf", stat, what }),
  ),
  says(
    "Condition",
    "<what:Objects> have total <stat:Stat> <n:Digits> or less",
    ({ what, stat, n }) => atMost(n, { is: "statOf", stat, what }),
  ),
  says("Condition", "<of:Owner> <stat:Stat> is <n:Digits> or greater", ({ of, stat, n }) =>
    atLeast(n, { is: "statOf", stat, what: of }),
  ),
  says("Condition", "<of:Owner> <stat:Stat> is <n:Digits> or less", ({ of, stat, n }) =>
    atMost(n, { is: "statOf", stat, what: of }),
  ),
  says("Condition", "<of:Owner> <stat:Stat> is less than <n:Digits>", ({ of, stat, n }) =>
    negate(atLeast(n, { is: "statOf", stat, what: of })),
  ),
  says(
    "Condition",
    "<of:Owner> <stat:Stat> was <amount:Value> or greater",
    ({ of, stat, amount }) => fits(of, { is: "hasStat", stat, compares: "atLeast", amount }),
  ),
  says("Condition", "<of:Owner> <stat:Stat> was <amount:Value> or less", ({ of, stat, amount }) =>
    fits(of, { is: "hasStat", stat, compares: "atMost", amount }),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> has <n:Integer> or more <kind:Counter> counters on (it|them)",
      "<what:Objects> have <n:Integer> or more <kind:Counter> counters on (it|them)",
    ],
    ({ what, n, kind }) => atLeast(n, { is: "countersOn", counter: kind, what }),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> has one or more <kind:Counter> counters on it",
      "<what:Objects> have one or more <kind:Counter> counters on them",
    ],
    ({ what, kind }) => atLeast(1, { is: "countersOn", counter: kind, what }),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> has no <kind:Counter> counters on it",
      "<what:Objects> have no <kind:Counter> counters on them",
    ],
    ({ what, kind }) => atMost(0, { is: "countersOn", counter: kind, what }),
  ),
  says("Condition", "your devotion to <to:Colors> is <n:Integer> or greater", ({ to, n }) =>
    atLeast(n, { is: "devotion", colors: to }),
  ),
  says("Condition", "your devotion to <to:Colors> is less than <n:Integer>", ({ to, n }) =>
    negate(atLeast(n, { is: "devotion", colors: to })),
  ),
  says("Condition", "<amount:Value> is <n:Digits> or more", ({ amount, n }) => atLeast(n, amount)),
  says("Condition", "<amount:Value> is <n:Digits> or less", ({ amount, n }) => atMost(n, amount)),

  // What something is
  says("Condition", "<what:Objects> is in <whose:Whose> <zone:Zone>", ({ what, zone }) => ({
    is: "isIn",
    what,
    zone,
  })),
  saysAny(
    "Condition",
    ["<what:Objects> is on the battlefield", "<what:Objects>'s on the battlefield"],
    ({ what }) => ({ is: "isIn", what, zone: "battlefield" }),
  ),
  says("Condition", "<what:Objects> remain[s] exiled", ({ what }) => ({
    is: "isIn",
    what,
    zone: "exile",
  })),
  says("Condition", "<what:Objects> isn't in <whose:Whose> <zone:Zone>", ({ what, zone }) =>
    negate({ is: "isIn", what, zone }),
  ),
  says("Condition", "<what:Objects> isn't on the battlefield", ({ what }) =>
    negate({ is: "isIn", what, zone: "battlefield" }),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> is <which:Adjective>",
      "<what:Objects> was <which:Adjective>",
      "<what:Objects> are <which:Adjective>",
      "<what:Objects> were <which:Adjective>",
    ],
    ({ what, which: [only] }) => only && fits(what, only),
  ),
  says("Condition", "<what:Objects> target[s] <of:Thing>", ({ what, of }) =>
    fits(what, { is: "targets", filter: of }),
  ),
  saysAny(
    "Condition",
    ["<what:Objects> doesn't target <of:Thing>", "<what:Objects> don't target <of:Thing>"],
    ({ what, of }) => negate(fits(what, { is: "targets", filter: of })),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> isn't <which:Adjective>",
      "<what:Objects> wasn't <which:Adjective>",
      "<what:Objects> aren't <which:Adjective>",
    ],
    ({ what, which: [only] }) => only && negate(fits(what, only)),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> is a[n] <which:Noun>",
      "<what:Objects> was a[n] <which:Noun>",
      "<what:Objects> are <which:Noun>",
    ],
    ({ what, which }) => fits(what, which),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> isn't a[n] <which:Noun>",
      "<what:Objects> wasn't a[n] <which:Noun>",
      "<what:Objects> aren't <which:Noun>",
    ],
    ({ what, which }) => negate(fits(what, which)),
  ),
  says("Condition", "it's a[n] <which:Noun>", ({ which }, { start }) =>
    fits(spoken("it", start), which),
  ),
  says(
    "Condition",
    "it's <which:Adjective>",
    ({ which: [only] }, { start }) => only && fits(spoken("it", start), only),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> has <keyword:Keyword>",
      "<what:Objects> had <keyword:Keyword>",
      "<what:Objects> have <keyword:Keyword>",
    ],
    ({ what, keyword }) => fits(what, { is: "withKeyword", keyword }),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> doesn't have <keyword:Keyword>",
      "<what:Objects> didn't have <keyword:Keyword>",
    ],
    ({ what, keyword }) => negate(fits(what, { is: "withKeyword", keyword })),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> has a[n] <kind:Counter> counter on (it|them)",
      "<what:Objects> had a[n] <kind:Counter> counter on (it|them)",
      "<what:Objects> have a[n] <kind:Counter> counter on (it|them)",
    ],
    ({ what, kind }) => fits(what, { is: "withCounter", counter: kind }),
  ),
  saysAny(
    "Condition",
    [
      "<what:Objects> has no <kind:Counter> counters on (it|them)",
      "<what:Objects> had no <kind:Counter> counters on (it|them)",
    ],
    ({ what, kind }) => negate(fits(what, { is: "withCounter", counter: kind })),
  ),
  says("Condition", "<who:Player> control[s] <what:Objects>", ({ who, what }) =>
    fits(what, { is: "controlledBy", who }),
  ),
  saysAny(
    "Condition",
    ["<who:Player> don't control <what:Objects>", "<who:Player> doesn't control <what:Objects>"],
    ({ who, what }) => negate(fits(what, { is: "controlledBy", who })),
  ),
  says("Condition", "you cast <what:Objects> from <whose:Whose> <zone:Zone>", ({ what, zone }) =>
    fits(what, { is: "castFrom", zone, of: { is: "you" } }),
  ),
  says(
    "Condition",
    "you didn't cast <what:Objects> from <whose:Whose> <zone:Zone>",
    ({ what, zone }) => negate(fits(what, { is: "castFrom", zone, of: { is: "you" } })),
  ),
  says("Condition", "<what:Objects> attacked this turn", ({ what }) =>
    fits(what, { is: "attackedThisTurn" }),
  ),
  says("Condition", "<what:Objects> didn't attack this turn", ({ what }) =>
    negate(fits(what, { is: "attackedThisTurn" })),
  ),
  saysAny(
    "Condition",
    ["a[n] <which:Noun> was <done:Word> this way", "another <which:Noun> was <done:Word> this way"],
    ({ which, done }, { start }) => fits(spoken(`the ${done}`, start), which),
  ),
  says("Condition", "no <which:Noun> were <done:Word> this way", ({ which, done }, { start }) =>
    negate(fits(spoken(`the ${done}`, start), which)),
  ),

  // What was paid, what time it is
  saysAny("Condition", ["<self:Self> was kicked"], () => ({ is: "costPaid", name: "kicker" })),
  saysAny("Condition", ["<self:Self> wasn't kicked"], () =>
    negate({ is: "costPaid", name: "kicker" }),
  ),
  says("Condition", "it was (kicked|evoked|bestowed)", (_, { said }) => ({
    is: "costPaid",
    name: keywordOf(said),
  })),
  says("Condition", "it wasn't (kicked|evoked|bestowed)", (_, { said }) =>
    negate({ is: "costPaid", name: keywordOf(said) }),
  ),
  says("Condition", "<self:Self> was evoked", () => ({ is: "costPaid", name: "evoke" })),
  says("Condition", "<self:Self> wasn't evoked", () => negate({ is: "costPaid", name: "evoke" })),
  says("Condition", "<self:Self> was bestowed", () => ({ is: "costPaid", name: "bestow" })),
  says("Condition", "<self:Self> wasn't bestowed", () =>
    negate({ is: "costPaid", name: "bestow" }),
  ),
  says("Condition", "its <keyword:Keyword> cost was paid", ({ keyword }) => ({
    is: "costPaid",
    name: keyword,
  })),
  says("Condition", "its <keyword:Keyword> cost wasn't paid", ({ keyword }) =>
    negate({ is: "costPaid", name: keyword }),
  ),
  says("Condition", "<mana:ManaTypes> (was|were) spent to cast <self:Self>", ({ mana }) => ({
    is: "manaSpent",
    mana,
  })),
  says("Condition", "<mana:ManaTypes> (wasn't|weren't) spent to cast <self:Self>", ({ mana }) =>
    negate({ is: "manaSpent", mana }),
  ),
  saysAny("Condition", ["you win", "you won"], () => ({ is: "wonClash" })),
  saysAny("Condition", ["you don't win", "you didn't win"], () => negate({ is: "wonClash" })),
  says("Condition", "it's day", () => ({ is: "itIsDay" })),
  says("Condition", "it's not day", () => negate({ is: "itIsDay" })),
  says("Condition", "it's night", () => ({ is: "itIsNight" })),
  says("Condition", "it's not night", () => negate({ is: "itIsNight" })),
  says("Condition", "it's neither day nor night", () => ({
    is: "both",
    conditions: [negate({ is: "itIsDay" }), negate({ is: "itIsNight" })],
  })),
  says("Condition", "it's <whose:Whose> turn", ({ whose }) => ({ is: "isTurnOf", who: whose })),
  says("Condition", "it's not <whose:Whose> turn", ({ whose }) =>
    negate({ is: "isTurnOf", who: whose }),
  ),

  // Several
  reads("Conditions", (run, at) =>
    many(run, "Condition", at, / and |, and |, /y).flatMap(({ value, ...rest }) => {
      const [only] = value;
      if (!only) return [];
      return [
        {
          ...rest,
          value: value.length === 1 ? only : ({ is: "both", conditions: value } as const),
        },
      ];
    }),
  ),
  reads("Conditions", (run, at) =>
    many(run, "Condition", at, / or |, or |, /y).flatMap(({ value, ...rest }) =>
      value.length < 2
        ? []
        : [{ ...rest, value: { is: "anyCondition", conditions: value } as const }],
    ),
  ),
].flat();

/** "it was kicked": the name of the cost is that of the keyword. */
const keywordOf = (said: string): string =>
  said.endsWith("kicked") ? "kicker" : said.endsWith("evoked") ? "evoke" : "bestow";

const forAny = (condition: Condition): Condition => ({
  is: "forAnyOf",
  who: { is: "anyPlayer" },
  condition,
});
