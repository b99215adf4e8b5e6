/** Puts results in place without ever taking away the one that has the focus. */

/**
 * Makes these the items of the list, in this order. An item that holds the focus is not moved, for
 * that would blur it: the others are put before and behind it. If it goes, the focus goes to the
 * item in its place.
 */
export function replaceItems(list: HTMLElement, items: readonly HTMLElement[]): void {
  const old = [...list.children];
  const held = old.findIndex((item) => item.contains(document.activeElement));
  const focused = items.find((item) => item === old[held]);
  const split = focused ? items.indexOf(focused) : items.length;
  const kept = new Set<Element>(items);
  for (const item of old) if (!kept.has(item)) item.remove();
  for (const [place, item] of items.entries()) {
    if (item === focused || list.children[place] === item) continue;
    list.insertBefore(item, place < split ? (list.children[place] ?? null) : null);
  }
  if (held >= 0 && !focused) {
    const next = items[Math.min(held, items.length - 1)];
    next?.querySelector<HTMLElement>("a, button")?.focus();
  }
}
