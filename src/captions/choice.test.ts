import { describe, expect, test } from "vitest";
import type { Answer } from "../engine/decisions.ts";
import { Table } from "../engine/testing/table.ts";
import "./index.ts";
import { choiceLabel } from "./choice.ts";

const said = (table: Table, given: Answer) => [
  choiceLabel(table.decision, given, table.game, "en"),
  choiceLabel(table.decision, given, table.game, "ja"),
];

describe("an answer in a few words", () => {
  test("an action with who takes it, and a target", () => {
    const table = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    expect(said(table, { is: "act", action: { is: "pass" } })).toEqual([
      "Player A: Pass priority",
      "プレイヤーA：優先権を放棄する（パス）",
    ]);
    const cast = table.castAction("Shock");
    expect(said(table, { is: "act", action: cast })).toEqual([
      "Player A: Cast Shock",
      "プレイヤーA：《ショック》を唱える",
    ]);
    table.act(cast);
    const bears: Answer = {
      is: "choose",
      chosen: [{ is: "object", object: table.id("Grizzly Bears") }],
    };
    expect(said(table, bears)).toEqual([
      "Player A chooses Grizzly Bears",
      "プレイヤーAは《灰色熊》を選ぶ",
    ]);
    table.answer(bears);
    const mountain = { object: table.id("Mountain"), ability: "0" };
    expect(said(table, { is: "pay", activations: [mountain] })).toEqual([
      "Player A pays with Mountain",
      "プレイヤーAは《山》で支払う",
    ]);
  });

  test("blocks, and how a coin falls", () => {
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Grizzly Bears"] },
      B: { battlefield: ["Serra Angel"] },
    });
    const [attacker, blocker] = [table.id("Grizzly Bears"), table.id("Serra Angel")];
    table.answer({ is: "choose", chosen: [{ is: "object", object: attacker }] });
    table.pass().pass();
    expect(said(table, { is: "pairs", pairs: [[blocker, attacker]] })).toEqual([
      "Serra Angel blocks Grizzly Bears",
      "《セラの天使》が《灰色熊》をブロック",
    ]);
    const cat = new Table({ A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] } });
    cat.cast("Crazed Firecat").resolve().resolve();
    expect(said(cat, { is: "chance", won: true })).toEqual(["The flip is won", "コイン投げに勝つ"]);
  });
});
