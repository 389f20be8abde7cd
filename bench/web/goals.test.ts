import { goalsOf, marked } from './goals';

test('without a peer the goals are those of the run in which they were set', () => {
  const goals = goalsOf('cold', null, null);
  expect(goals.firstPaint).toBeCloseTo(644);
  expect(goals.largestPaint).toBeCloseTo(795);
  expect(goals.interactive).toBeCloseTo(1738.5);
  expect(goals.scriptsBefore).toBe(112_640);
});

test('with peers they are shares of the best in the same run', () => {
  expect(goalsOf('second visit', { firstPaint: 1000, interactive: 2000 }, null)).toEqual({
    ...{ firstPaint: 650, interactive: 1500 },
  });
});

test('who is signed in may wait a little longer than who is not', () => {
  expect(goalsOf('signed in', null, { interactive: 1500 })).toEqual({ interactive: 1900 });
  expect(goalsOf('signed in', null, null)).toEqual({});
});

test('a figure says whether its goal is met, where it has one', () => {
  expect([marked('5 ms', true), marked('5 ms', false), marked('5 ms', null)]).toEqual([
    '5 ms ✓',
    '5 ms ✗',
    '5 ms',
  ]);
});
