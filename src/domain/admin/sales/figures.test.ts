import { NO_SALES } from './daySales';
import { changeOf, figuresOf, pointsOf } from './figures';

test('the key figures are computed from the sums of a period', () => {
  const sums = {
    placed: 12,
    orders: 10,
    kept: 8,
    cod: 6,
    rto: 1,
    arrived: 8,
    inTime: 6,
    revenue: 400_001,
    checkouts: 40,
  };
  expect(figuresOf(sums)).toEqual({
    orders: 10,
    revenue: 400_001,
    average: 50_000,
    codShare: 0.6,
    prepaidShare: 0.4,
    conversion: 0.3,
    rto: 1,
    rtoShare: 0.1,
    inTimeShare: 0.75,
  });
});

test('a share of zero is no number', () => {
  expect(figuresOf(NO_SALES)).toEqual({
    orders: 0,
    revenue: 0,
    average: null,
    codShare: null,
    prepaidShare: null,
    conversion: null,
    rto: 0,
    rtoShare: null,
    inTimeShare: null,
  });
  // More orders than counted checkout openings: a share above 100 % would be wrong.
  expect(figuresOf({ ...NO_SALES, placed: 3, orders: 3, checkouts: 2 }).conversion).toBeNull();
});

test.each([
  [150, 100, { kind: 'up', by: 50 }],
  [104, 100, { kind: 'up', by: 4 }],
  [99.6, 100, { kind: 'down', by: 0.4 }],
  [1, 3, { kind: 'down', by: 67 }],
  [0, 4, { kind: 'down', by: 100 }],
  [100, 100, { kind: 'same' }],
  [100_001, 100_000, { kind: 'same' }],
  [5, 0, { kind: 'new' }],
  [0, 0, { kind: 'none' }],
  [null, 5, { kind: 'none' }],
  [5, null, { kind: 'none' }],
])('the change to %s from %s is %j', (now, before, change) => expect(changeOf(now, before)).toEqual(change));

test.each([
  [0.5, 0.4, { kind: 'up', by: 10 }],
  [0.25, 0.3, { kind: 'down', by: 5 }],
  [0.3, 0.3, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [null, 0.3, { kind: 'none' }],
])('the change of a share to %s from %s is %j', (now, before, change) =>
  expect(pointsOf(now, before)).toEqual(change),
);
