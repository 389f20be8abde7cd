import { mergeSeen } from './mergeSeen';

test.each([
  ['AB', 'A', 'AC', 'ABC'],
  ['AB', 'A', '', 'B'],
  ['A', 'AB', 'ABC', 'AC'],
  ['', 'A', 'AB', 'B'],
  ['AC', 'A', 'AC', 'AC'],
  ['AB', undefined, 'BA', 'BA'],
])('%s by now, seen as %s and sent as %s becomes %s', (before, seen, chosen, expected) => {
  const merged = mergeSeen([...before], [...chosen], seen === undefined ? seen : [...seen], (one) => one);
  expect(merged.join('')).toBe(expected);
});
