/** The inspector comes when the first card is read: it brings the printer of the page's language. */
import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../notation/bilingual.ts";

export type Inspecting = typeof import("./Inspector.tsx");

const loaders = new Map<Lang, () => Promise<Inspecting>>();
const loaded = new Map<Lang, Inspecting>();

/** Each language brings its own words. */
export function learnInspecting(lang: Lang, load: () => Promise<Inspecting>): void {
  loaders.set(lang, load);
}

/** The inspector once it is there. A card can be read without it, so nobody waits for it. */
export function useInspecting(lang: Lang, isWanted = true): Inspecting | undefined {
  const [inspecting, set] = useState(() => loaded.get(lang));
  useEffect(() => {
    if (inspecting || !isWanted) return;
    loaders
      .get(lang)?.()
      .then(
        (module) => {
          loaded.set(lang, module);
          set(module);
        },
        // Without a network the printed text stays.
        () => undefined,
      );
  }, [lang, inspecting, isWanted]);
  return inspecting;
}
