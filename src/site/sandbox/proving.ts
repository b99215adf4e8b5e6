/** Looks into all that a board claims beside the page: to look ahead may take minutes. */
import { type Outcome, playBoard } from "../../notation/play.ts";
import type { Board } from "../../notation/syntax.ts";

/** What came of each claim, in the order of the text. */
export type Proven = readonly Outcome[];

addEventListener("message", ({ data }: MessageEvent<Board>) => {
  const played = playBoard(data);
  postMessage((played.ok ? played.value.facts : []) satisfies Proven);
});
