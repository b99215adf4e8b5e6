/** Noun phrases: "nonblack creature you control with flying". */
import type { Filter, Player } from "../schema.ts";
import type { CardType, Zone } from "../vocabulary.ts";
import type { Categories } from "./categories.ts";
import { also, many, type Reading, type Rule, type Run, reads, says, saysAny } from "./core.ts";
import { putLink, spoken } from "./spoken.ts";

const not = (filter: Filter): Filter => ({ is: "not", filter });
const anyOf = (...filters: readonly Filter[]): Filter => ({ is: "anyOf", filters });
const ofType = (type: CardType): Filter => ({ is: "type", type });
export const allOf = (filters: readonly Filter[]): Filter => {
  const [only] = filters;
  return only && filters.length === 1 ? only : { is: "allOf", filters };
};

/** "in your graveyard": out of anybody's it is nobody's. */
const inZone = (zone: Zone, of?: Player): Filter => ({
  is: "inZone",
  zone,
  ...(of && of.is !== "anyPlayer" && { of }),
});

/** Whether these adjectives and nouns can stand together: some noun is there. */
export const nouns: readonly Rule[] = [
  // Adjectives
  says("Adjective", "<color:Color>", ({ color }) => [{ is: "color", color }]),
  says("Adjective", "<one:Color> or <two:Color>", ({ one, two }) => [
    anyOf({ is: "color", color: one }, { is: "color", color: two }),
  ]),
  says("Adjective", "<one:Color>, <two:Color>, or <three:Color>", ({ one, two, three }) => [
    anyOf({ is: "color", color: one }, { is: "color", color: two }, { is: "color", color: three }),
  ]),
  says("Adjective", "<type:Supertype>", ({ type }) => [{ is: "supertype", supertype: type }]),
  says("Adjective", "non<color:Color>", ({ color }) => [not({ is: "color", color })]),
  says("Adjective", "non<type:CardType>", ({ type }) => [not(ofType(type))]),
  says("Adjective", "non<type:Supertype>", ({ type }) => [
    not({ is: "supertype", supertype: type }),
  ]),
  says("Adjective", "non-<type:Subtype>", ({ type }) => [not({ is: "subtype", subtype: type })]),
  says("Adjective", "nontoken", () => [not({ is: "isToken" })]),
  says("Adjective", "nonattacking", () => [not({ is: "isAttacking" })]),
  says("Adjective", "colorless", () => [{ is: "colorless" }]),
  says("Adjective", "tapped", () => [{ is: "isTapped" }]),
  says("Adjective", "untapped", () => [not({ is: "isTapped" })]),
  says("Adjective", "attacking", () => [{ is: "isAttacking" }]),
  says("Adjective", "blocking", () => [{ is: "isBlocking" }]),
  says("Adjective", "attacking or blocking", () => [
    anyOf({ is: "isAttacking" }, { is: "isBlocking" }),
  ]),
  says("Adjective", "monstrous", () => [{ is: "hasDesignation", designation: "monstrous" }]),
  says("Adjective", "bestowed", () => [{ is: "hasDesignation", designation: "bestowed" }]),
  says("Adjective", "other", () => [{ is: "other" }]),

  // Nouns
  says("Head", "<type:Subtype>", ({ type }) => [{ is: "subtype", subtype: type }]),
  reads("Head", (run, at) =>
    severalOf(run, "Subtype", at, (subtype): Filter => ({ is: "subtype", subtype })),
  ),
  says("Head", "<type:CardType>", ({ type }) => [ofType(type)]),
  reads("Head", (run, at) => severalOf(run, "CardType", at, ofType)),
  says("Head", "spell[s]", () => [{ is: "isSpell" }]),
  says("Head", "card[s]", () => [{ is: "isCard" }]),
  says("Head", "permanent card[s]", () => [{ is: "hasPermanentType" }, { is: "isCard" }]),
  says("Head", "permanent spell[s]", () => [{ is: "hasPermanentType" }, { is: "isSpell" }]),
  says("Head", "token[s]", () => [{ is: "isToken" }]),
  says("Head", "permanent[s]", () => [{ is: "isPermanent" }]),
  says("Head", "source[s]", () => []),
  saysAny("Head", ["activated or triggered ability", "activated and triggered abilities"], () => [
    { is: "isAbility" },
  ]),
  saysAny("Head", ["spell or ability", "spells or abilities", "spells and abilities"], () => [
    anyOf({ is: "isSpell" }, { is: "isAbility" }),
  ]),
  saysAny("Head", ["spell[s] or permanent[s]", "spells and permanents"], () => [
    anyOf({ is: "isSpell" }, { is: "isPermanent" }),
  ]),
  says("Head", "card or token", () => [anyOf({ is: "isCard" }, { is: "isToken" })]),

  // What stands behind the noun
  says("After", "you cast", () => [{ is: "controlledBy", who: { is: "you" } }]),
  saysAny("After", ["<who:Player> control[s]", "<who:Player> cast[s]"], ({ who }) => [
    { is: "controlledBy", who },
  ]),
  saysAny("After", ["<who:Player> don't control", "<who:Player> doesn't control"], ({ who }) => [
    not({ is: "controlledBy", who }),
  ]),
  says("After", "<who:Player> own[s]", ({ who }) => [{ is: "ownedBy", who }]),
  says("After", "with the same controller", (_, { start }) => [
    { is: "sameControllerAs", what: spoken("earlier target", start) },
  ]),
  says("After", "<of:Owner> controller controls", ({ of }) => [
    { is: "sameControllerAs", what: of },
  ]),
  says("After", "with <keyword:Keyword>", ({ keyword }) => [{ is: "withKeyword", keyword }]),
  says("After", "with <one:Keyword> or <two:Keyword>", ({ one, two }) => [
    anyOf({ is: "withKeyword", keyword: one }, { is: "withKeyword", keyword: two }),
  ]),
  says("After", "without <keyword:Keyword>", ({ keyword }) => [
    not({ is: "withKeyword", keyword }),
  ]),
  says("After", "without <one:Keyword> or <two:Keyword>", ({ one, two }) => [
    not(anyOf({ is: "withKeyword", keyword: one }, { is: "withKeyword", keyword: two })),
  ]),
  says("After", "with no abilities", () => [{ is: "withoutAbilities" }]),
  says("After", "with <stat:Stat> <amount:Value> or greater", ({ stat, amount }) => [
    { is: "hasStat", stat, compares: "atLeast", amount },
  ]),
  says("After", "with <stat:Stat> <amount:Value> or less", ({ stat, amount }) => [
    { is: "hasStat", stat, compares: "atMost", amount },
  ]),
  says("After", "with <stat:Stat> <amount:Value>", ({ stat, amount }) => [
    { is: "hasStat", stat, compares: "exactly", amount },
  ]),
  says("After", "with <stat:Stat> greater than or equal to <amount:Value>", ({ stat, amount }) => [
    { is: "hasStat", stat, compares: "atLeast", amount },
  ]),
  says("After", "with <stat:Stat> less than or equal to <amount:Value>", ({ stat, amount }) => [
    { is: "hasStat", stat, compares: "atMost", amount },
  ]),
  says("After", "with <stat:Stat> equal to <amount:Value>", ({ stat, amount }) => [
    { is: "hasStat", stat, compares: "exactly", amount },
  ]),
  saysAny(
    "After",
    [
      "that's both <all:Colors>",
      "that are both <all:Colors>",
      "that's <all:Colors>",
      "that are <all:Colors>",
    ],
    ({ all }) =>
      all.length < 2 ? undefined : all.map((color): Filter => ({ is: "color", color })),
  ),
  saysAny("After", ["with a[n] <kind:Counter> counter on (it|them)"], ({ kind }) => [
    { is: "withCounter", counter: kind },
  ]),
  says("After", "with <kind:Counter> counters on them", ({ kind }) => [
    { is: "withCounter", counter: kind },
  ]),
  says("After", "with no <kind:Counter> counters on (it|them)", ({ kind }) => [
    not({ is: "withCounter", counter: kind }),
  ]),
  says("After", "that attacked this turn", () => [{ is: "attackedThisTurn" }]),
  says("After", "that didn't attack this turn", () => [not({ is: "attackedThisTurn" })]),
  says("After", "dealt damage by <what:Objects> this turn", ({ what }) => [
    { is: "damagedThisTurnBy", what },
  ]),
  says("After", "that target[s] <what:Thing>", ({ what }) => [{ is: "targets", filter: what }]),
  says("After", "that target[s] only a single permanent or player", () => [
    { is: "hasSingleTarget" },
  ]),
  says("After", "that target[s] only a single <what:Noun>", ({ what }) => [
    { is: "hasSingleTarget", filter: what },
  ]),
  saysAny(
    "After",
    ["whose controller controls <what:Thing>", "whose controllers control <what:Thing>"],
    ({ what }) => [{ is: "controllerHas", filter: what }],
  ),
  says("After", "that shares a color with <what:Objects>", ({ what }) => [
    { is: "sharesColorWith", what },
  ]),
  says("After", "of the chosen color", () => [{ is: "hasChosenColor" }]),
  says("After", "of the chosen type", () => [{ is: "hasChosenType" }]),
  says("After", "of the color of <whose:Whose> choice", ({ whose }) => [
    { is: "hasColorOfChoice", who: whose },
  ]),
  says("After", "named <name:Name>", ({ name }) => [{ is: "isNamed", name }]),
  says("After", "not named <name:Name>", ({ name }) => [not({ is: "isNamed", name })]),
  says("After", "from among them", (_, { start }) => [
    { is: "isAmong", what: spoken("them among", start) },
  ]),
  says("After", "<done:Word> this way", ({ done }, { start }) => [
    { is: "isAmong", what: spoken(`${done} this way`, start) },
  ]),
  says("After", "put onto the battlefield with <self:Self>", () => [
    { is: "putWith", link: putLink },
  ]),
  says("After", "other than <what:Objects>", ({ what }) => [not({ is: "isAmong", what })]),
  says("After", "that (isn't|aren't) a[n] <what:Noun>", ({ what }) => [not(what)]),
  saysAny(
    "After",
    ["that (isn't|aren't) <what:Adjective>"],
    ({ what: [only] }) => only && [not(only)],
  ),
  says("After", "on the battlefield", () => [inZone("battlefield")]),
  saysAny(
    "After",
    [
      "in <whose:Whose> <zone:Zone> that (was|were) put there from [(the|a) ]<from:Zone> this turn",
      "from <whose:Whose> <zone:Zone> that (was|were) put there from [(the|a) ]<from:Zone> this turn",
    ],
    ({ whose, zone, from }) => [
      { is: "putThereThisTurn", zone, from, ...(whose.is !== "anyPlayer" && { of: whose }) },
    ],
  ),
  saysAny(
    "After",
    [
      "in a[ll] <zone:Zone> that (was|were) put there from [(the|a) ]<from:Zone> this turn",
      "from a[ll] <zone:Zone> that (was|were) put there from [(the|a) ]<from:Zone> this turn",
    ],
    ({ zone, from }) => [{ is: "putThereThisTurn", zone, from }],
  ),
  saysAny(
    "After",
    ["in <whose:Whose> <zone:Zone>", "from <whose:Whose> <zone:Zone>"],
    ({ whose, zone }) => [inZone(zone, whose)],
  ),
  saysAny(
    "After",
    ["in a[ll] <zone:Zone>", "from a[ll] <zone:Zone>", "from <zone:Zone>", "in <zone:Zone>"],
    ({ zone }) => [inZone(zone)],
  ),
  saysAny("After", ["from a single <zone:Zone>", "in a single <zone:Zone>"], ({ zone }) => [
    inZone(zone),
  ]),
  says("After", "from <whose:Whose> <zone:Zone>", ({ whose, zone }) => [castFrom(zone, whose)]),
  says("After", "from anywhere other than <whose:Whose> <zone:Zone>", ({ whose, zone }) => [
    not(castFrom(zone, whose)),
  ]),

  reads("Word", (run, at) => {
    const pattern =
      /chosen|created|destroyed|discarded|exiled|looked at|milled|put onto the battlefield|put|revealed|sacrificed|found/y;
    pattern.lastIndex = at;
    const [match] = pattern.exec(run.text) ?? [];
    return match === undefined ? [] : [{ value: match, end: at + match.length, weight: 0 }];
  }),

  reads("Noun", nounPhrase),
  // One of them, in general: with its article.
  says("Thing", "a[n] <what:Noun>", ({ what }) => what),
  says("Thing", "another <what:Noun>", ({ what }) => withOther(what)),
  says("Thing", "<what:Noun>", ({ what }) => what),
  says("Thing", "<self:Self>", () => ({ is: "isSelf" })),
  says(
    "Thing",
    "that (creature|permanent|artifact|enchantment|land|planeswalker|token)",
    (_, { said, start }) => ({ is: "isAmong", what: spoken(said, start) }),
    1,
  ),
  says("Thing", "enchanted <type:Noun>", () => ({ is: "isAmong", what: { is: "attachedTo" } })),
  says("Thing", "equipped creature", () => ({ is: "isAmong", what: { is: "attachedTo" } })),
  says("Thing", "<self:Self> or <other:Thing>", ({ other }) => anyOf({ is: "isSelf" }, other)),
  also("Thing", "Either", (filter) => filter),
  // "a God, a Demigod, or a legendary enchantment"
  says("OneOf", "a[n] <what:Noun>", ({ what }) => what),
  reads("Either", (run, at) =>
    many(run, "OneOf", at, / or |, or |, /y).flatMap(({ value, ...rest }) =>
      value.length < 2 ? [] : [{ ...rest, value: anyOf(...value) }],
    ),
  ),
].flat();

/** "artifact, creature, and land": one of several words of a kind. */
function severalOf<C extends "CardType" | "Subtype">(
  run: Run,
  category: C,
  at: number,
  filterOf: (word: Categories[C]) => Filter,
): readonly Reading<readonly Filter[]>[] {
  return many(run, category, at, / (?:or|and|and\/or) |, (?:or |and )?/y).flatMap(
    ({ value, ...rest }) =>
      value.length < 2 ? [] : [{ ...rest, value: [anyOf(...value.map(filterOf))] }],
  );
}

function castFrom(zone: Zone, of: Player): Filter {
  // "their hands": of whoever casts them.
  return { is: "castFrom", zone, ...(of.is !== "anyPlayer" && of.is !== "linkedPlayer" && { of }) };
}

export const withOther = (filter: Filter): Filter => ({
  is: "allOf",
  filters: [{ is: "other" }, ...(filter.is === "allOf" ? filter.filters : [filter])],
});

/** Adjectives, nouns, and what stands behind them. */
function nounPhrase(run: Run, at: number): readonly Reading<Filter>[] {
  const found: Reading<Filter>[] = [];
  for (const front of many(run, "Adjective", at, /, | /y)) {
    const start = front.value.length === 0 ? at : next(run, front.end, /, | /y);
    if (start === undefined) continue;
    for (const heads of many(run, "Head", start, / /y)) {
      if (heads.value.length === 0) continue;
      for (const behind of many(run, "After", heads.end, / /y, true)) {
        const filters = [front.value, heads.value, behind.value].flat(2);
        found.push({
          value: allOf(filters),
          end: behind.end,
          weight: front.weight + heads.weight + behind.weight,
        });
      }
    }
  }
  return found;
}

function next(run: Run, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = at;
  const [match] = pattern.exec(run.text) ?? [];
  return match === undefined ? undefined : at + match.length;
}
