import { describe, expect, it } from "vitest";
import { Table } from "../engine/testing/table.ts";
import "./index.ts";
import { lastingIn } from "./lasting.ts";

const said = (table: Table, lang: "en" | "ja") =>
  lastingIn(table.game, lang).map(({ text, source }) => [text, source]);

const grown = () =>
  new Table({
    A: {
      hand: ["Giant Growth", "Murder"],
      battlefield: ["Forest", "3 Swamp", "Grizzly Bears"],
    },
  })
    .cast("Giant Growth", "Grizzly Bears")
    .resolve();

describe("what is in force without being an object", () => {
  it("is nothing at first", () => {
    expect(lastingIn(new Table({ A: {} }).game, "en")).toEqual([]);
  });

  it("611.2a: an effect of a resolution, with how long it lasts and what it came from", () => {
    expect(said(grown(), "en")).toEqual([
      ["Grizzly Bears gets +3/+3 until end of turn.", "Giant Growth"],
    ]);
    expect(said(grown(), "ja")).toEqual([
      ["《灰色熊》はターン終了時まで+3/+3の修整を受ける。", "《巨大化》"],
    ]);
  });

  it("611.2c: no longer, once what it changes is gone", () => {
    expect(said(grown().cast("Murder", "Grizzly Bears").resolve(), "en")).toEqual([]);
  });
});
