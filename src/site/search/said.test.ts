import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { close, createIndex } from "pagefind";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pagesSaying } from "./said.ts";
import type { Pagefind } from "./text.ts";

/** What the index is asked about, among so many other words that it comes in parts. */
const PAGES = {
  en: [
    "A b c",
    "Board and boards",
    "A dream",
    "Dreadful things were exiled.",
    "Exile it",
    "It annihilates all",
    "Annul it",
  ],
  ja: [
    "除去する",
    "墓地から除く",
    "追放する",
    "唱えたとき",
    "唱える",
    "マッドネスで唱える",
    "ゴブリンとクリーチャー",
    "ブリンとクを",
  ],
} as const;
type Lang = keyof typeof PAGES;

const LETTERS = { en: "abcdefghijklmnopqrstuvwxyz", ja: "唱墓外放追除アイマドネス" } as const;
const FILLER_PAGES = 200;
const FILLER_WORDS = 80;

/** Words of four to seven letters that mean nothing, always the same ones. */
function fillerOf(lang: Lang): () => string {
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const letters = [...LETTERS[lang]];
  const word = () =>
    Array.from({ length: 4 + next(4) }, () => letters[next(letters.length)]).join("");
  return () => Array.from({ length: FILLER_WORDS }, word).join(" ");
}

const folder = mkdtempSync(join(tmpdir(), "said-"));
beforeAll(async () => {
  const { index } = await createIndex({ includeCharacters: "." });
  if (index === undefined) throw new Error("Pagefind did not start");
  for (const lang of ["en", "ja"] as const) {
    for (const [place, content] of PAGES[lang].entries()) {
      const url = `/${lang}/${place}/`;
      await index.addCustomRecord({ url, content, language: lang, meta: { title: content } });
    }
    const filler = fillerOf(lang);
    for (let page = 0; page < FILLER_PAGES; page += 1) {
      const url = `/${lang}/filler/${page}/`;
      await index.addCustomRecord({ url, content: filler(), language: lang });
    }
  }
  await index.writeFiles({ outputPath: folder });
  await close();
});

afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(readFileSync(address.replace(/\?.*/, "")))),
  );
});

/** An index of which nothing is loaded. */
async function fresh(lang: Lang): Promise<Pagefind> {
  vi.stubGlobal("location", pathToFileURL(folder));
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => lang }) });
  const { createInstance } = await import(/* @vite-ignore */ join(folder, "pagefind.js"));
  const pagefind = createInstance({ basePath: `${folder}/`, baseUrl: "/" });
  await pagefind.init();
  return pagefind;
}

/** The pages found, but for those that mean nothing. */
async function urlsOf(pagefind: Pagefind, word: string): Promise<readonly string[]> {
  const found = await pagesSaying(pagefind, word);
  const pages = await Promise.all(found.map((page) => page.data()));
  return pages
    .map(({ url }) => url)
    .filter((url) => !url.includes("filler"))
    .sort();
}

/** Asks for each beginning of a word, as somebody does who types it. */
async function type(pagefind: Pagefind, word: string): Promise<void> {
  for (let end = 1; end < word.length; end += 1) {
    await pagesSaying(pagefind, word.slice(0, end));
    await pagefind.search(word.slice(0, end));
  }
}

it("the index comes in parts", () => {
  expect(
    readdirSync(join(folder, "index")).filter((name) => /^en_/.test(name)).length,
  ).toBeGreaterThan(2);
  expect(
    readdirSync(join(folder, "index")).filter((name) => /^ja_/.test(name)).length,
  ).toBeGreaterThan(2);
});

describe.each([
  ["en", "board", ["/en/1/"]],
  ["en", "boards", ["/en/1/"]],
  ["en", "boa", ["/en/1/"]],
  ["en", "dread", ["/en/3/"]],
  ["en", "exile", ["/en/3/", "/en/4/"]],
  ["en", "annihilate", ["/en/5/"]],
  ["en", "b", ["/en/0/"]],
  ["en", "bob", []],
  ["en", "dredge", []],
  ["en", "exilarch", []],
  ["ja", "除去", ["/ja/0/"]],
  ["ja", "唱え", ["/ja/3/", "/ja/4/", "/ja/5/"]],
  ["ja", "マッド", ["/ja/5/"]],
  ["ja", "除外", []],
  ["ja", "追う", []],
  ["ja", "ブリンク", []],
] as const)("%s: %s", (lang, word, pages) => {
  it("is said by the same pages, whether it is asked at once or typed", async () => {
    expect(await urlsOf(await fresh(lang), word)).toEqual(pages);
    const typed = await fresh(lang);
    await type(typed, word);
    expect(await urlsOf(typed, word)).toEqual(pages);
  });
});

it.each(["en", "ja"] as const)("%s: a beginning finds all that begins with it", async (lang) => {
  const loaded = await fresh(lang);
  const beginnings = [...LETTERS[lang]].slice(0, 8).map((letter) => `${LETTERS[lang][3]}${letter}`);
  for (const letter of LETTERS[lang]) await loaded.search(letter);
  for (const beginning of beginnings) await loaded.search(beginning);
  for (const beginning of beginnings) {
    const once = await pagesSaying(await fresh(lang), beginning);
    const again = await pagesSaying(loaded, beginning);
    expect(
      once.map(({ id }) => id),
      beginning,
    ).toEqual(again.map(({ id }) => id));
  }
});
