/**
 * Where on a page's boards the reader was: kept with the page's entry in the history, as browsers
 * keep how far it was scrolled, for when it is reloaded or come back to.
 */
const KEY = "saitei-places";

type Places = Readonly<Record<string, string>>;

/** What is kept by another version, or by another page, may be anything. */
function placesIn(state: unknown): Places {
  if (typeof state !== "object" || state === null || !(KEY in state)) return {};
  const kept: unknown = state[KEY];
  const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter(([, place]) => typeof place === "string"));
}

/** Whether the reader was anywhere but where the page begins. */
export const hasPlaces = (): boolean => Object.keys(placesIn(history.state)).length > 0;

/** "3", or "3.2" for a rule step. */
export function placeOn(board: string): string | undefined {
  const places = placesIn(history.state);
  return Object.hasOwn(places, board) ? places[board] : undefined;
}

/** Without a place, the board is forgotten. */
export function notePlace(board: string, place: string | undefined): void {
  if (placeOn(board) === place) return;
  const { [board]: _, ...others } = placesIn(history.state);
  const places = place === undefined ? others : { ...others, [board]: place };
  try {
    history.replaceState({ ...history.state, [KEY]: places }, "");
  } catch {
    // Some browsers bear a hundred in half a minute: the next one will do.
  }
}
