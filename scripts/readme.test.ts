import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

test("the README's example plays a game to its end", () => {
  const readme = readFileSync(path.join(root, "README.md"), "utf8");
  const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(25);
  // As npm installs a folder: by a link.
  const project = mkdtempSync(path.join(tmpdir(), "saitei-readme-"));
  mkdirSync(path.join(project, "node_modules"));
  symlinkSync(root, path.join(project, "node_modules/saitei"));
  const file = path.join(project, "play.ts");
  writeFileSync(file, example);
  const said = execFileSync(process.execPath, ["--experimental-strip-types", file], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(said).toMatch(/^Turn \d+: (?:[AB]|nobody) wins\.\n$/);
}, 60_000);
