/** What a reader searched for, kept in this browser only. */
import { keep, kept } from "../../board/storage.ts";

const KEY = "saitei-searches";
const MOST = 6;
const LONGEST = 100;

function stored(): unknown {
  try {
    return JSON.parse(kept(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** The latest first. Whatever else stands in the storage is not ours. */
export function recentSearches(): readonly string[] {
  const known = stored();
  if (!Array.isArray(known)) return [];
  return known
    .filter((one): one is string => typeof one === "string" && one !== "" && one.length <= LONGEST)
    .slice(0, MOST);
}

export function keepSearch(query: string): void {
  const said = query.trim().slice(0, LONGEST);
  if (said === "") return;
  const others = recentSearches().filter((one) => one !== said);
  keep(KEY, JSON.stringify([said, ...others].slice(0, MOST)));
}

export const forgetSearches = (): boolean => keep(KEY, null);

/** The key `/` works unless a reader has switched it off (WCAG 2.1.4). */
const SLASH_KEY = "saitei-slash";

export const isSlashOn = (): boolean => kept(SLASH_KEY) !== "off";

/** Where nothing is kept it stays on; Ctrl+K is no worse. */
export const switchSlash = (isOn: boolean): boolean => keep(SLASH_KEY, isOn ? null : "off");
