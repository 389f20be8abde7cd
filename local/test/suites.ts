import path from 'node:path';
import { failedTests } from './failures';
import { timedFiles, timedE2eTests, type Timed } from './slowest';
import { type Counts, type Ended, tallyCheck, tallyE2e, tallyJest } from './tally';

export const GROUPS = ['lint', 'unit', 'e2e'] as const;
export type Group = (typeof GROUPS)[number];

export interface Suite {
  name: string;
  /** The groups that need it. */
  groups: readonly Group[];
  /** Arguments to Node; `resultFile` is where the suite may write its counts. */
  args(resultFile: string): string[];
  /** The variable that tells the suite its result file. */
  resultVariable?: string;
  /** The file that the suite cannot run without. */
  needs: string;
  /** Minutes after which a hanging suite is ended. A machine may be twice as slow on another day. */
  minutes: number;
  tally(ended: Ended, result: unknown): Counts;
  /** Its parts, each with its time, where it says so in its result. */
  timed?(result: unknown, root: string): Timed[];
  /** The failures, as lines that are repeated at the end, because a long run's own output is far above. */
  failures?(result: unknown, root: string): string[];
}

const bin = (file: string) => path.join('node_modules', file);
/** More room for new objects, so that fewer are copied on: a tenth of the processor time of tsc, some percent of Jest's. */
const HEAP = '--max-semi-space-size=64';
const check = (name: string, file: string, ...args: string[]): Suite => ({
  name,
  groups: ['lint'],
  args: () => [HEAP, bin(file), ...args],
  needs: bin(file),
  minutes: 6,
  tally: tallyCheck,
});

const lint = check('lint', 'eslint/bin/eslint.js', '.');
const format = check('format', 'prettier/bin/prettier.cjs', '--check', '.');
const types = check('types', 'typescript/bin/tsc', '-p', 'tsconfig.json');
const unused = check('unused', 'knip/bin/knip.js', '--no-progress');
const secrets: Suite = {
  ...check('secrets', 'secretlint/bin/secretlint.js'),
  args: () => ['--import', 'tsx', 'local/test/secrets/scanSecrets.ts'],
};

/** The site of one machine, which unit and e2e tests serve: built before them, as both would else build it at the same time. */
const site: Suite = {
  ...check('site', 'webpack/package.json'),
  groups: ['unit', 'e2e'],
  args: () => ['--import', 'tsx', 'local/build.ts'],
};

const unit: Suite = {
  name: 'unit',
  groups: ['unit'],
  args: (resultFile) => [
    HEAP,
    bin('jest/bin/jest.js'),
    ...['--ci', '--json', '--outputFile', resultFile, '--maxWorkers', '3'],
  ],
  needs: bin('jest/bin/jest.js'),
  minutes: 50,
  tally: tallyJest,
  timed: timedFiles,
  failures: failedTests,
};

const e2e: Suite = {
  name: 'e2e',
  groups: ['e2e'],
  args: () => ['--import', 'tsx', 'e2e/run.ts'],
  resultVariable: 'GLUMIST_E2E_RESULT',
  needs: 'e2e/run.ts',
  minutes: 50,
  tally: tallyE2e,
  timed: timedE2eTests,
};

/**
 * Lanes of one step run at the same time, the suites of a lane and the steps one after another. The browser has the machine to itself:
 * beside it, the checks made pages so slow that a test failed now and then. Jest's tests do not mind.
 */
export const STEPS: Suite[][][] = [[[site], [types]], [[unit], [lint, format, unused, secrets]], [[e2e]]];

/** Reads `--only=lint,unit,e2e`; everything without it. */
export function readGroups(args: string[]): Group[] | { problem: string } {
  const known = (name: string): name is Group => GROUPS.some((group) => group === name);
  let wanted: Group[] = [...GROUPS];
  for (const arg of args) {
    const names = /^--only=(.+)$/.exec(arg)?.[1]?.split(',') ?? [];
    if (names.length === 0 || !names.every(known)) {
      return { problem: `Unknown option ${arg}. Use --only=${GROUPS.join(',')} or a part of it.` };
    }
    wanted = names;
  }
  return wanted;
}

/** The steps left when only some groups are wanted. */
export function stepsOf(groups: Group[]): Suite[][][] {
  return STEPS.map((lanes) =>
    lanes
      .map((lane) => lane.filter((suite) => suite.groups.some((group) => groups.includes(group))))
      .filter((lane) => lane.length > 0),
  ).filter((lanes) => lanes.length > 0);
}
