/**
 * `client:near`: an island comes to life when it is near the screen and somebody is there who may
 * play. Its script and its data are fetched beside each other; who only reads fetches neither.
 */
import type { ClientDirective } from "astro";
import { completed, heldIn } from "./held.ts";
import { doAgain, somebody } from "./somebody.ts";

/** How far below the screen an island is when it is fetched. */
const MARGIN = "300px";

async function dataOf(address: string): Promise<Record<string, string>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

/** Whether the browser keeps something under this name. */
function keeps(name: unknown): boolean {
  try {
    return typeof name === "string" && localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

const near: ClientDirective = (load, { value }, island) => {
  const begin = async (): Promise<void> => {
    const properties = island.getAttribute("props") ?? "{}";
    const address = heldIn(properties);
    try {
      const [hydrate, data] = await Promise.all([load(), address && dataOf(address)]);
      // An island that gets other properties begins anew, by itself.
      if (data) island.setAttribute("props", completed(properties, data));
      else await hydrate();
    } catch {
      // The board stands there all the same; it is tried again when there is a network.
      addEventListener("online", begin, { once: true });
    }
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      if (keeps(value)) begin();
      else somebody.then(begin);
    },
    { rootMargin: MARGIN },
  );
  doAgain(island);
  // The island itself has no box.
  for (const child of island.children) seen.observe(child);
};

export default near;

declare module "astro" {
  interface AstroClientDirectives {
    /** The name under which the browser keeps what a reader made here: who did finds it at once. */
    "client:near"?: boolean | string;
  }
}
