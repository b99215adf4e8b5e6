import { expect, test } from "vitest";
import { proseHtml } from "./html.ts";

/** The pips that are drawn, by what is read aloud for them. */
const outline = (html: string): string =>
  html
    .replace(/<span class="pips"[^>]*aria-label="([^"]*)">.*?<\/span><\/span><\/span>/g, "[$1]")
    .replace(/<span class="unbroken">(.*?)<\/span>/g, "($1)");

test.each([
  ["{W}か{U}", "[白マナ]か[青マナ]"],
  ["{W}、{U}。次", "([白マナ]、)([青マナ]。)次"],
  ["（{W}）", "（([白マナ]）)"],
  ['<b> & "{W}', "&lt;b> &amp; &quot;[白マナ]"],
  ["", ""],
])("%j", (text, html) => {
  expect(outline(proseHtml(text, "ja"))).toBe(html);
});
