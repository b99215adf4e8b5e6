/**
 * The Content Security Policy of a page stands in the page, so that it holds on any host. Nothing
 * comes from elsewhere; of what stands between the tags of scripts and styles, only what the build
 * has put there runs, known by its checksum.
 */
import { createHash } from "node:crypto";

/** What is between the tags of each element of this name that has something there. */
const inlineIn = (html: string, tag: "script" | "style"): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))].flatMap(
    ([, attributes = "", text = ""]) => (text === "" || isData(attributes) ? [] : [text]),
  );

/** No browser runs these, so no policy asks about them. */
const isData = (attributes: string): boolean =>
  /\btype="application\/(ld\+)?json"/.test(attributes);

const checksums = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** Frames of a page are boards; who may frame a page, only a header can say (`public/_headers`). */
export function policyOf(html: string): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    // The search is WebAssembly.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...checksums(inlineIn(html, "script"))],
    // Boards place things by attributes. Browsers that don't tell them from elements allow both.
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'", ...checksums(inlineIn(html, "style"))],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}

const CHARSET = '<meta charset="utf-8">';

/** A policy holds for what stands behind it: it comes first, after what says how to read it. */
export function withPolicy(html: string): string {
  if (!html.includes(CHARSET))
    throw new Error(`A page without ${CHARSET} has no place for a policy.`);
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
  return html.replace(CHARSET, () => CHARSET + meta);
}
