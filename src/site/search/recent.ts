/** What a reader searched for, kept in this browser only. */

const KEY = "saitei-searches";
const MOST = 6;
const LONGEST = 100;

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** The latest first. Whatever else stands in the storage is not ours. */
export function recentSearches(): readonly string[] {
  const kept = stored();
  if (!Array.isArray(kept)) return [];
  return kept
    .filter((one): one is string => typeof one === "string" && one !== "" && one.length <= LONGEST)
    .slice(0, MOST);
}

export function keepSearch(query: string): void {
  const said = query.trim().slice(0, LONGEST);
  if (said === "") return;
  const others = recentSearches().filter((one) => one !== said);
  try {
    localStorage.setItem(KEY, JSON.stringify([said, ...others].slice(0, MOST)));
  } catch {
    // A reader who forbids storage has no history.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}

/** The key `/` works unless a reader has switched it off (WCAG 2.1.4). */
const SLASH_KEY = "saitei-slash";

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) !== "off";
  } catch {
    return true;
  }
}

export function switchSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SLASH_KEY);
    else localStorage.setItem(SLASH_KEY, "off");
  } catch {
    // Then it stays on; Ctrl+K is no worse.
  }
}
