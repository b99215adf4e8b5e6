/** In which order the files of a part are kept, so that whatever is kept can be used. */
import { isScript, SCRIPTS } from "./references.ts";

/** Pages come when their scripts and boards are there. */
export const TURNS = ["scripts", "boards", "others", "last"] as const;
export type Turn = (typeof TURNS)[number];

/** It says which index of the search there is, so it comes when all of that is there. */
const LAST = "/pagefind/pagefind-entry.json";

export function turnOf(path: string): Turn {
  if (path === LAST) return "last";
  if (isScript(path)) return "scripts";
  return path.startsWith(SCRIPTS) ? "boards" : "others";
}
