/** Boards at random, for properties. */
import fc from "fast-check";
import { type PlayerId, playerId } from "../../engine/ids.ts";
import { editions, type RuleNumber } from "../../engine/rules.ts";
import { modes } from "../../explore/explore.ts";
import { keywords } from "../../keywords/index.ts";
import type { CardDefinition } from "../../language/card.ts";
import { subtypeWords } from "../../language/lexicon.ts";
import { type KeywordName, keywordNames } from "../../language/schema.ts";
import { cardTypes, colors, manaTypes, steps, supertypes } from "../../language/vocabulary.ts";
import {
  type Ahead,
  type Board,
  type CardReference,
  type Fact,
  type Item,
  type ItemZone,
  itemZones,
  type ObjectReference,
  type Position,
  permissions,
  pickVerbs,
  type Reference,
  type Seat,
  type Statement,
  stateWords,
  statuses,
  type TokenLook,
  type TypeWord,
  useWords,
} from "../syntax.ts";
import { inColorOrder } from "../words.ts";
import { anEffect, aStacked, aWaiting } from "./arbitrary-lasting.ts";
import { playable } from "./playable.ts";

const cards = playable;
const at = { line: 0, column: 0, length: 0 };
const players = ["A", "B"].map(playerId);
const aPlayer = fc.constantFrom<PlayerId>(...players);
const someOf = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: 1, maxLength: 3 });
const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined });
const flag = maybe(fc.constant(true as const));
const amount = fc.integer({ min: 1, max: 30 });

/** Leaves out what is undefined, as the parser does. */
const compact = <Whole extends object>(value: object): Whole =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Whole;

// Positions ------------------------------------------------------------------------------------

const kinds = ["+1/+1", "-1/-1", "charge"];

const permanents = cards.filter(
  ({ types }) => !types.includes("instant") && !types.includes("sorcery"),
);

const aColor = fc.constantFrom(...colors);

/** A token by its characteristics. */
const aLook: fc.Arbitrary<TokenLook> = fc
  .record({
    size: maybe(fc.record({ power: fc.nat(9), toughness: fc.nat(9) })),
    colors: fc.subarray([...colors]).map(inColorOrder),
    supertypes: fc.subarray([...supertypes]),
    subtypes: fc.subarray(["Goblin", "Wizard", "Wall"]),
    types: fc.subarray([...cardTypes], { minLength: 1 }),
    keywords: fc.subarray(Object.keys(keywords) as KeywordName[], { maxLength: 3 }),
  })
  .map(({ size, ...look }) => ({ ...size, ...look }));

const anItem = (zone: ItemZone): fc.Arbitrary<Item> => {
  const fitting = zone === "battlefield" ? permanents : cards;
  const card = fc.constantFrom(...fitting).map(({ id }) => id);
  if (zone !== "battlefield") {
    const isHidden = zone === "hand" || zone === "library";
    return fc
      .record({ card: isHidden ? maybe(card) : card, count: fc.integer({ min: 1, max: 3 }) })
      .map((item) => compact<Item>({ ...item, at }));
  }
  return fc
    .record({
      card,
      count: fc.integer({ min: 1, max: 3 }),
      tapped: flag,
      recent: flag,
      damage: maybe(amount),
      counters: maybe(
        fc.dictionary(fc.constantFrom(...kinds), amount, { minKeys: 1, noNullPrototype: true }),
      ),
      owner: maybe(aPlayer),
      states: maybe(fc.subarray([...stateWords], { minLength: 1 })),
      chosen: maybe(
        fc
          .record({
            color: maybe(aColor),
            subtype: maybe(fc.constantFrom(...subtypeWords.keys())),
            player: maybe(aPlayer),
          })
          .map((chosen) => compact<object>(chosen))
          .filter((chosen) => Object.keys(chosen).length > 0),
      ),
      attacking: maybe(aPlayer.map((one): Reference => ({ is: "player", player: one, at }))),
      token: maybe(fc.oneof(fc.constant(true as const), aLook)),
    })
    .map(({ card: id, token, ...item }) =>
      compact<Item>({
        ...item,
        ...(token === undefined || token === true ? { card: id } : {}),
        token,
        at,
      }),
    );
};

const aSeat = (player: PlayerId): fc.Arbitrary<Seat> =>
  fc
    .record({
      life: fc.integer({ min: -9, max: 99 }),
      mana: fc.array(fc.constantFrom(...manaTypes), { maxLength: 3 }),
      counts: maybe(fc.constantFrom({ "lands played": 1 }, { "spells cast last turn": 0 })),
      order: fc.shuffledSubarray([...itemZones]),
      items: fc.record(
        Object.fromEntries(itemZones.map((zone) => [zone, someOf(anItem(zone))])) as Record<
          ItemZone,
          fc.Arbitrary<Item[]>
        >,
      ),
    })
    .map(({ life, mana, counts, order, items }) => ({
      player,
      life,
      mana,
      ...(counts && { counts }),
      zones: Object.fromEntries(order.map((zone) => [zone, items[zone]])),
      at,
    }));

const itemsOf = (seats: readonly Seat[]): readonly Item[] =>
  seats.flatMap(({ zones }) => Object.values(zones).flat());

/** The same seats with nicknames for some single cards. */
function withNicknames(seats: readonly Seat[]): readonly Seat[] {
  let count = 0;
  const name = (item: Item): Item => {
    count += 1;
    const isNamed = item.count === 1 && item.card !== undefined && count % 3 === 0;
    return isNamed ? { ...item, nickname: `名前${count}-x` } : item;
  };
  return seats.map((seat) => ({
    ...seat,
    zones: Object.fromEntries(
      Object.entries(seat.zones).map(([zone, items]) => [zone, items.map(name)]),
    ),
  }));
}

// References -----------------------------------------------------------------------------------

function aCard(seats: readonly Seat[]): fc.Arbitrary<CardReference> | undefined {
  const items = itemsOf(seats).filter(({ card, token }) => card !== undefined && !token);
  if (items.length === 0) return undefined;
  const copies = (card: Item["card"]): number =>
    items.reduce((sum, item) => (item.card === card ? sum + item.count : sum), 0);
  const nicknames = items.flatMap(({ nickname }) => nickname ?? []);
  const byName = fc
    .constantFrom(...items)
    .chain(({ card }) =>
      fc
        .record({ of: maybe(aPlayer), number: maybe(fc.integer({ min: 1, max: copies(card) })) })
        .map((more) => compact<CardReference>({ is: "card", card, ...more, at })),
    );
  if (nicknames.length === 0) return byName;
  const byNickname = fc
    .constantFrom(...nicknames)
    .map((nickname): CardReference => ({ is: "nickname", nickname, at }));
  return fc.oneof(byName, byNickname);
}

// Statements and facts -------------------------------------------------------------------------

const aStatus = fc.constantFrom(...statuses);
const aStep = fc.constantFrom(...steps);
const aRule = fc.constantFrom<RuleNumber>("601.2h", "601.3", "702.35a", "117.1");
const aWay = maybe(fc.constantFrom("madness", "free", "flashback", "evoke", "double strike"));
const aMana = fc.constantFrom("{0}", "{G}", "{2}{G}", "{X}{U}", "{10}{W}{U}{B}{R}", "{2/W}{W/B}");
const aTypeWord: fc.Arbitrary<TypeWord> = fc.oneof(
  fc.constantFrom(...cardTypes).map((type): TypeWord => ({ is: "type", type })),
  fc.constantFrom(...supertypes).map((supertype): TypeWord => ({ is: "supertype", supertype })),
  fc.constantFrom(...subtypeWords.keys()).map((subtype): TypeWord => ({ is: "subtype", subtype })),
);
const ownZone = fc.constantFrom("hand", "graveyard", "library", "battlefield");
const journeyZone = fc.constantFrom(
  "hand",
  "graveyard",
  "library",
  "battlefield",
  "stack",
  "exile",
);

const record = <Is extends string>(is: Is, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields).map((values) => compact<object>({ is, ...values, at }));

function aFact(card: fc.Arbitrary<CardReference>): fc.Arbitrary<Fact> {
  const object = anObject(card);
  const [player, not] = [aPlayer, flag];
  const facts = fc.oneof(
    record("where", { object, zone: fc.constantFrom("battlefield", "stack", "exile"), not }),
    record("where", { object, zone: ownZone, of: player, not }),
    record("size", { object, power: fc.integer({ min: -3, max: 9 }), toughness: fc.nat(9), not }),
    record("colors", { object, colors: fc.subarray([...colors]).map(inColorOrder), not }),
    record("status", { object, status: aStatus, not }),
    record("type", { object, word: aTypeWord, not }),
    record("attached", { object, to: card, not }),
    record("keyword", {
      object,
      keyword: fc.constantFrom(...keywordNames),
      color: maybe(aColor),
      not,
    }),
    record("named", { object, name: fc.constantFrom("Shock", "野生の雑種犬"), not }),
    record("whose", { object, as: fc.constantFrom("controlled", "owned"), player, not }),
    record("fights", { object, how: fc.constantFrom("attacking", "blocking"), what: card, not }),
    record("noAbilities", { object, not }),
    record("canFight", { player, object: card, attacker: maybe(card) }),
    record("canFight", {
      player,
      object: card,
      attacker: maybe(card),
      rule: maybe(aRule),
      not: fc.constant(true),
    }),
    record("mayLook", { player, object: card, not }),
    record("controls", { player, amount: fc.nat(9), what: maybe(card) }),
    record("time", { time: maybe(fc.constantFrom("day", "night")), not }),
    record("result", { result: fc.constantFrom("draw", "open") }),
    record("contents", {
      zone: fc.constant("library"),
      of: player,
      items: someOf(object),
      top: fc.constant(true),
    }),
    record("damage", { object, amount: fc.nat(9) }),
    record("counters", { object, kind: fc.constantFrom(...kinds), amount: fc.nat(9) }),
    record("loyalty", { object, amount: maybe(fc.nat(9)) }),
    record("manaValue", { object, value: fc.nat(9) }),
    record("manaCost", { object, cost: maybe(aMana) }),
    record("triggered", { object, times: maybe(fc.nat(4)) }),
    record("countered", { object, not }),
    record("together", { objects: fc.array(object, { minLength: 2, maxLength: 3 }), not }),
    record("journey", { object, zones: someOf(journeyZone) }),
    record("can", { player, verb: fc.constantFrom(...permissions), object: card, way: aWay }),
    record("can", {
      player,
      verb: fc.constantFrom(...permissions),
      object: card,
      way: aWay,
      rule: maybe(aRule),
      not: fc.constant(true),
    }),
    record("life", { player, life: fc.integer({ min: -9, max: 99 }) }),
    record("count", {
      player,
      zone: fc.constantFrom("hand", "graveyard", "library", "exile"),
      amount: fc.nat(9),
    }),
    record("discarded", { player, amount: fc.nat(9) }),
    record("spent", { player, mana: aMana }),
    record("asked", { player, about: fc.constantFrom(...keywordNames), not }),
    record("turn", { player, not }),
    record("priority", { player, not }),
    record("outcome", { player, outcome: fc.constantFrom("lost", "won"), not }),
    record("contents", {
      zone: fc.constantFrom("stack", "exile"),
      items: fc.array(object, { maxLength: 3 }),
    }),
    record("contents", { zone: ownZone, of: player, items: fc.array(object, { maxLength: 3 }) }),
    record("step", { step: aStep, not }),
    record("nothingAsked", { not }),
  );
  return facts as fc.Arbitrary<unknown> as fc.Arbitrary<Fact>;
}

const anAhead: fc.Arbitrary<Ahead> = fc
  .record({ mode: fc.constantFrom(...modes), by: maybe(aPlayer), thisTurn: flag })
  .map((ahead) => compact<Ahead>(ahead));

const anObject = (card: fc.Arbitrary<CardReference>): fc.Arbitrary<ObjectReference> =>
  fc
    .tuple(card, maybe(fc.oneof(fc.constant(true as const), fc.integer({ min: 1, max: 9 }))))
    .map(([one, ability]) => compact<ObjectReference>({ ...one, ability }));

function aStatement(card: fc.Arbitrary<CardReference>): fc.Arbitrary<Statement> {
  const object = anObject(card);
  const player = aPlayer;
  const thing: fc.Arbitrary<Reference> = fc.oneof(
    object,
    aPlayer.map((one): Reference => ({ is: "player", player: one, at })),
  );
  const choice = fc.oneof(
    record("things", { things: fc.array(thing, { maxLength: 3 }) }),
    record("color", { color: aColor }),
    record("number", { number: fc.nat(20) }),
    record("mana", { mana: fc.constantFrom(...manaTypes) }),
    record("subtype", { subtype: fc.constantFrom("Goblin", "Wizard", "Wurm") }),
    record("modes", { modes: someOf(amount) }),
  );
  const source = fc
    .tuple(object, maybe(someOf(fc.constantFrom(...manaTypes))))
    .map(([one, mana]) => compact<object>({ ...one, mana }));
  const share = fc.record({ amount: fc.nat(9), to: thing });
  const clause = fc.oneof(
    record("targeting", { targets: fc.array(thing, { maxLength: 3 }) }),
    record("x", { x: fc.nat(20) }),
    record("discarding", { cards: someOf(object) }),
    record("paying", { sources: someOf(source) }),
    record("using", { how: fc.constantFrom(...useWords), things: someOf(object) }),
    record("cost", { name: fc.constantFrom("kicker", "ward"), paid: fc.boolean() }),
    record("hybrid", { symbols: someOf(fc.constantFrom("W", "U", "2")) }),
    record("dividing", { shares: someOf(share) }),
    record("choosing", { choice }),
  );
  const clauses = fc.array(clause, { maxLength: 3 });
  const block = fc.record({ attacker: card, blockers: someOf(card) });
  const plays = fc.oneof(
    record("cast", { player, card, way: aWay, clauses }),
    record("activate", { player, object: card, ability: maybe(amount), clauses }),
    record("play", { player, card }),
    record("pass", { player: maybe(player) }),
    record("resolve", { all: fc.boolean() }),
    record("goTo", { step: aStep, player: maybe(player) }),
    record("goTo", {}),
    record("attack", { player, attackers: fc.array(card, { maxLength: 3 }) }),
    fc.array(fc.tuple(card, thing), { minLength: 1, maxLength: 3 }).chain((pairs) =>
      record("attack", {
        player,
        attackers: fc.constant(pairs.map(([attacker]) => attacker)),
        defenders: fc.constant(pairs.map(([, defender]) => defender)),
      }),
    ),
    record("pick", {
      player,
      verb: fc.constantFrom(...pickVerbs.filter((verb) => verb !== "puts")),
      things: fc.array(object, { maxLength: 3 }),
    }),
    record("pick", {
      player,
      verb: fc.constant("puts"),
      things: fc.array(object, { maxLength: 3 }),
      place: fc.constantFrom("top", "bottom"),
    }),
    record("coin", { won: fc.boolean() }),
    record("random", { picked: someOf(object) }),
    record("block", { player, blocks: fc.array(block, { maxLength: 2 }) }),
    record("confirm", { player, yes: fc.boolean() }),
    record("pay", { player, yes: fc.constant(true), clauses }),
    record("pay", { player, yes: fc.constant(false), clauses: fc.constant([]) }),
    record("choose", { player, choice }),
    record("discard", { player, cards: someOf(object) }),
    record("order", { player, items: someOf(object) }),
    record("target", { player, targets: fc.array(thing, { maxLength: 3 }) }),
    record("assign", { player, shares: someOf(share) }),
  );
  const statements = fc.oneof(
    { weight: 5, arbitrary: plays },
    { weight: 1, arbitrary: record("illegal", { statement: plays, rule: maybe(aRule) }) },
    { weight: 1, arbitrary: record("check", { fact: aFact(card) }) },
  );
  return statements as fc.Arbitrary<unknown> as fc.Arbitrary<Statement>;
}

// Boards ---------------------------------------------------------------------------------------

function usedIn(seats: readonly Seat[]): readonly CardDefinition[] {
  const ids = new Set(itemsOf(seats).flatMap(({ card }) => card ?? []));
  return [...ids].flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Any board that can be written, whether or not it can be played. */
export const aBoard: fc.Arbitrary<Board> = fc
  .record({
    rules: fc.constantFrom(...editions),
    active: aPlayer,
    step: aStep,
    seed: maybe(fc.integer()),
    teams: maybe(
      fc.constantFrom(
        { members: [players], sharedTurns: true, sharedLife: true },
        { members: players.map((one) => [one]), sharedTurns: false, sharedLife: false },
      ),
    ),
    time: maybe(fc.constantFrom("day", "night")),
    firstTurn: flag,
    seats: fc.tuple(...players.map(aSeat)).map(withNicknames),
  })
  .map((position) => compact<Position>(position))
  .chain((position) => {
    const card = aCard(position.seats);
    const used = usedIn(position.seats);
    const none = fc.constant<never[]>([]);
    const script = card ? fc.array(aStatement(card), { maxLength: 6 }) : none;
    const facts: fc.Arbitrary<Fact[]> = card ? fc.array(aFact(card), { maxLength: 6 }) : none;
    const parts = card && { cards: used.map(({ id }) => id), card, player: aPlayer };
    const effects = parts ? fc.array(anEffect(parts), { maxLength: 3 }) : none;
    const waiting = parts ? fc.array(aWaiting(parts), { maxLength: 3 }) : none;
    const stack = parts ? fc.array(aStacked(parts), { maxLength: 3 }) : none;
    return fc
      .record({ script, facts, effects, waiting, stack, ahead: anAhead })
      .map((rest): Board => {
        const mark: Statement = { is: "mark", name: "half-way", at };
        const marked = rest.facts.map((fact, index) => ({
          ...fact,
          ...(index % 2 && { mark: mark.name }),
          ...(index % 3 === 0 &&
            fact.is !== "nothingAsked" &&
            fact.is !== "together" && { ahead: rest.ahead }),
        }));
        const whole: Position = {
          ...position,
          ...(rest.stack.length > 0 && { stack: rest.stack }),
          ...(rest.effects.length > 0 && { effects: rest.effects }),
          ...(rest.waiting.length > 0 && { waiting: rest.waiting }),
        };
        return { position: whole, script: [...rest.script, mark], facts: marked, cards: used };
      });
  });
