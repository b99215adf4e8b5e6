/** What was found, under its field: the kinds of it, the hits, and how much it is. */
import { kindChips, totalOf } from "./chips.ts";
import type { Found } from "./client.ts";
import { earlierSearches } from "./earlier.ts";
import { hitList } from "./hits.ts";
import type { FoundKind } from "./kinds.ts";
import type { Parts } from "./parts.ts";
import { presses } from "./presses.ts";
import type { SearchNames, SearchWords } from "./shape.ts";

const HEADER_HITS = 8;
const PAGE_HITS = 50;

interface Answer {
  readonly query: string;
  readonly found: Found;
  readonly isFinal: boolean;
}

/** How much was found, for the eye and the ear. */
function told({ query, found }: Answer, words: SearchWords): string {
  const total = totalOf(found);
  if (total === 0) return words.none.replace("%", () => query);
  if (found.isNearest) return words.nearest.replace("%", () => query);
  return total === 1 ? words.one : words.many.replace("%", String(total));
}

/** What is listed of what was found: at once, a little later, and whether there is more. */
function wantedOf({ ranked }: Found, kind: FoundKind | undefined, onPage: boolean) {
  const all = ranked.filter((one) => kind === undefined || one.kind === kind);
  return {
    first: all.slice(0, HEADER_HITS),
    rest: onPage ? all.slice(HEADER_HITS, PAGE_HITS) : [],
    isCut: all.length > HEADER_HITS && !onPage,
  };
}

const loaded = (hits: Found["ranked"]) => Promise.all(hits.map(({ load }) => load()));

export function results(parts: Parts, { words }: SearchNames) {
  const { root, input, panel, status, onPage } = parts;
  const chips = kindChips(words, (chosen) => {
    if (!shown) return;
    kind = chosen;
    showOrTell(shown);
  });
  const list = hitList(parts, words);
  const earlier = earlierSearches(parts, words, () => {
    showEarlier();
    input.focus();
  });
  panel.append(chips.root, list.root, earlier.root);
  const clicked = presses(panel);

  let kind: FoundKind | undefined;
  let turn = 0;
  let shown: Answer | undefined;

  /** Shows an answer, unless a later one has come while its texts were loaded. */
  async function show(answer: Answer): Promise<void> {
    const { query, found, isFinal } = answer;
    turn += 1;
    const mine = turn;
    if (kind && !found.counts.has(kind)) kind = undefined;
    const { first, rest, isCut } = wantedOf(found, kind, onPage);
    const hits = await loaded(first);
    await clicked();
    if (mine !== turn) return;
    shown = answer;
    earlier.root.hidden = true;
    list.root.hidden = false;
    list.draw(query, hits, isCut);
    chips.draw(found, kind);
    list.root.setAttribute("aria-busy", String(!isFinal));
    if (!isFinal) return;
    status.textContent = told(answer, words);
    root.dataset.answered = query;
    if (rest.length === 0) return;
    const others = await loaded(rest);
    if (mine === turn) list.draw(query, [...hits, ...others], isCut);
  }

  /** Shows it, or says that it couldn't be loaded, unless something later was asked. */
  async function showOrTell(answer: Answer): Promise<void> {
    const mine = turn + 1;
    try {
      await show(answer);
    } catch {
      if (mine === turn) failed();
    }
  }

  function failed(): void {
    list.root.removeAttribute("aria-busy");
    status.textContent = words.failed;
  }

  /** What stands under an empty field. */
  function showEarlier(): void {
    turn += 1;
    shown = undefined;
    delete root.dataset.answered;
    status.textContent = "";
    list.clear();
    chips.root.hidden = true;
    list.root.hidden = true;
    panel.hidden = !earlier.draw() && !onPage;
  }

  return {
    show: showOrTell,
    showEarlier,
    earlier: earlier.root,
    searching() {
      if (list.root.childElementCount === 0) status.textContent = words.searching;
    },
    failed,
    /** Whether this query has been answered to the end. */
    isShown: (query: string): boolean => shown?.query === query && shown.isFinal,
  };
}
