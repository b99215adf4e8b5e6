import { describe, expect, it } from "vitest";
import { settle, tallyPlaywright, tallyVitest } from "./tally.ts";

describe("tallyVitest", () => {
  it("counts passed and failed tests, and leaves skipped ones out", () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          status: "failed",
          assertionResults: [{ status: "passed" }, { status: "failed" }, { status: "pending" }],
        },
        { status: "passed", assertionResults: [{ status: "passed" }] },
      ],
    };
    expect(tallyVitest(report)).toEqual({ passed: 2, failed: 1 });
  });

  it("counts a file that cannot be loaded as one failure", () => {
    const report = { numPassedTests: 0, testResults: [{ status: "failed", assertionResults: [] }] };
    expect(tallyVitest(report)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("tallyPlaywright", () => {
  it("counts a flaky test as failed", () => {
    expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 5,
      failed: 2,
    });
  });
});

describe("settle", () => {
  it("adds a failure when the runner ends badly and reports none", () => {
    expect(settle(1, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 1 });
    expect(settle(1, () => ({ passed: 3, failed: 2 }))).toEqual({ passed: 3, failed: 2 });
    expect(settle(0, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 0 });
  });

  it("counts a missing report as one failure", () => {
    const missing = () => {
      throw new Error("ENOENT");
    };
    expect(settle(0, missing)).toEqual({ passed: 0, failed: 1 });
  });
});
