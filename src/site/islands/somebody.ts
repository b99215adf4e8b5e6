/** Whether somebody is there: what is only read needs no script. */
import { early, SIGNS } from "./early.ts";

/** An address that names a moment of a board: `#id-step-3`, or `#id=` and a line of play. */
const NAMES_A_MOMENT = /^#.*(=|-step-\d)/;

/**
 * Whether the reader was at another step of some board of this page (board/places.ts, whose name for
 * it stands here again: what is shared with boards would be a file of its own for every page).
 */
const isBack = (): boolean => history.state?.["saitei-places"] !== undefined;

/** Browsers report a pointer that rests where a page appears. */
const rests = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

const isSign = (event: Event): boolean =>
  SIGNS.some((type) => type === event.type) && !rests(event);

/**
 * Comes to pass with the first sign of a reader, at once where the address asks for a moment or the
 * reader comes back to one.
 */
export const somebody: Promise<void> = new Promise((resolve) => {
  if (NAMES_A_MOMENT.test(location.hash) || isBack() || early().some(isSign)) return resolve();
  const heard = new AbortController();
  const hear = (event: Event) => {
    if (!isSign(event)) return;
    heard.abort();
    resolve();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  }
});
