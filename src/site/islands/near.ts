/**
 * Islands: parts of a page that come to life when they are near the screen and somebody is there who
 * may play. Who only reads fetches nothing for them.
 */
import { kept } from "../../board/storage.ts";
import { doAgain } from "./again.ts";
import { styled } from "./alive.ts";
import { somebody } from "./somebody.ts";

/** How far below the screen an island is when it is fetched. */
const MARGIN = "300px";

/**
 * `bring` fetches what makes the island live, and makes it so. An island that names what a reader
 * made on it before (`data-kept`) waits for nobody where the browser keeps that.
 */
export function whenNear(island: HTMLElement, bring: () => Promise<void>): void {
  const again = doAgain(island);
  const begin = async (): Promise<void> => {
    // Beside what `bring` fetches, not after it.
    styled();
    try {
      await bring();
    } catch {
      // What the island shows stands there all the same; it is tried again when there is a network.
      addEventListener("online", begin, { once: true });
      return;
    }
    island.dataset.alive = "";
    await again();
  };
  const { kept: name } = island.dataset;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      if (name !== undefined && kept(name) !== null) begin();
      else somebody.then(begin);
    },
    { rootMargin: MARGIN },
  );
  seen.observe(island);
}
