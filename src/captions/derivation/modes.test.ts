import { describe, expect, test } from "vitest";
import "../index.ts";
import "../en/derivation.ts";
import "../ja/derivation.ts";
import { card } from "../../engine/testing/making.ts";
import { Table } from "../../engine/testing/table.ts";
import {
  activated,
  artifact,
  chooseOne,
  chooseTwo,
  creature,
  damage,
  destroy,
  draw,
  spellAbility,
  target,
  toObject,
} from "../../language/build.ts";
import { modeTexts } from "./modes.ts";

const charm = card("Test Charm", {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(chooseTwo(destroy(target(artifact)), draw(2), destroy(target(creature))))],
});
const idol = card("Test Idol", {
  type: "Artifact",
  text: [activated([], chooseOne(draw(1), damage(2, toObject(target(creature)))))],
});
const stone = card("Test Stone", { type: "Artifact", text: [activated([], draw(1))] });

const table = () =>
  new Table({
    cards: [charm, idol, stone],
    A: { hand: ["Test Charm"], battlefield: ["Test Idol", "Test Stone", "Grizzly Bears"] },
  });

/** What the modes of whatever asks now, or else is on top of the stack, say in both languages. */
const said = ({ game, decision }: Table) => {
  const id = "source" in decision ? decision.source : game.stack.at(-1);
  if (id === undefined) throw new Error("Nothing asks for modes here.");
  return [modeTexts(game, id, "en"), modeTexts(game, id, "ja")];
};

describe("700.2: what the modes say that are chosen among", () => {
  test("those of a spell, in the order of its text", () => {
    const at = table();
    expect(said(at.act(at.castAction("Test Charm")))).toEqual([
      ["Destroy target artifact.", "Draw two cards.", "Destroy target creature."],
      [
        "アーティファクト1つを対象とする。それを破壊する。",
        "カード2枚を引く。",
        "クリーチャー1体を対象とする。それを破壊する。",
      ],
    ]);
  });

  test("those of an ability speak of the object that it is of", () => {
    const at = table();
    expect(said(at.act(at.activateAction("Test Idol")))).toEqual([
      ["Draw a card.", "This artifact deals 2 damage to target creature."],
      [
        "カード1枚を引く。",
        "クリーチャー1体を対象とする。このアーティファクトはそれに2点のダメージを与える。",
      ],
    ]);
  });

  test("what isn't modal has none", () => {
    const at = table();
    expect(said(at.act(at.activateAction("Test Stone")))).toEqual([[], []]);
  });
});
