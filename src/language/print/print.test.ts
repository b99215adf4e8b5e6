/**
 * What each construct reads as in both languages. The expected sentences follow the templates of
 * today's cards; every node of the language stands in at least one row.
 */
import { describe, expect, test } from "vitest";
import * as b from "../build.ts";
import { type AnyNode, schema } from "../schema.ts";
import { visit } from "../walk.ts";
import { abilityTables } from "./testing/abilities.ts";
import { effectTables } from "./testing/effects.ts";
import { bear, printer } from "./testing/fixtures.ts";

const tables = { ...effectTables, ...abilityTables };
const rows = Object.values(tables).flat();

for (const [subject, table] of Object.entries(tables)) {
  describe(subject, () => {
    for (const [ability, en, ja, card = bear] of table) {
      test(en || ja, () => {
        if (en) expect(printer.ability(ability, { card, lang: "en" })).toBe(en);
        if (ja) expect(printer.ability(ability, { card, lang: "ja" })).toBe(ja);
      });
    }
  });
}

describe("the tables", () => {
  test("have every node of the language in them", () => {
    const seen = new Set<string>();
    for (const [ability] of rows) {
      visit(ability as AnyNode, (node) => {
        seen.add(node.is);
        return true;
      });
    }
    const all = Object.values(schema).flatMap((group) => Object.keys(group));
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe("a card", () => {
  const guard = b.defineCard(["Ann, Guard", "番人、アン", "ばんにんあん"], {
    cost: "{1}{W}",
    type: "Legendary Enchantment Creature — Human Wizard",
    pt: "1/4",
    text: [
      b.keyword("defender"),
      b.keyword("protection", { quality: b.ofColor("red") }),
      b.triggered(b.enters(b.thisObject), b.draw(1)),
      b.keyword("reach"),
    ],
  });

  test("has its bare keywords that follow each other in one paragraph", () => {
    expect(printer.card(guard, "en")).toEqual({
      name: "Ann, Guard",
      manaCost: "{1}{W}",
      typeLine: "Legendary Enchantment Creature — Human Wizard",
      lines: ["Defender, protection from red", "When Ann enters, draw a card.", "Reach"],
      pt: "1/4",
    });
    expect(printer.card(guard, "ja")).toEqual({
      name: "番人、アン",
      manaCost: "{1}{W}",
      typeLine: "伝説のクリーチャー・エンチャント — 人間・ウィザード",
      lines: [
        "防衛、プロテクション（赤）",
        "番人、アンが戦場に出たとき、カード1枚を引く。",
        "到達",
      ],
      pt: "1/4",
    });
  });

  test("has a paragraph for each keyword with its reminder", () => {
    expect(printer.card(guard, "en", { reminders: true }).lines).toEqual([
      "Defender (About Ann.)",
      "Protection from red (Ann is safe from anything red.)",
      "When Ann enters, draw a card.",
      "Reach (About Ann.)",
    ]);
    expect(printer.card(guard, "ja", { reminders: true }).lines[1]).toBe(
      "プロテクション（赤）（番人、アンは赤のものから守られる。）",
    );
  });

  test("tells a keyword's reminder alone, with its own cost", () => {
    const madness = b.keyword("madness", { cost: [b.mana("{R}")] });
    expect(printer.reminder(madness, { card: bear, lang: "en" })).toBe("Pay {R}.");
    expect(printer.reminder(madness, { card: bear, lang: "ja" })).toBe("{R}を支払う。");
    expect(printer.reminder(b.spellAbility(b.draw(1)), { card: bear, lang: "en" })).toBeUndefined();
  });
});

describe("the same definition", () => {
  test("prints the same text twice: printing leaves nothing behind", () => {
    for (const [ability, en, ja, card = bear] of rows) {
      if (ja) printer.ability(ability, { card, lang: "ja" });
      if (en) expect(printer.ability(ability, { card, lang: "en" })).toBe(en);
    }
  });
});
