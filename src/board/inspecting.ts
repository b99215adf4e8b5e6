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

/** The inspector with the words of a language; nothing without a network. */
export async function loadInspecting(lang: Lang): Promise<Inspecting | undefined> {
  const known = loaded.get(lang);
  if (known) return known;
  try {
    const module = await loaders.get(lang)?.();
    if (module) loaded.set(lang, module);
    return module;
  } catch {
    return undefined;
  }
}

/** The inspector once it is there. A card can be read without it, so nobody waits for it. */
export function useInspecting(lang: Lang): Inspecting | undefined {
  const [inspecting, set] = useState(() => loaded.get(lang));
  useEffect(() => {
    // Without a network the printed text stays.
    if (!inspecting) loadInspecting(lang).then(set);
  }, [lang, inspecting]);
  return inspecting;
}
