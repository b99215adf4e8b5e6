import { describe, expect, it } from "vitest";
import { settle, tallyPlaywright, tallyVitest } from "./tally.ts";

describe("tallyVitest", () => {
  it("counts passed and failed tests, leaves skipped ones out, and names what failed", () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "adds" },
            {
              status: "failed",
              fullName: "takes away",
              failureMessages: ["Error: 1, not 2\n    at a.test.ts:3"],
            },
            { status: "pending", fullName: "divides" },
          ],
        },
        {
          name: "b.test.ts",
          status: "passed",
          assertionResults: [{ status: "passed", fullName: "adds" }],
        },
      ],
    };
    expect(tallyVitest(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ["a.test.ts › takes away\n    Error: 1, not 2\n        at a.test.ts:3"],
    });
  });

  it("counts a file that cannot be loaded as one failure", () => {
    const file = { name: "a.test.ts", status: "failed", message: "No such file" };
    const report = { numPassedTests: 0, testResults: [{ ...file, assertionResults: [] }] };
    expect(tallyVitest(report)).toEqual({
      passed: 0,
      failed: 1,
      failures: ["a.test.ts\n    No such file"],
    });
  });
});

describe("tallyPlaywright", () => {
  it("counts a flaky test as failed, and names what failed with its project", () => {
    const spec = (title: string, status: string, ...messages: readonly string[]) => ({
      title,
      tests: [
        {
          projectName: "phone",
          status,
          results: [...messages.map((message) => ({ error: { message } })), {}],
        },
      ],
    });
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: "home.spec.ts",
          specs: [spec("opens", "expected"), spec("closes", "unexpected", "Error: is open")],
          suites: [{ title: "search", specs: [spec("finds", "flaky", "Error: none found")] }],
        },
      ],
    };
    expect(tallyPlaywright(report)).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        "[phone] home.spec.ts › closes\n    Error: is open",
        "[phone] home.spec.ts › search › finds\n    Error: none found",
      ],
    });
  });
});

describe("settle", () => {
  it("adds a failure when the runner ends badly and reports none", () => {
    expect(settle(1, () => ({ passed: 3, failed: 0 }))).toEqual({
      passed: 3,
      failed: 1,
      failures: ["No test failed, and it ended with code 1."],
    });
    expect(settle(1, () => ({ passed: 3, failed: 2 }))).toEqual({ passed: 3, failed: 2 });
    expect(settle(0, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 0 });
  });

  it("counts a missing report as one failure", () => {
    const missing = () => {
      throw new Error("ENOENT");
    };
    expect(settle(0, missing)).toMatchObject({ passed: 0, failed: 1 });
  });
});
