/** Finds the browsers for the tests; run by itself, installs a Chromium where none is found. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { isMain } from "./main.ts";

const CHROMIUM_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const CHROMIUM_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
/** Chromium without windows: a test takes half as long in it. */
const SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];
const FONT_PACKAGE = "fonts-noto-cjk";

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isExecutable(path));
}

function playwrightsOwn(): string | undefined {
  try {
    const path = chromium.executablePath();
    return isExecutable(path) ? path : undefined;
  } catch {
    // Playwright has no build of its own for this system.
    return undefined;
  }
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") return named;
  return playwrightsOwn() ?? inPath(CHROMIUM_NAMES) ?? CHROMIUM_PLACES.find(isExecutable);
}

/** For tests, which nobody watches: a shell where there is one, or else any Chromium. */
export function findShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? findChromium() : (inPath(SHELL_NAMES) ?? findChromium());
}

/** The first Firefox that answers all that the Playwright in use asks (`network.addDataCollector`). */
const FIRST_FIREFOX = 143;

/** Only Debian's Firefox (ESR) is known to be driven by the Playwright in use. */
export function findFirefox(): string | undefined {
  const path = inPath(["firefox-esr"]);
  if (path === undefined) return undefined;
  const said = spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "";
  return Number(/ (\d+)\./.exec(said)?.[1] ?? 0) >= FIRST_FIREFOX ? path : undefined;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", timeout: 600_000 }).status === 0;
}

/** A downloaded Chromium is of no use when the system lacks its libraries. */
function starts(path: string): boolean {
  return process.platform === "win32" || spawnSync(path, ["--version"]).status === 0;
}

function installFromApt(name: string): boolean {
  const install = ["install", "-y", "-qq", "--no-install-recommends", name];
  return (
    process.getuid?.() === 0 &&
    inPath(["apt-get"]) !== undefined &&
    succeeds("apt-get", ["update", "-qq"]) &&
    succeeds("apt-get", install)
  );
}

/** Japanese would be drawn as boxes; the tests pass all the same, so it only matters for pictures. */
function addJapaneseFont(): void {
  if (process.platform !== "linux" || inPath(["fc-list"]) === undefined) return;
  const fonts = spawnSync("fc-list", [":lang=ja"], { encoding: "utf8" }).stdout;
  if (fonts.trim() === "") installFromApt(FONT_PACKAGE);
}

type Find = () => string | undefined;

function found(find: Find): string | undefined {
  const path = find();
  if (path === undefined || !starts(path)) return undefined;
  addJapaneseFont();
  return path;
}

function ensure(find: Find, aptPackages: readonly string[]): string {
  const here = found(find);
  if (here !== undefined) return here;
  console.log("No Chromium found: installing one.");
  const cli = join("node_modules", "@playwright", "test", "cli.js");
  const ways = [
    ...aptPackages.map((name) => () => installFromApt(name)),
    () => succeeds(process.execPath, [cli, "install", "chromium"]),
  ];
  for (const install of ways) {
    const installed = install() ? found(find) : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "No Chromium could be found or installed. Install one, or name it in CHROMIUM_PATH.",
  );
}

/** The path of a Chromium that starts, installed if need be. */
export const ensureChromium = (): string => ensure(findChromium, ["chromium"]);

/** The same for tests. */
export const ensureShell = (): string => ensure(findShell, ["chromium-headless-shell", "chromium"]);

if (isMain(import.meta.url)) {
  console.log(ensureChromium());
}
