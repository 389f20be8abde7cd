import fc from 'fast-check';
import { formatCount, formatCountTo } from './count';

it.each([
  [0, '0'],
  [-7, '-7'],
  [999, '999'],
  [1000, '1,000'],
  [123456, '1,23,456'],
  [-1234567, '-12,34,567'],
])('%p is written %s', (count, written) => expect(formatCount(count)).toBe(written));

it('whole numbers are written as by Intl', () =>
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) =>
      expect(formatCount(count)).toBe(count.toLocaleString('en-IN')),
    ),
  ));

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000+'],
])('a count of %p that stopped at 1,000 is written %s', (count, written) =>
  expect(formatCountTo(count, 1000)).toBe(written),
);
