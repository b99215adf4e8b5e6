/**
 * Numbers for the paragraphs of a guide, in each section from one: `#history-p2`. They are the same
 * in both languages, and go by place alone, so they are no ids for ever: where a text has grown
 * shorter, a link leads to its section (scripts/guide.ts).
 */
import { partsOf } from "./html.ts";

const idOf = (section: string, number: number): string =>
  section === "" ? `p${number}` : `${section}-p${number}`;

/** The section of a paragraph's id; nothing for what is no such id, or before all sections. */
export const sectionOfParagraph = (id: string): string | undefined => /^(.+)-p\d+$/.exec(id)?.[1];

/** @param label says what the number of a paragraph links to. */
export function numberParagraphs(html: string, label: (number: number) => string): string {
  let section = "";
  let number = 0;
  let isNumbered = false;
  let written = "";
  for (const { html: part, tag, isEnd, open } of partsOf(html)) {
    const [, heading] = /^<h[23]\b[^>]*\sid="([^"]+)"/.exec(part) ?? [];
    if (heading !== undefined && open.length === 1) {
      section = heading;
      number = 0;
    }
    if (part === "<p>" && open.length === 1) {
      number += 1;
      isNumbered = true;
      written += `<p id="${idOf(section, number)}">`;
    } else if (isNumbered && tag === "p" && isEnd) {
      isNumbered = false;
      // The number itself is written by the style sheet: it is no word of the text.
      written += ` <a class="paragraph" href="#${idOf(section, number)}" aria-label="${label(number)}" data-number="${number}"></a></p>`;
    } else {
      written += part;
    }
  }
  return written;
}
