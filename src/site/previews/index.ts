/**
 * Makes the pictures that stand for the pages where their links are shown. Workers do it while the
 * pages are being made, which takes one processor; what was made before comes from a cache.
 */
import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { answerOf } from "../beside.ts";
import { cacheFolder, forgetOld } from "../cache.ts";
import type { Made, Share } from "./worker.ts";

async function makeAll(folder: string): Promise<readonly Made[]> {
  const workers = Math.max(1, availableParallelism() - 1);
  const script = new URL("./worker.ts", import.meta.url);
  const shares = Array.from({ length: workers }, (_, number) =>
    answerOf<readonly Made[]>(script, { folder, number, workers } satisfies Share),
  );
  return (await Promise.all(shares)).flat();
}

/** The same file under a second name takes no time; not every place lets it have one. */
function put(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

function putInto(site: string, made: readonly Made[]): void {
  const folders = new Set<string>();
  for (const { path, file } of made) {
    const target = join(site, path);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    put(file, target);
  }
}

export function previews(): AstroIntegration {
  const folder = cacheFolder("previews");
  let making: Promise<readonly Made[]> | undefined;
  return {
    name: "previews",
    hooks: {
      "astro:build:start": () => {
        making = makeAll(folder);
        // What goes wrong is told when the pages are done.
        making.catch(() => undefined);
      },
      "astro:build:done": async ({ dir, logger }) => {
        const begun = performance.now();
        const made = (await making) ?? [];
        putInto(fileURLToPath(dir), made);
        forgetOld(folder);
        const fresh = made.filter(({ isNew }) => isNew).length;
        const seconds = Math.round((performance.now() - begun) / 1000);
        logger.info(`${made.length} pictures for links, ${fresh} of them new; waited ${seconds} s`);
      },
    },
  };
}
