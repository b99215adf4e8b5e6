/** What is kept in this browser, and what there is to keep. */
import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../i18n.ts";
import { pagePath } from "../paths.ts";
import { fetchSummary } from "./fetching.ts";
import type { Facts } from "./kept.ts";
import type { Summary } from "./lists.ts";
import { type Kept, keptOf } from "./part-stores.ts";
import { PARTS, type Part } from "./parts.ts";
import { pagesRead } from "./stores.ts";

export interface Overview {
  /** The pages of this language that were read, the latest first. */
  readonly read: readonly Facts[];
  readonly parts: Readonly<Record<Part, Kept>>;
  /** What there is of this language; without a connection it may be unknown. */
  readonly sizes: Summary[Lang] | undefined;
  /** Bytes that the site takes in this browser, if it says so. */
  readonly usage: number | undefined;
}

/** Bundles come packed, and are kept so. */
const canKeep = (): boolean =>
  "serviceWorker" in navigator && "caches" in globalThis && "DecompressionStream" in globalThis;

async function look(lang: Lang): Promise<Overview> {
  const [read, kept, summary, estimate] = await Promise.all([
    pagesRead(),
    Promise.all(PARTS.map(async (part) => [part, await keptOf({ lang, part })] as const)),
    fetchSummary(),
    navigator.storage?.estimate?.(),
  ]);
  return {
    read: read.filter(({ path, title }) => path.startsWith(pagePath(lang)) && title !== ""),
    parts: Object.fromEntries(kept) as Record<Part, Kept>,
    sizes: summary?.[lang],
    usage: estimate?.usage,
  };
}

type Looked =
  | { readonly is: "looking" }
  | { readonly is: "impossible" }
  | { readonly is: "seen"; readonly overview: Overview };

/** With a way to look again. */
export function useKept(lang: Lang): readonly [Looked, () => Promise<void>] {
  const [looked, setLooked] = useState<Looked>({ is: "looking" });
  const again = async () => {
    try {
      if (!canKeep()) throw new Error("no storage");
      setLooked({ is: "seen", overview: await look(lang) });
    } catch {
      setLooked({ is: "impossible" });
    }
  };
  useEffect(() => {
    again();
  }, []);
  return [looked, again];
}
