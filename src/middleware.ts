/** Writes into each page, as the site is built, what it may load and which version of it it is. */
import { defineMiddleware } from "astro:middleware";
import { withNamelessIslands } from "./site/islands/nameless.ts";
import { withLateScripts } from "./site/late.ts";
import { fingerprint } from "./site/offline/fingerprint.ts";
import { withVersion } from "./site/offline/version.ts";
import { withPolicy } from "./site/security/policy.ts";

/** A board in the page of another says at once how high it is, so that nothing moves there. */
const isEmbedded = (path: string): boolean => path.includes("/embed/");

export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const text = withNamelessIslands(await response.text());
  const made = isEmbedded(url.pathname) || !import.meta.env.PROD ? text : withLateScripts(text);
  // While the site is written, the server adds scripts of its own, and its styles are no sheets.
  const html = import.meta.env.PROD ? withPolicy(made) : made;
  return new Response(withVersion(html, fingerprint(html)), response);
});
