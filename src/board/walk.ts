/** The way through the line in view: action by action, or each by its rule steps. */
import type { Act, Move } from "./store.ts";
import { lineOf, type Moment, momentOf, type Tree } from "./tree.ts";
import type { Part } from "./watching/parts.ts";

/** Where a reader can stop: at the end of an action, or at one of its rule steps. */
export interface Place {
  readonly moment: Moment;
  /** How many actions lead there. */
  readonly step: number;
  /** Which rule step of the action, counted from 1. */
  readonly part?: number;
  /** What is shown there. */
  readonly shown: Part;
}

/** The rule steps of an action; none where it has but one. */
export type PartsOf = (moment: Moment, before: Moment["game"]) => readonly Part[];

export interface Walk {
  readonly places: readonly Place[];
  readonly at: number;
  /** How many actions the line has. */
  readonly steps: number;
}

function placesOf(tree: Tree, moment: Moment, step: number, cut: PartsOf | undefined) {
  const parts =
    cut && moment.parent !== null ? cut(moment, momentOf(tree, moment.parent).game) : [];
  if (parts.length === 0) return [{ moment, step, shown: moment }];
  return parts.map((shown, index): Place => ({ moment, step, part: index + 1, shown }));
}

export function placesIn(tree: Tree, cut: PartsOf | undefined): readonly Place[] {
  return lineOf(tree).flatMap((moment, step) => placesOf(tree, moment, step, cut));
}

export function walkThrough(tree: Tree, places: readonly Place[], part: number | undefined): Walk {
  const end = places.findLastIndex(({ moment }) => moment.id === tree.at);
  const there = places.findIndex((place) => place.moment.id === tree.at && place.part === part);
  return {
    places,
    at: part === undefined || there < 0 ? end : there,
    steps: places.at(-1)?.step ?? 0,
  };
}

/** "3", or "3.2" for the second rule step of the third action. */
export const nameOfPlace = ({ step, part }: Pick<Place, "step" | "part">): string =>
  part === undefined ? `${step}` : `${step}.${part}`;

/** Whether the action in view is not over yet. */
export function isMidway({ places, at }: Walk): boolean {
  return places[at] !== undefined && places[at + 1]?.moment === places[at].moment;
}

export const goToPlace = ({ moment, part }: Place): Act => ({ do: "go", to: moment.id, part });

export function moveIn({ places, at }: Walk, to: Move): Act {
  const last = places.length - 1;
  const targets: Readonly<Record<Move, number>> = {
    first: 0,
    previous: Math.max(0, at - 1),
    next: Math.min(last, at + 1),
    last,
  };
  const place = places[targets[to]];
  return place ? goToPlace(place) : { do: "move", to };
}
