/**
 * Lists the built site for those who keep it whole, and bundles what is listed. Pictures for other
 * sites, feeds and data for programs are in no list.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { LANGS, type Lang } from "../i18n.ts";
import { appPath, searchNamesPath } from "../paths.ts";
import { bundled } from "./bundle.ts";
import { fingerprint } from "./fingerprint.ts";
import type { FileList, PartSize } from "./lists.ts";
import {
  bundlePath,
  listPath,
  PARTS,
  type Part,
  type Place,
  placeOfPage,
  SUMMARY,
  wordsOf,
} from "./parts.ts";
import { referencesIn } from "./references.ts";
import { SEARCH } from "./stores.ts";
import { type Turn, turnOf } from "./turns.ts";
import { versionIn } from "./version.ts";

/** Of a part, one file in so many is packed, to know how small all of them are when packed. */
const SAMPLE = 6;

const packed = promisify(gzip);

/** What every page needs, whichever it is. */
const EVERYWHERE = ["/", "/favicon.svg"];

/** A bundle is full when it has so much, before it is packed. */
const BUNDLE_BYTES = 1_000_000;

class Bundle {
  readonly files = new Map<string, Buffer>();
  readonly versions: Record<string, string> = {};
  #bytes = 0;

  get isFull(): boolean {
    return this.#bytes >= BUNDLE_BYTES;
  }

  add(at: string, text: Buffer, version: string): void {
    this.files.set(at, text);
    this.versions[at] = version;
    this.#bytes += text.length;
  }
}

/** A part, to which its files are added one by one. */
class Gathered {
  readonly place: Place;
  readonly #alone: Record<string, string> = {};
  readonly #bundles: Bundle[] = [];
  /** By turn, the bundle that isn't full. */
  readonly #open = new Map<Turn, Bundle>();
  readonly #files = new Set<string>();
  #bytes = 0;
  #sampled = 0;
  #packed = 0;

  constructor(place: Place) {
    this.place = place;
  }

  add(at: string, text: Buffer): void {
    // Several pages show one board.
    if (this.#files.has(at)) return;
    if (this.#files.size % SAMPLE === 0) {
      this.#sampled += text.length;
      this.#packed += gzipSync(text).length;
    }
    this.#files.add(at);
    this.#bytes += text.length;
    const version = versionIn(text.toString()) ?? fingerprint(text);
    const turn = turnOf(at);
    if (turn === "last") this.#alone[at] = version;
    else this.#bundleFor(turn).add(at, text, version);
  }

  #bundleFor(turn: Turn): Bundle {
    const open = this.#open.get(turn);
    if (open && !open.isFull) return open;
    const bundle = new Bundle();
    this.#open.set(turn, bundle);
    this.#bundles.push(bundle);
    return bundle;
  }

  /** By their addresses: what is in a bundle names it, so that nobody takes another for it. */
  get bundles(): ReadonlyMap<string, Bundle> {
    return new Map(
      this.#bundles.map((bundle) => {
        const content = fingerprint(JSON.stringify(bundle.versions));
        return [bundlePath(this.place, content), bundle];
      }),
    );
  }

  get list(): FileList {
    const bundles = Object.fromEntries(
      [...this.bundles].map(([at, { versions }]) => [at, versions]),
    );
    const files = { alone: this.#alone, bundles };
    return { version: fingerprint(JSON.stringify(files)), ...files };
  }

  get size(): PartSize {
    const bytes = Math.round((this.#bytes * this.#packed) / Math.max(1, this.#sampled));
    return { version: this.list.version, files: this.#files.size, bytes };
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
export async function writeLists(folder: string): Promise<string> {
  const fileOf = (at: string) => path.join(folder, at.endsWith("/") ? `${at}index.html` : at);
  const read = (at: string): Buffer => readFileSync(fileOf(at));
  const write = async (at: string, data: string | Uint8Array): Promise<void> => {
    await mkdir(path.dirname(fileOf(at)), { recursive: true });
    await writeFile(fileOf(at), data);
  };

  const parts = new Map<string, Gathered>();
  const gathered = (place: Place): Gathered => {
    const known = parts.get(listPath(place)) ?? new Gathered(place);
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
  for (const [at, { bundles, list }] of parts) {
    const writing = [...bundles].map(async ([at, { files }]) =>
      write(at, await packed(bundled(files))),
    );
    await Promise.all([...writing, write(at, JSON.stringify(list))]);
  }
  await write(SUMMARY, JSON.stringify(sizes));
  return fingerprint(JSON.stringify(sizes));
}
