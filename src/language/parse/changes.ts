/** What continuous effects do to objects and players: "gets +1/+2 and has protection from black". */
import type { Amount, Change, Filter, PlayerChange } from "../schema.ts";
import { subtypeKindOf } from "../vocabulary.ts";
import { number } from "./amounts.ts";
import type { Altering } from "./categories.ts";
import { type Holes, many, type Rule, reads, says, saysAny, saysFor } from "./core.ts";

const alone = (...changes: readonly Change[]): Altering => ({ changes });
const grants = (
  abilities: readonly Extract<Change, { is: "gainAbility" }>["ability"][],
): Altering =>
  alone(
    ...abilities.map((ability): Change => {
      if (ability.is !== "static" || !ability.defining) return { is: "gainAbility", ability };
      // 604.3a: what is given to an object doesn't define it.
      const { defining: _, ...given } = ability;
      return { is: "gainAbility", ability: given };
    }),
  );

/** The X of "where X is …", and what is said "for each", in place of numbers. */
export function withWhere(
  changes: readonly Change[],
  where: Amount | "none",
): readonly Change[] | undefined {
  if (where === "none") return changes;
  const so = (amount: Amount): Amount =>
    amount.is === "x"
      ? where
      : amount.is === "negative" && amount.amount.is === "x"
        ? { is: "negative", amount: where }
        : amount;
  const done = changes.map((change) =>
    change.is === "modifyPT" || change.is === "setPT"
      ? { ...change, power: so(change.power), toughness: so(change.toughness) }
      : change,
  );
  return JSON.stringify(done) === JSON.stringify(changes) ? undefined : done;
}

/** "+1/+0 … for each card discarded this way", told behind everything else. */
export const withEach = (changes: readonly Change[], each: Amount): readonly Change[] =>
  changes.map((change) =>
    change.is === "modifyPT"
      ? { ...change, power: one(change.power, each), toughness: one(change.toughness, each) }
      : change,
  );

const isCreature: Filter = { is: "type", type: "creature" };
const one = (amount: Amount, each: Amount): Amount =>
  amount.is === "number" && amount.value === 1
    ? each
    : amount.is === "number" && amount.value === -1
      ? { is: "negative", amount: each }
      : amount;

const be = "(is|are|become|becomes|be)";
/** What something is: each verb with what follows. */
const being = <const Template extends string>(
  template: Template,
  make: (holes: Holes<Template>) => Altering | undefined,
): readonly Rule[] => [saysFor<Holes<Template>>("Predicate", `${be} ${template}`, make)];

const colored = (colors: readonly import("../vocabulary.ts").Color[], also?: true): Change => {
  const [only] = colors;
  const more = also ? { also } : {};
  return only && colors.length === 1
    ? { is: "becomeColor", color: { is: "thatColor", color: only }, ...more }
    : { is: "becomeColors", colors, ...more };
};
const base = (power: Amount, toughness: Amount): Change => ({ is: "setPT", power, toughness });

export const changes: readonly Rule[] = [
  // Numbers and abilities
  says("Predicate", "get[s] <p:Side>/<t:Side>", ({ p, t }) =>
    alone({ is: "modifyPT", power: p, toughness: t }),
  ),
  says("Predicate", "get[s] <p:Side>/<t:Side> for each <of:Counting>", ({ p, t, of }) =>
    alone({ is: "modifyPT", power: one(p, of), toughness: one(t, of) }),
  ),
  reads("Predicate", (run, at) => {
    const pattern = /(?:has|have|gains?) /y;
    pattern.lastIndex = at;
    const [verb] = pattern.exec(run.text) ?? [];
    if (verb === undefined) return [];
    return many(run, "Granted", at + verb.length, /, and | and |, /y).flatMap((reading) =>
      reading.value.length === 0 ? [] : [{ ...reading, value: grants(reading.value) }],
    );
  }),
  says("Granted", '"<ability:Ability>"', ({ ability }) => ability),
  says("Granted", "<ability:KeywordAbility>", ({ ability }) => ability),
  saysAny(
    "Predicate",
    [
      "has base power and toughness <p:Value>/<t:Value>",
      "have base power and toughness <p:Value>/<t:Value>",
    ],
    ({ p, t }) => alone(base(p, t)),
  ),
  saysAny(
    "Predicate",
    [
      "has base power and base toughness each equal to <n:Value>",
      "have base power and base toughness each equal to <n:Value>",
    ],
    ({ n }) => alone(base(n, n)),
  ),
  says("Predicate", "lose[s] <keyword:Keyword>", ({ keyword }) =>
    alone({ is: "loseAbility", keyword }),
  ),
  says("Predicate", "lose[s] all abilities", () => alone({ is: "loseAllAbilities" })),
  says("Predicate", "lose[s] all <kind:SubtypeKind>", ({ kind }) =>
    alone({ is: "loseSubtypes", kind }),
  ),
  saysAny("Predicate", ["gain[s] all creature types", "(is|are) every creature type"], () =>
    alone({ is: "allCreatureTypes" }),
  ),

  // What it is
  saysAny(
    "Predicate",
    [
      "isn't a[n] <type:CardType>",
      "aren't <type:CardType>",
      "stops being a[n] <type:CardType>",
      "stop being <type:CardType>",
    ],
    ({ type }) => alone({ is: "loseTypes", types: [type] }),
  ),
  ...being("the chosen type", () => alone({ is: "becomeChosenType" })),
  ...being("the chosen type in addition to (its|their) other types", () =>
    alone({ is: "becomeChosenType", also: true }),
  ),
  ...being("<colors:Colors>", ({ colors }) => alone(colored(colors))),
  ...being("<colors:Colors> in addition to (its|their) other colors", ({ colors }) =>
    alone(colored(colors, true)),
  ),
  ...being("<color:Choice>", ({ color }) => alone({ is: "becomeColor", color })),
  ...being("<color:Choice> in addition to (its|their) other colors", ({ color }) =>
    alone({ is: "becomeColor", color, also: true }),
  ),
  says("Choice", "the color of <whose:Whose> choice", ({ whose }) => ({
    is: "colorOfChoice",
    who: whose,
  })),
  says("Choice", "the chosen color", () => ({ is: "chosenColor" })),
  ...being("[a[n] ]<types:Subtypes>", ({ types }) => setSubtypes(types)),
  ...being(
    "[a[n] ]<types:Subtypes> in addition to (its|their) other (types|creature types|land types|artifact types|enchantment types)",
    ({ types }) => alone({ is: "addTypes", subtypes: types }),
  ),
  ...being("<type:Supertype>", ({ type }) => alone({ is: "addTypes", supertypes: [type] })),
  ...being(
    "a[n] <types:Subtypes> with base power and toughness <p:Value>/<t:Value>",
    ({ types, p, t }) => setSubtypes(types, base(p, t)),
  ),
  ...being(
    "a[n] <types:Subtypes> with base power and toughness <p:Value>/<t:Value>, <a:KeywordAbility>, and <b:KeywordAbility>",
    ({ types, p, t, a, b }) => setSubtypes(types, base(p, t), gains(a), gains(b)),
  ),
  ...being(
    "a[n] <types:Subtypes> with base power and toughness <p:Value>/<t:Value> and <a:KeywordAbility>",
    ({ types, p, t, a }) => setSubtypes(types, base(p, t), gains(a)),
  ),
  ...being(
    "a[n] <colors:Colors> <types:Subtypes> with base power and toughness <p:Value>/<t:Value>",
    ({ colors, types, p, t }) => {
      const set = setSubtypes(types, base(p, t));
      return set && alone(colored(colors), ...set.changes);
    },
  ),
  reads("Predicate", (run, at) => {
    // "is a 4/4 blue Elf creature with flying in addition to its other colors and types"
    const pattern = /(?:is|are|becomes?) (?:an? )?/y;
    pattern.lastIndex = at;
    const [verb] = pattern.exec(run.text) ?? [];
    if (verb === undefined) return [];
    return run.at("Kind", at + verb.length);
  }),
  ...kinds(),

  // Rules
  says("Predicate", "can't attack", () => alone({ is: "cantAttack" })),
  says("Predicate", "can't block", () => alone({ is: "cantBlock" })),
  says("Predicate", "can't attack or block", () =>
    alone({ is: "cantAttack" }, { is: "cantBlock" }),
  ),
  says("Predicate", "can't block <what:Thing>", ({ what }) => alone({ is: "cantBlock", what })),
  says("Predicate", "can't be blocked", () => alone({ is: "cantBeBlockedBy", filter: isCreature })),
  says("Predicate", "can't be blocked by <filter:Noun>", ({ filter }) =>
    alone({ is: "cantBeBlockedBy", filter }),
  ),
  says("Predicate", "can't be blocked except by <least:Integer> or more creatures", ({ least }) =>
    alone({ is: "cantBeBlockedByFewer", least }),
  ),
  says("Predicate", "can block any number of creatures", () => alone({ is: "canBlockMore" })),
  saysAny(
    "Predicate",
    ["can block an additional creature", "can block an additional creature each combat"],
    () => alone({ is: "canBlockMore", amount: number(1) }),
  ),
  saysAny(
    "Predicate",
    [
      "can block an additional <n:Integer> creatures",
      "can block an additional <n:Integer> creatures each combat",
    ],
    ({ n }) => alone({ is: "canBlockMore", amount: number(n) }),
  ),
  says("Predicate", "attack[s] (each combat|this turn) if able", () => alone({ is: "mustAttack" })),
  says("Predicate", "block[s] (each combat|this turn) if able", () => alone({ is: "mustBlock" })),
  says("Predicate", "can attack and {t} as soon as it comes under its controller's control", () =>
    alone({ is: "haste" }),
  ),
  saysAny("Predicate", ["doesn't tap as it attacks", "don't tap as they attack"], () =>
    alone({ is: "vigilance" }),
  ),
  says("Predicate", "deal[s] combat damage before creatures without first strike", () =>
    alone({ is: "strikesFirst" }),
  ),
  says("Predicate", "deal[s] both first-strike and regular combat damage", () =>
    alone({ is: "strikesTwice" }),
  ),
  says("Predicate", "can assign excess combat damage to what it's attacking", () =>
    alone({ is: "trample" }),
  ),
  says("Predicate", "deal[s] damage to creatures in the form of -1/-1 counters", () =>
    alone({ is: "wither" }),
  ),
  says("Predicate", "can't be destroyed", () => alone({ is: "indestructible" })),
  saysAny(
    "Predicate",
    [
      "can't be the target of <filter:Noun>",
      "can't be the target of spells or abilities from <filter:Noun>",
    ],
    ({ filter }) => alone({ is: "cantBeTargetedBy", filter }),
  ),
  says("Predicate", "can't be enchanted by <filter:Noun>", ({ filter }) =>
    alone({ is: "cantBeEnchantedBy", filter }),
  ),
  says("Predicate", "can't be equipped by <filter:Noun>", ({ filter }) =>
    alone({ is: "cantBeEquippedBy", filter }),
  ),
  says("Predicate", "can enchant only <filter:Noun>", ({ filter }) =>
    alone({ is: "enchants", filter }),
  ),
  says("Predicate", "can be attached only to <filter:Noun>", ({ filter }) =>
    alone({ is: "equips", filter }),
  ),
  says("Predicate", "can't be countered", () => alone({ is: "cantBeCountered" })),
  says("Predicate", "can't be regenerated", () => alone({ is: "cantBeRegenerated" })),
  saysAny(
    "Predicate",
    [
      "doesn't untap during its controller's untap step",
      "don't untap during their controllers' untap steps",
    ],
    () => alone({ is: "doesntUntap" }),
  ),
  says("Predicate", "doesn't untap during its controller's next untap step", () => ({
    changes: [{ is: "doesntUntap" }],
    until: { is: "nextUntapStep" },
  })),
  says("Predicate", "transform[s] as it becomes night", () => alone({ is: "daybound" })),
  says("Predicate", "transform[s] as it becomes day", () => alone({ is: "nightbound" })),

  // Several, each perhaps with its time
  reads("Alters", (run, at) =>
    many(run, "Timed", at, / and |, and |, /y).flatMap((reading) => {
      if (reading.value.length === 0) return [];
      const untils = reading.value.flatMap(({ until }) => (until ? [until] : []));
      const [until] = untils;
      if (untils.some((one) => JSON.stringify(one) !== JSON.stringify(until))) return [];
      const all = reading.value.flatMap(({ changes }) => changes);
      return [{ ...reading, value: { changes: all, ...(until && { until }) } }];
    }),
  ),
  says("Timed", "<of:Predicate>", ({ of }) => of),
  says("Timed", "<of:Predicate> <until:Until>", ({ of, until }) =>
    of.until ? undefined : { ...of, until },
  ),
  says("Timed", "<of:Predicate> this turn", ({ of }) =>
    of.until ? undefined : { ...of, until: { is: "endOfTurn" } },
  ),
  says("Timed", "<of:Predicate> this combat", ({ of }) =>
    of.until ? undefined : { ...of, until: { is: "endOfCombat" } },
  ),

  // How long
  says("Until", "until end of turn", () => ({ is: "endOfTurn" })),
  says("Until", "until end of combat", () => ({ is: "endOfCombat" })),
  says("Until", "until your next turn", () => ({ is: "yourNextTurn" })),
  says("Until", "until <self:Self> leaves the battlefield", () => ({ is: "thisLeaves" })),
  says("Until", "for as long as <so:Conditions>", ({ so }) => ({ is: "asLongAs", condition: so })),
  says("During", "this turn", () => ({ is: "endOfTurn" })),
  says("During", "this combat", () => ({ is: "endOfCombat" })),
  says("During", "<until:Until>", ({ until }) => until),

  says("WordChange", "all instances of one <kind:WordKind> with another", ({ kind }) => ({
    is: "wordsOfChoice",
    kinds: [kind],
  })),
  saysAny(
    "WordChange",
    ["all instances of one <one:WordKind> with another or one <two:WordKind> with another"],
    ({ one, two }) => ({ is: "wordsOfChoice", kinds: [one, two] }),
  ),
  says("WordChange", "all instances of <from:Color> with <to:Color>", ({ from, to }) => ({
    is: "colorWord",
    from,
    to,
  })),
  says("WordChange", "all instances of <from:Subtype> with <to:Subtype>", ({ from, to }) => ({
    is: "typeWord",
    from,
    to,
  })),

  // "… except it's an Illusion": said with "it's"
  says("ExceptIs", "<of:Being>", ({ of }) => of),
  says("ExceptIs", "<of:Being> and <more:Alters>", ({ of, more }) =>
    alone(...of.changes, ...more.changes),
  ),
  says("Being", "a[n] <of:Kind>", ({ of }) => of),
  says("Being", "<of:Kind>", ({ of }) => of),
  says("Being", "<type:Supertype>", ({ type }) => alone({ is: "addTypes", supertypes: [type] })),
  says(
    "Being",
    "a[n] <types:Subtypes> in addition to its other (types|creature types|land types|artifact types|enchantment types)",
    ({ types }) => alone({ is: "addTypes", subtypes: types }),
  ),
  says("Being", "<colors:Colors>", ({ colors }) => alone(colored(colors))),
  says("Being", "<colors:Colors> in addition to its other colors", ({ colors }) =>
    alone(colored(colors, true)),
  ),

  // Players
  ...forPlayers(),
].flat();

const gains = (ability: Extract<Change, { is: "gainAbility" }>["ability"]): Change => ({
  is: "gainAbility",
  ability,
});

/** Subtypes in place of those of their kind. */
function setSubtypes(types: readonly string[], ...more: readonly Change[]): Altering | undefined {
  const [first] = types;
  if (first === undefined) return undefined;
  return alone({ is: "setSubtypes", kind: subtypeKindOf(first), subtypes: types }, ...more);
}

/** "4/4 blue Elf creature with flying in addition to its other types". */
function kinds(): readonly Rule[] {
  const rules: Rule[] = [];
  const numbers = ["", "<p:Value>/<t:Value> "];
  const supers = ["", "<super:Supertype> "];
  const hues = ["", "<colors:Colors> ", "<choice:Choice> "];
  const subs = ["", "<subtypes:Subtypes> "];
  const withs = ["", " with <abilities:Keywords>"];
  const ends = [
    "",
    " in addition to (its|their) other types",
    " in addition to (its|their) other colors and types",
  ];
  interface Kind {
    readonly p?: Amount;
    readonly t?: Amount;
    readonly super?: import("../vocabulary.ts").Supertype;
    readonly colors?: readonly import("../vocabulary.ts").Color[];
    readonly choice?: import("../schema.ts").ColorChoice;
    readonly subtypes?: readonly string[];
    readonly types: readonly import("../vocabulary.ts").CardType[];
    readonly abilities?: readonly import("../schema.ts").Ability[];
  }
  for (const n of numbers)
    for (const s of supers)
      for (const c of hues)
        for (const sub of subs)
          for (const w of withs)
            for (const [index, end] of ends.entries())
              rules.push(
                saysFor<Kind>("Kind", `${n}${s}${c}${sub}<types:Types>${w}${end}`, (kind) => {
                  const { types, subtypes, abilities = [] } = kind;
                  const alsoColors = index === 2 ? { also: true as const } : {};
                  const type: Change =
                    index === 0
                      ? { is: "setTypes", types, ...(subtypes && { subtypes }) }
                      : {
                          is: "addTypes",
                          ...(kind.super && { supertypes: [kind.super] }),
                          types,
                          ...(subtypes && { subtypes }),
                        };
                  if (index === 0 && kind.super) return undefined;
                  const hue: readonly Change[] = kind.colors
                    ? [colored(kind.colors, index === 2 ? true : undefined)]
                    : kind.choice
                      ? [{ is: "becomeColor", color: kind.choice, ...alsoColors }]
                      : [];
                  if (index === 2 && hue.length === 0) return undefined;
                  return alone(
                    type,
                    ...hue,
                    ...(kind.p && kind.t ? [base(kind.p, kind.t)] : []),
                    ...abilities.map(gains),
                  );
                }),
              );
  return rules;
}

function forPlayers(): readonly Rule[] {
  const has = "(have|has)";
  const plain = (template: string, change: PlayerChange): Rule =>
    says("PlayerChange", template, () => () => [change]);
  return [
    plain("can't gain life", { is: "cantGainLife" }),
    plain("(don't|doesn't) lose the game for having 0 or less life", { is: "survivesZeroLife" }),
    plain(`${has} no maximum hand size`, { is: "noMaximumHandSize" }),
    plain("(don't|doesn't) lose unspent mana as steps and phases end", { is: "unspentManaStays" }),
    says(
      "PlayerChange",
      "may play an additional land[ on each of (your|their) turns]",
      () => () => [{ is: "moreLandPlays", amount: number(1) }],
    ),
    says(
      "PlayerChange",
      "may play <n:Integer> additional lands[ on each of (your|their) turns]",
      ({ n }) =>
        () => [{ is: "moreLandPlays", amount: number(n) }],
    ),
    says(
      "PlayerChange",
      "may play any number of lands[ on each of (your|their) turns]",
      () => () => [{ is: "moreLandPlays", amount: { is: "anyNumber" } }],
    ),
    says("PlayerChange", "may cast <spells:Noun> as though they had flash", ({ spells }) => () => [
      { is: "castAsThoughFlash", spells },
    ]),
    says(
      "PlayerChange",
      "may cast <spells:Noun> this turn as though they had flash",
      ({ spells }) =>
        () => [{ is: "castAsThoughFlash", spells }],
    ),
    saysAny(
      "PlayerChange",
      [
        "can't be the target of <by:Noun>",
        "can't be the target of spells or abilities from <by:Noun>",
      ],
      ({ by }) =>
        () => [{ is: "cantBeTargeted", by }],
    ),
  ].flat();
}
