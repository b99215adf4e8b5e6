/** What the built site allows: in its pages, by their policies, and by the headers that hosts send. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { headersFor, matches, parseHeaders } from "./headers.ts";

const DIST = join(import.meta.dirname, "..", "dist");
const built = existsSync(join(DIST, "index.html"));
const files = built
  ? globSync("**", { cwd: DIST }).filter((name) => statSync(join(DIST, name)).isFile())
  : [];
const addressOf = (file: string): string =>
  `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, "$1")}`;
const pages = files
  .filter((file) => file.endsWith(".html"))
  .map((file) => [addressOf(file), readFileSync(join(DIST, file), "utf8")] as const);

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/g;

function policyIn(html: string): ReadonlyMap<string, readonly string[]> {
  const [[, policy = ""] = []] = html.matchAll(POLICY);
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );
}

/** What stands between the tags of scripts that run. */
const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\b(src=|type="application\/)/.test(attributes ?? ""))
    .map(([, , text = ""]) => text);

const checksum = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A board for the pages of others. */
const isEmbed = (address: string): boolean => /^\/(?:(?:ja|en)\/)?embed\/./.test(address);

describe.skipIf(!built)("the pages of the built site", () => {
  it("each say what they may load, before they load anything", () => {
    for (const [address, html] of pages) {
      const [first, ...more] = html.matchAll(POLICY);
      expect(more, address).toEqual([]);
      expect(first, address).toBeDefined();
      const before = html.slice(0, first?.index);
      expect(before, address).not.toMatch(/<(script|style|link|img|base)\b/);
    }
    expect(pages.length).toBeGreaterThan(10_000);
  });

  it("run nothing but scripts of this site and those that the build has put there", () => {
    for (const [address, html] of pages) {
      const policy = policyIn(html);
      expect(policy.get("default-src"), address).toEqual(["'self'"]);
      expect(policy.get("object-src"), address).toEqual(["'none'"]);
      expect(policy.get("base-uri"), address).toEqual(["'none'"]);
      const expected = ["'self'", "'wasm-unsafe-eval'", ...scriptsIn(html).map(checksum)];
      expect(new Set(policy.get("script-src")), address).toEqual(new Set(expected));
      const everything = [...policy.values()].flat().join(" ");
      expect(everything, address).not.toMatch(/https?:|\*|'unsafe-eval'|data:|blob:/);
    }
  });

  it("have no script in an attribute, which no policy of theirs would run", () => {
    for (const [address, html] of pages) {
      const tags = html.replace(/<script\b[\s\S]*?<\/script>|<astro-island[^>]*>/g, "");
      expect(tags.match(/\son[a-z]+="|="javascript:/)?.[0], address).toBeUndefined();
    }
  });
});

describe.skipIf(!built)("the headers of the built site", () => {
  const rules = built ? parseHeaders(readFileSync(join(DIST, "_headers"), "utf8")) : [];

  it("let others frame embedded boards and nothing else", () => {
    for (const [address] of pages) {
      const sent = headersFor(rules, address)["content-security-policy"];
      expect(sent, address).toBe(isEmbed(address) ? undefined : "frame-ancestors 'self'");
    }
    expect(pages.filter(([address]) => isEmbed(address)).length).toBeGreaterThan(1_000);
  });

  it("come from one rule each, wherever hosts differ about two", () => {
    for (const file of files) {
      const address = addressOf(file);
      const names = rules
        .filter((rule) => matches(rule, address))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  it("have no rule for what isn't there", () => {
    const addresses = files.map(addressOf);
    const idle = rules.filter((rule) => !addresses.some((address) => matches(rule, address)));
    expect(idle).toEqual([]);
  });
});
