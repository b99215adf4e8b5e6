/**
 * What Lighthouse says of a page, as a phone. Lighthouse is no dependency of the project: npx fetches
 * the version named here, or LIGHTHOUSE names a program. A shell has no windows of its own to draw while
 * it measures; a whole Chromium does, at the page's cost.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureShell } from "./browser.ts";

const VERSION = "13.5.0";

/** What is read of a report. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly score: number | null; readonly title: string }
    >
  >;
}

export async function reportOf(url: string, flags: readonly string[] = []): Promise<Report> {
  const [program = "npx", ...first] = process.env.LIGHTHOUSE?.split(" ") ?? [
    "npx",
    "--yes",
    `lighthouse@${VERSION}`,
  ];
  const folder = mkdtempSync(join(tmpdir(), "saitei-lighthouse-"));
  const file = join(folder, "report.json");
  const output = ["--quiet", "--output=json", `--output-path=${file}`];
  const chrome = "--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage";
  try {
    // Not to be waited for in one go: the pages are served from here.
    const child = spawn(program, [...first, url, ...output, ...flags, chrome], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CHROME_PATH: ensureShell() },
    });
    const [status] = (await once(child, "close").catch(() => {
      throw new Error(`Lighthouse can't be started: there is no program “${program}”.`);
    })) as [number | null];
    if (status !== 0) throw new Error(`Lighthouse gave no report of ${url}.`);
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const auditValue = ({ audits }: Report, audit: string): number =>
  audits[audit]?.numericValue ?? Number.NaN;
