/** The last work on the built site: what is needed to read it offline. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeLists } from "./build-lists.ts";
import { writeWorker } from "./build-worker.ts";

export function offline(): AstroIntegration {
  return {
    name: "offline",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const version = await writeLists(folder);
        await writeWorker(folder, version);
        logger.info(`worker and lists written, version ${version}`);
      },
    },
  };
}
