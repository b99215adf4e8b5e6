/** Effects one after the other: clauses, sentences and what they say of those before. */

import { abilityWordWords } from "../lexicon.ts";
import type { AbilityWord, Condition, Cost, Effect, Objects, Player, Trigger } from "../schema.ts";
import type { Deed, Sentence } from "./categories.ts";
import { also, many, type Reading, type Rule, type Run, reads, says, saysAny } from "./core.ts";
import { does, inTurn, you } from "./putting.ts";
import { nameAt } from "./spoken.ts";

const after =
  (...effects: readonly Effect[]): Sentence =>
  (before) => [...before, ...effects];

/** What is said of the last effect: "It can't be regenerated." */
const ofLast =
  (change: (last: Effect) => Effect | undefined): Sentence =>
  (before) => {
    const last = before.at(-1);
    const changed = last && change(last);
    return changed && [...before.slice(0, -1), changed];
  };

/** The last choice that is still open for what is done or not done. */
const ofMay = (so: "ifDone" | "otherwise", effects: readonly Effect[]): Sentence =>
  ofLast((last) => {
    if (last.is === "may" && !last[so]) return { ...last, [so]: inTurn(effects) };
    if (last.is === "ifSo" && so === "otherwise" && !last.otherwise && !last.instead)
      return undefined;
    return undefined;
  });
const may = (who: Player, effects: readonly Effect[]): Effect => ({
  is: "may",
  who,
  effect: inTurn(effects),
});

/** A permission that outlasts the resolution: what happens without it is told next. */
const allowing = (
  who: Player,
  what: Objects,
  cost: readonly Cost[],
): Extract<Effect, { is: "allowCasting" }> => ({
  is: "allowCasting",
  who,
  what,
  cost,
  otherwise: nothing,
});
const nothing: Effect = { is: "inOrder", effects: [] };

/** "draw a card or discard a card" (608.2d) */
function choosing(who: Player, ...deeds: readonly Deed[]): readonly Effect[] | undefined {
  const effects = deeds.map((deed) => deed(who));
  if (effects.some((one) => one === undefined)) return undefined;
  return [{ is: "either", who, effects: effects.flatMap((one) => (one ? [inTurn(one)] : [])) }];
}

const thePlayer: Player = { is: "thePlayer" };
const several = new Set<Player["is"]>(["eachPlayer", "eachOpponent"]);

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
      return several.has(who.is) && effects
        ? [{ is: "forEachPlayer", who, effect: inTurn(effects) }]
        : undefined;
    },
    1,
  ),
  says("Clause", "<what:Objects> enters tapped", ({ what }) => [{ is: "tap", what }]),
  says("Clause", "<one:Deed> or <two:Deed>", ({ one, two }) => choosing(you, one, two)),
  says("Clause", "<who:Player> <one:Deed> or <two:Deed>", ({ who, one, two }) =>
    choosing(who, one, two),
  ),
  says("Clause", "<who:Player> may <deeds:Deeds>", ({ who, deeds }) => {
    const effects = deeds(who.is === "anyPlayer" || who.is === "anOpponent" ? thePlayer : who);
    return effects && [may(who, effects)];
  }),
  says("Sentence", "<clause:Clauses> unless <who:Player> <cost:Costs>", ({ clause, who, cost }) =>
    after({ is: "unlessPays", who, cost, effect: inTurn(clause) }),
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
      reading.value.length === 0 ? [] : [{ ...reading, value: reading.value.flat() }],
    ),
  ),

  // Sentences
  also("Sentence", "Clauses", (effects) => after(...effects)),
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
  says("Sentence", "when you do, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "may" && !last.ifDone
        ? { ...last, ifDone: { is: "reflexive", effect: inTurn(then) } }
        : undefined,
    ),
  ),
  says("Sentence", "otherwise, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "ifSo" && !last.otherwise ? { ...last, otherwise: inTurn(then) } : undefined,
    ),
  ),
  says("Sentence", "if <so:Conditions>, <then:Clauses>", ({ so, then }) =>
    after({ is: "ifSo", condition: so, effect: inTurn(then) }),
  ),
  says("Sentence", "if <so:Conditions>, instead <then:Clauses>", ({ so, then }) =>
    instead(so, then),
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
    after({ is: "delayed", when, effect: inTurn(then), until }),
  ),
  says("Sentence", "<ability:ReplacedNow>", ({ ability }) =>
    after({
      is: "establish",
      ability: ability.ability,
      until: { is: "endOfTurn" },
      ...(ability.uses && { uses: ability.uses }),
    }),
  ),
  // What is said of what was done
  saysAny("Sentence", ["it can't be regenerated", "they can't be regenerated"], () =>
    ofLast((last) => (last.is === "destroy" ? { ...last, noRegeneration: true } : undefined)),
  ),
  says("Sentence", "the damage can't be prevented", () =>
    ofLast((last) => (last.is === "damage" ? { ...last, unpreventable: true } : undefined)),
  ),
  says("Sentence", "<who:Player> may choose new targets for the (copy|copies)", () =>
    ofLast((last) => (last.is === "copySpell" ? { ...last, newTargets: true } : undefined)),
  ),
  says(
    "Sentence",
    "until end of turn, <who:Player> (don't|doesn't) lose this mana as steps and phases end",
    () => ofLast((last) => (last.is === "addManaOf" ? { ...last, stays: true } : undefined)),
  ),
  says(
    "Sentence",
    "(that|those) (creature|creatures|permanent|permanents|land|lands|artifact|artifacts|enchantment|enchantments) <of:Alters>",
    ({ of }) =>
      ofLast((last) =>
        last.is === "putOntoBattlefield" && !of.until && !last.as
          ? { ...last, as: of.changes }
          : undefined,
      ),
  ),
  says("Sentence", "the new creature type can't be <type:Subtype>", ({ type }) =>
    ofLast((last) => {
      if (last.is !== "apply") return undefined;
      const changes = last.changes.map((one) =>
        one.is === "changeWords" && one.words.is === "wordsOfChoice"
          ? { ...one, words: { ...one.words, except: [type] } }
          : one,
      );
      return { ...last, changes };
    }),
  ),
  says("Sentence", "<who:Player> flip[s] a coin", ({ who }) => after({ is: "flipCoin", who })),
  says("Sentence", "flip a coin", () => after({ is: "flipCoin", who: you })),
  says("Sentence", "if (you|they) win the flip, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "flipCoin" && !last.ifWon ? { ...last, ifWon: inTurn(then) } : undefined,
    ),
  ),
  says("Sentence", "if (you|they) lose the flip, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "flipCoin" && !last.ifLost ? { ...last, ifLost: inTurn(then) } : undefined,
    ),
  ),
  says(
    "Sentence",
    "flip a coin until you lose a flip. <each:Clauses> for each flip you won",
    ({ each }) => after({ is: "flipUntilLoss", who: you, each: inTurn(each) }),
  ),
  says(
    "Sentence",
    "<who:Player> may choose <some:Some> and have <source:Objects> deal that damage to it instead",
    ({ who, some, source }, { start }) =>
      (before) => {
        const last = before.at(-1);
        if (last?.is !== "damage" || !some.which) return undefined;
        const name = nameAt(start);
        return [
          ...before.slice(0, -1),
          {
            is: "may",
            who,
            effect: {
              is: "inOrder",
              effects: [
                { is: "choose", who, amount: some.amount, from: some.which, name },
                {
                  is: "damage",
                  source,
                  amount: last.amount,
                  to: { is: "objects", objects: { is: "named", name } },
                },
              ],
            },
            otherwise: last,
            instead: true,
          },
        ];
      },
  ),
  says(
    "Sentence",
    "until <who:Player> pass[es] priority, <again:Player> may cast <what:Objects> by <cost:Gerunds> rather than paying its mana cost",
    ({ who, what, cost }) => after(allowing(who, what, cost)),
  ),
  says(
    "Sentence",
    "until <who:Player> pass[es] priority, <again:Player> may cast <what:Objects> by <cost:Gerunds> rather than paying its mana cost as though it were in (your|their) <zone:Zone>",
    ({ who, what, cost, zone }) => after({ ...allowing(who, what, cost), asThoughIn: zone }),
  ),
  // "… unless that player has … deal 4 damage to them"
  says(
    "Sentence",
    "<who:Player> <deed:Deed> unless that player has <clause:Clause>",
    ({ who, deed, clause }) => {
      if (who.is !== "targetPlayer") return undefined;
      const them: Player = { is: "controllerOf", what: { is: "thatTarget", slot: 0 } };
      const otherwise = deed(them);
      return (
        otherwise && after({ is: "may", who, effect: inTurn(clause), otherwise: inTurn(otherwise) })
      );
    },
  ),

  // Modes
  reads("Paragraph", modal),
  reads("Paragraph", paragraph),
].flat();

function repeated(last: Effect, times: number): Effect {
  return { is: "repeat", times: { is: "number", value: times }, effect: last };
}

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
  const delayed = (when: Trigger, then: readonly Effect[]): readonly Effect[] => [
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
      return effects && delayed(when, effects);
    }),
    says("Sentence", "<when:Later>, <then:Clauses>", ({ when, then }) =>
      after(...delayed(when, then)),
    ),
    says("Sentence", "<when:When> this turn, <then:Clauses>", ({ when, then }) =>
      after({ is: "delayed", when, effect: inTurn(then), until: { is: "endOfTurn" } }),
    ),
    says(
      "Sentence",
      "when <when:Event>, <then:Clauses>",
      ({ when, then }) => after(...delayed(when, then)),
      1,
    ),
  );
  return rules;
}

/** "choose two —" and its modes, a line each (700.2). */
function modal(run: Run, at: number): readonly Reading<readonly Effect[]>[] {
  const pattern = /choose (one or both|one or more|any number|up to [a-z]+|[a-z]+) —/y;
  pattern.lastIndex = at;
  const [match, how = ""] = pattern.exec(run.text) ?? [];
  if (match === undefined) return [];
  return many(run, "Paragraph", at + match.length, /\n• /y, true).flatMap((reading) => {
    const modes = reading.value.map(inTurn);
    if (modes.length < 2) return [];
    const [least, most] = modeNumbers(how, modes.length);
    if (least === undefined || most === undefined) return [];
    return [{ ...reading, value: [{ is: "modal", least, most, modes } as const] }];
  });
}

function modeNumbers(how: string, all: number): readonly (number | undefined)[] {
  if (how === "one or both" || how === "one or more") return [1, all];
  if (how === "any number") return [0, all];
  const upTo = how.startsWith("up to ");
  const words = "zero one two three four five six seven eight nine".split(" ");
  const number = words.indexOf(upTo ? how.slice(6) : how);
  return number === -1 ? [] : [upTo ? 0 : number, number];
}

/** Sentences up to where the text, the line or the quotation ends. */
function paragraph(run: Run, at: number): readonly Reading<readonly Effect[]>[] {
  const done: Reading<readonly Effect[]>[] = [];
  let open: readonly Reading<readonly Effect[]>[] = [{ value: [], end: at, weight: 0 }];
  for (let guard = 0; guard < 12 && open.length > 0; guard++) {
    const next: Reading<readonly Effect[]>[] = [];
    for (const before of open) {
      for (const said of run.at("Sentence", before.end)) {
        const quoted = run.text.charAt(said.end) === '"' || run.text.startsWith('."', said.end);
        const ends =
          run.text.charAt(said.end) === "." ||
          quoted ||
          run.text.slice(said.end - 2, said.end) === '."';
        if (!ends) {
          run.missed(said.end, ".");
          continue;
        }
        // A quotation in the middle of a sentence keeps no full stop.
        const end = run.text.charAt(said.end) === "." ? said.end + 1 : said.end;
        for (const { value, weight } of placed(before.value, said.value)) {
          const reading = { value, end, weight: before.weight + said.weight + weight };
          done.push(reading);
          const gap = /^ | ?(?=\n)/.exec(run.text.slice(end, end + 2));
          if (gap && !quoted) next.push({ ...reading, end: end + gap[0].length });
          else if (run.text.charAt(end) === "\n") next.push(reading);
        }
      }
    }
    open = fewest(next);
  }
  return fewest(done);
}

/** At most so many of those that end at one place. */
function fewest(
  readings: readonly Reading<readonly Effect[]>[],
): readonly Reading<readonly Effect[]>[] {
  const seen = new Map<string, Reading<readonly Effect[]>>();
  for (const reading of [...readings].sort((a, b) => a.weight - b.weight)) {
    const key = `${reading.end} ${JSON.stringify(reading.value)}`;
    if (!seen.has(key) && seen.size < 120) seen.set(key, reading);
  }
  return [...seen.values()];
}

/** Where a sentence may belong: behind the others, or inside what the last one depends on. */
function placed(
  before: readonly Effect[],
  said: Sentence,
): readonly { readonly value: readonly Effect[]; readonly weight: number }[] {
  const outside = said(before);
  const last = before.at(-1);
  const found = outside ? [{ value: outside, weight: 0 }] : [];
  if (!last) return found;
  const rest = before.slice(0, -1);
  const into = (inner: Effect | undefined, put: (effect: Effect) => Effect) => {
    if (!inner) return;
    const effects = inner.is === "inOrder" ? inner.effects : [inner];
    for (const { value, weight } of placed(effects, said)) {
      found.push({ value: [...rest, put(inTurn(value))], weight: weight + 2 });
    }
  };
  switch (last.is) {
    case "may":
      if (last.otherwise && !last.instead)
        into(last.otherwise, (otherwise) => ({ ...last, otherwise }));
      else if (last.ifDone) into(last.ifDone, (ifDone) => ({ ...last, ifDone }));
      else into(last.effect, (effect) => ({ ...last, effect }));
      break;
    case "ifSo":
      if (last.otherwise && !last.instead)
        into(last.otherwise, (otherwise) => ({ ...last, otherwise }));
      else into(last.effect, (effect) => ({ ...last, effect }));
      break;
    case "forEach":
    case "forEachPlayer":
    case "repeat":
    case "delayed":
    case "reflexive":
    case "unlessPays":
      into(last.effect, (effect) => ({ ...last, effect }));
      break;
    default:
  }
  return found;
}
