/** The same guides in Starlight: a project of its own, which is no part of this one's dependencies. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileOf, guideIn, starlightIn } from "./markdown.ts";

const ROOT = join(import.meta.dirname, "..", "..");
export const DIST = join(ROOT, "dist");
/** Kept, so that a second run needs no install. */
const FOLDER = join(ROOT, "node_modules", ".cache", "saitei", "starlight");
export const STARLIGHT_DIST = join(FOLDER, "dist");

const VERSIONS = { astro: "7.3.4", "@astrojs/starlight": "0.42.4" } as const;
export const STARLIGHT = `Starlight ${VERSIONS["@astrojs/starlight"]}, Astro ${VERSIONS.astro}`;

const LANGUAGES = ["ja", "en"] as const;
/** Long ones and short ones, of each document. */
const GUIDES = [
  "bestow",
  "champion",
  "changeling",
  "chroma",
  "clash",
  "constellation",
  "day-and-night",
  "evoke",
  "flashback",
  "hideaway",
  "hybrid",
  "madness",
  "monstrosity",
  "retrace",
  "threshold",
] as const;

const FILES = {
  "package.json": JSON.stringify({ private: true, type: "module", dependencies: VERSIONS }),
  // As the first page of its documentation says, and nothing else.
  "astro.config.mjs": `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  site: "https://example.org",
  integrations: [
    starlight({
      title: "Saitei",
      locales: { ja: { label: "日本語", lang: "ja" }, en: { label: "English", lang: "en" } },
      defaultLocale: "en",
      sidebar: [{ label: "Guides", items: [{ autogenerate: { directory: "guides" } }] }],
    }),
  ],
});
`,
  "src/content.config.ts": `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`,
} as const;

function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const builtPage = (dist: string, lang: string, name: string): string =>
  readFileSync(join(dist, lang, "guides", name, "index.html"), "utf8");

const pages = LANGUAGES.flatMap((lang) => GUIDES.map((name) => ({ lang, name })));

function writePages(): void {
  rmSync(join(FOLDER, "src"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  // Its pages ask for an icon; without one the answer would be a page that says so.
  write("public/favicon.svg", readFileSync(join(DIST, "favicon.svg"), "utf8"));
  for (const { lang, name } of pages) {
    const guide = guideIn(builtPage(DIST, lang, name));
    if (!guide) throw new Error(`The guide /${lang}/guides/${name}/ of dist/ has no article.`);
    write(join("src", "content", "docs", lang, "guides", `${name}.md`), fileOf(guide));
  }
}

const installed = (name: string): string | undefined => {
  const file = join(FOLDER, "node_modules", name, "package.json");
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
};

async function run(program: string, args: readonly string[], failure: string): Promise<void> {
  const child = spawn(program, args, {
    cwd: FOLDER,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const said: string[] = [];
  child.stdout.on("data", (data: Buffer) => said.push(data.toString()));
  child.stderr.on("data", (data: Buffer) => said.push(data.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) throw new Error(`${failure}\n${said.join("").slice(-2000)}`);
}

/** The comparison would be worth nothing if the pages said less in one of them. */
function compareTexts(): void {
  for (const { lang, name } of pages) {
    const ours = guideIn(builtPage(DIST, lang, name));
    const theirs = starlightIn(builtPage(STARLIGHT_DIST, lang, name));
    if (ours?.headings !== theirs.headings || ours.letters !== theirs.letters) {
      throw new Error(
        `/${lang}/guides/${name}/ has ${theirs.headings} headings and ${theirs.letters.length} letters ` +
          `in Starlight, but ${ours?.headings} and ${ours?.letters.length} were given to it, or others.`,
      );
    }
  }
}

/** Builds the guides with Starlight, and tells how many pages in how many ms. */
export async function buildStarlight(): Promise<{ readonly pages: number; readonly ms: number }> {
  if (!existsSync(join(DIST, "index.html"))) {
    throw new Error("There is no built site in dist/: run `npm run build` first.");
  }
  writePages();
  if (Object.entries(VERSIONS).some(([name, version]) => installed(name) !== version)) {
    console.log(`Installing ${STARLIGHT} …`);
    await run(
      process.platform === "win32" ? "npm.cmd" : "npm",
      ["install", "--no-audit", "--no-fund"],
      "Starlight could not be installed. Is there a network?",
    );
  }
  // What an earlier build has kept would make this one faster than it is.
  for (const name of ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"]) {
    rmSync(join(FOLDER, name), { recursive: true, force: true });
  }
  const start = performance.now();
  const astro = join(FOLDER, "node_modules", "astro", "bin", "astro.mjs");
  await run(process.execPath, [astro, "build"], "Starlight could not build the pages.");
  const ms = performance.now() - start;
  compareTexts();
  return { pages: pages.length, ms };
}
