/** The search box: results under the field, by mouse, touch and keyboard. */
import { proseHtml } from "../rules/html.ts";
import { sheet } from "../sheet.ts";
import styles from "../styles/search-found.css?url";
import { type Found, type Hit, type Searcher, searcherOf } from "./client.ts";
import { handOver } from "./found.ts";
import { iconOf } from "./icons.ts";
import { FOUND_KINDS, type FoundKind } from "./kinds.ts";
import { replaceItems } from "./list.ts";
import { forgetSearches, isSlashOn, keepSearch, recentSearches, switchSlash } from "./recent.ts";
import type { SearchNames, SearchWords } from "./shape.ts";

/** The texts are asked when somebody stops typing for so long; the names are asked at once. */
const PAUSE_MS = 60;
const HEADER_HITS = 8;
const PAGE_HITS = 50;
/** A press without a click ends here at the latest: menus and drags swallow its end. */
const PRESS_MS = 1000;
/** An excerpt whose first so many characters stand in the title repeats it. */
const REPEATED = 12;

interface Parts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly panel: HTMLElement;
  readonly status: HTMLElement;
  readonly onPage: boolean;
}

function partsOf(root: HTMLElement): Parts | undefined {
  const form = root.querySelector("form");
  const input = root.querySelector("input");
  const panel = root.querySelector<HTMLElement>("[data-search-panel]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  if (!(form && input && panel && status)) return undefined;
  return { root, form, input, panel, status, onPage: root.dataset.search === "page" };
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = "",
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function itemFor({ url, title, kind, excerpt }: Hit, words: SearchWords): HTMLLIElement {
  const item = document.createElement("li");
  const link = element("a", "hit");
  link.href = url;
  const label = element("span", `kind kind-${kind}`);
  label.append(iconOf(kind), words.kinds[kind]);
  const name = element("span", "title");
  // It escapes the title; the symbols are all that it adds.
  name.innerHTML = proseHtml(title, document.documentElement.lang === "en" ? "en" : "ja");
  link.append(label, name);
  const more = element("span", "excerpt");
  if ("text" in excerpt) more.textContent = excerpt.text;
  // Pagefind escapes what it takes from the page; <mark> is all that it adds.
  else more.innerHTML = excerpt.html;
  const start = (more.textContent ?? "").slice(0, REPEATED);
  // A ruling's page begins with its title.
  if (start !== "" && !name.textContent?.includes(start)) link.append(more);
  item.append(link);
  return item;
}

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

/** What is in the list, and all that is done to it. */
function results(parts: Parts, { words }: SearchNames) {
  const { root, form, input, panel, status, onPage } = parts;
  const chips = element("div", "search-kinds");
  chips.setAttribute("role", "group");
  chips.setAttribute("aria-label", words.filter);
  const list = element("ol", "plain search-results");
  const recent = element("div", "search-recent");
  panel.append(chips, list, recent);
  const clicked = presses(panel);

  let kind: FoundKind | undefined;
  let turn = 0;
  let shown:
    | { readonly query: string; readonly found: Found; readonly isFinal: boolean }
    | undefined;
  const items = new Map<string, HTMLElement>();

  const told = (query: string, { counts, isNearest }: Found): string => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0) return words.none.replace("%", () => query);
    if (isNearest) return words.nearest.replace("%", () => query);
    return total === 1 ? words.one : words.many.replace("%", String(total));
  };

  function drawChips({ counts }: Found): void {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const offered: readonly (FoundKind | undefined)[] =
      counts.size > 0 ? [undefined, ...FOUND_KINDS.filter((one) => counts.has(one))] : [];
    const buttons = offered.map((one) => {
      const old = [...chips.children].find(
        (chip) => chip instanceof HTMLElement && chip.dataset.kind === (one ?? ""),
      );
      const chip = old instanceof HTMLElement ? old : element("button", "search-chip");
      chip.setAttribute("type", "button");
      chip.dataset.kind = one ?? "";
      chip.setAttribute("aria-pressed", String(kind === one));
      const count = element("span", "count", String(one ? counts.get(one) : total));
      chip.replaceChildren(
        ...(one ? [iconOf(one)] : []),
        one ? words.kinds[one] : words.everything,
        " ",
        count,
      );
      return chip;
    });
    replaceItems(chips, buttons);
    chips.hidden = buttons.length === 0;
  }

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
    recent.hidden = true;
    list.hidden = false;
    replaceItems(list, [...new Set(made)]);
    drawChips(found);
    list.setAttribute("aria-busy", String(!isFinal));
    if (!isFinal) return;
    status.textContent = told(query, found);
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
    const item = items.get("") ?? element("li", "");
    const link = element("a", "hit all", words.all);
    link.href = `${form.action}?q=${encodeURIComponent(query)}`;
    if (item.childElementCount === 0) item.append(link);
    items.set("", item);
    return item;
  }

  chips.addEventListener("click", ({ target }) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>(".search-chip") : null;
    if (!chip || !shown) return;
    kind = FOUND_KINDS.find((one) => one === chip.dataset.kind);
    showOrTell(shown.query, shown.found, shown.isFinal);
  });

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
  function showRecent(): void {
    turn += 1;
    shown = undefined;
    delete root.dataset.answered;
    status.textContent = "";
    replaceItems(list, []);
    chips.hidden = true;
    list.hidden = true;
    const queries = recentSearches();
    recent.hidden = queries.length === 0;
    panel.hidden = queries.length === 0 && !onPage;
    const heading = element("p", "search-recent-title", words.recent);
    const entries = element("ul", "plain");
    entries.append(
      ...queries.map((query) => {
        const item = document.createElement("li");
        const link = element("a", "hit", query);
        link.href = `${form.action}?q=${encodeURIComponent(query)}`;
        link.dataset.query = query;
        item.append(link);
        return item;
      }),
    );
    const forget = element("button", "search-chip", words.forget);
    forget.type = "button";
    forget.addEventListener("click", () => {
      forgetSearches();
      showRecent();
      input.focus();
    });
    recent.replaceChildren(heading, entries, forget);
  }

  return {
    show: showOrTell,
    showRecent,
    recent,
    searching() {
      if (list.childElementCount === 0) status.textContent = words.searching;
    },
    failed,
    /** Whether this query has been answered to the end. */
    isShown: (query: string): boolean => shown?.query === query && shown.isFinal,
  };
}

function slashSwitch({ slash }: SearchWords): HTMLElement {
  const label = element("label", "search-slash");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = isSlashOn();
  box.addEventListener("change", () => switchSlash(box.checked));
  label.append(box, " ", slash);
  return label;
}

/** Answers only the latest of the queries that are under way. */
function asker(parts: Parts, searcher: Searcher, shelf: ReturnType<typeof results>) {
  const { input, panel, onPage } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = "";

  async function askTexts(query: string): Promise<void> {
    try {
      const found = await searcher.full(query);
      if (query === latest) await shelf.show(query, found, true);
    } catch {
      if (query === latest) shelf.failed();
    }
  }

  return function ask(pause = PAUSE_MS): void {
    const query = input.value.trim();
    clearTimeout(timer);
    // What stands there already answers it: drawn anew it would only lose its place.
    if (query === latest && shelf.isShown(query)) {
      panel.hidden = false;
      return;
    }
    latest = query;
    if (query === "") {
      shelf.showRecent();
      return;
    }
    panel.hidden = false;
    const found = searcher.quick(query);
    if (found.ranked.length > 0) shelf.show(query, found, false);
    else shelf.searching();
    timer = setTimeout(() => {
      askTexts(query);
      // Browsers refuse to write addresses at the speed of typing.
      if (onPage) history.replaceState(null, "", `?${new URLSearchParams({ q: query })}`);
    }, pause);
  };
}

/** Arrow keys walk from the field through the results and back, and along the kinds. */
function walkByKeys({ root, input, panel, onPage }: Parts): void {
  const walk = (stops: readonly HTMLElement[], step: number, event: Event): void => {
    const place = stops.indexOf(document.activeElement as HTMLElement);
    const next = place < 0 ? undefined : stops[place + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  root.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && !onPage && !panel.hidden) {
      panel.hidden = true;
      input.focus();
      event.preventDefault();
      return;
    }
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const chips = [...panel.querySelectorAll<HTMLElement>(".search-kinds .search-chip")];
    if (along !== undefined) walk(chips, along, event);
    if (down === undefined || panel.hidden) return;
    const hits = [...panel.querySelectorAll<HTMLElement>(".hit")].filter(
      (hit) => hit.offsetParent !== null,
    );
    const isOnChip = chips.some((chip) => chip === document.activeElement);
    const from = isOnChip ? [document.activeElement as HTMLElement] : [input];
    walk(isOnChip && down < 0 ? [input, ...from] : [...from, ...hits], down, event);
  });
}

function closeOutside({ root, input, panel }: Parts, ask: () => void): void {
  root.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) {
      // A press on a result blurs the field before the result is clicked.
      if (!root.matches(":active")) panel.hidden = true;
    }
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && root.contains(target))) panel.hidden = true;
  });
  input.addEventListener("focus", () => ask());
}

/** `answer` is the file of names, asked for as this was. */
export async function attachSearch(root: HTMLElement, answer: Promise<Response>): Promise<void> {
  const parts = partsOf(root);
  if (parts === undefined) return;
  const { form, input, status, panel, onPage } = parts;
  const lang = document.documentElement.lang;
  const dressed = sheet(styles);
  let names: SearchNames;
  try {
    const file = await answer;
    if (!file.ok) throw new Error(`${file.status}`);
    names = (await file.json()) as SearchNames;
  } catch {
    status.textContent = root.dataset.failed ?? "";
    panel.hidden = false;
    return;
  }
  await dressed;
  const searcher = searcherOf(names, lang);
  const shelf = results(parts, names);
  const ask = asker(parts, searcher, shelf);
  input.addEventListener("input", () => ask());
  walkByKeys(parts);
  shelf.recent.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    event.preventDefault();
    input.value = link.dataset.query ?? "";
    input.focus();
    ask(0);
  });
  form.addEventListener("submit", (event) => {
    keepSearch(input.value);
    if (!onPage) return;
    event.preventDefault();
    ask(0);
  });
  if (onPage) {
    // What somebody typed while this was loading is newer than the address.
    input.value ||= new URLSearchParams(location.search).get("q") ?? "";
    root.append(slashSwitch(names.words));
  } else {
    closeOutside(parts, ask);
  }
  // What was typed while this was loading, or stands in the address.
  if (document.activeElement === input || input.value !== "") ask(0);
  searcher.warm();
}
