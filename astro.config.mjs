import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";
import { emptying } from "./src/site/emptying.ts";
import { islands } from "./src/site/islands/index.ts";
import { offline } from "./src/site/offline/build.ts";
import { preactWithoutBabel } from "./src/site/preact.ts";
import { previews } from "./src/site/previews/index.ts";
import { register } from "./src/site/register/index.ts";
import { searchIndex } from "./src/site/search/index-site.ts";
import { statements } from "./src/site/statements.ts";
import { verifying } from "./src/site/verifying/index.ts";

export default defineConfig({
  site: process.env.SITE_URL ?? "https://saitei.example",
  output: "static",
  trailingSlash: "always",
  integrations: [
    emptying(),
    register(),
    mdx(),
    preactWithoutBabel(),
    islands(),
    verifying(),
    searchIndex(),
    statements(),
    previews(),
    offline(),
  ],
  // Headings name their own ids, the same in both languages: `## 歴史 {#history}`.
  markdown: {
    // Marks stand as they are written: what the engine says has no others.
    processor: satteri({ features: { headingAttributes: true, smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  devToolbar: { enabled: false },
  // What all pages share is a file, which a reader fetches once. What one kind of page adds stands in
  // the page, as long as it is small: a second file would take a connection of its own.
  build: { inlineStylesheets: "auto", concurrency: 4 },
  ...(process.env.SAITEI_CACHE && { cacheDir: process.env.SAITEI_CACHE }),
  vite: {
    build: {
      // In bytes; the sandbox's styles are the largest.
      assetsInlineLimit: 5000,
      rolldownOptions: {
        // Rolldown prints this warning once for every MDX file.
        checks: { moduleLevelDirective: false },
      },
    },
    environments: {
      prerender: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // The styles of what most pages show come in one file: together they are smaller.
                groups: [
                  {
                    name: "site",
                    test: /styles[\\/](index|board|changes|guide|tabletop)\.css$/,
                  },
                ],
              },
            },
          },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page has the address of its script: the name of the file it stands in is enough.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, "")}.[hash].js`,
              // What a board always needs comes in few files, not in fifteen.
              codeSplitting: {
                groups: [
                  // What the scripts of all pages begin with.
                  {
                    name: "always",
                    test: /preload-helper|islands[\\/](again|alive|boards|early|editing|laying-out|near|somebody|wake)\.ts$|site[\\/](sheet|scrolling)\.ts$|scripts[\\/]rules\.ts$|rules[\\/]asked\.ts$|board[\\/](storage|whenIdle)\.ts$/,
                    priority: 2,
                  },
                  {
                    name: "preact",
                    test: /node_modules[\\/](@astrojs[\\/])?preact[\\/]/,
                    priority: 2,
                  },
                  {
                    name: "board",
                    test: /(board[\\/]Board\.tsx|islands[\\/]bring\.ts|language[\\/]colors\.ts)$/,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
