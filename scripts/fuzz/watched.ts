/** Brings inputs to the doors in a thread of its own, so that even what never ends is noticed. */
import { Worker } from "node:worker_threads";
import type { Share, Told } from "./worker.ts";

/** A thread that says nothing for so long hangs: a single input has a limit of its own. */
const PATIENCE_MS = 120_000;

/** Resolves to what a thread tells last; rejects where it fails, or says nothing for too long. */
export function watched(worker: Worker, patience = PATIENCE_MS): Promise<Told> {
  return new Promise((resolve, reject) => {
    let last: Told = { is: "at", number: -1 };
    const giveUp = () => {
      worker.terminate();
      reject(new Error(`Hangs at input ${last.is === "at" ? last.number : "?"}.`));
    };
    let timer = setTimeout(giveUp, patience);
    worker.on("message", (told: Told) => {
      last = told;
      clearTimeout(timer);
      if (told.is === "at") timer = setTimeout(giveUp, patience);
      else resolve(told);
    });
    worker.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

export const enterWatched = (share: Share): Promise<Told> =>
  watched(
    new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: share,
      execArgv: [...process.execArgv, "--experimental-strip-types"],
    }),
  );
