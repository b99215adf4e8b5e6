/**
 * Where on a page's boards the reader was: kept with the page's entry in the history, as browsers
 * keep how far it was scrolled, for when it is reloaded or come back to.
 */
const KEY = "saitei-places";

type Places = Readonly<Record<string, string>>;

/** What another version, or another page, has kept there may be anything. */
function places(): Places {
  const kept: unknown = history.state?.[KEY];
  const entries = Object.entries(kept ?? {});
  return Object.fromEntries(entries.filter(([, place]) => typeof place === "string"));
}

/** "3", or "3.2" for a rule step. */
export function placeOn(board: string): string | undefined {
  const known = places();
  return Object.hasOwn(known, board) ? known[board] : undefined;
}

/** Without a place, the board is forgotten; nothing is kept where nothing is noted. */
export function notePlace(board: string, place: string | undefined): void {
  if (placeOn(board) === place) return;
  const { [board]: _, ...others } = places();
  const { [KEY]: _before, ...state } = history.state ?? {};
  const now = place === undefined ? others : { ...others, [board]: place };
  const isAny = Object.keys(now).length > 0;
  try {
    history.replaceState(isAny ? { ...state, [KEY]: now } : state, "");
  } catch {
    // Some browsers bear a hundred in half a minute: the next one will do.
  }
}
