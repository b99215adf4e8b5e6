import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeLists } from "./build-lists.ts";
import { unbundled } from "./bundle.ts";
import { fingerprint } from "./fingerprint.ts";
import { filesOf, parseFileList, parseSummary, type Versions } from "./lists.ts";
import { withVersion } from "./version.ts";

const folder = mkdtempSync(path.join(tmpdir(), "saitei-lists-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(at: string, text: string): void {
  const file = path.join(folder, at);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const json = (at: string): unknown => JSON.parse(readFileSync(path.join(folder, at), "utf8"));

function listed(at: string): Versions {
  const list = parseFileList(json(at));
  return list.ok ? filesOf(list.value) : {};
}

const html = (body: string, version: string) => withVersion(`<head></head>${body}`, version);

const onBoard = (lang: string) =>
  `<b src="/_astro/Board.${lang}.js" props="{&quot;/_astro/board-${lang}.json&quot;}">`;

beforeAll(async () => {
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
    write(`pagefind/index/${lang}_1.pf_index`, `index in ${lang}`);
    write(`pagefind/pagefind.${lang}_1.pf_meta`, "");
  }
  write("_astro/a.css", "a{}");
  write("_astro/shared.js", "import './not-there.js'");
  write("_astro/of-nobody.js", "");
  write("r/one/index.html", html("", "a5"));
  write("api/v1/cards.json", "[]");
  write("pagefind/pagefind.js", "");
  write("pagefind/pagefind-entry.json", "{}");
  write("pagefind/wasm.en.pagefind", "");
  write("pagefind/wasm.unknown.pagefind", "");
  await writeLists(folder);
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
    "/pagefind/pagefind-entry.json",
    "/pagefind/pagefind.ja_1.pf_meta",
    "/pagefind/pagefind.js",
    "/pagefind/wasm.unknown.pagefind",
  ]);
});

/** What is in the bundles of a list, by bundle. */
function bundlesOf(at: string) {
  const list = parseFileList(json(at));
  return Object.entries(list.ok ? list.value.bundles : {}).map(([bundle, versions]) => {
    const files = unbundled(new Uint8Array(gunzipSync(readFileSync(path.join(folder, bundle)))));
    const texts = [...(files.ok ? files.value : [])].map(([file, text]) => [
      file,
      new TextDecoder().decode(text),
    ]);
    return { listed: Object.keys(versions), texts };
  });
}

it("bundles what is listed as it stands, scripts apart from pages", () => {
  const bundles = bundlesOf("offline/en/rulings.json");
  expect(bundles.map(({ texts }) => texts)).toEqual([
    [["/en/rulings/one/", html(onBoard("en"), "a2")]],
    [["/_astro/board-en.json", '{"in":"en"}']],
  ]);
  expect(bundles.map(({ listed }) => listed)).toEqual([
    ["/en/rulings/one/"],
    ["/_astro/board-en.json"],
  ]);
});

it("fills a bundle with a megabyte, and begins another", async () => {
  const text = "x".repeat(400_000);
  for (const name of ["a", "b", "c", "d"]) write(`pagefind/fragment/ja_${name}.pf_fragment`, text);
  await writeLists(folder);
  const sizes = bundlesOf("offline/ja/search.json").map(({ listed }) => listed.length);
  expect(sizes).toEqual([3, 5]);
});

it("leaves alone what must come last", () => {
  const list = parseFileList(json("offline/ja/search.json"));
  expect(list.ok && Object.keys(list.value.alone)).toEqual(["/pagefind/pagefind-entry.json"]);
});

it("sums up what can be read again", () => {
  const summary = parseSummary(json("offline/parts.json"));
  expect(summary).toMatchObject({ ok: true, value: { ja: { site: { files: 9 } } } });
});

it("says of an unchanged site the same, and of a changed one something else", async () => {
  const before = await writeLists(folder);
  expect(await writeLists(folder)).toBe(before);
  write("en/cards/one/index.html", html("", "b3"));
  expect(await writeLists(folder)).not.toBe(before);
  expect(listed("offline/en/cards.json")).toEqual({ "/en/cards/one/": "b3" });
});
