/** The headings of a guide lead to themselves, so that a reader can copy or keep their addresses. */
import { partsOf } from "./html.ts";

/** The link around a heading's words; the sign behind it is written by the style sheet. */
const headingLink = (id: string): string => `<a class="heading" href="#${id}">`;

/** A heading that has a link in it stays as it is: links can't stand in each other. */
export function linkHeadings(html: string): string {
  let written = "";
  let words: string | undefined;
  let id = "";
  for (const { html: part, tag, isEnd, open } of partsOf(html)) {
    const [, begun] = /^<h[23]\b[^>]*\sid="([^"]+)"/.exec(part) ?? [];
    if (begun !== undefined && open.length === 1) {
      id = begun;
      words = "";
      written += part;
    } else if (words === undefined) {
      written += part;
    } else if (isEnd && open.length === 0 && (tag === "h2" || tag === "h3")) {
      written += words.includes("<a ") ? words : `${headingLink(id)}${words}</a>`;
      written += part;
      words = undefined;
    } else {
      words += part;
    }
  }
  return written;
}
