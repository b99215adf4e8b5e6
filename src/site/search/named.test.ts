import { describe, expect, it } from "vitest";
import { meantBy, withNames } from "./named.ts";
import { quickIndex } from "./quick.ts";

const index = quickIndex({
  named: {
    guide: [
      ["changeling", "多相", "Changeling", "たそう", "チェンジリング"],
      ["hedge-mages", "垣魔道士", "Hedge-Mages", "かきまどうし"],
      ["madness", "マッドネス", "Madness", "まっどねす"],
      ["dreams", "夢", "Dreams", "ゆめ"],
    ],
    card: [
      ["clone", "クローン", "Clone"],
      ["mirror-entity", "鏡の精体", "Mirror Entity", "かがみのせいたい"],
      ["sickening-dreams", "不快な夢", "Sickening Dreams", "ふかいなゆめ"],
      ["dread", "戦慄", "Dread", "せんりつ"],
      ["dread-of-night", "夜の戦慄", "Dread of Night", "よるのせんりつ"],
      ["fire-ice", "火 // 氷", "Fire // Ice", "ひ"],
    ],
    term: [
      ["stack", "スタック", "stack", "すたっく"],
      ["creature-type", "クリーチャー・タイプ", "creature type"],
    ],
  },
});

describe("withNames", () => {
  it.each([
    ["多相は墓地でも？", "多相|tasou は墓地でも?"],
    ["鏡の精体と垣魔道士", "鏡の精体|kagaminoseitai と 垣魔道士|kakimadoushi"],
    ["夜の戦慄の効果", "夜の戦慄|yorunosenritsu の効果"],
    ["せんりつ 墓地", "戦慄|senritsu|センリツ 墓地"],
    ["チェンジリング 墓地", "多相|tasou|チェンジリング 墓地"],
    ["ふかいな コスト", "不快な夢|fukainayume|フカイナ コスト"],
    ["のせいたい コスト", "鏡の精体|kagaminoseitai|ノセイタイ コスト"],
    ["ﾏｯﾄﾞﾈｽ スタック", "マッドネス|maddonesu スタック"],
  ])("%s has names whole, and in the ways in which pages have them", (typed, said) => {
    expect(withNames(index, typed)).toBe(said);
  });

  it.each([
    ["クローンズ", "a word of katakana goes on"],
    ["いつせんりつする", "hiragana in the midst of others are no name"],
    ["墓地|戦慄", "what is said in several ways stays as it is"],
    ["多相|変わり身 カード", "what is said in several ways stays as it is"],
    ["せんり 墓地", "three kana are no part of a reading"],
    ["夢の効果", "a sign is never cut"],
    ["mirror entity", "English is cut by spaces"],
  ])("%s", (typed, why) => {
    expect(withNames(index, typed), why).toBe(typed);
  });

  it("parts words of katakana that were written as one", () => {
    expect(withNames(index, "クリーチャータイプを失う")).toBe("クリーチャー タイプを失う");
    expect(withNames(index, "クリーチャーズ")).toBe("クリーチャーズ");
  });

  it("leaves a title that spaces part as it stands: its parts would be several names", () => {
    const split = quickIndex({
      named: { card: [["fire-ice", "火 // 氷", "Fire // Ice", "ひこおり"]] },
    });
    expect(withNames(split, "火 // 氷 墓地")).toBe("火 // 氷 墓地");
  });

  it("knows nothing of English titles", () => {
    const english = quickIndex({ named: { guide: [["bestow", "Bestow", "授与", "じゅよ"]] } });
    expect(withNames(english, "授与 対象")).toBe("授与 対象");
    expect(withNames(english, "じゅよ")).toBe("じゅよ");
  });

  it.each([
    ["ヘッジメイジ", "垣魔道士|kakimadoushi"],
    ["ミラーエンティティ", "鏡の精体|kagaminoseitai"],
    ["マドネスー", "マッドネス|maddonesu"],
    ["かきまどし", "垣魔道士|kakimadoushi"],
    ["ズズズズズ", undefined],
  ])("%s, which no page has, was meant for %s", (typed, ways) => {
    expect(meantBy(index, typed)).toBe(ways);
  });
});
