/** Links the terms of a text to the glossary: the first time in each section that each is said. */
import { type Piece, type TermWords, termFinder } from "../../board/terms/find.ts";
import type { Lang } from "../i18n.ts";
import { pagePath, TERMS_PAGE } from "../paths.ts";
import { keyOfTerm } from "./terms.ts";

/** Text stands in these, and is marked there. */
const TEXT = new Set(["p", "li", "dd", "td"]);
/** What is inside these is no running text of the page. */
const LEFT_ALONE = new Set(
  "a article aside astro-island blockquote button code figure figcaption h1 h2 h3 h4 nav pre script section strong style svg summary template".split(
    " ",
  ),
);
const EMPTY = new Set("br hr img input link meta source wbr".split(" "));

/** The HTML of a page's text with its terms as links. */
export function markTerms(html: string, terms: TermWords, lang: Lang): string {
  const find = termFinder(terms, lang);
  const open: string[] = [];
  let said = new Set<string>();

  const linked = ({ text, term }: Piece): string =>
    term === undefined
      ? text
      : `<a class="term" href="${pagePath(lang, TERMS_PAGE)}#${term}" data-rule="${keyOfTerm({ id: term })}">${text}</a>`;

  const marked = (text: string): string => find(text, said).map(linked).join("");

  return html
    .split(/(<!--[\s\S]*?-->|<[^>]*>)/)
    .map((part) => {
      const [, slash, name = ""] = /^<(\/?)([a-zA-Z][\w-]*)/.exec(part) ?? [];
      if (name === "") {
        if (part.startsWith("<")) return part;
        const isText =
          open.some((tag) => TEXT.has(tag)) && !open.some((tag) => LEFT_ALONE.has(tag));
        return isText ? marked(part) : part;
      }
      const tag = name.toLowerCase();
      const opened = open.lastIndexOf(tag);
      if (slash && opened >= 0) open.length = opened;
      if (!slash && !EMPTY.has(tag) && !part.endsWith("/>")) open.push(tag);
      // A heading of the page begins a section; those inside its boards do not.
      if (!slash && tag === "h2" && open.filter((one) => LEFT_ALONE.has(one)).length === 1) {
        said = new Set();
      }
      return part;
    })
    .join("");
}
