import { slowestLines, timedFiles, timedE2eTests, type Timed } from './slowest';

test('test files are named from the root, with their seconds', () => {
  const testResults = [
    { name: '/shop/src/domain/money/money.test.ts', startTime: 1000, endTime: 1250 },
    { name: '/shop/local/auth/auth.test.ts', startTime: 500, endTime: 9500 },
  ];
  expect(timedFiles({ testResults }, '/shop')).toEqual([
    { name: 'src/domain/money/money.test.ts', seconds: 0.25 },
    { name: 'local/auth/auth.test.ts', seconds: 9 },
  ]);
});

test('test titles are listed as written', () => {
  const tests = [{ name: 'cart: fills', seconds: 3 }];
  expect(timedE2eTests({ passed: 1, failed: 0, tests })).toEqual(tests);
});

test.each([
  [null],
  [7],
  [{}],
  [{ testResults: 7, tests: 'x' }],
  [{ testResults: [null, { name: 3 }], tests: [null, { name: 'a' }] }],
])('a result like %j has no entry', (result) => {
  expect(timedFiles(result, '/shop')).toEqual([]);
  expect(timedE2eTests(result)).toEqual([]);
});

test('the slowest come first up to the maximum, and equal ones keep their order', () => {
  const all: Timed[] = [
    { name: 'b', seconds: 2 },
    { name: 'c', seconds: 123.44 },
    { name: 'a', seconds: 3.06 },
  ];
  expect(slowestLines(all, 2)).toEqual([' 123.4 s  c', '   3.1 s  a']);
  expect(slowestLines(all)).toHaveLength(3);
  expect(all.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  expect(slowestLines(Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, seconds: at })))).toHaveLength(
    10,
  );
  expect(slowestLines([])).toEqual([]);
});
