import { expect, it } from "vitest";
import { cardsAloneIn, namesIn, nearestWord, quickHits, quickIndex } from "./quick.ts";

const index = quickIndex({
  named: {
    rule: [
      ["601", "Casting spells", "呪文を唱える"],
      ["702.3b", "Defender", "防衛"],
      ["702.35", "Madness", "マッドネス"],
      ["702.35a", "Madness", "マッドネス"],
    ],
    guide: [
      ["madness", "Madness", "マッドネス", "まっどねす", "+Torment"],
      ["nightmares", "Nightmares", "ナイトメア", "+Torment"],
      ["day-and-night", "Day and night", "昼と夜", "ひるとよる", "昼夜"],
    ],
    card: [
      ["basking-rootwalla", "Basking Rootwalla", "日を浴びるルートワラ", "ひをあびるるーとわら"],
      ["chainers-edict", "Chainer's Edict", "チェイナーの布告", "ちぇいなーのふこく"],
      ["liliana-vess", "Liliana Vess", "リリアナ・ヴェス"],
      ["life", "ライフ"],
      ["vesuvan-doppelganger", "Vesuvan Doppelganger", "ヴェズーヴァのドッペルゲンガー"],
    ],
    term: [["state-based-action", "state-based action", "状況起因処理", "SBA"]],
  },
});

const best = (query: string): string | undefined => quickHits(index, query)[0]?.entry.page;

it.each([
  ["madness", "guides/madness/"],
  ["MADNESS", "guides/madness/"],
  ["マッドネス", "guides/madness/"],
  ["まっどねす", "guides/madness/"],
  ["ﾏｯﾄﾞﾈｽ", "guides/madness/"],
  ["maddonesu", "guides/madness/"],
  ["how does madness work", "guides/madness/"],
  ["sba", "terms/#state-based-action"],
  ["state based", "terms/#state-based-action"],
  ["edict", "cards/chainers-edict/"],
  ["chainers edict", "cards/chainers-edict/"],
  ["布告", "cards/chainers-edict/"],
  ["rootwalla basking", "cards/basking-rootwalla/"],
  ["nightmares torment", "guides/nightmares/"],
  ["day night", "guides/day-and-night/"],
  ["昼夜", "guides/day-and-night/"],
])("%s names %s", (query, page) => {
  expect(best(query)).toBe(page);
});

it.each([
  ["madnes", "guides/madness/"],
  ["マッドネズ", "guides/madness/"],
  ["rootwala", "cards/basking-rootwalla/"],
  ["vesuvan doppleganger", "cards/vesuvan-doppelganger/"],
  ["liliana vss", "cards/liliana-vess/"],
])("%s is a slip for %s", (query, page) => {
  expect(best(query)).toBe(page);
});

it.each([
  ["702.35", "cr/702.35/"],
  ["702.35a", "cr/702.35a/"],
  ["CR 702.35a", "cr/702.35a/"],
  ["ルール702.35a", "cr/702.35a/"],
  ["702.3", "cr/702.3b/"],
  ["702.35z", "cr/702.35/"],
  ["601.99", "cr/601/"],
])("%s is the rule %s, or the one it is under", (query, page) => {
  expect(best(query)).toBe(page);
});

it.each(["", "   ", "zzzzzz", "999.1", "(((", "\\", "。", "x".repeat(5000)])(
  "“%s” names nothing and harms nothing",
  (query) => {
    expect(quickHits(index, query)).toEqual([]);
  },
);

it("words that names have are slips for no others", () => {
  const named = {
    rule: [
      ["702.7c", "First strike gained or lost"],
      ["601.2f", "Total cost"],
    ],
    guide: [["strive", "Strive"]],
  } as const;
  expect(quickHits(quickIndex({ named }), "strive cost")).toEqual([]);
  expect(quickHits(quickIndex({ named }), "strikee lost")[0]?.entry.page).toBe("cr/702.7c/");
});

it.each(["ゴイフ", "対布告", "リトワラ", "vss"])(
  "“%s” is too short to be a slip for a name, or for an end of one",
  (query) => {
    expect(quickHits(index, query)).toEqual([]);
  },
);

it("a rule is shown with its number", () => {
  expect(quickHits(index, "defender")[0]?.entry.title).toBe("702.3b Defender");
});

it.each([
  ["can i respond to a madness trigger", "guides/madness/"],
  ["when are state-based actions checked after day and night", "guides/day-and-night/"],
  ["チェイナーの布告を打ち消したらどうなる", "cards/chainers-edict/"],
  ["手札から捨ててマッドネス", "guides/madness/"],
])("“%s” is about %s, before the texts say more", (question, page) => {
  expect(namesIn(index, question)[0]?.entry.page).toBe(page);
});

it.each(["", "sbagen", "what is a day", "昼"])("“%s” has no name in it", (question) => {
  expect(namesIn(index, question)).toEqual([]);
});

it("nearestWord mends one word", () => {
  expect(nearestWord(index, "doppleganger")).toBe("doppelganger");
  expect(nearestWord(index, "xyzzyxyz")).toBeUndefined();
});

it("of names that are as near, the one that ends there is meant", () => {
  const walkers = quickIndex({
    named: {
      rule: [
        ["306.8", "プレインズウォーカーへのダメージ"],
        ["306", "プレインズウォーカー"],
      ],
    },
  });
  expect(nearestWord(walkers, "プレインズウォカー")).toBe("プレインズウォーカー");
});

it.each([
  ["ナイトメアズ", "guides/nightmares/"],
  ["リリアナベス", "cards/liliana-vess/"],
  ["バスキング・ルートワラ", "cards/basking-rootwalla/"],
  ["バスキング", "cards/basking-rootwalla/"],
  ["ディフェンダー", "cr/702.3b/"],
  ["デイアンドナイト", "guides/day-and-night/"],
])("%s is heard as a name in English", (typed, page) => {
  expect(best(typed)).toBe(page);
});

it.each([
  ["chainer's edict and liliana vess", ["chainers-edict", "liliana-vess"]],
  ["チェイナーの布告とリリアナ・ヴェス", ["chainers-edict", "liliana-vess"]],
  ["chainer's edict countered", []],
  ["チェイナーの布告を打ち消す", []],
])("“%s” names cards and says nothing else: %j", (query, ids) => {
  expect(cardsAloneIn(index, query).map(({ page }) => page)).toEqual(
    ids.map((id) => `cards/${id}/`),
  );
});
