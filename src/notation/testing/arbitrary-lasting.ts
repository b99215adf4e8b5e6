/** Effects, delayed abilities and stacks at random, for properties of positions. */
import fc from "fast-check";
import type { PlayerId } from "../../engine/ids.ts";
import { keywords } from "../../keywords/index.ts";
import type { CardId } from "../../language/card.ts";
import type { KeywordName } from "../../language/schema.ts";
import { cardTypes, colors, steps, supertypes } from "../../language/vocabulary.ts";
import {
  type CardReference,
  type Does,
  type LastingEffect,
  type LastingUntil,
  type Reference,
  ruleWords,
  type Stacked,
  type Waiting,
} from "../syntax.ts";
import { inColorOrder } from "../words.ts";

const at = { line: 0, column: 0, length: 0 };
const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined });
const flag = maybe(fc.constant(true as const));
const small = fc.integer({ min: -9, max: 9 });
const aPlace = fc.integer({ min: 1, max: 9 });
/** 702.16a: protection has a quality, and what gives it is an effect of its own. */
const aKeyword = fc.constantFrom(
  ...(Object.keys(keywords) as KeywordName[]).filter((name) => name !== "protection"),
);
const anAmount = fc.integer({ min: 1, max: 30 });

/** Leaves out what is undefined, as the parser does. */
const record = <Whole>(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Whole> =>
  fc
    .record(fields)
    .map(
      (values) =>
        Object.fromEntries(
          Object.entries(values).filter(([, inner]) => inner !== undefined),
        ) as Whole,
    );

const is = (...words: readonly string[]) => fc.constantFrom(...words);

interface Parts {
  readonly cards: readonly CardId[];
  readonly card: fc.Arbitrary<CardReference>;
  readonly player: fc.Arbitrary<PlayerId>;
}

const aDeed = ({ cards, player }: Parts): fc.Arbitrary<Does> => {
  const card = fc.constantFrom(...cards);
  const types = {
    supertypes: fc.subarray([...supertypes]),
    subtypes: fc.subarray(["Goblin", "Wizard", "Wall"]),
    types: fc.subarray([...cardTypes], { minLength: 1 }),
  };
  return fc.oneof(
    record<Does>({ is: is("gets", "base"), power: small, toughness: small }),
    record<Does>({ is: is("gains", "loses"), keyword: aKeyword }),
    record<Does>({
      is: is("gainsText"),
      ability: record({ card, number: aPlace, quoted: flag }),
    }),
    record<Does>({ is: is("losesAll", "allCreatureTypes", "noCreatureTypes", "switches") }),
    record<Does>({
      is: is("color"),
      colors: fc.subarray([...colors]).map(inColorOrder),
      also: flag,
    }),
    record<Does>({ is: is("types"), ...types }),
    record<Does>({ is: is("under"), player }),
    record<Does>({ is: is("copy"), card }),
    record<Does>({ is: is("regeneration") }),
    record<Does>({ is: is("prevention"), amount: anAmount }),
    record<Does>({ is: is("rule"), rule: fc.constantFrom(...ruleWords) }),
  );
};

const some = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: 1, maxLength: 3 });

export const anEffect = (parts: Parts): fc.Arbitrary<LastingEffect> => {
  const until = fc.oneof(
    record<LastingUntil>({ is: is("endOfTurn", "endOfCombat", "forever", "nextUntapStep") }),
    record<LastingUntil>({ is: is("yourNextTurn"), player: parts.player }),
    record<LastingUntil>({ is: is("endOfYourNextTurn"), player: parts.player }),
  );
  const common = { objects: some(parts.card), does: some(aDeed(parts)), at: fc.constant(at) };
  const leaves = fc.constant({ is: "thisLeaves" });
  return fc.oneof(
    record<LastingEffect>({ ...common, until, from: maybe(parts.card) }),
    record<LastingEffect>({ ...common, until: leaves, from: parts.card }),
  );
};

const about = ({ card, player }: Parts): fc.Arbitrary<readonly Reference[]> =>
  fc.array(
    fc.oneof<fc.Arbitrary<Reference>[]>(
      card,
      player.map((one): Reference => ({ is: "player", player: one, at })),
    ),
    { maxLength: 3 },
  );

export const aWaiting = (parts: Parts): fc.Arbitrary<Waiting> => {
  const { card, player } = parts;
  const place = fc.constant(at);
  const words = { is: is("words"), player, objects: some(card), step: fc.constantFrom(...steps) };
  const rest = { own: flag, from: maybe(card), at: place };
  return fc.oneof(
    record<Waiting>({
      ...{ is: is("text"), player, object: card, ability: maybe(aPlace) },
      ...{ about: about(parts), x: maybe(anAmount), at: place },
    }),
    record<Waiting>({ ...words, verb: is("exiles", "sacrifices", "destroys"), ...rest }),
    record<Waiting>({ ...words, verb: is("returns"), to: is("hand", "battlefield"), ...rest }),
  );
};

/** Spells that are copies, and triggered abilities. */
export const aStacked = (parts: Parts): fc.Arbitrary<Stacked> => {
  const { cards, card, player } = parts;
  const targets = about(parts).map((all) => (all.length === 0 ? [] : [target(all)]));
  const target = (all: readonly Reference[]) => ({ is: "targeting", targets: all, at });
  const place = fc.constant(at);
  const item = fc.constantFrom(...cards).map((id) => ({ count: 1, card: id, at }));
  const line = record({ is: is("cast"), player, clauses: targets, at: place });
  const trigger = { player, object: card, ability: maybe(aPlace), delayed: flag };
  const rest = { about: about(parts), amount: maybe(anAmount), clauses: targets, at: place };
  return fc.oneof(
    record<Stacked>({ is: is("spell"), item, line, copy: flag, at: place }),
    record<Stacked>({ is: is("trigger"), line: record({ ...trigger, ...rest }), at: place }),
  );
};
