/** Reads the reports of the test runners. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A test file that cannot be loaded has no tests in it: it counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const failed = report.testResults.map((file) => {
    const tests = file.assertionResults.filter((test) => test.status === "failed").length;
    return tests === 0 && file.status === "failed" ? 1 : tests;
  });
  return { passed: report.numPassedTests, failed: failed.reduce((sum, count) => sum + count, 0) };
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** A test that passes only when it is tried again has not passed. */
export function tallyPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** A runner that ends badly has failed at least once, whatever its report says. */
export function settle(code: number, tally: () => Tally): Tally {
  try {
    const { passed, failed } = tally();
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
