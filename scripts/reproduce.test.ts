import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { differences } from "./reproduce.ts";

const folder = mkdtempSync(join(tmpdir(), "saitei-reproduce-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
function folderOf(files: Readonly<Record<string, string>>): string {
  made += 1;
  const own = join(folder, `${made}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(own, name, ".."), { recursive: true });
    writeFileSync(join(own, name), text);
  }
  return own;
}

const site = { "index.html": "one", "ja/index.html": "two" };

describe("two builds", () => {
  it.each([
    ["are alike", site, []],
    [
      "differ in a byte",
      { ...site, "ja/index.html": "twa" },
      ["ja/index.html differs from byte 2 on."],
    ],
    ["differ in length", { ...site, "index.html": "ones" }, ["index.html differs from byte 3 on."]],
    ["lack a file", { "index.html": "one" }, ["ja/index.html is in the first only."]],
    ["have one more", { ...site, _headers: "/" }, ["_headers is in the second only."]],
  ])("%s", (_, other, expected) => {
    expect(differences(folderOf(site), folderOf(other))).toEqual(expected);
  });
});
