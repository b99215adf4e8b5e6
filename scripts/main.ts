import { pathToFileURL } from "node:url";

/** Whether a module is what node was told to run; for Node versions without `import.meta.main`. */
export function isMain(moduleUrl: string): boolean {
  const [, script] = process.argv;
  return script !== undefined && moduleUrl === pathToFileURL(script).href;
}
