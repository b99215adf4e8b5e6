/** What a page of a site costs its reader: its weight, how soon it is painted, how soon it finds. */
import type { IncomingMessage } from "node:http";
import { get } from "node:http";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { ensureChromium } from "../../scripts/browser.ts";
import { auditValue, reportOf } from "../../scripts/lighthouse-report.ts";
import { serve } from "../../scripts/serve.ts";
import { slowDown } from "../../scripts/slow.ts";

type SiteName = "Saitei" | "Starlight";

interface Asked {
  readonly address: string;
  /** Whether a service worker has asked, or the browser for one: to read without a network. */
  readonly isKept: boolean;
}

export interface Site {
  readonly name: SiteName;
  readonly origin: string;
  /** What the server has been asked for since this was last emptied. */
  readonly heard: Asked[];
}

/** As wide as Lighthouse's phone. */
const PHONE = {
  ...devices["Pixel 7"],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};
const QUIET_MS = 3000;
const PATIENCE_MS = 60_000;

export async function open(name: SiteName, folder: string): Promise<Site> {
  const heard: Asked[] = [];
  const workers = new Set<string>();
  const listen = ({ url: address = "/", headers }: IncomingMessage): void => {
    if (headers["service-worker"] === "script") workers.add(address);
    const asker = URL.parse(headers.referer ?? "")?.pathname;
    heard.push({ address, isKept: workers.has(address) || workers.has(asker ?? "") });
  };
  const port = await serve(undefined, { folder, heard: listen });
  return { name, origin: `http://localhost:${port}`, heard };
}

export type Figures = Readonly<Record<string, number>>;

/** What an address weighs on its way, headers not counted, and of which kind it is. */
const sent = (address: string): Promise<{ readonly kind: string; readonly bytes: number }> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "gzip" } }, (response) => {
      const type = response.headers["content-type"] ?? "";
      const [, kind = "other"] = /^text\/(html|css|javascript)/.exec(type) ?? [];
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve({ kind, bytes }));
      response.on("error", reject);
    }).on("error", reject);
  });

/**
 * Everything that the server is asked for until nobody has asked for 3 s, while nobody touches the
 * page. What a service worker fetches for later is counted too, and what the page is without it.
 */
export async function weigh(site: Site, path: string): Promise<Figures> {
  // A browser of its own each time: icons are kept beyond a context.
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const page = await browser.newPage(PHONE);
    site.heard.length = 0;
    await page.goto(site.origin + path, { waitUntil: "load" });
    const start = performance.now();
    let known = -1;
    while (known !== site.heard.length && performance.now() - start < PATIENCE_MS) {
      known = site.heard.length;
      await page.waitForTimeout(QUIET_MS);
    }
  } finally {
    await browser.close();
  }
  const files = await Promise.all(
    [...site.heard].map(async (asked) => ({
      ...asked,
      ...(await sent(site.origin + asked.address)),
    })),
  );
  const own = files.filter(({ isKept }) => !isKept);
  return { ...sums(files, "all"), ...sums(own, "own") };
}

const KINDS = ["html", "css", "javascript", "other"] as const;

function sums(
  files: readonly { readonly kind: string; readonly bytes: number }[],
  prefix: string,
): Figures {
  const kB = (some: typeof files): number => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    [`${prefix} requests`]: files.length,
    [`${prefix} total`]: kB(files),
    ...Object.fromEntries(
      KINDS.map((kind) => [`${prefix} ${kind}`, kB(files.filter((file) => file.kind === kind))]),
    ),
  };
}

export async function paint(site: Site, path: string): Promise<Figures> {
  const only = "--only-categories=performance";
  const simulated = await reportOf(site.origin + path, [only]);
  const slowed = await reportOf(site.origin + path, [only, "--throttling-method=devtools"]);
  return {
    lcp: auditValue(simulated, "largest-contentful-paint"),
    cls: auditValue(simulated, "cumulative-layout-shift"),
    tbt: auditValue(simulated, "total-blocking-time"),
    slowedLcp: auditValue(slowed, "largest-contentful-paint"),
  };
}

const SEARCH = {
  Saitei: { field: "[data-search] input", result: "[data-search] ol .hit" },
  Starlight: { field: "#starlight__search input", result: ".pagefind-ui__result-link" },
} as const satisfies Record<SiteName, unknown>;

/** Outside the time measured: whoever types has opened the search before. */
async function openSearch(site: Site, page: Page): Promise<void> {
  if (site.name === "Saitei") return;
  // The theme fetches its search when the page is idle.
  await page.locator(SEARCH.Starlight.field).waitFor({ state: "attached" });
  await page.locator("button[data-open-modal]").click();
}

/** From a query in the field, which has just been given the focus, to the first result; in ms. */
export async function find(
  browser: Browser,
  site: Site,
  {
    path,
    query,
    isSlow,
  }: { readonly path: string; readonly query: string; readonly isSlow: boolean },
): Promise<number> {
  // What a service worker fetches is not slowed down with the page, and what it has kept isn't cold.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  // What slows a page down leaves its workers alone: without them the texts are asked in the page.
  if (isSlow) await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  await page.goto(site.origin + path, { waitUntil: "networkidle" });
  if (isSlow) await slowDown(page);
  await openSearch(site, page);
  const ms = await page.evaluate(
    async ({ field, result, query: text }) => {
      const input = document.querySelector<HTMLInputElement>(field);
      if (!input) throw new Error("There is no search on this page.");
      input.focus();
      if (document.activeElement !== input) throw new Error("The search can't be typed into.");
      const start = performance.now();
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      return new Promise<number>((resolve, reject) => {
        const look = () => {
          const passed = performance.now() - start;
          if (document.querySelector(result)) resolve(passed);
          else if (passed > 60_000) reject(new Error("The search found nothing in a minute."));
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    { ...SEARCH[site.name], query },
  );
  await context.close();
  return ms;
}
