import { LATEST_START_MS, hasTimeToBegin, worstRetryMs } from './callTime';

test('a call begins no more work from its fifteenth second on', () => {
  expect(hasTimeToBegin(0)).toBe(true);
  expect(hasTimeToBegin(LATEST_START_MS - 1)).toBe(true);
  expect(hasTimeToBegin(LATEST_START_MS)).toBe(false);
  expect(hasTimeToBegin(Number.NaN)).toBe(false);
});

test('the waits of a transaction: none with two attempts, then 1 s, 1.5 s, 2.25 s, each with the most jitter', () => {
  expect([1, 2, 3, 4, 5].map(worstRetryMs)).toEqual([0, 0, 1500, 3750, 7125]);
});
