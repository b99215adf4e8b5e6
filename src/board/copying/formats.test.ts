import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { todayEdition } from "../../eras/today.ts";
import { formats, inFormat, type Quoted } from "./formats.ts";

const quoted: Quoted = {
  title: "A [2/2] *bear*",
  place: "Step 3 of 5",
  caption: {
    text: "Player A casts Shock, paying {R}",
    cr: [
      { number: "601.2h", edition: todayEdition },
      { number: "601.2i", edition: todayEdition },
    ],
  },
  rulesOf: "Comprehensive Rules of 17 April 2026",
  address: "https://example.org/en/rulings/x/#x-step-3",
  notation: "rules today\nturn A, main 1\n",
  embed: "https://example.org/en/embed/x/y/#x-y-step-3",
  lang: "en",
};

describe("a moment of a board as text", () => {
  it("is plain text with the rules and the address", () => {
    expect(inFormat(quoted, "text")).toBe(
      `A [2/2] *bear*
Step 3 of 5: Player A casts Shock, paying red mana
CR 601.2h, 601.2i (Comprehensive Rules of 17 April 2026)
https://example.org/en/rulings/x/#x-step-3`,
    );
  });

  it("is Markdown whose signs mean nothing of their own", () => {
    const text = inFormat(quoted, "markdown");
    expect(text).toContain(
      "[**A \\[2/2\\] \\*bear\\***](https://example.org/en/rulings/x/#x-step-3)",
    );
    expect(text).toContain("> Step 3 of 5: Player A");
    expect(text).toContain("```\nrules today\nturn A, main 1\n```");
  });

  it("is BBCode without tags in the title", () => {
    expect(inFormat(quoted, "bbcode")).toContain(
      "[b][url=https://example.org/en/rulings/x/#x-step-3]A (2/2) *bear*[/url][/b]",
    );
    expect(inFormat(quoted, "bbcode")).toContain("[code]\nrules today\nturn A, main 1\n[/code]");
  });

  it("fits into one message of a chat, if need be without the notation", () => {
    const long = { ...quoted, notation: "x".repeat(3000) };
    expect(inFormat(long, "markdown").length).toBeLessThan(2000);
    expect(inFormat(long, "markdown")).toContain("Step 3 of 5");
  });

  it("names no rules where there are none, in Japanese with its own signs", () => {
    const bare = { ...quoted, caption: { text: "はじめ", cr: [] }, lang: "ja" as const };
    expect(inFormat(bare, "text")).toBe(`A [2/2] *bear*\nStep 3 of 5：はじめ\n${quoted.address}`);
  });

  it("says something in every format without a notation", () => {
    const { notation: _, ...rest } = quoted;
    for (const format of formats.filter((one) => one !== "notation" && one !== "embed")) {
      expect(inFormat({ ...rest, notation: undefined }, format)).toContain(quoted.address);
    }
  });

  it("is a frame for the page of another site, whatever the title holds", () => {
    const title = `"><script>alert('1')</script> & more`;
    const text = inFormat({ ...quoted, title }, "embed");
    expect(text).toContain(`src="${quoted.embed}"`);
    expect(text).toContain(
      'title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; more"',
    );
    expect(text).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    expect(inFormat({ ...quoted, embed: undefined }, "embed")).toBe("");
  });
});
