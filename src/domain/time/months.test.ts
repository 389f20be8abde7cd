import { addMonths, isMonth, lengthOf, monthInIndia, quarterOf, returnPeriods, startOfMonth } from './months';

test.each([
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['1999-01', false],
  ['2026-1', false],
  ['', false],
])('%j as a month', (text, valid) => expect(isMonth(text)).toBe(valid));

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', -23, '2024-12'],
])('%s and %d months', (month, months, result) => expect(addMonths(month, months)).toBe(result));

test('a month begins and ends at midnight in India', () => {
  expect(startOfMonth('2026-11')).toBe('2026-10-31T18:30:00.000Z');
  expect(monthInIndia(new Date('2026-10-31T18:29:59.999Z'))).toBe('2026-10');
  expect(monthInIndia(new Date('2026-10-31T18:30:00.000Z'))).toBe('2026-11');
});

test.each([
  ['2026-04', '2026-04', '2026-06'],
  ['2026-09', '2026-07', '2026-09'],
  ['2026-12', '2026-10', '2026-12'],
  ['2027-02', '2027-01', '2027-03'],
])('%s is in the quarter from %s to %s', (month, from, to) => {
  expect(quarterOf(month)).toEqual({ from, to });
  expect(lengthOf({ from, to })).toBe(3);
});

test('a return can be made for the last 13 months and 5 quarters', () => {
  const { months, quarters } = returnPeriods(new Date('2027-01-15T00:00:00.000Z'));
  expect(months).toHaveLength(13);
  expect([months[0], months.at(-1)]).toEqual([
    { from: '2027-01', to: '2027-01' },
    { from: '2026-01', to: '2026-01' },
  ]);
  expect(quarters.map(({ from }) => from)).toEqual(['2027-01', '2026-10', '2026-07', '2026-04', '2026-01']);
});
