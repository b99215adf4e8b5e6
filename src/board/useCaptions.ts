import { useMemo } from "preact/hooks";
import { captionOfStep, type Speech, type StepCaption } from "../captions/telling.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { Place } from "./walk.ts";
import type { Part } from "./watching/parts.ts";

export type CaptionOf = (shown: Part, part?: number) => StepCaption;

/** How actions and their rule steps are told, each found out once. */
export function useCaptions(speech: Speech): CaptionOf {
  return useMemo(() => {
    const known = new WeakMap<Part, StepCaption>();
    return (shown, part) => {
      const found =
        known.get(shown) ??
        captionOfStep(shown.events, shown.game, speech, part === undefined ? "action" : "part");
      known.set(shown, found);
      return found;
    };
  }, [speech]);
}

export const captionAt = (captionOf: CaptionOf, { shown, part }: Place): StepCaption =>
  captionOf(shown, part);

/** How many characters a line of a caption holds, at least. */
const lineLengths: Readonly<Record<Lang, number>> = { ja: 19, en: 36 };

/** Room for the fullest stack and the longest caption, so that the controls stay where they are. */
export function roomFor(
  places: readonly Place[],
  captionOf: CaptionOf,
  lang: Lang,
): Readonly<Record<string, number>> {
  const most = (numbers: readonly number[]) => Math.max(1, ...numbers);
  return {
    "--stack": most(places.map(({ shown }) => shown.game.stack.length)),
    "--lines": most(
      places.map((place) => Math.ceil(captionAt(captionOf, place).text.length / lineLengths[lang])),
    ),
  };
}
