/** What becomes of a reduction in a color that the cost lacks: 118.7b–c today, 409.1f of 2008. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/index.ts";
import { card } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";
import { spell, spellsCost } from "../language/build.ts";

/** How much mana a spell of a cost takes while spells cost so much less. */
function spent(rules: Edition, cost: string, less: string, onlyColored?: true): number {
  const reducer = card("Test Reducer", {
    cost: "{0}",
    type: "Artifact",
    text: [spellsCost(spell, { less }, onlyColored && { onlyColored })],
  });
  const reduced = card("Test Spell", { cost, type: "Sorcery", text: [] });
  const table = new Table({
    rules,
    cards: [reducer, reduced],
    A: { hand: ["Test Spell"], battlefield: ["Test Reducer", "3 Plains", "3 Swamp"] },
    B: {},
  }).cast("Test Spell");
  return table.happened("manaSpent").reduce((sum, { mana }) => sum + mana.length, 0);
}

const since2014 = editions.filter((edition) => edition > "2014");
const until2009 = editions.filter((edition) => edition < "2010");

describe("a reduction by colored mana", () => {
  test.each(editions)("118.7 of %s: takes off mana of its color", (rules) => {
    expect(spent(rules, "{2}{W}", "{W}")).toBe(2);
  });

  test.each(since2014)(
    "118.7b of %s: of a cost without that color it takes generic mana",
    (rules) => {
      expect(spent(rules, "{2}{B}", "{W}")).toBe(2);
    },
  );

  test.each(since2014)("118.7c of %s: so does what is left over", (rules) => {
    expect(spent(rules, "{2}{W}", "{W}{W}")).toBe(1);
  });

  test.each(since2014)("118.7c of %s: but never mana of another color", (rules) => {
    expect(spent(rules, "{1}{B}{B}", "{W}{W}")).toBe(2);
  });

  test.each(until2009)("409.1f of %s: does nothing where the cost has none", (rules) => {
    expect(spent(rules, "{2}{B}", "{W}")).toBe(3);
  });

  test.each(until2009)("409.1f of %s: what is left over is lost", (rules) => {
    expect(spent(rules, "{2}{W}", "{W}{W}")).toBe(2);
  });

  test.each(editions)("118.7a of %s: generic mana takes off generic mana only", (rules) => {
    expect(spent(rules, "{1}{W}{W}", "{2}")).toBe(2);
  });

  describe("that says that it reduces colored mana only", () => {
    test.each(editions)("118.7b of %s: leaves generic mana as it is", (rules) => {
      expect(spent(rules, "{2}{B}", "{W}", true)).toBe(3);
    });

    test.each(editions)("118.7c of %s: and so does what is left over", (rules) => {
      expect(spent(rules, "{2}{W}", "{W}{W}", true)).toBe(2);
    });

    test.each(since2014)(
      "601.2f of %s: comes first, so that another finds generic mana",
      (rules) => {
        const reducing = (name: string, how?: { readonly onlyColored: true }) =>
          card(name, {
            cost: "{0}",
            type: "Artifact",
            text: [spellsCost(spell, { less: "{W}" }, how)],
          });
        const table = new Table({
          rules,
          cards: [
            reducing("Test Any"),
            reducing("Test Colored", { onlyColored: true }),
            card("Test Spell", { cost: "{1}{W}", type: "Sorcery", text: [] }),
          ],
          A: { hand: ["Test Spell"], battlefield: ["Test Any", "Test Colored", "3 Plains"] },
          B: {},
        }).cast("Test Spell");
        expect(table.happened("manaSpent")).toEqual([]);
      },
    );
  });
});
