/**
 * What can come of a position: every outcome that can be told from the others, how it is reached,
 * and how likely it is where chance alone decides. Also whether something is so whatever is chosen,
 * and whether there is a way to it.
 */
import type { Answer, Game, PlayerId } from "../engine/index.ts";
import { countWays, likelihoods } from "./analysis.ts";
import { type Fraction, sum } from "./fraction.ts";
import type { Horizon } from "./horizon.ts";
import { type Look, lookAt } from "./looks.ts";
import { groupLooks, type Trait } from "./outcomes.ts";
import {
  type Cut,
  forgetful,
  type Gap,
  type Memory,
  type Node,
  type Scripted,
  Walk,
  type WalkOptions,
} from "./walk.ts";

/** How far, how much and whose choices; see `WalkOptions`. */
export interface Bounds {
  readonly horizon?: Horizon;
  readonly decisions?: number;
  readonly positions?: number;
  readonly players?: readonly PlayerId[];
  readonly script?: readonly Scripted[];
}

/** An outcome: what sets it apart, and the ways that lead to it. */
export interface Outcome {
  /** Nothing if there is but one outcome. */
  readonly traits: readonly Trait[];
  /** The shortest way to it, a list of answers for each decision. */
  readonly line: readonly (readonly Answer[])[];
  /** The ends of the search that it is, the nearest first. */
  readonly ends: readonly number[];
  /** In how many ways it is reached; none where there is no end of ways. */
  readonly ways?: bigint;
  /** Where chance alone decides. */
  readonly probability?: Fraction;
  /** Lines to it were cut off: it is not the end yet. */
  readonly cut?: Cut;
}

export interface Explored {
  readonly outcomes: readonly Outcome[];
  readonly positions: number;
  /** Why there may be more outcomes than these; empty when these are all. */
  readonly gaps: readonly Gap[];
  /** The positions and the ways between them. */
  readonly nodes: readonly Node<Look>[];
  /** What could be answered in one way only before anybody had a choice. */
  readonly opening: readonly Answer[];
}

/** A search for all outcomes, to be worked at bit by bit. */
export class Exploration {
  readonly #walk: Walk<null, Look>;
  #isStopped = false;

  constructor(start: Game, bounds: Bounds = {}) {
    this.#walk = new Walk({
      ...bounds,
      start,
      memory: forgetful,
      end: (game) => lookAt(game, true),
    });
  }

  get progress(): { readonly positions: number; readonly waiting: number; readonly ends: number } {
    const { nodes, waiting } = this.#walk;
    return { positions: nodes.length, waiting, ends: this.#walk.ends.length };
  }

  /** Tries so many answers more; true when it is done. */
  work(answers?: number): boolean {
    return this.#isStopped || this.#walk.work(answers);
  }

  /** Leaves it at what has been found. */
  stop(): void {
    this.#isStopped = true;
  }

  /** What has been found so far. */
  get result(): Explored {
    const walk = this.#walk;
    const { nodes, ends, payers } = walk;
    // Lines that are cut off after so many decisions as was asked for are all there are so far.
    const isWhole = walk.isDone && [...walk.gaps].every((gap) => gap === "decisions");
    const gaps = new Set(walk.gaps);
    if (!walk.isDone) gaps.add("stopped");
    const ways = countWays(nodes);
    const likely = isWhole ? likelihoods(nodes) : undefined;
    const looks = ends.flatMap((id) => {
      const look = nodes[id]?.end;
      return look ? [[id, look] as const] : [];
    });
    const outcomes = groupLooks(looks, payers).map(({ ends: own, traits }): Outcome => {
      const [nearest = 0] = own;
      const cut = own.map((id) => nodes[id]?.cut).find((one) => one !== undefined);
      return {
        traits,
        ends: own,
        line: walk.wayTo(nearest),
        ...(ways && { ways: own.reduce((all, id) => all + (ways[id] ?? 0n), 0n) }),
        ...(likely && { probability: sum(own.flatMap((id) => likely[id] ?? [])) }),
        ...(cut && { cut }),
      };
    });
    return { outcomes, positions: nodes.length, gaps: [...gaps], nodes, opening: walk.opening };
  }
}

/** Looks for all outcomes at once. */
export function explore(start: Game, bounds?: Bounds): Explored {
  const exploration = new Exploration(start, bounds);
  exploration.work();
  return exploration.result;
}

// Claims ---------------------------------------------------------------------------------------

/** `always`: whatever is chosen and whatever chance brings; `possible`: by some choices. */
export const modes = ["always", "possible"] as const;
export type Mode = (typeof modes)[number];

/** `open` if the search has gaps, so that it has shown neither. */
export interface Verdict {
  readonly is: "so" | "notSo" | "open";
  /** A shortest line to what is possible, or against what was said to be always so. */
  readonly line?: readonly (readonly Answer[])[];
  readonly positions: number;
  readonly gaps: readonly Gap[];
}

export type Claim<Kept> = Bounds & {
  readonly mode: Mode;
  readonly start: Game;
  readonly memory: Memory<Kept>;
  /** Whether it is so where a line is over. */
  readonly holds: (game: Game, kept: Kept) => boolean;
};

/** Looks for a line that shows a claim, or shows it false. */
export function decide<Kept>({ mode, holds, ...claim }: Claim<Kept>): Verdict {
  const sought = mode === "possible";
  const options: WalkOptions<Kept, { readonly holds: boolean }> = {
    ...claim,
    end: (game, kept) => ({ holds: holds(game, kept) }),
    isSought: (end) => end.holds === sought,
  };
  const walk = new Walk(options);
  walk.work();
  const { nodes, gaps } = walk;
  const found = { positions: nodes.length, gaps: [...gaps] };
  if (walk.sought !== undefined) {
    return { is: sought ? "so" : "notSo", line: walk.wayTo(walk.sought), ...found };
  }
  if (gaps.size > 0) return { is: "open", ...found };
  return { is: sought ? "notSo" : "so", ...found };
}

/** Whether something is so at the end of every line: a proof, or a line in which it isn't. */
export const always = (start: Game, holds: (game: Game) => boolean, bounds: Bounds = {}): Verdict =>
  decide({ ...bounds, mode: "always", start, memory: forgetful, holds });

/** Whether there is a way to something: a shortest line, or the proof that there is none. */
export const possible = (
  start: Game,
  holds: (game: Game) => boolean,
  bounds: Bounds = {},
): Verdict => decide({ ...bounds, mode: "possible", start, memory: forgetful, holds });
