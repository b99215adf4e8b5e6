/** Two lines of play beside each other: where they part, and how they end otherwise. */
import { type TraitText, traitText } from "../../captions/outcomes.ts";
import type { Game } from "../../engine/game.ts";
import type { PlayerId } from "../../engine/ids.ts";
import { keyOfSubject, lookAt } from "../../explore/looks.ts";
import { groupLooks } from "../../explore/outcomes.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { firstDifference } from "../compare.ts";
import type { Outcome } from "../tree.ts";

/** One thing that is otherwise at the end. */
interface EndDifference {
  readonly about: string;
  readonly original: string;
  readonly now: string;
}

export interface Compared {
  /** The first step that is told otherwise; none where all are told alike. */
  readonly step?: number;
  readonly ends: readonly EndDifference[];
}

/** How two positions differ, subject by subject; who tapped which land to pay is left out. */
function endDifferences(original: Game, now: Game, lang: Lang): readonly EndDifference[] {
  const payers = new Set<PlayerId>(original.players.map(({ id }) => id));
  const groups = groupLooks(
    [
      [0, lookAt(original, false)],
      [1, lookAt(now, false)],
    ],
    payers,
  );
  const [one, other] = groups;
  if (!one || !other) return [];
  const textsOf = (traits: typeof one.traits): ReadonlyMap<string, TraitText> =>
    new Map(traits.map((trait) => [keyOfSubject(trait.subject), traitText(trait, lang)]));
  const [before, after] = [textsOf(one.traits), textsOf(other.traits)];
  return [...before].flatMap(([key, text]) => {
    const then = after.get(key);
    if (!then || then.says === text.says) return [];
    return [{ about: text.about, original: text.says, now: then.says }];
  });
}

export function comparedWith(
  original: readonly Outcome[],
  now: readonly Outcome[],
  tell: (of: Pick<Outcome, "events" | "game">) => string,
  lang: Lang,
): Compared {
  const step = firstDifference(original, now, tell);
  const [end, otherEnd] = [original.at(-1), now.at(-1)];
  const ends = end && otherEnd ? endDifferences(end.game, otherEnd.game, lang) : [];
  return { ends, ...(step !== undefined && { step }) };
}
