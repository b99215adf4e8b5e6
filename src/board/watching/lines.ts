/** The reader's lines as a tree, and where they differ from the script. */

import { choiceLabel, type Speech } from "../../captions/telling.ts";
import type { GameEvent } from "../../engine/events.ts";
import { sameData } from "../../language/sameData.ts";
import { firstDifference } from "../compare.ts";
import { childrenOf, type Moment, momentOf, pathTo, scriptOf, type Tree } from "../tree.ts";
import { rename } from "./changing.ts";
import type { Part } from "./parts.ts";

/** A line of the reader: from where it goes its own way to its end. */
export interface Line {
  /** The moment with which it begins; its name goes with that. */
  readonly start: Moment;
  readonly end: Moment;
  /** The moment of its first choice that neither the script nor another line has. */
  readonly departure: Moment;
  /** How many actions lead to that one. */
  readonly step: number;
  /** How many lines it is within. */
  readonly depth: number;
}

const beginsAs = (whole: Moment["answers"], beginning: Moment["answers"]): boolean =>
  sameData(whole.slice(0, beginning.length), beginning);

/** The first own moment that isn't a part of what the script does, in smaller steps. */
function departureOf(tree: Tree, start: Moment, end: Moment): Moment {
  const path = pathTo(tree, end.id);
  const left = path.findLast((moment) => moment.inScript);
  const scripted = left && tree.moments[left.id + 1];
  if (!scripted?.inScript) return start;
  const own = path.filter((moment) => !moment.inScript);
  const taken: Moment["answers"][number][] = [];
  for (const moment of own) {
    taken.push(...moment.answers);
    if (!beginsAs(scripted.answers, taken)) return moment.id < start.id ? start : moment;
  }
  return start;
}

/** Whether a way of the reader's own only leads, in smaller steps, where the script goes anyway. */
function isDetour(tree: Tree, end: Moment): boolean {
  const path = pathTo(tree, end.id);
  const left = path.findLast((moment) => moment.inScript);
  const scripted = left && tree.moments[left.id + 1];
  if (!scripted?.inScript) return false;
  const own = path.filter((moment) => !moment.inScript).flatMap((moment) => moment.answers);
  return beginsAs(scripted.answers, own);
}

/** One end of a line for each that the reader has made; the script's own first. */
export function linesOf(tree: Tree): readonly Moment[] {
  const own = tree.moments.filter(
    (moment) =>
      !moment.inScript && childrenOf(tree, moment.id).length === 0 && !isDetour(tree, moment),
  );
  return [...scriptOf(tree).slice(-1), ...own];
}

/** All lines of the reader, each before those that branch off it. */
export function linesIn(tree: Tree): readonly Line[] {
  const [, ...ends] = linesOf(tree);
  // What only leads back to the script is no line: it neither begins one nor has branches.
  const real = new Set(ends.flatMap((end) => pathTo(tree, end.id).map(({ id }) => id)));
  const isFirst = ({ id, parent }: Moment): boolean => {
    if (parent === null || momentOf(tree, parent).inScript) return false;
    return childrenOf(tree, parent).find((child) => real.has(child.id))?.id === id;
  };
  const lines = ends.map((end): Line => {
    let start = end;
    while (isFirst(start)) start = momentOf(tree, start.parent ?? 0);
    const departure = departureOf(tree, start, end);
    const own = pathTo(tree, start.id).filter((moment) => !moment.inScript);
    return {
      start,
      end,
      departure,
      step: pathTo(tree, departure.id).length - 1,
      depth: own.filter((moment) => !isFirst(moment)).length - 1,
    };
  });
  // What departs earlier comes first, an outer line before the inner ones.
  const keyOf = ({ start }: Line) =>
    pathTo(tree, start.id).map(({ id, inScript }) => (inScript ? tree.moments.length : 0) + id);
  return lines.toSorted((one, other) => inWalk(keyOf(one), keyOf(other)));
}

/** The line that the moment in view is on; of lines within each other the innermost. */
function lineInView(tree: Tree): Line | undefined {
  const here = new Set(pathTo(tree, tree.at).map(({ id }) => id));
  return linesIn(tree).findLast(({ start }) => here.has(start.id));
}

export function nameInView(tree: Tree): string | undefined {
  const line = lineInView(tree);
  return line && tree.names[line.start.id];
}

/** Names the line in view as somebody else called it; the reader's own name for it stays. */
export function namedInView(tree: Tree, name: string): Tree {
  const line = lineInView(tree);
  if (!line || tree.names[line.start.id] !== undefined) return tree;
  return rename(tree, line.start.id, name);
}

function inWalk(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((id, index) => id !== other[index]);
  if (place < 0) return -1;
  return (one[place] ?? 0) - (other[place] ?? -1);
}

/** What was chosen otherwise, in a few words. */
export function labelOf(tree: Tree, { departure }: Line, speech: Speech): string {
  const { game } = momentOf(tree, departure.parent ?? 0);
  const [first] = departure.answers;
  return game.decision && first ? choiceLabel(game.decision, first, game, speech) : "";
}

interface Comparison {
  readonly step: number;
  readonly script: Moment | undefined;
  readonly line: Moment | undefined;
}

/** The line's moments, with its first choice in one piece as the script has it. */
function comparable(tree: Tree, { end, departure }: Line): readonly Moment[] {
  const path = pathTo(tree, end.id);
  const own = path.filter((moment) => !moment.inScript);
  const place = own.findIndex(({ id }) => id === departure.id);
  const events: GameEvent[] = own.slice(0, place + 1).flatMap((moment) => moment.events);
  return [
    ...path.filter((moment) => moment.inScript),
    place > 0 ? { ...departure, events } : departure,
    ...own.slice(place + 1),
  ];
}

/** The first step that isn't told as in the script; none where all are. */
export function compare(
  tree: Tree,
  line: Line,
  tell: (of: Part) => string,
): Comparison | undefined {
  const script = scriptOf(tree);
  const own = comparable(tree, line);
  const step = firstDifference(script, own, tell);
  return step === undefined ? undefined : { step, script: script[step], line: own[step] };
}
