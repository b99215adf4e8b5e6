/** The button below selected words that copies a link to them. It comes with the first selection. */
import { langOf } from "../paths.ts";
import { sheet } from "../sheet.ts";
import styles from "../styles/copying.css?url";
import { fragmentFor } from "./fragment.ts";
import { chosenIn } from "./page.ts";
import { copyWords } from "./words.ts";

/** What may hold a button besides its text. */
const HOLDERS = "p, li, dd, dt, td, h1, h2, h3, figcaption, summary, article";
const MARGIN = 8;

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** The link to what is selected, with the place that it is in for browsers that don't look for words. */
function linkTo(range: Range): string | undefined {
  const fragment = fragmentFor(chosenIn(range));
  if (fragment === undefined) return undefined;
  const anchor = elementOf(range.startContainer)?.closest("article [id]")?.id ?? "";
  return `${location.origin}${location.pathname}#${anchor}${fragment}`;
}

function makeButton(): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "copy to-words";
  made.ariaLive = "polite";
  // A press must not take the selection away that it is about.
  made.addEventListener("pointerdown", (event) => event.preventDefault());
  made.addEventListener("mousedown", (event) => event.preventDefault());
  made.addEventListener("click", copy);
  return made;
}

let button: HTMLButtonElement | undefined;
let selected: Range | undefined;

async function copy(): Promise<void> {
  const link = selected && linkTo(selected);
  if (!button || link === undefined) return;
  const words = copyWords(langOf(new URL(location.href)));
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = words.linkCopied;
  } catch {
    history.replaceState(history.state, "", link);
    button.textContent = words.linkFailed;
  }
}

/** Below the end of what is selected, within the window. */
function place(made: HTMLButtonElement, range: Range): void {
  const end = [...range.getClientRects()].at(-1);
  if (!end) return;
  made.style.translate = "none";
  const { left, top, width } = made.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - MARGIN;
  const wanted = Math.max(MARGIN, Math.min(end.right - width / 2, most));
  made.style.translate = `${wanted - left}px ${end.bottom + MARGIN - top}px`;
}

/** Shows the button for what is selected, or hides it. */
export async function offerLink(range: Range | undefined): Promise<void> {
  await sheet(styles);
  const holder = range && elementOf(range.endContainer)?.closest(HOLDERS);
  selected = range?.cloneRange();
  if (!range || !holder || fragmentFor(chosenIn(range)) === undefined) {
    button?.remove();
    return;
  }
  button ??= makeButton();
  button.textContent = copyWords(langOf(new URL(location.href))).linkToWords;
  if (button.parentElement !== holder) holder.append(button);
  place(button, range);
}
