/**
 * `npm run looks`: compares the board of the built site with the pictures in tests/e2e/looks.
 * `npm run looks -- --update` takes them anew, for somebody to look at before they are committed.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readPng, smallPng } from "./small-png.ts";

const root = path.resolve(import.meta.dirname, "..");
const playwright = path.join(root, "node_modules", ".bin", "playwright");
const pictures = () => globSync(path.join(root, "tests/e2e/looks/*.png"));
const isUpdate = process.argv.includes("--update");

// What nobody takes anew is of a state that is gone.
if (isUpdate) for (const picture of pictures()) rmSync(picture);

const { status } = spawnSync(
  playwright,
  ["test", "looks", "--project=desktop-chromium", ...(isUpdate ? ["--update-snapshots=all"] : [])],
  { cwd: root, stdio: "inherit" },
);

if (isUpdate) {
  for (const picture of pictures()) {
    writeFileSync(picture, smallPng(readPng(readFileSync(picture))));
  }
}
process.exit(status ?? 1);
