/**
 * Costs and ways to cast go by a name that texts ask for: kicker, flashback. Of several on one
 * object that go by the same (702.33b, 702.33d) each works by itself: from the second on they are
 * told apart by a number.
 */

/** What each goes by: its name, then its name with "2" behind it. */
export function calledBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly { readonly item: Item; readonly called: string }[] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    return { item, called: nth === 1 ? name : `${name} ${nth}` };
  });
}

/** The name without its number, and the number. */
export function partsOf(called: string): { readonly name: string; readonly nth: number } {
  const found = /^(.+) (\d+)$/.exec(called);
  return found ? { name: found[1] ?? called, nth: Number(found[2]) } : { name: called, nth: 1 };
}

/** 702.33d: it doesn't matter which of those that go by a name was chosen, or how many. */
export const isPaid = (paid: readonly string[], name: string): boolean =>
  paid.some((one) => one === name || partsOf(one).name === name);
