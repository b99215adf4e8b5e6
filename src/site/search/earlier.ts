/** What was searched for before, which stands under an empty field. */
import { addressOf, element, type Parts } from "./parts.ts";
import { forgetSearches, recentSearches } from "./recent.ts";
import type { SearchWords } from "./shape.ts";

export function earlierSearches(parts: Parts, words: SearchWords, forgotten: () => void) {
  const root = element("div", "search-recent");

  function itemFor(query: string): HTMLLIElement {
    const item = document.createElement("li");
    const link = element("a", "hit", query);
    link.href = addressOf(parts, query);
    link.dataset.query = query;
    item.append(link);
    return item;
  }

  /** Lists them anew, and says whether there are any. */
  function draw(): boolean {
    const queries = recentSearches();
    const entries = element("ul", "plain");
    entries.append(...queries.map(itemFor));
    const forget = element("button", "search-chip", words.forget);
    forget.type = "button";
    forget.addEventListener("click", () => {
      forgetSearches();
      forgotten();
    });
    root.replaceChildren(element("p", "search-recent-title", words.recent), entries, forget);
    root.hidden = queries.length === 0;
    return queries.length > 0;
  }

  return { root, draw };
}
