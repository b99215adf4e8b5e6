/** The places of a line that was played: each with what is shown there. */
import type { Told } from "../look.ts";
import type { Moment, Tree } from "../tree.ts";
import type { Place, Walk } from "../walk.ts";
import type { Part } from "../watching/parts.ts";

export interface PlayedPlace extends Place {
  readonly shown: Part;
}

/** The rule steps of an action; none where it has but one. */
export type PartsOf = (moment: Moment, before: Moment["game"]) => readonly Part[];

/** How a moment or a rule step is told. */
export type TellPart = (shown: Part, part?: number) => Told;

function placesOf(
  moment: Moment,
  before: Moment | undefined,
  step: number,
  tell: TellPart,
  cut: PartsOf | undefined,
): readonly PlayedPlace[] {
  const { id, inScript } = moment;
  const toldWhole = () => tell(moment);
  const parts = cut && before ? cut(moment, before.game) : [];
  if (parts.length === 0) {
    return [{ moment: id, inScript, step, shown: moment, told: toldWhole, toldWhole }];
  }
  return parts.map((shown, index) => {
    const part = index + 1;
    return { moment: id, inScript, step, part, shown, told: () => tell(shown, part), toldWhole };
  });
}

/** The places of a line, which begins with the board's first moment. */
export function placesIn(
  line: readonly Moment[],
  tell: TellPart,
  cut: PartsOf | undefined,
): readonly PlayedPlace[] {
  return line.flatMap((moment, step) => placesOf(moment, line[step - 1], step, tell, cut));
}

export function walkThrough(
  tree: Tree,
  places: readonly PlayedPlace[],
  part: number | undefined,
): Walk<PlayedPlace> {
  const end = places.findLastIndex(({ moment }) => moment === tree.at);
  const there = places.findIndex((place) => place.moment === tree.at && place.part === part);
  return {
    places,
    at: part === undefined || there < 0 ? end : there,
    steps: places.at(-1)?.step ?? 0,
  };
}
