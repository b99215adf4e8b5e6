/**
 * How fast a board is in a browser with a CPU four times slower: `npm run bench:board`, after a
 * build, on a machine that does nothing else. It prints how long after a reader's first move the
 * board of a ruling's page can be played, and for boards of several sizes how long a step takes to
 * be painted, and the longest task of a run through.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { encodeBoard } from "../src/notation/url.ts";
import { ensureShell } from "./browser.ts";
import { serve } from "./serve.ts";

const slower = 4;

/** A board with so many permanents, and a script of two spells: one changes a creature, one a life total. */
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

const ruling = "/en/rulings/tor-madness-normal-destination-after-resolving/";

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(part * (values.length - 1))] ?? 0;

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** A page in a browser of its own, without anything kept, that writes down its long tasks. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    addEventListener(
      "pointermove",
      // The first one may only say where the pointer rests.
      ({ movementX, movementY }) => {
        const rests = movementX === 0 && movementY === 0;
        if (rests || "touchedAt" in globalThis) return;
        Object.assign(globalThis, { touchedAt: performance.now() });
      },
      { capture: true },
    );
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-playable]")) return;
      Object.assign(globalThis, { playableAt: performance.now() });
      observer.disconnect();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-playable"] });
  });
  return page;
}

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as Measured).longTasks));

/** What the page writes down about itself. */
interface Measured {
  longTasks: number[];
  readonly touchedAt: number;
  readonly playableAt: number;
}

/** How long after the reader's first move and the last of its scripts a page's board can be played. */
async function measureStart(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  // A first movement comes from nowhere, and a slow page takes two that come together for one.
  const board = page.locator("[data-playable]").first();
  for (let moves = 0; (await board.count()) === 0; moves += 1) {
    await page.mouse.move(600 + (moves % 2) * 40, 450);
    await page.waitForTimeout(100);
    if (moves > 300) throw new Error("The board can't be played.");
  }
  const playable = await page.evaluate(() => {
    const { playableAt, touchedAt } = globalThis as unknown as Measured;
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js")) as PerformanceResourceTiming[];
    const ends = scripts.map(({ responseEnd }) => responseEnd).filter((end) => end < playableAt);
    return playableAt - Math.max(touchedAt, ...ends);
  });
  return { playable, longest: await longestTask(page) };
}

/** How long after the first departure from a script the choices are there, engine and all. */
async function measureDeparture(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const board = document.querySelector("figure.board");
    const start = performance.now();
    board?.querySelector<HTMLElement>(".otherwise")?.click();
    while (!board?.querySelector(".choosing .question")) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  });
}

/** Steps through a board to and fro, at the pace of a quick reader. */
async function measureSteps(page: Page, address: string) {
  await page.goto(address);
  await page.locator("#board .board-play").waitFor();
  // Who steps through a board has come to it before.
  await page.locator("#board .slider").hover();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    (globalThis as unknown as Measured).longTasks.length = 0;
  });
  const steps = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>("#board .slider input");
    if (!slider) throw new Error("The board has no slider.");
    const taken: number[] = [];
    const last = Number(slider.max);
    for (let round = 0; round < 16; round += 1) {
      for (let at = 0; at <= last; at += 1) {
        slider.value = `${round % 2 === 0 ? at : last - at}`;
        const start = performance.now();
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return taken;
  });
  return { steps, longest: await longestTask(page) };
}

const port = await serve();
const browser = await chromium.launch({ executablePath: ensureShell() });

const starts: Awaited<ReturnType<typeof measureStart>>[] = [];
const departures: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const page = await slowPage(browser);
  starts.push(await measureStart(page, `http://localhost:${port}${ruling}`));
  departures.push(await measureDeparture(page));
  await page.context().close();
}
const playable = starts.map((one) => one.playable);
const longest = starts.map((one) => one.longest);
console.log(`The board of a ruling is playable ${ms(percentile(playable, 0.5))} after its script`);
console.log(`(at worst ${ms(Math.max(...playable))}; longest task ${ms(Math.max(...longest))}).`);
console.log(`Departing from its script takes ${ms(percentile(departures, 0.5))} the first time.\n`);

console.log("permanents  step, median  step, 95th  longest task");
for (const permanents of [20, 60, 200, 1000]) {
  const page = await slowPage(browser);
  const board = await encodeBoard(boardOf(permanents));
  const { steps, longest: task } = await measureSteps(
    page,
    `http://localhost:${port}/en/board/#board=${board}`,
  );
  console.log(
    `${permanents}`.padStart(10) +
      ms(percentile(steps, 0.5)).padStart(14) +
      ms(percentile(steps, 0.95)).padStart(12) +
      ms(task).padStart(14),
  );
  await page.context().close();
}
await browser.close();
process.exit(0);
