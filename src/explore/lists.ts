/** Choices and orders of lists in which some items are alike. */
import { factorial } from "./fraction.ts";

/** More answers to one question than these nobody looks through. */
export const mostBranches = 1000;

/** Items that are alike stand together. */
type Groups<Item> = readonly (readonly Item[])[];

/** Items that are alike together, in the order in which each kind first comes. */
export function grouped<Item>(
  list: readonly Item[],
  classOf: (item: Item) => string,
): Groups<Item> {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const key = classOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** Every choice of at least `min` and at most `max`: how many of each kind, not which. */
export function picks<Item>(
  groups: Groups<Item>,
  min: number,
  max: number,
): readonly (readonly Item[])[] | undefined {
  let found: readonly (readonly Item[])[] = [[]];
  let left = groups.reduce((sum, group) => sum + group.length, 0);
  for (const group of groups) {
    left -= group.length;
    found = found.flatMap((chosen) =>
      Array.from({ length: group.length + 1 }, (_, count) => [
        ...chosen,
        ...group.slice(0, count),
      ]).filter(({ length }) => length <= max && length + left >= min),
    );
    if (found.length > mostBranches) return undefined;
  }
  return found;
}

/** Every order in which alike items stand for one another. */
export function arrangements<Item>(groups: Groups<Item>): readonly (readonly Item[])[] | undefined {
  if (countArrangements(groups) > mostBranches) return undefined;
  const all = (left: Groups<Item>): readonly (readonly Item[])[] =>
    left.length === 0
      ? [[]]
      : left.flatMap(([first, ...others], index) => {
          if (first === undefined) return [];
          const next = left.flatMap((group, at) =>
            at !== index ? [group] : others.length > 0 ? [others] : [],
          );
          return all(next).map((rest) => [first, ...rest]);
        });
  return all(groups);
}

const countArrangements = <Item>(groups: Groups<Item>): bigint =>
  groups.reduce(
    (count, group) => count / factorial(group.length),
    factorial(groups.reduce((sum, group) => sum + group.length, 0)),
  );
