import { expect, it } from "vitest";
import { searchRecords } from "./records.ts";

const url = (page: string) => ({ ja: `/ja/${page}`, en: `/en/${page}` });

const records = searchRecords({
  terms: [
    {
      name: { ja: "墓地", en: "graveyard" },
      kana: "ぼち",
      gist: { ja: "捨てたカードが行く。", en: "Where discarded cards go." },
      url: url("terms/#graveyard"),
    },
  ],
  boards: [
    { title: { ja: "打ち消す", en: "Countered" }, cards: ["shock"], url: url("rulings/a/#a-b") },
    { title: {}, cards: ["shock"], url: url("rulings/a/#a-c") },
  ],
  cards: [{ id: "shock", name: { ja: "ショック", en: "Shock" } }],
});

const at = (address: string) => records.find((record) => record.url === address);

it("a term is found at its own place in both languages, by all its names", () => {
  expect(at("/ja/terms/#graveyard")).toMatchObject({
    language: "ja",
    meta: { title: "墓地", names: "graveyard 墓地 ぼち", kind: "term" },
  });
  expect(at("/en/terms/#graveyard")).toMatchObject({
    language: "en",
    meta: { title: "graveyard" },
  });
});

it("a board is found by its title and its cards, at its own place", () => {
  const board = at("/ja/rulings/a/#a-b");
  expect(board).toMatchObject({ language: "ja", meta: { title: "打ち消す", kind: "board" } });
  expect(board?.content).toContain("ショック");
});

it("a board without a title has the names of its cards", () => {
  expect(at("/en/rulings/a/#a-c")?.meta?.title).toBe("Shock");
});

it("each has a place of its own, the same in both languages", () => {
  const places = records.map(({ language, sort }) => `${language} ${JSON.stringify(sort)}`);
  expect(new Set(places).size).toBe(records.length);
  expect(at("/ja/rulings/a/#a-b")?.sort).toEqual(at("/en/rulings/a/#a-b")?.sort);
});
