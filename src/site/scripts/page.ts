/** All that a page without boards runs: what makes the links of header and rules, and search better. */
import { keep, kept } from "../../board/storage.ts";
import { whenIdle } from "../../board/whenIdle.ts";
import { early } from "../islands/early.ts";
import { somebody } from "../islands/somebody.ts";
import { attachRuleCards } from "./rules.ts";

const LANGUAGE_KEY = "saitei-lang";

attachRuleCards();

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
  // Who came from this page in the other language has chosen, though no script may have been there yet.
  if (document.referrer === link.href) keep(LANGUAGE_KEY, document.documentElement.lang);
  link.addEventListener("click", () => keep(LANGUAGE_KEY, link.hreflang));
}

for (const root of document.querySelectorAll<HTMLElement>("[data-search]")) {
  const load = async () => {
    const names = fetch(`/search/${document.documentElement.lang}.json`);
    const { attachSearch } = await import("../search/box.ts");
    attachSearch(root, names);
  };
  // Who was quicker than this script is in the field already.
  const isAwaited = root.dataset.search === "page" || root.contains(document.activeElement);
  if (isAwaited) load();
  else root.addEventListener("focusin", load, { once: true });
}

function leadToSearch(event: KeyboardEvent): void {
  const { key, target } = event;
  const isCommand = key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
  // A reader who speaks to the browser, or types with one switch, may have switched `/` off.
  const isSlash =
    key === "/" &&
    !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
    !(target as Element).closest?.("input, textarea, select, [contenteditable]") &&
    kept("saitei-slash") !== "off";
  const field = document.querySelector<HTMLInputElement>("[data-search] input");
  if (!field || event.defaultPrevented || !(isCommand || isSlash)) return;
  event.preventDefault();
  field.focus();
  field.select();
}

addEventListener("keydown", leadToSearch);
for (const event of early()) {
  if (event instanceof KeyboardEvent && event.type === "keydown") leadToSearch(event);
}

// Whoever comes from a search finds what was searched for marked, unless they leave before it can be.
if (kept("saitei-found")) {
  import("../search/mark.ts").then(
    ({ markFound }) => markFound(),
    () => {},
  );
}

// What keeps pages comes last, when somebody reads and waits for nothing else. Boards in other pages
// keep nothing.
const isEmbedded = top !== self || location.pathname.includes("/embed/");
if (import.meta.env.PROD && "serviceWorker" in navigator && !isEmbedded) {
  const begin = () => import("../offline/start.ts").then(({ start }) => start());
  // Where the browser forbids it, the page is as before.
  somebody.then(() => whenIdle(() => begin().catch(() => {})));
}
