import { LATEST_START_MS, hasTimeToBegin, worstRetryMs } from './callTime';

test('a call starts no new work after fifteen seconds', () => {
  expect(hasTimeToBegin(0)).toBe(true);
  expect(hasTimeToBegin(LATEST_START_MS - 1)).toBe(true);
  expect(hasTimeToBegin(LATEST_START_MS)).toBe(false);
  expect(hasTimeToBegin(Number.NaN)).toBe(false);
});

test('the delays between transaction attempts follow the backoff with maximum jitter', () => {
  expect([1, 2, 3, 4, 5].map(worstRetryMs)).toEqual([0, 0, 1500, 3750, 7125]);
});
