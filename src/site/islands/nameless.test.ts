import { expect, it } from "vitest";
import { withNamelessIslands } from "./nameless.ts";

it.each([
  [
    `<astro-island uid="1nqLV" client="load"></astro-island>`,
    `<astro-island client="load"></astro-island>`,
  ],
  [`<p uid="a">uid="b"</p>`, `<p uid="a">uid="b"</p>`],
])("%s", (html, without) => {
  expect(withNamelessIslands(html)).toBe(without);
});
