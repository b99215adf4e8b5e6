/** What can be done to a tree of lines: naming, deleting and joining them. */
import { lineName } from "../lineName.ts";
import { goTo, grow, type Moment, momentOf, pathTo, sameGame, type Tree } from "../tree.ts";

/** Gives a line a name, or takes it away. */
export function rename(tree: Tree, id: number, text: string): Tree {
  const { [id]: _was, ...others } = tree.names;
  const name = lineName(text);
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
    ...tree,
    moments,
    at: (here && ids.get(here.id)) ?? 0,
    onward: Object.fromEntries(kept(tree.onward, (id) => ids.get(id))),
    names: Object.fromEntries(kept(tree.names, (name) => name)),
  };
}

/** Takes a moment of the reader's own away, with all that comes after it. */
export const prune = (tree: Tree, from: number): Tree =>
  momentOf(tree, from).inScript ? tree : keep(tree, ({ id }) => id !== from);

/** Takes over the lines of another tree of the same script, with their names and what is in view. */
export function graft(tree: Tree, other: Tree): Tree {
  const ids = new Map<number, number>();
  let grown = tree;
  for (const moment of other.moments) {
    const parent = moment.parent === null ? undefined : ids.get(moment.parent);
    if (moment.inScript) ids.set(moment.id, moment.id);
    else if (parent !== undefined) {
      grown = grow(goTo(grown, parent), moment, sameGame);
      ids.set(moment.id, grown.at);
    }
  }
  for (const [id, name] of Object.entries(other.names)) {
    const at = ids.get(Number(id));
    if (at !== undefined) grown = rename(grown, at, name);
  }
  return goTo({ ...grown, onward: tree.onward }, ids.get(other.at) ?? tree.at);
}
