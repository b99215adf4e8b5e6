/** Mana abilities, a spell to pay for with them, and what the engine proposes. */
import { draw, spellAbility, you } from "../../language/build.ts";
import type { Ability, Amount, Effect } from "../../language/schema.ts";
import type { ManaType } from "../../language/vocabulary.ts";
import { card, nameOf } from "./making.ts";
import type { Table } from "./table.ts";

export const add = (...types: readonly ManaType[]): Effect => ({
  is: "addMana",
  who: you,
  mana: types,
});
export const addOf = (amount: Amount, ...types: readonly ManaType[]): Effect => ({
  is: "addManaOf",
  who: you,
  amount,
  types,
});
export const landWith = (name: string, ...text: readonly Ability[]) =>
  card(name, { type: "Land", text });

export const spellFor = (cost: `{${string}}`) =>
  card("Test Spell", { cost, type: "Sorcery", text: [spellAbility(draw(1))] });

/** Why "Test Spell" can't be cast from A's hand, or null. */
export const why = (table: Table) => table.refusal(table.castAction("Test Spell"));
export const begin = (table: Table): Table => table.act(table.castAction("Test Spell"));
/** By name what is proposed to be activated for it. */
export const planned = (table: Table): readonly string[] => {
  const { decision } = table;
  if (decision.is !== "pay") throw new Error(`Asked for ${decision.is}.`);
  return decision.proposal.map(({ object }) => nameOf(table, object));
};
