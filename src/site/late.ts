/**
 * Scripts wait for the first paint: what a page says needs none of them, and on a slow network they
 * would take the line from its styles. They come as soon as something of it can be seen.
 */

import { MOST_NOTED, NOTED } from "./islands/early.ts";

const MODULES = /<script type="module" src="([^"]+)"><\/script>/g;

/** Where a browser doesn't tell that it has painted, they come so long after all else, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * One small script between tags that fetches the others; what is asked for twice comes once. Until they
 * have come it notes what a reader does, for them (`early.ts`).
 */
const fetching = (addresses: readonly string[]): string => {
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`).join();
  const noting = `const early=self.early=[];for(const type of ${JSON.stringify(NOTED)})addEventListener(type,event=>early.length<${MOST_NOTED}&&early.push(event),{capture:true,passive:true})`;
  const going = `const go=()=>{${imports}};new PerformanceObserver(go).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(go,${PATIENCE_MS}))`;
  return `<script>{${noting};${going}}</script>`;
};

/** The page with its modules fetched late. What is between tags stays where it is and runs as before. */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(MODULES)].map(([, address = ""]) => address);
  if (addresses.length === 0) return html;
  const [first, ...others] = html.split(MODULES).filter((_, index) => index % 2 === 0);
  return [first, fetching([...new Set(addresses)]), ...others].join("");
}
