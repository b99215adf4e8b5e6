import { describe, expect, it } from "vitest";
import { bestSection, type LongPage } from "./section.ts";

/** A page as Pagefind has it: Japanese words with a sign between them that nobody sees. */
function pageOf(
  parts: readonly (readonly [id: string, words: readonly string[]])[],
  between: " " | "\u200b",
): LongPage {
  const words: string[] = [];
  const anchors = parts.map(([id, [title = "", ...rest]]) => {
    const location = words.length;
    words.push(...title.split(between), ...rest);
    const text = title.replaceAll("\u200b", "");
    return { element: "h3", id, text, location };
  });
  return { raw_content: words.join(between), meta: { title: "Bestow" }, anchors };
}

const english = pageOf(
  [
    ["history", ["History", ..."An Aura may attack or block. A turn is a turn.".split(" ")]],
    ["attack", ["Can the Aura attack this turn?", ..."Yes, unless it is new.".split(" ")]],
    ["foe", ["May I bestow it?", ..."An Aura may attack each turn.".split(" ")]],
    ["tapped", ["Is it tapped?", ..."Attacks &lt;b&gt; tap it.".split(" ")]],
  ],
  " ",
);

describe("of a guide, the section that answers", () => {
  it("is the one whose heading asks the same, though another has the words, too", () => {
    const found = bestSection(english, [
      ["bestow", 4],
      ["aura", 1],
      ["attacking", 1],
      ["turn", 1],
    ]);
    expect(found?.id).toBe("attack");
    expect(found?.title).toBe("Can the Aura attack this turn?");
  });

  it("is told by the word that weighs most, in any way to say it", () => {
    const found = bestSection(english, [
      ["turn", 1],
      ["exhausted|tapped", 3],
    ]);
    expect(found?.id).toBe("tapped");
    expect(found?.excerpt).toBe("Attacks &lt;b&gt; tap it.");
  });

  it("shows its own words, those asked for marked", () => {
    const found = bestSection(english, [["block", 1]]);
    expect(found).toEqual({
      id: "history",
      title: "History",
      excerpt: "An Aura may attack or <mark>block</mark>. A turn is a turn.",
    });
  });

  it("is found in Japanese, where nothing stands between words", () => {
    const page = pageOf(
      [
        ["cost", ["支払う\u200bコスト", "マナ", "を", "支払う", "。"]],
        ["attack", ["攻撃\u200bできますか", "できます", "。"]],
      ],
      "\u200b",
    );
    expect(bestSection(page, [["攻撃", 1]])).toEqual({
      id: "attack",
      title: "攻撃できますか",
      excerpt: "できます。",
    });
    expect(bestSection(page, [["マナ", 1]])?.excerpt).toBe("<mark>マナ</mark>を支払う。");
  });

  it.each(["lt", "gt"])("is asked for words and not for escapes of signs: %s", (word) => {
    expect(bestSection(english, [[word, 1]])).toBeUndefined();
  });

  it("escapes what the page says, where Pagefind has left it", () => {
    const page = pageOf([["one", ["One", ..."R&amp;D &lt; Q&A".split(" ")]]], " ");
    expect(bestSection(page, [["q", 1]])?.excerpt).toBe("R&amp;amp;D &lt; <mark>Q</mark>&amp;A");
  });

  it("is none where no section has a word", () => {
    expect(bestSection(english, [["phasing", 1]])).toBeUndefined();
  });
});
