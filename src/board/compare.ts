/** Whether two lines of play come to the same, step by step. */
import { captionOfStep } from "../captions/telling.ts";
import type { Lang } from "../notation/bilingual.ts";
import { visible } from "./visible.ts";
import type { Part } from "./watching/parts.ts";

/** All that a reader is told and sees of a step. */
export const tellIn =
  (lang: Lang) =>
  ({ events, game }: Part): string =>
    captionOfStep(events, game, lang).text + visible(game);

/** The first step of two lines that isn't told alike; the last of the shorter one where it ends. */
export function firstDifference(
  own: readonly Part[],
  other: readonly Part[],
  tell: (of: Part) => string,
): number | undefined {
  const longest = Math.max(own.length, other.length);
  for (let step = 0; step < longest; step += 1) {
    const [one, two] = [own[step], other[step]];
    if (!one || !two || tell(one) !== tell(two)) return step;
  }
  return undefined;
}
