/**
 * How a file is kept: packed, with what must be known of it in headers, so that a list of what is
 * kept reads no file. Both the worker and the pages keep files so.
 */
import { referencesIn } from "./references.ts";
import { versionIn } from "./version.ts";

const HEADERS = {
  path: "x-kept-path",
  version: "x-kept-version",
  title: "x-kept-title",
  references: "x-kept-references",
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

export const canUnpack = (): boolean => typeof DecompressionStream === "function";

const canPack = (): boolean => canUnpack() && typeof CompressionStream === "function";

const isText = (response: Response): boolean =>
  /^text\/|json|javascript|xml/.test(response.headers.get("content-type") ?? "");

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

/** Makes of an answer of the network what is kept. The version, where the text doesn't say it. */
export async function toKeep(path: string, from: Response, version?: string): Promise<Response> {
  const headers = new Headers(from.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  headers.set(HEADERS.path, path);
  headers.set(HEADERS.at, String(Date.now()));
  if (!isText(from)) {
    if (version !== undefined) headers.set(HEADERS.version, version);
    return new Response(await from.arrayBuffer(), { headers });
  }
  const text = await from.text();
  const known = versionIn(text) ?? version;
  if (known !== undefined) headers.set(HEADERS.version, known);
  headers.set(HEADERS.title, encodeURIComponent(titleIn(text)));
  headers.set(HEADERS.references, referencesIn(path, text).join(" "));
  if (!canPack()) return new Response(text, { headers });
  headers.set(HEADERS.packing, "gzip");
  return new Response(await packed(text), { headers });
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
    at: Number(headers.get(HEADERS.at) ?? 0),
  };
}
