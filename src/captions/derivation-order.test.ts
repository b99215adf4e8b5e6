import { describe, expect, test } from "vitest";
import "./index.ts";
import "./en/derivation.ts";
import "./ja/derivation.ts";
import { card } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";
import { all, count, creature, every, ofSubtype, staticAbility } from "../language/build.ts";
import type { Ability, Change } from "../language/schema.ts";
import type { Subtype } from "../language/vocabulary.ts";
import type { Lang } from "../notation/bilingual.ts";
import { tell } from "./derivation.ts";

const law = (name: string, ...text: readonly Ability[]) =>
  card(name, { type: "Enchantment", text });

describe("why an effect applies when it does", () => {
  const decided = (table: Table, name: string, lang: Lang) =>
    tell(table.game, table.id(name), lang)?.steps.flatMap(({ notes }) =>
      notes.map(({ text, rules }) => [text, ...rules.map(({ number }) => number)]),
    );

  test("613.8a: before an earlier effect, because it changes what that applies to", () => {
    const table = new Table({
      A: { battlefield: ["Opalescence", "Grizzly Bears"] },
      B: {
        battlefield: [{ name: "Boon Satyr", on: "Grizzly Bears", designations: ["bestowed"] }],
      },
    });
    expect(decided(table, "Boon Satyr", "en")).toEqual([
      [
        "Applied first, although the effect of Opalescence is earlier: it changes what that effect applies to.",
        "613.8a",
      ],
    ]);
    expect(decided(table, "Boon Satyr", "ja")).toEqual([
      [
        "タイムスタンプは《オパール色の輝き》の効果より後だが、先に適用される。その効果が何に適用されるかを変えるので、《オパール色の輝き》の効果がこれに依存しているためである。",
        "613.8a",
      ],
    ]);
  });

  test("613.8a: because it takes the ability away", () => {
    const table = new Table({
      A: {
        battlefield: [
          "Heliod, God of the Sun",
          "Humility",
          "Glorious Anthem",
          "White Knight",
          "Grizzly Bears",
        ],
      },
    });
    expect(decided(table, "White Knight", "en")).toEqual([
      [
        "Applied first, although the effect of Heliod, God of the Sun is earlier: it changes whether that effect exists, or its text.",
        "613.8a",
      ],
    ]);
    expect(decided(table, "White Knight", "ja")).toEqual([
      [
        "タイムスタンプは《太陽の神、ヘリオッド》の効果より後だが、先に適用される。その効果が存在するかどうか、またはその文章を変えるので、《太陽の神、ヘリオッド》の効果がこれに依存しているためである。",
        "613.8a",
      ],
    ]);
  });

  test("613.8a: because it changes what that does", () => {
    const strong: Change = {
      is: "modifyPT",
      power: count(
        all(creature, {
          is: "hasStat",
          stat: "power",
          compares: "atLeast",
          amount: { is: "number", value: 3 },
        }),
      ),
      toughness: { is: "number", value: 0 },
    };
    const table = new Table({
      cards: [law("Counted", staticAbility(every(creature), [strong]))],
      A: { battlefield: ["Counted", "Grizzly Bears", "Glorious Anthem"] },
    });
    expect(decided(table, "Grizzly Bears", "en")).toEqual([
      [
        "Applied first, although the effect of Counted is earlier: it changes what that effect does.",
        "613.8a",
      ],
    ]);
    expect(decided(table, "Grizzly Bears", "ja")).toEqual([
      [
        "タイムスタンプは《試験》の効果より後だが、先に適用される。その効果が何をするかを変えるので、《試験》の効果がこれに依存しているためである。",
        "613.8a",
      ],
    ]);
  });

  const become = (name: string, from: Subtype, to: Subtype) =>
    law(name, staticAbility(every(ofSubtype(from)), [{ is: "addTypes", subtypes: [to] }]));
  const goblin = card("Goblin", { type: "Creature — Goblin", pt: "1/1" });

  test("613.8b: what waits for a third one", () => {
    const table = new Table({
      cards: [
        become("First", "Elf", "Human"),
        become("Second", "Goblin", "Elf"),
        become("Third", "Bear", "Goblin"),
        goblin,
      ],
      A: { battlefield: ["First", "Second", "Third", "Goblin", "Grizzly Bears"] },
    });
    expect(decided(table, "Grizzly Bears", "en")).toEqual([
      [
        "The effect of First is earlier, but it waits for the effect of Second, on which it depends.",
        "613.8b",
      ],
      [
        "Applied first, although the effect of Second is earlier: it changes what that effect applies to.",
        "613.8a",
      ],
      [
        "Applied first, although the effect of First is earlier: it changes what that effect applies to.",
        "613.8a",
      ],
    ]);
    expect(decided(table, "Grizzly Bears", "ja")?.[0]).toEqual([
      "《試験》の効果はタイムスタンプが先だが、《試験》の効果に依存しているので、それが適用されるのを待つ。",
      "613.8b",
    ]);
  });

  test("613.8b: in a loop timestamps decide", () => {
    const table = new Table({
      cards: [become("First", "Elf", "Goblin"), become("Second", "Goblin", "Elf"), goblin],
      A: { battlefield: ["First", "Second", "Goblin", "Llanowar Elves"] },
    });
    expect(decided(table, "Llanowar Elves", "en")).toEqual([
      [
        "It and the effect of Second depend on each other. In such a loop timestamps decide.",
        "613.8b",
      ],
    ]);
    expect(decided(table, "Llanowar Elves", "ja")).toEqual([
      [
        "《試験》の効果と互いに依存している（依存のループ）。この場合はタイムスタンプの順に適用される。",
        "613.8b",
      ],
    ]);
  });

  test("613.6: it goes on although its ability is gone", () => {
    const table = new Table({ A: { battlefield: ["Opalescence", "Humility"] } });
    expect(decided(table, "Humility", "en")).toEqual([
      [
        "The ability is gone by now, but its effect began to apply in an earlier layer, so it goes on.",
        "613.6",
      ],
    ]);
    expect(decided(table, "Humility", "ja")).toEqual([
      [
        "能力はすでに失われているが、効果は前の種類別で適用され始めているので、引き続き適用される。",
        "613.6",
      ],
    ]);
  });
});
