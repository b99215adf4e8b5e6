/** What of a search box stands in the page, and how more is made. */

export interface Parts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly panel: HTMLElement;
  readonly status: HTMLElement;
  readonly onPage: boolean;
}

export function partsOf(root: HTMLElement): Parts | undefined {
  const form = root.querySelector("form");
  const input = root.querySelector("input");
  const panel = root.querySelector<HTMLElement>("[data-search-panel]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  if (!(form && input && panel && status)) return undefined;
  return { root, form, input, panel, status, onPage: root.dataset.search === "page" };
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = "",
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The page that answers a query in full. */
export const addressOf = ({ form }: Parts, query: string): string =>
  `${form.action}?q=${encodeURIComponent(query)}`;
