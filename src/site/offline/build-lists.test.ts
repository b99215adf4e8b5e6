import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeLists } from "./build-lists.ts";
import { unbundled } from "./bundle.ts";
import { filesOf, parseFileList, parseSummary } from "./lists.ts";
import { withVersion } from "./version.ts";

const folder = mkdtempSync(path.join(tmpdir(), "saitei-lists-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(at: string, text: string): void {
  const file = path.join(folder, at);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const json = (at: string): unknown => JSON.parse(readFileSync(path.join(folder, at), "utf8"));

function listed(at: string): readonly string[] {
  const list = parseFileList(json(at));
  return list.ok ? filesOf(list.value).toSorted() : [];
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
  expect(listed("offline/ja/site.json")).toEqual([
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

it("lists the pages of each part, and their boards", () => {
  expect(listed("offline/en/rulings.json")).toEqual(["/_astro/board-en.json", "/en/rulings/one/"]);
  expect(listed("offline/ja/cards.json")).toEqual(["/ja/cards/one/"]);
});

it("lists of the search what a language needs", () => {
  expect(listed("offline/ja/search.json")).toEqual([
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
  return Object.entries(list.ok ? list.value.bundles : {}).map(([bundle, listed]) => {
    const files = unbundled(new Uint8Array(gunzipSync(readFileSync(path.join(folder, bundle)))));
    const texts = [...(files.ok ? files.value : [])].map(([file, text]) => [
      file,
      new TextDecoder().decode(text),
    ]);
    return { listed, texts, bundle };
  });
}

it("bundles what is listed as it stands, boards apart from pages", () => {
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

describe("where a bundle ends", () => {
  const KILOBYTE = "x".repeat(1000);
  const writeFragment = (name: string, kilobytes = 100) =>
    write(`pagefind/fragment/ja_${name}.pf_fragment`, KILOBYTE.repeat(kilobytes));
  const sizes = () =>
    bundlesOf("offline/ja/search.json").map(({ texts }) =>
      texts.reduce((sum, [, text = ""]) => sum + text.length, 0),
    );

  beforeAll(async () => {
    for (let name = 100; name < 200; name += 1) writeFragment(String(name));
    await writeLists(folder);
  });
  afterAll(() => rmSync(path.join(folder, "pagefind/fragment"), { recursive: true }));

  it("it has half a megabyte at least, and two and one file at most", () => {
    // Filled to the brim, ten megabytes would be six at most.
    expect(sizes().length).toBeGreaterThan(7);
    for (const size of sizes().slice(0, -1)) {
      expect(size).toBeGreaterThanOrEqual(500_000);
      expect(size).toBeLessThan(2_100_000);
    }
  });

  it("the others stay when a file is added", async () => {
    const addresses = () => bundlesOf("offline/ja/search.json").map(({ bundle }) => bundle);
    const before = addresses();
    writeFragment("149a");
    await writeLists(folder);
    const after = addresses();
    expect(after.filter((bundle) => !before.includes(bundle)).length).toBeLessThanOrEqual(2);
    expect(before.filter((bundle) => !after.includes(bundle)).length).toBeGreaterThan(0);
  });
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
  const [bundle] = bundlesOf("offline/en/cards.json");
  expect(await writeLists(folder)).not.toBe(before);
  expect(bundlesOf("offline/en/cards.json")[0]?.bundle).not.toBe(bundle?.bundle);
});
