/**
 * `npm run licences`: by which licences everything that this site is made with may be used. What
 * comes into browsers is held to a shorter list than what only builds and tests.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMain } from "./main.ts";

const root = join(import.meta.dirname, "..");

/** They ask for nothing but that their text comes along. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
];

/** Not for everybody: by licence, who may have it, and why. A name ends in `*` for all that begin so. */
const exceptions: readonly (readonly [
  licence: string,
  packages: readonly string[],
  why: string,
])[] = [
  [
    "MPL-2.0",
    ["axe-core", "@resvg/resvg-js*", "lightningcss*"],
    "is used as it is and never changed; nothing of it is in the site",
  ],
  [
    "LGPL-3.0-or-later",
    ["@img/sharp-*"],
    "libvips comes as an optional part of Astro and is a library of its own; this site has it do nothing",
  ],
  ["OFL-1.1", ["@expo-google-fonts/*"], "a font, whose outlines are drawn into pictures"],
  ["CC-BY-4.0", ["caniuse-lite"], "a table of browsers, read while the site is built"],
  ["Python-2.0", ["argparse"], "as free as MIT; a part of what Astro reads YAML with"],
];

/** What of the dependencies, or made by them, comes into browsers. */
const shipped = [
  "astro",
  "@astrojs/preact",
  "@preact/signals",
  "@preact/signals-core",
  "preact",
  "pagefind",
  "qrcode-generator",
];
const forBrowsers = ["0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

/** Packages that don't say it in their description, and where they do. */
const knownOtherwise: readonly (readonly [packages: string, licence: string, where: string])[] = [
  ["@pagefind/*", "MIT", "the programs of pagefind for one system each; its LICENSE is for them"],
];

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string | undefined;
}

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Of “A OR B” one is enough, of “A AND B” both are needed; no package has brackets within brackets. */
export function isAllowed(expression: string, allows: (licence: string) => boolean): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allows(licence.trim())));
}

/** A sentence for each package that may not be used. */
export function objections(packages: readonly Package[]): readonly string[] {
  return packages.flatMap(({ name, version, licence: said }) => {
    const licence = said ?? knownOtherwise.find(([pattern]) => isNamed(pattern, name))?.[1];
    if (licence === undefined)
      return [`${name} ${version} doesn't say by which licence it may be used.`];
    const isExcepted = (one: string) =>
      exceptions.some(
        ([of, names]) => of === one && names.some((pattern) => isNamed(pattern, name)),
      );
    if (!isAllowed(licence, (one) => permissive.includes(one) || isExcepted(one))) {
      return [
        `${name} ${version} is under ${licence}, which is not allowed for it in scripts/licences.ts.`,
      ];
    }
    if (shipped.includes(name) && !isAllowed(licence, (one) => forBrowsers.includes(one))) {
      return [`${name} ${version} comes into browsers, and is under ${licence}.`];
    }
    return [];
  });
}

/** Exceptions that no package needs any more. */
export function unneeded(packages: readonly Package[]): readonly string[] {
  const uses = (pattern: string, licence: string) =>
    packages.some(({ name, licence: said }) => isNamed(pattern, name) && said?.includes(licence));
  const idle = exceptions.flatMap(([licence, names]) =>
    names
      .filter((pattern) => !uses(pattern, licence))
      .map((pattern) => `${pattern} needs no exception for ${licence} any more.`),
  );
  const gone = shipped
    .filter((name) => !packages.some((one) => one.name === name))
    .map((name) => `${name} is said to come into browsers, and is no dependency.`);
  return [...idle, ...gone];
}

interface Described {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** All that the lock file names, for whichever system; its packages say it where it doesn't. */
export function lockedPackages(folder = root): readonly Package[] {
  const locked: Readonly<Record<string, Described>> = read(
    join(folder, "package-lock.json"),
  ).packages;
  return Object.entries(locked).flatMap(([path, { version = "", license, link }]) => {
    if (path === "" || link) return [];
    const description = join(folder, path, "package.json");
    const licence =
      license ?? (existsSync(description) ? (read(description) as Described).license : undefined);
    return [{ name: path.replace(/^.*node_modules\//, ""), version, licence }];
  });
}

if (isMain(import.meta.url)) {
  const packages = lockedPackages();
  const found = [...objections(packages), ...unneeded(packages)];
  for (const sentence of found) console.error(sentence);
  const licences = Object.groupBy(packages, ({ licence }) => licence ?? "said elsewhere");
  const counted = Object.entries(licences)
    .map(([licence, of = []]) => [licence, of.length] as const)
    .toSorted(([, one], [, other]) => other - one);
  for (const [licence, count] of counted) console.log(`${String(count).padStart(4)} ${licence}`);
  for (const [licence, names, why] of exceptions) {
    console.log(`${licence} for ${names.join(", ")}: ${why}.`);
  }
  if (found.length === 0) console.log(`All ${packages.length} packages may be used.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
