/** The search box: results under the field, by mouse, touch and keyboard. */
import { type Found, type Hit, search } from "./client.ts";

const PAUSE_MS = 120;
const HEADER_HITS = 6;
const PAGE_HITS = 50;
/** An excerpt whose first so many characters stand in the title repeats it. */
const REPEATED = 12;

interface Parts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly panel: HTMLElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly onPage: boolean;
}

function partsOf(root: HTMLElement): Parts | undefined {
  const form = root.querySelector("form");
  const input = root.querySelector("input");
  const panel = root.querySelector<HTMLElement>("[data-search-panel]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  const list = root.querySelector("ol");
  if (!(form && input && panel && status && list)) return undefined;
  return { root, form, input, panel, status, list, onPage: root.dataset.search === "page" };
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** `kind` is the word for the kind of page, in the reader's language. */
function itemFor(hit: Hit, kind: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = hit.url;
  link.append(element("span", "kind", kind), element("span", "title", hit.title));
  const excerpt = element("span", "excerpt", "");
  // Pagefind escapes what it takes from the page; <mark> is all that it adds.
  excerpt.innerHTML = hit.excerpt;
  // A ruling's page begins with its title.
  const start = (excerpt.textContent ?? "").slice(0, REPEATED);
  if (!hit.title.includes(start)) link.append(excerpt);
  item.append(link);
  return item;
}

function countText({ root }: Parts, query: string, total: number): string {
  const { none = "", one = "", many = "" } = root.dataset;
  if (total === 0) return none.replace("%", () => query);
  return total === 1 ? one : many.replace("%", String(total));
}

async function show(parts: Parts, query: string, found: Found): Promise<void> {
  const { root, form, status, list, onPage } = parts;
  const { all = "" } = root.dataset;
  const hits = await found.hits(onPage ? PAGE_HITS : HEADER_HITS);
  const items = hits.map((hit) => itemFor(hit, root.dataset[hit.kind] ?? ""));
  if (found.total > hits.length && !onPage) {
    const url = `${form.action}?q=${encodeURIComponent(query)}`;
    items.push(itemFor({ url, title: all, excerpt: "", kind: "" }, ""));
  }
  list.replaceChildren(...items);
  status.textContent = countText(parts, query, found.total);
}

/** Answers only the latest of the queries that are under way. */
function asker(parts: Parts) {
  const { root, input, panel, status, list, onPage } = parts;
  let latest = 0;
  return async () => {
    latest += 1;
    const turn = latest;
    const query = input.value.trim();
    panel.hidden = query === "" && !onPage;
    if (query === "") {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    if (list.childElementCount === 0) status.textContent = root.dataset.searching ?? "";
    try {
      const found = await search(query);
      if (turn === latest) await show(parts, query, found);
    } catch {
      list.replaceChildren();
      status.textContent = root.dataset.failed ?? "";
    }
  };
}

/** Arrow keys walk from the field through the results and back. */
function walkByKeys({ root, input, panel, list, onPage }: Parts): void {
  root.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && !onPage && !panel.hidden) {
      panel.hidden = true;
      input.focus();
      event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [input, ...list.querySelectorAll("a")];
    const place = stops.indexOf(document.activeElement as HTMLInputElement | HTMLAnchorElement);
    const next = stops[place + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

function closeOutside({ root, input, panel }: Parts): void {
  root.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) {
      // A press on a result blurs the field before the result is clicked.
      if (!root.matches(":active")) panel.hidden = true;
    }
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && root.contains(target))) panel.hidden = true;
  });
  input.addEventListener("focus", () => {
    panel.hidden = input.value.trim() === "";
  });
}

export function attachSearch(root: HTMLElement): void {
  const parts = partsOf(root);
  if (parts === undefined) return;
  const { form, input, onPage } = parts;
  const ask = asker(parts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  });
  walkByKeys(parts);
  if (onPage) {
    input.value = new URLSearchParams(location.search).get("q") ?? "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      history.replaceState(null, "", `?${new URLSearchParams({ q: input.value })}`);
      ask();
    });
  } else {
    closeOutside(parts);
  }
  // What was typed while this was loading, or stands in the address.
  if (input.value !== "") ask();
}
