import fc from 'fast-check';
import {
  difference,
  formatPaise,
  formatRupees,
  paise,
  percentOf,
  subtract,
  toPaise,
  toRupees,
} from './money';

describe('paise', () => {
  it.each([0, 1, -1, 54_000])('brands %p', (amount) => {
    expect(paise(amount)).toBe(amount);
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %p', (amount) => {
    expect(() => paise(amount)).toThrow(RangeError);
  });
});

it('takes a greater amount off only where the result may be negative', () => {
  expect([difference(paise(100), paise(300)), subtract(paise(100), paise(300))]).toEqual([-200, 0]);
});

describe('toPaise', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [649, 64_900],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1066.18, 106_618],
    [19.99, 1999],
  ])('converts ₹%p to %p paise', (rupees, expected) => {
    expect(Object.is(toPaise(rupees), expected)).toBe(true);
  });

  it.each([NaN, Infinity, -Infinity, 1e21])('refuses %p', (rupees) => {
    expect(() => toPaise(rupees)).toThrow(RangeError);
  });

  it('round-trips for every amount of whole paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (amount) => {
        expect(toPaise(toRupees(paise(amount)))).toBe(amount);
      }),
    );
  });
});

describe('percentOf', () => {
  it.each([
    [124_700, 10, 12_470],
    [112_230, 5, 5_612], // 5611.5 rounds up
    [1, 50, 1],
    [1, 49.99, 0],
    [333, 33.33, 111],
  ])('%p paise × %p %%', (amount, percent, expected) => {
    expect(percentOf(paise(amount), percent)).toBe(expected);
  });

  it('leaves a rest that adds up to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const part = percentOf(paise(amount), percent);
        expect(part + subtract(paise(amount), part)).toBe(amount);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('formatting an amount', () => {
  it.each([
    [0, '₹0'],
    [649, '₹649'],
    [123_456, '₹1,23,456'],
    [1066.18, '₹1,066.18'],
    [124.7, '₹124.70'],
    [10_000_000, '₹1,00,00,000'],
  ])('shows %p as %p', (rupees, shown) => {
    expect(formatRupees(rupees)).toBe(shown);
  });

  it('shows a discount with a minus sign', () => {
    expect(formatPaise(paise(-12_470))).toBe('−₹124.70');
  });
});
