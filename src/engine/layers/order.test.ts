import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addTypes,
  all,
  artifact,
  basic,
  becomes,
  controlledBy,
  count,
  creature,
  enchantment,
  every,
  gainControl,
  gains,
  gets,
  hasPower,
  keyword,
  land,
  loses,
  losesAllAbilities,
  manaValueOf,
  not,
  ofColor,
  ofSubtype,
  other,
  powerOf,
  self,
  setPT,
  setSubtypes,
  setTypes,
  staticAbility,
  theOne,
  withKeyword,
  you,
  youControl,
} from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import type { Game } from "../game.ts";
import { beginning, characteristics, derivationOf } from "../layers.ts";
import { card } from "../testing/making.ts";
import { Table } from "../testing/table.ts";
import { Derivation } from "./derivation.ts";
import { footprint } from "./trial.ts";

const yours = controlledBy(you);

/** Static abilities that have to do with each other in every layer and in all three ways of 613.8a. */
const texts: readonly Ability[] = [
  staticAbility(every(land), [addTypes({ types: ["creature"] }), setPT(1, 1)]),
  staticAbility(every(all(not(basic), land)), [setSubtypes("land", "Mountain")]),
  staticAbility(every(land), [addTypes({ subtypes: ["Swamp"] })]),
  staticAbility(every(creature), [losesAllAbilities, setPT(1, 1)]),
  staticAbility(every(all(enchantment, other)), [
    addTypes({ types: ["creature"] }),
    setPT(manaValueOf(theOne), manaValueOf(theOne)),
  ]),
  staticAbility(every(all(creature, withKeyword("flying"))), [gets(1, 1)]),
  staticAbility(every(all(creature, yours)), [gains(keyword("flying"))]),
  staticAbility(every(creature), [loses("flying")]),
  staticAbility(every(ofSubtype("Swamp")), [
    addTypes({ types: ["creature"], subtypes: ["Goblin"] }),
  ]),
  staticAbility(every(creature), [setSubtypes("creature", "Goblin")]),
  staticAbility(every(ofSubtype("Goblin")), [addTypes({ types: ["land"], subtypes: ["Swamp"] })]),
  staticAbility(every(all(creature, ofColor("white"))), [becomes("black")]),
  staticAbility(every(creature), [becomes("white")]),
  staticAbility(every(ofColor("black")), [gains(staticAbility(self, [gets(2, 2)]))]),
  staticAbility(every(all(artifact, other)), [gainControl()]),
  staticAbility(every(all(enchantment, other)), [addTypes({ types: ["artifact"] })]),
  staticAbility(every(artifact), [setTypes(["artifact", "creature"]), setPT(2, 2)]),
  staticAbility(every(creature), [gets(count(all(creature, hasPower("atLeast", 3))), 0)]),
  staticAbility(every(all(creature, hasPower("atMost", 2))), [gets(1, 0)]),
  staticAbility(every(creature), [gets(powerOf(theOne), 0)]),
  staticAbility(
    every(all(creature, yours)),
    [gains(staticAbility(every(creature), [gets(0, 1)]))],
    {
      whilst: youControl(ofSubtype("Goblin")),
    },
  ),
  staticAbility(self, [gainControl({ is: "anOpponent" })], { whilst: youControl(artifact, 2) }),
];

const cards = texts.map((ability, index) =>
  card(`Effect ${index}`, {
    cost: index % 2 === 0 ? "{2}{W}" : "{B}",
    type: ["Enchantment", "Artifact", "Artifact Creature — Golem", "Land"][index % 4] ?? "Artifact",
    ...(index % 4 === 2 && { pt: "2/3" as const }),
    text: [ability],
  }),
);

/** Some of them, and other permanents, under the control of either player, in any order. */
const boards = fc
  .tuple(
    fc.shuffledSubarray(
      texts.map((_, index) => index),
      { minLength: 2, maxLength: 7 },
    ),
    fc.array(fc.constantFrom("Serra Angel", "White Knight", "Swamp", "Bonesplitter"), {
      maxLength: 3,
    }),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([effects, others, sides]): Game => {
    const names = [...effects.map((index) => `Effect ${index}`), ...others];
    const owned = names.map((name) => [name, sides.next().value === true] as const);
    const of = (side: boolean): string[] =>
      owned.flatMap(([name, own]) => (own === side ? [name] : []));
    return new Table({ cards, A: { battlefield: of(true) }, B: { battlefield: of(false) } }).game;
  });

const allOf = (game: Game): unknown =>
  [...game.battlefield].sort().map((id) => [id, characteristics(game, id)]);

describe("613: effects on any board", () => {
  test("613.7: in whatever order they are stored, the result is the same", () => {
    fc.assert(
      fc.property(boards, fc.infiniteStream(fc.nat()), (game, numbers) => {
        const shuffled = <Item>(list: readonly Item[]): Item[] =>
          list
            .map((item) => [numbers.next().value as number, item] as const)
            .sort(([one], [two]) => one - two)
            .map(([, item]) => item);
        const stored: Game = {
          ...game,
          battlefield: shuffled(game.battlefield),
          objects: Object.fromEntries(shuffled(Object.entries(game.objects))),
        };
        expect(allOf(stored)).toEqual(allOf(game));
      }),
      { numRuns: 300 },
    );
  });

  test("613.8: what reads nothing that another writes is never ordered by it", () => {
    // The same with every pair tried: what an effect reads and writes is taken to be everything.
    const everything: typeof footprint = (standing, effect) => ({
      ...footprint(standing, effect),
      existence: -1,
      objects: -1,
      doing: -1,
      writes: 63,
    });
    let ordered = 0;
    fc.assert(
      fc.property(boards, (game) => {
        const trusting = beginning(game);
        new Derivation(trusting).run();
        const trying = beginning(game);
        new Derivation(trying, undefined, everything).run();
        expect([...trying.drafts]).toEqual([...trusting.drafts]);
        ordered += game.battlefield.filter((id) =>
          derivationOf(game, id).some(({ order }) => order),
        ).length;
      }),
      { numRuns: 500 },
    );
    // The boards are such that dependencies do matter.
    expect(ordered).toBeGreaterThan(100);
  });
});
