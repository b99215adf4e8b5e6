/** What a reader has built on a board, as the browser keeps it: what was answered, never games. */
import type { Answer } from "../../engine/decisions.ts";
import { hash } from "../../engine/index.ts";
import { scriptOf, type Tree } from "../tree.ts";

/** Another shape of what is kept is another version. */
export const version = 1;

export interface Kept {
  readonly version: typeof version;
  /** The board that it belongs to: its position, and how its script ends. */
  readonly board: string;
  /** After which moment each of the reader's own comes, and what was answered for it. */
  readonly moments: readonly (readonly [parent: number, answers: readonly Answer[]])[];
  readonly names: Readonly<Record<number, string>>;
}

export function fingerprint(tree: Tree): string {
  const script = scriptOf(tree);
  return [script.at(0), script.at(-1)].map((moment) => moment && hash(moment.game)).join();
}

/** Nothing is kept of a board on which nothing was built. */
export function write(tree: Tree): string | null {
  const own = tree.moments.filter((moment) => !moment.inScript);
  if (own.length === 0) return null;
  const kept: Kept = {
    version,
    board: fingerprint(tree),
    moments: own.map(({ parent, answers }) => [parent ?? 0, answers] as const),
    names: tree.names,
  };
  return JSON.stringify(kept);
}
