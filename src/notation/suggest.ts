/** Guessing what somebody meant to write. */
import { distance } from "../language/distance.ts";
import { fold } from "./text.ts";

const longest = 60;

/** The word nearest to what was written, if one is near enough to be meant. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  const text = fold(written).trim();
  if (text === "" || text.length > longest) return undefined;
  let best: string | undefined;
  let least = Math.floor(text.length / 3) + 1;
  for (const word of words) {
    const apart = distance(text, fold(word), least - 1);
    if (apart >= least) continue;
    best = word;
    least = apart;
  }
  return best;
}
