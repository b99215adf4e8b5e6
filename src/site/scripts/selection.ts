/** Where words of a guide or a ruling are selected, a button that copies a link to them is loaded. */

/** A selection is made when it has stood still for so long. */
const SETTLED_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let hasOffered = false;

/** What is selected, if it is text of the page: boards have words that change. */
function selectedText(): Range | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.toString().trim() === "") return undefined;
  const range = selection.getRangeAt(0);
  const around = range.commonAncestorContainer;
  const element = around instanceof Element ? around : around.parentElement;
  return element?.closest("main article") && !element.closest(".board, textarea")
    ? range
    : undefined;
}

function offerSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const range = selectedText();
    if (!range && !hasOffered) return;
    try {
      const { offerLink } = await import("../copying/selection.ts");
      hasOffered = true;
      await offerLink(range);
    } catch {
      // Offline: what is selected can be copied all the same.
    }
  }, SETTLED_MS);
}

document.addEventListener("selectionchange", offerSoon);
// Who was quicker than this script has selected words already.
if (selectedText()) offerSoon();
