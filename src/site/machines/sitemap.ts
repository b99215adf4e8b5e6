/** The sitemap: an index, and a part for each kind of page, every page with its other language. */
import { LANGS } from "../i18n.ts";
import {
  ABOUT_PAGE,
  CARDS_PAGE,
  CHANGES_PAGE,
  CONFORMANCE_PAGE,
  DATA_PAGE,
  EMBED_PAGE,
  NEWS_PAGE,
  OFFLINE_PAGE,
  OWN_CARD_PAGE,
  pagePath,
  RULES_MAP_PAGE,
  RULES_PAGE,
  SANDBOX_PAGE,
  TERMS_PAGE,
} from "../paths.ts";
import type { DatesById } from "../register/dates.ts";
import { type Ids, type Kind, pageOf } from "../register/kinds.ts";
import { element, printXml } from "./xml.ts";

/** The pages there is one of, after the language. */
const SINGLE_PAGES = [
  "",
  "guides/",
  "rulings/",
  CARDS_PAGE,
  OWN_CARD_PAGE,
  RULES_PAGE,
  RULES_MAP_PAGE,
  TERMS_PAGE,
  CHANGES_PAGE,
  CONFORMANCE_PAGE,
  "notation/",
  SANDBOX_PAGE,
  NEWS_PAGE,
  DATA_PAGE,
  EMBED_PAGE,
  OFFLINE_PAGE,
  ABOUT_PAGE,
  "search/",
] as const;

const KINDS_WITH_PAGES = [
  "guides",
  "rulings",
  "cards",
  "rules",
  "changes",
  "cases",
] as const satisfies readonly Kind[];

export const sitemapParts = ["pages", ...KINDS_WITH_PAGES] as const;
type SitemapPart = (typeof sitemapParts)[number];

export const SITEMAP = "/sitemap.xml";
const partPath = (part: SitemapPart): string => `/sitemap/${part}.xml`;

const XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const sitemapIndex = (site: URL): string =>
  printXml(
    element(
      "sitemapindex",
      { xmlns: XMLNS },
      ...sitemapParts.map((part) =>
        element("sitemap", {}, element("loc", {}, new URL(partPath(part), site).href)),
      ),
    ),
  );

interface Entry {
  readonly page: string;
  /** The day on which it last changed, where that is known. */
  readonly changed?: string | undefined;
}

function entriesOf(part: SitemapPart, ids: Ids, dates: DatesById): readonly Entry[] {
  if (part === "pages") return SINGLE_PAGES.map((page) => ({ page }));
  return [...ids[part]].map((id) => ({
    page: pageOf(part, id),
    changed: part === "rulings" ? dates.get(id)?.changed : undefined,
  }));
}

export function sitemapPart(part: SitemapPart, ids: Ids, dates: DatesById, site: URL): string {
  const absolute = (path: string): string => new URL(path, site).href;
  const urls = entriesOf(part, ids, dates).flatMap(({ page, changed }) => {
    const alternates = [
      ...LANGS.map((lang) => [lang, pagePath(lang, page)] as const),
      ["x-default", page === "" ? "/" : pagePath("en", page)] as const,
    ].map(([hreflang, path]) =>
      element("xhtml:link", { rel: "alternate", hreflang, href: absolute(path) }),
    );
    return LANGS.map((lang) =>
      element(
        "url",
        {},
        element("loc", {}, absolute(pagePath(lang, page))),
        ...(changed === undefined ? [] : [element("lastmod", {}, changed)]),
        ...alternates,
      ),
    );
  });
  return printXml(
    element("urlset", { xmlns: XMLNS, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" }, ...urls),
  );
}
