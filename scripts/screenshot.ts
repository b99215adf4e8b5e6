/**
 * Takes the picture in README.md from the built site: `npm run build && node scripts/screenshot.ts`.
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./browser.ts";
import { serve } from "./serve.ts";

const root = path.resolve(import.meta.dirname, "..");
const page = "/ja/rulings/tor-madness-discard-as-cost/";
/** How often "next step" is pressed: to the moment when both abilities are on the stack. */
const steps = 2;

const port = await serve();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--disable-quic", "--disable-background-networking", "--disable-sync", "--no-first-run"],
});
const view = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await view.goto(`http://localhost:${port}${page}`, { waitUntil: "networkidle" });
const board = view.locator(".board").first();
await board.scrollIntoViewIfNeeded();
const next = board.getByRole("button", { name: "次へ" });
await next.waitFor();
for (let step = 0; step < steps; step += 1) await next.click();
await board.screenshot({ path: path.join(root, "docs/board.png"), animations: "disabled" });
await browser.close();
process.exit(0);
