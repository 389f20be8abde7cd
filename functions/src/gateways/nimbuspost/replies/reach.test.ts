import { joinReach, latest } from './reach';

const yes = { any: true, by: null };
const by = (date: string) => ({ any: true, by: date });

test('an outage of either question is an outage', () => {
  expect(joinReach({ problem: 'x' }, yes)).toEqual({ kind: 'unavailable', problem: 'x' });
  expect(joinReach(yes, { problem: 'y' })).toEqual({ kind: 'unavailable', problem: 'y' });
});

test('delivered prepaid only: no cash, the prepaid date', () => {
  expect(joinReach({ any: false, by: null }, by('2026-01-01'))).toEqual({
    ...{ kind: 'known', deliverable: true, cod: false, by: '2026-01-01' },
  });
  expect(joinReach(by('2026-01-02'), by('2026-01-01'))).toMatchObject({ cod: true, by: '2026-01-02' });
});

test.each([
  [['2026-01-02', '2026-01-11', '2026-01-03'], '2026-01-11'],
  [['2026-01-02', null], null],
  [[], null],
])('the latest of %j is %p', (dates, date) => {
  expect(latest(dates)).toBe(date);
});
