import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A test that hangs fails; one that is slow on a busy machine does not.
    testTimeout: 60_000,
    // By itself it would leave one processor to nobody.
    maxWorkers: "100%",
    // `npm run abilities` runs the tests with one ability less.
    setupFiles: process.env.SAITEI_WITHOUT ? ["scripts/abilities/without.ts"] : [],
    include: ["src/**/*.test.{ts,tsx}", "{scripts,bench}/**/*.test.ts"],
  },
});
