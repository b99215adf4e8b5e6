/**
 * What follows of itself from what has happened, at once and without the stack: effects that end
 * because their source left (610.3, 611.2b), and the spell that "the next spell" meant.
 */
import type { ContinuousEffect, Game } from "./game.ts";
import { effectId } from "./ids.ts";
import type { Instruction, Would } from "./instructions.ts";
import { viewOf } from "./layers.ts";
import { linkKey } from "./links.ts";
import { contextOf, matches } from "./view.ts";
import type { Work } from "./work.ts";
import { placeFor } from "./zones.ts";

export function drawConsequences(work: Work): void {
  if (work.game.effects.length === 0) return;
  meanTheNext(work);
  endWithSource(work);
}

/** "The next … spell you cast this turn": it is meant as soon as it is cast (601.2i). */
function meanTheNext(work: Work): void {
  const cast = work.events.flatMap(({ what }) => (what.is === "cast" ? [what.object] : []));
  for (const spell of cast) {
    const effects = work.game.effects.flatMap((effect): readonly ContinuousEffect[] => {
      const { ability, frame, uses, ...rest } = effect;
      if (ability?.is !== "static" || !frame || uses === undefined) return [effect];
      const { affects, changes } = ability;
      const meant =
        affects.is === "all" && matches(viewOf(work.game), contextOf(frame), affects.filter, spell);
      if (!meant) return [effect];
      const begun = { ...rest, objects: [spell], changes };
      return uses > 1
        ? [
            { ...effect, uses: uses - 1 },
            { ...begun, id: effectId(work.fresh()) },
          ]
        : [begun];
    });
    work.set({ effects });
  }
}

/** 610.3d, 611.2a: what lasts until its source leaves ends at once, and what it took comes back. */
function endWithSource(work: Work): void {
  const { game } = work;
  const ended = game.effects.filter(
    ({ until, source }) =>
      until.is === "thisLeaves" && game.objects[source]?.place.zone !== "battlefield",
  );
  if (ended.length === 0) return;
  work.set({ effects: game.effects.filter((one) => !ended.includes(one)) });
  const would = ended.flatMap((effect) => comingBack(game, effect));
  work.emit(
    { is: "effectsEnded", effects: ended.map(({ id }) => id) },
    { is: "turn" },
    "611.2a",
    ...(would.length > 0 ? (["610.3"] as const) : []),
  );
  const [first] = ended;
  if (would.length === 0 || !first) return;
  const back: Instruction = {
    do: "happen",
    would,
    cause: { is: "object", object: first.source },
    rules: ["610.3"],
  };
  work.push(back);
}

function comingBack(game: Game, { id, returns, source }: ContinuousEffect): readonly Would[] {
  if (!returns) return [];
  const kept = game.links[linkKey(source, id)] ?? [];
  return kept.flatMap((object): readonly Would[] => {
    const now = game.objects[object];
    if (now?.place.zone !== "exile") return [];
    const to = placeFor(game, object, returns.zone);
    return [{ is: "move", object, to, how: "return", player: now.owner }];
  });
}
