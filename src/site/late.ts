/**
 * Scripts wait for the first paint: what a page says needs none of them, and on a slow network they
 * would take the line from its styles. They come as soon as something of it can be seen.
 */

import { MOST_NOTED, NOTED } from "./islands/early.ts";
import { BOARDS_WAIT } from "./scrolling.ts";

const MODULES = /<script type="module" src="([^"]+)"><\/script>/g;

/** Where a browser doesn't tell that it has painted, they come so long after all else, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Boards wait for their own heights (`scrolling.ts`), but not where the browser will scroll: to what an
 * address names, or to where a reader was who comes back to a page or loads it anew.
 */
const placing = `if(!location.hash&&!performance.navigation?.type)document.documentElement.classList.add("${BOARDS_WAIT}")`;

/** The other language has the same anchors: who goes there stays where they are in the page. */
const staying = `addEventListener("click",({target:t})=>{const a=t.closest?.("a[data-language]");if(a)a.hash=location.hash})`;

/**
 * One small script between tags, in few bytes, that fetches the others; what is asked for twice comes
 * once. Until they have come it notes what a reader does, for them (`early.ts`).
 */
const first = (addresses: readonly string[]): string => {
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`).join();
  const noting = `const early=self.early=[];for(const one of "${NOTED.join(" ")}".split(" "))addEventListener(one,e=>early.length<${MOST_NOTED}&&early.push(e),{capture:!0,passive:!0})`;
  const going = `const go=()=>{${imports}};new PerformanceObserver(go).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(go,${PATIENCE_MS}))`;
  return `<script>{${placing};${staying};${noting};${going}}</script>`;
};

/** It waits for no style sheet that stands behind it. */
const STYLES = '<link rel="stylesheet"';

/** The page with its modules fetched late. What is between tags stays where it is and runs as before. */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(MODULES)].map(([, address = ""]) => address);
  if (addresses.length === 0) return html;
  if (!html.includes(STYLES)) throw new Error("A page without styles has no place for a script.");
  const without = html.replaceAll(MODULES, "");
  return without.replace(STYLES, () => first([...new Set(addresses)]) + STYLES);
}
