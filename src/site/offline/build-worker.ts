/** Bundles the worker, in one file at an address that never changes. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const WORKER = "/sw.js";

/** The worker differs with every site, so that browsers notice that there is a newer one. */
export async function writeWorker(folder: string, version: string): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: path.join(import.meta.dirname, "worker.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("the worker was not bundled");
  const [{ code }] = bundle.output;
  writeFileSync(path.join(folder, WORKER), `// ${version}\n${code}`);
}
