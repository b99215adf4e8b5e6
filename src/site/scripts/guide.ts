/** A paragraph that is no longer there: its section is what its link meant. */
import { sectionOfParagraph } from "../paragraphs.ts";
import { bringIntoView } from "../scrolling.ts";

function findSection(): void {
  const id = location.hash.slice(1);
  if (document.getElementById(id)) return;
  const section = document.getElementById(sectionOfParagraph(id) ?? "");
  if (section) bringIntoView(section);
}

findSection();
addEventListener("hashchange", findSection);
