/** The way through a line of play: action by action, or each by its rule steps. */
import type { Told } from "./look.ts";
import type { Act, Move } from "./session.ts";

/** Where a reader can stop: at the end of an action, or at one of its rule steps. */
export interface Place {
  /** The moment with which its action ends. */
  readonly moment: number;
  readonly inScript: boolean;
  /** How many actions lead there. */
  readonly step: number;
  /** Which rule step of the action, counted from 1. */
  readonly part?: number;
  /** What happens there. */
  readonly told: () => Told;
  /** What happens in the whole action. */
  readonly toldWhole: () => Told;
}

export interface Walk<At extends Place = Place> {
  readonly places: readonly At[];
  readonly at: number;
  /** How many actions the line has. */
  readonly steps: number;
}

/** "3", or "3.2" for the second rule step of the third action. */
export const nameOfPlace = ({ step, part }: Pick<Place, "step" | "part">): string =>
  part === undefined ? `${step}` : `${step}.${part}`;

/** Whether the action in view is not over yet. */
export function isMidway({ places, at }: Walk): boolean {
  return places[at] !== undefined && places[at + 1]?.moment === places[at].moment;
}

export const goToPlace = ({ moment, part }: Place): Act => ({ do: "go", to: moment, part });

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
