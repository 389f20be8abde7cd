import { median, percentile } from './statistics';

const twenty = Array.from({ length: 20 }, (_, n) => 20 - n);

test.each([
  [0.5, 10],
  [0.95, 19],
  [1, 20],
  [0, 1],
])('the %p percentile of 1 to 20, in any order, is %p', (share, value) => {
  expect(percentile(twenty, share)).toBe(value);
});

test('values are sorted as numbers', () => {
  expect(percentile([100, 9, 20], 0.5)).toBe(20);
  expect(median([100, 9, 20])).toBe(20);
});

test('the median of an even count is between the middle two values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('one value is its own median and percentile', () => {
  expect([median([7]), percentile([7], 0.95)]).toEqual([7, 7]);
});

test('an empty list has no median and no percentile', () => {
  expect(() => median([])).toThrow('nothing');
  expect(() => percentile([], 0.5)).toThrow('nothing');
});
