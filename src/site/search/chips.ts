/** The kinds of what was found, each with its count: a press narrows the list to one of them. */
import type { Found } from "./client.ts";
import { iconOf } from "./icons.ts";
import { FOUND_KINDS, type FoundKind } from "./kinds.ts";
import { replaceItems } from "./list.ts";
import { element } from "./parts.ts";
import type { SearchWords } from "./shape.ts";

export const totalOf = ({ counts }: Found): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

export function kindChips(words: SearchWords, choose: (kind: FoundKind | undefined) => void) {
  const root = element("div", "search-kinds");
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", words.filter);

  /** The chip of a kind, or of all: the one that stands there, which may hold the focus. */
  function chipOf(kind: FoundKind | undefined): HTMLElement {
    const old = [...root.children].find(
      (chip) => chip instanceof HTMLElement && chip.dataset.kind === (kind ?? ""),
    );
    if (old instanceof HTMLElement) return old;
    const made = element("button", "search-chip");
    made.type = "button";
    made.dataset.kind = kind ?? "";
    return made;
  }

  function draw(found: Found, chosen: FoundKind | undefined): void {
    const { counts } = found;
    const offered: readonly (FoundKind | undefined)[] =
      counts.size > 0 ? [undefined, ...FOUND_KINDS.filter((one) => counts.has(one))] : [];
    const chips = offered.map((kind) => {
      const chip = chipOf(kind);
      chip.setAttribute("aria-pressed", String(kind === chosen));
      chip.replaceChildren(
        ...(kind ? [iconOf(kind)] : []),
        kind ? words.kinds[kind] : words.everything,
        " ",
        element("span", "count", String(kind ? counts.get(kind) : totalOf(found))),
      );
      return chip;
    });
    replaceItems(root, chips);
    root.hidden = chips.length === 0;
  }

  root.addEventListener("click", ({ target }) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>(".search-chip") : null;
    if (chip) choose(FOUND_KINDS.find((kind) => kind === chip.dataset.kind));
  });

  return { root, draw };
}
