import { describe, expect, it } from "vitest";
import { numberParagraphs, sectionOfParagraph } from "./paragraphs.ts";

const numbered = (html: string) => numberParagraphs(html, (number) => `Paragraph ${number}`);
const idsIn = (html: string) =>
  [...numbered(html).matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);

describe("the paragraphs of a guide", () => {
  it("are numbered in each section, and before the first", () => {
    expect(
      idsIn(
        '<p>A</p><h2 id="steps">S</h2><p>B</p><ol><li>1</li></ol><p>C<br>D</p><h3 id="more">M</h3><p>E</p>',
      ),
    ).toEqual(["p1", "steps-p1", "steps-p2", "more-p1"]);
  });

  it("are none inside of boards, quotations and lists", () => {
    expect(
      idsIn(
        '<p>A</p><figure><p>no</p><h3 id="own">no</h3><svg><path d=""/></svg></figure><!--<p>--><div class="ruling"><p class="statement">no</p></div><ul><li><p>no</p></li></ul><p class="own">no</p><p>B</p>',
      ),
    ).toEqual(["p1", "p2"]);
    expect(numbered('<p class="own">no</p>')).toBe('<p class="own">no</p>');
  });

  it("have a link to themselves behind their text", () => {
    expect(numbered('<h2 id="a">A</h2><p>B <em>C</em></p>')).toBe(
      '<h2 id="a">A</h2><p id="a-p1">B <em>C</em> <a class="paragraph" href="#a-p1" aria-label="Paragraph 1" data-number="1"></a></p>',
    );
  });

  it("belong to their sections", () => {
    expect(sectionOfParagraph("may-i-p12")).toBe("may-i");
    expect(sectionOfParagraph("p1")).toBeUndefined();
    expect(sectionOfParagraph("steps")).toBeUndefined();
  });
});
