import { expect, test } from "vitest";
import { fileOf, guideIn, starlightIn } from "./markdown.ts";

const page = (article: string): string =>
  `<!DOCTYPE html><html><head><meta name="description" content="What it &quot;is&quot;"></head>` +
  `<body><nav><p>Elsewhere</p></nav><article class="guide"><h1>Madness</h1>${article}</article></body></html>`;

const markdownOf = (article: string): string | undefined => guideIn(page(article))?.markdown;

test("headings, paragraphs, links and lists are written as a person would", () => {
  const guide = guideIn(
    page(
      '<p>Two &amp; <a class="term" href="/en/terms/#cast">cast</a>. <a class="paragraph" href="#p1"></a></p>' +
        '\n<h2 id="steps"><a class="heading" href="#steps">The steps</a></h2>' +
        "<ol><li><strong>One.</strong> It moves.</li><li>Two<ul><li>deep</li></ul></li></ol>",
    ),
  );
  expect(guide?.markdown.split("\n")).toEqual([
    "Two \\& [cast](</en/terms/#cast>).",
    "",
    "## The steps",
    "",
    "1. One. It moves.",
    "2. Two",
    "   - deep",
  ]);
  expect(guide).toMatchObject({
    title: "Madness",
    description: 'What it "is"',
    headings: 1,
    letters: "TwocastThestepsOneItmovesTwodeep",
  });
});

test("what isn't text is left out, and the table of contents", () => {
  expect(
    markdownOf(
      '<nav class="contents"><p>On this page</p></nav><script>if (a < b) "<p>no</p>";</script>' +
        "<style>p > a {}</style><svg><text>no</text></svg><p>yes<button>no</button></p>" +
        "<form><label>no</label></form><p><select><option>no</option></select></p>",
    ),
  ).toBe("yes");
});

test("of a board its caption and its steps are kept", () => {
  const step = (place: number, text: string) =>
    `<li><button data-place="true"><span class="place">${place}</span><span>${text}</span></button>` +
    '<ul><li><a href="/en/cr/117.3/">117.3</a></li></ul></li>';
  expect(
    markdownOf(
      '<figure class="board"><figcaption><span>Rootwalla</span><span class="muted">Rules of 2026</span>' +
        '</figcaption><div class="table"><p>Library</p></div><div class="steps"><p>Steps</p>' +
        `<ol>${step(0, "A has priority.")}${step(1, "A &lt; B")}</ol></div><pre>turn A</pre></figure>`,
    ),
  ).toBe("Rootwalla\n\n0. A has priority.\n1. A \\< B");
});

test("a table keeps its rows, and a cell of many columns leaves empty ones behind it", () => {
  expect(
    markdownOf(
      "<figure><table><caption>Five</caption><thead><tr><th>Card</th><th>Text</th></tr></thead><tbody>" +
        '<tr><td colspan="2"><p>All</p></td></tr><tr><th>Ape</th><td><p>1|1</p><p>Trample</p></td></tr>' +
        "</tbody></table></figure>",
    ),
  ).toBe("Five\n\n| Card | Text |\n| --- | --- |\n| All |  |\n| Ape | 1\\|1 Trample |");
});

test("what Markdown would take for its own marks stays text", () => {
  expect(markdownOf("<p>2. *not* a_list [x]: {T}</p><p>- nor this</p><p># nor this</p>")).toBe(
    "2\\. \\*not\\* a\\_list \\[x\\]\\: \\{T\\}\n\n\\- nor this\n\n\\# nor this",
  );
});

test("text beside blocks is a paragraph of its own", () => {
  expect(markdownOf('<div>One <b>line</b><p>and another</p><a href="/x/">third</a></div>')).toBe(
    "One line\n\nand another\n\n[third](</x/>)",
  );
});

test("a page without an article is no guide", () => {
  expect(guideIn("<body><h1>Home</h1></body>")).toBeUndefined();
});

test("a page of Starlight is read without the links of its headings", () => {
  const html =
    '<main><h1>Madness</h1><div class="sl-markdown-content"><p>Discard a card.</p>' +
    '<div><h2>Steps</h2><a class="sl-anchor-link" href="#steps"><span>Section titled “Steps”</span></a>' +
    "</div></div></main>";
  expect(starlightIn(html)).toEqual({ headings: 1, letters: "DiscardacardSteps" });
});

test("the file begins with its title", () => {
  const guide = { title: "“A”: b", description: 'c "d"', markdown: "e", headings: 0, letters: "e" };
  expect(fileOf(guide)).toBe('---\ntitle: "“A”: b"\ndescription: "c \\"d\\""\n---\n\ne\n');
});
