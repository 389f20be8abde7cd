export interface Counts {
  passed: number;
  failed: number;
}

export interface TimedTest {
  name: string;
  seconds: number;
}

/** As much of Playwright's JSON report as is read here. */
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

/** What passed and failed. A test that passed at a second try failed, and so did a run that ended badly. */
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
