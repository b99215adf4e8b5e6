/** A board's history: a tree of moments, of which the script is the first line. */
import type { Answer } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";

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
}

/** What comes of answering: the parts of a moment that do not depend on its place. */
export type Outcome = Pick<Moment, "game" | "events" | "answers">;

export function treeOf(script: readonly Outcome[], at = 0): Tree {
  const moments = script.map(
    (outcome, id): Moment => ({
      ...outcome,
      id,
      parent: id === 0 ? null : id - 1,
      inScript: true,
    }),
  );
  return { moments, at: Math.min(Math.max(at, 0), moments.length - 1), onward: {}, names: {} };
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

/** Whether a way of the reader's own only leads, in smaller steps, where the script goes anyway. */
function isDetour(tree: Tree, end: Moment): boolean {
  const path = pathTo(tree, end.id);
  const left = path.findLast((moment) => moment.inScript);
  const scripted = left && tree.moments[left.id + 1];
  if (!scripted?.inScript) return false;
  const own = path.filter((moment) => !moment.inScript).flatMap((moment) => moment.answers);
  return JSON.stringify(scripted.answers.slice(0, own.length)) === JSON.stringify(own);
}

/** One end of a line for each that the reader has made; the script's own first. */
export function linesOf(tree: Tree): readonly Moment[] {
  const own = tree.moments.filter(
    (moment) =>
      !moment.inScript && childrenOf(tree, moment.id).length === 0 && !isDetour(tree, moment),
  );
  return [...scriptOf(tree).slice(-1), ...own];
}

export const isOwn = (tree: Tree): boolean => tree.moments.some((moment) => !moment.inScript);

/** Gives a line a name, or takes it away. */
export function rename(tree: Tree, id: number, name: string): Tree {
  const { [id]: _was, ...others } = tree.names;
  return { ...tree, names: name === "" ? others : { ...others, [id]: name } };
}

/** The tree with some of its moments only; what is in view stays, or what was before it. */
function keep(tree: Tree, stays: (moment: Moment) => boolean): Tree {
  const ids = new Map<number, number>();
  const moments: Moment[] = [];
  for (const moment of tree.moments) {
    const parent = moment.parent === null ? null : ids.get(moment.parent);
    if (parent === undefined || !stays(moment)) continue;
    const id = moments.length;
    ids.set(moment.id, id);
    const isSame = id === moment.id && parent === moment.parent;
    moments.push(isSame ? moment : { ...moment, id, parent });
  }
  const here = pathTo(tree, tree.at).findLast(({ id }) => ids.has(id));
  const kept = <Value>(record: Readonly<Record<number, Value>>, to: (value: Value) => unknown) =>
    Object.entries(record).flatMap(([id, value]) => {
      const [key, mapped] = [ids.get(Number(id)), to(value)];
      return key === undefined || mapped === undefined ? [] : [[key, mapped]];
    });
  return {
    moments,
    at: (here && ids.get(here.id)) ?? 0,
    onward: Object.fromEntries(kept(tree.onward, (id) => ids.get(id))),
    names: Object.fromEntries(kept(tree.names, (name) => name)),
  };
}

/** Takes a moment of the reader's own away, with all that comes after it. */
export const prune = (tree: Tree, from: number): Tree =>
  momentOf(tree, from).inScript ? tree : keep(tree, ({ id }) => id !== from);

/** The script without the lines of the reader. */
export const scriptAlone = (tree: Tree): Tree => ({
  ...keep(tree, (moment) => moment.inScript),
  onward: {},
});

/** Takes over the lines of another tree of the same script, with their names and what is in view. */
export function graft(tree: Tree, other: Tree, same: (one: Game, other: Game) => boolean): Tree {
  const ids = new Map<number, number>();
  let grown = tree;
  for (const moment of other.moments) {
    const parent = moment.parent === null ? undefined : ids.get(moment.parent);
    if (moment.inScript) ids.set(moment.id, moment.id);
    else if (parent !== undefined) {
      grown = grow(goTo(grown, parent), moment, same);
      ids.set(moment.id, grown.at);
    }
  }
  for (const [id, name] of Object.entries(other.names)) {
    const at = ids.get(Number(id));
    if (at !== undefined) grown = rename(grown, at, name);
  }
  return goTo({ ...grown, onward: tree.onward }, ids.get(other.at) ?? tree.at);
}
