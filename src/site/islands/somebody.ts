/** Whether somebody is there: what is only read needs no script. */

/** Whatever a reader does with a page, by whichever means, says so; `click` is all that some say. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
  "hashchange",
] as const;

/** An address that names a moment of a board: `#id-step-3`, or `#id=` and a line of play. */
const NAMES_A_MOMENT = /^#.*(=|-step-\d)/;

const moves = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;

/** Comes to pass with the first sign of a reader, at once where the address asks for a moment. */
export const somebody: Promise<void> = new Promise((resolve) => {
  if (NAMES_A_MOMENT.test(location.hash)) return resolve();
  const heard = new AbortController();
  const hear = (event: Event) => {
    // Browsers report a pointer that rests where a page appears.
    if (event.type === "pointermove" && !moves(event as PointerEvent)) return;
    heard.abort();
    resolve();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  }
});
