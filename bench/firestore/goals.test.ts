import { type Measured, missedGoals } from './goals';

const just: Measured = { writesPerSecond: 2_000, readsPerSecond: 5_000, queryMs: 20, readyMs: 2_000 };

test('goals that are just reached count as reached', () => {
  expect(missedGoals(just)).toEqual([]);
});

test.each<[Partial<Measured>, string]>([
  [{ writesPerSecond: 1_999.9 }, 'writesPerSecond: 1999.9, at least 2000 wanted'],
  [{ readsPerSecond: 4_999.9 }, 'readsPerSecond: 4999.9, at least 5000 wanted'],
  [{ queryMs: 20.1 }, 'queryMs: 20.1, at most 20 wanted'],
  [{ readyMs: 2_000.1 }, 'readyMs: 2000.1, at most 2000 wanted'],
  [{ queryMs: NaN }, 'queryMs: NaN, at most 20 wanted'],
])('%j is reported as a missed goal', (worse, message) => {
  expect(missedGoals({ ...just, ...worse })).toEqual([message]);
});

test('each missed goal is reported', () => {
  expect(missedGoals({ writesPerSecond: 0, readsPerSecond: 0, queryMs: 99, readyMs: 9_999 })).toHaveLength(4);
});
