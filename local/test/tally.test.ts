import { lastLine, sum, tallyCheck, tallyE2e, tallyJest, type Counts } from './tally';

describe('the tally', () => {
  it('adds up the results', () => {
    const counts = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
      { passed: 0, failed: 1 },
    ];
    expect(lastLine(sum(counts))).toBe('41 passed, 3 failed');
    expect(lastLine(sum([]))).toBe('0 passed, 0 failed');
  });

  it.each<[number | null, Counts]>([
    [0, { passed: 1, failed: 0 }],
    [1, { passed: 0, failed: 1 }],
    [null, { passed: 0, failed: 1 }],
  ])('of a check that ends with %s', (exitCode, expected) => {
    expect(tallyCheck({ exitCode })).toEqual(expected);
  });

  it.each<[string, number | null, unknown, Counts]>([
    [
      'all passed',
      0,
      { numPassedTests: 9, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
      { passed: 9, failed: 0 },
    ],
    ['two failed', 1, { numPassedTests: 7, numFailedTests: 2 }, { passed: 7, failed: 2 }],
    [
      'a file broke',
      1,
      { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 1 },
      { passed: 7, failed: 1 },
    ],
    [
      'failed exit without a failed check',
      1,
      { numPassedTests: 7, numFailedTests: 0 },
      { passed: 7, failed: 1 },
    ],
    ['killed', null, { numPassedTests: 7, numFailedTests: 0 }, { passed: 7, failed: 1 }],
    ['no test found', 0, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
    ['no result', 1, null, { passed: 0, failed: 1 }],
    ['no result, good exit', 0, null, { passed: 0, failed: 1 }],
  ])('of jest: %s', (_, exitCode, result, expected) => {
    expect(tallyJest({ exitCode }, result)).toEqual(expected);
  });

  it.each<[number | null, unknown, Counts]>([
    [0, { passed: 12, failed: 0 }, { passed: 12, failed: 0 }],
    [1, { passed: 11, failed: 1 }, { passed: 11, failed: 1 }],
    [1, { passed: 11, failed: 0 }, { passed: 11, failed: 1 }],
    [0, { passed: '12', failed: 0 }, { passed: 0, failed: 1 }],
    [1, null, { passed: 0, failed: 1 }],
  ])('of e2e tests that end with %s and %j', (exitCode, result, expected) => {
    expect(tallyE2e({ exitCode }, result)).toEqual(expected);
  });
});
