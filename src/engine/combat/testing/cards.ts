/** Cards made for the tests of combat, and what players do in it, by name. */
import { defineCard, self, spellAbility, staticAbility } from "../../../language/build.ts";
import type { CardDefinition } from "../../../language/card.ts";
import type { Ability, Change, Effect, PlayerChange } from "../../../language/schema.ts";
import type { RuleNumber } from "../../../language/vocabulary.ts";
import type { Decision } from "../../decisions.ts";
import type { ObjectId } from "../../ids.ts";
import { characteristics } from "../../layers.ts";
import type { Target } from "../../objects.ts";
import type { Table } from "../../testing/table.ts";

type PT = `${number}/${number}`;

/** A creature to which each of these changes applies. */
export const creature = (name: string, pt: PT, ...changes: readonly Change[]): CardDefinition =>
  withText(
    name,
    pt,
    changes.map((change) => staticAbility(self, [change])),
  );

/** A creature with one change that is part of the keyword with this rule. */
export const byRule = (name: string, pt: PT, change: Change, rule: RuleNumber): CardDefinition =>
  withText(name, pt, [staticAbility(self, [change], { rule })]);

export const withText = (name: string, pt: PT, text: readonly Ability[]): CardDefinition =>
  defineCard([name, name, name], { type: "Creature", pt, text });

export const planeswalker = (name: string): CardDefinition => ({
  ...defineCard([name, name, name], { type: "Legendary Planeswalker" }),
  loyalty: 3,
});

/** A planeswalker as it stands on the battlefield. */
export const loyal = (name: string, loyalty: number) => ({ name, counters: { loyalty } });

export const instant = (name: string, effect: Effect): CardDefinition =>
  defineCard([name, name, name], { cost: "{0}", type: "Instant", text: [spellAbility(effect)] });

export const enchantment = (name: string, ...changes: readonly PlayerChange[]): CardDefinition =>
  defineCard([name, name, name], {
    type: "Enchantment",
    text: [{ is: "forPlayers", who: { is: "you" }, changes }],
  });

/** Declares blocks: blocker and attacker by name. */
export const block = (table: Table, ...pairs: readonly (readonly [string, string])[]): Table =>
  table.answer({
    is: "pairs",
    pairs: pairs.map(([blocker, attacker]) => [table.id(blocker), table.id(attacker)] as const),
  });

const nameOf = (table: Table, id: ObjectId): string =>
  characteristics(table.game, id).name?.en ?? "?";

/** What there is to choose from, by name; players by their letter. */
export function offered(table: Table): readonly string[] {
  return targetsOf(table.decision).map((one) =>
    one.is === "player" ? one.player : nameOf(table, one.object),
  );
}

function targetsOf(decision: Decision): readonly Target[] {
  switch (decision.is) {
    case "choose":
      return decision.from;
    case "divide":
      return decision.among;
    case "option":
      return decision.options.flatMap((one) => (one.is === "defender" ? [one.defender] : []));
    default:
      return [];
  }
}

/** The blocks that are offered: "blocker > attacker". */
export function offeredBlocks(table: Table): readonly string[] {
  const { decision } = table;
  return decision.is === "pairs"
    ? decision.pairs.map(([one, other]) => `${nameOf(table, one)} > ${nameOf(table, other)}`)
    : [];
}

/** Who and what was dealt combat damage: "source > recipient: amount". */
export const combatDamageOf = (table: Table): readonly string[] =>
  table.happened("damaged").flatMap(({ source, target, amount, combat }) => {
    const to = target.is === "player" ? target.player : nameOf(table, target.object);
    return combat ? [`${nameOf(table, source)} > ${to}: ${amount}`] : [];
  });
