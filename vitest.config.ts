import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A test that hangs fails; one that is slow on a busy machine does not.
    testTimeout: 60_000,
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
  },
});
