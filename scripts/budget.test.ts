/** What the parts of the built site may weigh, gzipped (`bench/budget.json`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import budget from "../bench/budget.json" with { type: "json" };
import { all, DIST, isBuilt, readPages, sizeOf } from "./testing/built.ts";
import {
  boardScripts,
  loadedBy,
  loadedLater,
  pageScripts,
  scriptNamed,
  TOOLS,
} from "./testing/scripts.ts";

const pages = readPages();

/** The weight of all files that aren't there already, by their addresses. */
function weightOf(files: Iterable<string>, ...there: readonly Iterable<string>[]): number {
  const known = new Set(there.flatMap((some) => [...some]));
  return [...files].filter((file) => !known.has(file)).reduce((sum, file) => sum + sizeOf(file), 0);
}

function expectWithin(weight: number, part: keyof typeof budget, of = ""): void {
  expect(weight, `${part} ${of}`).toBeGreaterThan(0);
  expect(weight, `${part} ${of}`).toBeLessThanOrEqual(budget[part].limit);
}

/** What these load by themselves, beside what every page has. */
function weightOfScripts(begin: readonly string[]): number {
  const there = pageScripts();
  const loaded = begin.flatMap((script) => [...loadedBy(script, true, new Set(there))]);
  return weightOf(new Set(loaded), there);
}

/** The scripts that a page names: at once, or once it stands (src/site/late.ts). */
const scriptsIn = (html: string): readonly string[] =>
  all(html, /(?:<script type="module" src=|\bimport\()"([^"]*)"/g);

/** What an island of Astro's loads, and what stands on the page for it. */
function weighAstroIsland(tag: string): number {
  const [props = ""] = all(tag, /\sprops="([^"]*)"/g);
  return (
    weightOfScripts(all(tag, /(?:component|renderer)-url="([^"]*)"/g)) + gzipSync(props).length
  );
}

describe.skipIf(!isBuilt)("the budget of the built site", () => {
  it.each([
    ["guide", /^\/(?:ja|en)\/guides\/[^/]+\/$/, 50],
    ["ruling", /^\/(?:ja|en)\/rulings\/[^/]+\/$/, 1000],
    ["home", /^\/(?:ja|en)\/$/, 2],
  ] as const)("%s: the HTML of its pages", (part, pattern, least) => {
    const addresses = [...pages.keys()].filter((address) => pattern.test(address));
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    for (const address of addresses) expectWithin(sizeOf(`${address}index.html`), part, address);
  });

  it("everyPage: the script that every page has", () => {
    const html = pages.get("/en/terms/") ?? "";
    expect(scriptsIn(html)).toHaveLength(1);
    expectWithin(weightOf(pageScripts()), "everyPage");
  });

  it("css: the styles of any page, in sheets and in the page", () => {
    const kinds = new Map(
      [...pages].map(([address, html]) => {
        const sheets = all(html, /<link rel="stylesheet" href="([^"]*)"/g);
        const own = all(html, /<style>(.*?)<\/style>/gs);
        return [[...sheets, ...own].join("\n"), { address, sheets, own }] as const;
      }),
    );
    expect([...kinds.values()].some(({ own }) => own.length > 0)).toBe(true);
    kinds.delete("");
    for (const { address, sheets, own } of kinds.values()) {
      const inPage = own.reduce((sum, styles) => sum + gzipSync(styles).length, 0);
      expectWithin(weightOf(new Set(sheets)) + inPage, "css", address);
    }
  });

  it("board: each, as its page loads it", () => {
    const files = [...pages.values()].flatMap((html) => all(html, /\sdata-board="([^"]*)"/g));
    expect(files.length).toBeGreaterThanOrEqual(2000);
    const largest = Math.max(...files.map(sizeOf));
    for (const { lang, known } of boardScripts()) {
      expectWithin(weightOf(known) + largest, "board", lang);
    }
  });

  it.each(["en", "ja"])("sandbox: as its page loads it (%s)", (lang) => {
    const waking = scriptsIn(pages.get(`/${lang}/board/`) ?? "");
    // That of every page, and its own.
    expect(waking).toHaveLength(2);
    expectWithin(weightOfScripts(waking), "sandbox");
  });

  it.each(["en", "ja"])("ownCard: as its page loads it (%s)", (lang) => {
    const html = pages.get(`/${lang}/cards/new/`) ?? "";
    const islands = all(html, /(<astro-island[^>]*OwnCard\.[^>]*>)/g);
    expect(islands).toHaveLength(1);
    expectWithin(Math.max(...islands.map(weighAstroIsland)), "ownCard");
  });

  it("play: what comes when somebody departs from a script", () => {
    for (const { lang, known, players } of boardScripts()) {
      expectWithin(weightOf(players, known), "play", lang);
    }
  });

  it("notation: what comes for links, and for what writes boards", () => {
    for (const { lang, known, players, notation } of boardScripts()) {
      expectWithin(weightOf(notation, known, players), "notation", lang);
    }
  });

  it("inspector: one, in one language, comes when a card is read", () => {
    for (const { lang, known, players } of boardScripts()) {
      const later = new Set(players.flatMap(loadedLater));
      const inspectors = [...later].filter((script) => /^Inspector(En|Ja)\./.test(script));
      expect(inspectors).toHaveLength(1);
      const files = inspectors.flatMap((name) => [...loadedBy(`/_astro/${name}`, false)]);
      expectWithin(weightOf(files, known, players), "inspector", lang);
    }
  });

  it.each([
    ["outcomes", "Outcomes"],
    ["whatIf", "WhatIf"],
    ["typing", "Typing"],
    ["copying", "Copying"],
  ] as const)("%s, which comes when it is asked for", (part, tool) => {
    expect(TOOLS).toContain(tool);
    for (const { lang, known, players, notation } of boardScripts()) {
      const files = loadedBy(scriptNamed(tool), false);
      expectWithin(weightOf(files, known, players, notation), part, lang);
    }
  });

  it("outcomesWorker: the engine that looks for outcomes", () => {
    const code = readFileSync(join(DIST, scriptNamed("Outcomes")), "utf8");
    const workers = all(code, /(worker-[\w-]+\.js)/g);
    expect(workers).toHaveLength(1);
    expectWithin(weightOf(workers.map((worker) => `/_astro/${worker}`)), "outcomesWorker");
  });

  it("watching: what rule steps and lines need", () => {
    for (const { lang, known, players } of boardScripts()) {
      const files = loadedBy(scriptNamed("watching"), false);
      expectWithin(weightOf(files, known, players), "watching", lang);
    }
  });

  it("terms: the terms of captions", () => {
    for (const { lang, known } of boardScripts()) {
      const files = [...loadedBy(scriptNamed("terms"), false), `/${lang}/terms/words.json`];
      expectWithin(weightOf(files, known), "terms", lang);
    }
  });

  it("worker, start, embedScript: what keeps pages, and what stands in the pages of others", () => {
    expectWithin(sizeOf("/sw.js"), "worker");
    expectWithin(sizeOf(scriptNamed("start")), "start");
    expectWithin(sizeOf("/embed/saitei-board.js"), "embedScript");
  });
});
