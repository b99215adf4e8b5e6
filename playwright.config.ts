import { availableParallelism } from "node:os";
import { defineConfig, devices, type Project } from "@playwright/test";
import { findFirefox, findShell } from "./scripts/browser.ts";

// Chosen once and handed on to the workers: several checkouts may be tested at the same time.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
const origin = `http://localhost:${process.env.E2E_PORT}`;
const chromiumPath = findShell();
const firefoxPath = findFirefox();

const chromium = {
  launchOptions: {
    ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
    args: [
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  },
};

/** What these ask is the same at every width, or they set the width themselves. */
const ANY_WIDTH =
  "(?:access|axe|captions|changes|copying|languages|looks|offline|pages|policy|quiet|reading|rulings|search|short-links|states|vocabulary|watching-alone)";

const projects: Project[] = [
  {
    name: "desktop-chromium",
    // What is played in both languages and at both widths, is played in English with a mouse and in
    // Japanese by touch: neither depends on the other.
    grepInvert: new RegExp(` (?!${ANY_WIDTH}\\.)[\\w-]+\\.spec\\.ts(?: .*)?(\\(ja\\)| ja[ :])`),
    // Until what moves has come to rest, each press waits. On the phone and in Firefox things move.
    use: {
      ...devices["Desktop Chrome"],
      ...chromium,
      contextOptions: { reducedMotion: "reduce" },
    },
  },
  {
    name: "phone",
    testIgnore: new RegExp(`${ANY_WIDTH}\\.spec\\.ts$`),
    grepInvert: /(\(en\)| en[ :])/,
    use: {
      ...devices["Pixel 5"],
      ...chromium,
      viewport: { width: 390, height: 844 },
      // Seven times fewer pixels to paint, and everything where it would be.
      deviceScaleFactor: 1,
      hasTouch: true,
      isMobile: true,
    },
  },
];
if (firefoxPath !== undefined) {
  projects.push({
    name: "desktop-firefox",
    // Played, built, found and embedded as in Chromium; what these ask hardly depends on the browser,
    // or only Chromium can say it (shifts of the layout).
    testIgnore:
      /(access|axe|cards|changes|counting|home|inspector|languages|looks|offline|outcomes|own-card|pages|pictures|policy|quiet|rules|rulings|short-links|states|steady|tabletop|tools|vocabulary)\.spec\.ts$/,
    // What a search finds is the same everywhere.
    grepInvert: /what a judge would want/,
    use: {
      ...devices["Desktop Firefox"],
      channel: "moz-firefox",
      launchOptions: { executablePath: firefoxPath },
    },
  });
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A few at most, for each takes memory.
  workers: Math.min(availableParallelism(), 6),
  // Enough for a machine that is busy with other things.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: "{testDir}/looks/{arg}{ext}" },
  },
  reporter: "list",
  use: {
    baseURL: origin,
    // What a worker answers, no test could change or see; offline.spec.ts lets it work.
    serviceWorkers: "block",
  },
  projects,
  webServer: {
    command: `node --experimental-strip-types scripts/serve.ts ${process.env.E2E_PORT}`,
    url: `${origin}/ja/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
