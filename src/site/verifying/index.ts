/**
 * Every build plays every board, whatever earlier builds have kept of it. A worker does it while the
 * pages are being made, which takes one processor; a board that the engine refuses stops the build.
 */
import type { AstroIntegration } from "astro";
import { answerOf } from "../beside.ts";
import type { Verdict } from "./worker.ts";

export function verifying(): AstroIntegration {
  let playing: Promise<Verdict> | undefined;
  return {
    name: "verifying",
    hooks: {
      "astro:build:start": () => {
        playing = answerOf<Verdict>(new URL("./worker.ts", import.meta.url));
        // What goes wrong is told when the pages are done.
        playing.catch(() => undefined);
      },
      "astro:build:done": async ({ logger }) => {
        const { count, problems } = (await playing) ?? { count: 0, problems: [] };
        if (problems.length > 0) throw new Error(problems.join("\n"));
        logger.info(`${count} boards played: each comes to what it says`);
      },
    },
  };
}
