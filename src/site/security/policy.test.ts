import { describe, expect, it } from "vitest";
import { policyOf, withPolicy } from "./policy.ts";

const sources = (html: string, directive: string): readonly string[] => {
  const found = policyOf(html)
    .split(";")
    .map((part) => part.split(" "))
    .find(([name]) => name === directive);
  if (!found) throw new Error(`no ${directive}`);
  return found.slice(1);
};

// `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const always = ["'self'", "'wasm-unsafe-eval'"];

describe("the policy of a page", () => {
  it.each([
    ["a script between tags", "<script>alert(1)</script>", [ALERT]],
    ["a module between tags", '<script type="module">alert(1)</script>', [ALERT]],
    ["one script twice", "<script>alert(1)</script><p><script>alert(1)</script>", [ALERT]],
    ["a script with its own file", '<script type="module" src="/a.js"></script>', []],
    ["data", '<script type="application/ld+json">{"a":1}</script>', []],
    ["no script", "<p>alert(1)</p>", []],
  ])("for %s", (_, html, expected) => {
    expect(sources(html, "script-src")).toEqual([...always, ...expected]);
  });

  it("knows a script by all of its text", () => {
    const [, , one] = sources("<script>\nalert(1)</script>", "script-src");
    expect(one).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(one).not.toBe(ALERT);
  });

  it("allows styles by attribute, and between tags by checksum", () => {
    const html = "<style>alert(1)</style><p style='color:red'>";
    expect(sources(html, "style-src-elem")).toEqual(["'self'", ALERT]);
    expect(sources(html, "style-src")).toEqual(["'self'", "'unsafe-inline'"]);
    expect(sources(html, "script-src")).toEqual(always);
  });

  it("stands before all that it is about", () => {
    const page = (inside: string) => `<head><meta charset="utf-8">${inside}</head>`;
    const html = withPolicy(page("<script>alert($&)</script>"));
    expect(html.indexOf("<script>")).toBeGreaterThan(html.indexOf("http-equiv"));
    expect(html.indexOf("http-equiv")).toBeGreaterThan(html.indexOf("charset"));
    expect(html).toContain("alert($&)");
    expect(() => withPolicy("<head></head>")).toThrow(/no place/);
  });
});
