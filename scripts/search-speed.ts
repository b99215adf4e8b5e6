/**
 * How fast the search of the built site is: `npm run bench:search`, after a build, on a machine
 * that does nothing else. From a cold cache each time, as the machine is and on slow 4G with a CPU
 * four times slower, it prints how long after a query is put into the field the first result stands
 * there, and until the texts have answered too, where the field has had the focus for no time at
 * all; then how long after the last letter of somebody who types the texts have answered.
 */
import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "./browser.ts";
import { serve } from "./serve.ts";
import { median, slowDown } from "./slow.ts";

const RUNS = 5;
/** A quick typist's pace. */
const LETTER_MS = 80;
const QUERIES = [
  ["en", "madness"],
  ["en", "does flashback exile countered spell"],
  ["ja", "マッドネス"],
  ["ja", "墓地から唱えた呪文 打ち消し"],
] as const;

interface Speed {
  /** Until the first result, in ms. */
  readonly first: number;
  /** Until names and texts have answered. */
  readonly all: number;
}

async function measure(
  browser: Browser,
  address: string,
  query: string,
  { isSlow, pace }: { readonly isSlow: boolean; readonly pace: number },
): Promise<Speed> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // What slows a page down leaves its workers alone: without them the texts are asked in the page.
  if (isSlow) await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  await page.goto(address, { waitUntil: "networkidle" });
  if (isSlow) await slowDown(page);
  const speed = await page.evaluate(
    async ([text, perLetter]) => {
      const root = document.querySelector<HTMLElement>("[data-search]");
      const input = root?.querySelector("input");
      if (!(root && input)) throw new Error("no search on this page");
      const until = (done: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => (done() ? resolve(performance.now()) : requestAnimationFrame(look));
          look();
        });
      const put = (value: string) => {
        input.value = value;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      };
      input.focus();
      if (perLetter > 0) {
        for (let end = 1; end < text.length; end += 1) {
          put(text.slice(0, end));
          await new Promise((resolve) => setTimeout(resolve, perLetter));
        }
      }
      const start = performance.now();
      put(text);
      const first = await until(() => root.querySelector("ol .hit") !== null);
      const all = await until(() => root.dataset.answered === text);
      return { first: first - start, all: all - start };
    },
    [query, pace] as const,
  );
  await context.close();
  return speed;
}

const port = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium() });
for (const isSlow of [false, true]) {
  console.log(isSlow ? "slow 4G, CPU four times slower, cold cache" : "this machine, cold cache");
  for (const [lang, query] of QUERIES) {
    const address = `http://localhost:${port}/${lang}/`;
    const atOnce: Speed[] = [];
    const typed: Speed[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      atOnce.push(await measure(browser, address, query, { isSlow, pace: 0 }));
      typed.push(await measure(browser, address, query, { isSlow, pace: LETTER_MS }));
    }
    const first = median(atOnce.map((speed) => speed.first));
    const all = median(atOnce.map((speed) => speed.all));
    const last = median(typed.map((speed) => speed.all));
    console.log(
      `  ${lang} “${query}”: first result ${first.toFixed(0)} ms, all ${all.toFixed(0)} ms; ` +
        `typed, all ${last.toFixed(0)} ms after the last letter`,
    );
  }
}
await browser.close();
process.exit(0);
