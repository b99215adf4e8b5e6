/** Marks on the page that opens what was searched for, and goes to the passage that has it. */

import { bringIntoView } from "../scrolling.ts";
import { sheet } from "../sheet.ts";
import styles from "../styles/search-found.css?url";
import { takeOver } from "./found.ts";
import { anchorIn, patternOf, wordsOn } from "./sought.ts";

const words = {
  ja: {
    marked: (query: string, count: number) => `「${query}」に印を付けました（${count}か所）。`,
    remove: "印を消す",
  },
  en: {
    marked: (query: string, count: number) =>
      `“${query}” is marked on this page (${count === 1 ? "1 place" : `${count} places`}).`,
    remove: "Remove the marks",
  },
} as const;

const NAME = "found";
const PASSAGES = "h1, h2, h3, p, li, dt, dd, td, th, figcaption, blockquote, pre";
/** Boards draw themselves anew, and navigation is no passage. */
const ELSEWHERE = "nav, dialog, .board, .visually-hidden, [hidden], script, style";
const MOST_MARKS = 500;

interface Passage {
  readonly block: Element;
  readonly words: Set<string>;
}

function textsIn(scope: Element, isTarget: boolean): readonly Text[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) => {
      const out = parentElement?.closest(ELSEWHERE);
      return out && !(isTarget && out.contains(scope))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    },
  });
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}

function find(scope: Element, isTarget: boolean, wanted: readonly string[]) {
  const ranges: Range[] = [];
  const passages = new Map<Element, Passage>();
  for (const text of textsIn(scope, isTarget)) {
    for (const word of wanted) {
      for (const { index, 0: said } of text.data.matchAll(patternOf(word))) {
        if (said === "" || ranges.length >= MOST_MARKS) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + said.length);
        ranges.push(range);
        const block = text.parentElement?.closest(PASSAGES) ?? text.parentElement;
        if (!block) continue;
        const passage = passages.get(block) ?? { block, words: new Set<string>() };
        passage.words.add(word);
        passages.set(block, passage);
      }
    }
  }
  return { ranges, passages: [...passages.values()] };
}

/** Opens what is closed around it, shows it and lets a screen reader go on from it. */
function goTo(block: Element): void {
  for (let around = block.closest("details"); around; ) {
    around.open = true;
    around = around.parentElement?.closest("details") ?? null;
  }
  block.classList.add("found-passage");
  if (!(block instanceof HTMLElement) || block.closest("h1")) return;
  if (!block.hasAttribute("tabindex")) block.tabIndex = -1;
  block.focus({ preventScroll: true });
  const { top, bottom } = block.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) bringIntoView(block, { block: "center" });
}

function note(query: string, count: number, remove: () => void): void {
  const said = words[document.documentElement.lang === "en" ? "en" : "ja"];
  const box = document.createElement("aside");
  box.className = "found-note";
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = said.remove;
  button.addEventListener("click", () => {
    remove();
    box.remove();
  });
  box.append(status, button);
  document.body.append(box);
  // A live region speaks of what changes in it.
  requestAnimationFrame(() => {
    status.textContent = said.marked(query, count);
  });
}

/** Whether a passage stands under a heading, and not under the next. */
function isUnder(heading: Element, block: Element): boolean {
  const comesBefore = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  let next = heading.nextElementSibling;
  while (next && !next.matches("h1, h2, h3")) next = next.nextElementSibling;
  if (block !== heading && !comesBefore(heading, block)) return false;
  return !next || comesBefore(block, next);
}

export async function markFound(): Promise<void> {
  const query = takeOver(location.pathname);
  const main = document.querySelector("main");
  if (query === undefined || !main) return;
  await sheet(styles);
  const wanted = wordsOn(main.textContent ?? "", query);
  const anchor = anchorIn(location.hash);
  const target = anchor === "" ? null : document.getElementById(anchor);
  const heading = target?.matches("h1, h2, h3") ? target : undefined;
  const scope = heading ? heading.parentElement : target;
  const here = scope && scope !== main ? find(scope, true, wanted) : undefined;
  const { ranges, passages } = here?.ranges.length ? here : find(main, false, wanted);
  if (ranges.length === 0) return;
  const own = heading ? passages.filter(({ block }) => isUnder(heading, block)) : [];
  const nearest = own.length > 0 ? own : passages;
  const best = nearest.toSorted((one, other) => other.words.size - one.words.size)[0];
  if ("highlights" in CSS) CSS.highlights.set(NAME, new Highlight(...ranges));
  if (best) goTo(best.block);
  note(query, ranges.length, () => {
    if ("highlights" in CSS) CSS.highlights.delete(NAME);
    best?.block.classList.remove("found-passage");
  });
}
