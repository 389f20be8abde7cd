import path from 'node:path';
import { asRecord, listIn } from './result';

/** A test file or an e2e test, and how long it took. */
export interface Timed {
  name: string;
  seconds: number;
}

/** The test files of Jest's `--json` result, named from `root`; empty for another text. */
export function timedFiles(result: unknown, root: string): Timed[] {
  return listIn(result, 'testResults').flatMap((file) => {
    const { name, startTime, endTime } = asRecord(file);
    if (typeof name !== 'string' || typeof startTime !== 'number' || typeof endTime !== 'number') return [];
    return [{ name: path.relative(root, name), seconds: (endTime - startTime) / 1000 }];
  });
}

/** The tests of the browser suite, from its result file. */
export function timedE2eTests(result: unknown): Timed[] {
  return listIn(result, 'tests').flatMap((test) => {
    const { name, seconds } = asRecord(test);
    return typeof name === 'string' && typeof seconds === 'number' ? [{ name, seconds }] : [];
  });
}

/** A line for each of the slowest, slowest first. */
export function slowestLines(all: readonly Timed[], count = 10): string[] {
  return [...all]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
