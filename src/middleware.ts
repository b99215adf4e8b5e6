/** Writes into each page, as the site is built, what it may load and which version of it it is. */
import { defineMiddleware } from "astro:middleware";
import { fingerprint } from "./site/offline/fingerprint.ts";
import { withVersion } from "./site/offline/version.ts";
import { withPolicy } from "./site/security/policy.ts";

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const made = await response.text();
  // While the site is written, the server adds scripts of its own.
  const html = import.meta.env.PROD ? withPolicy(made) : made;
  return new Response(withVersion(html, fingerprint(html)), response);
});
