/**
 * What each construct reads as in Japanese. The expected sentences follow the templates of today's
 * Japanese cards; every node of the language stands in a row here or in the tables of both languages.
 */
import { describe, expect, test } from "vitest";
import { type AnyNode, schema } from "../../schema.ts";
import { visit } from "../../walk.ts";
import { abilityTables } from "../testing/abilities.ts";
import { copyingTables } from "../testing/copying.ts";
import { effectTables } from "../testing/effects.ts";
import { abilityTables as abilitiesJa } from "../testing/ja/abilities.ts";
import { cardTables } from "../testing/ja/cards.ts";
import { bear, printer } from "../testing/ja/fixtures.ts";
import { lastingTables } from "../testing/ja/lasting.ts";
import { permanentTables } from "../testing/ja/permanents.ts";
import { playerTables } from "../testing/ja/players.ts";
import { referenceTables } from "../testing/ja/references.ts";

const tables = {
  ...permanentTables,
  ...cardTables,
  ...playerTables,
  ...lastingTables,
  ...abilitiesJa,
  ...referenceTables,
};

for (const [subject, table] of Object.entries(tables)) {
  describe(subject, () => {
    for (const [ability, ja, card = bear] of table) {
      test(ja, () => {
        expect(printer.ability(ability, { card, lang: "ja" })).toBe(ja);
      });
    }
  });
}

describe("the tables", () => {
  test("have every node of the language in them", () => {
    const seen = new Set<string>();
    const both = [abilityTables, copyingTables, effectTables].flatMap((some) =>
      Object.values(some).flat(),
    );
    const rows = [...Object.values(tables).flat(), ...both.filter(([, , ja]) => ja !== "")];
    for (const [ability] of rows) {
      visit(ability as AnyNode, (node) => {
        seen.add(node.is);
        return true;
      });
    }
    const all = Object.values(schema).flatMap((group) => Object.keys(group));
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
  });

  test("print no English word and no sentence twice ended", () => {
    for (const [ability, , card = bear] of Object.values(tables).flat()) {
      const text = printer.ability(ability, { card, lang: "ja" });
      expect(text.replace(/\{[^}]+\}|X/g, ""), text).not.toMatch(/[A-Za-z]|。。|undefined|をを/);
    }
  });
});
