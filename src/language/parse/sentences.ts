/** Effects one after the other: clauses, sentences and what they say of those before. */

import { abilityWordWords } from "../lexicon.ts";
import type { AbilityWord, Amount, Awaited, Condition, Effect, Filter, Player } from "../schema.ts";
import { isServed } from "../uses.ts";
import { find, findOwn, rewrite } from "../walk.ts";
import type { Deed, Sentence } from "./categories.ts";
import { also, many, type Reading, type Rule, reads, says, saysAny } from "./core.ts";
import { after, may, ofLast, ofMay, repeated } from "./folding.ts";
import { does, inTurn, you } from "./putting.ts";
import { spoken, spokenPlayer } from "./spoken.ts";

/** "draw a card or discard a card" (608.2d) */
function choosing(who: Player, ...deeds: readonly Deed[]): readonly Effect[] | undefined {
  const effects = deeds.map((deed) => deed(who));
  if (effects.some((one) => one === undefined)) return undefined;
  return [{ is: "either", who, effects: effects.flatMap((one) => (one ? [inTurn(one)] : [])) }];
}

/** With what X is said to be behind the sentence. */
const withX = (effect: Effect, to: Amount): Effect =>
  rewrite<"Effect">(effect, { node: (node) => (node.is === "x" ? to : node) });

const thePlayer: Player = { is: "thePlayer" };
/** Single players of whom a text tells several things, one after the other. */
const actsOnce: readonly Player["is"][] = [
  "targetPlayer",
  "controllerOf",
  "ownerOf",
  "linkedPlayer",
];
const several = new Set<Player["is"]>(["eachPlayer", "eachOpponent"]);

/** 701.23: who searches does the rest, too. */
const isOfOwn = (effects: readonly Effect[] | undefined): boolean =>
  effects?.[0]?.is === "search" && effects.length > 1;

/** What is done as usual, then what is done instead. */
const instead =
  (condition: Condition, effects: readonly Effect[], word?: AbilityWord): Sentence =>
  (before) =>
    before.length === 0
      ? undefined
      : [
          {
            is: "ifSo",
            condition,
            effect: inTurn(effects),
            otherwise: inTurn(before),
            instead: true,
            ...(word && { word }),
          },
        ];

export const sentences: readonly Rule[] = [
  // What one does, one thing after the other
  reads("Deeds", (run, at) =>
    many(run, "Deed", at, /, then | and |, and |, /y).flatMap((reading): Reading<Deed>[] =>
      reading.value.length === 0 ? [] : [{ ...reading, value: inRow(reading.value) }],
    ),
  ),
  does("have <clause:Clause>", ({ clause }) => clause),

  // Clauses
  also("Clause", "Deed", (deed) => deed(you)),
  says("Clause", "<who:Player> <deed:Deed>", ({ who, deed }) => deed(who)),
  says(
    "Clause",
    "<who:Player> <deeds:Deeds>",
    ({ who, deeds }) => {
      const effects = deeds(thePlayer);
      const isTheirs = several.has(who.is) || (who.is === "targetPlayer" && isOfOwn(effects));
      return isTheirs && effects
        ? [{ is: "forEachPlayer", who, effect: inTurn(effects) }]
        : undefined;
    },
    1,
  ),
  // "Target player draws two cards and loses 2 life": what they do after is of that player.
  reads("Clause", (run, at) =>
    run.at("Player", at).flatMap(({ value: who, end, weight }) => {
      if (!actsOnce.includes(who.is) || run.text.charAt(end) !== " ") return [];
      return many(run, "Deed", end + 1, /, then | and |, and |, /y).flatMap((reading) => {
        if (reading.value.length < 2) return [];
        const all = reading.value.map((deed, index) =>
          deed(index === 0 ? who : spokenPlayer("they", run.offset + end + index)),
        );
        if (all.some((one) => one === undefined)) return [];
        const value = all.flatMap((one) => one ?? []);
        if (who.is === "targetPlayer" && isOfOwn(value)) return [];
        return [{ value, end: reading.end, weight: reading.weight + weight + 1 }];
      });
    }),
  ),
  says("Clause", "<what:Objects> enters tapped", ({ what }) => [{ is: "tap", what }]),
  says("Clause", "<one:Deed> or <two:Deed>", ({ one, two }) => choosing(you, one, two)),
  says("Clause", "<who:Player> <one:Deed> or <two:Deed>", ({ who, one, two }) =>
    choosing(who, one, two),
  ),
  says("Clause", "<who:Player> may <deeds:Deeds>", ({ who, deeds }) => {
    const effects = deeds(who.is === "anyPlayer" || who.is === "anOpponent" ? thePlayer : who);
    if (effects && who.is === "targetPlayer") {
      const theirs = deeds(thePlayer);
      return theirs && [{ is: "forEachPlayer", who, effect: may(thePlayer, theirs) }];
    }
    return effects && [may(who, effects)];
  }),
  // "Draw three cards, then discard two cards unless …": only what comes last hangs on it.
  says(
    "Sentence",
    "<clause:Clauses> unless <who:Player> <cost:Costs>",
    ({ clause, who, cost }, { said }) =>
      said.includes(", then ")
        ? undefined
        : after({ is: "unlessPays", who, cost, effect: inTurn(clause) }),
  ),
  says(
    "Sentence",
    "<first:Clauses>, then <last:Clause> unless <who:Player> <cost:Costs>",
    ({ first, last, who, cost }) =>
      after(...first, { is: "unlessPays", who, cost, effect: inTurn(last) }),
  ),
  says("Clause", "<clause:Plain> if <so:Conditions>", ({ clause, so }) => [
    { is: "ifSo", condition: so, effect: inTurn(clause), behind: true },
  ]),
  also("Plain", "Deed", (deed) => deed(you)),
  says("Plain", "<who:Player> may <deeds:Deeds>", ({ who, deeds }) => {
    const effects = deeds(who);
    return effects && [may(who, effects)];
  }),
  ...delays(),
  reads("Clauses", (run, at) =>
    many(run, "Clause", at, /, then | and |, and |, /y).flatMap((reading) =>
      reading.value.length === 0 || endsLater(reading.value.flat())
        ? []
        : [{ ...reading, value: reading.value.flat() }],
    ),
  ),

  // Sentences
  also("Sentence", "Clauses", (effects) => after(...effects)),
  says("Sentence", "<effects:Clauses>, where x is <to:Value>", ({ effects, to }) => {
    const done = effects.map((effect) => withX(effect, to));
    return effects.some((effect) => find(effect, "x").length > 0) ? after(...done) : undefined;
  }),
  says("Sentence", "then <effects:Clauses>", ({ effects }) => after(...effects)),
  saysAny(
    "Sentence",
    ["if you do, <then:Clauses>", "if they do, <then:Clauses>", "if a player does, <then:Clauses>"],
    ({ then }) => ofMay("ifDone", then),
  ),
  saysAny(
    "Sentence",
    [
      "if you don't, <then:Clauses>",
      "if they don't, <then:Clauses>",
      "if no one does, <then:Clauses>",
    ],
    ({ then }) => ofMay("otherwise", then),
  ),
  says("Sentence", "if (you|they|that player) can't, <then:Clauses>", ({ then }) =>
    ifImpossible(then),
  ),
  says("Sentence", "when you do, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "may" && !last.ifDone
        ? { ...last, ifDone: { is: "reflexive", effect: inTurn(then) } }
        : undefined,
    ),
  ),
  says("Sentence", "otherwise, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      (last.is === "ifSo" || (last.is === "may" && last.ifDone)) && !last.otherwise
        ? { ...last, otherwise: inTurn(then) }
        : undefined,
    ),
  ),
  says("Sentence", "[then ]if <so:Conditions>, <then:Clauses>", ({ so, then }) =>
    after({ is: "ifSo", condition: so, effect: inTurn(then) }),
  ),
  saysAny(
    "Sentence",
    [
      "if <so:Conditions>, instead <then:Clauses>",
      "if <so:Conditions>, <then:Clauses> instead",
      "<then:Clauses> instead if <so:Conditions>",
    ],
    ({ so, then }) => instead(so, then),
  ),
  // "It deals 4 damage instead": to the same.
  says(
    "Sentence",
    "if <so:Conditions>, it deals <amount:Points> instead",
    ({ so, amount }, { start }) =>
      (before) => {
        const last = before.at(-1);
        if (last?.is !== "damage" || last.to.is !== "objects") return undefined;
        const { objects } = last.to;
        const same = objects.is === "target" ? spoken("that target", start) : objects;
        const to = { is: "objects", objects: same } as const;
        return instead(so, [{ ...last, amount, to }])(before);
      },
  ),
  says(
    "Sentence",
    "if <so:Conditions>, instead <then:Clauses> and the damage can't be prevented",
    ({ so, then }) => {
      const last = then.at(-1);
      return last?.is === "damage"
        ? instead(so, [...then.slice(0, -1), { ...last, unpreventable: true }])
        : () => undefined;
    },
  ),
  ...Object.entries(abilityWordWords).flatMap(([word, { en }]) => {
    const label = en.toLowerCase() as "threshold";
    return [
      says("Sentence", `\n${label} — if <so:Conditions>, instead <then:Clauses>`, ({ so, then }) =>
        instead(so, then, word as AbilityWord),
      ),
      says("Sentence", `\n${label} — <then:Clauses> instead if <so:Conditions>`, ({ so, then }) =>
        instead(so, then, word as AbilityWord),
      ),
    ];
  }),
  says("Sentence", "for each <each:Noun>, <then:Clauses>", ({ each, then }) =>
    after({ is: "forEach", of: { is: "all", filter: each }, effect: inTurn(then) }),
  ),
  says("Sentence", "for each <times:Counting>, <then:Clauses>", ({ times, then }) => {
    const told: Effect =
      times.is === "howMany"
        ? { is: "forEach", of: times.what, effect: inTurn(then) }
        : { is: "repeat", times, effect: inTurn(then) };
    return after(told);
  }),
  says(
    "Sentence",
    "each of <each:Objects> deals <amount:Points> to <to:Recipient>",
    ({ each, amount, to }) =>
      after({
        is: "forEach",
        of: each,
        effect: { is: "damage", source: { is: "theOne" }, amount, to },
      }),
  ),
  says(
    "Sentence",
    "each <each:Noun> deals <amount:Points> to <to:Recipient>",
    ({ each, amount, to }) =>
      after({
        is: "forEach",
        of: { is: "all", filter: each },
        effect: { is: "damage", source: { is: "theOne" }, amount, to },
      }),
  ),
  says("Sentence", "repeat this process once", () => ofLast((last) => repeated(last, 2))),
  says("Sentence", "repeat this process <n:Integer> more times", ({ n }) =>
    ofLast((last) => repeated(last, n + 1)),
  ),
  says("Sentence", "<until:Until>, <then:Clauses>", ({ until, then }) => {
    const all = then.map((one): Effect | undefined => {
      if (one.is === "apply" && one.until.is === "forever") return { ...one, until };
      if (one.is === "applyToPlayers" && one.until.is === "forever") return { ...one, until };
      return undefined;
    });
    return all.some((one) => one === undefined)
      ? undefined
      : after(...all.flatMap((one) => one ?? []));
  }),
  says(
    "Sentence",
    "<until:Until>, <who:Player> <change:PlayerChange>, and <ability:Replaced>",
    ({ until, who, change, ability }) => {
      const changes = change(who);
      return (
        changes &&
        after({ is: "applyToPlayers", who, changes, until }, { is: "establish", ability, until })
      );
    },
  ),
  says("Sentence", "<until:Until>, <ability:Replaced>", ({ until, ability }) =>
    after({ is: "establish", ability, until }),
  ),
  says("Sentence", "<until:Until>, <when:When>, <then:Clauses>", ({ until, when, then }) =>
    when.is === "stateIs" ? undefined : after({ is: "delayed", when, effect: inTurn(then), until }),
  ),
  says("Sentence", "<ability:ReplacedNow>", ({ ability }) =>
    after({
      is: "establish",
      ability: ability.ability,
      until: { is: "endOfTurn" },
      ...(ability.uses && { uses: ability.uses }),
    }),
  ),
].flat();

/** Of one player what they could not do is what was not done (101.3). */
const ifImpossible =
  (then: readonly Effect[]): Sentence =>
  (before) => {
    const last = before.at(-1);
    if (!last || ("who" in last && several.has(last.who.is))) return undefined;
    const card: Filter = { is: "isCard" };
    const which =
      last.is === "sacrificeChosen"
        ? last.which
        : last.is === "discard" || (last.is === "exile" && last.what.is === "named")
          ? card
          : undefined;
    if (!which || !("name" in last) || last.name === undefined) return undefined;
    const done: Condition = {
      is: "fits",
      what: { is: "named", name: last.name },
      filter: which,
    };
    const condition: Condition = { is: "negate", condition: done };
    return [...before, { is: "ifSo", condition, effect: inTurn(then) }];
  };

/** "… gets +1/+1 and … gets -1/-1 until end of turn": the time is of both, so it can't end there. */
const endsLater = (effects: readonly Effect[]): boolean =>
  effects.some((effect, index) => {
    const next = effects[index + 1];
    const isEndless = effect.is === "apply" && effect.until.is === "forever";
    const isBonus = isEndless && effect.changes.some(({ is }) => is === "modifyPT");
    return isBonus && next?.is === "apply" && next.until.is === "endOfTurn";
  });

/** One deed after the other, of the same player. */
function inRow(deeds: readonly Deed[]): Deed {
  return (who) => {
    const all = deeds.map((deed) => deed(who));
    return all.some((one) => one === undefined) ? undefined : all.flatMap((one) => one ?? []);
  };
}

/** What happens later: the time before or behind (603.7). */
function delays(): readonly Rule[] {
  const rules: Rule[] = [];
  const anyPlayer: Player = { is: "anyPlayer" };
  const delayed = (when: Awaited, then: readonly Effect[]): readonly Effect[] => [
    { is: "delayed", when, effect: inTurn(then) },
  ];
  rules.push(
    says("Later", "at the beginning of the next <step:Step>", ({ step }) => ({
      is: "beginningOf",
      step,
      whose: anyPlayer,
    })),
    says("Later", "at the beginning of <whose:Whose> next <step:Step>", ({ whose, step }) => ({
      is: "beginningOf",
      step,
      whose,
    })),
    says("Later", "at the beginning of combat on <whose:Whose> next turn", ({ whose }) => ({
      is: "beginningOf",
      step: "beginCombat",
      whose,
    })),
    says("Later", "at end of combat", () => ({
      is: "beginningOf",
      step: "endCombat",
      whose: anyPlayer,
    })),
    says("Clause", "<then:Deed> <when:Later>", ({ when, then }) => {
      const effects = then(you);
      if (!effects) return undefined;
      // 115.1: what is done to a target, only later: "destroy target creature at end of combat".
      const aimed = effects.some((one) => findOwn(one, "target").length > 0);
      return delayed(when, effects).map((one) => (aimed ? { ...one, aimed } : one));
    }),
    says("Sentence", "<when:Later>, <then:Clauses>", ({ when, then }) =>
      after(...delayed(when, then)),
    ),
    says("Sentence", "<when:When> this turn, <then:Clauses>", ({ when, then }) =>
      // 603.7: what is delayed waits for an event, not for a state.
      when.is === "stateIs"
        ? undefined
        : after({ is: "delayed", when, effect: inTurn(then), until: { is: "endOfTurn" } }),
    ),
    says(
      "Sentence",
      "when <when:Event>, <then:Clauses>",
      ({ when, then }) => (isServed("Awaited", when) ? after(...delayed(when, then)) : undefined),
      1,
    ),
  );
  return rules;
}
