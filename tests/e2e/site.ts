/** What the tests know of the site, and a page that tells when it misbehaves. */
import { test as base, expect, type Page } from "@playwright/test";

export const LANGS = ["ja", "en"] as const;
export type Lang = (typeof LANGS)[number];

export const RULING = "tor-madness-any-discard";
/** A ruling whose answer has changed since its document. */
export const CHANGED_RULING = "tor-madness-exile-was-optional";

/** One page of each kind, after the language. */
export const PAGE_KINDS = {
  home: "",
  guides: "guides/",
  guide: "guides/madness/",
  rulings: "rulings/",
  ruling: `rulings/${RULING}/`,
  "changed ruling": `rulings/${CHANGED_RULING}/`,
  cards: "cards/",
  card: "cards/basking-rootwalla/",
  "own card": "cards/new/",
  "double-faced card": "cards/tovolar-dire-overlord/",
  "split card": "cards/fire-ice/",
  planeswalker: "cards/garruk-wildspeaker/",
  sandbox: "board/",
  changes: "changes/",
  change: "changes/combat-damage-on-the-stack/",
  notation: "notation/",
  conformance: "conformance/",
  "conformance case": "conformance/magus-of-the-moon-under-humility/",
  terms: "terms/",
  news: "news/",
  data: "data/",
  embedding: "embed/",
  about: "about/",
  offline: "offline/",
  unread: "offline/unread/",
  rules: "cr/",
  "map of rules": "cr/map/",
  rule: "cr/601.2b/",
  "section of rules": "cr/601/",
  "numbers of an edition": "cr/2002-02-20/",
  search: "search/",
} as const;

/** For tests that look at one page on both. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

/** A board for the pages of others: no header, so nothing leads from one language to the other. */
export const EMBEDDED = `embed/${RULING}/for-a-cost/`;

export const PAGES_WITHOUT_BOARDS = ["about", "guides", "rulings", "search"] as const;

export const addresses: readonly string[] = [
  "/",
  "/no-such-page/",
  ...LANGS.flatMap((lang) =>
    [...Object.values(PAGE_KINDS), EMBEDDED].map((page) => `/${lang}/${page}`),
  ),
];

/** In each frame: what the policy of a page forbids is told as an error, by every browser alike. */
function tellViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    console.error(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/** What each page had kept from it and never asked for: a test that held nothing back shows nothing. */
const neverAsked = new WeakMap<Page, Set<string>>();

/**
 * Keeps what the page asks for by this pattern from it, until the answer is called. By the end of
 * the test something must have been asked for.
 */
export async function heldBack(page: Page, pattern: string): Promise<() => void> {
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  const idle = neverAsked.get(page) ?? new Set();
  neverAsked.set(page, idle.add(pattern));
  await page.route(pattern, async (route) => {
    idle.delete(pattern);
    await held;
    await route.continue();
  });
  return () => letPass();
}

/** A list in parts of so many: tests that share a page of the browser take a part each. */
export const sharesOf = <One>(list: readonly One[], size: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/**
 * Of a page that is left, Firefox gives up the scripts that it still fetches, and calls each an
 * exception. Nothing is wrong where the server has them.
 */
const GIVEN_UP = /^exception: error loading dynamically imported module: (.+)/;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** By how much the layout shifts from now on, when what stands there has come to rest. */
export async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    let all = 0;
    const add = (shifts: readonly PerformanceEntry[]) => {
      for (const shift of shifts) all += (shift as LayoutShift).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    return () => {
      // Those of which it was not told yet.
      add(observer.takeRecords());
      return all;
    };
  });
  return () => sum.evaluate((told) => told());
}

/** A reader who moves as soon as the page stands: boards wait for somebody before they come to life. */
export function comeNear(): void {
  const move = () => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }));
  addEventListener("load", () => setTimeout(move));
}

/** The next page is opened as by somebody who was never here. */
export async function startAnew(page: Page): Promise<void> {
  // What a page leaves behind, it may leave behind when it is left.
  await page.goto("/favicon.svg");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** So long a page may take to answer at all, in milliseconds. */
const PULSE_MS = 5000;

/** What a page no longer does in whose test the time ran out: the press that waited doesn't tell. */
async function pulseOf(page: Page): Promise<readonly string[]> {
  const goesOn = (pulse: () => unknown): Promise<boolean> =>
    Promise.race([
      page.evaluate(pulse).then(
        () => true,
        () => true,
      ),
      new Promise<boolean>((done) => setTimeout(done, PULSE_MS, false)),
    ]);
  if (!(await goesOn(() => true))) return ["stalled: its scripts answer no more"];
  const paints = await goesOn(() => new Promise((done) => requestAnimationFrame(done)));
  return paints ? [] : ["stalled: its scripts answer, but no frame is painted any more"];
}

interface Options {
  /** Whether somebody is there who does more than look. */
  readonly isReaderThere: boolean;
}

interface Watched {
  /** Console errors, exceptions, requests to other origins and what the policy forbids. */
  readonly troubles: string[];
}

/** In every test: whatever the page does, it neither fails nor leaves its origin. */
export const test = base.extend<Watched & Options>({
  isReaderThere: [true, { option: true }],
  troubles: [
    async ({ context, page, baseURL, isReaderThere }, use, info) => {
      if (isReaderThere) await context.addInitScript(comeNear);
      const troubles: string[] = [];
      const origin = new URL(baseURL ?? "").origin;
      page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
      page.on("console", (message) => {
        // The page that is not there says so.
        const expected = message.text().includes("404") && page.url().includes("no-such-page");
        if (message.type() === "error" && !expected) troubles.push(`console: ${message.text()}`);
      });
      page.on("request", (request) => {
        const url = new URL(request.url());
        const local = url.protocol === "data:" || url.protocol === "blob:";
        if (!local && url.origin !== origin) troubles.push(`request: ${url.href}`);
      });
      await page.addInitScript(tellViolations);
      await use(troubles);
      for (const pattern of neverAsked.get(page) ?? []) {
        troubles.push(`nothing to hold back: ${pattern}`);
      }
      const told: string[] = [];
      for (const trouble of troubles) {
        const [, script] = GIVEN_UP.exec(trouble) ?? [];
        if (!script || !(await context.request.get(script)).ok()) told.push(trouble);
      }
      if (info.status === "timedOut") told.push(...(await pulseOf(page)));
      // Playwright by itself takes a picture of every page, and keeps those of tests that failed.
      if (told.length > 0 || info.status !== info.expectedStatus) {
        const path = info.outputPath("page.png");
        await page.screenshot({ path, timeout: PULSE_MS }).catch(() => {});
      }
      expect(told).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For groups of tests that read pages as they are without scripts. */
export function withoutJavaScript(): void {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === "firefox", "this driver cannot turn scripts off");
}

/** The search box that a page of any kind but the search itself has in its header. */
export const searchBox = (page: Page) => page.getByRole("search").getByRole("searchbox");
export const searchResults = (page: Page) => page.getByRole("search").getByRole("listitem");
