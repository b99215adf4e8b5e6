/**
 * How a file is kept: packed, with what must be known of it in headers, so that a list of what is
 * kept reads no file. Both the worker and the pages keep files so.
 */
import { mediaTypeOf } from "../media-types.ts";
import type { Files } from "./bundle.ts";
import { isScript, referencesIn } from "./references.ts";
import { versionIn } from "./version.ts";

const HEADERS = {
  path: "x-kept-path",
  version: "x-kept-version",
  title: "x-kept-title",
  references: "x-kept-references",
  files: "x-kept-files",
  at: "x-kept-at",
  packing: "x-kept-packing",
} as const;

export interface Facts {
  readonly path: string;
  /** `undefined` for a page that is not of this site, and for what has none. */
  readonly version: string | undefined;
  readonly title: string;
  /** The scripts and styles that it speaks of. */
  readonly references: readonly string[];
  /** How many files it is: several, if it is a bundle. */
  readonly files: number;
  /** When it was kept, in milliseconds. */
  readonly at: number;
}

/** They speak of how the file came here, not of what it is. */
const NOT_KEPT = ["content-encoding", "content-length", "transfer-encoding", "vary"];

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#34;": '"',
};

/** The page's own title, without the site's name. */
export function titleIn(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&[^;\s]+;/g, (entity) => ENTITIES[entity] ?? entity).split(" | ")[0] ?? "";
}

const canUnpack = (): boolean => typeof DecompressionStream === "function";

const canPack = (): boolean => canUnpack() && typeof CompressionStream === "function";

const isText = (headers: Headers): boolean =>
  /^text\/|json|javascript|xml/.test(headers.get("content-type") ?? "");

async function packed(text: string): Promise<ArrayBuffer> {
  const body = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(body).arrayBuffer();
}

/** What an answer has packed in it. */
export async function unpacked({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const stream = body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What a host says of a file, with what is always known of what is kept. */
function headersFor(path: string, from: Response): Headers {
  const headers = new Headers(from.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  headers.set(HEADERS.path, path);
  headers.set(HEADERS.at, String(Date.now()));
  return headers;
}

/** Writes down what a text says of itself. The version, where it doesn't say that. */
function describe(headers: Headers, path: string, text: string, version?: string): void {
  const known = versionIn(text) ?? version;
  if (known !== undefined) headers.set(HEADERS.version, known);
  headers.set(HEADERS.title, encodeURIComponent(titleIn(text)));
  headers.set(HEADERS.references, referencesIn(path, text).join(" "));
}

/** Makes of an answer of the network what is kept. The version, where the text doesn't say it. */
export async function toKeep(path: string, from: Response, version?: string): Promise<Response> {
  const headers = headersFor(path, from);
  if (!isText(headers)) {
    if (version !== undefined) headers.set(HEADERS.version, version);
    return new Response(await from.arrayBuffer(), { headers });
  }
  const text = await from.text();
  describe(headers, path, text, version);
  if (!canPack()) return new Response(text, { headers });
  headers.set(HEADERS.packing, "gzip");
  return new Response(await packed(text), { headers });
}

/** Makes of a bundle what is kept: as it came, with all scripts that the pages in it need. */
export function bundleToKeep(path: string, from: Response, files: Files): Response {
  const headers = headersFor(path, from);
  const references = new Set<string>();
  for (const [file, bytes] of files) {
    if (!file.endsWith("/")) continue;
    for (const one of referencesIn(file, new TextDecoder().decode(bytes))) {
      if (isScript(one)) references.add(one);
    }
  }
  headers.set(HEADERS.references, [...references].join(" "));
  headers.set(HEADERS.files, String(files.size));
  return new Response(from.body, { headers });
}

/** A file of a kept bundle. What the host said of the bundle, it says of each file in it. */
export function fileOfBundle(
  { headers: ofBundle }: Response,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  const headers = new Headers(ofBundle);
  headers.delete(HEADERS.files);
  headers.delete(HEADERS.references);
  headers.set(HEADERS.path, path);
  headers.set("content-type", mediaTypeOf(path));
  if (isText(headers)) describe(headers, path, new TextDecoder().decode(bytes));
  return new Response(bytes, { headers });
}

/** The file again, as the network gave it. */
export function fromKept(kept: Response): Response {
  const { body, headers } = kept;
  if (body === null || headers.get(HEADERS.packing) === null) return kept;
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function factsOf({ headers }: Response): Facts {
  const references = headers.get(HEADERS.references) ?? "";
  return {
    path: headers.get(HEADERS.path) ?? "",
    version: headers.get(HEADERS.version) ?? undefined,
    title: decoded(headers.get(HEADERS.title) ?? ""),
    references: references === "" ? [] : references.split(" "),
    files: Number(headers.get(HEADERS.files) ?? 1),
    at: Number(headers.get(HEADERS.at) ?? 0),
  };
}
