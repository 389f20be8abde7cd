import { paise, ZERO } from '../money/money';
import { creditFor, creditLeft, lotsBack, lotsBackUnplaced, type OrderCredit } from './spend';

test.each([
  ['less than the total', 50_000, 20_000, 20_000],
  ['more than the total', 50_000, 90_000, 50_000],
  ['as much as the total', 50_000, 50_000, 50_000],
  ['so much that less than ₹1 would be left', 50_000, 49_950, 49_900],
  ['so much that ₹1 is left', 50_000, 49_900, 49_900],
  ['nothing', 50_000, 0, 0],
])('an order takes credit where there is %s', (_, total, spendable, used) => {
  expect(creditFor(paise(total), paise(spendable), paise(100))).toBe(used);
});

const credit: OrderCredit = {
  paise: paise(300),
  backPaise: ZERO,
  lots: [
    { lastDay: '2026-11-20', paise: paise(100) },
    { lastDay: '2027-05-01', paise: paise(120) },
    { lastDay: null, paise: paise(80) },
  ],
};
const now = new Date('2026-11-26T06:00:00Z');

test('what lasts longest comes back first, and what is over gets thirty days', () => {
  expect(lotsBack(credit, paise(300), now)).toEqual([
    { lastDay: null, paise: paise(80) },
    { lastDay: '2027-05-01', paise: paise(120) },
    { lastDay: '2026-12-26', paise: paise(100) },
  ]);
});

test('credit of an order that was never placed keeps its last day, or a passed one is moved to tomorrow', () => {
  expect(lotsBackUnplaced(credit, now)).toEqual([
    { lastDay: null, paise: paise(80) },
    { lastDay: '2027-05-01', paise: paise(120) },
    { lastDay: '2026-11-27', paise: paise(100) },
  ]);
  const ending = { ...credit, lots: [{ lastDay: '2026-11-26', paise: paise(300) }] };
  expect(lotsBackUnplaced(ending, now)).toEqual([{ lastDay: '2026-11-26', paise: paise(300) }]);
});

test('a second part comes back where the first one ended', () => {
  expect(lotsBack(credit, paise(90), now)).toEqual([
    { lastDay: null, paise: paise(80) },
    { lastDay: '2027-05-01', paise: paise(10) },
  ]);
  const after = { ...credit, backPaise: paise(90) };
  expect(creditLeft(after)).toBe(210);
  expect(lotsBack(after, paise(210), now)).toEqual([
    { lastDay: '2027-05-01', paise: paise(110) },
    { lastDay: '2026-12-26', paise: paise(100) },
  ]);
});
