/** Work that is done beside the pages of a build, on a processor of its own. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What a worker posts when it is done; throws what it throws. */
export async function answerOf<Answer>(script: URL, workerData?: unknown): Promise<Answer> {
  const worker = new Worker(script, {
    workerData,
    // Those of the build itself are about its memory, and forbidden here.
    execArgv: ["--experimental-strip-types"],
  });
  const [answer]: readonly Answer[] = await once(worker, "message");
  if (answer === undefined) throw new Error(`${script.pathname} answered nothing.`);
  return answer;
}
