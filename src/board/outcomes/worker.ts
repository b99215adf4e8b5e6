/** Looks for outcomes beside the page, so that the page stays free to be read and to stop it. */
import type { Game } from "../../engine/game.ts";
import { type Bounds, Exploration } from "../../explore/explore.ts";
import { type Found, foundIn } from "./found.ts";

export type ToWorker =
  | { readonly do: "start"; readonly game: Game; readonly bounds: Bounds }
  | { readonly do: "stop" };

export type FromWorker =
  | { readonly is: "progress"; readonly positions: number; readonly ends: number }
  | { readonly is: "found"; readonly found: Found }
  | { readonly is: "fault"; readonly message: string };

/** So many answers are tried before anybody is listened to. */
const slice = 20;
/** Milliseconds between two reports. */
const pause = 100;

const say = (message: FromWorker): void => postMessage(message);

let isStopped = false;

/** Lets a message from the page come in. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

async function search(game: Game, bounds: Bounds): Promise<void> {
  isStopped = false;
  const exploration = new Exploration(game, bounds);
  let told = 0;
  while (!isStopped && !exploration.work(slice)) {
    const now = performance.now();
    if (now - told < pause) continue;
    told = now;
    const { positions, ends } = exploration.progress;
    say({ is: "progress", positions, ends });
    await breathe();
  }
  if (isStopped) exploration.stop();
  say({ is: "found", found: foundIn(exploration.result) });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === "stop") {
    isStopped = true;
    return;
  }
  search(data.game, data.bounds).catch((cause: unknown) =>
    say({ is: "fault", message: cause instanceof Error ? cause.message : String(cause) }),
  );
});
