/** Links the terms of a text to the glossary: the first time in each section that each is said. */
import type { Lang } from "../i18n.ts";
import { pagePath, TERMS_PAGE } from "../paths.ts";
import { type GlossaryTerm, keyOfTerm, wordsOf } from "./terms.ts";

/** Text stands in these, and is marked there. */
const TEXT = new Set(["p", "li", "dd", "td"]);
/** What is inside these is no running text of the page. */
const LEFT_ALONE = new Set(
  "a article aside astro-island blockquote button code figure figcaption h1 h2 h3 h4 nav pre script section strong style svg summary template".split(
    " ",
  ),
);
const EMPTY = new Set("br hr img input link meta source wbr".split(" "));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of the terms' words, the longest first; English ones only as whole words. */
function finder(terms: readonly GlossaryTerm[], lang: Lang) {
  const known = new Map<string, GlossaryTerm>();
  for (const term of terms) {
    if (term.ordinary.includes(lang)) continue;
    for (const word of wordsOf(term, lang)) {
      const key = word.toLowerCase();
      // Of two terms with one word, the first in the glossary is meant.
      if (!known.has(key)) known.set(key, term);
    }
  }
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map(escaped).join("|");
  const pattern =
    lang === "ja" ? new RegExp(`(${any})`, "i") : new RegExp(`(?<![\\w-])(${any})(?![\\w-])`, "i");
  return { known, pattern };
}

/** The HTML of a page's text with its terms as links. */
export function markTerms(html: string, terms: readonly GlossaryTerm[], lang: Lang): string {
  const { known, pattern } = finder(terms, lang);
  const open: string[] = [];
  let said = new Set<GlossaryTerm>();

  const linked = (word: string, term: GlossaryTerm): string =>
    `<a class="term" href="${pagePath(lang, TERMS_PAGE)}#${term.id}" data-rule="${keyOfTerm(term)}">${word}</a>`;

  const marked = (text: string): string =>
    text
      .split(new RegExp(pattern, "gi"))
      .map((part, index) => {
        const term = index % 2 === 1 ? known.get(part.toLowerCase()) : undefined;
        if (!term || said.has(term)) return part;
        said.add(term);
        return linked(part, term);
      })
      .join("");

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
