/** Plays every board of the site, beside the pages: see `index.ts`. */
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { allChanges, boardOwner } from "../changes.ts";
import { boardsOfCases } from "../conformance.ts";
import { loadRulings } from "../rulings.ts";
import { refusals } from "./refusals.ts";

export interface Verdict {
  readonly count: number;
  readonly problems: readonly string[];
}

const boards = [
  ...loadRulings(join(process.cwd(), "content/rulings")).flatMap((owner) =>
    owner.boards.map((board) => ({ owner, board })),
  ),
  ...allChanges().flatMap((change) =>
    change.boards.map((board) => ({ owner: boardOwner(change), board })),
  ),
  // What a case says otherwise is told on its page, and stops nothing.
  ...boardsOfCases(),
];

parentPort?.postMessage({
  count: boards.length,
  problems: refusals(boards),
} satisfies Verdict);
