import { useLayoutEffect } from "preact/hooks";
import { notePlace } from "./places.ts";
import type { BoardProps } from "./props.ts";
import type { Scene } from "./session.ts";
import { nameOfPlace } from "./walk.ts";

/** Tells the page of the reader's lines, and notes the step in view in its history. */
export function useRemembering(
  { id, page, onLines }: BoardProps,
  { walk, play }: Scene,
  hasMoved: boolean,
): void {
  const own = play?.state.own;
  // At once: what is told later is lost when another board takes this one's place.
  useLayoutEffect(() => {
    if (own) onLines?.(own);
  }, [own, onLines]);

  const here = walk.places[walk.at];
  const isOwn = play === undefined || play.state.tree === own;
  const place = isOwn && here?.inScript ? nameOfPlace(here) : undefined;
  // At once: whoever sees the step may be gone by the next moment.
  useLayoutEffect(() => {
    if (hasMoved && page) notePlace(id, place);
  }, [hasMoved, page, id, place]);
}
