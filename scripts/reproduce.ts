/**
 * `npm run reproduce [-- --keep]`: builds the site twice, each time without anything kept from
 * before, in another folder, time zone and language, and names each file that isn't the same.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join, sep } from "node:path";
import { parseArgs } from "node:util";
import { isMain } from "./main.ts";

const root = join(import.meta.dirname, "..");
const FOLDER = join(root, "dist-reproduce");
/** Enough to see what it is about. */
const MOST_NAMED = 50;

/** What a build must not depend on. */
const environments = {
  first: { TZ: "UTC", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" },
  second: { TZ: "Asia/Tokyo", LANG: "ja_JP.UTF-8", LC_ALL: "ja_JP.UTF-8" },
} as const;

/** The project as it stands, at another place, with the same packages. */
function moved(): string {
  const place = join(FOLDER, "moved");
  rmSync(place, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(place, file));
  symlinkSync(join(root, "node_modules"), join(place, "node_modules"), "junction");
  return place;
}

function build(name: keyof typeof environments, project: string): string {
  const folder = join(FOLDER, name);
  const cache = join(FOLDER, `${name}-cache`);
  for (const old of [folder, cache]) rmSync(old, { recursive: true, force: true });
  const { status } = spawnSync("npm", ["run", "build", "--", "--force", "--outDir", folder], {
    cwd: project,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    env: {
      ...process.env,
      ...environments[name],
      SAITEI_CACHE: cache,
      ASTRO_TELEMETRY_DISABLED: "1",
    },
  });
  if (status !== 0) throw new Error(`The ${name} build failed.`);
  rmSync(cache, { recursive: true, force: true });
  return folder;
}

const filesIn = (folder: string): readonly string[] =>
  globSync("**", { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll(sep, "/"))
    .sort();

/** A sentence for each file that is in one folder only, or not the same in both. */
export function differences(one: string, other: string): readonly string[] {
  const [ofOne, ofOther] = [filesIn(one), filesIn(other)];
  const [inOne, inOther] = [new Set(ofOne), new Set(ofOther)];
  return [
    ...ofOne.filter((name) => !inOther.has(name)).map((name) => `${name} is in the first only.`),
    ...ofOther.filter((name) => !inOne.has(name)).map((name) => `${name} is in the second only.`),
    ...ofOne
      .filter((name) => inOther.has(name))
      .flatMap((name) => {
        const [a, b] = [readFileSync(join(one, name)), readFileSync(join(other, name))];
        if (a.equals(b)) return [];
        const at = a.findIndex((byte, index) => byte !== b[index]);
        return [`${name} differs from byte ${at < 0 ? a.length : at} on.`];
      }),
  ];
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });
  const first = build("first", root);
  const second = build("second", moved());
  const found = differences(first, second);
  const count = filesIn(first).length.toLocaleString("en");
  for (const sentence of found.slice(0, MOST_NAMED)) console.error(sentence);
  console.log(
    found.length === 0
      ? `Both builds are the same: ${count} files, byte by byte.`
      : `The builds are not the same: ${found.length} differences in ${count} files.`,
  );
  // Two that differ are worth a look.
  if (!values.keep && found.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  process.exitCode = found.length === 0 ? 0 : 1;
}
