import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { codeIn, folderIn, keptBetweenBuilds } from "./kept.ts";

const root = mkdtempSync(join(tmpdir(), "saitei-kept-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

it("is another code as soon as a source, the name of one, or a package is another", () => {
  const codes = [
    { "package-lock.json": "{}", "src/engine/a.ts": "1", "src/board/b.tsx": "2" },
    { "src/engine/a.ts": "3" },
    { "src/board/b.tsx": "4" },
    { "src/board/c.tsx": "4" },
    { "package-lock.json": "{ }" },
  ].map((files) => {
    write(files);
    return codeIn(root);
  });
  expect(new Set(codes).size).toBe(codes.length);
});

it("is the same code whatever the texts and the styles are", () => {
  write({ "package-lock.json": "{}", "src/engine/a.ts": "1" });
  const code = codeIn(root);
  write({ "content/guides/en/a.mdx": "x", "src/site/styles/a.css": "y" });
  expect(codeIn(root)).toBe(code);
});

it("hands over what was just made as it would what was kept", () => {
  expect(Object.keys(keptBetweenBuilds("a", "b", () => ({ is: 1, isNot: undefined })))).toEqual([
    "is",
  ]);
});

it("forgets what other code has made, but not while its build may still be at work", () => {
  const minutes = 60_000;
  const begun = Date.now();
  folderIn(root, "old", begun);
  write({ "old/aa/aaa": "1" });
  folderIn(root, "new", begun + 5 * minutes);
  expect(readdirSync(root)).toEqual(["new", "old"]);
  folderIn(root, "new", begun + 30 * minutes);
  expect(readdirSync(root)).toEqual(["new"]);
});
