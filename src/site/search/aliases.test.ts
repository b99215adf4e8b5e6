import { expect, it } from "vitest";
import { english } from "../../../tests/search/en.ts";
import { japanese } from "../../../tests/search/ja.ts";
import { unprepared } from "../../../tests/search/unprepared.ts";
import { cards } from "../../cards/index.ts";
import { allChanges } from "../changes.ts";
import { publishedIds } from "../register/kinds.ts";
import { allTerms } from "../terms/terms.ts";
import { loadAliases, loadWordings } from "./aliases.ts";
import { fold, isJapanese } from "./fold.ts";
import { ruleEntries } from "./rules.ts";

const aliases = loadAliases();
const words = aliases.flatMap((alias) => alias.words);

const ids = publishedIds();
const pages = new Set([
  ...[...ids.guides].map((id) => `guides/${id}`),
  ...cards.map(({ id }) => `cards/${id}`),
  ...ruleEntries().map(({ id }) => `cr/${id}`),
  ...allChanges().map(({ id }) => `changes/${id}`),
  ...allTerms().map(({ id }) => `terms/#${id}`),
  "notation/",
  "conformance/",
  "about/",
]);

it("every alias leads to a page that the search knows", () => {
  expect(aliases.map(({ page }) => page).filter((page) => !pages.has(page))).toEqual([]);
});

it("what a judge wants of the search is there", () => {
  const wanted = [...english, ...japanese, ...unprepared.en, ...unprepared.ja];
  const missing = wanted
    .flatMap(([, wantedPages]) => wantedPages.split(" "))
    .map((page) => (page.endsWith("/") && !pages.has(page) ? page.slice(0, -1) : page))
    .filter((page) => !(pages.has(page) || ids.rulings.has(page.replace(/^rulings\//, ""))));
  expect(missing).toEqual([]);
});

it("there are some dozens in each language", () => {
  expect(words.filter(isJapanese).length).toBeGreaterThan(60);
  expect(words.filter((word) => !isJapanese(word)).length).toBeGreaterThan(60);
});

it("no page has an alias twice", () => {
  for (const { page, words: own } of aliases) {
    const said = own.map((word) => fold(word));
    expect(
      said.filter((word, place) => said.indexOf(word) !== place),
      page,
    ).toEqual([]);
  }
});

it("wordings are found as they are typed, and change something", () => {
  for (const [said, instead] of Object.values(loadWordings()).flatMap(Object.entries)) {
    expect(fold(instead)).not.toBe(fold(said));
  }
});

it.each([
  ["不発", "cr/608.2b"],
  ["aura falls off", "cr/704.5m"],
  ["オーラが外れる", "cr/704.5m"],
  ["対消滅", "cr/704.5j"],
  ["プロ黒", "cr/702.16"],
  ["除外", "terms/#exile"],
  ["ブリンク", "cards/momentary-blink"],
])("%s is %s", (said, wanted) => {
  expect(aliases.filter((one) => one.words.includes(said)).map(({ page }) => page)).toContain(
    wanted,
  );
});
