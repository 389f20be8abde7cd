import { failedTests } from './failures';

const RED = '\u001b[31m';

test('each failed test is named with its file and the first lines of what went wrong', () => {
  const long = Array.from({ length: 40 }, (_, at) => `    at line ${at}`).join('\n');
  const testResults = [
    {
      name: '/shop/src/cart.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'removes', failureMessages: [`${RED}Expected: 1\n\n${long}`, 'other'] },
      ],
    },
    { name: '/shop/src/fine.test.ts', status: 'passed', assertionResults: [] },
  ];
  const lines = failedTests({ testResults }, '/shop');
  expect(lines.slice(0, 3)).toEqual(['src/cart.test.ts: removes', '    Expected: 1', '        at line 0']);
  expect(lines).toHaveLength(1 + 12);
});

test('a file that could not run is named with its message', () => {
  const broken = {
    name: '/shop/a.test.ts',
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  };
  expect(failedTests({ testResults: [broken] }, '/shop')).toEqual(['a.test.ts', '    Cannot find module']);
});

test.each([[null], [7], [{}], [{ testResults: [null, { name: 3 }] }]])(
  'a result like %j has none',
  (result) => {
    expect(failedTests(result, '/shop')).toEqual([]);
  },
);
