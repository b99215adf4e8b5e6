/** The list of what was found: what stands in it, and what a reader does with it. */
import { kindChips, totalOf } from "./chips.ts";
import type { Found, Hit } from "./client.ts";
import { earlierSearches } from "./earlier.ts";
import { handOver } from "./found.ts";
import { itemFor } from "./hit.ts";
import type { FoundKind } from "./kinds.ts";
import { replaceItems } from "./list.ts";
import { addressOf, element, type Parts } from "./parts.ts";
import { keepSearch } from "./recent.ts";
import type { SearchNames, SearchWords } from "./shape.ts";

const HEADER_HITS = 8;
const PAGE_HITS = 50;
/** A press without a click ends here at the latest: menus and drags swallow its end. */
const PRESS_MS = 1000;

/**
 * Waits from a press on the panel to its click: what the pointer went down on must still lie under
 * it when it goes up, or there is none.
 */
function presses(panel: HTMLElement): () => Promise<void> {
  let clicked = Promise.resolve();
  panel.addEventListener("pointerdown", () => {
    clicked = new Promise((done) => {
      panel.addEventListener("click", () => done(), { once: true, capture: true });
      setTimeout(done, PRESS_MS);
    });
  });
  return () => clicked;
}

/** How much was found, for the eye and the ear. */
function told(query: string, found: Found, words: SearchWords): string {
  const total = totalOf(found);
  if (total === 0) return words.none.replace("%", () => query);
  if (found.isNearest) return words.nearest.replace("%", () => query);
  return total === 1 ? words.one : words.many.replace("%", String(total));
}

/** What is in the list, and all that is done to it. */
export function results(parts: Parts, { words }: SearchNames) {
  const { root, input, panel, status, onPage } = parts;
  const chips = kindChips(words, (chosen) => {
    if (!shown) return;
    kind = chosen;
    showOrTell(shown.query, shown.found, shown.isFinal);
  });
  const list = element("ol", "plain search-results");
  const earlier = earlierSearches(parts, words, () => {
    showEarlier();
    input.focus();
  });
  panel.append(chips.root, list, earlier.root);
  const clicked = presses(panel);

  let kind: FoundKind | undefined;
  let turn = 0;
  let shown:
    | { readonly query: string; readonly found: Found; readonly isFinal: boolean }
    | undefined;
  const items = new Map<string, HTMLElement>();

  const itemOf = (hit: Hit): HTMLElement => {
    const item = items.get(hit.url) ?? itemFor(hit, words);
    items.set(hit.url, item);
    return item;
  };

  /** Shows an answer, unless a later one has come while its texts were loaded. */
  async function show(query: string, found: Found, isFinal: boolean): Promise<void> {
    turn += 1;
    const mine = turn;
    if (kind && !found.counts.has(kind)) kind = undefined;
    const all = found.ranked.filter((one) => kind === undefined || one.kind === kind);
    const wanted = all.slice(0, onPage ? PAGE_HITS : HEADER_HITS);
    const first = await Promise.all(wanted.slice(0, HEADER_HITS).map(({ load }) => load()));
    await clicked();
    if (mine !== turn) return;
    if (query !== shown?.query) items.clear();
    shown = { query, found, isFinal };
    const made = first.map(itemOf);
    if (all.length > wanted.length && !onPage) made.push(linkToAll(query));
    earlier.root.hidden = true;
    list.hidden = false;
    replaceItems(list, [...new Set(made)]);
    chips.draw(found, kind);
    list.setAttribute("aria-busy", String(!isFinal));
    if (!isFinal) return;
    status.textContent = told(query, found, words);
    root.dataset.answered = query;
    const rest = await Promise.all(wanted.slice(HEADER_HITS).map(({ load }) => load()));
    if (mine === turn && rest.length > 0) {
      replaceItems(list, [...new Set([...made, ...rest.map(itemOf)])]);
    }
  }

  /** Shows it, or says that it couldn't be loaded, unless something later was asked. */
  async function showOrTell(query: string, found: Found, isFinal: boolean): Promise<void> {
    const mine = turn + 1;
    try {
      await show(query, found, isFinal);
    } catch {
      if (mine === turn) failed();
    }
  }

  function failed(): void {
    list.removeAttribute("aria-busy");
    status.textContent = words.failed;
  }

  function linkToAll(query: string): HTMLElement {
    const known = items.get("");
    if (known) return known;
    const item = element("li", "");
    const link = element("a", "hit all", words.all);
    link.href = addressOf(parts, query);
    item.append(link);
    items.set("", item);
    return item;
  }

  list.addEventListener("click", onOpen);
  list.addEventListener("auxclick", onOpen);
  list.addEventListener("contextmenu", onOpen);
  function onOpen({ target }: Event): void {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    keepSearch(input.value);
    if (!link.classList.contains("all")) handOver(link.pathname, input.value);
  }

  /** What stands under an empty field. */
  function showEarlier(): void {
    turn += 1;
    shown = undefined;
    delete root.dataset.answered;
    status.textContent = "";
    replaceItems(list, []);
    chips.root.hidden = true;
    list.hidden = true;
    panel.hidden = !earlier.draw() && !onPage;
  }

  return {
    show: showOrTell,
    showEarlier,
    earlier: earlier.root,
    searching() {
      if (list.childElementCount === 0) status.textContent = words.searching;
    },
    failed,
    /** Whether this query has been answered to the end. */
    isShown: (query: string): boolean => shown?.query === query && shown.isFinal,
  };
}
