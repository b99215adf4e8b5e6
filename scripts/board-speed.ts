/**
 * How fast a board is in a browser with a CPU four times slower: `npm run bench:board`, after a
 * build. It prints, for boards of several sizes, how long after its script has arrived a board can
 * be played, how long a step takes to be painted, and the longest task of a run through.
 */
import { chromium, type Page } from "@playwright/test";
import { encodeBoard } from "../src/notation/url.ts";
import { ensureChromium } from "./browser.ts";
import { serve } from "./serve.ts";

const slower = 4;

/** A board with so many permanents, and a script of combat and spells over two turns. */
function boardOf(permanents: number): string {
  const half = Math.floor((permanents - 8) / 2);
  const bears = Math.floor(half / 2);
  const lands = half - bears - 2;
  const side = (extra: string) =>
    `  battlefield: ${bears} Grizzly Bears, ${lands} Forest, Glorious Anthem, Wild Mongrel${extra}`;
  return `rules today
turn A, main 1
A 20
  hand: Giant Growth, Shock
${side(", 4 Mountain")}
  library: 5 Forest
B 20
${side(", 4 Mountain")}
  library: 5 Forest
--
A casts Giant Growth targeting A's Wild Mongrel
resolve
A casts Shock targeting B
resolve
next step
`;
}

interface Run {
  readonly playable: number;
  readonly steps: readonly number[];
  readonly longest: number;
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(part * (values.length - 1))] ?? 0;

async function measure(page: Page, address: string): Promise<Run> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address);
  const board = page.locator("#board .board-play");
  await board.waitFor();
  const playable = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /Board(En|Ja)/.test(name)) as PerformanceResourceTiming[];
    const arrived = Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd));
    return performance.now() - arrived;
  });
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    (globalThis as unknown as { longTasks: number[] }).longTasks.length = 0;
  });
  const steps = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>("#board .slider input");
    if (!slider) throw new Error("The board has no slider.");
    const taken: number[] = [];
    const last = Number(slider.max);
    for (let round = 0; round < 6; round += 1) {
      for (let at = 0; at <= last; at += 1) {
        slider.value = `${round % 2 === 0 ? at : last - at}`;
        const start = performance.now();
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        taken.push(performance.now() - start);
      }
    }
    return taken;
  });
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  );
  return { playable, steps, longest };
}

const port = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium() });
console.log("permanents  playable after  step, median  step, 95th  longest task");
for (const permanents of [20, 60, 200, 1000]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const address = `http://localhost:${port}/en/board/#board=${await encodeBoard(boardOf(permanents))}`;
  const { playable, steps, longest } = await measure(page, address);
  const ms = (value: number, width: number) => `${value.toFixed(0)} ms`.padStart(width);
  console.log(
    `${permanents}`.padStart(10) +
      ms(playable, 16) +
      ms(percentile(steps, 0.5), 14) +
      ms(percentile(steps, 0.95), 12) +
      ms(longest, 14),
  );
  await page.close();
}
await browser.close();
process.exit(0);
