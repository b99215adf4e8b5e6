import { describe, expect, it, vi } from "vitest";
import { factsOf, fromKept, titleIn, toKeep } from "./kept.ts";
import { page, script } from "./testing.ts";

const PATH = "/ja/rulings/one/";

describe("a page that is kept", () => {
  it("is the same when it is read again", async () => {
    const html = await page("裁定", "ab12").text();
    const kept = await toKeep(PATH, page("裁定", "ab12"));
    const again = fromKept(kept);
    expect(await again.text()).toBe(html);
    expect(again.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("takes less room", async () => {
    const long = page("Long", "ab12", "the same words again ".repeat(1000));
    const kept = await (await toKeep(PATH, long)).arrayBuffer();
    expect(kept.byteLength).toBeLessThan(1000);
  });

  it("tells what it is without being read", async () => {
    vi.setSystemTime(1234);
    const body = '<script src="/_astro/b.js"></script><link href="/_astro/a.css">';
    const kept = await toKeep(PATH, page("炎 &amp; 氷", "ab12", body));
    vi.useRealTimers();
    expect(factsOf(kept)).toEqual({
      path: PATH,
      version: "ab12",
      title: "炎 & 氷",
      references: ["/_astro/a.css", "/_astro/b.js"],
      files: 1,
      at: 1234,
    });
  });

  it("is kept as it stands where the browser can't pack", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    const kept = await toKeep(PATH, page("One", "ab12"));
    vi.unstubAllGlobals();
    expect(await kept.clone().text()).toContain("<title>One");
    expect(await fromKept(kept).text()).toContain("<title>One");
  });

  it("doesn't say how it came over the network", async () => {
    const from = new Response("{}", {
      headers: { "content-encoding": "br", vary: "Origin", "content-security-policy": "x" },
    });
    const { headers } = await toKeep("/a.json", from, "1");
    expect([...headers.keys()].filter((name) => !name.startsWith("x-kept-"))).toEqual([
      "content-security-policy",
      "content-type",
    ]);
  });
});

it("other files have the version they are listed with, and scripts none", async () => {
  const bytes = new Uint8Array([1, 2, 255]);
  const kept = await toKeep("/pagefind/a.pf_meta", new Response(bytes), "7");
  expect(factsOf(kept).version).toBe("7");
  expect(new Uint8Array(await fromKept(kept).arrayBuffer())).toEqual(bytes);
  const code = await toKeep("/_astro/a.js", script('import "./b.js"'));
  expect(factsOf(code)).toMatchObject({ version: undefined, references: ["/_astro/b.js"] });
});

it("a page that another sends in its place has no version", async () => {
  const greeting = new Response("<title>Welcome</title>", {
    headers: { "content-type": "text/html" },
  });
  expect(factsOf(await toKeep(PATH, greeting)).version).toBeUndefined();
});

it.each([
  ["<title>One | Saitei</title>", "One"],
  ["<title>Fire // Ice</title>", "Fire // Ice"],
  ["<title>&lt;b&gt; &quot;&#39;&quot; &nix;</title>", `<b> "'" &nix;`],
  ["<p>nothing", ""],
])("the title of %s", (html, title) => {
  expect(titleIn(html)).toBe(title);
});
