import { asRecord } from './result';

export interface Counts {
  passed: number;
  failed: number;
}

/** How a suite's process ended; `exitCode` is null when a signal or the time limit ended it. */
export interface Ended {
  exitCode: number | null;
}

/** A check that is one test by itself, such as lint. */
export function tallyCheck({ exitCode }: Ended): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Jest's `--json` result; a test file that could not run is one failure. */
export function tallyJest(ended: Ended, result: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites = 0 } = asRecord(result);
  if (!isCount(numPassedTests) || !isCount(numFailedTests)) return tallySuite(ended, null);
  const broken = isCount(numRuntimeErrorTestSuites) ? numRuntimeErrorTestSuites : 0;
  return tallySuite(ended, { passed: numPassedTests, failed: numFailedTests + broken });
}

/** The browser suite's `{passed, failed}`. */
export function tallyE2e(ended: Ended, result: unknown): Counts {
  const { passed, failed } = asRecord(result);
  return tallySuite(ended, isCount(passed) && isCount(failed) ? { passed, failed } : null);
}

/** A suite that wrote no result, ran no test, or ended badly although its tests passed, counts as a failure. */
function tallySuite({ exitCode }: Ended, counts: Counts | null): Counts {
  if (counts === null) return { passed: 0, failed: 1 };
  const ranNothing = counts.passed + counts.failed === 0;
  const endedBadly = exitCode !== 0 && counts.failed === 0;
  return ranNothing || endedBadly ? { ...counts, failed: counts.failed + 1 } : counts;
}

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed }: Counts): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
