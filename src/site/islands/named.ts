/** What in a page a link means that is no anchor, so that the browser doesn't find it. */
import { TO_CHANGE } from "../paths.ts";

/**
 * The board of a line of play, the step of a rule step; the board of a step that it hasn't any more.
 * Nothing for what the browser itself has scrolled to, and where the form above a board is meant.
 */
export function placeNamed(hash: string, has: (id: string) => boolean): string | undefined {
  if (hash.endsWith(TO_CHANGE)) return undefined;
  const [, line, board = "", step = "", part] =
    /^#(?:([^=]+)=|(.+)(-step-\d+)(\.\d+)?$)/.exec(hash) ?? [];
  if (line !== undefined || board === "") return line;
  if (!has(board + step)) return board;
  return part === undefined ? undefined : board + step;
}
