import { expect, test } from "vitest";
import { LANGS } from "../i18n.ts";
import { gistFor } from "../rules/gists.ts";
import { keywordSection } from "../rules/sections.ts";
import { markTerms } from "./mark.ts";
import { allTerms, linkedWords, termsInOrder, wordsOf } from "./terms.ts";

const terms = allTerms();

test("a term has both names, its reading, a gist in both languages, and rules that have gists", () => {
  expect(terms.length).toBeGreaterThanOrEqual(60);
  for (const { id, name, kana, rules, gist } of terms) {
    expect(name.ja, id).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(name.en, id).toMatch(/^[A-Za-z -]+(?: \(.*\))?$/);
    expect(kana, id).toMatch(/^[ぁ-んー・]+$/);
    expect(gist.ja, id).toMatch(/[ぁ-ん].*。$/);
    expect(gist.en, id).toMatch(/^[A-Z].*\.$/);
    expect(gist.en, id).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
    for (const rule of rules) expect(gistFor(rule) ?? keywordSection(rule), rule).toBeDefined();
  }
});

test("no two terms have a word in common that texts are linked by", () => {
  for (const lang of LANGS) {
    const words = terms
      .filter(({ ordinary }) => !ordinary.includes(lang))
      .flatMap((term) => wordsOf(term, lang).map((word) => word.toLowerCase()));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }
});

test("the order is that of a dictionary", () => {
  const readings = termsInOrder("ja").map(({ kana }) => kana);
  expect(readings[0]).toBe("あくてぃぶ・ぷれいやー");
  const names = termsInOrder("en").map(({ name }) => name.en.toLowerCase());
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});

const links = (html: string): readonly string[] =>
  [...html.matchAll(/href="[^"]*#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, word]) => `${id}: ${word}`);
const mark = (html: string, lang: "ja" | "en" = "en") =>
  links(markTerms(html, linkedWords(lang), lang));

test("a term is a link the first time in each section", () => {
  const html = "<p>The stack. The stack.</p><h2>Stack</h2><p>On the <em>stack</em>.</p>";
  expect(mark(html)).toEqual(["stack: stack", "stack: stack"]);
  expect(markTerms(html, linkedWords("en"), "en")).toContain(
    '<p>The <a class="term" href="/en/terms/#stack">stack</a>. The stack.</p><h2>Stack</h2>',
  );
});

test("the longest term is meant, in whole words, whatever the case", () => {
  expect(mark("<p>A triggered ability targets; Mana abilities do not.</p>")).toEqual([
    "triggered-ability: triggered ability",
    "target: targets",
    "mana-ability: Mana abilities",
  ]);
  expect(mark("<p>Stackable prioritys</p>")).toEqual([]);
  expect(mark("<p>誘発型能力をスタックに置く</p>", "ja")).toEqual([
    "triggered-ability: 誘発型能力",
    "stack: スタック",
  ]);
});

test("a word within a longer one is not the term", () => {
  expect(mark("<p>複数対象変更、マナコスト増加の誘発</p>", "ja")).toEqual([
    "triggered-ability: 誘発",
  ]);
  expect(mark("<p>解決後の各対象と、墓地全体</p>", "ja")).toEqual([
    "resolve: 解決",
    "target: 対象",
    "graveyard: 墓地",
  ]);
});

test("what mostly means something else is left alone", () => {
  expect(mark("<p>In turn, step by step; on the other hand, a copy.</p>")).toEqual([]);
});

test("links, boards, quoted rulings, code and headings stay as they are", () => {
  const html =
    '<h2>Priority</h2><p><a href="/x/">priority</a> <code>priority</code> <strong>priority</strong></p><figure><figcaption><p>priority</p></figcaption></figure><blockquote><p>priority</p></blockquote><!-- <p>priority</p> --><figure data-said="{&quot;a&quot;:&quot;priority&quot;}"><svg><path d="M0 0"></path></svg></input><p>priority<br>priority</p></figure>';
  expect(markTerms(html, linkedWords("en"), "en")).toBe(html);
});
