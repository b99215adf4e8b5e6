/** Creatures, spells and attacks for the tests of combat damage. */
import {
  damage,
  destroy,
  exile,
  gains,
  gets,
  self,
  staticAbility,
  target,
  toObject,
  untilEndOfTurn,
} from "../../../language/build.ts";
import type { Change, Filter } from "../../../language/schema.ts";
import type { Edition } from "../../rules.ts";
import { Table } from "../../testing/table.ts";
import { byRule, creature, instant, planeswalker } from "./cards.ts";

const first: Change = { is: "strikesFirst" };
const twice: Change = { is: "strikesTwice" };
const trample: Change = { is: "trample" };
const deadly: Change = { is: "deathtouch" };
const oneMore: Change = { is: "canBlockMore", amount: { is: "number", value: 1 } };
const ignores: Change = { is: "assignsAsUnblocked" };

const isCreature: Filter = { is: "type", type: "creature" };
const aCreature = target(isCreature);
const gain = (name: string, change: Change) =>
  instant(name, untilEndOfTurn(aCreature, gains(staticAbility(self, [change]))));

export const cards = [
  creature("Bear", "2/2"),
  creature("Wolf", "2/2"),
  creature("Cub", "1/1"),
  creature("Ogre", "5/5"),
  creature("Wall", "0/9"),
  creature("Weakling", "-1/4"),
  creature("Feeble", "-2/4"),
  creature("Knight", "2/2", first),
  creature("Squire", "0/3", first),
  creature("Duelist", "2/5", twice),
  creature("Wurm", "4/4", trample),
  creature("Rhino", "3/3", trample),
  creature("Asp", "3/3", trample, deadly),
  creature("Viper", "1/1", deadly),
  creature("Charger", "3/3", trample, first),
  creature("Guard", "3/4", oneMore),
  creature("Giant", "0/9", oneMore),
  creature("Scout", "1/2", oneMore),
  creature("Minotaur", "3/3"),
  creature("Baloth", "7/7"),
  creature("Boars", "4/4"),
  creature("Brigade", "2/4", oneMore),
  creature("Ape", "5/5"),
  creature("Piker", "2/1"),
  byRule("Wanderer", "4/4", ignores, "510.1c"),
  planeswalker("Walker"),
  instant("Kill", destroy(aCreature)),
  instant("Banish", exile(target({ is: "type", type: "planeswalker" }))),
  instant("Sting", damage(1, toObject(aCreature))),
  instant("Growth", untilEndOfTurn(aCreature, gets(3, 3))),
  instant("Slip", untilEndOfTurn(aCreature, { ...ignores, decided: true })),
  instant("Forget", untilEndOfTurn(aCreature, { is: "loseAllAbilities" })),
  gain("Teach First", first),
  gain("Teach Twice", twice),
];

export type Items = NonNullable<
  NonNullable<ConstructorParameters<typeof Table>[0]["A"]>["battlefield"]
>;

/** A attacks with the first; B is about to block. `hand` are A's instants. */
export function attack(
  attackers: readonly string[],
  theirs: Items = [],
  hand: Items = [],
  rules?: Edition,
): Table {
  const table = new Table({
    step: "declareAttackers",
    ...(rules && { rules }),
    A: { battlefield: attackers, hand },
    B: { battlefield: theirs },
    cards,
  });
  return table.choose(attackers);
}

export const divide = (table: Table, ...shares: readonly number[]): Table =>
  table.answer({ is: "divide", shares });
