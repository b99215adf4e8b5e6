import { expect, test } from "vitest";
import { linkHeadings } from "./headings.ts";

test.each([
  [
    "a heading of the page leads to itself",
    '<h2 id="costs">What it <em>costs</em></h2><p>A</p>',
    '<h2 id="costs"><a class="heading" href="#costs">What it <em>costs</em></a></h2><p>A</p>',
  ],
  [
    "of either depth, wherever its id stands",
    '<h3 class="x" id="a">A</h3>',
    '<h3 class="x" id="a"><a class="heading" href="#a">A</a></h3>',
  ],
  [
    "one with a link in it stays",
    '<h2 id="a">The <a href="/b/">other</a></h2>',
    '<h2 id="a">The <a href="/b/">other</a></h2>',
  ],
  [
    "those of boards and quotations stay",
    '<figure><h3 id="own">no</h3></figure>',
    '<figure><h3 id="own">no</h3></figure>',
  ],
  ["without an id there is nowhere to lead", "<h2>A</h2>", "<h2>A</h2>"],
])("%s", (_, html, expected) => {
  expect(linkHeadings(html)).toBe(expected);
});
