import { describe, expect, it } from "vitest";
import { type Ids, kinds } from "../register/kinds.ts";
import { newsByDay, newsOf } from "../register/news.ts";
import { feedOf } from "./feed.ts";
import { llmsText } from "./llms.ts";
import { sitemapIndex, sitemapPart } from "./sitemap.ts";
import { element, printXml } from "./xml.ts";

const site = new URL("https://saitei.example");
const dates = new Map([
  ["old", { first: "2026-01-01", changed: "2026-01-01", hash: "" }],
  ["reworded", { first: "2026-01-01", changed: "2026-03-03", hash: "" }],
  ["fresh", { first: "2026-02-02", changed: "2026-02-02", hash: "" }],
]);
const told = (id: string) => ({ id, headline: `The <${id}> & co.`, text: "甲" });
const news = newsOf(["old", "reworded", "unknown", "fresh"].map(told), dates);

describe("news", () => {
  it("has the newest first, and what the register knows", () => {
    expect(news.map(({ ruling, isNew }) => `${ruling.id} ${isNew}`)).toEqual([
      "reworded false",
      "fresh true",
      "old true",
    ]);
  });

  it("is told by day, and knows the day on which the register began", () => {
    expect(newsByDay(news).map(({ date, isFirst }) => `${date} ${isFirst}`)).toEqual([
      "2026-03-03 false",
      "2026-02-02 false",
      "2026-01-01 true",
    ]);
  });
});

describe("XML", () => {
  it("escapes what has a meaning in it", () => {
    expect(printXml(element("a", { b: '"<' }, "<&>"))).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<a b="&quot;&lt;">&lt;&amp;&gt;</a>\n',
    );
    expect(printXml(element("a", {}, element("b", {})))).toContain("<a>\n <b/>\n</a>");
  });
});

describe("the feed", () => {
  const feed = feedOf("en", news, site);

  it("has what RFC 4287 asks for, with absolute addresses", () => {
    expect(feed).toContain("<id>https://saitei.example/en/feed.xml</id>");
    expect(feed).toContain("<updated>2026-03-03T00:00:00Z</updated>");
    expect(feed).toContain("<id>https://saitei.example/r/reworded/#en</id>");
    expect(feed).toContain('href="https://saitei.example/en/rulings/fresh/"');
    expect(feed).toContain("<title>The &lt;old&gt; &amp; co.</title>");
    expect(feed.match(/<entry>/g)).toHaveLength(3);
  });

  it("tells what is new from what has changed", () => {
    expect(feed).toContain('<category term="changed" label="Changed"/>');
    expect(feedOf("ja", news, site)).toContain('<category term="new" label="新しい裁定"/>');
  });
});

describe("the sitemap", () => {
  const ids = Object.fromEntries(
    kinds.map((kind) => [kind, new Set(kind === "rulings" ? ["fresh"] : [])]),
  ) as Record<keyof Ids, Set<string>>;

  it("names its parts", () => {
    expect(sitemapIndex(site)).toContain("<loc>https://saitei.example/sitemap/rulings.xml</loc>");
  });

  it("has a page in both languages, each with its alternates and the day it changed", () => {
    const part = sitemapPart("rulings", ids, dates, site);
    expect(part.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>https://saitei.example/ja/rulings/fresh/</loc>",
      "<loc>https://saitei.example/en/rulings/fresh/</loc>",
    ]);
    expect(part.match(/<xhtml:link /g)).toHaveLength(6);
    expect(part).toContain("<lastmod>2026-02-02</lastmod>");
  });

  it("leads readers of neither language from the front page to the choice of one", () => {
    expect(sitemapPart("pages", ids, dates, site)).toContain(
      'hreflang="x-default" href="https://saitei.example/"',
    );
  });
});

it("the guide for language models names the data and the guides", () => {
  const text = llmsText([{ name: "stack", title: "The stack", summary: "How it works." }], site);
  expect(text).toMatch(/^# Saitei/);
  expect(text).toContain("- [The stack](https://saitei.example/en/guides/stack/): How it works.");
  expect(text).toContain("(https://saitei.example/api/v1/boards.json)");
});
