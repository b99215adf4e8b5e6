/**
 * Many small files in one, so that whoever keeps a part of the site asks the network for dozens of
 * files and not for thousands; packed together, pages are also a third of what each is by itself.
 * The first line names each file with its length in bytes; behind it they follow in that order.
 */
import { fail, ok, type Result } from "../../engine/result.ts";

export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const LINE_END = "\n".charCodeAt(0);

export function bundled(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const lengths = [...files].map(([path, { length }]) => [path, length]);
  const head = new TextEncoder().encode(`${JSON.stringify(lengths)}\n`);
  const total = [...files.values()].reduce((sum, { length }) => sum + length, head.length);
  const bundle = new Uint8Array(total);
  bundle.set(head);
  let at = head.length;
  for (const file of files.values()) {
    bundle.set(file, at);
    at += file.length;
  }
  return bundle;
}

function parseHead(head: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(head));
  } catch {
    return undefined;
  }
}

const isEntry = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  typeof entry[0] === "string" &&
  Number.isSafeInteger(entry[1]) &&
  entry[1] >= 0;

/** The files of a bundle again; `unreadable` if it is no bundle, or not a whole one. */
export function unbundled(bundle: Uint8Array<ArrayBuffer>): Result<Files, "unreadable"> {
  const end = bundle.indexOf(LINE_END);
  const head = end < 0 ? undefined : parseHead(bundle.subarray(0, end));
  if (!Array.isArray(head) || !head.every(isEntry)) return fail("unreadable");
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = end + 1;
  for (const [path, length] of head) {
    files.set(path, bundle.subarray(at, at + length));
    at += length;
  }
  return at === bundle.length ? ok(files) : fail("unreadable");
}
