import { expect, it } from "vitest";
import { withoutGaps } from "./gaps.ts";

it.each([
  ["between blocks", "<p>A</p>\n<h2>B</h2>\n\n<div>C</div>\n", "<p>A</p><h2>B</h2><div>C</div>"],
  ["in lists", "<ul>\n<li>A</li>\n<li>B</li>\n</ul>", "<ul><li>A</li><li>B</li></ul>"],
  [
    "in tables",
    "<table>\n<tbody>\n<tr>\n<td>A</td>\n<td>B</td>\n</tr>\n</tbody>\n</table>",
    "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>",
  ],
])("line breaks %s go", (_, html, expected) => {
  expect(withoutGaps(html)).toBe(expected);
});

it.each([
  "<p><b>A</b>\n<i>B</i> <u>C</u></p>",
  "<pre><b>A</b>\n\n<b>B</b></pre>",
  "<ul><li><b>A</b> <i>B</i></li></ul>",
  "<table><tr><td><b>A</b> <i>B</i></td></tr></table>",
])("what stands between words stays: %s", (html) => {
  expect(withoutGaps(html)).toBe(html);
});
