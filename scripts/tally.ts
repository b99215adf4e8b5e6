/** Reads the reports of the test runners. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name, and the beginning of why: told again where a long run ends. */
  readonly failures?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const WHY_LINES = 6;

const failure = (name: string, why = "") =>
  [name, ...why.trim().split("\n").slice(0, WHY_LINES)].filter(Boolean).join("\n    ");

/** A test file that cannot be loaded has no tests in it: it counts as one failure. */
export function tallyVitest({ numPassedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [failure(name, message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

function failuresIn({ title, suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const why = results.find(({ error }) => error !== undefined)?.error?.message;
        return failure(`[${projectName}] ${title} › ${spec.title}`, why);
      }),
  );
  const inner = suites.flatMap((suite) =>
    failuresIn({ ...suite, title: `${title} › ${suite.title}` }),
  );
  return [...own, ...inner];
}

/** A test that passes only when it is tried again has not passed. */
export function tallyPlaywright({ stats, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresIn),
  };
}

/** A runner that ends badly has failed at least once, whatever its report says. */
export function settle(code: number, tally: () => Tally): Tally {
  try {
    const told = tally();
    if (code === 0 || told.failed > 0) return told;
    return { ...told, failed: 1, failures: [`No test failed, and it ended with code ${code}.`] };
  } catch {
    return { passed: 0, failed: 1, failures: [`It left no report, and ended with code ${code}.`] };
  }
}
