/** The list of hits: an item each, which stays the same for as long as its query is answered. */
import type { Hit } from "./client.ts";
import { handOver } from "./found.ts";
import { itemFor } from "./hit.ts";
import { replaceItems } from "./list.ts";
import { addressOf, element, type Parts } from "./parts.ts";
import { keepSearch } from "./recent.ts";
import type { SearchWords } from "./shape.ts";

export function hitList(parts: Parts, words: SearchWords) {
  const { input } = parts;
  const root = element("ol", "plain search-results");
  let query: string | undefined;
  let toAll: HTMLElement | undefined;
  const items = new Map<string, HTMLElement>();

  function itemOf(hit: Hit): HTMLElement {
    const item = items.get(hit.url) ?? itemFor(hit, words);
    items.set(hit.url, item);
    return item;
  }

  function linkToAll(all: string): HTMLElement {
    const item = element("li", "");
    const link = element("a", "hit all", words.all);
    link.href = addressOf(parts, all);
    item.append(link);
    return item;
  }

  /** Shows the hits of a query, and behind them where all of them stand. */
  function draw(asked: string, hits: readonly Hit[], isCut: boolean): void {
    if (query !== asked) {
      items.clear();
      toAll = undefined;
    }
    query = asked;
    if (isCut) toAll ??= linkToAll(asked);
    // Two of the hits may lead to one place.
    const shown = new Set(hits.map(itemOf));
    replaceItems(root, [...shown, ...(isCut && toAll ? [toAll] : [])]);
  }

  function clear(): void {
    query = undefined;
    replaceItems(root, []);
  }

  function onOpen({ target }: Event): void {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    keepSearch(input.value);
    if (!link.classList.contains("all")) handOver(link.pathname, input.value);
  }
  for (const way of ["click", "auxclick", "contextmenu"]) root.addEventListener(way, onOpen);

  return { root, draw, clear };
}
