/**
 * The buttons behind links to rulings, boards, cards and rules: one copies the link, and of a ruling
 * one opens the forms in which it can be copied, which are loaded with the first press.
 */
import { buttonWords } from "../copying/buttonWords.ts";
import { langOf, shortPath } from "../paths.ts";

const words = buttonWords[langOf(new URL(location.href))];

function buttonAfter(element: Element, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = label;
  element.after(" ", button);
  return button;
}

function offerLink(link: HTMLAnchorElement, address: string): HTMLButtonElement {
  const button = buttonAfter(link, words.copyLink);
  button.ariaLive = "polite";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // The reader has forbidden it, and sees that nothing was copied.
      return;
    }
    button.textContent = words.copied;
    setTimeout(() => {
      button.textContent = words.copyLink;
    }, 2000);
  });
  return button;
}

function offerForms(before: Element, address: string, subject: string): void {
  const button = buttonAfter(before, words.copyAs);
  button.ariaExpanded = "false";
  button.addEventListener("click", async () => {
    try {
      const { toggleMenu } = await import("../copying/menu.ts");
      await toggleMenu(button, { address, subject });
    } catch {
      // Offline, or a newer site than this page: the text can still be selected.
      button.textContent = words.copyMissing;
    }
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-copy]")) {
  const { subject } = link.dataset;
  // In a guide the link to a ruling opens its page, and what is copied is the short one.
  const id = link.closest(".ruling")?.id;
  const address = new URL(id === undefined ? link.href : shortPath(id), location.href).href;
  // Pages that came over plain HTTP have no clipboard.
  const last = navigator.clipboard ? offerLink(link, address) : link;
  if (subject !== undefined) offerForms(last, address, subject);
}
