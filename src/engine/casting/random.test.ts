import { describe, expect, test } from "vitest";
import { possibleAnswers } from "../../explore/index.ts";
import {
  activated,
  additionalCost,
  all,
  artifact,
  controlledBy,
  creature,
  damage,
  destroy,
  discardCards,
  draw,
  eachOpponent,
  inZone,
  land,
  mana,
  not,
  payLife,
  sacrificeThis,
  spell,
  spellAbility,
  tapThis,
  thatTarget,
  thisObject,
  toObject,
  x,
  you,
} from "../../language/build.ts";
import type { Ability, Cost, Effect } from "../../language/schema.ts";
import type { Answer } from "../decisions.ts";
import { card, number, objects, relic, targeting } from "../testing/making.ts";
import { Table } from "../testing/table.ts";

const sacrifice: Cost = { is: "sacrificeOthers", amount: number(1), which: creature };
const tapping: Cost = { is: "tapOthers", amount: number(1), which: creature };
const addOf = (...types: readonly ("white" | "blue" | "black" | "red")[]): Effect => ({
  is: "addManaOf",
  who: you,
  amount: number(1),
  types,
});
const kicker = (...cost: readonly Cost[]): Ability => ({
  is: "additionalCost",
  cost,
  optional: "kicker",
});
const anyCreatures = (amount: number) =>
  targeting(objects(creature, { amount: number(amount), upTo: true }));

const cards = [
  card("Random Command", {
    cost: "{W/U}{2/B}",
    type: "Instant",
    text: [
      kicker(sacrifice),
      spellAbility({
        is: "modal",
        least: 1,
        most: 2,
        modes: [
          draw(1),
          {
            is: "damage",
            source: { is: "self" },
            amount: number(2),
            to: toObject(anyCreatures(2)),
            divided: true,
          },
          destroy({ ...targeting(objects(artifact), 1), is: "target" } as never),
        ],
      }),
    ],
  }),
  card("Random Rite", {
    cost: "{X}{B}",
    type: "Instant",
    text: [
      additionalCost({ is: "sacrificeOthers", amount: x, which: creature }, discardCards(1)),
      spellAbility(damage(1, toObject(targeting(objects(creature))))),
      { is: "castingWay", way: "flashback", cost: [mana("{W/B}"), payLife(2)], from: "graveyard" },
    ],
  }),
  card("Random Duel", {
    cost: "{1}{R}",
    type: "Instant",
    text: [
      { is: "costChange", spells: thisObject, more: "{1}", times: { is: "moreTargets" } },
      spellAbility(
        destroy(targeting(objects(creature))),
        damage(
          1,
          toObject(
            targeting(objects(all(creature, not({ is: "isAmong", what: thatTarget(0) }))), 1),
          ),
        ),
      ),
    ],
  }),
  card("Random Bearer", {
    cost: "{1}",
    type: "Creature — Flagbearer",
    pt: "1/1",
    text: [
      {
        is: "forPlayers",
        who: eachOpponent,
        changes: [{ is: "mustTarget", what: { is: "subtype", subtype: "Flagbearer" } }],
      },
    ],
  }),
  relic("Random Reducer", { is: "costChange", spells: spell, less: "{W}{1}" }),
  relic("Random Altar", activated([sacrifice], addOf("black", "red"))),
  relic("Random Stone", activated([mana("{1}"), tapThis], addOf("white", "blue"))),
  relic("Random Petal", activated([tapThis, sacrificeThis], addOf("white", "black", "red"))),
  relic("Random Engine", activated([mana("{W/B}"), tapping, sacrifice], draw(1))),
  relic(
    "Random Pyre",
    activated(
      [
        { is: "exileCards", amount: number(1), which: inZone("graveyard", you) },
        discardCards(1, land),
      ],
      damage(1, toObject(targeting(objects(all(creature, controlledBy(eachOpponent)))))),
    ),
  ),
];

/** A small generator, so that a failure can be played again. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const table = (pick: (below: number) => number): Table => {
  const some = (names: readonly string[]): readonly string[] => names.filter(() => pick(3) > 0);
  return new Table({
    cards,
    A: {
      hand: some(["Random Command", "Random Rite", "Random Duel", "Swamp", "Shock"]),
      graveyard: some(["Random Rite", "Shock", "Random Rite"]),
      battlefield: some([
        ...["Plains", "Island", "Swamp", "Mountain", "Swamp", "Grizzly Bears", "Grizzly Bears"],
        ...["Random Reducer", "Random Altar", "Random Stone", "Random Petal", "Random Engine"],
        ...["Random Pyre", "Merfolk Looter"],
      ]),
    },
    B: { battlefield: some(["Grizzly Bears", "Random Bearer", "Random Stone"]) },
  });
};

describe("601.2, 602.2: whatever is offered can be completed", () => {
  // Some that once led to a dead end or were taken back, besides the first ones.
  const seeds = [...Array.from({ length: 30 }, (_, index) => index), 49, 79, 88, 97, 110];

  test.each(seeds)("choices of seed %i", (seed) => {
    const pick = generator(seed * 7919 + 1);
    const game = table(pick);
    for (let n = 0; n < 40; n += 1) {
      // Nothing resolves: passing is left out.
      const answers = possibleAnswers(game.game).filter(
        (given: Answer) => given.is !== "act" || given.action.is !== "pass",
      );
      const given = answers[pick(answers.length)];
      if (!given) break;
      game.answer(given);
      expect(JSON.parse(JSON.stringify(game.game))).toEqual(game.game);
    }
    // A legal action with legal choices is never taken back.
    expect(game.happened("rewound")).toEqual([]);
    expect(game.decision.is).toBe("act");
  });
});
