/**
 * Axe (WCAG 2.2 A and AA, and what it calls best practice) on every page of the built site:
 * `npm run axe [-- --kind rulings --sample 20 --lang en --workers 2]`, after a build. Each page is
 * looked at on a desktop and on a phone, in the light and in the dark. A line for each finding.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { kindOf, kinds, pagesIn, sampleOf } from "./axe/pages.ts";
import { ensureShell } from "./browser.ts";
import { serve } from "./serve.ts";

const { values } = parseArgs({
  options: {
    kind: { type: "string", multiple: true },
    lang: { type: "string" },
    sample: { type: "string" },
    workers: { type: "string", default: "2" },
  },
});

/** The axe of the tests, which is not ours to name: it comes with what Playwright is given. */
const require = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeSource = readFileSync(require.resolve("axe-core"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How a page is looked at. In the dark nothing but its colours is another. */
const looks = [
  { name: "desktop, light", width: 1280, colorScheme: "light", rules: undefined },
  { name: "desktop, dark", width: 1280, colorScheme: "dark", rules: ["color-contrast"] },
  { name: "phone, dark", width: 390, colorScheme: "dark", rules: ["color-contrast"] },
  { name: "phone, light", width: 390, colorScheme: "light", rules: undefined },
] as const;

interface Finding {
  readonly rule: string;
  readonly where: string;
  readonly why: string;
}

/** What axe says of the page as it stands. */
function findingsOn(page: Page, rules: readonly string[] | undefined): Promise<Finding[]> {
  return page.evaluate(
    async ({ only, wanted }) => {
      const { axe } = globalThis as unknown as { readonly axe: typeof import("axe-core") };
      const { violations } = await axe.run(document, {
        runOnly: only ? { type: "rule", values: [...only] } : { type: "tag", values: wanted },
        // Of what is in order nothing need be said, and pages within the page are pages here, too.
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any, all, none }) => ({
          rule: id,
          where: `${target.join(" ")}  ${html.slice(0, 160)}`,
          why: [...any, ...all, ...none].map(({ message }) => message).join("; "),
        })),
      );
    },
    { only: rules, wanted: tags },
  );
}

/** What takes a reader on to another page at once. */
const leading =
  /<script>(?:(?!<\/script>)[\s\S])*location\.replace\([\s\S]*?<\/script>|<meta http-equiv="refresh"[^>]*>/g;

/** A page that is used again and again, and stays at the address that it was given. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  await context.route(/(\/|\.html)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(leading, "") });
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setBlockedURLs", { urls: ["*.png", "*.svg", "*/pagefind/*"] });
  return page;
}

async function lookAt(page: Page, address: string): Promise<readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [index, { name, width, colorScheme, rules }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (index === 0) {
      await page.goto(address, { waitUntil: "load" });
      await page.evaluate(axeSource);
    }
    for (const { rule, where, why } of await findingsOn(page, rules)) {
      const line = `${rule}  ${where}  ${why}`;
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
