/** What was searched for, handed to the page that opens without a trace in its address. */
import { keep, kept } from "../../board/storage.ts";

const KEY = "saitei-found";
/** A page that takes longer to open has been opened by something else. */
const LASTS_MS = 30_000;

interface Handed {
  readonly path: string;
  readonly query: string;
  readonly at: number;
}

export function handOver(path: string, query: string): void {
  keep(KEY, JSON.stringify({ path, query, at: Date.now() } satisfies Handed));
}

/** The query by which this page was found; it is told once. */
export function takeOver(path: string): string | undefined {
  try {
    const handed: Partial<Handed> | null = JSON.parse(kept(KEY) ?? "null");
    const isFresh = Date.now() - Number(handed?.at) < LASTS_MS;
    if (isFresh && handed?.path !== path) return undefined;
    keep(KEY, null);
    return isFresh && typeof handed?.query === "string" ? handed.query : undefined;
  } catch {
    return undefined;
  }
}
