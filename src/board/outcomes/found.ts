/** What a search has found, as it comes out of the worker: plain data, no more than is shown. */
import type { Answer } from "../../engine/decisions.ts";
import type { Explored, Outcome } from "../../explore/explore.ts";
import { printFraction, toNumber } from "../../explore/fraction.ts";
import type { Cut, Gap } from "../../explore/walk.ts";

export interface FoundOutcome extends Pick<Outcome, "traits" | "line"> {
  /** A whole number; none where there is no end of ways. */
  readonly ways?: string;
  readonly probability?: { readonly exact: string; readonly value: number };
  readonly cut?: Cut;
}

/** A position of the picture: how it is reached from the one before. */
export interface Branch {
  readonly id: number;
  readonly parent: number | null;
  readonly answers: readonly Answer[];
  readonly weight?: string;
  /** The outcome that it is, by its place in the list. */
  readonly outcome?: number;
}

export interface Found {
  readonly outcomes: readonly FoundOutcome[];
  /** Parents before their children. */
  readonly branches: readonly Branch[];
  /** Whether the picture has every position, or only the shortest lines to the first outcomes. */
  readonly isWhole: boolean;
  readonly positions: number;
  readonly gaps: readonly Gap[];
}

/** A picture of more positions than this shows only the shortest lines. */
const mostDrawn = 60;
/** And those to so many outcomes. */
const mostLines = 30;

export function foundIn({ outcomes, positions, gaps, nodes, opening }: Explored): Found {
  const isWhole = nodes.length <= mostDrawn;
  const outcomeOf = new Map(
    outcomes.flatMap(({ ends }, index) => ends.map((id) => [id, index] as const)),
  );
  const shown = isWhole
    ? nodes.map((_, id) => id)
    : ancestors(
        nodes,
        outcomes.slice(0, mostLines).flatMap(({ ends }) => ends.slice(0, 1)),
      );
  const branches = shown.flatMap((id): readonly Branch[] => {
    const node = nodes[id];
    if (!node) return [];
    const { parent = null, edge } = node;
    const taken = parent === null || edge === undefined ? undefined : nodes[parent]?.edges[edge];
    const outcome = outcomeOf.get(id);
    return [
      {
        id,
        parent,
        answers: taken?.answers ?? opening,
        ...(taken?.weight && { weight: printFraction(taken.weight) }),
        ...(outcome !== undefined && { outcome }),
      },
    ];
  });
  return {
    outcomes: outcomes.map(({ traits, line, ways, probability, cut }) => ({
      traits,
      line,
      ...(ways !== undefined && { ways: `${ways}` }),
      ...(probability && {
        probability: { exact: printFraction(probability), value: toNumber(probability) },
      }),
      ...(cut && { cut }),
    })),
    branches,
    isWhole,
    positions,
    gaps,
  };
}

/** These positions and all on the way to them, in the order in which they were found. */
function ancestors(nodes: Explored["nodes"], ends: readonly number[]): readonly number[] {
  const found = new Set<number>();
  for (const end of ends) {
    for (let at: number | undefined = end; at !== undefined && !found.has(at); ) {
      found.add(at);
      at = nodes[at]?.parent;
    }
  }
  return [...found].sort((one, other) => one - other);
}
