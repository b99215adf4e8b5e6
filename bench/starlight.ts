/**
 * The built site beside the same thirty guides in Starlight, the documentation theme of Astro:
 * `npm run bench:starlight` (`-- --runs 1` for a quick look), after a build, on a machine that does
 * nothing else. Starlight is given the text of our guides and nothing that its author couldn't have
 * written by hand in Markdown. For its benefit it need not carry boards (of each it has the caption
 * and the steps), drawings, emphasis, our tables of contents and buttons; it searches thirty pages,
 * where Saitei searches its whole site. Both are served alike, compressed alike, and measured in turn.
 * Saitei's service worker fetches what a page needs without a network once the page has loaded: weights
 * are told with it and without it.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/browser.ts";
import { median } from "../scripts/slow.ts";
import { type Figures, find, open, paint, type Site, weigh } from "./starlight/pages.ts";
import { buildStarlight, DIST, STARLIGHT, STARLIGHT_DIST } from "./starlight/project.ts";
import { heading, informing, LEGEND, lineOf, type Row } from "./starlight/table.ts";

const PAGES = ["/en/guides/madness/", "/ja/guides/flashback/", "/ja/guides/bestow/"] as const;
const QUERIES = [
  { path: "/en/guides/flashback/", query: "madness" },
  { path: "/ja/guides/flashback/", query: "マッドネス" },
] as const;

/** Until idle, untouched: the page by itself, and with what a service worker keeps for later. */
const weights = (prefix: string, of: string): Readonly<Record<string, Row>> => ({
  [`${prefix} requests`]: { label: `${of}: requests`, unit: "", digits: 0 },
  [`${prefix} total`]: { label: `${of}: gzip`, unit: "kB", digits: 1 },
  [`${prefix} html`]: { label: "  HTML", unit: "kB", digits: 1 },
  [`${prefix} css`]: { label: "  CSS", unit: "kB", digits: 1 },
  [`${prefix} javascript`]: { label: "  JavaScript", unit: "kB", digits: 1 },
  [`${prefix} other`]: { label: "  other", unit: "kB", digits: 1 },
});

const ROWS: Readonly<Record<string, Row>> = {
  ...weights("own", "page"),
  ...weights("all", "with service worker"),
  lcp: { label: "LCP, simulated", unit: "ms", digits: 0 },
  cls: { label: "CLS", unit: "", digits: 3 },
  tbt: { label: "TBT, simulated", unit: "ms", digits: 0 },
  slowedLcp: { label: "LCP, really slowed down", unit: "ms", digits: 0 },
};

/** Of each figure, what was measured in each run. */
type Measured = Map<string, number[]>;

/** One measurement that fails is a gap in the table, not the end of it. */
async function trying<Value>(
  what: string,
  measure: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await measure();
  } catch (error) {
    console.log(`${what}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function add(measured: Measured, prefix: string, figures: Figures | undefined): void {
  for (const [figure, value] of Object.entries(figures ?? {})) {
    const key = `${prefix} ${figure}`;
    measured.set(key, [...(measured.get(key) ?? []), value]);
  }
}

const speeds = QUERIES.flatMap((one) => [false, true].map((isSlow) => ({ ...one, isSlow })));
const labelOf = ({ path, isSlow }: (typeof speeds)[number]): string =>
  `${path.slice(1, 3)}, ${isSlow ? "slow 4G, CPU 4× slower" : "this machine"}`;

async function measureOnce(
  browser: Browser,
  sites: readonly Site[],
  measured: Measured,
): Promise<void> {
  for (const path of PAGES) {
    for (const site of sites) {
      const prefix = `${site.name} ${path}`;
      add(measured, prefix, await trying(prefix, () => weigh(site, path)));
      add(measured, prefix, await trying(prefix, () => paint(site, path)));
    }
  }
  for (const speed of speeds) {
    for (const site of sites) {
      const label = labelOf(speed);
      const ms = await trying(`${site.name}, search, ${label}`, () => find(browser, site, speed));
      if (ms !== undefined) add(measured, site.name, { [label]: ms });
    }
  }
}

function print(measured: Measured): void {
  const of = (key: string): number => median(measured.get(key) ?? []);
  console.log(`\n${heading}`);
  for (const path of PAGES) {
    console.log(path);
    for (const [figure, row] of Object.entries(ROWS)) {
      const [ours, theirs] = [of(`Saitei ${path} ${figure}`), of(`Starlight ${path} ${figure}`)];
      console.log(lineOf(row, ours, theirs));
    }
  }
  const queries = QUERIES.map(({ query }) => `“${query}”`).join(" and ");
  console.log(`from ${queries} in the field to the first result, cold`);
  for (const label of speeds.map(labelOf)) {
    const row = { label, unit: "ms", digits: 0 } as const;
    console.log(lineOf(row, of(`Saitei ${label}`), of(`Starlight ${label}`)));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) {
    throw new Error(`--runs wants a whole number above 0, not “${values.runs}”.`);
  }
  const built = await buildStarlight();
  const sites = [await open("Saitei", DIST), await open("Starlight", STARLIGHT_DIST)];
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const measured: Measured = new Map();
  for (let run = 0; run < runs; run += 1) {
    console.log(`Run ${run + 1} of ${runs} …`);
    // Who comes first takes turns too.
    await measureOnce(browser, run % 2 === 0 ? sites : sites.toReversed(), measured);
  }
  await browser.close();
  console.log(`\n${STARLIGHT}; a phone 412 px wide, cold cache; medians of ${runs} runs`);
  print(measured);
  console.log("for information");
  console.log(
    informing({ label: `build of ${built.pages} pages`, unit: "s", digits: 1 }, built.ms / 1000),
  );
  console.log(LEGEND);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
// Nothing here is a failure of the site; and the servers would never end by themselves.
process.exit(0);
