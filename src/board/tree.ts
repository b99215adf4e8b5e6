/** A board's history: a tree of moments, of which the script is the first line. */
import type { Answer } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import { type Game, hash } from "../engine/index.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Nicknames } from "./nicknames.ts";

export interface Moment {
  /** Its place in the tree's list. */
  readonly id: number;
  readonly parent: number | null;
  readonly game: Game;
  /** What happened since the moment before. */
  readonly events: readonly GameEvent[];
  /** What was answered to get here from there. */
  readonly answers: readonly Answer[];
  readonly inScript: boolean;
}

export interface Tree {
  readonly moments: readonly Moment[];
  /** The moment in view. */
  readonly at: number;
  /** Which way each moment went on when it was last left; otherwise as its first child does. */
  readonly onward: Readonly<Record<number, number>>;
  /** What the reader calls lines, by the moment with which a line goes its own way. */
  readonly names: Readonly<Record<number, string>>;
  /** The board that it began from, where that isn't the page's. */
  readonly origin?: Origin;
}

/** A board as it is written, and the cards that it has. */
export interface Origin {
  readonly notation: string;
  readonly cards: readonly CardDefinition[];
  readonly nicknames?: Nicknames | undefined;
}

/** What comes of answering: the parts of a moment that do not depend on its place. */
export type Outcome = Pick<Moment, "game" | "events" | "answers">;

export function treeOf(script: readonly Outcome[], at = 0, origin?: Origin): Tree {
  const moments = script.map(
    (outcome, id): Moment => ({
      ...outcome,
      id,
      parent: id === 0 ? null : id - 1,
      inScript: true,
    }),
  );
  const begun = Math.min(Math.max(at, 0), moments.length - 1);
  return { moments, at: begun, onward: {}, names: {}, ...(origin && { origin }) };
}

/** @throws {Error} for a moment that the tree has not: a fault of the board. */
export function momentOf(tree: Tree, id = tree.at): Moment {
  const moment = tree.moments[id];
  if (!moment) throw new Error(`There is no moment ${id}.`);
  return moment;
}

export function childrenOf(tree: Tree, id: number): readonly Moment[] {
  return tree.moments.filter((moment) => moment.parent === id);
}

function onwardOf(tree: Tree, id: number): Moment | undefined {
  const chosen = tree.onward[id];
  return chosen === undefined ? childrenOf(tree, id)[0] : tree.moments[chosen];
}

export const sameGame = (one: Game, other: Game): boolean =>
  one === other || hash(one) === hash(other);

/** From the beginning to a moment. */
export function pathTo(tree: Tree, id: number): readonly Moment[] {
  const path: Moment[] = [];
  for (let at: number | null = id; at !== null; ) {
    const moment: Moment = momentOf(tree, at);
    path.unshift(moment);
    at = moment.parent;
  }
  return path;
}

/** The moments from the beginning through the one in view to where its line ends. */
export function lineOf(tree: Tree): readonly Moment[] {
  const line = [...pathTo(tree, tree.at)];
  for (let next = onwardOf(tree, tree.at); next; next = onwardOf(tree, next.id)) line.push(next);
  return line;
}

/** The script as it was written, whatever is in view. */
export const scriptOf = (tree: Tree): readonly Moment[] =>
  tree.moments.filter((moment) => moment.inScript);

/** Puts a moment in view; the lines that lead to it become the ones gone last. */
export function goTo(tree: Tree, id: number): Tree {
  const onward: Record<number, number> = { ...tree.onward };
  for (const moment of pathTo(tree, id)) {
    if (moment.parent !== null) onward[moment.parent] = moment.id;
  }
  return { ...tree, at: id, onward };
}

/**
 * Goes on from the moment in view. What leads where the script goes by itself is no departure:
 * `same` tells whether two games are equal.
 */
export function grow(
  tree: Tree,
  outcome: Outcome,
  same: (one: Game, other: Game) => boolean,
): Tree {
  const known =
    childrenOf(tree, tree.at).find((child) => same(child.game, outcome.game)) ??
    scriptAhead(tree).find((moment) => same(moment.game, outcome.game));
  if (known) return goTo(tree, known.id);
  const id = tree.moments.length;
  const moment: Moment = { ...outcome, id, parent: tree.at, inScript: false };
  return goTo({ ...tree, moments: [...tree.moments, moment] }, id);
}

/** The script's moment after the one where the line in view left it: a long way round may lead back. */
function scriptAhead(tree: Tree): readonly Moment[] {
  const left = pathTo(tree, tree.at).findLast((moment) => moment.inScript);
  const next = left && tree.moments[left.id + 1];
  return next?.inScript ? [next] : [];
}

export const isOwn = (tree: Tree): boolean => tree.moments.some((moment) => !moment.inScript);

/** The script without the lines of the reader; what is in view stays, or what was before it. */
export function scriptAlone(tree: Tree): Tree {
  const at = pathTo(tree, tree.at).findLast((moment) => moment.inScript)?.id ?? 0;
  return { ...tree, moments: scriptOf(tree), at, onward: {}, names: {} };
}
