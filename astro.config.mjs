import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import { defineConfig } from "astro/config";
import { searchIndex } from "./src/site/search/index-site.ts";
import { statements } from "./src/site/statements.ts";

export default defineConfig({
  site: process.env.SITE_URL ?? "https://saitei.example",
  output: "static",
  trailingSlash: "always",
  integrations: [mdx(), preact(), searchIndex(), statements()],
  // Headings name their own ids, the same in both languages: `## 歴史 {#history}`.
  markdown: {
    processor: satteri({ features: { headingAttributes: true } }),
    syntaxHighlight: false,
  },
  devToolbar: { enabled: false },
  vite: {
    build: {
      rolldownOptions: {
        // Rolldown prints this warning once for every MDX file.
        checks: { moduleLevelDirective: false },
      },
    },
  },
});
