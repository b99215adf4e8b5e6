/**
 * A board's text as a part of an address: a version, a full stop, and characters that need no
 * escaping. A version once given out is decoded for ever; a new form gets a new number.
 */
import { fail, ok, type Result } from "../engine/result.ts";
import type { Bilingual } from "./bilingual.ts";
import { limits } from "./text.ts";

export interface UrlProblem {
  readonly code: "unknownVersion" | "damaged" | "tooLong" | "unloaded";
  readonly message: Bilingual;
}

const messages: Readonly<Record<UrlProblem["code"], Bilingual>> = {
  unknownVersion: {
    en: "This address doesn't hold a board, or one of a newer form than is known here.",
    ja: "このアドレスには盤面が含まれていないか、含まれていても、ここで読めるものより新しい形式です。",
  },
  damaged: {
    en: "The board in this address is incomplete or damaged. Perhaps the address was cut off; copy it again.",
    ja: "アドレスの中の盤面が欠けているか、壊れています。途中で切れていないか確かめて、もう一度コピーしてください。",
  },
  tooLong: {
    en: `The board in this address is longer than the ${limits.bytes / 1024} kB that a board may have.`,
    ja: `アドレスの中の盤面が、盤面の上限の${limits.bytes / 1024}kBを超えています。`,
  },
  unloaded: {
    en: "What reads the board in this address couldn't be loaded. Check your connection and load the page again.",
    ja: "アドレスの中の盤面を読むためのデータを読み込めませんでした。接続を確かめて、ページを読み込み直してください。",
  },
};

const problem = (code: UrlProblem["code"]): UrlProblem => ({ code, message: messages[code] });

type Decode = (payload: string) => Promise<Result<string, UrlProblem["code"]>>;

/** Every version that was ever given out. */
const decoders: Readonly<Record<string, Decode>> = {
  "1": decodeDeflated,
  "2": decodeWithDictionary,
};

/** The text of a board in the form of an address: the shorter of the versions. */
export async function encodeBoard(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const [plain, withDictionary] = await Promise.all([deflated(bytes), deflatedWith2(bytes)]);
  return withDictionary && withDictionary.length <= plain.length
    ? `2.${toBase64Url(withDictionary)}`
    : `1.${toBase64Url(plain)}`;
}

/** The text of a board from an address, or why there is none. */
export async function decodeBoard(address: string): Promise<Result<string, UrlProblem>> {
  const [, version = "", payload = ""] = /^(\d+)\.(.*)$/s.exec(address) ?? [];
  const decode = Object.hasOwn(decoders, version) ? decoders[version] : undefined;
  if (!decode) return fail(problem("unknownVersion"));
  const decoded = await decode(payload);
  return decoded.ok ? decoded : fail(problem(decoded.problem));
}

// Version 1: UTF-8, raw DEFLATE, base64url without padding --------------------------------------

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = streamOf([bytes]).pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function decodeDeflated(payload: string): Promise<Result<string, UrlProblem["code"]>> {
  return unpacked(payload, { skipped: 0, before: [] });
}

// Version 2: the same with the dictionary of ./dictionary-2.ts ----------------------------------

/** It comes when a board is put into an address, or taken out of one; not always where there is no net. */
const version2 = () =>
  Promise.all([import("./dictionary-2.ts"), import("./deflate.ts")]).catch(() => undefined);

async function deflatedWith2(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const loaded = await version2();
  if (!loaded) return undefined;
  const [{ dictionary }, { deflateWith }] = loaded;
  return deflateWith(dictionary, bytes);
}

async function decodeWithDictionary(payload: string): Promise<Result<string, UrlProblem["code"]>> {
  const loaded = await version2();
  if (!loaded) return fail("unloaded");
  const [{ dictionary }, { asStoredBlock }] = loaded;
  return unpacked(payload, { skipped: dictionary.length, before: [asStoredBlock(dictionary)] });
}

// -----------------------------------------------------------------------------------------------

/** What stands in front of what was packed, and how much of it comes out in front. */
interface Front {
  readonly before: readonly Uint8Array<ArrayBuffer>[];
  readonly skipped: number;
}

async function unpacked(
  payload: string,
  { before, skipped }: Front,
): Promise<Result<string, UrlProblem["code"]>> {
  // Text that may be this long packs into less than its own length.
  if (payload.length > limits.bytes * 2) return fail("tooLong");
  const packed = fromBase64Url(payload);
  if (!packed || packed.length === 0) return fail("damaged");
  const bytes = await inflate([...before, packed], skipped + limits.bytes);
  if (!bytes.ok) return bytes;
  try {
    const text = bytes.value.subarray(skipped);
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text));
  } catch {
    return fail("damaged");
  }
}

/** Unpacks no more than may be wanted, however much there would be. */
async function inflate(
  packed: readonly Uint8Array<ArrayBuffer>[],
  most: number,
): Promise<Result<Uint8Array, UrlProblem["code"]>> {
  const reader = streamOf(packed).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return fail("tooLong");
      }
      chunks.push(value);
    }
  } catch {
    return fail("damaged");
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return ok(bytes);
}

function streamOf(
  parts: readonly Uint8Array<ArrayBuffer>[],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
