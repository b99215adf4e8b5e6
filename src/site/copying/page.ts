/** The text of the page block by block, as the browser searches it, and what is chosen there. */
import { langOf } from "../paths.ts";
import type { Chosen, Place } from "./fragment.ts";

const isInline = (element: Element): boolean =>
  /^(inline|contents|ruby)/.test(getComputedStyle(element).display);

function blockOf(node: Text): Element {
  let element = node.parentElement ?? document.body;
  while (element.parentElement && isInline(element)) element = element.parentElement;
  return element;
}

const isSeen = (node: Text): boolean => node.parentElement?.checkVisibility() ?? false;

export function chosenIn(range: Range): Chosen {
  const blocks: string[] = [];
  let last: Element | undefined;
  let from: Place | undefined;
  let to: Place | undefined;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!(node instanceof Text) || !isSeen(node)) continue;
    const own = blockOf(node);
    if (own !== last) blocks.push("");
    last = own;
    const block = blocks.length - 1;
    const before = blocks[block] ?? "";
    if (range.intersectsNode(node)) {
      const start = node === range.startContainer ? range.startOffset : 0;
      const end = node === range.endContainer ? range.endOffset : node.length;
      from ??= { block, offset: before.length + start };
      to = { block, offset: before.length + end };
    }
    blocks[block] = before + node.data;
  }
  const nowhere = { block: 0, offset: 0 };
  return { blocks, from: from ?? nowhere, to: to ?? nowhere, lang: langOf(new URL(location.href)) };
}
