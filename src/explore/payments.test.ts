import { expect, test } from "vitest";
import { card, relic } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";
import { activated, addMana, draw, payLife, spellAbility } from "../language/build.ts";
import { branchesOf } from "./branches.ts";
import { likenessOf } from "./likeness.ts";

const blood = relic("Test Blood", activated([payLife(1)], addMana("red")));
const spell = card("Test Spell", {
  cost: "{R}{R}",
  type: "Sorcery",
  text: [spellAbility(draw(1))],
});

const ways = (...battlefield: readonly string[]): number => {
  const table = new Table({
    cards: [blood, spell],
    A: { hand: ["Test Spell"], battlefield },
  });
  table.act(table.castAction("Test Spell"));
  return branchesOf(table.game, likenessOf(table.game)).all.length;
};

test("605.3c: payments that activate a mana ability again are ways of their own", () => {
  expect(ways("2 Mountain")).toBe(1);
  // Both Mountains, one and a life, or two lives.
  expect(ways("2 Mountain", "Test Blood")).toBe(3);
  expect(ways("Test Blood")).toBe(1);
});
