import { countsOf, timedTestsOf, type Report } from './report';

const report = (stats: Partial<Report['stats']>, errors: unknown[] = []): Report => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, ...stats },
  errors,
  suites: [],
});

test.each<[string, Report, number | null, [passed: number, failed: number]]>([
  ['all well', report({ expected: 3 }), 0, [3, 0]],
  ['at its second try', report({ expected: 3, flaky: 2 }), 0, [3, 2]],
  ['failures', report({ expected: 3, unexpected: 2 }), 1, [3, 2]],
  ['a spec that could not be read', report({}, [{ message: 'no' }]), 1, [0, 1]],
  ['a failed exit without a failed test', report({ expected: 3 }), 1, [3, 1]],
  ['killed', report({ expected: 3 }), null, [3, 1]],
])('the outcome is counted: %s', (_what, json, exitCode, [passed, failed]) => {
  expect(countsOf(json, exitCode)).toEqual({ passed, failed });
});

test('every e2e test is listed by file, project and title, with the time of all its retries', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ projectName: 'phone', results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'cart.spec.ts', specs: [spec('fills', 900, 600)] },
    {
      file: 'calls.spec.ts',
      specs: [],
      suites: [{ file: 'calls.spec.ts', specs: [spec('refuses', 40)] }],
    },
  ];
  expect(timedTestsOf({ suites })).toEqual([
    { name: 'cart.spec.ts (phone): fills', seconds: 1.5 },
    { name: 'calls.spec.ts (phone): refuses', seconds: 0.04 },
  ]);
});
