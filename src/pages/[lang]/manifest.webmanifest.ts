/** What a phone is told that puts the site on its home screen. */
import type { APIRoute, GetStaticPaths } from "astro";
import { LANGS, type Lang, strings } from "../../site/i18n.ts";
import { iconPath, pagePath } from "../../site/paths.ts";

export const getStaticPaths = (() =>
  LANGS.map((lang) => ({ params: { lang }, props: { lang } }))) satisfies GetStaticPaths;

/** The color of paper, as in tokens.css. */
const PAPER = "#faf7f0";

const png = (icon: Parameters<typeof iconPath>[0], sizes: string) => ({
  src: iconPath(icon),
  sizes,
  type: "image/png",
});

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const t = strings(lang);
  const app = {
    id: pagePath(lang),
    name: t.siteName,
    short_name: lang === "ja" ? "裁定" : "Saitei",
    description: t.siteDescription,
    lang,
    start_url: pagePath(lang),
    scope: "/",
    display: "standalone",
    // With a way back where there is one.
    display_override: ["minimal-ui", "standalone"],
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      png("192", "192x192"),
      png("512", "512x512"),
      { ...png("512-maskable", "512x512"), purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(app), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
};
