/** The snippets for the pages of others, and the buttons that copy them. */
import { toClipboard } from "../../board/clipboard.ts";

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-snippet]")) {
  const { snippet = "", copied = "", failed = "" } = button.dataset;
  const said = button.parentElement?.querySelector("[role=status]");
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = document.getElementById(snippet)?.textContent ?? "";
    // What is said a second time is read out only if it was gone in between.
    if (said) said.textContent = "";
    const wasCopied = await toClipboard(text);
    if (said) said.textContent = wasCopied ? copied : failed;
  });
}
