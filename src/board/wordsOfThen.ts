/**
 * Whether the reader wants the words of the year by whose rules a board is played: one answer for
 * all boards of a page, for as long as it is open.
 */
import { Listeners } from "./session.ts";

let wanted = false;
const listeners = new Listeners();

export const wordsOfThen = {
  isWanted: (): boolean => wanted,
  want: (is: boolean): void => {
    wanted = is;
    listeners.tell();
  },
  subscribe: listeners.add,
} as const;
