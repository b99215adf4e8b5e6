import { describe, expect, it } from "vitest";
import { toKatakana, toRomaji } from "./kana.ts";
import {
  contentWords,
  isReading,
  normalizeQuery,
  reword,
  ruleNumberIn,
  rulesUnder,
  spellings,
} from "./query.ts";

describe("toRomaji", () => {
  it.each([
    ["まっどねす", "maddonesu"],
    ["マッドネス", "maddonesu"],
    ["スレッショルド", "suresshorudo"],
    ["ちゃんす", "chansu"],
    ["きゃっしゅ", "kyasshu"],
    ["マッチ", "matchi"],
    ["フィズ", "fizu"],
    ["サーチ", "sachi"],
    ["じゅもん", "jumon"],
    ["ひをあびる", "hiwoabiru"],
    ["702.35a", "702.35a"],
  ])("%s is %s", (kana, romaji) => {
    expect(toRomaji(kana)).toBe(romaji);
  });
});

it("toKatakana changes hiragana only", () => {
  expect(toKatakana("まっどネス abc 捨てる")).toBe("マッドネス abc 捨テル");
});

it("normalizeQuery unifies width, case and spaces", () => {
  expect(normalizeQuery("  ７０２.35A  マッドネス")).toBe("702.35a マッドネス");
});

describe("ruleNumberIn", () => {
  it.each([
    ["702.35a", "702.35a"],
    ["cr 702.35", "702.35"],
    ["702.", "702"],
    ["514", "514"],
  ])("%s", (query, number) => {
    expect(ruleNumberIn(query)).toBe(number);
  });

  it.each(["madness", "70", "702.35ab", "2002", "702 madness"])("%s is none", (query) => {
    expect(ruleNumberIn(query)).toBeUndefined();
  });
});

it("rulesUnder keeps 702.3 apart from 702.35", () => {
  const cited = ["702", "702.3", "702.35", "702.35a", "702.3b", "7022"];
  expect(rulesUnder("702.3", cited)).toEqual(["702.3", "702.3b"]);
  expect(rulesUnder("702.35", cited)).toEqual(["702.35", "702.35a"]);
  expect(rulesUnder("702", cited)).toEqual(["702", "702.3", "702.35", "702.35a", "702.3b"]);
});

it("spellings tries hiragana in katakana and in Latin letters, and nothing else otherwise", () => {
  expect(spellings("まっどねす")).toEqual(["マッドネス", "maddonesu", "まっどねす"]);
  expect(spellings("捨てる")).toEqual(["捨てる"]);
  expect(spellings("まっ"), "too many words begin with ma").toEqual(["マッ", "まっ"]);
  expect(spellings("マッドネス")).toEqual(["マッドネス"]);
  expect(spellings("madness")).toEqual(["madness"]);
});

it("isReading tells a word of kana from all others", () => {
  expect(["まっどねす", "ﾏｯﾄﾞﾈｽ"].every(isReading)).toBe(true);
  expect(["捨てる", "まっど ねす", "madness", ""].some(isReading)).toBe(false);
});

describe("contentWords", () => {
  it.each([
    ["how does bestow work?", ["bestow"]],
    ["Does flashback exile a countered spell", ["flashback", "exile", "countered", "spell"]],
    ["hedge-mage dual lands", ["hedge", "mage", "dual", "lands"]],
    ["702.35a madness", ["702.35a", "madness"]],
    ["+1/+1カウンター", ["+1/+1", "カウンター"]],
    ["クリンナップ", ["クリンナップ"]],
    ["神・クリーチャー", ["神", "クリーチャー"]],
    ["墓地のマナ", ["墓地", "マナ"]],
    ["what happens when an Aura falls off", ["aura", "falls"]],
    ["how does it work", ["how", "does", "it", "work"]],
    ["夜になったら", ["夜"]],
    ["フラッシュバックしたら追放される？", ["フラッシュバック", "追放"]],
    ["神がクリーチャーじゃないとき", ["神", "クリーチャー"]],
    ["いつ誘発するの", ["誘発"]],
    ["激突 できますか", ["激突"]],
    ["せれすたす 夜", ["せれすたす", "夜"]],
    ["7枚になる", ["7枚"]],
    ["x=0", ["x", "0"]],
    ["how many spells make it day", ["spells", "day"]],
    ["wouldn't it die if there's no token", ["die", "no", "token"]],
    ["", []],
  ])("%s", (query, words) => {
    expect(contentWords(query)).toEqual(words);
  });
});

it("reword says what the pages say, and leaves parts of other Latin words alone", () => {
  const wordings = { pw: "planeswalker", "two headed giant": "team|giant", 生贄: "生け贄" };
  expect(reword("attack a PW", wordings)).toBe("attack a planeswalker");
  expect(reword("pwned", wordings)).toBe("pwned");
  expect(reword("Two Headed Giant damage", wordings)).toBe("team|giant damage");
  expect(reword("生贄に捧げる", wordings)).toBe("生け贄 に捧げる");
});

it("reword tells letters from the numbers behind them", () => {
  const wordings = { PW: "プレインズウォーカー", mv: "mana value" };
  expect(reword("PW2体", wordings)).toBe("プレインズウォーカー 2体");
  expect(reword("mv3", wordings)).toBe("mana value 3");
});

it("reword knows what is not done by any of its endings", () => {
  const wordings = { 唱えない: "唱えず" };
  for (const typed of ["唱えなかったら", "唱えなければ", "唱えなくても", "唱えないと"]) {
    expect(reword(typed, wordings), typed).toMatch(/^唱えず/);
  }
});

it("reword knows a word by where its letters end, whatever stands around them", () => {
  const wordings = {
    PW: "プレインズウォーカー",
    ウィザー: "萎縮",
    die: "die|dies",
    dies: "dies|die",
  };
  expect(reword("PWに火力", wordings)).toBe("プレインズウォーカー に火力");
  expect(reword("頑強とウィザー", wordings)).toBe("頑強と 萎縮");
  expect(reword("ウィザード", wordings)).toBe("ウィザード");
  expect(reword("does it die?", wordings)).toBe("does it die|dies ?");
  expect(reword("die-hard", wordings)).toBe("die-hard");
  expect(reword("a PW's loyalty", wordings)).toBe("a プレインズウォーカー 's loyalty");
});
