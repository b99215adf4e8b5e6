/** What must be true of the built site as files: `npm test` builds it before these run. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { objectionsTo } from "../src/notation/testing/schema.ts";
import { dataNames, dataPath, schemaPath } from "../src/site/api/schemas.ts";
import { oembedSchema } from "../src/site/embed/oembed.ts";
import { unbundled } from "../src/site/offline/bundle.ts";
import { filesOf, parseFileList } from "../src/site/offline/lists.ts";
import { EMBED_SCRIPT } from "../src/site/paths.ts";
import { all, DIST, isBuilt, readPages } from "./testing/built.ts";
import { boardScripts } from "./testing/scripts.ts";

const pages = readPages();
const idsIn = (html: string) => all(html, /\sid="([^"]*)"/g);

/** A board in an address is no anchor. */
const isBoard = (anchor: string): boolean => anchor.startsWith("board=");

describe.skipIf(!isBuilt)("the built site", () => {
  it("has every page in both languages, with the same anchors", () => {
    for (const [address, html] of pages) {
      if (!address.startsWith("/ja/")) continue;
      const twin = pages.get(address.replace("/ja/", "/en/"));
      expect(twin, `${address} in English`).toBeDefined();
      expect(idsIn(twin ?? "").toSorted(), address).toEqual(idsIn(html).toSorted());
    }
    const count = (folder: string) =>
      [...pages.keys()].filter((address) => address.startsWith(folder)).length;
    expect(count("/en/")).toBe(count("/ja/"));
  });

  it("has anchors in ASCII only, none of them twice on a page", () => {
    for (const [address, html] of pages) {
      const ids = idsIn(html);
      expect(
        ids.filter((id) => !/^[A-Za-z][\w.:-]*$/.test(id)),
        address,
      ).toEqual([]);
      expect(new Set(ids).size, address).toBe(ids.length);
    }
  });

  it("shows no mark of Markdown that was not understood", () => {
    // Beside Japanese words and brackets, ** is not always bold type.
    const texts = [...pages].filter(([address]) => /^\/(ja|en)\/(guides|notation)\//.test(address));
    expect(texts.length).toBeGreaterThan(70);
    const seen = texts
      .filter(([, html]) =>
        html
          .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, "")
          .replace(/<[^>]*>/g, "")
          .includes("**"),
      )
      .map(([address]) => address);
    expect(seen).toEqual([]);
  });

  it("shows one form of the apostrophe, in what is written and in what the engine says", () => {
    const other = [...pages].filter(([, html]) =>
      /[‘’]/.test(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")),
    );
    expect(other.map(([address]) => address)).toEqual([]);
  });

  it("draws each mana symbol that a page shows outside of its code", () => {
    for (const [address, html] of pages) {
      const shown = html
        .replace(/<(head|script|style|pre|code|textarea)\b[\s\S]*?<\/\1>/g, "")
        .replace(/<[^>]*>/g, "|");
      expect(shown.match(/[^|]*\{[0-9WUBRGCXTQP/]+\}/g), address).toBeNull();
    }
  });

  it("has the data of each board beside the scripts, and none that no page shows", () => {
    const shown = new Set(
      [...pages.values()].flatMap((html) => all(html, /(\/_astro\/board-\w+\.json)/g)),
    );
    const made = globSync("_astro/board-*.json", { cwd: DIST }).map((file) => `/${file}`);
    expect(made.length).toBeGreaterThan(2000);
    expect(made.toSorted()).toEqual([...shown].toSorted());
  });

  it("says where the boards of a change differ, or that they don't", () => {
    const compared = [...pages].filter(([, html]) => html.includes('id="compare"'));
    expect(compared.length).toBeGreaterThan(70);
    for (const [address, html] of compared) {
      const [section = ""] = html
        .slice(html.indexOf('id="compare"'))
        .split('<section class="wide"');
      expect(section, address).toMatch(/class="differs"[^>]*>\s*<strong>|<p class="note">/);
    }
  });

  it("has no link that leads nowhere", () => {
    const dead: string[] = [];
    for (const [address, html] of pages) {
      for (const href of all(html, /<(?:a|link)\s[^>]*?href="([^"]*)"/g)) {
        const url = new URL(href, `http://site${address}`);
        if (url.host !== "site") continue;
        const target = pages.get(url.pathname);
        const anchor = decodeURIComponent(url.hash.slice(1));
        const there =
          target === undefined
            ? existsSync(join(DIST, url.pathname)) && !url.pathname.endsWith("/")
            : anchor === "" || isBoard(anchor) || idsIn(target).includes(anchor);
        if (!there) dead.push(`${address}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it("loads nothing from elsewhere", () => {
    for (const [address, html] of pages) {
      const loaded = [
        ...all(html, /\ssrc="([^"]*)"/g),
        ...all(html, /<link\s[^>]*rel="(?:stylesheet|icon|preload)"[^>]*href="([^"]*)"/g),
      ];
      expect(
        loaded.filter((source) => /^(https?:)?\/\//.test(source)),
        address,
      ).toEqual([]);
    }
  });

  it("tells search engines of both languages by absolute addresses", () => {
    for (const [address, html] of pages) {
      if (!/^\/(ja|en)\//.test(address)) continue;
      const alternates = all(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
      expect(alternates, address).toHaveLength(3);
      for (const alternate of alternates) expect(alternate).toMatch(/^https:\/\//);
    }
  });

  it("has a picture for the link of every page, and no picture without a page", () => {
    const wanted = new Set<string>();
    for (const [address, html] of pages) {
      // What isn't there, and what has moved, nobody shares.
      if (address === "/404.html" || html.includes('http-equiv="refresh"')) continue;
      // Frames are for the pages of others.
      if (/^\/(?:(?:ja|en)\/)?embed\/./.test(address)) continue;
      const of = (name: string) =>
        all(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`, "g"));
      const [image = "", ...more] = of("image");
      expect(more, address).toEqual([]);
      expect(image, address).toMatch(/^https:\/\/.+\.png$/);
      expect([...of("image:width"), ...of("image:height")], address).toEqual(["1200", "630"]);
      expect(of("image:alt").join(""), address).toMatch(/\S/);
      expect(html, address).toContain('<meta name="twitter:card" content="summary_large_image"');
      const { pathname } = new URL(image);
      // In the language of the page.
      const [lang] = /^(?:ja|en)(?=\/)/.exec(address.slice(1)) ?? ["en"];
      expect(pathname, address).toMatch(new RegExp(`^/previews/${lang}/`));
      wanted.add(pathname);
    }
    for (const own of ["rulings/tor-madness-any-discard", "guides/madness", "cards/fire-ice"]) {
      for (const lang of ["ja", "en"]) expect(wanted).toContain(`/previews/${lang}/${own}.png`);
    }
    const made = globSync("previews/**/*.png", { cwd: DIST }).map((file) => `/${file}`);
    expect(made.sort()).toEqual([...wanted].sort());
  });

  it("has pictures for links that every service takes: 1200 by 630, below 300 kB", () => {
    const made = globSync("previews/**/*.png", { cwd: DIST });
    expect(made.length).toBeGreaterThan(2000);
    const wrong = made.filter((file) => {
      const png = readFileSync(join(DIST, file));
      const isPng = png.subarray(1, 8).toString("latin1") === "PNG\r\n\x1a\n";
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join(" by ");
      return !isPng || size !== "1200 by 630" || png.length >= 300_000;
    });
    expect(wrong).toEqual([]);
  });

  it("has a sitemap of exactly the pages that search engines may keep", () => {
    const locations = (file: string) =>
      all(readFileSync(join(DIST, file), "utf8"), /<loc>([^<]+)<\/loc>/g).map(
        (location) => new URL(location).pathname,
      );
    const named = locations("sitemap.xml").flatMap(locations);
    const kept = [...pages]
      .filter(([address, html]) => /^\/(ja|en)\//.test(address) && !html.includes("noindex"))
      .map(([address]) => address);
    expect(named.toSorted()).toEqual(kept.toSorted());
    expect(readFileSync(join(DIST, "robots.txt"), "utf8")).toMatch(
      /^Sitemap: https:\/\/.+\/sitemap\.xml$/m,
    );
  });

  it("lists for those who keep it whole each page of a language once, as it stands", () => {
    for (const lang of ["ja", "en"]) {
      const lists = globSync(`offline/${lang}/*.json`, { cwd: DIST }).flatMap((file) => {
        const list = parseFileList(JSON.parse(readFileSync(join(DIST, file), "utf8")));
        return list.ok ? [list.value] : [];
      });
      const listed = lists.flatMap(filesOf);
      const expected = [...pages.keys()]
        .filter((address) => address.startsWith(`/${lang}/`))
        .filter((address) => !/^\/..\/(offline|embed)\//.test(address));
      const ofPages = listed.filter((at) => at.startsWith(`/${lang}/`) && at.endsWith("/"));
      expect(ofPages.toSorted()).toEqual(expected.toSorted());
      for (const { alone, bundles } of lists) {
        for (const at of Object.keys(alone)) expect(existsSync(join(DIST, at)), at).toBe(true);
        for (const [bundle, files] of Object.entries(bundles)) {
          const read = unbundled(new Uint8Array(gunzipSync(readFileSync(join(DIST, bundle)))));
          expect(read.ok && [...read.value.keys()], bundle).toEqual(files);
          for (const [at, text] of read.ok ? read.value : []) {
            const file = at.endsWith("/") ? `${at}index.html` : at;
            expect(readFileSync(join(DIST, file)).equals(text), at).toBe(true);
          }
        }
      }
      const players = boardScripts().find((one) => one.lang === lang)?.players ?? [];
      const listedAddresses = new Set(listed);
      expect(players.filter((script) => !listedAddresses.has(script))).toEqual([]);
      expect(players.length).toBeGreaterThan(0);
    }
  });

  it("has a feed in each language, which every page of it names", () => {
    for (const lang of ["ja", "en"]) {
      const feed = readFileSync(join(DIST, `${lang}/feed.xml`), "utf8");
      const links = all(feed, /<link rel="alternate"[^>]* href="([^"]+)"/g);
      expect(links.length).toBeGreaterThan(50);
      for (const link of links) expect(pages.has(new URL(link).pathname), link).toBe(true);
      for (const [address, html] of pages) {
        if (!address.startsWith(`/${lang}/`) || html.includes("noindex")) continue;
        expect(html, address).toContain(`href="/${lang}/feed.xml"`);
      }
    }
  });

  it("has an embed and an oEmbed for each board, in each language, and none leads nowhere", () => {
    const boards: readonly { readonly id: string }[] = JSON.parse(
      readFileSync(join(DIST, dataPath("boards")), "utf8"),
    );
    for (const { id } of boards) {
      expect(pages.has(`/embed/${id}/`), id).toBe(true);
      for (const lang of ["ja", "en"]) {
        const address = `/${lang}/embed/${id}/`;
        const html = pages.get(address) ?? "";
        expect(html, address).toContain('<meta name="robots" content="noindex"');
        const [home = ""] = all(html, /<h1><a href="([^"]*)"/g);
        const [page = "", anchor = ""] = home.split("#");
        expect(idsIn(pages.get(page) ?? ""), address).toContain(anchor);
        const [link = ""] = all(
          html,
          /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/g,
        );
        const json = JSON.parse(readFileSync(join(DIST, new URL(link).pathname), "utf8"));
        const read = oembedSchema.parse(json);
        const [source = ""] = all(read.html, /\ssrc="([^"]*)"/g);
        expect(new URL(source).pathname, address).toBe(address);
      }
    }
    expect(boards.length).toBeGreaterThan(1000);
  });

  it("names an oEmbed on every ruling with a board, which is that of its first", () => {
    const rulings = [...pages].filter(([address]) => /^\/(ja|en)\/rulings\/./.test(address));
    let boards = 0;
    for (const [address, html] of rulings) {
      const links = all(
        html,
        /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/g,
      );
      const [first] = all(html, /<figure class="board" id="([^"]*)"/g);
      expect(links.length, address).toBe(first === undefined ? 0 : 1);
      for (const link of links) {
        boards += 1;
        expect(existsSync(join(DIST, new URL(link).pathname)), address).toBe(true);
        const [, lang, owner, own] = /oembed\/(..)\/(.+)\/(.+)\.json$/.exec(link) ?? [];
        expect([`/${lang}`, `${owner}-${own}`], address).toEqual([address.slice(0, 3), first]);
      }
    }
    expect(boards).toBeGreaterThan(1000);
  });

  it("has the script for the pages of others in one file that is no module", () => {
    const code = readFileSync(join(DIST, EMBED_SCRIPT), "utf8");
    expect(code).not.toMatch(/\bimport\b|\bexport\b/);
    expect(code).not.toMatch(/innerHTML|eval\(/);
  });

  it("has a guide for language models whose links lead somewhere", () => {
    const links = all(readFileSync(join(DIST, "llms.txt"), "utf8"), /^- \[[^\]]+\]\(([^)]+)\)/gm);
    expect(links.length).toBeGreaterThan(40);
    const dead = links
      .map((link) => new URL(link).pathname)
      .filter((path) => !pages.has(path) && !(/\.\w+$/.test(path) && existsSync(join(DIST, path))));
    expect(dead).toEqual([]);
  });

  it.each(dataNames)("has %s as data that fits its published schema", (name) => {
    const data: unknown = JSON.parse(readFileSync(join(DIST, dataPath(name)), "utf8"));
    expect(existsSync(join(DIST, schemaPath(name)))).toBe(true);
    expect(objectionsTo(`${name}-1`)(data)).toEqual([]);
  });

  it("has pages at all addresses of the data", () => {
    for (const name of ["boards", "rules", "terms"] as const) {
      const data: readonly { readonly url: Readonly<Record<string, string>> }[] = JSON.parse(
        readFileSync(join(DIST, dataPath(name)), "utf8"),
      );
      const dead = data
        .flatMap(({ url }) => Object.values(url))
        .filter((address) => {
          const { pathname, hash } = new URL(address, "http://site");
          const html = pages.get(pathname);
          return html === undefined || (hash !== "" && !html.includes(`id="${hash.slice(1)}"`));
        });
      expect(dead, name).toEqual([]);
    }
  });

  it("has the cards as data, each with its pages and its text in both languages", () => {
    const cards = JSON.parse(readFileSync(join(DIST, "api/v1/cards.json"), "utf8"));
    expect(cards.length).toBeGreaterThan(300);
    for (const { id, url, halves, back, ...front } of cards) {
      for (const address of Object.values<string>(url)) expect(pages.has(address), id).toBe(true);
      for (const face of [...(halves ?? [front]), ...(back ? [back] : [])]) {
        expect(face.en.typeLine, id).toMatch(/[A-Z]/);
        expect(face.ja.name, id).toMatch(/[ぁ-んァ-ヶ一-龠]/);
        expect(face.ja.lines, id).toHaveLength(face.en.lines.length);
      }
    }
  });

  it("has the rulings as data, each with its pages and boards that hold", () => {
    const rulings = JSON.parse(readFileSync(join(DIST, "api/v1/rulings.json"), "utf8"));
    expect(rulings.length).toBeGreaterThan(0);
    for (const { id, url, boards } of rulings) {
      for (const address of Object.values<string>(url)) expect(pages.has(address), id).toBe(true);
      for (const { verified } of boards) {
        expect(verified, id).toBeTruthy();
        expect(JSON.stringify(verified), id).not.toContain('"holds":false');
      }
    }
  });
});
