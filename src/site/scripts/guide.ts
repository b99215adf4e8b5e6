/** A paragraph that is no longer there: its section is what its link meant. */
import { sectionOfParagraph } from "../paragraphs.ts";

function findSection(): void {
  const id = location.hash.slice(1);
  if (document.getElementById(id)) return;
  const section = sectionOfParagraph(id);
  if (section !== undefined) document.getElementById(section)?.scrollIntoView();
}

findSection();
addEventListener("hashchange", findSection);
