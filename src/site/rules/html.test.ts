import { expect, test } from "vitest";
import { headingHtml, proseHtml } from "./html.ts";

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

test.each([
  ["《月の大魔術師》は土地を山にする", "《月の大魔術師(》は)土地を山にする"],
  ["2002年2月20日のルール番号", "(2002年2月20日)のルール番号"],
  ["トーメントFAQ（よくある質問集）", "トーメントFAQ(（よくある質問集）)"],
  ["《火》を{R}で唱える", "《火(》を)[赤マナ]で唱える"],
  ["《火》、《氷》", "《火》、《氷》"],
])("of a heading no line ends within such a part: %j", (text, html) => {
  expect(outline(headingHtml(text, "ja"))).toBe(html);
});
