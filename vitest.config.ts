import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const TESTS = ["src/**/*.test.{ts,tsx}", "{scripts,bench}/**/*.test.ts"];

/** Who puts another module in the place of one would put it there for the next file, too. */
const replacesModules = (file: string): boolean =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(import.meta.dirname, file), "utf8"));

const apart = globSync(TESTS, { cwd: import.meta.dirname })
  .map((file) => file.replaceAll("\\", "/"))
  .filter(replacesModules);

/** `npm run abilities` runs the tests with one ability less, which is taken once a file. */
const isAbilityTaken = process.env.SAITEI_WITHOUT !== undefined;

export default defineConfig({
  test: {
    // A test that hangs fails; one that is slow on a busy machine does not.
    testTimeout: 60_000,
    // By itself it would leave one processor to nobody.
    maxWorkers: "100%",
    setupFiles: isAbilityTaken ? ["scripts/abilities/without.ts"] : [],
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // The engine, the cards and the rulings are read once, and not 350 times.
        test: {
          name: "together",
          include: TESTS,
          exclude: [...configDefaults.exclude, ...apart],
          isolate: isAbilityTaken,
        },
      },
      { extends: true, test: { name: "apart", include: apart } },
    ],
  },
});
