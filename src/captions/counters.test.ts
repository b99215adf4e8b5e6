/** Kinds of counters have a name in both languages, wherever they come from. */
import { describe, expect, it } from "vitest";
import { cards } from "../cards/index.ts";
import { expandKeywords, type KeywordTable, keywords } from "../keywords/index.ts";
import { counterInJapanese as counterName, counterWords } from "../language/lexicon.ts";
import { counterKinds } from "../language/vocabulary.ts";

/** Every kind of counter that a definition names, its keywords spelt out. */
function kindsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(kindsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === "counter" && typeof inside === "string" ? [inside] : kindsIn(inside),
  );
}

/** 「+1/+1カウンター」 is the same in every language; no other word is. */
const isJapanese = (name: string): boolean =>
  /^([+-]\d+\/[+-]\d+|RAD|Lv|[^a-z]+)カウンター$/.test(name);

describe("counters in Japanese", () => {
  it("have a name for each kind that a card uses", () => {
    const kinds = [...new Set(cards.flatMap((card) => kindsIn(expandKeywords(card))))];
    expect(kinds).toContain("-1/-1");
    expect(kinds.filter((kind) => !isJapanese(counterName(kind)))).toEqual([]);
  });

  it("have a name for each kind that the rules know", () => {
    expect(counterKinds.filter((kind) => !isJapanese(counterName(kind)))).toEqual([]);
    expect(counterName("energy")).toBe("エネルギー・カウンター");
    expect(counterName("loyalty")).toBe("忠誠カウンター");
  });

  it("122.1b: are called by the keyword that they give", () => {
    const called = (table: KeywordTable) =>
      Object.values(table).filter(({ en }) => counterWords.has(en.toLowerCase()));
    expect(called(keywords).map(({ name }) => name)).toEqual([
      "deathtouch",
      "decayed",
      "doubleStrike",
      "exalted",
      "firstStrike",
      "flying",
      "haste",
      "hexproof",
      "indestructible",
      "lifelink",
      "menace",
      "reach",
      "shadow",
      "trample",
      "vigilance",
    ]);
    for (const { en, ja } of called(keywords)) {
      expect(counterWords.get(en.toLowerCase())?.ja).toBe(ja);
    }
    expect(["flying", "trample"].map(counterName)).toEqual([
      "飛行カウンター",
      "トランプル・カウンター",
    ]);
  });
});
