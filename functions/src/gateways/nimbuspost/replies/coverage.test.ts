import { joinCoverage, latest } from './coverage';

const yes = { any: true, by: null };
const by = (date: string) => ({ any: true, by: date });

test('an outage of either request makes the coverage unknown', () => {
  expect(joinCoverage({ problem: 'x' }, yes)).toEqual({ kind: 'unavailable', problem: 'x' });
  expect(joinCoverage(yes, { problem: 'y' })).toEqual({ kind: 'unavailable', problem: 'y' });
});

test('a PIN code with prepaid delivery only has no cash on delivery and uses the prepaid date', () => {
  expect(joinCoverage({ any: false, by: null }, by('2026-01-01'))).toEqual({
    kind: 'known',
    deliverable: true,
    cod: false,
    by: '2026-01-01',
  });
  expect(joinCoverage(by('2026-01-02'), by('2026-01-01'))).toMatchObject({ cod: true, by: '2026-01-02' });
});

test.each([
  [['2026-01-02', '2026-01-11', '2026-01-03'], '2026-01-11'],
  [['2026-01-02', null], null],
  [[], null],
])('the latest date of %j is %p', (dates, date) => {
  expect(latest(dates)).toBe(date);
});
