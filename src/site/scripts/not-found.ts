/** On the page of an address that is not there: what its words may have meant. */
import { proseHtml } from "../rules/html.ts";
import { searcherOf } from "../search/client.ts";
import type { SearchNames } from "../search/shape.ts";

const MOST = 6;

/** The folders say what kind of page was meant, not which. */
const FOLDERS = /^(ja|en|guides|rulings|cards|changes|terms|cr|r|b|c|index\.html)$/;

/** The words of an address: `/en/cards/basking-rootwala/` speaks of a basking rootwala. */
function wordsIn(path: string): string {
  let said = path;
  try {
    said = decodeURIComponent(path);
  } catch {
    // An address that is no text is taken as it is.
  }
  const parts = said.split("/").filter((part) => part !== "" && !FOLDERS.test(part));
  return parts
    .join(" ")
    .replace(/[-_+]+/g, " ")
    .slice(0, 100)
    .trim();
}

/** The language of the address; without one, the page speaks both, and Japanese is asked. */
const spoken = /^\/(ja|en)\//.exec(location.pathname)?.[1];
const lang = spoken === "en" ? "en" : "ja";

if (spoken !== undefined) {
  for (const other of document.querySelectorAll<HTMLElement>("[data-suggest]")) {
    other.hidden = other.dataset.suggest !== spoken;
  }
}

async function suggest(): Promise<void> {
  const root = document.querySelector<HTMLElement>(`[data-suggest="${lang}"]`);
  const found = root?.querySelector<HTMLElement>("[data-suggestions]");
  const list = found?.querySelector("ul");
  const link = found?.querySelector<HTMLAnchorElement>("a[data-search-link]");
  const query = wordsIn(location.pathname);
  if (!(root && found && list && link) || query === "") return;
  const field = root.querySelector("input");
  if (field && field.value === "") field.value = query;
  link.search = new URLSearchParams({ q: query }).toString();
  link.textContent = (root.dataset.find ?? "").replace("%", () => query);
  const answer = await fetch(`/search/${lang}.json`);
  if (!answer.ok) return;
  const names = (await answer.json()) as SearchNames;
  const { ranked } = searcherOf(names, lang).quick(query);
  const hits = await Promise.all(ranked.slice(0, MOST).map(({ load }) => load()));
  list.replaceChildren(
    ...hits.map(({ url, title, kind }) => {
      const item = document.createElement("li");
      const page = document.createElement("a");
      page.href = url;
      page.innerHTML = proseHtml(title, lang);
      const label = document.createElement("span");
      label.className = "muted";
      label.textContent = names.words.kinds[kind];
      item.append(page, " ", label);
      return item;
    }),
  );
  const heading = found.querySelector("h3");
  if (heading) heading.hidden = hits.length === 0;
  found.hidden = false;
}

// Without names the page stays as it is.
suggest().catch(() => {});
