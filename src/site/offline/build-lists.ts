/**
 * Lists the built site for those who keep it whole. Pictures for other sites, feeds and data for
 * programs are in no list.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { LANGS, type Lang } from "../i18n.ts";
import { appPath, searchNamesPath } from "../paths.ts";
import { fingerprint } from "./fingerprint.ts";
import type { FileList, PartSize } from "./lists.ts";
import { listPath, PARTS, type Part, type Place, placeOfPage, SUMMARY, wordsOf } from "./parts.ts";
import { referencesIn } from "./references.ts";
import { SEARCH } from "./stores.ts";
import { versionIn } from "./version.ts";

/** Of a part, one file in so many is packed, to know how small all of them are when packed. */
const SAMPLE = 6;

/** What every page needs, whichever it is. */
const EVERYWHERE = ["/", "/favicon.svg"];

/** A part, to which its files are added one by one. */
class Gathered {
  readonly #versions = new Map<string, string>();
  #bytes = 0;
  #sampled = 0;
  #packed = 0;

  add(at: string, text: Buffer): void {
    if (this.#versions.size % SAMPLE === 0) {
      this.#sampled += text.length;
      this.#packed += gzipSync(text).length;
    }
    this.#bytes += text.length;
    this.#versions.set(at, versionIn(text.toString()) ?? fingerprint(text));
  }

  get list(): FileList {
    const files = Object.fromEntries(this.#versions);
    return { version: fingerprint(JSON.stringify(files)), files };
  }

  get size(): PartSize {
    const bytes = Math.round((this.#bytes * this.#packed) / Math.max(1, this.#sampled));
    return { version: this.list.version, files: this.#versions.size, bytes };
  }
}

/** All scripts and styles that pages with these need, now or later. */
function closureOf(begin: ReadonlySet<string>, fileOf: (at: string) => string): readonly string[] {
  const all = new Set(begin);
  // What is added goes behind, and so has its turn.
  for (const one of all) {
    const next = referencesIn(one, readFileSync(fileOf(one), "utf8"));
    for (const at of next.filter((at) => existsSync(fileOf(at)))) all.add(at);
  }
  return [...all].sort();
}

/** The files of the search that a language needs: its index is cut by language. */
function searchFiles(folder: string, lang: Lang): readonly string[] {
  const ofOther = (name: string) =>
    LANGS.some((other) => other !== lang && new RegExp(`(?:^|[./])${other}[_.]`).test(name));
  return globSync("**/*.*", { cwd: path.join(folder, SEARCH) })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !ofOther(name))
    .map((name) => SEARCH + name)
    .sort();
}

/** The addresses of all pages. */
const pagesIn = (folder: string): readonly string[] =>
  globSync("**/*.html", { cwd: folder })
    .map((name) => `/${name.replaceAll(path.sep, "/").replace(/index\.html$/, "")}`)
    .sort();

/** Resolves to a fingerprint of all that can be kept. */
export function writeLists(folder: string): string {
  const fileOf = (at: string) => path.join(folder, at.endsWith("/") ? `${at}index.html` : at);
  const read = (at: string): Buffer => readFileSync(fileOf(at));
  const write = (at: string, data: unknown): void => {
    mkdirSync(path.dirname(fileOf(at)), { recursive: true });
    writeFileSync(fileOf(at), JSON.stringify(data));
  };

  const parts = new Map<string, Gathered>();
  const gathered = (place: Place): Gathered => {
    const known = parts.get(listPath(place)) ?? new Gathered();
    parts.set(listPath(place), known);
    return known;
  };
  const references = { ja: new Set<string>(), en: new Set<string>() };

  for (const at of pagesIn(folder)) {
    const place = placeOfPage(at);
    if (!place) continue;
    const text = read(at);
    gathered(place).add(at, text);
    for (const one of referencesIn(at, text.toString())) {
      // A board's data goes with the pages that show it, scripts and styles with the site.
      if (!one.endsWith(".json")) references[place.lang].add(one);
      else if (existsSync(fileOf(one))) gathered(place).add(one, read(one));
    }
  }

  for (const lang of LANGS) {
    const add = (part: Part) => (at: string) => gathered({ lang, part }).add(at, read(at));
    const others = [...EVERYWHERE, ...wordsOf(lang), appPath(lang), searchNamesPath(lang)];
    others.filter((at) => existsSync(fileOf(at))).forEach(add("site"));
    closureOf(references[lang], fileOf).forEach(add("site"));
    searchFiles(folder, lang).forEach(add("search"));
  }

  const sizesOf = (lang: Lang) =>
    Object.fromEntries(PARTS.map((part) => [part, gathered({ lang, part }).size]));
  const sizes = { ja: sizesOf("ja"), en: sizesOf("en") };
  for (const [at, { list }] of parts) write(at, list);
  write(SUMMARY, sizes);
  return fingerprint(JSON.stringify(sizes));
}
