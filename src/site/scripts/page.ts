/** All that a page without boards runs: what makes the links of header and rules, and search better. */
import { attachRuleCards } from "./rules.ts";

const LANGUAGE_KEY = "saitei-lang";

attachRuleCards();

function remember(lang: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // A reader who forbids storage is asked again.
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
  link.addEventListener("click", () => {
    // The other language has the same anchors.
    link.hash = location.hash;
    remember(link.hreflang);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  const { copy = "", copied = "" } = button.dataset;
  const label = button.textContent;
  button.hidden = navigator.clipboard === undefined;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(new URL(copy, location.href).href);
    button.textContent = copied;
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

for (const root of document.querySelectorAll<HTMLElement>("[data-search]")) {
  const load = async () => {
    const { attachSearch } = await import("../search/box.ts");
    attachSearch(root);
  };
  if (root.dataset.search === "page") load();
  else root.addEventListener("focusin", load, { once: true });
}
