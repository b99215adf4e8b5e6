/** What was searched for, handed to the page that opens without a trace in its address. */

const KEY = "saitei-found";
/** A page that takes longer to open has been opened by something else. */
const LASTS_MS = 30_000;

interface Handed {
  readonly path: string;
  readonly query: string;
  readonly at: number;
}

export function handOver(path: string, query: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, query, at: Date.now() } satisfies Handed));
  } catch {
    // Without storage nothing is marked.
  }
}

/** The query by which this page was found; it is told once. */
export function takeOver(path: string): string | undefined {
  try {
    const kept: Partial<Handed> | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const isFresh = Date.now() - Number(kept?.at) < LASTS_MS;
    if (isFresh && kept?.path !== path) return undefined;
    localStorage.removeItem(KEY);
    return isFresh && typeof kept?.query === "string" ? kept.query : undefined;
  } catch {
    return undefined;
  }
}
