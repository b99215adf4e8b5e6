/** The engine with the words of the page's language, which comes when somebody departs from a script. */
import type { Lang } from "../notation/bilingual.ts";

export type PlayParts = typeof import("./play/index.ts");

const loaders = new Map<Lang, () => Promise<PlayParts>>();

/** Each language brings its own words. */
export function learnPlay(lang: Lang, load: () => Promise<PlayParts>): void {
  loaders.set(lang, load);
}

/** @throws {Error} without a network, and for a language that was not learnt. */
export async function loadPlay(lang: Lang): Promise<PlayParts> {
  const load = loaders.get(lang);
  if (!load) throw new Error(`Nothing has taught the board to play in “${lang}”.`);
  return load();
}
