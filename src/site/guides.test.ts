import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { keywords } from "../keywords/index.ts";
import { GUIDE_KINDS } from "./guideKinds.ts";
import {
  blocksIn,
  boardsIn,
  headingsIn,
  pagesIn,
  quotedIn,
  rulingsIn,
  tablesIn,
} from "./guides.ts";
import { LANGS } from "./i18n.ts";
import { loadRulings } from "./rulings.ts";

const folder = "content/guides";
const names = globSync("en/*.mdx", { cwd: folder }).map((file) => file.slice("en/".length));
const bodyOf = (lang: string, name: string) => readFileSync(join(folder, lang, name), "utf8");
const rulings = new Map(loadRulings("content/rulings").map((ruling) => [ruling.id, ruling]));

test("headings, quotations, links and boards are found in a text", () => {
  const body = [
    "## Costs {#costs}",
    "### May I? {#may-i}",
    '<Ruling id="a-b" />',
    '<BoardOf ruling="c" board="d" />',
    "[Yes](/en/rulings/e/) and [no](#a-b).",
    '<Cycle caption="Two" cards={["f", "g"]} />',
  ].join("\n\n");
  expect(headingsIn(body)).toEqual(["costs", "may-i"]);
  expect(quotedIn(body)).toEqual(["a-b"]);
  expect(boardsIn(body)).toEqual(["c/d"]);
  expect([...rulingsIn(body)]).toEqual(["a-b", "e"]);
  expect(tablesIn(body)).toEqual(['Cycle cards={["f", "g"]} ']);
  expect([...pagesIn(body)]).toEqual(["rulings/e/"]);
  expect(blocksIn(`---\ntitle: x\n\n---\n\n${body}\n\n1. One\n2. Two\n`)).toEqual([
    "heading",
    "heading",
    "element",
    "element",
    "paragraph",
    "element",
    "list",
  ]);
});

test("every guide is there in both languages", () => {
  const inJapanese = globSync("ja/*.mdx", { cwd: folder }).map((file) => file.slice("ja/".length));
  expect(inJapanese.toSorted()).toEqual(names.toSorted());
});

test.each(names)("%s: both languages have the same headings, rulings and boards", (name) => {
  const [ja, en] = [bodyOf("ja", name), bodyOf("en", name)];
  expect(headingsIn(ja).length).toBeGreaterThan(0);
  expect(headingsIn(ja)).toEqual(headingsIn(en));
  expect(quotedIn(ja)).toEqual(quotedIn(en));
  expect(boardsIn(ja)).toEqual(boardsIn(en));
  expect([...rulingsIn(ja)].toSorted()).toEqual([...rulingsIn(en)].toSorted());
  expect(new Set(headingsIn(en)).size, "a heading's id twice").toBe(headingsIn(en).length);
  expect(new Set(quotedIn(en)).size, "a ruling quoted twice").toBe(quotedIn(en).length);
});

test.each(names)(
  "%s: both languages have the same paragraphs, whose numbers are anchors",
  (name) => {
    const [ja, en] = [bodyOf("ja", name), bodyOf("en", name)];
    expect(blocksIn(ja)).toEqual(blocksIn(en));
    for (const heading of headingsIn(en)) expect(heading).not.toMatch(/(^|-)p\d+$/);
  },
);

test.each(names)("%s: every heading has an id, and what it links to is there", (name) => {
  for (const lang of LANGS) {
    const body = bodyOf(lang, name);
    expect(body.match(/^#{2,3} .*$/gm)?.length).toBe(headingsIn(body).length);
    for (const id of rulingsIn(body)) expect(rulings.has(id), id).toBe(true);
    for (const board of boardsIn(body)) {
      const [ruling = "", id] = board.split("/");
      expect(
        rulings.get(ruling)?.boards.map((one) => one.id),
        ruling,
      ).toContain(id);
    }
    const anchors = new Set([...headingsIn(body), ...quotedIn(body)]);
    for (const [, id = ""] of body.matchAll(/\]\(#([^)]+)\)/g)) expect([...anchors]).toContain(id);
    const other = lang === "ja" ? "en" : "ja";
    expect(body).not.toContain(`](/${other}/`);
  }
});

test.each(names)("%s: a board stands at the top", (name) => {
  for (const lang of LANGS) {
    const [, , text = ""] = bodyOf(lang, name).split(/^---$/m);
    expect(text.trim()).toMatch(/^<BoardOf /);
  }
});

test.each(names)("%s: both languages have the same tables and lead to the same pages", (name) => {
  const [ja, en] = [bodyOf("ja", name), bodyOf("en", name)];
  expect(tablesIn(ja)).toEqual(tablesIn(en));
  expect([...pagesIn(ja)].toSorted()).toEqual([...pagesIn(en)].toSorted());
  const frontMatter = (body: string) =>
    body.split(/^---$/m)[1]?.replace(/^(title|summary):.*$/gm, "");
  expect(frontMatter(ja)).toBe(frontMatter(en));
});

const inFront = (body: string): { readonly kind: string; readonly mechanics?: readonly string[] } =>
  parse(body.split(/^---$/m)[1] ?? "");

test.each(names)("%s: it stands among keyword abilities if it explains one", (name) => {
  const { kind, mechanics = [] } = inFront(bodyOf("en", name));
  const keywordNames = new Set<string>(Object.keys(keywords));
  expect(kind === "keyword").toBe(mechanics.some((mechanic) => keywordNames.has(mechanic)));
});

test("every kind has a guide", () => {
  const kinds = new Set(names.map((name) => inFront(bodyOf("en", name)).kind));
  expect([...kinds].toSorted()).toEqual([...GUIDE_KINDS].toSorted());
});

test.each(names)("%s: the guides that it leads to are there", (name) => {
  for (const page of pagesIn(bodyOf("en", name))) {
    const guide = /^guides\/([^/]+)\/(?:#(.*))?$/.exec(page);
    if (guide === null) continue;
    const [, id, heading] = guide;
    expect(names).toContain(`${id}.mdx`);
    if (heading !== undefined) expect(headingsIn(bodyOf("en", `${id}.mdx`))).toContain(heading);
  }
});
