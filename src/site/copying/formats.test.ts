import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { describe, expect, it } from "vitest";
import { inBBCode } from "../../board/copying/markup.ts";
import { spoken } from "../../captions/index.ts";
import { formatDate, LANGS, type Lang, RULES_IN_USE } from "../i18n.ts";
import { loadRulings, type Ruling, subjectOf } from "../rulings.ts";
import { namesOf } from "../vocabulary.ts";
import { type Format, formats, inFormat, type QuotedRuling } from "./formats.ts";
import { copyWords } from "./words.ts";

const rulings = loadRulings("content/rulings");
const ADDRESS = "https://example.org/r/";

/** As it is read from its page, where symbols are words and then stands below now. */
function quotedOf({ id, says, today, cr, ...ruling }: Ruling, lang: Lang): QuotedRuling {
  const now = today ?? says;
  const text = (of: Ruling["says"]): string => spoken(of[lang], lang).replace(/\s+/g, " ");
  return {
    subject: namesOf(subjectOf({ id, says, today, cr, ...ruling }))[lang],
    answers: today
      ? [
          { when: "Today (2026)", text: text(now) },
          { when: "Then (2002)", text: text(says) },
        ]
      : [{ text: text(now) }],
    rules: cr,
    rulesOf: copyWords(lang).rulesOf(formatDate(RULES_IN_USE, lang)),
    address: `${ADDRESS}${id}/`,
    lang,
  };
}

const all = rulings.flatMap((ruling) => LANGS.map((lang) => quotedOf(ruling, lang)));
const { render } = await createSatteriMarkdownProcessor({
  features: { smartPunctuation: false },
});

/** What a reader sees of Markdown. */
async function seen(markdown: string): Promise<string> {
  const { code } = await render(markdown);
  return code
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

describe("every ruling in both languages", () => {
  it.each(formats.filter((format) => format !== "link"))(
    "is %s with its subject, its answers, its rules and their date, and its link",
    async (format) => {
      expect(all.length).toBeGreaterThan(1900);
      for (const quoted of all) {
        const text = inFormat(quoted, format);
        // Both kinds of Markdown are read as they will be; nothing in a statement is taken for a sign.
        const isMarkdown = format === "markdown" || format === "discord";
        const read = isMarkdown ? await seen(text) : text;
        const written = (of: string) => (format === "bbcode" ? inBBCode(of) : of);
        const { address, answers, rules, rulesOf, subject } = quoted;
        for (const { when = "", text } of answers) {
          expect(read, address).toContain(written(text));
          expect(read, address).toContain(when);
        }
        expect(read, address).toContain(subject);
        for (const rule of rules) expect(read, address).toContain(rule);
        expect(read.includes(rulesOf), address).toBe(rules.length > 0);
        expect(text, address).toContain(address);
      }
    },
  );

  it("is a link alone", () => {
    for (const quoted of all) expect(inFormat(quoted, "link")).toBe(quoted.address);
  });

  it("fits into one message of Discord, whole", () => {
    for (const quoted of all) {
      const text = inFormat(quoted, "discord");
      expect(text.length, quoted.address).toBeLessThanOrEqual(1_900);
      expect(text, quoted.address).not.toContain("…\n");
    }
  });
});

const strange: QuotedRuling = {
  subject: "A [2/2] *bear*",
  answers: [
    { when: "Today (17 April 2026)", text: "1. It is `+1/+1` & <b>not</b> *this*." },
    { when: "Then (1 February 2002)", text: "- ~~Was~~ it? [b]No[/b] | #1" },
  ],
  rules: ["702.35a", "608.2"],
  rulesOf: "Comprehensive Rules of 17 April 2026",
  address: "https://example.org/r/x/",
  lang: "en",
};

const expected: Readonly<Record<Format, string>> = {
  link: "https://example.org/r/x/",
  markdown: `[**A \\[2/2\\] \\*bear\\***](https://example.org/r/x/)

> Today (17 April 2026): 1. It is \\\`+1/+1\\\` \\& \\<b\\>not\\</b\\> \\*this\\*.
>
> Then (1 February 2002): - \\~\\~Was\\~\\~ it? \\[b\\]No\\[/b\\] \\| \\#1
>
> CR 702.35a, 608.2 (Comprehensive Rules of 17 April 2026)
`,
  bbcode: `[b][url=https://example.org/r/x/]A (2/2) *bear*[/url][/b]
[quote]Today (17 April 2026): 1. It is \`+1/+1\` & <b>not</b> *this*.
Then (1 February 2002): - ~~Was~~ it? (b)No(/b) | #1
CR 702.35a, 608.2 (Comprehensive Rules of 17 April 2026)[/quote]
`,
  discord: `**A \\[2/2\\] \\*bear\\***
> Today (17 April 2026): 1. It is \\\`+1/+1\\\` \\& \\<b\\>not\\</b\\> \\*this\\*.
> Then (1 February 2002): - \\~\\~Was\\~\\~ it? \\[b\\]No\\[/b\\] \\| \\#1
> CR 702.35a, 608.2 (Comprehensive Rules of 17 April 2026)
https://example.org/r/x/`,
  text: `A [2/2] *bear*
Today (17 April 2026): 1. It is \`+1/+1\` & <b>not</b> *this*.
Then (1 February 2002): - ~~Was~~ it? [b]No[/b] | #1
CR 702.35a, 608.2 (Comprehensive Rules of 17 April 2026)
https://example.org/r/x/`,
};

describe("a ruling whose answer has changed, full of signs", () => {
  it.each(formats)("as %s", (format) => {
    expect(inFormat(strange, format)).toBe(expected[format]);
  });

  it("has the signs of its own language around its dates and rules", () => {
    const text = inFormat({ ...strange, lang: "ja" }, "text");
    expect(text).toContain("Today (17 April 2026)：1. It is");
    expect(text).toContain("CR 702.35a、608.2（Comprehensive Rules of 17 April 2026）");
  });
});

describe("what begins a line", () => {
  const first = (text: string) => inFormat({ ...strange, answers: [{ text }] }, "markdown");

  it.each(["- no list", "+ no list", "1. no list", "12) no list", "# no heading", "=== no line"])(
    "is only text: %s",
    async (line) => {
      expect(await seen(first(line))).toContain(line);
    },
  );
});

describe("a message of Discord", () => {
  it.each([
    ["one long answer", [{ text: "あ*".repeat(3_000) }]],
    ["two long answers", [{ text: "*".repeat(1_500) }, { text: "b".repeat(1_500) }]],
    ["pictures of two units", [{ text: "😀".repeat(2_000) }]],
  ])("is cut to what one takes: %s", (_, answers) => {
    const text = inFormat({ ...strange, answers }, "discord");
    expect(text.length).toBeLessThanOrEqual(1_900);
    expect(text.length).toBeGreaterThan(1_500);
    expect(text).toContain("…");
    expect(text).toContain("702.35a");
    expect(text).toMatch(/\nhttps:\/\/example\.org\/r\/x\/$/);
    expect(text.isWellFormed()).toBe(true);
  });
});
