/**
 * `npm run looks`: compares the board of the built site with the pictures in tests/e2e/looks.
 * `npm run looks -- --update` takes them anew, for somebody to look at before they are committed.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const playwright = path.join(root, "node_modules", ".bin", "playwright");
const update = process.argv.includes("--update") ? ["--update-snapshots=all"] : [];

const { status } = spawnSync(
  playwright,
  ["test", "looks", "--project=desktop-chromium", ...update],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
