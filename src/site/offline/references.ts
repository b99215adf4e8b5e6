/** Which of the site's scripts, styles and boards a text speaks of: what must be kept with it. */

export const SCRIPTS = "/_astro/";

/** Whether it is a script or a style, and not a board, which lies beside them. */
export const isScript = (path: string): boolean =>
  path.startsWith(SCRIPTS) && !path.endsWith(".json");

/** In a page they stand with their folder, in scripts also as neighbours. */
const IN_PAGES = /_astro\/([\w.-]+\.(?:json|js|css))/g;
const IN_SCRIPTS = /(?:_astro|["'`]\.)\/([\w.-]+\.(?:js|css))/g;

/** `path` is the address of the text. A list names files, too, but needs none of them. */
export function referencesIn(path: string, text: string): readonly string[] {
  if (!path.endsWith("/") && !isScript(path)) return [];
  const pattern = path.startsWith(SCRIPTS) ? IN_SCRIPTS : IN_PAGES;
  const found = [...text.matchAll(pattern)].map(([, name = ""]) => SCRIPTS + name);
  return [...new Set(found)].filter((one) => one !== path).sort();
}
