/**
 * Makes the pictures that stand for the pages where their links are shown. Workers do it while the
 * pages are being made, which takes one processor, and one more when they are done; what was made
 * before comes from a cache.
 */
import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { answerOf } from "../beside.ts";
import { cacheFolder, forgetOld } from "../cache.ts";
import type { Made, Share } from "./worker.ts";

/** Workers that make all pictures together, however many they are. */
class Making {
  readonly #share: Share;
  readonly #working: Promise<readonly Made[]>[] = [];
  #isOver = false;

  constructor(folder: string) {
    this.#share = { folder, next: new Int32Array(new SharedArrayBuffer(4)) };
    const besidePages = Math.max(1, availableParallelism() - 1);
    for (let count = 0; count < besidePages; count += 1) this.addWorker();
  }

  /** The first that finds no picture left to make ends it: the others have their last in hand. */
  addWorker(): void {
    if (this.#isOver) return;
    const made = answerOf<readonly Made[]>(new URL("./worker.ts", import.meta.url), this.#share);
    // What goes wrong is told when the pages are done.
    made.then(() => (this.#isOver = true)).catch(() => undefined);
    this.#working.push(made);
  }

  async all(): Promise<readonly Made[]> {
    return (await Promise.all(this.#working)).flat();
  }
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
  let making: Making | undefined;
  return {
    name: "previews",
    hooks: {
      "astro:build:start": () => {
        making = new Making(folder);
      },
      "astro:build:generated": () => making?.addWorker(),
      "astro:build:done": async ({ dir, logger }) => {
        const begun = performance.now();
        const made = (await making?.all()) ?? [];
        putInto(fileURLToPath(dir), made);
        forgetOld(folder);
        const fresh = made.filter(({ isNew }) => isNew).length;
        const seconds = Math.round((performance.now() - begun) / 1000);
        logger.info(`${made.length} pictures for links, ${fresh} of them new; waited ${seconds} s`);
      },
    },
  };
}
