import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

test("the README's example plays a game to its end", () => {
  const readme = readFileSync(path.join(root, "README.md"), "utf8");
  const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(25);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "saitei-readme-")), "play.ts");
  writeFileSync(file, example.replaceAll('"./src/', `"${pathToFileURL(root).href}/src/`));
  const said = execFileSync(process.execPath, ["--experimental-strip-types", file], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(said).toMatch(/^Turn \d+: (?:[AB]|nobody) wins\.\n$/);
}, 60_000);
