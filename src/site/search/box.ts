/** The search box: results under the field, by mouse, touch and keyboard. */
import { sheet } from "../sheet.ts";
import styles from "../styles/search-found.css?url";
import { type Searcher, searcherOf } from "./client.ts";
import { element, type Parts, partsOf } from "./parts.ts";
import { isSlashOn, keepSearch, switchSlash } from "./recent.ts";
import { results } from "./results.ts";
import type { SearchNames, SearchWords } from "./shape.ts";

/** The texts are asked when somebody stops typing for so long; the names are asked at once. */
const PAUSE_MS = 60;

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
      if (query === latest) await shelf.show({ query, found, isFinal: true });
    } catch {
      if (query === latest) shelf.failed();
    }
  }

  return function ask(pause = PAUSE_MS): void {
    const query = input.value.trim();
    clearTimeout(timer);
    if (document.activeElement === input) input.scrollIntoView({ block: "nearest" });
    // What stands there already answers it: drawn anew it would only lose its place.
    if (query === latest && shelf.isShown(query)) {
      panel.hidden = false;
      return;
    }
    latest = query;
    if (query === "") {
      shelf.showEarlier();
      return;
    }
    panel.hidden = false;
    const found = searcher.quick(query);
    if (found.ranked.length > 0) shelf.show({ query, found, isFinal: false });
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
    const place = stops.findIndex((stop) => stop.matches(":focus"));
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
    const chip = chips.find((one) => one === document.activeElement);
    walk(chip && down < 0 ? [input, chip] : [chip ?? input, ...hits], down, event);
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
  shelf.earlier.addEventListener("click", (event) => {
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
