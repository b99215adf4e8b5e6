/**
 * What each construct reads as in both languages. The expected sentences follow the templates of
 * today's cards; every node of the language stands in at least one row.
 */
import { describe, expect, test } from "vitest";
import * as b from "../build.ts";
import { type AnyNode, schema } from "../schema.ts";
import { visit } from "../walk.ts";
import { abilityTables } from "./testing/abilities.ts";
import { combatTables } from "./testing/combat.ts";
import { conditionTables } from "./testing/conditions.ts";
import { copyingTables } from "./testing/copying.ts";
import { costTables } from "./testing/costs.ts";
import { effectTables } from "./testing/effects.ts";
import { eventTables } from "./testing/events.ts";
import { bear, printer, walker } from "./testing/fixtures.ts";
import { joiningTables } from "./testing/joining.ts";
import { lastingTables } from "./testing/lasting.ts";
import { libraryTables } from "./testing/library.ts";
import { modalTables } from "./testing/modal.ts";
import { playerTables } from "./testing/players.ts";
import { replacingTables } from "./testing/replacing.ts";
import { tokenTables } from "./testing/tokens.ts";

const tables = [
  effectTables,
  abilityTables,
  combatTables,
  conditionTables,
  copyingTables,
  costTables,
  eventTables,
  joiningTables,
  lastingTables,
  libraryTables,
  modalTables,
  playerTables,
  replacingTables,
  tokenTables,
].flatMap((some) => Object.entries(some));
const rows = tables.flatMap(([, table]) => table);

for (const [subject, table] of tables) {
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
  test("have every node of the language in them, in English", () => {
    const seen = new Set<string>();
    for (const [ability, english] of rows) {
      if (english === "") continue;
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

  test("has those keywords on lines of their own that say so", () => {
    const angel = b.defineCard(["Test Angel", "試しの天使", "ためしのてんし"], {
      cost: "{W}",
      type: "Creature — Angel",
      pt: "1/1",
      text: [b.keyword("flying"), b.keyword("haste"), b.keyword("vigilance", { apart: true })],
    });
    expect(printer.card(angel, "en").lines).toEqual(["Flying, haste", "Vigilance"]);
    expect(printer.card(angel, "ja").lines).toEqual(["飛行、速攻", "警戒"]);
  });

  test("has a paragraph for each mode (700.2)", () => {
    const command = b.defineCard(["Test Command", "試しの命令", "ためしのめいれい"], {
      cost: "{1}{W/B}{2/W}",
      type: "Instant",
      text: [b.spellAbility(b.chooseTwo(b.draw(1), b.scry(1), b.gainLife(2)))],
    });
    const { manaCost, lines } = printer.card(command, "en");
    expect(manaCost).toBe("{1}{W/B}{2/W}");
    expect(lines).toEqual(["Choose two —", "• Draw a card.", "• Scry 1.", "• You gain 2 life."]);
  });

  test("has its stars and its loyalty where they are printed (208.2, 209.1)", () => {
    const horror = b.defineCard(["Test Horror", "試しのホラー", "ためしのほらー"], {
      type: "Creature — Horror",
      pt: "*/*",
    });
    expect(printer.card(horror, "en").pt).toBe("*/*");
    const { pt, loyalty } = printer.card(walker, "en");
    expect([pt, loyalty]).toEqual([undefined, "3"]);
  });

  test("has its back face, which speaks of itself as what it is (712.8)", () => {
    const werewolf = b.defineCard(["Test Watch", "試しの見張り", "ためしのみはり"], {
      cost: "{R}",
      type: "Creature — Human Werewolf",
      pt: "1/1",
      back: {
        name: ["Test Relics", "試しの遺物群", "ためしのいぶつぐん"],
        type: "Artifact",
        text: [b.triggered(b.transforms(), b.draw(1))],
      },
    });
    expect(printer.card(werewolf, "en").back).toEqual({
      name: "Test Relics",
      manaCost: "",
      typeLine: "Artifact",
      lines: ["When this artifact transforms into this artifact, draw a card."],
    });
  });

  test("with several basic land types has one reminder for them (305.6)", () => {
    const dual = b.defineCard(["Test Dual", "試しの二色地", "ためしのにしょくち"], {
      type: "Land — Forest Plains",
    });
    expect(printer.card(dual, "en", { reminders: true }).lines).toEqual(["({T}: Add {W} or {G}.)"]);
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
