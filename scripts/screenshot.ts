/**
 * Takes the picture in README.md from the built site: `npm run build && npm run screenshot`.
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./browser.ts";
import { serve } from "./serve.ts";

const root = path.resolve(import.meta.dirname, "..");
const page = "/en/rulings/tor-madness-spell-uses-the-stack/";
/** How often "next step" is pressed: to the moment when the opponent may respond. */
const steps = 4;

const port = await serve();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--disable-quic", "--disable-background-networking", "--disable-sync", "--no-first-run"],
});
const view = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await view.goto(`http://localhost:${port}${page}`, { waitUntil: "networkidle" });
const board = view.locator(".board").first();
await board.scrollIntoViewIfNeeded();
const next = board.getByRole("button", { name: "Next", exact: true });
await next.waitFor();
for (let step = 0; step < steps; step += 1) await next.click();
await board.screenshot({ path: path.join(root, "docs/board.png"), animations: "disabled" });
await browser.close();
process.exit(0);
