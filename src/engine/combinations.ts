/** Ways to choose, counted up one by one: there may be more than anybody wants to try. */

/** All ways to choose so many of a list, in its order. */
export function* combinations<Item>(
  list: readonly Item[],
  size: number,
): Generator<readonly Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of list.entries()) {
    for (const rest of combinations(list.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}

/** The first of many. */
export function* upTo<Item>(most: number, items: Iterable<Item>): Generator<Item> {
  let count = 0;
  for (const item of items) {
    if (count === most) return;
    count += 1;
    yield item;
  }
}
