/** From a line of play that came in an address to a moment of the board. */
import { sameData } from "../language/sameData.ts";
import { followAlong } from "./along.ts";
import type { Linked } from "./link.ts";
import { playScript, type Script } from "./script.ts";
import { type Tree, treeOf } from "./tree.ts";

/** The page's board at the end of a line of play. */
function followOn(script: Script, steps: Script["steps"]): Tree | undefined {
  const played = playScript(script);
  return played.ok ? followAlong(treeOf(played.value), steps) : undefined;
}

/** Another position than the page's is a board of its own. */
export function follow(page: Script, { script: linked, notation }: Linked): Tree | undefined {
  const { edition, position, steps, cards, nicknames } = linked;
  if (edition === page.edition && sameData(position, page.position)) return followOn(page, steps);
  const played = playScript(linked);
  if (!played.ok) return undefined;
  // Under another edition the page's own notation serves as well.
  const origin = sameData(position, page.position) ? undefined : { notation, cards, nicknames };
  return treeOf(played.value, played.value.length - 1, origin);
}
