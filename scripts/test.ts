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
  readonly run: (isBeside: boolean) => Promise<Tally>;
}

const TIME_LIMIT_MS = 45 * 60_000;
const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "saitei-test-"));

interface Run {
  readonly extra?: NodeJS.ProcessEnv;
  /** What is printed comes when it is over, in one piece: something else is printing. */
  readonly isBeside?: boolean;
}

function run(command: string, args: readonly string[], { extra, isBeside = false }: Run = {}) {
  return new Promise<number>((resolve) => {
    const output = isBeside ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", output, output],
      timeout: TIME_LIMIT_MS,
      shell: process.platform === "win32",
      env: {
        ...process.env,
        PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
        ASTRO_TELEMETRY_DISABLED: "1",
        ...extra,
      },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (some: Buffer) => printed.push(some));
    }
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

const tallyOf = (code: number): Tally =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function oneCheck(name: string, command: string, ...args: string[]): Check {
  return { name, run: async (isBeside) => tallyOf(await run(command, args, { isBeside })) };
}

/** No test may look at what an earlier build left behind. */
async function build(): Promise<Tally> {
  rmSync(join(root, "dist"), { recursive: true, force: true });
  return tallyOf(await run("npm", ["run", "build"]));
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
  const extra = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await run("playwright", ["test", "--reporter=list,json"], { extra });
  return settle(code, () => tallyPlaywright(JSON.parse(readFileSync(file, "utf8"))));
}

/** Of these, each array is run side by side; the last of it prints as it goes. */
const checks: readonly (readonly Check[])[] = [
  [oneCheck("biome", "biome", "check", ".")],
  [
    oneCheck(
      "prettier",
      "prettier",
      "--check",
      "--no-error-on-unmatched-pattern",
      "content/**/*.mdx",
    ),
  ],
  // Types of what the content is: both of the next would write them.
  [oneCheck("content", "astro", "sync")],
  // For much of its time the build leaves a processor idle.
  [
    oneCheck("types", "astro", "check", "--noSync", "--minimumFailingSeverity", "warning"),
    { name: "build", run: build },
  ],
  // After the build, for some of them look at what it made.
  [{ name: "vitest", run: vitest }],
  [{ name: "playwright", run: playwright }],
];

async function runCheck({ name, run }: Check, isBeside: boolean): Promise<Tally> {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const tally = await run(isBeside).catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`== ${name}: ${tally.failed === 0 ? "ok" : "FAILED"}, ${minutes} min`);
  return tally;
}

async function main(names: readonly string[]): Promise<void> {
  const all = new Set(checks.flat().map(({ name }) => name));
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(", ")}`);
  const isChosen = ({ name }: Check) => names.length === 0 || names.includes(name);
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  for (const group of checks) {
    const chosen = group.filter(isChosen);
    const tallies = await Promise.all(
      chosen.map((check) => runCheck(check, check !== chosen.at(-1))),
    );
    tallies.forEach((tally, index) => {
      passed += tally.passed;
      failed += tally.failed;
      if (tally.failed === 0) return;
      const named = tally.failures ?? ["What it found is told above."];
      failures.push(...named.map((failure) => `${chosen[index]?.name}: ${failure}`));
    });
  }
  rmSync(reports, { recursive: true, force: true });
  if (failures.length > 0) console.log(`\n== failed\n${failures.join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
