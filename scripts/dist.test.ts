/** What must be true of the built site as files: `npm test` builds it before these run. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const DIST = join(import.meta.dirname, "..", "dist");
const CSS_BUDGET = 14_000;
/**
 * A board to be watched: its scripts, its steps as they look, and what it takes to play it. This is
 * what every page with a board loads by itself; the goal for it is 90 kB.
 */
const BOARD_BUDGET = 45_000;
/** What comes when somebody departs from the script: the engine and all that it can be asked. */
const PLAY_BUDGET = 140_000;
/** The notation, for links to lines of play and for the tools that write and read boards. */
const NOTATION_BUDGET = 52_000;
/**
 * What the first card that is read brings: the inspector and the printer of the page's language,
 * which grows with the words that the cards need.
 */
const INSPECTOR_BUDGET = 40_000;
/** What comes as somebody asks for it, by the name of its file, and what each may weigh. */
const TOOLS = {
  Outcomes: 10_000,
  WhatIf: 15_000,
  Typing: 6_000,
  Copying: 8_000,
} as const;
/** The worker that looks for outcomes is an engine of its own, beside the page's. */
const OUTCOMES_WORKER_BUDGET = 90_000;
/** What a reader of rule steps, of the stack over time and of lines of their own needs. */
const WATCHING_BUDGET = 10_000;
/** The terms of captions, which come as a reader begins, too, with their words. */
const TERMS_BUDGET = 3_000;
/** The page to try a card of one's own on: all cards, both printers, the parser beside, and a board. */
const OWN_CARD_BUDGET = 350_000;
/** The page to build boards on: all cards, the printer of both languages, and a board. */
const SANDBOX_BUDGET = 400_000;
const isOwnCard = (tag: string): boolean => /component-url="[^"]*OwnCard\./.test(tag);
const isSandbox = (tag: string): boolean => /component-url="[^"]*Sandbox\./.test(tag);
const isInspector = (script: string): boolean => /Inspector(En|Ja)\./.test(script);
const isPlay = (script: string): boolean => /Play(En|Ja)\./.test(script);
const isTool = (script: string): boolean =>
  Object.keys(TOOLS).some((tool) => script.startsWith(`${tool}.`));
const isWatching = (script: string): boolean => /^watching\./.test(script);
const isTerms = (script: string): boolean => /^terms\./.test(script);
const isExtra = (script: string): boolean =>
  isPlay(script) || isInspector(script) || isTool(script) || isWatching(script) || isTerms(script);

const built = existsSync(join(DIST, "index.html"));
const files = built ? globSync("**/*.html", { cwd: DIST }).sort() : [];
const pages: ReadonlyMap<string, string> = new Map(
  files.map((file) => [
    `/${file.replace(/index\.html$/, "")}`,
    readFileSync(join(DIST, file), "utf8"),
  ]),
);

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
const idsIn = (html: string) => all(html, /\sid="([^"]*)"/g);

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(DIST, file))).length;
  sizes.set(file, size);
  return size;
}

/** A board in an address is no anchor. */
const isBoard = (anchor: string): boolean => anchor.startsWith("board=");

const loadedLater = (code: string) => all(code, /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g);

/** A script with those that it imports, and, if `later`, those that it may load when needed. */
function loadedBy(script: string, later: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const code = readFileSync(join(DIST, script), "utf8");
  const found = [
    ...all(code, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    ...(later ? loadedLater(code).filter((name) => !isExtra(name)) : []),
  ];
  for (const name of found) loadedBy(`/_astro/${name}`, later, seen);
  return seen;
}

/** For each language the scripts of a board in its page, and those with which it is played. */
const boardScripts = () =>
  ["En", "Ja"].map((lang) => {
    const [board = ""] = globSync(`_astro/Board${lang}.*.js`, { cwd: DIST });
    const [play = ""] = globSync(`_astro/Play${lang}.*.js`, { cwd: DIST });
    const [link = ""] = globSync("_astro/link.*.js", { cwd: DIST });
    return {
      known: loadedBy(`/${board}`, true),
      players: [...loadedBy(`/${play}`, false)],
      notation: [...loadedBy(`/${link}`, false)],
    };
  });

describe.skipIf(!built)("the built site", () => {
  it("keeps its style sheets within the budget", () => {
    const sheets = globSync("_astro/*.css", { cwd: DIST });
    const bytes = sheets.map((sheet) => gzipSync(readFileSync(join(DIST, sheet))).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CSS_BUDGET);
  });

  it("keeps each board, as its page loads it, within the budget", () => {
    const islands = [...pages.values()].flatMap((html) =>
      [...html.matchAll(/<astro-island[^>]*>/g)].map(([tag]) => tag),
    );
    expect(islands.length).toBeGreaterThan(0);
    // Hundreds of boards share a handful of scripts.
    const known = new Map<string, number>();
    const weightOf = (component: string, renderer: string): number => {
      const key = `${component} ${renderer}`;
      const scripts = () => new Set([...loadedBy(component, true), ...loadedBy(renderer, false)]);
      const weight = known.get(key) ?? [...scripts()].reduce((sum, file) => sum + sizeOf(file), 0);
      known.set(key, weight);
      return weight;
    };
    const weigh = (tag: string): number => {
      const [component = ""] = all(tag, /component-url="([^"]*)"/g);
      const [renderer = ""] = all(tag, /renderer-url="([^"]*)"/g);
      const [props = ""] = all(tag, /\sprops="([^"]*)"/g);
      return weightOf(component, renderer) + gzipSync(props).length;
    };
    const boards = islands.filter((tag) => !isOwnCard(tag) && !isSandbox(tag)).map(weigh);
    expect(Math.max(...boards)).toBeLessThanOrEqual(BOARD_BUDGET);
    const ownCards = islands.filter(isOwnCard).map(weigh);
    expect(ownCards).toHaveLength(2);
    expect(Math.max(...ownCards)).toBeLessThanOrEqual(OWN_CARD_BUDGET);
    const sandboxes = islands.filter(isSandbox).map(weigh);
    expect(sandboxes).toHaveLength(2);
    expect(Math.max(...sandboxes)).toBeLessThanOrEqual(SANDBOX_BUDGET);
  });

  it("keeps what comes when somebody departs from a script within the budget", () => {
    for (const { known, players } of boardScripts()) {
      const added = players.filter((file) => !known.has(file));
      const weight = added.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(PLAY_BUDGET);
    }
  });

  it("keeps the notation, which comes for links and for what writes boards, within the budget", () => {
    for (const { known, players, notation } of boardScripts()) {
      const there = new Set([...known, ...players]);
      const added = notation.filter((file) => !there.has(file));
      const weight = added.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(NOTATION_BUDGET);
    }
  });

  it("keeps the inspector, which comes when a card is read, in one language and within the budget", () => {
    for (const { known, players } of boardScripts()) {
      const later = players.flatMap((file) => loadedLater(readFileSync(join(DIST, file), "utf8")));
      const inspectors = [...new Set(later.filter(isInspector))];
      expect(inspectors).toHaveLength(1);
      const there = new Set([...known, ...players]);
      const added = inspectors.flatMap((name) =>
        [...loadedBy(`/_astro/${name}`, false)].filter((script) => !there.has(script)),
      );
      const weight = added.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(weight).toBeLessThanOrEqual(INSPECTOR_BUDGET);
    }
  });

  it.each(Object.entries(TOOLS))(
    "keeps %s, which comes when it is asked for, within the budget",
    (tool, budget) => {
      const [part = "", ...more] = globSync(`_astro/${tool}.*.js`, { cwd: DIST });
      expect(more).toEqual([]);
      for (const { known, players, notation } of boardScripts()) {
        const there = new Set([...known, ...players, ...notation]);
        const added = [...loadedBy(`/${part}`, false)].filter((script) => !there.has(script));
        const weight = added.reduce((sum, file) => sum + sizeOf(file), 0);
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(budget);
      }
    },
  );

  it("keeps the worker that looks for outcomes within the budget", () => {
    const [list = ""] = globSync("_astro/Outcomes.*.js", { cwd: DIST });
    const workers = all(readFileSync(join(DIST, list), "utf8"), /(worker-[\w-]+\.js)/g);
    expect(workers).toHaveLength(1);
    for (const worker of workers) {
      expect(sizeOf(`/_astro/${worker}`)).toBeLessThanOrEqual(OUTCOMES_WORKER_BUDGET);
    }
  });

  it("keeps what rule steps and lines need within the budget", () => {
    const [part = "", ...more] = globSync("_astro/watching.*.js", { cwd: DIST });
    expect(more).toEqual([]);
    for (const { known, players } of boardScripts()) {
      const there = new Set([...known, ...players]);
      const added = [...loadedBy(`/${part}`, false)].filter((script) => !there.has(script));
      const weight = added.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(WATCHING_BUDGET);
    }
  });

  it("keeps the terms of captions within the budget", () => {
    const [part = "", ...more] = globSync("_astro/terms.*.js", { cwd: DIST });
    expect(more).toEqual([]);
    for (const [board, lang] of [
      ["BoardEn", "en"],
      ["BoardJa", "ja"],
    ]) {
      const [script = ""] = globSync(`_astro/${board}.*.js`, { cwd: DIST });
      const known = loadedBy(`/${script}`, true);
      const added = [...loadedBy(`/${part}`, false)].filter((file) => !known.has(file));
      const files = [...added, `/${lang}/terms/words.json`];
      const weight = files.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(added).not.toEqual([]);
      expect(weight, board).toBeLessThanOrEqual(TERMS_BUDGET);
    }
  });

  it("has every page in both languages, with the same anchors", () => {
    for (const [address, html] of pages) {
      if (!address.startsWith("/ja/")) continue;
      const twin = pages.get(address.replace("/ja/", "/en/"));
      expect(twin, `${address} in English`).toBeDefined();
      expect(idsIn(twin ?? "").sort(), address).toEqual(idsIn(html).sort());
    }
    const count = (lang: string) => files.filter((file) => file.startsWith(lang)).length;
    expect(count("en/")).toBe(count("ja/"));
  });

  it("has anchors in ASCII only, none of them twice on a page", () => {
    for (const [address, html] of pages) {
      const ids = idsIn(html);
      expect(
        ids.filter((id) => !/^[A-Za-z][\w.:-]*$/.test(id)),
        address,
      ).toEqual([]);
      expect(new Set(ids).size, address).toBe(ids.length);
    }
  });

  it("has no link that leads nowhere", () => {
    const dead: string[] = [];
    for (const [address, html] of pages) {
      for (const href of all(html, /<(?:a|link)\s[^>]*?href="([^"]*)"/g)) {
        const url = new URL(href, `http://site${address}`);
        if (url.host !== "site") continue;
        const target = pages.get(url.pathname);
        const anchor = decodeURIComponent(url.hash.slice(1));
        const there =
          target === undefined
            ? existsSync(join(DIST, url.pathname)) && !url.pathname.endsWith("/")
            : anchor === "" || isBoard(anchor) || idsIn(target).includes(anchor);
        if (!there) dead.push(`${address}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it("loads nothing from elsewhere", () => {
    for (const [address, html] of pages) {
      const loaded = [
        ...all(html, /\ssrc="([^"]*)"/g),
        ...all(html, /<link\s[^>]*rel="(?:stylesheet|icon|preload)"[^>]*href="([^"]*)"/g),
      ];
      expect(
        loaded.filter((source) => /^(https?:)?\/\//.test(source)),
        address,
      ).toEqual([]);
    }
  });

  it("tells search engines of both languages by absolute addresses", () => {
    for (const [address, html] of pages) {
      if (!/^\/(ja|en)\//.test(address)) continue;
      const alternates = all(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
      expect(alternates, address).toHaveLength(3);
      for (const alternate of alternates) expect(alternate).toMatch(/^https:\/\//);
    }
  });

  it("has the cards as data, each with its pages and its text in both languages", () => {
    const cards = JSON.parse(readFileSync(join(DIST, "api/v1/cards.json"), "utf8"));
    expect(cards.length).toBeGreaterThan(300);
    for (const { id, url, halves, back, ...front } of cards) {
      for (const address of Object.values<string>(url)) expect(pages.has(address), id).toBe(true);
      for (const face of [...(halves ?? [front]), ...(back ? [back] : [])]) {
        expect(face.en.typeLine, id).toMatch(/[A-Z]/);
        expect(face.ja.name, id).toMatch(/[ぁ-んァ-ヶ一-龠]/);
        expect(face.ja.lines, id).toHaveLength(face.en.lines.length);
      }
    }
  });

  it("has the rulings as data, each with its pages and boards that hold", () => {
    const rulings = JSON.parse(readFileSync(join(DIST, "api/v1/rulings.json"), "utf8"));
    expect(rulings.length).toBeGreaterThan(0);
    for (const { id, url, boards } of rulings) {
      for (const address of Object.values<string>(url)) expect(pages.has(address), id).toBe(true);
      for (const { verified } of boards) {
        expect(verified, id).toBeTruthy();
        expect(JSON.stringify(verified), id).not.toContain('"holds":false');
      }
    }
  });
});
