import { describe, expect, it } from "vitest";
import { moveReasons } from "../engine/index.ts";
import { A } from "../engine/testing/table.ts";
import {
  asciiPunctuation,
  caption,
  forest,
  isolation,
  jace,
  looter,
  mongrel,
  moved,
  type Row,
  rootwalla,
  withoutSymbols,
} from "./testing.ts";

const rows: readonly Row[] = [
  [
    moved("cast", { to: { zone: "stack" } }),
    "Player A puts Shock from hand onto the stack.",
    "プレイヤーAは《ショック》を手札からスタックに置く。",
  ],
  [
    moved("resolve", { object: mongrel, to: { zone: "battlefield" } }),
    "Wild Mongrel enters the battlefield.",
    "《野生の雑種犬》が戦場に出る。",
  ],
  [
    moved("resolve", { object: mongrel }),
    "Wild Mongrel is put into player A's graveyard.",
    "《野生の雑種犬》はプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("finish"),
    "Shock is put into player A's graveyard.",
    "《ショック》はプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("counteredByRule"),
    "Shock is put into player A's graveyard.",
    "《ショック》はプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("fizzle"),
    "Shock is put into player A's graveyard.",
    "《ショック》はプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("counter"),
    "Shock is put into player A's graveyard.",
    "《ショック》はプレイヤーAの墓地に置かれる。",
  ],
  [moved("discard"), "Player A discards Shock.", "プレイヤーAは《ショック》を捨てる。"],
  [
    moved("discard", { object: rootwalla, to: { zone: "exile" }, link: "madness" }),
    "Player A discards Basking Rootwalla into exile.",
    "プレイヤーAは《日を浴びるルートワラ》を追放領域に捨てる。",
  ],
  [moved("mill"), "Player A mills Shock.", "プレイヤーAは《ショック》を切削する。"],
  [moved("mill", { to: { zone: "exile" } }), "Shock is exiled.", "《ショック》は追放される。"],
  [moved("draw"), "Player A draws Shock.", "プレイヤーAは《ショック》を引く。"],
  [
    moved("play", { object: forest, to: { zone: "battlefield" } }),
    "Player A plays Forest.",
    "プレイヤーAは《森》をプレイする。",
  ],
  [
    moved("destroy", { object: looter }),
    "Merfolk Looter is destroyed.",
    "《マーフォークの物あさり》は破壊される。",
  ],
  [
    moved("destroy", { object: looter, to: { zone: "exile" } }),
    "Merfolk Looter is destroyed and exiled.",
    "《マーフォークの物あさり》は破壊されて追放される。",
  ],
  [
    moved("sacrifice", { object: mongrel }),
    "Player A sacrifices Wild Mongrel.",
    "プレイヤーAは《野生の雑種犬》を生け贄に捧げる。",
  ],
  [
    moved("sacrifice", { object: mongrel, to: { zone: "exile" } }),
    "Player A sacrifices Wild Mongrel, which is exiled.",
    "プレイヤーAは《野生の雑種犬》を生け贄に捧げるが、それは追放される。",
  ],
  [moved("exile", { to: { zone: "exile" } }), "Shock is exiled.", "《ショック》は追放される。"],
  [
    moved("return", { to: { zone: "hand", player: A } }),
    "Shock returns to player A's hand.",
    "《ショック》はプレイヤーAの手札に戻る。",
  ],
  [moved("return", { to: { zone: "exile" } }), "Shock is exiled.", "《ショック》は追放される。"],
  [
    moved("put"),
    "Shock is put into player A's graveyard.",
    "《ショック》はプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("put", { to: { zone: "library", player: A }, at: "bottom" }),
    "Shock is put on the bottom of player A's library.",
    "《ショック》はプレイヤーAのライブラリーの一番下に置かれる。",
  ],
  [
    moved("noToughness", { object: looter }),
    "Merfolk Looter is put into player A's graveyard, as its toughness is 0 or less.",
    "《マーフォークの物あさり》はタフネスが0以下なのでプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("noLoyalty", { object: jace }),
    "Jace Beleren is put into player A's graveyard, as its loyalty is 0.",
    "《ジェイス・ベレレン》は忠誠度が0なのでプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("planeswalkerRule", { object: jace }),
    "Jace Beleren is put into player A's graveyard by the planeswalker uniqueness rule.",
    "《ジェイス・ベレレン》はプレインズウォーカーの唯一性ルールによりプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("legendRule", { object: looter }),
    "Merfolk Looter is put into player A's graveyard by the legend rule.",
    "《マーフォークの物あさり》はレジェンド・ルールによりプレイヤーAの墓地に置かれる。",
  ],
  [
    moved("leftGame", { object: looter }),
    "Merfolk Looter leaves the game.",
    "《マーフォークの物あさり》はゲームを離れる。",
  ],
  [
    moved("unattached", { object: isolation }),
    "Strength of Isolation is put into player A's graveyard, as it isn't legally attached.",
    "《孤立の力》は適正につけられていないのでプレイヤーAの墓地に置かれる。",
  ],
];

describe("moves between zones", () => {
  it.each(rows.map((row) => [row[0].is, ...row] as const))("%s", (_, what, en, ja) => {
    expect(caption(what, "en")).toBe(en);
    expect(caption(what, "ja")).toBe(ja);
    expect(withoutSymbols(ja ?? "")).not.toMatch(asciiPunctuation);
  });

  it("covers every reason to move", () => {
    const told = rows.flatMap(([what]) => (what.is === "moved" ? [what.how] : []));
    expect(new Set(told)).toEqual(new Set(moveReasons));
  });
});
