/** Reads cards beside the page, so that typing never waits for it. */
import type { Draft } from "./draft.ts";
import { type Reading, understand } from "./understand.ts";

export interface Asked {
  readonly number: number;
  readonly draft: Draft;
}

export interface Told {
  readonly number: number;
  readonly reading: Reading;
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const told: Told = { number: data.number, reading: understand(data.draft) };
  postMessage(told);
});
