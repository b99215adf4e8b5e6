/** The feed of new and changed rulings (Atom, RFC 4287), one a language. */
import { type Lang, strings } from "../i18n.ts";
import { feedPath, NEWS_PAGE, pagePath, rulingPath, shortPath } from "../paths.ts";
import type { News } from "../register/news.ts";
import { element, printXml } from "./xml.ts";

/** A ruling as a reader of feeds sees it. */
interface Told {
  readonly id: string;
  readonly headline: string;
  readonly text: string;
}

const ENTRIES = 100;

/** The register knows days only. */
const instantOf = (day: string): string => `${day}T00:00:00Z`;

export function feedOf(lang: Lang, news: readonly News<Told>[], site: URL): string {
  const t = strings(lang);
  const absolute = (path: string): string => new URL(path, site).href;
  const shown = news.slice(0, ENTRIES);
  const own = absolute(feedPath(lang));
  return printXml(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": lang },
      element("title", {}, t.feedTitle),
      element("subtitle", {}, t.siteDescription),
      element("id", {}, own),
      element("link", { rel: "self", type: "application/atom+xml", href: own }),
      element("link", {
        rel: "alternate",
        type: "text/html",
        hreflang: lang,
        href: absolute(pagePath(lang, NEWS_PAGE)),
      }),
      element("updated", {}, instantOf(shown[0]?.dates.changed ?? "1970-01-01")),
      element("author", {}, element("name", {}, t.siteName)),
      element("rights", {}, t.licence),
      ...shown.map((one) => entryOf(lang, one, absolute)),
    ),
  );
}

function entryOf(lang: Lang, news: News<Told>, absolute: (path: string) => string) {
  const { ruling, dates, isNew } = news;
  const t = strings(lang);
  return element(
    "entry",
    {},
    element("title", {}, ruling.headline),
    // For ever, as the ruling's own; each language has its entry.
    element("id", {}, `${absolute(shortPath(ruling.id))}#${lang}`),
    element("link", {
      rel: "alternate",
      type: "text/html",
      hreflang: lang,
      href: absolute(rulingPath(lang, ruling.id)),
    }),
    element("published", {}, instantOf(dates.first)),
    element("updated", {}, instantOf(dates.changed)),
    element("category", {
      term: isNew ? "new" : "changed",
      label: isNew ? t.newsNew : t.newsChanged,
    }),
    element("summary", { type: "text" }, ruling.text),
  );
}
