import { describe, expect, it } from "vitest";
import { unmarked } from "./unmark.ts";

describe("marks for the search index", () => {
  const pages: readonly (readonly [string, string, string])[] = [
    ["a mark without a value", "<p data-pagefind-ignore>a</p>", "<p>a</p>"],
    [
      "marks among others, with what they name",
      `<article class="a" data-pagefind-body data-pagefind-meta="names[data-index-names]" data-index-names="a &#34;b&#34; > c" id="d">`,
      `<article class="a" id="d">`,
    ],
    ["several on one line", "<a data-pagefind-a><b data-pagefind-b></b></a>", "<a><b></b></a>"],
    ["what others read", `<search data-search="page" data-names="a">`, ""],
    ["what is said about them", "<p>data-pagefind-body says what is found.</p>", ""],
  ];

  it.each(pages)("%s", (_, html, without) => {
    expect(unmarked(html)).toBe(without || html);
  });
});
