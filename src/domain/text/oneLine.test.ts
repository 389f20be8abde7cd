import { isOneLine } from './oneLine';

test.each(['', 'Asha', 'आशा', 'A\u00a0B', 'Rose 🌹'])('%j is one line', (text) => {
  expect(isOneLine(text)).toBe(true);
});

test.each(['A\nB', 'A\tB', 'A\u007fB', 'A\u0085B', 'A\u009fB', 'A\u2028B', 'A\u2029B'])(
  '%j is not',
  (text) => {
    expect(isOneLine(text)).toBe(false);
  },
);
