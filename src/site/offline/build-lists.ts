/**
 * Lists the built site for those who keep it whole, and bundles what is listed. Pictures for other
 * sites, feeds and data for programs are in no list.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
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

const packed = promisify(gzip);

/** What every page needs, whichever it is. */
const EVERYWHERE = ["/", "/favicon.svg"];

/** A bundle ends when it has so much, before it is packed, … */
const LEAST_BYTES = 500_000;
const MOST_BYTES = 2_000_000;
/**
 * … and one in so many addresses ends it: with a page more or less, bundles end where they did
 * before, and only one of them is another.
 */
const ENDS_ONE_IN = 4;

const isEnd = (at: string): boolean => Number.parseInt(fingerprint(at), 16) % ENDS_ONE_IN === 0;

class Bundle {
  readonly files = new Map<string, Buffer>();
  readonly #versions: string[] = [];
  isFull = false;
  #bytes = 0;

  /** What names it, so that nobody takes another for it. */
  get content(): string {
    return fingerprint(JSON.stringify([[...this.files.keys()], this.#versions]));
  }

  add(at: string, text: Buffer, version: string): void {
    this.files.set(at, text);
    this.#versions.push(version);
    this.#bytes += text.length;
    this.isFull = this.#bytes >= (isEnd(at) ? LEAST_BYTES : MOST_BYTES);
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
  #bytesAlone = 0;

  constructor(place: Place) {
    this.place = place;
  }

  add(at: string, text: Buffer): void {
    // Several pages show one board.
    if (this.#files.has(at)) return;
    this.#files.add(at);
    const version = versionIn(text.toString()) ?? fingerprint(text);
    const turn = turnOf(at);
    if (turn === "last") {
      this.#alone[at] = version;
      this.#bytesAlone += text.length;
    } else this.#bundleFor(turn).add(at, text, version);
  }

  #bundleFor(turn: Turn): Bundle {
    const open = this.#open.get(turn);
    if (open && !open.isFull) return open;
    const bundle = new Bundle();
    this.#open.set(turn, bundle);
    this.#bundles.push(bundle);
    return bundle;
  }

  /** Its bundles as they are sent, by their addresses; its list; and how large all of it is. */
  async finished() {
    const bundles = await Promise.all(
      this.#bundles.map(async ({ content, files }) => ({
        at: bundlePath(this.place, content),
        files: [...files.keys()],
        bytes: await packed(bundled(files)),
      })),
    );
    const files = {
      alone: this.#alone,
      bundles: Object.fromEntries(bundles.map(({ at, files }) => [at, files])),
    };
    const version = fingerprint(JSON.stringify(files));
    const list: FileList = { version, ...files };
    const bytes = bundles.reduce((sum, { bytes }) => sum + bytes.length, this.#bytesAlone);
    const size: PartSize = { version, files: this.#files.size, bytes };
    return { bundles, list, size };
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

  const sizes: Record<Lang, Partial<Record<Part, PartSize>>> = { ja: {}, en: {} };
  for (const lang of LANGS) {
    for (const part of PARTS) {
      const place = { lang, part };
      const { bundles, list, size } = await gathered(place).finished();
      for (const { at, bytes } of bundles) await write(at, bytes);
      await write(listPath(place), JSON.stringify(list));
      sizes[lang][part] = size;
    }
  }
  await write(SUMMARY, JSON.stringify(sizes));
  return fingerprint(JSON.stringify(sizes));
}
