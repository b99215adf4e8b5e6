import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeLists } from "./build-lists.ts";
import { fingerprint } from "./fingerprint.ts";
import { parseFileList, parseSummary } from "./lists.ts";
import { withVersion } from "./version.ts";

const folder = mkdtempSync(path.join(tmpdir(), "saitei-lists-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(at: string, text: string): void {
  const file = path.join(folder, at);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const json = (at: string): unknown => JSON.parse(readFileSync(path.join(folder, at), "utf8"));

function listed(at: string): Readonly<Record<string, string>> {
  const list = parseFileList(json(at));
  return list.ok ? list.value.files : {};
}

const html = (body: string, version: string) => withVersion(`<head></head>${body}`, version);

const onBoard = (lang: string) =>
  `<b src="/_astro/Board.${lang}.js" props="{&quot;/_astro/board-${lang}.json&quot;}">`;

beforeAll(() => {
  write("index.html", html("", "f0"));
  write("favicon.svg", "<svg/>");
  for (const lang of ["ja", "en"]) {
    write(`${lang}/index.html`, html('<link href="/_astro/a.css">', "a1"));
    write(`${lang}/rulings/one/index.html`, html(onBoard(lang), "a2"));
    write(`${lang}/cards/one/index.html`, html("", "a3"));
    write(`${lang}/offline/unread/index.html`, html("", "a4"));
    write(`${lang}/feed.xml`, "<feed/>");
    write(`${lang}/terms/words.json`, "{}");
    write(`rules/gists.${lang}.json`, "{}");
    write(`_astro/Board.${lang}.js`, `import "./shared.js";import "./words.${lang}.js"`);
    write(`_astro/words.${lang}.js`, "");
    write(`_astro/board-${lang}.json`, `{"in":"${lang}"}`);
    write(`pagefind/index/${lang}_1.pf_index`, "");
    write(`pagefind/pagefind.${lang}_1.pf_meta`, "");
  }
  write("_astro/a.css", "a{}");
  write("_astro/shared.js", "import './not-there.js'");
  write("_astro/of-nobody.js", "");
  write("r/one/index.html", html("", "a5"));
  write("api/v1/cards.json", "[]");
  write("pagefind/pagefind.js", "");
  write("pagefind/wasm.en.pagefind", "");
  write("pagefind/wasm.unknown.pagefind", "");
  writeLists(folder);
});

it("lists of a language what all its pages need, and nothing else", () => {
  expect(Object.keys(listed("offline/ja/site.json")).toSorted()).toEqual([
    "/",
    "/_astro/Board.ja.js",
    "/_astro/a.css",
    "/_astro/shared.js",
    "/_astro/words.ja.js",
    "/favicon.svg",
    "/ja/",
    "/ja/terms/words.json",
    "/rules/gists.ja.json",
  ]);
});

it("lists the pages of each part, with the version that stands in them, and their boards", () => {
  expect(listed("offline/en/rulings.json")).toEqual({
    "/_astro/board-en.json": fingerprint('{"in":"en"}'),
    "/en/rulings/one/": "a2",
  });
  expect(listed("offline/ja/cards.json")).toEqual({ "/ja/cards/one/": "a3" });
});

it("lists of the search what a language needs", () => {
  expect(Object.keys(listed("offline/ja/search.json")).toSorted()).toEqual([
    "/pagefind/index/ja_1.pf_index",
    "/pagefind/pagefind.ja_1.pf_meta",
    "/pagefind/pagefind.js",
    "/pagefind/wasm.unknown.pagefind",
  ]);
});

it("sums up what can be read again", () => {
  const summary = parseSummary(json("offline/parts.json"));
  expect(summary).toMatchObject({ ok: true, value: { ja: { site: { files: 9 } } } });
});

it("says of an unchanged site the same, and of a changed one something else", () => {
  const before = writeLists(folder);
  expect(writeLists(folder)).toBe(before);
  write("en/cards/one/index.html", html("", "b3"));
  expect(writeLists(folder)).not.toBe(before);
  expect(listed("offline/en/cards.json")).toEqual({ "/en/cards/one/": "b3" });
});
