/** What kinds of files the site is made of, as hosts name them. */

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/** The media type of a file or an address; an address with a slash at its end is a page. */
export function mediaTypeOf(path: string): string {
  const [, ending = path.endsWith("/") ? "html" : ""] = /\.(\w+)$/.exec(path) ?? [];
  return TYPES[ending] ?? "application/octet-stream";
}
