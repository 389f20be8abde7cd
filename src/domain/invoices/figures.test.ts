import fc from 'fast-check';
import { sum, toPaise, type Paise } from '../money/money';
import { amountInWords } from './amountInWords';
import { shareOut } from './shareOut';

test.each<[number, string]>([
  [0, 'Zero rupees only'],
  [1, 'One rupee only'],
  [0.01, 'Zero rupees and one paisa only'],
  [513, 'Five hundred thirteen rupees only'],
  [1066.18, 'One thousand sixty-six rupees and eighteen paise only'],
  [100000, 'One lakh rupees only'],
  [123456.07, 'One lakh twenty-three thousand four hundred fifty-six rupees and seven paise only'],
  [20_040_000, 'Two crore forty thousand rupees only'],
  [90.9, 'Ninety rupees and ninety paise only'],
])('%d is written in words', (rupees, words) => expect(amountInWords(toPaise(rupees))).toBe(words));

const paise = (...amounts: number[]) => amounts as Paise[];

test.each<[string, number, Paise[], Paise[]]>([
  ['by value', 10, paise(300, 100), paise(8, 2)],
  ['the largest remainder gets the paisa that is left', 10, paise(100, 200, 400), paise(1, 3, 6)],
  ['the first of equals', 1, paise(5, 5), paise(1, 0)],
  ['zero by zero', 0, paise(0, 0), paise(0, 0)],
  ['all of it', 9, paise(4, 5), paise(4, 5)],
  ['beyond exact doubles', 900_000_001, paise(900_000_001, 900_000_001), paise(450_000_001, 450_000_000)],
])('%s', (_name, amount, weights, shares) => {
  expect(shareOut(amount as Paise, weights)).toEqual(shares);
});

test('shares add up to the amount, and none exceeds its weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, fraction) => {
      const by = numbers as Paise[];
      const amount = Math.floor(sum(by) * fraction) as Paise;
      const shares = shareOut(amount, by);
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(by[at] ?? 0));
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});
