/**
 * Runs every check, goes on past failures, and closes with one line that sums them all.
 * With names as arguments (`biome prettier types`), runs only those.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ensureShell } from "./browser.ts";
import { settle, type Tally, tallyPlaywright, tallyVitest } from "./tally.ts";

interface Check {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

const TIME_LIMIT_MS = 45 * 60_000;
const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "saitei-test-"));

function run(command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}) {
  return new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      timeout: TIME_LIMIT_MS,
      shell: process.platform === "win32",
      env: {
        ...process.env,
        PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
        ASTRO_TELEMETRY_DISABLED: "1",
        ...extra,
      },
    });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

function oneCheck(name: string, command: string, ...args: string[]): Check {
  return {
    name,
    run: async () =>
      (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** No test may look at what an earlier build left behind. */
async function build(): Promise<Tally> {
  rmSync(join(root, "dist"), { recursive: true, force: true });
  return oneCheck("build", "npm", "run", "build").run();
}

async function vitest(): Promise<Tally> {
  const file = join(reports, "vitest.json");
  const code = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return settle(code, () => tallyVitest(JSON.parse(readFileSync(file, "utf8"))));
}

async function playwright(): Promise<Tally> {
  const file = join(reports, "playwright.json");
  const chromium = ensureShell();
  const code = await run("playwright", ["test", "--reporter=list,json"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return settle(code, () => tallyPlaywright(JSON.parse(readFileSync(file, "utf8"))));
}

// The build stands before the tests because some of them look at what it made.
const checks: readonly Check[] = [
  oneCheck("biome", "biome", "check", "."),
  oneCheck(
    "prettier",
    "prettier",
    "--check",
    "--no-error-on-unmatched-pattern",
    "content/**/*.mdx",
  ),
  oneCheck("types", "astro", "check", "--minimumFailingSeverity", "warning"),
  { name: "build", run: build },
  { name: "vitest", run: vitest },
  { name: "playwright", run: playwright },
];

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(", ")}`);
  const chosen = checks.filter((check) => names.length === 0 || names.includes(check.name));
  let passed = 0;
  let failed = 0;
  for (const check of chosen) {
    console.log(`\n== ${check.name}`);
    const begun = performance.now();
    let tally: Tally;
    try {
      tally = await check.run();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      tally = { passed: 0, failed: 1 };
    }
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    console.log(`== ${check.name}: ${tally.failed === 0 ? "ok" : "FAILED"}, ${minutes} min`);
    passed += tally.passed;
    failed += tally.failed;
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
