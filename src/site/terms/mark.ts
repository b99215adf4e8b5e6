/** Links the terms of a text to the glossary: the first time in each section that each is said. */
import { type Piece, type TermWords, termFinder } from "../../board/terms/find.ts";
import { partsOf } from "../html.ts";
import type { Lang } from "../i18n.ts";
import { pagePath, TERMS_PAGE } from "../paths.ts";

/** Text stands in these, and is marked there. */
const TEXT = new Set(["p", "li", "dd", "td"]);
/** What is inside these is no running text of the page. */
const LEFT_ALONE = new Set(
  "a article aside blockquote button code figure figcaption h1 h2 h3 h4 nav pre script section strong style svg summary template".split(
    " ",
  ),
);

/** The HTML of a page's text with its terms as links. */
export function markTerms(html: string, terms: TermWords, lang: Lang): string {
  const find = termFinder(terms, lang);
  let said = new Set<string>();

  const linked = ({ text, term }: Piece): string =>
    term === undefined
      ? text
      : `<a class="term" href="${pagePath(lang, TERMS_PAGE)}#${term}">${text}</a>`;

  const marked = (text: string): string => find(text, said).map(linked).join("");

  let written = "";
  for (const { html: part, tag, isEnd, open } of partsOf(html)) {
    // A heading of the page begins a section; those inside its boards do not.
    if (tag === "h2" && !isEnd && open.filter((one) => LEFT_ALONE.has(one)).length === 1) {
      said = new Set();
    }
    const isText =
      tag === undefined &&
      !part.startsWith("<") &&
      open.some((one) => TEXT.has(one)) &&
      !open.some((one) => LEFT_ALONE.has(one));
    written += isText ? marked(part) : part;
  }
  return written;
}
