/**
 * Axe (WCAG 2.2 A and AA, and what it calls best practice) on every page of the built site:
 * `npm run axe [-- --kind rulings --sample 20 --lang en --rule target-size --workers 2]`, after a
 * build. Each page is looked at on a desktop and on a phone, in the light and in the dark; for rules
 * that are named, where they can find anything, which takes a fraction of the time. A line for each
 * finding.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findingsOn, type Look, WCAG } from "./axe/findings.ts";
import { kindOf, kinds, pagesIn, sampleOf } from "./axe/pages.ts";
import { ensureShell } from "./browser.ts";
import { serve } from "./serve.ts";

const { values } = parseArgs({
  options: {
    kind: { type: "string", multiple: true },
    lang: { type: "string" },
    sample: { type: "string" },
    rule: { type: "string", multiple: true },
    workers: { type: "string", default: "2" },
  },
});

const tags = [...WCAG, "best-practice"];

/** How a page is looked at. In the dark nothing but its colors is another. */
const looks = [
  { name: "desktop, light", width: 1280, colorScheme: "light", rules: undefined },
  { name: "desktop, dark", width: 1280, colorScheme: "dark", rules: ["color-contrast"] },
  { name: "phone, dark", width: 390, colorScheme: "dark", rules: ["color-contrast"] },
  { name: "phone, light", width: 390, colorScheme: "light", rules: undefined },
] as const;

/** What takes a reader on to another page at once. */
const leading =
  /<script>(?:(?!<\/script>)[\s\S])*location\.replace\([\s\S]*?<\/script>|<meta http-equiv="refresh"[^>]*>/g;

/** A page that is used again and again, and stays at the address that it was given. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  await context.route(/(\/|\.html)$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: (await response.text()).replace(leading, "") });
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setBlockedURLs", { urls: ["*.png", "*.svg", "*/pagefind/*"] });
  return page;
}

/** What is asked in a look: of the rules that are named, if any are, or of all. */
function questionOf({ rules }: (typeof looks)[number]): Look | undefined {
  const { rule: named } = values;
  if (!named) return rules ? { rules } : { tags };
  const both = rules ? named.filter((rule) => rules.some((one) => one === rule)) : named;
  return both.length > 0 ? { rules: both } : undefined;
}

async function lookAt(page: Page, address: string): Promise<readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [index, look] of looks.entries()) {
    const { name, width, colorScheme } = look;
    const question = questionOf(look);
    if (!question) continue;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (index === 0) await page.goto(address, { waitUntil: "load" });
    for (const line of await findingsOn(page, question)) {
      found.set(line, [...(found.get(line) ?? []), name]);
    }
  }
  return [...found].map(([line, at]) => `${line}  (${at.join("; ")})`);
}

const wrong = (values.kind ?? []).find((kind) => !kinds.some((one) => one === kind));
if (wrong !== undefined) throw new Error(`--kind: ${kinds.join(" | ")}`);

const all = pagesIn("dist").filter(
  (path) =>
    (!values.kind || values.kind.includes(kindOf(path))) &&
    (values.lang === undefined || path.startsWith(`/${values.lang}/`)),
);
const pages = values.sample === undefined ? all : sampleOf(all, Number(values.sample));
const origin = `http://localhost:${await serve()}`;
const browser = await chromium.launch({ executablePath: ensureShell() });
const began = performance.now();
let done = 0;
let findings = 0;
let next = 0;

async function work(): Promise<void> {
  const page = await openPage(browser);
  for (let path = pages[next++]; path !== undefined; path = pages[next++]) {
    try {
      const lines = await lookAt(page, `${origin}${path}`);
      for (const line of lines) console.log(`${path}  ${line}`);
      findings += lines.length;
    } catch (error) {
      findings += 1;
      console.log(
        `${path}  could not be looked at: ${error instanceof Error ? error.message : error}`,
      );
    }
    done += 1;
    if (done % 100 === 0) {
      const minutes = (performance.now() - began) / 60_000;
      console.error(`${done} of ${pages.length} pages, ${minutes.toFixed(1)} minutes`);
    }
  }
}

await Promise.all(Array.from({ length: Number(values.workers) }, work));
await browser.close();
const seconds = (performance.now() - began) / 1000;
console.log(`${done} pages in ${seconds.toFixed(0)} s: ${findings} findings.`);
process.exit(findings > 0 ? 1 : 0);
