export interface Counts {
  passed: number;
  failed: number;
}

export interface TimedTest {
  name: string;
  seconds: number;
}

/** The used part of Playwright's JSON report. */
export interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: ReportedSuite[];
}

interface ReportedSuite {
  file: string;
  suites?: ReportedSuite[];
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}

/** Counts passed and failed tests. A test that passed on a retry counts as failed, and so does a crashed run. */
export function countsOf({ stats, errors }: Report, exitCode: number | null): Counts {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/** Every e2e test with the time that all its tries took. */
export function timedTestsOf({ suites }: Pick<Report, 'suites'>): TimedTest[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...timedTestsOf({ suites: inner }),
  ]);
}
