/** What the rules that readers come across say: complete, in both languages, in our own words. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { citedInGames, readLock, reference } from "../../../scripts/citations.ts";
import { editions, numberUnder } from "../../engine/rules.ts";
import { eraOf } from "../../eras/index.ts";
import { terms } from "../cards/terms.ts";
import { allChanges } from "../changes.ts";
import { allCases } from "../conformance.ts";
import { LANGS } from "../i18n.ts";
import { loadRulings } from "../rulings.ts";
import { allGists, gistFor, inRuleOrder, isFormer, nameOfSection, sectionOf } from "./gists.ts";
import { formerNumbers, rulesUnder, todaysGists } from "./numbers.ts";
import { keywordSection } from "./sections.ts";
import { rulesOnBoard, usesIn } from "./uses.ts";

const rulings = loadRulings(path.resolve(import.meta.dirname, "../../../content/rulings"));
const gists = allGists();

/** What to do about rules that have none. */
const lacking = (rules: Iterable<string>): readonly string[] =>
  [...new Set(rules)].map(
    (rule) =>
      `${rule} has no gist: write one into content/rules/gists, into the file of its chapter.`,
  );

describe("every rule that a reader comes across has a gist", () => {
  // Those of rulings: boards.test.ts.
  test("what the steps of boards of changes cite", () => {
    const without = allChanges().flatMap(({ id, boards }) =>
      boards.flatMap((board) => {
        const told = rulesUnder(board.rules);
        return [...rulesOnBoard(board).keys()]
          .filter((number) => !told.has(number))
          .map((number) => `${number} (${board.rules}, in ${id})`);
      }),
    );
    expect(lacking(without)).toEqual([]);
  });

  test("what any game can cite, in any edition", () => {
    const cited = citedInGames();
    expect(lacking(cited.filter((rule) => !gistFor(rule)))).toEqual([]);
    for (const edition of editions) {
      const told = rulesUnder(edition);
      const numbers = cited.flatMap((rule) => numberUnder(eraOf(edition).rules, rule) ?? []);
      expect(lacking(numbers.filter((number) => !told.has(number))), edition).toEqual([]);
    }
  });

  test("what the words of card texts are explained by", () => {
    const told = (rule: string) => gistFor(rule) ?? keywordSection(rule);
    const without = terms.filter(({ rule }) => !told(rule));
    expect(lacking(without.map(({ id, rule }) => `${rule} (of the term ${id})`))).toEqual([]);
  });

  test("what cases of the conformance suite cite", () => {
    const cited = allCases().flatMap(({ rules }) => rules);
    const told = (rule: string) => gistFor(rule) ?? keywordSection(rule);
    expect(lacking(cited.filter((rule) => !told(rule)))).toEqual([]);
  });

  test("what rulings and changes cite", () => {
    const cited = [...rulings, ...allChanges()].flatMap(({ cr }) => cr);
    expect(lacking(cited.filter((rule) => !gistFor(rule)))).toEqual([]);
  });
});

describe("a gist", () => {
  const copied = (text: string, known: ReadonlySet<string>): readonly string[] =>
    runsOf(text).filter((run) => known.has(run));

  test.skipIf(!reference())("repeats no eight words of any edition of the rules", () => {
    const place = reference() ?? "";
    const editionsThere = globSync("comprehensive-rules*.txt", { cwd: place });
    expect(editionsThere).toHaveLength(editions.length);
    const known = new Set(
      editionsThere.flatMap((file) =>
        readFileSync(path.join(place, file), "utf8").split("\n").flatMap(runsOf),
      ),
    );
    const sentence = "A player who concedes leaves the game immediately, and so on.";
    expect(copied(sentence, known)).not.toEqual([]);
    for (const { rule, gist, title } of gists) {
      expect(copied(gist.en, known), rule).toEqual([]);
      expect(copied(title.en, known), rule).toEqual([]);
    }
  });

  test("is written for each language, and short", () => {
    for (const { rule, title, gist } of gists) {
      for (const text of [title.ja, gist.ja]) expect(text, rule).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      for (const text of [title.en, gist.en]) expect(text, rule).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
      expect(gist.ja, rule).toMatch(/。$/);
      expect(gist.en, rule).toMatch(/[.”)]$/);
      expect(title.ja.length, rule).toBeLessThanOrEqual(30);
      expect(title.en.length, rule).toBeLessThanOrEqual(60);
      expect(gist.ja.length, rule).toBeLessThanOrEqual(170);
      expect(gist.en.length, rule).toBeLessThanOrEqual(330);
      for (const lang of LANGS) expect(title[lang], rule).not.toMatch(/[。.]$/);
    }
  });

  test("says the same as no other", () => {
    for (const lang of LANGS) {
      const texts = gists.map(({ gist }) => gist[lang]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test("is of a rule whose text has been checked", () => {
    const lock = readLock();
    const unchecked = gists.filter(({ number, edition }) => lock[edition][number] === undefined);
    expect(
      unchecked.map(({ number }) => `${number}: check its text by npm run citations -- --update.`),
    ).toEqual([]);
  });

  test("stands in the file of its chapter, in the order of the rules", () => {
    const folder = path.resolve(import.meta.dirname, "../../../content/rules/gists");
    for (const file of globSync("[1-9]-*.yaml", { cwd: folder })) {
      const text = readFileSync(path.join(folder, file), "utf8");
      const rules = [...text.matchAll(/^- rule: "?([\d.a-z]+)"?$/gm)].map(([, rule = ""]) => rule);
      expect(rules.length, file).toBeGreaterThan(0);
      expect(new Set(rules.map(([chapter]) => chapter)), file).toEqual(new Set([file[0]]));
      expect(rules, file).toEqual(rules.toSorted(inRuleOrder));
    }
    expect(existsSync(path.join(folder, "former.yaml"))).toBe(true);
  });

  test("belongs to a section and a chapter that have names", () => {
    for (const gist of todaysGists()) {
      expect(nameOfSection(sectionOf(gist)).ja).not.toBe("");
      expect(nameOfSection(gist.number.slice(0, 1)).en).not.toBe("");
    }
  });
});

describe("numbers of other editions", () => {
  const numbersOf = (rule: string) =>
    new Map(
      formerNumbers(gistFor(rule) ?? expect.fail(rule)).map(({ edition, number }) => [
        edition,
        number,
      ]),
    );

  test("702.35a: madness was 502.24a in 2002", () => {
    expect(numbersOf("702.35a").get("2002-02-20")).toBe("502.24a");
  });

  test("702.75a: nothing had hideaway in 2002", () => {
    expect(numbersOf("702.75a").get("2002-02-20")).toBeNull();
  });

  test("608.2i: where the texts are not alike, no older number is claimed", () => {
    expect(numbersOf("608.2i").size).toBe(0);
  });

  test("a rule that is gone is told by the number and the edition that had it last", () => {
    expect(gists.filter(isFormer).map(({ id, number, edition }) => [id, number, edition])).toEqual([
      ["310.4-2008", "310.4", "2008-07-15"],
      ["310.4c-2008", "310.4c", "2008-07-15"],
      ["509.2-2023", "509.2", "2023-11-17"],
      ["509.3-2023", "509.3", "2023-11-17"],
      ["810.7b-2014", "810.7b", "2014-05-01"],
      ["810.7f-2014", "810.7f", "2014-05-01"],
    ]);
  });

  test("one number of an older edition may be several rules of today", () => {
    const [, several = []] =
      [...rulesUnder("2002-02-20")].find(([, rules]) => rules.length > 1) ?? [];
    expect(several.length).toBeGreaterThan(1);
    expect(several.every((gist) => gistFor(gist.rule) === gist)).toBe(true);
  });
});

test("a board's step is found by today's rule, also where its edition had another number", () => {
  const madness = rulings.filter(({ id }) => id === "tor-madness-two-part-keyword");
  const citing = madness.map(({ id: owner, cr, boards }) => ({
    owner,
    cr,
    boards,
    hrefOf: (lang: string, { id }: { id: string }) => `/${lang}/#${id}`,
  }));
  const [use] = usesIn(citing).get("702.35a") ?? [];
  expect(use).toMatchObject({ step: 1, isCited: true });
  expect(use?.href("en")).toBe("/en/#both-abilities-step-1");
  expect(usesIn(citing).get("702.80a")).toBeUndefined();
});

/** Every run of eight words of a text. */
function runsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z0-9+/{}-]+(?:'[a-z]+)?/g) ?? [];
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(" "));
}
