/**
 * Serves the built site as a static host would: `node scripts/serve.ts [port]`.
 * Unlike Astro's own preview, any number of these may run at once.
 */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { mediaTypeOf } from "../src/site/media-types.ts";
import { type HeaderRule, headersFor, parseHeaders } from "./headers.ts";
import { isMain } from "./main.ts";

const DIST = join(import.meta.dirname, "..", "dist");
const FIRST_PORT = 4321;
const PORTS_TO_TRY = 50;

function pathOf(address: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(address, "http://localhost").pathname));
    return path.includes("\0") ? undefined : path.replaceAll(sep, "/");
  } catch {
    return undefined;
  }
}

/** Texts are sent compressed, as hosts send them; what else there is has its own compression. */
const COMPRESSED = /^(text\/|application\/(json|xml)|image\/svg)/;

/** Files whose name changes with what is in them, as they were compressed before. */
const kept = new Map<string, Buffer>();

function compressed(file: string): Buffer {
  const known = kept.get(file);
  if (known) return known;
  const bytes = gzipSync(readFileSync(file));
  if (file.includes(`${sep}_astro${sep}`)) kept.set(file, bytes);
  return bytes;
}

interface Asked {
  readonly folder: string;
  readonly address: string;
  /** What is sent beside the file. */
  readonly extra: Readonly<Record<string, string>>;
  readonly takesGzip: boolean;
}

/** The site is tested with the headers that hosts are told to send. */
const headerRules = (folder: string): readonly HeaderRule[] => {
  const file = join(folder, "_headers");
  return existsSync(file) ? parseHeaders(readFileSync(file, "utf8")) : [];
};

function send(
  { takesGzip, extra }: Asked,
  response: ServerResponse,
  status: number,
  file: string,
): void {
  const type = mediaTypeOf(file);
  const headers = { ...extra, "content-type": type };
  if (takesGzip && COMPRESSED.test(type)) {
    const bytes = compressed(file);
    const coding = { "content-encoding": "gzip", "content-length": bytes.length };
    response.writeHead(status, { ...headers, ...coding }).end(bytes);
  } else {
    response.writeHead(status, { ...headers, "content-length": statSync(file).size });
    createReadStream(file).pipe(response);
  }
}

function answer(asked: Asked, response: ServerResponse): void {
  const path = pathOf(asked.address);
  // The leading slash keeps `..` from climbing out of the folder.
  const file = path?.startsWith("/") ? join(asked.folder, path) : undefined;
  const stats = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  if (file !== undefined && stats?.isFile()) {
    send(asked, response, 200, file);
  } else if (file !== undefined && stats?.isDirectory() && existsSync(join(file, "index.html"))) {
    if (path?.endsWith("/")) send(asked, response, 200, join(file, "index.html"));
    else response.writeHead(301, { location: `${path}/` }).end();
  } else {
    send(asked, response, 404, join(asked.folder, "404.html"));
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

interface Options {
  /** What is served, if not the built site. */
  readonly folder?: string;
  /** Is told of every request. */
  readonly heard?: (request: IncomingMessage) => void;
}

/** Serves at this port, or at the first free one of the usual ones, and tells which it was. */
export async function serve(
  port?: number,
  { folder = DIST, heard }: Options = {},
): Promise<number> {
  const rules = headerRules(folder);
  const server = createServer((request, response) => {
    const { url: address = "/", headers } = request;
    heard?.(request);
    const takesGzip = /gzip/.test(`${headers["accept-encoding"]}`);
    const extra = headersFor(rules, pathOf(address) ?? "/");
    answer({ folder, address, takesGzip, extra }, response);
  });
  if (port !== undefined) return listen(server, port);
  for (let candidate = FIRST_PORT; candidate < FIRST_PORT + PORTS_TO_TRY; candidate += 1) {
    try {
      return await listen(server, candidate);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
  return listen(server, 0);
}

if (isMain(import.meta.url)) {
  const port = process.argv[2];
  console.log(`http://localhost:${await serve(port === undefined ? undefined : Number(port))}/`);
}
